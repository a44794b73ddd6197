/** Playwright's `test`; in the project `keyboard` it works without the mouse. */
import { test as base } from '@playwright/test';
import { withKeysOnly } from './keyboard.ts';

export { expect, type Page } from '@playwright/test';

export const test = base.extend<object, { keysOnly: undefined }>({
  keysOnly: [
    async ({ browser }, use, { project }) => {
      if (project.name.endsWith('eyboard')) await withKeysOnly(browser);
      await use(undefined);
    },
    { scope: 'worker', auto: true },
  ],
});
