/** How long a person waits: sign-in and a first list in Chromium, on desktop settings, measured by the browser's own traces. */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { report } from './report.ts';
import { budgets, filesOf, sumOf } from './weight.ts';

const root = join(import.meta.dirname, '../..');
const port = 3980;
const base = `http://127.0.0.1:${port}`;
const executablePath = process.env.CHROMIUM_PATH ?? ['/usr/bin/chromium', '/usr/bin/google-chrome'].find(existsSync);
const account = { username: 'tenant.admin@atrium.example', password: 'Atrium-Demo-2026' };

interface Vitals {
  firstPaint: number;
  largestPaint: number;
  blocked: number;
  kilobytes: number;
}

const observe = () => {
  const vitals = { firstPaint: 0, largestPaint: 0, blocked: 0 };
  Object.assign(window, { vitals });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (entry.name === 'first-contentful-paint') vitals.firstPaint = entry.startTime;
  }).observe({ type: 'paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) vitals.largestPaint = entry.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) vitals.blocked += Math.max(0, entry.duration - 50);
  }).observe({ type: 'longtask', buffered: true });
};

async function visit(
  browser: Browser,
  path: string,
  ready: (page: Page) => Promise<unknown>,
  before?: (page: Page) => Promise<void>,
): Promise<Vitals> {
  const context = await browser.newContext({ viewport: { width: 1350, height: 940 } });
  const page = await context.newPage();
  if (before) await before(page);
  await page.addInitScript(observe);
  // The live stream is never idle, and carries nothing while nobody writes.
  await page.route('**/api/live', (route) => route.fulfill({ status: 404 }));
  await page.goto(`${base}${path}`);
  await ready(page);
  await page.waitForLoadState('networkidle');
  const vitals = await page.evaluate(() => (window as unknown as { vitals: Omit<Vitals, 'kilobytes'> }).vitals);
  const kilobytes = sumOf(await filesOf(page));
  await context.close();
  return { ...vitals, kilobytes };
}

async function signIn(page: Page): Promise<void> {
  await page.goto(`${base}/login`);
  await page.fill('input[type=email]', account.username);
  await page.fill('input[type=password]', account.password);
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname !== '/login');
  await page.goto('about:blank');
}

async function startServer(): Promise<() => void> {
  const started = Date.now();
  const server = spawn(process.execPath, ['dist/server/main.js'], {
    cwd: root,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, DATABASE_URL: '', LOG_LEVEL: 'silent', SEED: 'demo' },
    stdio: 'ignore',
  });
  while (
    !(await fetch(`${base}/api/health/ready`).then(
      (answer) => answer.ok,
      () => false,
    ))
  )
    await new Promise((resolve) => setTimeout(resolve, 20));
  readiness.push(Date.now() - started);
  return () => void server.kill('SIGKILL');
}
const dataDir = mkdtempSync(join(tmpdir(), 'atrium-bench-'));
const readiness: number[] = [];

export async function benchPages(): Promise<number> {
  (await startServer())();
  const stop = await startServer();
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    const login = await visit(browser, '/login', (page) => page.waitForSelector('input[type=password]'));
    const list = await visit(browser, '/parking/season-parking', (page) => page.waitForSelector('tbody tr'), signIn);
    const lines = (what: string, { firstPaint, largestPaint, blocked, kilobytes }: Vitals, budget: number) => [
      // Half of Lighthouse's desktop limits for a score of 90.
      { what: `${what}: first contentful paint`, value: Math.round(firstPaint), unit: ' ms', atMost: 900 },
      { what: `${what}: largest contentful paint`, value: Math.round(largestPaint), unit: ' ms', atMost: 1200 },
      { what: `${what}: total blocking time`, value: Math.round(blocked), unit: ' ms', atMost: 150 },
      { what: `${what}: scripts, styles and fonts, gzipped`, value: kilobytes, unit: ' kB', atMost: budget },
    ];
    return report([
      { what: 'first start to readiness, with demo data', value: readiness[0] as number, unit: ' ms' },
      { what: 'second start to readiness, embedded database', value: readiness[1] as number, unit: ' ms', atMost: 3000 },
      ...lines('/login', login, budgets.login),
      ...lines('first list', list, budgets.firstList),
    ]);
  } finally {
    await browser.close();
    stop();
  }
}
