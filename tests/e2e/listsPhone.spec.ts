/** Lists at phone width: cards, and selecting all that are shown. */
import { problemsOn } from './axe.ts';
import { buildingAdmin, signIn } from './people.ts';
import { expect, type Page, test } from './test.ts';

const cards = (page: Page) => page.getByRole('main').getByRole('checkbox', { name: /^Select (?!every)/ });

test('on a phone all cards of a page can be selected at once, by touch and by key; the number is shown; the selection can be cleared', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, buildingAdmin, '/parking/season-parking');
  const all = page.getByRole('checkbox', { name: 'Select every row of this page' });
  await expect(cards(page).first()).toBeVisible();
  const count = await cards(page).count();
  expect(count).toBeGreaterThan(1);
  const told = page.getByRole('toolbar', { name: 'Actions on the selected rows' }).getByRole('status');

  await page.getByText('Select every row of this page').click();
  await expect(all).toBeChecked();
  for (const card of await cards(page).all()) await expect(card).toBeChecked();
  await expect(told).toHaveText(`${count} rows selected`);
  expect(await problemsOn(page, { frame: true })).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)).toBe(true);

  await cards(page).first().uncheck();
  await expect(all).toBeChecked({ indeterminate: true });
  await expect(told).toHaveText(count === 2 ? '1 row selected' : `${count - 1} rows selected`);
  await all.focus();
  await page.keyboard.press('Space');
  await expect(told).toHaveText(`${count} rows selected`);
  await page.keyboard.press('Space');
  await expect(told).toHaveCount(0);

  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Clear selection' }).press('Enter');
  await expect(all).not.toBeChecked();
  for (const card of await cards(page).all()) await expect(card).not.toBeChecked();
});

test('a related list on the page of a record offers no selection, at any width', { tag: '@variant' }, async ({ page }) => {
  await signIn(page, buildingAdmin, '/parking/carparks/1?tab=season-parking-applications');
  const panel = page.getByRole('tabpanel');
  await expect(panel.getByRole('table')).toBeVisible();
  await expect(panel.getByRole('checkbox')).toHaveCount(0);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(panel.getByRole('table')).toHaveCount(0);
  await expect(panel.getByRole('listitem').first()).toBeVisible();
  await expect(panel.getByRole('checkbox')).toHaveCount(0);
});

test('tabs that have no room: the chosen one is in sight, an arrow turns to the others, keys reach all of them', {
  tag: '@variant',
}, async ({ page }) => {
  await page.setViewportSize({ width: 620, height: 844 });
  const last = encodeURIComponent(JSON.stringify({ tab: 'PENDING_CHANGE_OF_VEHICLE' }));
  await signIn(page, buildingAdmin, `/parking/season-parking?filter=${last}`);
  const pills = page.getByRole('tablist').nth(1);
  const tabs = pills.getByRole('tab');
  await expect(tabs.last()).toHaveAttribute('aria-selected', 'true');
  await expect(tabs.last()).toBeInViewport({ ratio: 0.9 });
  await expect(tabs.first()).not.toBeInViewport({ ratio: 0.9 });
  const strip = page.locator('.at-tabs[data-sub]');
  await strip.locator('.at-tabs-turn').first().click();
  await expect(tabs.first()).toBeInViewport({ ratio: 0.9 });
  await expect(tabs.last()).not.toBeInViewport({ ratio: 0.9 });

  await tabs.last().focus();
  await page.keyboard.press('ArrowRight');
  await expect(tabs.first()).toBeFocused();
  await expect(tabs.first()).toBeInViewport({ ratio: 0.9 });
  await page.keyboard.press('End');
  await expect(tabs.last()).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await expect(tabs.first()).toHaveAttribute('aria-selected', 'true');
  await expect(page).toHaveURL(/PENDING_APPROVAL/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)).toBe(true);
});

test('the side menu leaves a window that becomes narrow before the portal has noticed that it has', { tag: '@variant' }, async ({
  page,
}) => {
  await page.addInitScript(() => {
    const ask = window.matchMedia.bind(window);
    window.matchMedia = (query) => ask(query.includes('max-width:') ? 'not all' : query);
  });
  await signIn(page, buildingAdmin, '/users');
  const menu = page.locator('.at-side');
  await expect(menu).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(menu).toHaveCount(1);
  await expect(menu).toBeHidden();
});
