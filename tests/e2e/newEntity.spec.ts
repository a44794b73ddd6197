import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { signIn, tenantAdmin, viewer } from './people.ts';

/**
 * What the README promises: an entity is one schema file, a line in its area, its words, and a drafted migration. The
 * README's own example is applied to a copy of the product, built, started and used.
 */
const root = join(import.meta.dirname, '../..');
/** Beside the three that Playwright starts. */
const port = Number(process.env.E2E_PORT ?? 3999) + 3;
const base = `http://127.0.0.1:${port}`;
const SOURCES = [
  'schemas',
  'resources',
  'dataProvider',
  'authProvider',
  'i18n',
  'src',
  'server',
  'config',
  'public',
  'index.html',
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
  'vite.server.config.ts',
];

test.use({ baseURL: base });
test.describe.configure({ timeout: 180_000 });
let server: ChildProcess;

test.beforeAll(async () => {
  const copy = mkdtempSync(join(tmpdir(), 'atrium-entity-'));
  for (const source of SOURCES) cpSync(join(root, source), join(copy, source), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  const run = (program: string, ...args: string[]) => execFileSync(program, args, { cwd: copy, stdio: 'pipe' });
  const node = (...args: string[]) => run(process.execPath, ...args);
  run('git', 'apply', join(root, 'docs/examples/bicycle-racks.patch'));
  node('node_modules/tsx/dist/cli.mjs', 'server/db/draftMigration.ts', 'bicycle_racks');
  node('node_modules/vite/bin/vite.js', 'build', '--logLevel', 'error');
  node('node_modules/vite/bin/vite.js', 'build', '--config', 'vite.server.config.ts', '--logLevel', 'error');
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
  await expect.poll(isReady, { timeout: 60_000 }).toBe(true);
});

test.afterAll(() => {
  server.kill('SIGKILL');
});

test('an entity of one schema file has its menu entry, pages, checks, search, history and permissions', async ({ page }) => {
  await signIn(page, 'building.admin@atrium.example');
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Bicycle racks' }).click();
  await expect(page).toHaveURL(`${base}/parking/bicycle-racks`);
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

test('whoever may not see it does not', async ({ page }) => {
  await signIn(page, tenantAdmin);
  await expect(page.getByRole('link', { name: 'Bicycle racks' })).toHaveCount(0);
  expect((await page.request.get('/api/bicycle-racks')).status()).toBe(401);
});

test('whoever may only read it has no button that writes', async ({ page }) => {
  await signIn(page, viewer);
  await page.goto('/parking/bicycle-racks');
  await expect(page.getByRole('heading', { level: 1, name: 'Bicycle racks' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Add bicycle rack' })).toHaveCount(0);
});
