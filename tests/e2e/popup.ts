/** What holds for everything that opens over a page: looks, focus, the way out. */
import { expect, type Locator, type Page } from '@playwright/test';
import { faultsOn } from './axe.ts';

const isInside = (shown: Locator): Promise<boolean> => shown.evaluate((element) => element.contains(document.activeElement));

/** Colours on their way are no colours yet; what moves for ever, such as a line that waits, does not end. */
const atRest = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const passing = document
      .getAnimations()
      .filter((one) => one.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    return Promise.allSettled(passing.map((one) => one.finished)).then(() => undefined);
  });

/** Axe finds nothing serious while it is open, in either theme. */
export async function expectGoodLooks(page: Page, what: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    await atRest(page);
    expect.soft(await faultsOn(page), `${what}, ${colorScheme}`).toEqual([]);
  }
}

/** Tab goes round inside, in both directions. */
export async function expectFocusKept(page: Page, shown: Locator): Promise<void> {
  await expect.poll(() => isInside(shown)).toBe(true);
  for (const key of ['Tab', 'Shift+Tab'])
    for (let step = 0; step < 8; step += 1) {
      await page.keyboard.press(key);
      expect(await isInside(shown), `${key} stays inside`).toBe(true);
    }
}

/** Escape closes it, and the focus is back where it was. */
export async function expectWayBack(page: Page, shown: Locator, opener: Locator): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(shown).toHaveCount(0);
  await expect(opener).toBeFocused();
}
