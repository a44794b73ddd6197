/**
 * Two processes behind PgBouncer in transaction mode: `npm run try:scale`. It needs Debian's pgbouncer, which is installed where
 * that is allowed; the ordinary suite does without it.
 */
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { makeAuth } from '#server/auth/session/auth.ts';
import { createSession } from '#server/auth/session/sessions.ts';
import { readConfig } from '#server/config.ts';
import type { Database } from '#server/db/database.ts';
import { openDatabase } from '#server/db/open.ts';
import { freePort, type ServerProcess, startServer } from './crash/server.ts';
import { freshDatabase, type TestDatabase, testServer } from './database.ts';
import { openLive } from './liveClient.ts';
import { accountOf, pgbouncer } from './scale/programs.ts';
import { makeWorld, type World } from './world.ts';

const TIME = 240_000;
interface Pooler {
  url: string;
  stop(): Promise<void>;
}
/** @param accepts what it lets pass at the start of a connection, though it cannot keep it */
async function startPooler(server: string, accepts = ''): Promise<Pooler> {
  const { hostname, port, username, pathname } = new URL(server);
  const folder = mkdtempSync(join(tmpdir(), 'atrium-pooler-'));
  const own = await freePort();
  const file = join(folder, 'pgbouncer.ini');
  const lines = [
    '[databases]',
    `* = host=${hostname} port=${port} user=${username}`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${own}`,
    'unix_socket_dir =',
    'auth_type = any',
    'pool_mode = transaction',
    'default_pool_size = 4',
    'max_client_conn = 200',
    ...(accepts ? [`ignore_startup_parameters = ${accepts}`] : []),
  ];
  writeFileSync(file, lines.join('\n'), { mode: 0o644 });
  execFileSync('chmod', ['755', folder]);
  const child = spawn(pgbouncer(), ['-q', file], { ...accountOf('nobody'), stdio: 'ignore' });
  const gone = new Promise((resolve) => child.once('exit', resolve));
  const url = `postgres://${username}@127.0.0.1:${own}${pathname}`;
  const answers = async () => {
    const client = new pg.Client({ connectionString: url });
    return client.connect().then(
      () => client.end().then(() => true),
      () => false,
    );
  };
  await vi.waitUntil(answers, { timeout: 20_000 });
  return {
    url,
    stop: async () => {
      child.kill('SIGINT');
      await gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

let database: TestDatabase;
let pooler: Pooler;
/** It lets pass what it cannot keep, as some are set up. */
let careless: Pooler;
const dataDir = mkdtempSync(join(tmpdir(), 'atrium-behind-'));
const running: ServerProcess[] = [];
let world: World;
let token: string;
beforeAll(async () => {
  database = await freshDatabase();
  world = await makeWorld(database.db);
  [pooler, careless] = [
    await startPooler(database.url as string),
    await startPooler(database.url as string, 'options,extra_float_digits'),
  ];
  const admin = world.people['LANDLORD_ADMIN@here'] as { userId: number; officeCentreId: number };
  const auth = makeAuth({ db: database.db, config: readConfig({ DATA_DIR: dataDir }) });
  const { sessionId } = await createSession(database.db, admin.userId, admin.officeCentreId);
  token = (await auth.tokens.issue(sessionId, admin.userId)).accessToken;
  await auth.close();
}, TIME);
afterEach(async () => {
  for (const one of running.splice(0)) await one.kill();
});
afterAll(async () => {
  await pooler?.stop();
  await careless?.stop();
  await database.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

const behind = () =>
  readConfig({
    DATA_DIR: dataDir,
    DATABASE_URL: pooler.url,
    DATABASE_DIRECT_URL: database.url as string,
    DATABASE_PREPARE: 'off',
  });

describe('behind a pooler that hands connections from transaction to transaction', () => {
  it('says what is missing without the address of the server itself', async () => {
    await expect(openDatabase(readConfig({ DATA_DIR: dataDir, DATABASE_URL: pooler.url }))).rejects.toThrow(
      'It is a pooler: set DATABASE_DIRECT_URL to the address of the server itself.',
    );
  });

  it('has the settings of its sessions on every connection, those that were there before as well', async () => {
    const before = new pg.Client({ connectionString: pooler.url });
    before.on('error', () => undefined);
    await before.connect();
    await before.query('select 1');
    // Several processes make the settings at the same time.
    const [db, ...others] = (await Promise.all(Array.from({ length: 4 }, () => openDatabase(behind())))) as [
      Database,
      ...Database[],
    ];
    const shown = await Promise.all(
      Array.from({ length: 6 }, () =>
        db.text(`select current_setting('timezone') as zone, current_setting('jit') as jit, pg_sleep(0.05) is null as slept`),
      ),
    );
    expect(shown.flat()).toEqual(Array.from({ length: 6 }, () => expect.objectContaining({ zone: 'UTC', jit: 'off' })));
    await before.end().catch(() => undefined);
    await Promise.all([db, ...others].map((one) => one.close()));
  });

  it('hears notices by the address of the server itself, and knows when it hears none', async () => {
    const hearing = await openDatabase(behind());
    expect(await hearing.hears?.()).toBe(true);
    await hearing.close();
    const deaf = await openDatabase(readConfig({ DATA_DIR: dataDir, DATABASE_URL: careless.url, DATABASE_PREPARE: 'off' }));
    expect(await deaf.hears?.()).toBe(false);
    await deaf.close();
  }, 30_000);

  it('two processes show each other’s changes at once', { timeout: TIME }, async () => {
    const env = {
      DATA_DIR: dataDir,
      DATABASE_URL: pooler.url,
      DATABASE_DIRECT_URL: database.url as string,
      DATABASE_PREPARE: 'off',
    };
    running.push(...(await Promise.all([startServer(env), startServer(env)])));
    const [one, two] = running as [ServerProcess, ServerProcess];
    const live = await openLive(two.origin, `Bearer ${token}`);
    const made = await fetch(`${one.origin}/api/car-parks`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ code: 'P1', name: 'Behind the pooler' }),
    });
    expect(made.status).toBe(201);
    expect(await live.until(({ event, data }) => event === 'change' && data.entity === 'car-parks')).toBeTruthy();
    live.close();
    const list = await fetch(`${two.origin}/api/car-parks?page=1&limit=10`, { headers: { authorization: `Bearer ${token}` } });
    const { data } = (await list.json()) as { data: { items: { code: string }[] } };
    expect(data.items.map(({ code }) => code)).toContain('P1');
  });

  it('fifty writes at once through both are all kept, each once', { timeout: TIME }, async () => {
    const env = {
      DATA_DIR: dataDir,
      DATABASE_URL: pooler.url,
      DATABASE_DIRECT_URL: database.url as string,
      DATABASE_PREPARE: 'off',
    };
    running.push(...(await Promise.all([startServer(env), startServer(env)])));
    const codes = Array.from({ length: 50 }, (_, index) => `W${index}`);
    const statuses = await Promise.all(
      codes.map(async (code, index) => {
        const reply = await fetch(`${running[index % 2]?.origin}/api/car-parks`, {
          method: 'POST',
          headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
          body: JSON.stringify({ code, name: code }),
        });
        return reply.status;
      }),
    );
    expect(new Set(statuses)).toEqual(new Set([201]));
    const kept = await (database.db as Database).text<{ code: string }>(`select code from car_parks where code like 'W%'`);
    expect(kept.map(({ code }) => code).sort()).toEqual([...codes].sort());
  });
});

it('runs on a PostgreSQL server', () => {
  expect(testServer).toBeTruthy();
});
