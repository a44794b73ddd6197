/** Moving on as a link of the portal does: to start the portal anew for each page would take longer than to look at it. */
import { expect, type Page } from '@playwright/test';

/** Opens a page whose title differs from that of the page before: the new title says that it is there. */
export async function follow(page: Page, path: string): Promise<void> {
  const before = await page.title();
  await page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, path);
  await expect(page).not.toHaveTitle(before);
}
