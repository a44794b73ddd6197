/** For tests that control the clock, so that no time passes but what they let pass. */
import type { Page } from '@playwright/test';

/** Stops the clock of the page, a moment ahead of now. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
}

/**
 * React starts the timers of something that has just appeared a moment later, in a task of its
 * own, and such a clock does not wait for tasks. They run in turn: behind a few of ours, the timers have started.
 */
export const timersStarted = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let turn = 0; turn < 5; turn += 1)
      await new Promise((done) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = done;
        port2.postMessage(turn);
      });
  });
