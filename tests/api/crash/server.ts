/** The server in a separate process that a test can kill. */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const root = resolve(import.meta.dirname, '../../..');

/** A free port. */
export const freePort = () =>
  new Promise<number>((done, fail) => {
    const probe = createServer().once('error', fail);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => done(port));
    });
  });

export interface ServerProcess {
  origin: string;
  process: ChildProcess;
  /** Kills it with SIGKILL and waits until it has exited. */
  kill(): Promise<void>;
}

async function build(): Promise<string> {
  // Beside the packages, which it imports; each worker has a folder of its own.
  const folder = join(root, `node_modules/.cache/atrium-server-${process.env.VITEST_POOL_ID}`);
  const options = ['build', '--config', 'vite.server.config.ts', '--outDir', folder, '--logLevel', 'error'];
  await promisify(execFile)(process.execPath, ['node_modules/vite/bin/vite.js', ...options], { cwd: root });
  return join(folder, 'main.js');
}

let built: Promise<string> | undefined;
/**
 * The server as it is delivered, which is ready in a third of the time of the sources: the one of BUILT_SERVER, or one built for all
 * tests of a worker.
 */
export function builtServer(): Promise<string> {
  built ??= process.env.BUILT_SERVER ? Promise.resolve(process.env.BUILT_SERVER) : build();
  return built;
}

/** Starts the built server and waits until it is ready. */
export async function startServer(env: Record<string, string>): Promise<ServerProcess> {
  const main = await builtServer();
  const port = await freePort();
  const child = spawn(process.execPath, [main], {
    cwd: root,
    env: { ...process.env, SEED: 'none', LOG_LEVEL: 'fatal', RATE_LIMIT: '10000000', ...env, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr?.on('data', (text) => {
    said += text;
  });
  const gone = new Promise<void>((done) => child.once('exit', () => done()));
  const origin = `http://127.0.0.1:${port}`;
  const isReady = () =>
    fetch(`${origin}/api/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  for (let attempt = 0; !(await isReady()); attempt += 1) {
    if (attempt > 1200 || child.exitCode !== null) throw new Error(`The server did not start: ${said}`);
    await new Promise((done) => setTimeout(done, 100));
  }
  return {
    origin,
    process: child,
    kill: async () => {
      child.kill('SIGKILL');
      await gone;
    },
  };
}
