import type { Page } from './test.ts';

/** What is lifted listens for keys, and knows where the others stand, once it is drawn as lifted. */
export const isLifted = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))));
