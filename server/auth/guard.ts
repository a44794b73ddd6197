/**
 * Rate limits against guessing (000 §4: five attempts, one hour), counted in the database so that all processes share them.
 * Every attempt is counted before it is checked: parallel guesses do not slip through.
 *
 * They are applied from the narrowest to the widest. A wider limit counts only attempts that the narrower ones allowed, so one
 * attacker fills it no faster than the narrow limit permits. A visitor from a known place is subject to the narrow limit
 * alone, so strangers who exhaust the wide limits lock nobody out.
 */
import { sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { hashToken } from './secrets.ts';
import type { Place } from './signIn/knownPlaces.ts';

/** Seconds for which attempts are counted and a lock lasts. */
export const LOCK_SECONDS = 3600;
export const ATTEMPTS = 5;

export interface AttemptLimit {
  key: string;
  limit: number;
  /** Counts the attempts of many people: a success gives back one attempt, not all of them. */
  wide?: true;
}

/**
 * The subject of an attempt limit: an account, however its address was typed, or the hash of an address without an account. All
 * invalid addresses share one.
 */
export const subjectOf = (userId: number | undefined, email = ''): string =>
  userId === undefined ? `nobody:${hashToken(email)}` : `user:${userId}`;

interface Limits {
  /** From one place. */
  narrow: number;
  /** From all unknown places together. */
  all: number;
  /** From one network, for any account. */
  network?: number;
}
const limitsOf = (attempt: string, subject: string, place: Place, { narrow, all, network }: Limits): readonly AttemptLimit[] => {
  const limits: AttemptLimit[] = [{ key: `${attempt}:${subject}|${place.key}`, limit: narrow }];
  if (place.known) return limits;
  if (network !== undefined) limits.push({ key: `${attempt}From:${place.network}`, limit: network, wide: true });
  return [...limits, { key: `${attempt}:${subject}`, limit: all, wide: true }];
};

/** Sign-in: five attempts from one place; wider limits stop many clients guessing one account, and one client guessing many. */
export const signInLimits = (subject: string, place: Place) =>
  limitsOf('signIn', subject, place, { narrow: ATTEMPTS, all: ATTEMPTS * 5, network: ATTEMPTS * 20 });
/** Wrong codes of one person, across all codes sent. */
export const codeLimits = (userId: number, place: Place) =>
  limitsOf('code', subjectOf(userId), place, { narrow: ATTEMPTS * 2, all: ATTEMPTS * 5 });
/** Codes sent to one person. */
export const sendLimits = (userId: number, place: Place) =>
  limitsOf('send', subjectOf(userId), place, { narrow: ATTEMPTS * 2, all: ATTEMPTS * 5 });
/**
 * Reset links requested. However many strangers request one, the newest link is in the person's own mailbox and works for as
 * long as the limit blocks further requests.
 */
export const resetLimits = (subject: string, place: Place) =>
  limitsOf('reset', subject, place, { narrow: ATTEMPTS, all: ATTEMPTS * 2, network: ATTEMPTS * 20 });
/** Attempts of a signed-in person at the current password: counted separately, so they lock nobody else out. */
export const ownPasswordLimits = (userId: number, sessionId: string): readonly AttemptLimit[] => [
  { key: `change:${subjectOf(userId)}|${sessionId}`, limit: ATTEMPTS },
  { key: `change:${subjectOf(userId)}`, limit: ATTEMPTS * 5, wide: true },
];

const over = sql.raw(`coalesce(a.locked_until_date, a.first_date + interval '${LOCK_SECONDS} seconds') <= now()`);
const locked = sql.raw(`coalesce(a.locked_until_date, now() + interval '${LOCK_SECONDS} seconds')`);

/** Counts one attempt against each limit in turn, up to the first exhausted one; returns false if a limit is exhausted. */
export async function countAttempt(on: Queryable, limits: readonly AttemptLimit[]): Promise<boolean> {
  for (const { key, limit } of limits) {
    const [counted] = await on.query<{ count: number }>(sql`
      insert into sign_in_attempts as a (key, count) values (${key}, 1)
      on conflict (key) do update set
        count = case when ${over} then 1 else a.count + 1 end,
        first_date = case when ${over} then now() else a.first_date end,
        locked_until_date = case when ${over} then null when a.count + 1 >= ${limit}::int then ${locked} end
      returning count`);
    if (!counted || counted.count > limit) return false;
  }
  return true;
}

/** Success: the narrow limits are reset, the wide ones get this one attempt back. */
export async function clearAttempts(on: Queryable, limits: readonly AttemptLimit[]): Promise<void> {
  const keys = (wide: boolean) => limits.filter((one) => (one.wide ?? false) === wide).map(({ key }) => key);
  await on.text('delete from sign_in_attempts where key = any($1::text[])', [keys(false)]);
  if (keys(true).length)
    await on.text('update sign_in_attempts set count = greatest(count - 1, 0) where key = any($1::text[])', [keys(true)]);
}

/** Resets the failed sign-ins of an account: somebody has just proven to be its owner. */
export async function clearAccountAttempts(on: Queryable, userId: number): Promise<void> {
  const key = `signIn:${subjectOf(userId)}`;
  await on.query(sql`delete from sign_in_attempts where key = ${key} or starts_with(key, ${`${key}|`})`);
}
