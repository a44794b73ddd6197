/** Playwright's `test`: the server of its project runs; in the project `keyboard` it works without the mouse. */
import { test as base } from '@playwright/test';
import { withKeysOnly } from './keyboard.ts';
import { starts } from './serving.ts';

export { expect, type Page } from '@playwright/test';

export const test = base.extend<object, { server: undefined; keysOnly: undefined }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
    async ({}, use, { project }) => {
      await starts(project.use.baseURL);
      await use(undefined);
    },
    { scope: 'worker', auto: true, timeout: 240_000 },
  ],
  keysOnly: [
    async ({ browser }, use, { project }) => {
      if (project.name.endsWith('eyboard')) await withKeysOnly(browser);
      await use(undefined);
    },
    { scope: 'worker', auto: true },
  ],
});
