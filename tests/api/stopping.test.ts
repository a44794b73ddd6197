/** Stopping a server while clients stay connected: it is quick, clean, and all later steps run. */
import { readdirSync, rmSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { runSteps } from '#server/process/shutdown.ts';
import { startServer } from './crash/server.ts';
import { dataFolder, freshDatabase, testServer } from './database.ts';
import { head, openRaw } from './rawClient.ts';

const dataDir = await dataFolder('stop');
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

/** Sends requests over one connection until it is closed. Returns the status and connection header of each answer. */
function askOn(origin: string, answers: { status: number; connection?: string }[]): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  return new Promise((done) => {
    const ask = () => {
      get(`${origin}/api/health/live`, { agent }, (reply) => {
        answers.push({ status: reply.statusCode ?? 0, connection: reply.headers.connection });
        reply.resume().once('end', ask);
      }).once('error', () => done());
    };
    ask();
  });
}

it('with busy clients, unfinished bodies and partial headers the server exits with 0 after its backup', async () => {
  const database = testServer ? await freshDatabase() : undefined;
  try {
    const server = await startServer({ DATA_DIR: dataDir, ...(database?.url ? { DATABASE_URL: database.url } : {}) });
    const answers = Array.from({ length: 8 }, () => [] as { status: number; connection?: string }[]);
    const busy = answers.map((mine) => askOn(server.origin, mine));
    const body = { 'content-type': 'application/json', 'content-length': 1000 };
    const unfinished = await Promise.all(Array.from({ length: 20 }, () => openRaw(server.origin)));
    for (const one of unfinished) one.send(`${head('POST', '/auth/login', body)}{`);
    const half = await openRaw(server.origin);
    half.send('GET /api/health/live HTTP/1.1\r\n');
    const idle = await openRaw(server.origin);
    idle.send(head('GET', '/health/live'));
    await idle.until('"live"');
    await expect.poll(() => Math.min(...answers.map(({ length }) => length)), { timeout: 30_000 }).toBeGreaterThan(2);

    const ended = new Promise<number | null>((done) => server.process.once('exit', done));
    server.process.kill('SIGTERM');
    expect(await ended).toBe(0);
    await Promise.all(busy);
    // No request was rejected, and each client was told in its last answer that the connection closes.
    for (const mine of answers) {
      expect(new Set(mine.map(({ status }) => status))).toEqual(new Set([200]));
      expect(mine.at(0)?.connection).toBe('keep-alive');
      expect(mine.at(-1)?.connection).toBe('close');
    }
    for (const one of [...unfinished, half, idle]) await one.untilEnd();
    if (testServer) return;
    expect(readdirSync(join(dataDir, 'backups')).filter((name) => name.endsWith('.tar.gz'))).toHaveLength(1);
    expect(readdirSync(dataDir).filter((name) => name.endsWith('.lock') || name.endsWith('.sock'))).toEqual([]);
  } finally {
    await database?.drop();
  }
}, 180_000);

it('a failed or hanging step does not prevent later steps, and is logged', async () => {
  const ran: string[] = [];
  const errors: unknown[] = [];
  const log = { info: () => undefined, error: (facts: unknown) => errors.push((facts as { step: string }).step) };
  const step = (name: string, run: () => Promise<unknown>, patience = 5_000) => ({
    name,
    patience,
    run: () => {
      ran.push(name);
      return run();
    },
  });
  const good = async () => undefined;
  const bad = async () => Promise.reject(new Error('no'));
  const endless = () => new Promise(() => {});
  expect(
    await runSteps(log as never, [[step('http', endless, 20), step('jobs', good)], [step('mail', bad)], [step('backup', good)]]),
  ).toBe(false);
  expect(ran).toEqual(['http', 'jobs', 'mail', 'backup']);
  expect(errors).toEqual(['http', 'mail']);
  expect(await runSteps(log as never, [[step('http', good)]])).toBe(true);
});
