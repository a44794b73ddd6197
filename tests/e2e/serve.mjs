// Starts the built product for the end-to-end tests, once for each of SERVERS (a list of settings), side by side. Seeding takes longer
// than starting: one folder is seeded, and every server gets a copy of it. It answers on PORT when all of them are ready.
import { spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const { SERVERS, PORT, ...env } = process.env;
const dist = join(import.meta.dirname, '../../dist/server');
// A test that builds a server of its own copies it, too.
const seeded = env.SEEDED;
const folder = mkdtempSync(join(tmpdir(), 'atrium-e2e-'));
process.on('exit', () => {
  for (const path of [folder, seeded]) rmSync(path, { recursive: true, force: true });
});

rmSync(seeded, { recursive: true, force: true });
const { status } = spawnSync(process.execPath, [join(dist, 'seed.js')], { stdio: 'inherit', env: { ...env, DATA_DIR: seeded } });
if (status !== 0) process.exit(1);

let isStopping = false;
const servers = JSON.parse(SERVERS).map((settings) => {
  const data = join(folder, settings.PORT);
  cpSync(seeded, data, { recursive: true });
  const server = spawn(process.execPath, [join(dist, 'main.js')], {
    stdio: 'inherit',
    env: { ...env, ...settings, DATA_DIR: data },
  });
  const ended = new Promise((resolve) => server.once('exit', resolve));
  // Without one of them the tests would only find that nobody answers.
  ended.then(() => isStopping || stop(1));
  return { address: `http://127.0.0.1:${settings.PORT}/api/health/ready`, kill: () => server.kill('SIGKILL'), ended };
});

/** Stopped in their own time they would make a backup each of a folder that is deleted next. */
async function stop(code) {
  isStopping = true;
  for (const { kill } of servers) kill();
  await Promise.all(servers.map(({ ended }) => ended));
  process.exit(code);
}
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stop(0));

const isReady = ({ address }) =>
  fetch(address).then(
    ({ ok }) => ok,
    () => false,
  );
for (const server of servers) while (!(await isReady(server))) await wait(50);
createServer((_, response) => response.end()).listen(Number(PORT), '127.0.0.1');
