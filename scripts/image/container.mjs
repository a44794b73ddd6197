/** Runs programs in a folder made as the Dockerfile says, with its variables and, where root runs this, as its user. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../freePort.mjs';
import { variablesOf } from './dockerfile.mjs';

const PATIENCE_MS = 120_000;
const isRoot = process.getuid?.() === 0;

/** @param image what `makeImage` returns */
export async function containerOf({ last, folder, pathOf }) {
  const textOf = (word) => last.steps.find(({ does }) => does === word).text;
  const commandOf = (word) => JSON.parse(textOf(word).slice(textOf(word).indexOf('[')));
  const [uid, gid] = textOf('USER').split(':').map(Number);
  const who = isRoot ? { uid, gid } : {};
  const home = mkdtempSync(join(tmpdir(), 'atrium-home-'));
  if (isRoot) chownSync(home, uid, gid);

  const { DATA_DIR, ...fixed } = variablesOf(last);
  const port = String(await freePort());
  const address = `http://127.0.0.1:${port}`;
  const known = { PATH: process.env.PATH, HOME: home, ...fixed, DATA_DIR: pathOf(DATA_DIR) };
  const settings = (more) => ({ ...known, HOST: '127.0.0.1', PORT: port, PUBLIC_URL: address, LOG_LEVEL: 'warn', ...more });

  /** `npm run …` by the operator: its status and everything it said. */
  function command(env, name, ...args) {
    const given = { cwd: folder, encoding: 'utf8', env: settings(env), ...who };
    const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', name, '--', ...args], given);
    return { status, said: `${stdout}${stderr}` };
  }

  /** Starts CMD, waits until HEALTHCHECK is content, awaits `use`, and ends it with SIGTERM. Returns the exit code. */
  async function serve(env, use = async () => {}) {
    const [probe, ...words] = commandOf('HEALTHCHECK');
    const isHealthy = () => spawnSync(probe, words, { env: settings(env), ...who }).status === 0;
    const [program, ...args] = commandOf('CMD');
    const server = spawn(program, args, { cwd: folder, env: settings(env), stdio: ['ignore', 'ignore', 'inherit'], ...who });
    const ended = once(server, 'exit');
    try {
      for (const until = Date.now() + PATIENCE_MS; !isHealthy(); )
        if (Date.now() > until || server.exitCode !== null) throw new Error('The server did not become healthy.');
      await use();
    } finally {
      server.kill('SIGTERM');
      await ended;
    }
    return server.exitCode;
  }

  return { address, home, command, serve };
}
