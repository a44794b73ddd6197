import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { budgets, filesOf, sumOf } from '../bench/weight.ts';
import { buildingAdmin, signIn, tenantAdmin } from './people.ts';
import { settled, watchRequests } from './settled.ts';
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
  watchRequests(page);
  // The live stream never ends; the page is the same without it.
  await page.route('**/api/live', (route) => route.fulfill({ status: 404 }));
  await signIn(page, buildingAdmin);
  for (const path of ['/users', '/parking/season-parking', '/parking/carparks', '/tenants']) {
    await page.goto(path);
    await expect(page.getByRole('rowheader').first()).toBeVisible();
    await settled(page);
  }
  const loaded = (await Promise.all(scripts)).join('\n');
  expect(loaded.length).toBeGreaterThan(100_000);
  for (const [what, word] of Object.entries(heavy)) expect(loaded.includes(word), what).toBe(false);
});

/** Opens a page in a fresh state and waits until it has loaded everything. */
async function open(page: Page, path: string): Promise<void> {
  watchRequests(page);
  // The live stream never ends.
  await page.route('**/api/live', (route) => route.fulfill({ status: 404 }));
  await page.goto(path);
}

test('the sign-in page and the first list stay within their size limits', async ({ page }) => {
  await open(page, '/login');
  await expect(page.getByLabel('E-mail address')).toBeVisible();
  await settled(page);
  const login = await filesOf(page);
  expect(sumOf(login), JSON.stringify(login)).toBeLessThanOrEqual(budgets.login);

  await signIn(page, tenantAdmin);
  await open(page, '/parking/season-parking');
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  await settled(page);
  const list = await filesOf(page);
  expect(list.length).toBeGreaterThan(10);
  expect(sumOf(list), JSON.stringify(list)).toBeLessThanOrEqual(budgets.firstList);
});

test('a list is there after at most 20 requests, none of them sent twice', async ({ page }) => {
  watchRequests(page);
  await signIn(page, tenantAdmin);
  await page.route('**/api/live', (route) => route.fulfill({ status: 404 }));
  // What the page after signing in still asks for ends here.
  await page.goto('/api/health/ready');
  const requested: string[] = [];
  page.on('request', (request) => requested.push(`${request.method()} ${request.url()}`));
  await page.goto('/parking/season-parking');
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  const untilRows = [...requested];
  await settled(page);
  expect(untilRows.length, untilRows.join('\n')).toBeLessThanOrEqual(20);
  const html = await (await page.request.get('/parking/season-parking', { headers: { accept: 'text/html' } })).text();
  for (const chunk of ['react', 'mui', 'frame', 'early', 'area-parking']) expect(html).toContain(`href="/assets/${chunk}-`);
  // Session, preferences, counts and rows came with the page.
  expect(requested.filter((one) => /refresh-token|season-parking-applications|preferences/.test(one))).toEqual([]);
  expect(requested.filter((one, index) => requested.indexOf(one) !== index)).toEqual([]);
});

for (const [kind, search, shown] of [
  ['is bare', '', 'PENDING_APPROVAL'],
  ['has a tab and a page', `?filter=${JSON.stringify({ tab: 'ONGOING' })}&sort=id&order=ASC&page=1&perPage=20`, 'ONGOING'],
] as const)
  test(`a list whose address ${kind} is drawn once, with its rows`, async ({ page }) => {
    await signIn(page, tenantAdmin);
    await page.addInitScript(() => {
      const { setTimeout } = window;
      const seen: { setTimeout: typeof setTimeout; placeholders: number; hadRows?: boolean } = Object.assign(window, {
        // So long the frame waits for its rows; a machine that is busy with other tests may need more.
        setTimeout: ((run: () => void, ms?: number) => setTimeout(run, ms === 300 ? 60_000 : ms)) as typeof setTimeout,
        placeholders: 0,
      });
      const isPlaceholder = (node: Node) => node instanceof Element && node.querySelector('.at-skeleton') !== null;
      new MutationObserver((records) => {
        seen.placeholders += records.flatMap(({ removedNodes }) => [...removedNodes]).filter(isPlaceholder).length;
        if (document.querySelector('nav a')) seen.hadRows ??= document.querySelector('tbody th') !== null;
      }).observe(document, { childList: true, subtree: true });
    });
    await page.goto(`/parking/season-parking${search}`);
    await expect(page.getByRole('rowheader').first()).toBeVisible();
    const seen = await page.evaluate(() => [Reflect.get(window, 'hadRows'), Reflect.get(window, 'placeholders')]);
    expect(seen, 'rows at the first drawing; placeholders that gave way').toEqual([true, 0]);
    expect(JSON.parse(new URL(page.url()).searchParams.get('filter') ?? '{}')).toEqual({ tab: shown });
  });
