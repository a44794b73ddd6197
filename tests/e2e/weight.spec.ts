import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { budgets, filesOf, sumOf } from '../bench/weight.ts';
import { buildingAdmin, signIn, tenantAdmin } from './people.ts';
import { expect, type Page, test } from './test.ts';

/** Strings of the heavy libraries that survive minification. */
const heavy: Readonly<Record<string, string>> = {
  'the editor': 'Invalid content for node',
  'the scanner': 'getCameras',
  'the cropper': 'reactEasyCrop',
  spreadsheets: 'SheetNames',
  dragging: 'DndDescribedBy',
  calendars: 'MuiDateCalendar',
};

test('a list loads no code for the editor, scanner, cropper, calendar, drag and drop or spreadsheets', async ({ page }) => {
  // The gallery has the components that no page of the product shows yet.
  const built = ['dist/portal/assets', 'dist/gallery/assets'].flatMap((folder) => {
    const assets = join(process.cwd(), folder);
    const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'));
    return scripts.map((name) => readFileSync(join(assets, name), 'utf8'));
  });
  for (const [what, word] of Object.entries(heavy))
    expect(
      built.some((text) => text.includes(word)),
      `${what} is known by '${word}'`,
    ).toBe(true);

  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.text().catch(() => ''));
  });
  // The live stream is never idle; the page is the same without it.
  await page.route('**/api/live', (route) => route.fulfill({ status: 404 }));
  await signIn(page, buildingAdmin);
  for (const path of ['/users', '/parking/season-parking', '/parking/carparks', '/tenants']) {
    await page.goto(path);
    await expect(page.getByRole('rowheader').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
  }
  const loaded = (await Promise.all(scripts)).join('\n');
  expect(loaded.length).toBeGreaterThan(100_000);
  for (const [what, word] of Object.entries(heavy)) expect(loaded.includes(word), what).toBe(false);
});

/** Opens a page in a fresh state and waits until it has loaded everything. */
async function open(page: Page, path: string): Promise<void> {
  // The live stream is never idle.
  await page.route('**/api/live', (route) => route.fulfill({ status: 404 }));
  await page.goto(path);
}

test('the sign-in page and the first list stay within their size limits', async ({ page }) => {
  await open(page, '/login');
  await expect(page.getByLabel('E-mail address')).toBeVisible();
  await page.waitForLoadState('networkidle');
  const login = await filesOf(page);
  expect(sumOf(login), JSON.stringify(login)).toBeLessThanOrEqual(budgets.login);

  await signIn(page, tenantAdmin);
  await open(page, '/parking/season-parking');
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  const list = await filesOf(page);
  expect(list.length).toBeGreaterThan(10);
  expect(sumOf(list), JSON.stringify(list)).toBeLessThanOrEqual(budgets.firstList);
});

test('a list is there after at most 20 requests, none of them sent twice', async ({ page }) => {
  await signIn(page, tenantAdmin);
  await page.route('**/api/live', (route) => route.fulfill({ status: 404 }));
  // What the page after signing in still asks for ends here.
  await page.goto('/api/health/ready');
  const requested: string[] = [];
  page.on('request', (request) => requested.push(`${request.method()} ${request.url()}`));
  await page.goto('/parking/season-parking');
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  const untilRows = [...requested];
  await page.waitForLoadState('networkidle');
  expect(untilRows.length, untilRows.join('\n')).toBeLessThanOrEqual(20);
  const html = await (await page.request.get('/parking/season-parking', { headers: { accept: 'text/html' } })).text();
  for (const chunk of ['react', 'mui', 'frame', 'early', 'area-parking']) expect(html).toContain(`href="/assets/${chunk}-`);
  expect(requested.filter((one) => one.includes('/get-status-count'))).toHaveLength(1);
  expect(requested.filter((one, index) => requested.indexOf(one) !== index)).toEqual([]);
});
