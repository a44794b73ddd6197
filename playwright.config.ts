import { defineConfig } from '@playwright/test';
import { shortLived, testBrowser } from './tests/e2e/browsers.ts';
import { firstPort as port, seeded, servingPort } from './tests/e2e/serving.ts';

const origin = (at: number) => `http://127.0.0.1:${at}`;
/** The settings of a server: the built product on an embedded database of its own, with the demo data. */
const settings = (at: number, env: Record<string, string> = {}) => ({
  PORT: String(at),
  // Nobody answers there but the name server that a test starts.
  DNS_SERVERS: `127.0.0.1:${at + 1000}`,
  ...env,
});

/** Journeys through forms, gone with the keyboard alone; with `E2E_ALL` those of `byBoth` with the mouse, too. */
const byKeys = ['account', 'bulkUpload', 'permissions', 'session', 'signIn', 'sso'].map((name) => `${name}.spec.ts`);
const byBoth = ['decisions', 'invitations', 'journey', 'lists', 'listsFiles', 'notifications'].map((name) => `${name}.spec.ts`);

/** What in the kit is not gone through with keys alone, and why. */
const notByKeys: Readonly<Record<string, string>> = {
  accessibility: 'looks at pages, presses nothing',
  popups: 'opens and closes everything with keys already',
  palette: 'is driven by keys already',
  shortcuts: 'is driven by keys already',
  tooltips: 'is driven by keys, mouse and finger already',
};

/** What a pointer does in its own way is gone through with it; with `E2E_ALL` everything is, and these by keys, too. */
const byPointer = ['images', 'reorder', 'qrScanner'];
const isFull = Boolean(process.env.E2E_ALL);
/** What is looked at with axe, dialog by dialog, finds the demo data as it is made: nothing on that server decides anything. */
const looks = ['accessibility', 'listsDialogs', 'listsWidths', 'shellPopups'].map((name) => `${name}.spec.ts`);

/** What changes nothing that another test looks at, or brings a server of its own: two at a time, once everything else is done. */
const apart = ['publicPages', 'roles', 'newEntity', 'dev', 'weight'].map((name) => `${name}.spec.ts`);

const kitFiles = (names: readonly string[]) => names.map((name) => `**/kit/${name}.spec.ts`);

/** A server for every project, started when the first of its tests is. */
const gallery = { PORTAL_ROOT: 'dist/gallery' };
const servers: { of: string; at: number; env?: Record<string, string> }[] = [
  { of: 'portal', at: port },
  { of: 'keyboard', at: port + 1 },
  { of: 'kit', at: port + 2, env: gallery },
  { of: 'kitKeyboard', at: port + 3, env: gallery },
  { of: 'looks', at: port + 4 },
  // Those between are taken by the servers that tests start.
  { of: 'apart', at: port + 8 },
];

/**
 * End-to-end journeys against the built product, fresh for every run; those under `kit` go
 * through the gallery of widgets, which a build of its own holds (`/__kit`).
 */
export default defineConfig({
  testDir: 'tests/e2e',
  // The reports of the other suites stand above.
  outputDir: 'test-results/e2e',
  timeout: 120_000,
  expect: { timeout: 15_000 },
  fullyParallel: false,
  // Variants of what another test goes through, on the same screen or with the same widget.
  ...(isFull ? {} : { grepInvert: /@variant/ }),
  retries: process.env.CI ? 1 : 0,
  reporter: [['list'], ['json', { outputFile: process.env.E2E_RESULT ?? 'test-results/e2e.json' }]],
  use: {
    baseURL: origin(port),
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    timezoneId: 'Asia/Singapore',
    // Fading and sliding is half a second for every dialog, and a menu that still grows is pressed in the wrong place. What moves
    // by itself is tested with motion: `popups`, `reorder` and `live` of the kit ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording costs about as much as the tests; what fails is run again with it.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(testBrowser ? { executablePath: testBrowser } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--in-process-gpu',
        shortLived,
      ],
    },
  },
  // Two at a time, each on a server of its own: what one changes, the other does not see. The longest come first, and last
  // what two can share, so that both end together.
  workers: 2,
  projects: [
    { name: 'portal', workers: 1, testIgnore: ['kit/**', ...byKeys, ...(isFull ? [] : byBoth), ...looks, ...apart] },
    { name: 'keyboard', workers: 1, testMatch: [...byKeys, ...byBoth], testIgnore: 'kit/**', use: { baseURL: origin(port + 1) } },
    { name: 'looks', workers: 1, testMatch: looks, testIgnore: 'kit/**', use: { baseURL: origin(port + 4) } },
    {
      name: 'kit',
      workers: 1,
      testMatch: kitFiles(isFull ? ['*'] : [...Object.keys(notByKeys), ...byPointer]),
      use: { baseURL: origin(port + 2) },
    },
    {
      name: 'kitKeyboard',
      workers: 1,
      testMatch: kitFiles(['*']),
      testIgnore: kitFiles([...Object.keys(notByKeys), ...(isFull ? [] : byPointer)]),
      use: { baseURL: origin(port + 3) },
    },
    { name: 'apart', testMatch: apart, testIgnore: 'kit/**', use: { baseURL: origin(port + 8) } },
  ],
  webServer: {
    command: 'node tests/e2e/serve.mjs',
    url: origin(servingPort),
    timeout: 240_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    env: {
      PORT: String(servingPort),
      SERVERS: JSON.stringify(servers.map((one) => settings(one.at, one.env))),
      SEED: 'demo',
      SEEDED: seeded,
      LOG_LEVEL: 'warn',
      MAIL_NETWORKS: '127.0.0.0/8',
    },
  },
});
