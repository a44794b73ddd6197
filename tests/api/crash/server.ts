/** The server in a separate process that a test can kill. */
import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { resolve } from 'node:path';

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

/** Starts the server from its sources and waits until it is ready. */
export async function startServer(env: Record<string, string>): Promise<ServerProcess> {
  const port = await freePort();
  const child = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
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
