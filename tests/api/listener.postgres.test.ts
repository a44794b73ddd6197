/** The LISTEN connection (PostgreSQL only): it reconnects after a loss and reports that notifications may be missing. */
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Listener, makeListener } from '#server/db/listener.ts';
import { freshDatabase, type TestDatabase } from './database.ts';

describe('the LISTEN connection', () => {
  let database: TestDatabase;
  let listener: Listener | undefined;
  beforeAll(async () => {
    database = await freshDatabase();
  });
  afterAll(async () => {
    await listener?.close();
    await database.drop();
  });

  it('is opened again once after the server has ended it, and reports that there was a gap', async () => {
    const heard: string[] = [];
    let gaps = 0;
    listener = makeListener(database.url as string);
    const stop = await listener.listen(
      'news',
      (payload) => heard.push(payload),
      () => {
        gaps += 1;
      },
    );
    await database.db.notify('news', 'before');
    await expect.poll(() => heard).toEqual(['before']);
    const lines = () =>
      database.db.query<{ pid: number }>(
        sql`select pid from pg_stat_activity where application_name = 'atrium listener' and datname = current_database()`,
      );
    for (const { pid } of await lines()) await database.db.query(sql`select pg_terminate_backend(${pid}::int)`);
    await expect.poll(() => gaps, { timeout: 10_000 }).toBe(1);
    expect(await lines()).toHaveLength(1);
    await database.db.notify('news', 'after');
    await expect.poll(() => heard).toEqual(['before', 'after']);
    await stop();
    const again: string[] = [];
    await listener.listen('news', (payload) => again.push(payload));
    await database.db.notify('news', 'again');
    await expect.poll(() => again).toEqual(['again']);
    // A listener that has unsubscribed gets nothing more.
    expect(heard).toEqual(['before', 'after']);
  });

  it('is opened by the next caller if it failed before, and no notification arrives twice', async () => {
    const name = `${new URL(database.url as string).pathname.slice(1)}_later`;
    const url = new URL(database.url as string);
    url.pathname = `/${name}`;
    const late = makeListener(url.href);
    const heard: string[] = [];
    const listen = () => late.listen('news', (payload) => heard.push(payload));
    await expect(listen()).rejects.toThrow('does not exist');
    await database.db.text(`create database ${name}`);
    try {
      await listen();
      const speaker = new pg.Client({ connectionString: url.href });
      await speaker.connect();
      await speaker.query(`select pg_notify('news', 'once'), pg_notify('news', 'twice')`);
      await speaker.end();
      await expect.poll(() => heard).toEqual(['once', 'twice']);
    } finally {
      await late.close();
      await database.db.text(`drop database ${name} with (force)`);
    }
  });
});
