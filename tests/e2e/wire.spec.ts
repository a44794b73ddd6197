/** What the portal sends, what it makes of an answer, and what people see of a failure (000 §7, §8, §9): watched and falsified on the wire. */

import type { Page, Request } from '@playwright/test';
import { asksItself } from './asksItself.ts';
import { buildingAdmin, password, signIn, tenantAdmin, unused } from './people.ts';
import { expect, test } from './test.ts';

const LIST = '/parking/carparks';
const INACTIVE = 'We’ve logged you out to keep your account secure, as you’ve been inactive for some time.';
const isCall = (request: Request) => new URL(request.url()).pathname.startsWith('/api/');
const isRefresh = (request: Request) => new URL(request.url()).pathname.endsWith('/auth/refresh-token');
/** The rows of the list of carparks. */
const ROWS = /\/api\/car-parks\?/;

/** The calls from now on. */
function watch(page: Page): Request[] {
  const seen: Request[] = [];
  page.on('request', (request) => {
    if (isCall(request)) seen.push(request);
  });
  return seen;
}

const refused = (code: string, status: number) => ({
  status,
  json: { success: false, data: null, message: `Refused as ${code}`, code },
});

test('calls go to paths below the API with cookie and token, bodies say nothing empty, answers have a flag, data and a message (R-0278, R-0279, R-0280, R-0282, R-0283, R-0284), and numbers of tabs are asked for as of a first page (R-0313)', async ({
  page,
}) => {
  await signIn(page, buildingAdmin);
  await asksItself(page);
  const seen = watch(page);
  const rows = page.waitForResponse(ROWS);
  const counts = page.waitForRequest(/\/car-parks\/get-status-count\?/);
  await page.goto(`${LIST}?perPage=25`);
  const { searchParams } = new URL((await counts).url());
  expect([searchParams.get('page'), searchParams.get('limit')]).toEqual(['1', '10']);
  expect(Object.keys(await (await rows).json())).toEqual(expect.arrayContaining(['success', 'data', 'message']));
  expect(await (await rows).json()).toMatchObject({ success: true });
  const asked = (await rows).request();
  expect(new URL(asked.url()).origin).toBe(new URL(page.url()).origin);
  expect(await asked.headerValue('authorization')).toMatch(/^Bearer \S+$/);
  const refresh = seen.find(isRefresh);
  expect(await refresh?.headerValue('cookie')).toMatch(/=\S+/);

  await page.goto(`${LIST}/add`);
  await page.getByLabel('Code').fill('WIRE');
  await page.getByLabel('Name').fill('Wire');
  await page.route('**/api/car-parks/**', (route) => route.fulfill(refused('duplicate', 422)));
  await page.route('**/api/car-parks', (route) =>
    route.request().method() === 'POST' ? route.fulfill(refused('duplicate', 422)) : route.continue(),
  );
  const sent = page.waitForRequest(
    (request) => isCall(request) && request.method() === 'POST' && request.url().includes('car-parks'),
  );
  await page.getByRole('main').getByRole('button', { name: 'Add', exact: true }).click();
  const body = (await sent).postDataJSON() as Record<string, unknown>;
  expect(body).toMatchObject({ code: 'WIRE', name: 'Wire' });
  expect(Object.values(body)).not.toContain(null);
  expect(Object.values(body).map((value) => JSON.stringify(value))).not.toContain('{}');
});

test('a company and its building call for their own office centre (R-0286)', async ({ browser }) => {
  const asked: string[] = [];
  for (const person of [buildingAdmin, tenantAdmin]) {
    const page = await (await browser.newContext()).newPage();
    await signIn(page, person);
    await asksItself(page);
    const rows = page.waitForRequest(/\/api\/office-centres\/\d+\/users\?/);
    await page.goto('/users');
    asked.push(new URL((await rows).url()).pathname);
    await page.context().close();
  }
  expect(new Set(asked).size).toBe(2);
});

test('a 401 refreshes the token once for all calls that wait, and they are made again (R-0291, R-0296)', async ({ page }) => {
  await signIn(page, buildingAdmin, '/settings');
  const seen = watch(page);
  let old: string | null = null;
  const turnedAway: string[] = [];
  await page.route(/\/api\/(car-parks|users)/, async (route) => {
    const token = await route.request().headerValue('authorization');
    old ??= token;
    if (token !== old) return route.continue();
    turnedAway.push(route.request().url());
    return route.fulfill(refused('unauthenticated', 401));
  });
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Carparks', exact: true }).click();
  await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();
  expect(seen.filter(isRefresh)).toHaveLength(1);
  expect(turnedAway.length).toBeGreaterThan(0);
  for (const url of turnedAway) expect(seen.filter((request) => request.url() === url).length).toBeGreaterThan(1);
});

test('a refresh that fails signs out with the message of inactivity, but not by an error of the server (R-0102, R-0103, R-0297)', async ({
  page,
}) => {
  await signIn(page, buildingAdmin, '/settings');
  const menu = page.getByRole('navigation', { name: 'Menu' });
  let status = 500;
  await page.route('**/auth/refresh-token', (route) =>
    route.fulfill(refused(status === 500 ? 'internal' : 'unauthenticated', status)),
  );
  await page.route(ROWS, (route) => route.fulfill(refused('unauthenticated', 401)));
  await menu.getByRole('link', { name: 'Carparks', exact: true }).click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expect(page).toHaveURL((url) => url.pathname === LIST);
  const seen = watch(page);
  status = 401;
  await page.getByRole('button', { name: 'Try again' }).first().click();
  await expect(page).toHaveURL((url) => url.pathname === '/login');
  await expect(page.getByText(INACTIVE)).toBeVisible();
  expect(seen.filter(isRefresh)).toHaveLength(1);
});

test('a wrong code is refused without refreshing anything (R-0298)', async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('E-mail address').fill(buildingAdmin);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL((url) => url.pathname === '/enter-code');
  const seen = watch(page);
  await page.route('**/auth/validate-otp', (route) => route.fulfill(refused('unauthenticated', 401)));
  await page.getByRole('textbox').first().click();
  await page.keyboard.type('123456');
  await expect(page.getByText('Refused as unauthenticated')).toBeVisible();
  expect(seen.filter(isRefresh)).toEqual([]);
  await expect(page).toHaveURL((url) => url.pathname === '/enter-code');
});

test('a failure that comes with 200 is told for five seconds, and the same not again within them (R-0293, R-0300, R-0301)', async ({
  page,
}) => {
  await page.clock.install();
  await signIn(page, buildingAdmin, LIST);
  await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();
  const message = `No rows today ${unused()}`;
  let failed = 0;
  await page.route(ROWS, (route) => {
    failed += 1;
    return route.fulfill({ json: { success: false, data: null, message, code: 'internal' } });
  });
  const toast = page.locator('.MuiSnackbar-root').getByText(message);
  const search = page.getByRole('searchbox').first();
  /** The list is asked for once more, and what it answers is drawn: 1.2 s. */
  const failsFor = async (text: string) => {
    const before = failed;
    await search.fill(text);
    await page.clock.runFor(1_000);
    await expect.poll(() => failed).toBeGreaterThan(before);
    await page.clock.runFor(200);
    await expect(toast).toHaveCount(1);
  };
  await failsFor('one');
  await failsFor('two');
  await page.clock.runFor(2_200);
  await expect(toast).toHaveCount(1);
  // Told again, it would have been there until now.
  await page.clock.runFor(1_900);
  await expect(toast).toHaveCount(0);
});
