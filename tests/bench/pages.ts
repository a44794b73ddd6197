/**
 * What the product costs from start to first list, today and with 200 entities: start, memory, OpenAPI, and how long a
 * person waits in Chromium, on desktop settings, measured by the browser's own traces.
 */

import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { wholeBrowser } from '../e2e/browsers.ts';
import { settled, watchRequests } from '../e2e/settled.ts';
import { buildLargeProduct } from '../registry/largeProduct.ts';
import { type Line, report } from './report.ts';
import { budgets, filesOf, sumOf } from './weight.ts';

const root = join(import.meta.dirname, '../..');
const port = 3980;
const base = `http://127.0.0.1:${port}`;
const account = { username: 'tenant.admin@atrium.example', password: 'Atrium-Demo-2026' };
/** So many loads of each kind; the median counts. */
const TURNS = 5;

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

const isLogin = (page: Page) => page.waitForSelector('input[type=password]');
const isList = (page: Page) => page.waitForSelector('tbody tr [role=rowheader], tbody tr th');

const newContext = (browser: Browser): Promise<BrowserContext> => browser.newContext({ viewport: { width: 1350, height: 940 } });

/** A tab that is ready: a new one loads pages of the browser's own first, which keep the machine busy and are no part of ours. */
async function newTab(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.waitForTimeout(1000);
  return page;
}

interface Visit {
  path: string;
  isReady: typeof isList;
  before?: typeof signIn;
  portal: string;
}

/** What most visits see. */
async function visits(browser: Browser, how: Visit): Promise<Vitals> {
  const seen: Vitals[] = [];
  for (let turn = 0; turn < TURNS; turn += 1) seen.push(await visit(browser, how));
  const of = (name: keyof Vitals) => median(seen.map((one) => one[name]));
  return {
    firstPaint: of('firstPaint'),
    largestPaint: of('largestPaint'),
    blocked: of('blocked'),
    kilobytes: of('kilobytes'),
  };
}

async function visit(browser: Browser, { path, isReady, before, portal }: Visit): Promise<Vitals> {
  const context = await newContext(browser);
  if (before) await before(context);
  const page = await newTab(context);
  await page.addInitScript(observe);
  watchRequests(page);
  // The live stream is never idle, and carries nothing while nobody writes.
  await page.route('**/api/live', (route) => route.fulfill({ status: 404 }));
  await page.goto(`${base}${path}`);
  await isReady(page);
  await settled(page);
  const vitals = await page.evaluate(() => (window as unknown as { vitals: Omit<Vitals, 'kilobytes'> }).vitals);
  const kilobytes = sumOf(await filesOf(page, portal));
  await context.close();
  return { ...vitals, kilobytes };
}

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] as number;

interface Waits {
  /** Milliseconds from the address to the first row, with an empty cache. */
  cold: number;
  /** The same when the page is loaded again. */
  again: number;
  /** Milliseconds from a click on another list in the menu to its first row. */
  opened: number;
  /** Requests until the first row. */
  requests: number;
}

/** Nothing is intercepted here: an intercepted page has no cache. */
async function waits(browser: Browser, path: string): Promise<Waits> {
  const cold: number[] = [];
  const again: number[] = [];
  const opened: number[] = [];
  const requests: number[] = [];
  for (let turn = 0; turn < TURNS; turn += 1) {
    const context = await newContext(browser);
    await signIn(context);
    const page = await newTab(context);
    let asked = 0;
    page.on('request', () => {
      asked += 1;
    });
    const open = async (): Promise<number> => {
      const from = performance.now();
      await page.goto(`${base}${path}`, { waitUntil: 'commit' });
      await isList(page);
      return performance.now() - from;
    };
    cold.push(await open());
    requests.push(asked);
    await page.waitForTimeout(1000);
    again.push(await open());
    await page.waitForTimeout(1000);
    const link = page.locator('nav a[href="/users"]');
    const from = performance.now();
    await link.click();
    await page.waitForSelector('tbody tr a[href^="/user/"]');
    opened.push(performance.now() - from);
    await context.close();
  }
  const ms = (values: readonly number[]) => Math.round(median(values));
  return { cold: ms(cold), again: ms(again), opened: ms(opened), requests: median(requests) };
}

/** Signs in by the API; the page finds the session in its cookie. */
async function signIn(context: BrowserContext): Promise<void> {
  const page = await context.newPage();
  await page.goto(`${base}/login`);
  await page.fill('input[type=email]', account.username);
  await page.fill('input[type=password]', account.password);
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname !== '/login');
  await page.close();
}

interface Server {
  readiness: number;
  pid: number;
  stop(): Promise<void>;
}

async function startServer(folder: string, dataDir: string): Promise<Server> {
  const started = Date.now();
  const server = spawn(process.execPath, ['dist/server/main.js'], {
    cwd: folder,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, DATABASE_URL: '', LOG_LEVEL: 'silent', SEED: 'demo' },
    stdio: 'ignore',
  });
  const isReady = () =>
    fetch(`${base}/api/health/ready`).then(
      (answer) => answer.ok,
      () => false,
    );
  while (!(await isReady())) await new Promise((resolve) => setTimeout(resolve, 20));
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  return {
    readiness: Date.now() - started,
    pid: server.pid as number,
    stop: () => {
      server.kill('SIGTERM');
      return ended;
    },
  };
}

/** Resident memory in MB; 0 where the system does not tell it this way. */
function memoryOf(pid: number): number {
  const path = `/proc/${pid}/status`;
  const kilobytes = existsSync(path) ? /VmRSS:\s+(\d+)/.exec(readFileSync(path, 'utf8'))?.[1] : undefined;
  return Math.round(Number(kilobytes ?? 0) / 1024);
}

interface Figures {
  firstStart: number;
  start: number;
  memory: number;
  document: { kilobytes: number; milliseconds: number; calls: number };
  login: Vitals;
  list: Vitals;
  waits: Waits;
}

/** The figures of the product built in this folder. */
async function measure(folder: string, browser: Browser): Promise<Figures> {
  const dataDir = mkdtempSync(join(tmpdir(), 'atrium-bench-'));
  const first = await startServer(folder, dataDir);
  await first.stop();
  const server = await startServer(folder, dataDir);
  const portal = join(folder, 'dist/portal');
  try {
    const asked = performance.now();
    const text = await (await fetch(`${base}/api/docs/json`)).text();
    const milliseconds = Math.round(performance.now() - asked);
    const { paths } = JSON.parse(text) as { paths: Record<string, object> };
    const calls = Object.values(paths).reduce((sum, one) => sum + Object.keys(one).length, 0);
    const path = '/parking/season-parking';
    const login = await visits(browser, { path: '/login', isReady: isLogin, portal });
    const list = await visits(browser, { path, isReady: isList, before: signIn, portal });
    return {
      firstStart: first.readiness,
      start: server.readiness,
      document: { kilobytes: Math.round(text.length / 1000), milliseconds, calls },
      login,
      list,
      waits: await waits(browser, path),
      memory: memoryOf(server.pid),
    };
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Compares the built product with a copy that has 200 entities, which this builds first (about a minute). */
export async function benchPages(): Promise<number> {
  const copy = buildLargeProduct();
  const browser = await chromium.launch({
    ...(wholeBrowser ? { executablePath: wholeBrowser } : {}),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    const now = await measure(root, browser);
    const large = await measure(copy, browser);
    const line = (what: string, of: (figures: Figures) => number, rest: Partial<Line> = {}): Line => ({
      what,
      value: of(now),
      large: of(large),
      ...rest,
    });
    const page = (what: string, of: (figures: Figures) => Vitals, budget: number): Line[] => [
      // Half of Lighthouse's desktop limits for a score of 90.
      line(`${what}: first contentful paint`, (one) => Math.round(of(one).firstPaint), { unit: ' ms', atMost: 900 }),
      line(`${what}: largest contentful paint`, (one) => Math.round(of(one).largestPaint), { unit: ' ms', atMost: 1200 }),
      line(`${what}: total blocking time`, (one) => Math.round(of(one).blocked), { unit: ' ms', atMost: 150 }),
      line(`${what}: scripts, styles and fonts, gzipped`, (one) => of(one).kilobytes, { unit: ' kB', atMost: budget }),
    ];
    process.stdout.write(`${''.padEnd(60)} ${'today'.padStart(12)} ${'at 100'.padStart(12)}\n`);
    return report([
      line('calls', ({ document }) => document.calls),
      line('first start to readiness, with demo data', ({ firstStart }) => firstStart, {
        unit: ' ms',
        largeAtMost: now.firstStart * 1.5,
      }),
      line('second start to readiness, embedded database', ({ start }) => start, { unit: ' ms', atMost: 3000 }),
      line('the same, as a ratio to today', ({ start }) => start / now.start, { atMost: 1.5 }),
      line('memory of the server after these calls', ({ memory }) => memory, { unit: ' MB' }),
      line('OpenAPI: size', ({ document }) => document.kilobytes, { unit: ' kB' }),
      line('OpenAPI: time of the first answer', ({ document }) => document.milliseconds, { unit: ' ms', atMost: 1000 }),
      ...page('/login', ({ login }) => login, budgets.login),
      ...page('first list', ({ list }) => list, budgets.firstList),
      line('first list: requests until its rows', ({ waits }) => waits.requests, { atMost: 20 }),
      line('first list: rows after a cold load', ({ waits }) => waits.cold, { unit: ' ms', atMost: 600 }),
      line('first list: rows after loading again', ({ waits }) => waits.again, { unit: ' ms', atMost: 300 }),
      line('another list by its link: rows', ({ waits }) => waits.opened, { unit: ' ms' }),
    ]);
  } finally {
    await browser.close();
    rmSync(copy, { recursive: true, force: true });
  }
}
