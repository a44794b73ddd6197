/**
 * `npm run try:image`: does in a folder what the Dockerfile says, and in it what an operator does: first admin, start, health,
 * restore, demo data, import, stop. It needs no container engine. With `--whole` the build stage is made from the sources, too;
 * with TEST_DATABASE_URL the same is done on PostgreSQL as well.
 */
import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildWhenStale, installPackages } from '../installed.mjs';
import { containerOf } from './container.mjs';
import { makeImage } from './make.mjs';

installPackages({ tools: true });
const isWhole = process.argv.includes('--whole');
const place = mkdtempSync(join(tmpdir(), 'atrium-image-'));
chmodSync(place, 0o755);
let passed = 0;
let failed = 0;

/** Later steps need the earlier ones: after the first failure nothing more is tried. */
async function step(title, run) {
  if (failed) return;
  const started = Date.now();
  try {
    await run();
    passed += 1;
    process.stdout.write(`✓ ${title} (${((Date.now() - started) / 1000).toFixed(1)} s)\n`);
  } catch (error) {
    failed += 1;
    process.stdout.write(`✗ ${title}\n${error.message}\n`);
  }
}
function expect(isRight, message) {
  if (!isRight) throw new Error(message);
}

let image;
let container;
if (!isWhole) buildWhenStale();
await step('the steps of the Dockerfile', async () => {
  image = makeImage(place, isWhole);
  container = await containerOf(image);
});

/** @param databases addresses of two empty databases; none for the embedded one */
async function tryOn(title, databases) {
  const { address, home, command, serve } = container ?? {};
  const real = databases ? { DATABASE_URL: databases[0] } : {};
  const demo = { NODE_ENV: 'development', ...(databases ? { DATABASE_URL: databases[1] } : { DATA_DIR: join(home, 'demo') }) };
  const stopped = (code) => expect(code === 0, `SIGTERM ended the server with ${code}.`);
  await step(`${title}: the first admin`, () => {
    const { status, said } = command(real, 'seed', '--first-admin', 'ada@example.com', '--name', 'Ada Lee');
    expect(status === 0 && said.includes(`${address}/update-password?token=`), said);
    expect(command(real, 'seed', '--first-admin', 'bob@example.com').status === 1, 'A second first admin was added.');
  });
  await step(`${title}: start, health, portal, API, stop`, async () => {
    const look = async () => {
      const page = await fetch(`${address}/login`);
      expect(page.ok && (await page.text()).includes('<script'), 'The portal is not delivered.');
      const { status } = await fetch(`${address}/api/car-parks`);
      expect(status === 401, `The API answers ${status} without a sign-in.`);
    };
    stopped(await serve(real, look));
  });
  await step(`${title}: restore, and start again`, async () => {
    const { status, said } = command(real, 'restore', 'latest');
    expect(databases ? said.includes('pg_restore') : status === 0 && said.includes('Restored'), said);
    stopped(await serve(real));
  });
  // Two thirds of the time; on the embedded database the end-to-end tests begin with it.
  if (databases || !process.env.TEST_DATABASE_URL)
    await step(`${title}: demo data, and an import`, () => {
      const seeded = command(demo, 'seed');
      expect(seeded.status === 0 && seeded.said.includes('Demo data is in.'), seeded.said);
      const sheet = join(home, 'carparks.csv');
      writeFileSync(sheet, 'code,name,address\nIMG-1,Image car park,1 Harbour Road\n');
      const { status, said } = command(demo, 'import', 'car-parks', sheet, '--centre', 'HPT');
      expect(status === 0 && said.includes('1 added'), said);
    });
}

/** Empty databases on the server of TEST_DATABASE_URL, while `use` runs. */
async function withDatabases(count, use) {
  const { default: pg } = await import('pg');
  const admin = new pg.Client({ connectionString: process.env.TEST_DATABASE_URL });
  await admin.connect();
  const names = Array.from({ length: count }, () => `atrium_image_${randomBytes(6).toString('hex')}`);
  for (const name of names) await admin.query(`create database ${name}`);
  await use(names.map((name) => Object.assign(new URL(process.env.TEST_DATABASE_URL), { pathname: `/${name}` }).href));
  for (const name of names) await admin.query(`drop database ${name} with (force)`);
  await admin.end();
}

await tryOn('embedded', undefined);
if (process.env.TEST_DATABASE_URL) await withDatabases(2, (addresses) => tryOn('PostgreSQL', addresses));
await step('nothing is there that does not belong there', () => {
  const installed = readdirSync(join(image.folder, 'node_modules'));
  const tools = ['vite', 'tsx', 'react', 'react-dom'].filter((name) => installed.includes(name));
  expect(tools.length === 0, `Installed without need: ${tools.join(', ')}`);
  const names = readdirSync(image.folder).sort().join(' ');
  const copied = '.npmrc LICENSE THIRD_PARTY_NOTICES.md data dist node_modules package-lock.json package.json scripts';
  expect(names === copied, `In the folder: ${names}`);
});
for (const folder of [place, ...(container ? [container.home] : [])]) rmSync(folder, { recursive: true, force: true });
process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
process.exit(failed > 0 ? 1 : 0);
