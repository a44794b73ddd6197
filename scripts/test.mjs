/**
 * `npm test`: types, lint, unit, API and end-to-end tests, and one line that sums them up. With `--full` (`npm run test:full`)
 * the generated suites take every call instead of one of each shape, and the end-to-end tests every dialog.
 */
import { spawn, spawnSync } from 'node:child_process';
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { requireBrowser } from './browser.mjs';
import { failureList, failuresOf, failuresSaid } from './failures.mjs';
import { buildWhenStale, installPackages, root } from './installed.mjs';
import './ramFolder.mjs';

installPackages({ tools: true });
const results = join(root, 'test-results');
/** With `REGISTRY=large` the tests take 200 entities, the end-to-end tests in a copy of the product; their reports stay beside those of the product's own. */
const kind = process.env.REGISTRY === 'large' ? '.large' : '';
if (!kind) rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

const total = { passed: 0, failed: 0, skipped: 0, flaky: 0 };
let broken = false;
/** What is said about it at the end. */
const failures = [];

/** How long each step took, in the order of the steps. */
const durations = [];
const timed = (title, since) => durations.push(`${title} ${Math.round((Date.now() - since) / 1000)} s`);

/** Runs one step; its JSON report, if it writes one, is added to the total. */
function step(title, args, { report, env = {} } = {}) {
  process.stdout.write(`\n── ${title}\n`);
  const since = Date.now();
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
  timed(title, since);
  if (status !== 0) broken = true;
  if (!report) return;
  if (!existsSync(report)) {
    broken = true;
    failures.push(...failuresSaid(title, `ended with ${status} and without a report`));
    return;
  }
  const facts = JSON.parse(readFileSync(report, 'utf8'));
  const named = failuresOf(title, facts, root);
  failures.push(
    ...(status !== 0 && named.length === 0 ? failuresSaid(title, `ended with ${status}, though no test failed`) : named),
  );
  total.passed += facts.numPassedTests ?? facts.stats.expected;
  total.failed += facts.numFailedTests ?? facts.stats.unexpected;
  total.skipped += facts.numPendingTests ?? facts.stats.skipped;
  // A test that passed only on retry is reported as flaky, not as passed.
  total.flaky += facts.stats?.flaky ?? 0;
}

/** Runs steps side by side that each keep one processor busy; what a step prints is shown as a whole. The titles of those that failed. */
async function sideBySide(steps) {
  if (steps.length === 0) return [];
  process.stdout.write(`\n── ${steps.map(([title]) => title).join(', ')}: side by side\n`);
  const running = steps.map(
    ([title, args]) =>
      new Promise((resolve) => {
        const started = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
        const lines = [];
        for (const stream of [started.stdout, started.stderr]) stream.on('data', (part) => lines.push(part));
        started.on('close', (status) => resolve({ title, status, text: Buffer.concat(lines).toString() }));
      }),
  );
  const since = Date.now();
  const ended = await Promise.all(running);
  timed(steps.map(([title]) => title).join(', '), since);
  for (const { title, text } of ended) process.stdout.write(`\n── ${title}\n${text}`);
  const failed = ended.filter(({ status }) => status !== 0);
  if (failed.length > 0) broken = true;
  for (const { title, text } of failed) failures.push(...failuresSaid(title, text));
  return failed.map(({ title }) => title);
}

const vitest = (project) => {
  const report = join(results, `${project}${kind}.json`);
  step(`${project} tests`, ['node_modules/vitest/vitest.mjs', 'run', '--project', project], {
    report,
    env: { TEST_RESULT: report },
  });
};

const isFull = process.argv.includes('--full');
if (isFull) Object.assign(process.env, { TEST_FULL: '1', E2E_ALL: '1' });
const only = process.argv.slice(2).filter((word) => word !== '--full');
const wanted = (name) => only.length === 0 || only.includes(name);
if (wanted('e2e')) requireBrowser();
const failed = await sideBySide([
  ...(wanted('types') ? [['types', ['node_modules/typescript/bin/tsc', '--noEmit']]] : []),
  ...(wanted('lint') ? [['lint', ['node_modules/@biomejs/biome/bin/biome', 'check', '.']]] : []),
  ...(wanted('e2e') && !kind ? [['build', ['scripts/build.mjs', '--gallery', '--when-stale']]] : []),
]);
if (wanted('unit')) vitest('unit');
if (wanted('api')) {
  // Tests that start whole processes use this one; each worker would make one of its own.
  if (!failed.includes('build')) {
    buildWhenStale({ portal: false });
    process.env.BUILT_SERVER = join(root, 'dist/server/main.js');
  }
  vitest('api');
}
if (failed.includes('build')) process.stdout.write('\nThe build failed: no end-to-end tests\n');
else if (wanted('e2e')) {
  const report = join(results, `e2e${kind}.json`);
  const tests = kind
    ? ['node_modules/tsx/dist/cli.mjs', 'tests/registry/endToEnd.ts']
    : ['node_modules/@playwright/test/cli.js', 'test'];
  step('end-to-end tests', tests, {
    report,
    env: { E2E_RESULT: report },
  });
}
if (total.skipped || total.flaky)
  process.stdout.write(`\n${total.skipped} skipped, ${total.flaky} passed on a second try only\n`);
process.stdout.write(failureList(failures));
// `.ci/run` has several runs, and says at its end what failed in any of them.
if (process.env.FAILURES) appendFileSync(process.env.FAILURES, failures.map((one) => `${one}\n`).join(''));
process.stdout.write(`\nTook: ${durations.join('; ')}\n`);
process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`);
process.exit(broken || total.failed > 0 ? 1 : 0);
