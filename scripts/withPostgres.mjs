// Runs a command against a PostgreSQL server of its own: `node scripts/withPostgres.mjs npx vitest run --project api`.
// The command finds the server's address in TEST_DATABASE_URL. When that is set already, it is used as it is.
import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { freePort } from './freePort.mjs';
import './ramFolder.mjs';

const isRoot = process.getuid?.() === 0;

/** The folder with `initdb` and `postgres`; undefined when there is none. */
function findBinaries() {
  const versions = (folder) => (existsSync(folder) ? readdirSync(folder) : []);
  const newestFirst = (left, right) => Number.parseInt(right, 10) - Number.parseInt(left, 10);
  const folders = [
    ...(process.env.PATH ?? '').split(delimiter),
    ...versions('/usr/lib/postgresql')
      .sort(newestFirst)
      .map((version) => `/usr/lib/postgresql/${version}/bin`),
    ...versions('/usr')
      .filter((name) => name.startsWith('pgsql'))
      .map((name) => `/usr/${name}/bin`),
    ...versions('/opt/homebrew/opt')
      .filter((name) => name.startsWith('postgresql'))
      .map((name) => `/opt/homebrew/opt/${name}/bin`),
  ];
  return folders.find((folder) => folder && existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')));
}

function installBinaries() {
  if (!isRoot || !existsSync('/usr/bin/apt-get')) return undefined;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const install = () =>
    execFileSync('apt-get', ['install', '-y', '-qq', 'postgresql'], { stdio: ['ignore', 'ignore', 'inherit'], env });
  try {
    install();
  } catch {
    execFileSync('apt-get', ['update', '-qq'], { stdio: ['ignore', 'ignore', 'inherit'], env });
    install();
  }
  return findBinaries();
}

/** PostgreSQL refuses to run as root: an unprivileged account that is there. */
function account() {
  if (!isRoot) return {};
  for (const name of ['postgres', 'nobody'])
    try {
      const id = (flag) => Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] }));
      return { uid: id('-u'), gid: id('-g') };
    } catch {
      // Not on this machine; try the next.
    }
  throw new Error('There is no account under which PostgreSQL could run.');
}

const settings = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'max_connections=200',
  'listen_addresses=127.0.0.1',
];

async function startServer() {
  const binaries = findBinaries() ?? installBinaries();
  if (!binaries) throw new Error('No PostgreSQL was found. Install it, or set TEST_DATABASE_URL.');
  const who = account();
  const folder = mkdtempSync(join(tmpdir(), 'atrium-postgres-'));
  if (who.uid) chownSync(folder, who.uid, who.gid);
  const data = join(folder, 'data');
  const options = { ...who, cwd: folder, env: { ...process.env, HOME: folder, LC_ALL: 'C.UTF-8' } };
  execFileSync(join(binaries, 'initdb'), ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync'], {
    ...options,
    stdio: ['ignore', 'ignore', 'inherit'],
  });

  const port = await freePort();
  const server = spawn(
    join(binaries, 'postgres'),
    ['-D', data, '-p', String(port), '-k', folder, ...settings.flatMap((one) => ['-c', one])],
    { ...options, stdio: 'ignore' },
  );
  const ended = new Promise((resolve) => server.once('exit', resolve));
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const { default: pg } = await import('pg');
  for (let attempt = 0; ; attempt += 1) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      break;
    } catch (error) {
      if (attempt > 150 || server.exitCode !== null) {
        server.kill('SIGINT');
        throw error;
      }
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  return {
    url,
    stop: async () => {
      server.kill('SIGINT');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const [command, ...args] = process.argv.slice(2);
if (!command) {
  process.stderr.write('usage: node scripts/withPostgres.mjs <command> [arguments]\n');
  process.exit(2);
}
const server = process.env.TEST_DATABASE_URL ? { url: process.env.TEST_DATABASE_URL, stop: async () => {} } : await startServer();
const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, TEST_DATABASE_URL: server.url } });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.once('error', async (error) => {
  process.stderr.write(`${error.message}\n`);
  await server.stop();
  process.exit(1);
});
child.once('exit', async (code) => {
  await server.stop();
  process.exit(code ?? 1);
});
