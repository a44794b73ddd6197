/** The page of a record: main facts, history, documents, and its messages when it is unavailable. */
import { problemsOn } from './axe.ts';
import { buildingAdmin, languageSaved, signIn, superAdmin, viewer } from './people.ts';
import { expect, type Page, test } from './test.ts';

const PARKING = '/parking/season-parking';
const facts = (page: Page) => page.getByRole('region', { name: 'At a glance' });
const timeline = (page: Page) => page.getByRole('region', { name: 'Timeline' });
const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);

test('a record shows its main facts first, its history beside the sections, and collapses empty sections', async ({ page }) => {
  await signIn(page, buildingAdmin, `${PARKING}/26`);
  for (const label of ['Status', 'Tenant', 'Vehicle plate no.', 'Carpark', 'Commencement date', 'End date'])
    await expect(facts(page).getByText(label, { exact: true })).toBeVisible();
  await expect(facts(page).getByText('Rejected')).toBeVisible();
  const panel = page.getByRole('tabpanel');
  // Facts in the page header are not repeated below it.
  for (const label of ['Reference no.', 'Status', 'Vehicle plate no.', 'Rejected on', 'Reason for rejection'])
    await expect(panel.getByText(label, { exact: true })).toHaveCount(0);
  const what = timeline(page).getByRole('listitem');
  await expect(what.first()).toContainText('Rejected');
  await expect(what.last()).toContainText('Added');
  const [sections, beside] = await Promise.all([panel.locator('dl').first().boundingBox(), timeline(page).boundingBox()]);
  expect(beside?.x).toBeGreaterThan((sections?.x ?? 0) + (sections?.width ?? 0));

  const fold = panel.getByRole('button', { name: /empty fields?$/ });
  const hidden = panel.getByText('Supporting document', { exact: true });
  await expect(hidden).toHaveCount(0);
  await fold.press('Enter');
  await expect(hidden).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Hide empty fields' })).toHaveAttribute('aria-expanded', 'true');
  expect(await problemsOn(page)).toEqual([]);

  await timeline(page).getByRole('button', { name: 'Every change in detail' }).click();
  await expect(page.getByRole('tab', { name: 'History' })).toHaveAttribute('aria-selected', 'true');

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('tab', { name: 'Details' }).click();
  const [above, below] = await Promise.all([panel.locator('dl').first().boundingBox(), timeline(page).boundingBox()]);
  expect(below?.y).toBeGreaterThan((above?.y ?? 0) + (above?.height ?? 0));
  await expect.poll(() => fits(page)).toBe(true);
});

test('the history of a record loads with one extra request', { tag: '@variant' }, async ({ page }) => {
  await signIn(page, buildingAdmin, PARKING);
  await expect(page.getByRole('table')).toBeVisible();
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\/season-parking-applications\/\d+/.test(pathname)) asked.push(pathname.replace(/\d+/, '{id}'));
  });
  await page.getByRole('rowheader').first().getByRole('link').click();
  await expect(timeline(page).getByRole('listitem').last()).toBeVisible();
  // The list has just loaded the record, so that it need not be fetched.
  expect(asked.filter((path) => path !== '/api/season-parking-applications/{id}')).toEqual([
    '/api/season-parking-applications/{id}/history',
  ]);
});

test('a long name is truncated, the buttons stay at the right edge, and Delete is only in their menu', async ({ page }) => {
  await signIn(page, buildingAdmin, '/parking/carparks/1');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeVisible();
  await expect(page.getByRole('button', { name: 'Delete', exact: true })).toHaveCount(0);
  const more = page.getByRole('button', { name: 'More actions' });
  const right = async () => Math.round(((await more.boundingBox())?.x ?? 0) + ((await more.boundingBox())?.width ?? 0));
  const before = await right();
  await heading.evaluate((one) => {
    one.textContent = 'A carpark with a name that goes on and on and on '.repeat(12);
  });
  expect(await heading.evaluate((one) => one.getBoundingClientRect().height)).toBeLessThan(70);
  expect(await right()).toBe(before);
  await more.click();
  await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeVisible();
});

test('the page of a missing record says so and links back to its list', async ({ page }) => {
  await signIn(page, buildingAdmin, `${PARKING}/99999999`);
  await expect(page.getByRole('heading', { name: 'Season parking application: not found' })).toBeVisible();
  await expect(page).toHaveURL(`${PARKING}/99999999`);
  expect(await problemsOn(page)).toEqual([]);
  await page.getByRole('link', { name: 'Back to Season parking' }).click();
  await expect(page).toHaveURL((url) => url.pathname === PARKING);
});

test('a page that is currently unavailable explains why and links back', { tag: '@variant' }, async ({ page }) => {
  await signIn(page, buildingAdmin, `${PARKING}/26/edit`);
  await expect(page.getByRole('heading', { name: /^SP-\d{4}-\d{5} cannot be edited now$/ })).toBeVisible();
  await expect(page.getByText('Its status is “Rejected”. This is possible only in: Pending approval.')).toBeVisible();
  await page.goto(`${PARKING}/26/renewal`);
  await expect(page.getByRole('heading', { name: /is not possible now$/ })).toBeVisible();
  await expect(page.getByText('Its status is “Rejected”. This is possible only in: Approved.')).toBeVisible();
  await page.getByRole('link', { name: /^Back to SP-/ }).click();
  await expect(page).toHaveURL(`${PARKING}/26`);
});

test('when offline, nothing is shown as empty, and data appears by itself when the connection returns', async ({
  page,
  context,
}) => {
  await signIn(page, buildingAdmin, '/parking/carparks');
  await expect(page.getByRole('table')).toBeVisible();
  await page.getByRole('button', { name: 'Search or jump to' }).first().click();
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeVisible();
  await page.keyboard.press('Escape');
  await context.setOffline(true);
  await expect(page.getByText('You are offline.')).toBeVisible();

  await page.getByRole('tab', { name: /^Inactive/ }).click();
  await expect(page.getByText('This could not be loaded')).toBeVisible();
  await expect(page.getByText('No Data')).toHaveCount(0);
  await expect(page.getByText(/record\(s\) found/)).toHaveCount(0);

  // A dialog that has never been opened cannot be loaded now: it says so, and the page stays.
  await page.getByRole('button', { name: 'Help' }).click();
  const missing = page.getByRole('dialog', { name: 'This could not be loaded' });
  await expect(missing.getByText('The server cannot be reached.')).toBeVisible();
  await missing.getByRole('button', { name: 'Try again' }).click();
  await expect(missing.getByText('The server cannot be reached.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(missing).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: 'Carparks' })).toBeVisible();

  await page.getByRole('button', { name: 'Search or jump to' }).first().click();
  const palette = page.getByRole('dialog');
  await palette.getByRole('combobox').fill('zzzz');
  await expect(palette.getByRole('alert')).toContainText('cannot be reached');
  await expect(palette.getByText('Nothing found')).toHaveCount(0);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Help' }).click();
  await expect(missing).toBeVisible();
  await context.setOffline(false);
  await missing.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('dialog', { name: 'Help' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('This could not be loaded')).toHaveCount(0);
  await expect(page.getByText(/record\(s\) found/)).toBeVisible();
});

test('when offline, a drop-down says that its options could not be loaded', { tag: '@variant' }, async ({ page, context }) => {
  await signIn(page, buildingAdmin, `${PARKING}/add`);
  const carPark = page.getByRole('combobox', { name: 'Carpark' });
  await expect(carPark).toBeVisible();
  await context.setOffline(true);
  await carPark.click();
  await expect(page.getByText('The server cannot be reached.').first()).toBeVisible();
  await expect(page.getByText('Nothing found')).toHaveCount(0);
});

test('switching the language also translates texts that come from the server', async ({ page }) => {
  await signIn(page, viewer, '/users');
  await expect(page.getByRole('table').getByText('Active').first()).toBeVisible();
  const choose = async (language: string) => {
    await page.getByRole('banner').getByRole('button').last().click();
    await page.getByRole('menuitemradio', { name: language }).click();
  };
  await choose('繁體中文');
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hant');
  await expect(page.getByRole('table').getByText('Active')).toHaveCount(0);
  await expect(page.getByRole('table').getByText('啟用').first()).toBeVisible();
  await page.keyboard.press('Escape');
  // The next tests find the person as they were.
  const isKept = languageSaved(page, 'en');
  await choose('English');
  await expect(page.getByRole('table').getByText('Active').first()).toBeVisible();
  await isKept;
});

test('the top bar uses the portal’s font after a reload, and does not animate for people who prefer reduced motion', {
  tag: '@variant',
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signIn(page, superAdmin);
  await page.reload();
  const banner = page.getByRole('banner');
  await expect(banner.getByRole('button', { name: /^Account of/ })).toBeVisible();
  await expect(banner.getByRole('button', { name: 'Search or jump to' }).first()).toBeVisible();
  const faces = await banner.evaluate((bar) =>
    [...bar.querySelectorAll('button, button *')].map((one) => getComputedStyle(one).fontFamily.split(',')[0]),
  );
  expect([...new Set(faces)]).toEqual(['"Inter Variable"']);
  const animated = await page.evaluate(() =>
    [...document.querySelectorAll('*:not([role=progressbar], [role=progressbar] *)')]
      .filter((one) =>
        getComputedStyle(one)
          .transitionDuration.split(',')
          .some((text) => Number.parseFloat(text) >= 0.001),
      )
      .map((one) => (one.cloneNode() as Element).outerHTML),
  );
  expect(animated).toEqual([]);
});

test('the top bar and the date filters fit on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, buildingAdmin, PARKING);
  const name = page.getByRole('button', { name: /^Switch account:/ });
  expect((await name.boundingBox())?.width).toBeGreaterThan(110);
  await page.getByRole('button', { name: 'Filters' }).click();
  const from = page.getByLabel('Commencement date, from');
  const label = page.locator('label').filter({ hasText: 'Commencement date, from' });
  await expect(from).toBeVisible();
  expect(await label.evaluate((one) => one.scrollWidth <= one.clientWidth)).toBe(true);
  await expect.poll(() => fits(page)).toBe(true);
});
