/**
 * A streaming replica of the server, which answers reads in its place (`DATABASE_READ_URL`): what is on a screen only as new as the
 * server has it, files and reports up to an age. Where it is too far behind or away, the server answers.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { type Database, DatabaseAway, DatabaseError, type Freshness, type Queryable } from './database.ts';

/** Milliseconds that a read waits for what the server has and the replica will have in a moment. */
const CATCHES_UP_MS = 100;
const LOOKS_EVERY_MS = 5;
/** For how long its age is believed. */
const KNOWN_MS = 1_000;
/** After a failure the server answers for so long. */
const AWAY_MS = 5_000;

/** Up to where everything is that somebody was told is kept. Without waiting for the disk, that is more than the disk has. */
const KEPT = `select (case when current_setting('synchronous_commit') = 'off'
  then pg_current_wal_insert_lsn() else pg_current_wal_flush_lsn() end)::text as lsn`;
/** One that has become a server of its own replays nothing more. */
const HAS = 'select pg_is_in_recovery() and pg_last_wal_replay_lsn() >= $1::pg_lsn as has';
/** Milliseconds; one that has everything is as new as the server, however long ago the last write was. */
const AGE = `select case when not pg_is_in_recovery() then null when pg_last_wal_replay_lsn() >= $1::pg_lsn then 0
  else extract(epoch from clock_timestamp() - pg_last_xact_replay_timestamp()) * 1000 end::float8 as age`;

/** It is away, or what the statement reads was about to be replaced there (`conflict with recovery`). */
const isItsOwn = (error: unknown): boolean =>
  error instanceof DatabaseAway || (error instanceof DatabaseError && error.code === '40001');

/**
 * @param maxAgeMs how far behind `recent` may be
 * @returns where to read: the replica, or the server
 */
export function makeReader(
  replica: Queryable,
  server: Queryable,
  maxAgeMs: number,
): (freshness: Freshness) => Promise<Queryable> {
  let awayUntil = 0;
  let known = { until: 0, age: Number.POSITIVE_INFINITY };
  const failed = () => {
    awayUntil = Date.now() + AWAY_MS;
  };
  const orServer =
    <T>(again: () => Promise<T>) =>
    (error: unknown): Promise<T> => {
      if (!isItsOwn(error)) throw error;
      failed();
      return again();
    };
  const guarded: Queryable = {
    query: (statement) => replica.query<never>(statement).catch(orServer(() => server.query(statement))),
    text: (statement, values) => replica.text<never>(statement, values).catch(orServer(() => server.text(statement, values))),
  };
  const kept = async () => (await server.text<{ lsn: string }>(KEPT))[0]?.lsn;

  async function isCurrent(): Promise<boolean> {
    const lsn = await kept();
    for (const until = Date.now() + CATCHES_UP_MS; ; await wait(LOOKS_EVERY_MS)) {
      const [{ has } = { has: false }] = await replica.text<{ has: boolean | null }>(HAS, [lsn]);
      if (has) return true;
      if (Date.now() >= until) return false;
    }
  }
  async function isRecent(): Promise<boolean> {
    if (Date.now() >= known.until) {
      const [found] = await replica.text<{ age: number | null }>(AGE, [await kept()]);
      known = { until: Date.now() + KNOWN_MS, age: found?.age ?? Number.POSITIVE_INFINITY };
    }
    return known.age <= maxAgeMs;
  }
  return async (freshness) => {
    if (Date.now() < awayUntil) return server;
    try {
      return (await (freshness === 'current' ? isCurrent() : isRecent())) ? guarded : server;
    } catch {
      failed();
      return server;
    }
  };
}

/** Where to read, outside a transaction: `db` itself where there is no replica. */
export const readerOf = async (db: Database, freshness: Freshness): Promise<Queryable> => (await db.reader?.(freshness)) ?? db;
