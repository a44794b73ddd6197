/** Everything that a call may write, table by table, as something that can be compared: equal means that nothing happened. */
import type { Database } from '#server/db/database.ts';

/** Reading writes these: a session's last use, the attempt limits. */
const MOVING = ['sessions', 'sign_in_attempts'];

export type Fingerprint = Record<string, string>;
export async function makeFingerprint(db: Database): Promise<() => Promise<Fingerprint>> {
  const tables = await db.text<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  );
  const names = tables.map(({ name }) => name).filter((name) => !MOVING.includes(name));
  // The newest transaction that left a row behind, and how many rows there are: no write escapes both.
  const parts = names.map(
    (name) => `select '${name}' as name, count(*) || ':' || coalesce(max(xmin::text::bigint), 0) as state from "${name}"`,
  );
  const statement = [...parts, `select 'jobs' as name, count(*) || '' as state from pgboss.job`].join(' union all ');
  return async () =>
    Object.fromEntries((await db.text<{ name: string; state: string }>(statement)).map(({ name, state }) => [name, state]));
}
