import type { Page } from './test.ts';

/** A lifted row reacts to keys and knows the positions of the others only once it is rendered as lifted. */
export const isLifted = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))));
