/**
 * One-time codes: six digits by mail, kept as a slow hash, bound to the sign-in that requested them, valid once, for
 * ten minutes, with five tries.
 */
import { sql } from 'drizzle-orm';
import type { LocaleCode } from '#i18n/locales.ts';
import { codeForm } from '#schemas/kernel/fields/normalText.ts';
import type { SignInAudience } from '#schemas/kernel/rights/session.ts';
import type { Database } from '#server/db/database.ts';
import { AppError } from '#server/errors/appError.ts';
import { enqueueMail } from '#server/mail/mail.ts';
import { clearAttempts, codeLimits, countAttempt, sendLimits } from '../guard.ts';
import { hashPassword, passwordFits } from '../password/password.ts';
import { maskEmail, randomCode } from '../secrets.ts';
import { placeOf, type SignInClient } from './knownPlaces.ts';

export const CODE_MINUTES = 10;
export const CODE_TRIES = 5;
export const RESEND_SECONDS = 30;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export interface CodeSent {
  maskedEmail: string;
  otpUniqueId: string;
  /** Seconds until another code can be requested. */
  resendAfterSeconds: number;
  otpExpiredAt: string;
}
interface Receiver {
  userId: number;
  username: string;
  fullName: string;
}
/** The requester and their language. */
interface Asking {
  locale: LocaleCode;
  visitor: SignInClient;
  /** What the sign-in is for: its code finishes no other; the portal by default. */
  audience?: SignInAudience;
}
const refuse = () => new AppError('badOtp');
const expires = sql.raw(`now() + interval '${CODE_MINUTES} minutes'`);
const resend = sql.raw(`now() + interval '${RESEND_SECONDS} seconds'`);

/** Sends a code for a sign-in with a correct password; `again` replaces the code of an earlier request. */
export async function sendCode(
  db: Database,
  receiver: Receiver,
  officeCentreId: number | null,
  { locale, visitor, audience = 'PORTAL' }: Asking,
  again?: string,
): Promise<CodeSent> {
  const limits = sendLimits(receiver.userId, await placeOf(db, receiver.userId, visitor));
  if (!(await countAttempt(db, limits))) throw new AppError('tooMany');
  const code = randomCode();
  const hash = await hashPassword(code);
  return db.transaction(async (tx) => {
    const [row] = await tx.query<{ id: string; at: string }>(
      again
        ? sql`update one_time_codes set code_hash = ${hash}, attempts = 0, expires_date = ${expires}, resend_after_date = ${resend}
            where id = ${again}::uuid and used_date is null and resend_after_date <= now() returning id, expires_date as at`
        : sql`insert into one_time_codes (user_id, office_centre_id, purpose, audience, code_hash, expires_date, resend_after_date)
            values (${receiver.userId}, ${officeCentreId}, 'SIGN_IN', ${audience}, ${hash}, ${expires}, ${resend}) returning id, expires_date as at`,
    );
    if (!row) throw new AppError('tooMany', { headers: { 'retry-after': String(RESEND_SECONDS) } });
    await enqueueMail(tx, {
      to: receiver.username,
      name: receiver.fullName,
      template: 'oneTimeCode',
      params: { code, minutes: CODE_MINUTES },
      locale,
    });
    return {
      maskedEmail: maskEmail(receiver.username),
      otpUniqueId: row.id,
      resendAfterSeconds: RESEND_SECONDS,
      otpExpiredAt: row.at,
    };
  });
}

/**
 * Sends a new code for a request that has not been completed yet; the old code stops working.
 * Throws AppError `badOtp` for an unknown request, `tooMany` within 30 seconds of the last code.
 */
export async function resendCode(db: Database, otpUniqueId: string, asking: Asking): Promise<CodeSent> {
  if (!UUID.test(otpUniqueId)) throw refuse();
  const [found] = await db.query<Receiver & { centreId: number | null; early: boolean; wait: number }>(sql`
    select u.id as "userId", u.username, u.full_name as "fullName", c.office_centre_id as "centreId", c.resend_after_date > now() as early,
      ceil(extract(epoch from c.resend_after_date - now()))::int as wait
    from one_time_codes c join users u on u.id = c.user_id
    where c.id = ${otpUniqueId}::uuid and c.purpose = 'SIGN_IN' and c.audience = ${asking.audience ?? 'PORTAL'} and c.used_date is null and c.created_date > now() - interval '1 hour' and u.status = 'ACTIVE'`);
  if (!found) throw refuse();
  if (found.early) throw new AppError('tooMany', { headers: { 'retry-after': String(found.wait) } });
  return sendCode(db, found, found.centreId, asking, otpUniqueId);
}

/** The sign-in that a code belonged to; `trustDevice` if it was issued to make the device trusted. */
export interface UsedCode {
  userId: number;
  officeCentreId: number | null;
  trustDevice: boolean;
}
interface Waiting {
  id: string;
  hash: string;
  purpose: 'SIGN_IN' | 'SUPPORT' | 'DEVICE';
}

/**
 * The matching code: the mailed one, or one that support has given to the person (000 §3 OTP details, Trusted
 * device request), which replaces it.
 */
async function fitting(db: Database, mailed: Waiting, userId: number, code: string): Promise<Waiting | undefined> {
  const others = await db.query<Waiting>(sql`
    select id, code_hash as hash, purpose from one_time_codes
    where user_id = ${userId} and purpose in ('SUPPORT', 'DEVICE') and used_date is null and expires_date > now()
    order by created_date desc limit 2`);
  for (const one of [mailed, ...others]) if (await passwordFits(one.hash, code)) return one;
  return undefined;
}

/** Uses a code up. Returns whose sign-in it was; throws AppError `badOtp` for a wrong, used or expired code, another's, or one of another audience. */
export async function useCode(
  db: Database,
  otpUniqueId: string,
  given: string,
  visitor: SignInClient,
  audience: SignInAudience = 'PORTAL',
): Promise<UsedCode> {
  // An input method for Chinese types digits of full width; a mail program may copy a space along.
  const code = codeForm(given);
  if (!UUID.test(otpUniqueId) || !/^\d{6}$/.test(code)) throw refuse();
  // The try is counted before it is checked, so that parallel tries cannot exceed the limit.
  const [row] = await db.query<{ userId: number; officeCentreId: number | null; hash: string }>(sql`
    update one_time_codes set attempts = attempts + 1
    where id = ${otpUniqueId}::uuid and purpose = 'SIGN_IN' and audience = ${audience} and used_date is null and expires_date > now() and attempts < ${CODE_TRIES}
    returning user_id as "userId", office_centre_id as "officeCentreId", code_hash as hash`);
  if (!row) throw refuse();
  const place = await placeOf(db, row.userId, visitor);
  const limits = codeLimits(row.userId, place);
  const allowed = await countAttempt(db, limits);
  const found = await fitting(db, { id: otpUniqueId, hash: row.hash, purpose: 'SIGN_IN' }, row.userId, code);
  if (!allowed || !found) throw refuse();
  // Both are used up: the pending sign-in, and the code that completed it.
  const used = await db.query<{ id: string }>(sql`
    update one_time_codes set used_date = now()
    where used_date is null and (id = ${otpUniqueId}::uuid or (id = ${found.id}::uuid and code_hash = ${found.hash})) returning id`);
  if (!used.some((one) => one.id === found.id)) throw refuse();
  await clearAttempts(db, [...limits, ...sendLimits(row.userId, place)]);
  return { userId: row.userId, officeCentreId: row.officeCentreId, trustDevice: found.purpose === 'DEVICE' };
}
