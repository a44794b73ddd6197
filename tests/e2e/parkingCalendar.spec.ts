/** The season parking calendar: a separate screen, opened from the list, that loads its library only when needed. */
import { isFine } from './axe.ts';
import { buildingAdmin, signIn, tenantAdmin } from './people.ts';
import { expect, test } from './test.ts';

const PATH = '/parking/season-parking/calendar';
/** A string of the library that survives minification. */
const LIBRARY = 'dayGridMonth';

test('the calendar shows what is active in a month, by car park, and links to the record', async ({ page }) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.text().catch(() => ''));
  });
  const isLoaded = async () => (await Promise.all(scripts)).some((text) => text.includes(LIBRARY));
  await signIn(page, buildingAdmin, '/parking/season-parking');
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  expect(await isLoaded(), 'the list loads no calendar').toBe(false);

  await page.getByRole('link', { name: 'Season parking calendar' }).click();
  await expect(page).toHaveURL(PATH);
  await expect(page).toHaveTitle('Season parking calendar · Atrium');
  await expect(page.getByRole('navigation', { name: 'You are here' }).getByRole('link')).toHaveText('Season parking');
  await expect(
    page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Season parking', exact: true }),
  ).toHaveAttribute('aria-current', 'page');
  const bars = page.getByRole('main').locator('a[href^="/parking/season-parking/"]');
  await expect(bars.first()).toContainText('SP-');
  expect(await isLoaded()).toBe(true);
  await isFine(page, 'the calendar of season parking');

  // By keyboard: a bar is a link.
  const href = await bars.first().getAttribute('href');
  await bars.first().focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(href as string);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('SP-');
  await page.goBack();
  await expect(page).toHaveURL(PATH);

  const month = page.getByRole('main').getByRole('heading', { level: 2 }).first();
  const present = await month.innerText();
  await page.getByRole('button', { name: 'Next month' }).click();
  await expect(page).toHaveURL(/month=\d{4}-\d{2}/);
  await expect(month).not.toHaveText(present);
  await page.getByRole('button', { name: 'Today' }).click();
  await expect(month).toHaveText(present);

  // By car park: the same as the list with that filter.
  const isFiltered = page.waitForResponse(/season-parking-applications\?.*carParkId=\d+/);
  await page.getByRole('combobox', { name: 'Carpark' }).click();
  await page.getByRole('option').nth(1).click();
  await expect(page).toHaveURL(/carPark=\d+/);
  await (await isFiltered).finished();
  await expect(bars.first()).toBeVisible();
});

test('on a phone the month is a list that shows each season parking once', { tag: '@variant' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, buildingAdmin, PATH);
  const list = page.getByRole('main').getByRole('list', { name: 'Season parking' });
  await expect(list.getByRole('link').first()).toContainText('SP-');
  const hrefs = await list.getByRole('link').evaluateAll((all) => all.map((one) => one.getAttribute('href')));
  expect(new Set(hrefs).size).toBe(hrefs.length);
  await expect(page.locator('.fc')).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await isFine(page, 'the calendar on a phone');
});

test('a tenant can open the calendar too', async ({ page }) => {
  await signIn(page, tenantAdmin, PATH);
  await expect(page.getByRole('heading', { level: 1, name: 'Season parking calendar' })).toBeVisible();
});
