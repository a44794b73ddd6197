/**
 * Forgotten and expired passwords (000 §3 Password reset, §4, §8). Requesting a link does the same work, gives the same
 * answer and takes the same time whether or not there is an account: a job creates and mails the link.
 */
import { sql } from 'drizzle-orm';
import type { LocaleCode } from '#i18n/locales.ts';
import { normalEmail } from '#schemas/kernel/fields/emailAddress.ts';
import type { Config } from '#server/config.ts';
import type { Database, Queryable, Transaction } from '#server/db/database.ts';
import { AppError } from '#server/errors/appError.ts';
import { enqueue, type Job, jobName } from '#server/jobs/queue.ts';
import { enqueueMail } from '#server/mail/mail.ts';
import { countAttempt, resetLimits, subjectOf } from '../guard.ts';
import { revokeSessions } from '../session/sessions.ts';
import { forgetPlaces, placeOf, type SignInClient } from '../signIn/knownPlaces.ts';
import { removeDevices } from '../signIn/trustedDevices.ts';
import { createLink, findLink, LINK_MINUTES, type Link, useLink } from './links.ts';
import { mailPasswordChanged, newCredential, storeCredential } from './setPassword.ts';

const JOB = jobName<Wanted>('password-reset');
interface Wanted {
  /** Of the account; absent when there is none. */
  userId?: number;
  locale: LocaleCode;
}

/** The address of the page where a new password is chosen; its host is the installation's, never the request's. */
export const resetLink = (config: Pick<Config, 'publicUrl'>, token: string): string =>
  `${config.publicUrl}/update-password?token=${token}`;

/**
 * Enqueues a link for the person with that address; the job is enqueued for any address. Above the rate limit, it silently
 * enqueues none.
 */
export async function forgotPassword(db: Database, username: string, locale: LocaleCode, visitor: SignInClient): Promise<void> {
  const email = normalEmail(username);
  const [person] = await db.query<{ id: number }>(sql`select id from users where lower(username) = ${email ?? ''}`);
  const place = await placeOf(db, person?.id, visitor);
  const allowed = await countAttempt(db, resetLimits(subjectOf(person?.id, email), place));
  const wanted: Wanted = { userId: person?.id, locale };
  await db.transaction((tx) => (allowed ? enqueue(tx, JOB, wanted) : Promise.resolve()));
}

/** Creates a link for a person and mails it. Returns its token. */
export async function sendResetLink(
  tx: Transaction,
  config: Pick<Config, 'publicUrl'>,
  person: { userId: number; username: string; fullName: string },
  locale: LocaleCode,
  createdBy: number | null = null,
): Promise<string> {
  const token = await createLink(tx, { purpose: 'PASSWORD_RESET', userId: person.userId, createdBy });
  await enqueueMail(tx, {
    to: person.username,
    name: person.fullName,
    template: 'passwordReset',
    params: { link: resetLink(config, token), minutes: LINK_MINUTES.PASSWORD_RESET },
    locale,
  });
  return token;
}

export const passwordResetJob: Job<Wanted> = {
  name: JOB,
  run: async ({ userId, locale }, { db, config }) => {
    const [person] = await db.query<{ userId: number; username: string; fullName: string }>(sql`
    select id as "userId", username, full_name as "fullName" from users
    where id = ${userId ?? 0} and status = 'ACTIVE' and account_registered`);
    if (person) await db.transaction((tx) => sendResetLink(tx, config, person, locale));
  },
};

const expired = () => new AppError('linkExpired');

/** Throws AppError `linkExpired` for a link that is used, removed, expired, of another purpose, or unknown. */
export async function requireResetLink(on: Queryable, token: string, lock = false): Promise<Link> {
  const link = await findLink(on, token, { lock });
  if (!link || link.purpose === 'INVITATION' || link.status !== 'OPEN' || link.expired) throw expired();
  const [person] = await on.query(sql`select 1 from users where id = ${link.userId} and status = 'ACTIVE'`);
  if (!person) throw expired();
  return link;
}

/**
 * Sets the password chosen through a link, and ends all sessions and trusted devices of the person. Returns whose it is.
 * @throws AppError `linkExpired`; `validation` naming `password`, which leaves the link valid
 */
export async function updatePassword(db: Database, token: string, password: string, locale: LocaleCode): Promise<number> {
  const { userId } = await requireResetLink(db, token);
  const credential = await newCredential(db, userId, password);
  await db.transaction(async (tx) => {
    const link = await requireResetLink(tx, token, true);
    if (!(await useLink(tx, link.id))) throw expired();
    await storeCredential(tx, userId, credential);
    await revokeSessions(tx, { userId });
    await removeDevices(tx, { userId });
    await forgetPlaces(tx, userId);
    await mailPasswordChanged(tx, userId, locale);
  });
  return userId;
}
