import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { carryOut, stepsOf } from '../../scripts/new/example.ts';
import { copyOfProduct } from '../registry/copyOfProduct.ts';
import { asksItself } from './asksItself.ts';
import { isFine } from './axe.ts';
import { lift } from './lift.ts';
import { signIn, tenantAdmin, viewer } from './people.ts';
import { seeded } from './serving.ts';
import { expect, type Page, test } from './test.ts';

/**
 * The README promises that an entity is one schema file, a line in its area, its texts, and a drafted migration. The README's
 * own example is applied to a copy of the product, built, started and used. So is the example of a screen: an entry in the
 * area's manifest, a component, and its title.
 */
/** Above the ports of the servers that Playwright starts. */
const port = Number(process.env.E2E_PORT ?? 3999) + 5;
const base = `http://127.0.0.1:${port}`;
test.use({ baseURL: base });
test.describe.configure({ timeout: 300_000 });
let server: ChildProcess;

test.beforeAll(async () => {
  // With the test entities: `endToEnd.ts` runs this in a copy of the product that has them.
  const copy = copyOfProduct('entity', ['tests/registry']);
  const run = (program: string, ...args: string[]) => execFileSync(program, args, { cwd: copy, stdio: 'pipe' });
  const node = (...args: string[]) => run(process.execPath, ...args);
  for (const example of ['bicycle-racks', 'tenant-directory']) carryOut(copy, stepsOf(example));
  node('node_modules/tsx/dist/cli.mjs', 'server/db/draftMigration.ts', 'bicycle_racks');
  node('node_modules/vite/bin/vite.js', 'build', '--logLevel', 'error');
  node('node_modules/vite/bin/vite.js', 'build', '--config', 'vite.server.config.ts', '--logLevel', 'error');
  // As an installation has it that gets the entity with an update.
  cpSync(seeded, join(copy, 'data'), { recursive: true });
  server = spawn(process.execPath, ['dist/server/main.js'], {
    cwd: copy,
    stdio: 'ignore',
    env: { ...process.env, PORT: String(port), DATA_DIR: join(copy, 'data'), SEED: 'demo', LOG_LEVEL: 'silent' },
  });
  const isReady = () =>
    fetch(`${base}/api/health/ready`).then(
      (answer) => answer.ok,
      () => false,
    );
  await expect.poll(isReady, { timeout: 120_000 }).toBe(true);
});

test.afterAll(() => {
  server.kill('SIGKILL');
});

test('an entity of one schema file gets its menu entry, pages, validation, search, history and permissions', async ({ page }) => {
  await signIn(page, 'building.admin@atrium.example');
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Bicycle racks' }).click();
  await expect(page).toHaveURL((url) => url.pathname === '/parking/bicycle-racks');
  await expect(page).toHaveTitle('Bicycle racks · Atrium');
  await expect(page.getByText('No Data')).toBeVisible();

  await page.getByRole('link', { name: 'Add bicycle rack' }).click();
  await page.getByRole('button', { name: 'Add' }).click();
  await expect(page.getByText('Code is required')).toBeVisible();
  await page.getByLabel('Code').fill('RACK-1');
  await page.getByLabel('Places').fill('24');
  await page.getByRole('button', { name: 'Add' }).click();
  await expect(page.getByText('Record successfully added')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'RACK-1' })).toBeVisible();

  await page.getByRole('link', { name: 'Edit' }).first().click();
  await page.getByLabel('Places').fill('501');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByLabel('Places')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Places').fill('30');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Record successfully updated')).toBeVisible();
  await page.getByRole('tab', { name: 'History' }).click();
  await expect(page.getByRole('tabpanel').getByText('30').first()).toBeVisible();

  await page.goto('/parking/bicycle-racks');
  await page.getByRole('searchbox').fill('rack-1');
  await expect(page.getByRole('rowheader', { name: 'RACK-1' })).toBeVisible();
});

const rows = (page: Page) => page.getByRole('list', { name: 'Bicycle racks' }).getByRole('listitem');
const handle = (page: Page, code: string) => page.getByRole('button', { name: `Move ${code}`, exact: true });
const inOrder = (...codes: string[]) => codes.map((code) => new RegExp(code));

test('R-0143 R-0144 R-0145 its rows can be reordered: one call per move, shown to others at once, undone when the call fails', async ({
  browser,
  page,
}) => {
  await signIn(page, 'building.admin@atrium.example');
  for (const code of ['ORDER-1', 'ORDER-2', 'ORDER-3']) {
    await page.goto('/parking/bicycle-racks/add');
    await page.getByLabel('Code').fill(code);
    await page.getByLabel('Places').fill('10');
    await page.getByRole('button', { name: 'Add' }).click();
    await expect(page.getByRole('heading', { level: 1, name: code })).toBeVisible();
  }
  const bodies: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/bicycle-racks/update-position')) bodies.push(request.postDataJSON());
  });

  // Another person has the list open meanwhile.
  const context = await browser.newContext({ baseURL: base });
  const other = await context.newPage();
  const line = other.waitForResponse((answer) => answer.url().endsWith('/api/live') && answer.ok());
  await signIn(other, viewer, '/parking/bicycle-racks');
  await line;
  const seen = other.getByRole('rowheader');
  await expect(seen).toHaveText(['RACK-1', 'ORDER-1', 'ORDER-2', 'ORDER-3']);
  await expect(other.getByRole('button', { name: 'Change order' })).toHaveCount(0);

  // With another sort order rows cannot be moved: a link back to the manual order is offered.
  await page.goto('/parking/bicycle-racks');
  await page.getByRole('columnheader', { name: 'Code' }).getByRole('button').click();
  await expect(page.getByRole('columnheader', { name: 'Code' })).toHaveAttribute('aria-sort', 'ascending');
  await page.getByRole('button', { name: 'Change order' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await isFine(page, 'the way back to the own order');
  await page.getByRole('dialog').getByRole('button', { name: 'Show all in order' }).click();
  await expect(rows(page)).toHaveText(inOrder('RACK-1', 'ORDER-1', 'ORDER-2', 'ORDER-3'));

  await isFine(page, 'rows that can be moved');

  // By pointer: move the last row above the first.
  const from = await handle(page, 'ORDER-3').boundingBox();
  const to = await handle(page, 'RACK-1').boundingBox();
  if (!from || !to) throw new Error('there is nothing to drag');
  await page.mouse.move(from.x + 10, from.y + 10);
  await page.mouse.down();
  await page.mouse.move(from.x + 10, from.y - 20, { steps: 4 });
  await page.mouse.move(to.x + 10, to.y + 4, { steps: 8 });
  await page.mouse.up();
  await expect(page.getByText('ORDER-3 is now number 1 of 4.')).toBeAttached();
  await expect(rows(page)).toHaveText(inOrder('ORDER-3', 'RACK-1', 'ORDER-1', 'ORDER-2'));
  expect(bodies).toEqual([{ ids: expect.any(Array), from: 1 }]);
  await expect(seen).toHaveText(['ORDER-3', 'RACK-1', 'ORDER-1', 'ORDER-2']);

  // By keyboard: one down.
  await lift(handle(page, 'RACK-1'));
  await expect(page.getByText('RACK-1 lifted. Position 2 of 4.')).toBeAttached();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText('RACK-1 is at position 3 of 4.')).toBeAttached();
  await page.keyboard.press('Space');
  await expect(page.getByText('RACK-1 is now number 3 of 4.')).toBeAttached();
  await expect(rows(page)).toHaveText(inOrder('ORDER-3', 'ORDER-1', 'RACK-1', 'ORDER-2'));
  expect(bodies).toHaveLength(2);
  await expect(seen).toHaveText(['ORDER-3', 'ORDER-1', 'RACK-1', 'ORDER-2']);

  // Offline: the row moves back, and the page says so.
  await page.route('**/bicycle-racks/update-position', (route) => route.abort());
  await page.getByRole('button', { name: 'Ways to move ORDER-2' }).click();
  await expect(page.getByRole('menuitem', { name: 'Move to the top' })).toBeVisible();
  await isFine(page, 'the ways to move a row');
  await page.getByRole('menuitem', { name: 'Move to the top' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'The new order was not saved' })).toBeVisible();
  await expect(rows(page)).toHaveText(inOrder('ORDER-3', 'ORDER-1', 'RACK-1', 'ORDER-2'));
  await page.unroute('**/bicycle-racks/update-position');

  // The stored positions count from 1, without a gap; afterwards the list is a table again, in the same order after a reload.
  await asksItself(page);
  const answered = page.waitForResponse((answer) => /\/api\/bicycle-racks\?/.test(answer.url()));
  await page.getByRole('button', { name: 'Done' }).click();
  await page.reload();
  const { data } = (await (await answered).json()) as { data: { items: { code: string; position: number }[] } };
  expect(data.items.map(({ code, position }) => [code, position])).toEqual([
    ['ORDER-3', 1],
    ['ORDER-1', 2],
    ['RACK-1', 3],
    ['ORDER-2', 4],
  ]);
  await expect(page.getByRole('rowheader')).toHaveText(['ORDER-3', 'ORDER-1', 'RACK-1', 'ORDER-2']);
  await context.close();
});

test('a person without the view permission does not see the entity', async ({ page }) => {
  await signIn(page, tenantAdmin);
  await expect(page.getByRole('link', { name: 'Bicycle racks' })).toHaveCount(0);
  expect((await page.request.get('/api/bicycle-racks')).status()).toBe(401);
});

test('a person with read permission only has no buttons that change anything', async ({ page }) => {
  await signIn(page, viewer, '/parking/bicycle-racks');
  await expect(page.getByRole('heading', { level: 1, name: 'Bicycle racks' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Add bicycle rack' })).toHaveCount(0);
});

test('a screen made of one entry and one component has its route, title, menu entry, command palette entry and access check', async ({
  page,
}) => {
  await signIn(page, 'building.admin@atrium.example');
  // The list on which a person lands writes its state into the address.
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await menu.getByRole('link', { name: 'Tenant directory' }).click();
  await expect(page).toHaveURL(`${base}/tenant-directory`);
  await expect(page).toHaveTitle('Tenant directory · Atrium');
  await expect(page.getByRole('heading', { level: 1, name: 'Tenant directory' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Tenant directory' })).toHaveAttribute('aria-current', 'page');

  await page.goto('/users');
  await expect(page.getByRole('button', { name: 'Search or jump to' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search or jump to' }).fill('tenant directory');
  await page.getByRole('option', { name: 'Tenant directory' }).click();
  await expect(page).toHaveURL(`${base}/tenant-directory`);
});

test('a person without permission for the screen neither sees nor opens it', async ({ page }) => {
  await signIn(page, tenantAdmin);
  await expect(page.getByRole('link', { name: 'Tenant directory' })).toHaveCount(0);
  await page.goto('/tenant-directory');
  await expect(page.getByText('You do not have access to this page')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Tenant directory' })).toHaveCount(0);
});
