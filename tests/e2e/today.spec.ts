/**
 * The page Today: first in every menu and behind the logo; its figures link to the rows that they count, by mouse and by
 * keyboard.
 */
import { isFine } from './axe.ts';
import { buildingAdmin, countOf, newPlate, signIn, speak, superAdmin, tenantAdmin, viewer } from './people.ts';
import { expect, type Page, test } from './test.ts';

const LIST = '/parking/season-parking';
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
/** The tile of a kind of decision, and its number; where records of several kinds wait for the same, that of season parking. */
const tile = (page: Page, kind: string) =>
  page
    .getByRole('link', { name: new RegExp(`^\\d+ ?${kind}$`) })
    .and(page.locator(kind.startsWith('Pending') ? `[href^="${LIST}?"]` : 'a'));
const numberOn = async (page: Page, kind: string) => Number.parseInt(await tile(page, kind).innerText(), 10);
const tabOf = (page: Page) => JSON.parse(new URL(page.url()).searchParams.get('filter') ?? '{}').tab as string;

test('a count on Today opens a list with the same number of rows, by mouse and by keyboard', { tag: '@variant' }, async ({
  page,
}) => {
  await signIn(page, buildingAdmin, '/today');
  await expect(heading(page)).toHaveText('Today');
  await expect(page).toHaveTitle('Today · Atrium');
  await expect(page.getByRole('heading', { name: 'Waiting for you' })).toBeVisible();

  // What has waited longest, one line each, opens at once.
  const waits = page.getByRole('region', { name: 'Waiting for you' }).getByRole('listitem');
  const name = await waits.first().getByRole('link').innerText();
  await waits.first().getByRole('link').click();
  await expect(heading(page)).toContainText(name);
  await page.goBack();

  const approvals = await numberOn(page, 'Pending approval');
  await tile(page, 'Pending approval').click();
  await expect(page).toHaveURL((url) => url.pathname === LIST);
  expect(tabOf(page)).toBe('PENDING_APPROVAL');
  await expect(page.getByRole('tab', { name: /^Pending approval/ })).toHaveAttribute('aria-selected', 'true');
  expect(await countOf(page, 'Pending approval')).toBe(approvals);

  await page.goBack();
  await expect(heading(page)).toHaveText('Today');
  const renewals = await numberOn(page, 'Pending renewal');
  await tile(page, 'Pending renewal').focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL((url) => url.pathname === LIST);
  expect(tabOf(page)).toBe('PENDING_RENEWAL');
  expect(await countOf(page, 'Pending renewal')).toBe(renewals);

  await page.goto('/today');
  const chart = page.getByRole('region', { name: 'Active season parking by carpark' });
  const bar = chart.getByRole('listitem').first();
  const active = Number.parseInt((await bar.innerText()).split('\n').at(-1) ?? '', 10);
  await bar.getByRole('link').click();
  await expect(page).toHaveURL((url) => url.pathname === LIST);
  await expect(page.getByRole('tab', { name: new RegExp(`^Active,? ${active}$`) })).toBeVisible();
});

test('Today is first in everybody’s menu, one click from the logo, and sign-in still opens the usual home page', async ({
  browser,
}) => {
  for (const [person, home] of [
    [viewer, '/tenants'],
    [superAdmin, '/management/customers'],
    ['staff@atrium.example', '/visitor-records'],
  ] as const) {
    const page = await (await browser.newContext()).newPage();
    await signIn(page, person);
    await expect(page).toHaveURL((url) => url.pathname === home);
    const first = page.getByRole('navigation', { name: 'Menu' }).getByRole('listitem').first().getByRole('link');
    await expect(first).toHaveAccessibleName('Today');
    await page.getByRole('link', { name: 'Atrium: Today' }).click();
    await expect(page).toHaveURL((url) => url.pathname === '/today');
    await expect(first).toHaveAttribute('aria-current', 'page');
    await page.context().close();
  }
});

test('a person for whom Today has nothing sees a friendly message', async ({ page }) => {
  await page.route('**/api/today', async (route) => {
    const answer = await (await route.fetch()).json();
    await route.fulfill({ json: { ...answer, data: { parts: [], entities: [] } } });
  });
  await signIn(page, 'staff@atrium.example', '/today');
  await expect(page.getByRole('main').getByRole('heading', { name: /^Welcome, / })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Settings' }).click();
  await expect(page).toHaveURL((url) => url.pathname === '/settings');
});

test('a person who decides nothing sees what others have to decide, and the provider sees where records are pending', {
  tag: '@variant',
}, async ({ browser, page }) => {
  for (const [person, title] of [
    [viewer, 'Waiting for a decision'],
    [tenantAdmin, 'Your requests waiting for a decision'],
  ] as const) {
    const theirs = await (await browser.newContext()).newPage();
    await signIn(theirs, person, '/today');
    await expect(theirs.getByRole('heading', { name: title })).toBeVisible();
    await theirs.context().close();
  }
  await signIn(page, superAdmin, '/today');
  const table = page
    .getByRole('region', { name: 'Waiting by building' })
    .filter({ hasText: 'Season parking' })
    .getByRole('table');
  const link = table
    .getByRole('row', { name: /Harbour Point/ })
    .getByRole('link')
    .first();
  const count = Number.parseInt(await link.innerText(), 10);
  await link.click();
  await expect(page).toHaveURL((url) => url.pathname === LIST);
  expect(await countOf(page, 'Pending approval')).toBe(count);
});

test('figures follow other people’s changes and say when they cannot be loaded', { tag: '@variant' }, async ({
  page,
  browser,
}) => {
  await signIn(page, buildingAdmin, '/today');
  const before = await numberOn(page, 'Pending approval');
  const other = await (await browser.newContext()).newPage();
  await signIn(other, tenantAdmin, `${LIST}/add`);
  const made = other.waitForResponse((answer) => answer.request().method() === 'POST' && answer.url().includes('/create'));
  await other.getByLabel('Vehicle plate no.').fill(newPlate());
  await other.getByRole('combobox', { name: 'Carpark' }).click();
  await other.getByRole('option').first().click();
  await other.getByLabel('Commencement date').fill('2026-01-01');
  await other.getByLabel('End date').fill('2035-12-31');
  await other.getByRole('button', { name: 'Send application' }).click();
  expect((await made).ok()).toBe(true);
  await expect.poll(() => numberOn(page, 'Pending approval')).toBe(before + 1);
  await other.context().close();

  await page.route('**/api/today', (route) =>
    route.fulfill({ status: 500, json: { success: false, message: 'No figures now' } }),
  );
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('This could not be loaded');
  await page.unroute('**/api/today');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Waiting for you' })).toBeVisible();
});

test('Today fits on a phone, is translated into Chinese, and passes axe in both themes', async ({ page }) => {
  await signIn(page, buildingAdmin, '/today');
  await expect(page.getByRole('heading', { name: 'Recent activity' })).toBeVisible();
  await isFine(page, 'Today');
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  await speak(page, 'zh-Hant');
  await expect(heading(page)).toHaveText('今日');
  await expect(page.getByRole('heading', { name: '等待您處理' })).toBeVisible();
  await speak(page, 'en');
});

test('what needs attention leads to the rows that it counts, for the building, the company and the provider', async ({
  browser,
}) => {
  for (const [person, kind, tab] of [
    [buildingAdmin, 'Overdue invoices', 'To be paid'],
    [tenantAdmin, 'Have never signed in', 'Active'],
    [superAdmin, 'Buildings with a quota running out', 'Active'],
  ] as const) {
    const page = await (await browser.newContext()).newPage();
    await signIn(page, person, '/today');
    await expect(page.getByRole('heading', { name: 'Needs attention' })).toBeVisible();
    const count = await numberOn(page, kind);
    await tile(page, kind).click();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Today');
    await expect(page.getByRole('tab', { name: new RegExp(`^${tab}`) })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('status').filter({ hasText: 'record(s) found' })).toContainText(new RegExp(`^${count} `));
    await page.context().close();
  }
});
