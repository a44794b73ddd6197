/**
 * A streaming replica that answers reads: `npm run try:scale` starts it beside the server of the tests. Its replay is paused and let
 * go on, and it is killed, while lists, files and reports are asked for.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { readerOf } from '#server/db/replica.ts';
import { freePort } from './crash/server.ts';
import { freshDatabase, type TestDatabase } from './database.ts';
import { accountOf, postgresPrograms } from './scale/programs.ts';

const TIME = 120_000;
const MAX_AGE_MS = 1_500;

let database: TestDatabase;
let standby: ChildProcess;
let startReplica: () => ChildProcess;
let folder: string;
let db: Database;
/** The replica itself. */
let replica: Database;
beforeAll(async () => {
  database = await freshDatabase();
  const { hostname, port, username, pathname } = new URL(database.url as string);
  // As on a server that keeps what it says: the one of the tests waits for no disk, and sends what it has five times a second.
  await database.db.text(`alter database "${pathname.slice(1)}" set synchronous_commit = on`);
  const [version] = await database.db.text<{ major: number }>(
    `select current_setting('server_version_num')::int / 10000 as major`,
  );
  const programs = postgresPrograms(version?.major as number);
  const account = accountOf('postgres');
  folder = mkdtempSync(join(tmpdir(), 'atrium-replica-'));
  if (account.uid !== undefined) chownSync(folder, account.uid, account.gid as number);
  const data = join(folder, 'data');
  const options = { ...account, cwd: folder, env: { ...process.env, HOME: folder } };
  const from = ['-h', hostname, '-p', port, '-U', username];
  execFileSync(join(programs, 'pg_basebackup'), [...from, '-D', data, '-R', '-X', 'stream', '-c', 'fast', '--no-sync'], {
    ...options,
    stdio: 'ignore',
  });
  const own = await freePort();
  const settings = ['fsync=off', 'listen_addresses=127.0.0.1', 'max_connections=200', 'hot_standby=on'];
  startReplica = () =>
    spawn(join(programs, 'postgres'), ['-D', data, '-p', String(own), '-k', folder, ...settings.flatMap((one) => ['-c', one])], {
      ...options,
      stdio: 'ignore',
    });
  standby = startReplica();
  const url = `postgres://${username}@127.0.0.1:${own}${pathname}`;
  replica = await vi.waitUntil(
    () =>
      openPostgres(url).then(
        (one) => one,
        () => undefined,
      ),
    { timeout: 30_000, interval: 100 },
  );
  db = await openPostgres(database.url as string, { readFrom: { url, maxAgeMs: MAX_AGE_MS } });
  await db.text('create table notes (id bigint generated always as identity, word text)');
}, TIME);
afterAll(async () => {
  await db?.close();
  await replica?.close().catch(() => undefined);
  standby?.kill('SIGKILL');
  await database?.drop();
  rmSync(folder, { recursive: true, force: true });
});

const note = (word: string) => db.text('insert into notes (word) values ($1)', [word]);
const isReplica = async (freshness: 'current' | 'recent') =>
  (await (await readerOf(db, freshness)).text<{ is: boolean }>('select pg_is_in_recovery() as is'))[0]?.is;
const pause = () => replica.text('select pg_wal_replay_pause()');
const goOn = () => replica.text('select pg_wal_replay_resume()');
const isPaused = async () =>
  (await replica.text<{ state: string }>('select pg_get_wal_replay_pause_state() as state'))[0]?.state === 'paused';
const wordsRead = async (freshness: 'current' | 'recent') =>
  (await (await readerOf(db, freshness)).text<{ word: string }>('select word from notes order by id')).map(({ word }) => word);

describe('a replica', () => {
  it('answers what is on a screen with everything that was written before, a hundred times in a row', async () => {
    let byReplica = 0;
    for (let count = 0; count < 100; count += 1) {
      await note(`row ${count}`);
      expect((await wordsRead('current')).at(-1)).toBe(`row ${count}`);
      if (await isReplica('current')) byReplica += 1;
    }
    expect(byReplica).toBeGreaterThan(90);
  });

  it('that stands still leaves screens to the server at once, and files and reports once it is too old', async () => {
    await vi.waitUntil(() => isReplica('recent'));
    await pause();
    await vi.waitUntil(isPaused);
    await note('later');
    expect(await wordsRead('current')).toContain('later');
    expect(await isReplica('current')).toBe(false);
    await vi.waitUntil(async () => !(await isReplica('recent')), { timeout: 20_000, interval: 50 });
    expect(await wordsRead('recent')).toContain('later');
    await goOn();
    await vi.waitUntil(() => isReplica('current'), { timeout: 20_000, interval: 50 });
    expect(await wordsRead('current')).toContain('later');
  });

  it('that is killed is done without, at the next read already', async () => {
    await vi.waitUntil(() => isReplica('current'));
    standby.kill('SIGKILL');
    await note('without it');
    expect(await wordsRead('current')).toContain('without it');
    expect(await wordsRead('recent')).toContain('without it');
    expect(await isReplica('current')).toBe(false);
  });

  it('that comes back is read again, and no more once it has become a server of its own', { timeout: TIME }, async () => {
    standby = startReplica();
    await vi.waitUntil(() => isReplica('current'), { timeout: 60_000, interval: 100 });
    await replica.text('select pg_promote()');
    await replica.text(`insert into notes (word) values ('on the other alone')`);
    expect(await wordsRead('current')).not.toContain('on the other alone');
    await note('on the server alone');
    expect(await wordsRead('current')).toContain('on the server alone');
    // Its age is believed for a moment.
    await vi.waitUntil(async () => (await wordsRead('recent')).includes('on the server alone'), {
      timeout: 10_000,
      interval: 50,
    });
  });
});
