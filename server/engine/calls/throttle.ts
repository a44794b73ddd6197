/** A rate limit for expensive work, per person and hour. */
import { countAttempt, LOCK_SECONDS } from '#server/auth/guard.ts';
import type { Queryable } from '#server/db/database.ts';
import { AppError } from '#server/errors/appError.ts';
import type { Reach } from '../reach/reach.ts';

/**
 * Times an hour: lists by mail, files made on the spot, answers to what is addressed to a person, messages to oneself, guests who are invited, test mails, texts that are tried on oneself,
 * calendars that are read at once. */
export const HOURLY = {
  emailRecord: 20,
  download: 120,
  occupantAct: 600,
  test: 30,
  guestMail: 60,
  testMail: 20,
  ownText: 30,
  dataProvider: 30,
} as const;

/** Counts one more use for the person. Throws AppError `tooMany` above the hourly limit. */
export async function throttle(db: Queryable, attempt: keyof typeof HOURLY, { session }: Reach): Promise<void> {
  if (!(await countAttempt(db, [{ key: `${attempt}:user:${session.userId}`, limit: HOURLY[attempt] }])))
    throw new AppError('tooMany', { headers: { 'retry-after': String(LOCK_SECONDS) } });
}
