import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { signIn, tenantAdmin } from './people.ts';

/**
 * `npm run dev` as a developer runs it. The libraries check more in development mode than in a build, so that a page may work
 * in every other test and fail here.
 */
const root = join(import.meta.dirname, '../..');
/** Above the ports of the servers that Playwright and the other tests start. */
const port = Number(process.env.E2E_PORT ?? 3999) + 6;
const base = `http://127.0.0.1:${port + 1}`;

test.use({ baseURL: base });
let dev: ChildProcess;
const data = mkdtempSync(join(tmpdir(), 'atrium-dev-'));

test.beforeAll(async () => {
  // It compiles the server, creates the demo data and prepares the libraries, on a machine that may be busy.
  test.setTimeout(300_000);
  const { NODE_ENV: _, ...env } = process.env;
  dev = spawn(process.execPath, ['scripts/dev.mjs'], {
    cwd: root,
    stdio: 'ignore',
    env: { ...env, PORT: String(port), PORTAL_PORT: String(port + 1), DATA_DIR: data, SEED: 'demo', LOG_LEVEL: 'silent' },
  });
  const isReady = () =>
    fetch(`${base}/api/health/ready`).then(
      (answer) => answer.ok,
      () => false,
    );
  await expect.poll(isReady, { timeout: 280_000 }).toBe(true);
});

test.afterAll(async () => {
  const ended = once(dev, 'exit');
  dev.kill('SIGTERM');
  await ended;
  rmSync(data, { recursive: true, force: true, maxRetries: 10 });
});

test('npm run dev serves a list and a form without errors', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await signIn(page, tenantAdmin, '/users');
  await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  await page.goto('/users/add');
  await expect(page.getByRole('heading', { level: 1, name: 'Add user' })).toBeVisible();
  await expect(page.getByLabel('E-mail address')).toBeVisible();
  expect(errors).toEqual([]);
});
