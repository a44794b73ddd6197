/** Codes that the provider's support gives a person instead of a mailed one (000 §3 OTP details, Trusted device request). */
import { sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { hashPassword } from '../password/password.ts';
import { randomCode } from '../secrets.ts';

/** Validity in minutes of each kind: read out on the phone at once, or typed when the device is at hand. */
export const SUPPORT_MINUTES = { SUPPORT: 10, DEVICE: 24 * 60 } as const;

export interface SupportCode {
  code: string;
  generatedDate: string;
  expiryDate: string;
}

/** Creates a code of a kind; the earlier ones of that kind stop working. It is returned once and kept as a hash. */
export async function makeSupportCode(on: Queryable, userId: number, kind: keyof typeof SUPPORT_MINUTES): Promise<SupportCode> {
  const code = randomCode();
  const hash = await hashPassword(code);
  await on.query(
    sql`update one_time_codes set used_date = now() where user_id = ${userId} and purpose = ${kind} and used_date is null`,
  );
  const [row] = await on.query<{ generatedDate: string; expiryDate: string }>(sql`
    insert into one_time_codes (user_id, purpose, code_hash, expires_date, resend_after_date)
    values (${userId}, ${kind}, ${hash}, now() + make_interval(mins => ${SUPPORT_MINUTES[kind]}::int), now())
    returning created_date as "generatedDate", expires_date as "expiryDate"`);
  if (!row) throw new Error('a code was not stored');
  return { code, ...row };
}
