// Serves the built product to the end-to-end tests: one server for each of SERVERS (a list of settings), started when somebody asks
// for its address at PORT (`test.ts` does), since six that wait for their turn take an eighth of a processor. Seeding takes longer
// than starting: one folder is seeded, and every server gets a copy of it. PORT answers when that is done.
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
/** The servers that run, by port. */
const started = new Map();

/** Starts a server, and resolves when it answers. */
function start(settings) {
  const data = join(folder, settings.PORT);
  cpSync(seeded, data, { recursive: true });
  const server = spawn(process.execPath, [join(dist, 'main.js')], {
    stdio: 'inherit',
    env: { ...env, ...settings, DATA_DIR: data },
  });
  const ended = new Promise((resolve) => server.once('exit', resolve));
  // Without one of them the tests would only find that nobody answers.
  ended.then(() => isStopping || stop(1));
  return { kill: () => server.kill('SIGKILL'), ended, ready: isReady(`http://127.0.0.1:${settings.PORT}/api/health/ready`) };
}

async function isReady(address) {
  const answers = () =>
    fetch(address).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await answers())) await wait(50);
}

/** Stopped in their own time they would make a backup each of a folder that is deleted next. */
async function stop(code) {
  isStopping = true;
  for (const { kill } of started.values()) kill();
  await Promise.all([...started.values()].map(({ ended }) => ended));
  process.exit(code);
}
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stop(0));

const known = new Map(JSON.parse(SERVERS).map((settings) => [settings.PORT, settings]));
createServer(async (request, response) => {
  const settings = known.get(request.url.slice(1));
  if (settings) {
    if (!started.has(settings.PORT)) started.set(settings.PORT, start(settings));
    await started.get(settings.PORT).ready;
  }
  response.end();
}).listen(Number(PORT), '127.0.0.1');
