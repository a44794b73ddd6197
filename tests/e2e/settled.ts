/**
 * When a page has loaded everything that it loads by itself: no request is open, and none has begun while the browser twice had nothing
 * else to do. Unlike `networkidle`, it does not wait for half a second without requests, which a busy machine also has in between.
 */
import type { Page } from 'playwright-core';

const open = new WeakMap<Page, { now: number; begun: number }>();

/** Counts the requests of a page from now on. To be called before the page is opened. */
export function watchRequests(page: Page): void {
  if (open.has(page)) return;
  const count = { now: 0, begun: 0 };
  open.set(page, count);
  page.on('request', () => {
    count.now += 1;
    count.begun += 1;
  });
  const ends = () => {
    count.now -= 1;
  };
  page.on('requestfinished', ends);
  page.on('requestfailed', ends);
}

/** Milliseconds after which a page is not expected to settle any more. */
const MOST = 15_000;

/** @throws if the requests of the page are not counted, or do not end */
export async function settled(page: Page): Promise<void> {
  const count = open.get(page);
  if (!count) throw new Error('watchRequests comes before the page is opened');
  const isQuiet = async () => {
    const { begun } = count;
    await page.evaluate(async () => {
      if (document.readyState !== 'complete') await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
      for (let turn = 0; turn < 2; turn += 1) await new Promise((resolve) => requestIdleCallback(resolve));
    });
    return count.now === 0 && count.begun === begun;
  };
  const begun = Date.now();
  while (!(await isQuiet())) if (Date.now() - begun > MOST) throw new Error(`${count.now} request(s) are still open`);
}
