/** Checks for everything that opens over a page: focus, and closing. Its appearance is checked by `isFine` in `axe.ts`. */
import { expect, type Locator, type Page } from '@playwright/test';

const isInside = (shown: Locator): Promise<boolean> => shown.evaluate((element) => element.contains(document.activeElement));

/** Tab cycles inside, in both directions. */
export async function expectFocusKept(page: Page, shown: Locator): Promise<void> {
  await expect.poll(() => isInside(shown)).toBe(true);
  for (const key of ['Tab', 'Shift+Tab'])
    for (let step = 0; step < 8; step += 1) {
      await page.keyboard.press(key);
      expect(await isInside(shown), `${key} stays inside`).toBe(true);
    }
}

/** Escape closes it and returns the focus. */
export async function expectWayBack(page: Page, shown: Locator, opener: Locator): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(shown).toHaveCount(0);
  await expect(opener).toBeFocused();
}
