/**
 * Brakes on guessing (000 §4: five attempts, one hour), counted in the database so that they hold over all processes.
 * Every attempt is counted before it is judged: parallel guesses do not slip through.
 */
import { sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';

/** Seconds for which attempts are remembered and a lock lasts. */
export const LOCK_SECONDS = 3600;
export const ATTEMPTS = 5;

export interface Brake {
  key: string;
  limit: number;
}

/**
 * Who is braked at sign-in: this account from this address after five attempts. The account as a whole (a crowd guessing)
 * and the address as a whole (one guesser, many accounts) allow more, because a stranger must not be able to lock a
 * person, or a whole office behind one address, out by typing nonsense.
 */
export const signInBrakes = (username: string, address: string): readonly Brake[] => [
  { key: `pair:${username.toLowerCase()}|${address}`, limit: ATTEMPTS },
  { key: `account:${username.toLowerCase()}`, limit: ATTEMPTS * 5 },
  { key: `address:${address}`, limit: ATTEMPTS * 20 },
];
/** Wrong codes of one person, over all codes sent. */
export const codeBrake = (userId: number): Brake => ({ key: `code:${userId}`, limit: ATTEMPTS * 2 });
/** Reset links asked for: for one account, and from one address. */
export const resetBrakes = (username: string, address: string): readonly Brake[] => [
  { key: `reset:${username.toLowerCase()}`, limit: ATTEMPTS },
  { key: `resetFrom:${address}`, limit: ATTEMPTS * 20 },
];
/** Codes sent to one person. */
export const sendBrake = (userId: number): Brake => ({ key: `send:${userId}`, limit: ATTEMPTS * 2 });

/** Counts one attempt on every brake; false when one of them has had enough. */
export async function countAttempt(on: Queryable, brakes: readonly Brake[]): Promise<boolean> {
  const over = sql.raw(`coalesce(a.locked_until_date, a.first_date + interval '${LOCK_SECONDS} seconds') <= now()`);
  const rows = sql.join(
    brakes.map(({ key }) => sql`(${key}, 1)`),
    sql.raw(', '),
  );
  const limitOf = sql`(${JSON.stringify(Object.fromEntries(brakes.map(({ key, limit }) => [key, limit])))}::jsonb ->> a.key)::int`;
  const counted = await on.query<{ key: string; count: number }>(sql`
    insert into sign_in_attempts as a (key, count) values ${rows}
    on conflict (key) do update set
      count = case when ${over} then 1 else a.count + 1 end,
      first_date = case when ${over} then now() else a.first_date end,
      locked_until_date = case
        when ${over} then null
        when a.count + 1 >= ${limitOf} then coalesce(a.locked_until_date, now() + ${sql.raw(`interval '${LOCK_SECONDS} seconds'`)})
      end
    returning key, count`);
  return counted.every(({ key, count }) => count <= (brakes.find((brake) => brake.key === key) as Brake).limit);
}

/** Success: the narrow brakes start again, the address gets this one attempt back. */
export async function forgiveAttempts(on: Queryable, brakes: readonly Brake[]): Promise<void> {
  const keys = brakes.map((brake) => brake.key);
  const narrow = keys.filter((key) => !key.startsWith('address:'));
  const wide = keys.filter((key) => key.startsWith('address:'));
  await on.text('delete from sign_in_attempts where key = any($1::text[])', [narrow]);
  if (wide.length)
    await on.text('update sign_in_attempts set count = greatest(count - 1, 0) where key = any($1::text[])', [wide]);
}
