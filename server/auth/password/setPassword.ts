/** A new password (000 §5): its rules, none of the last five, and the effects of the change. */
import { sql } from 'drizzle-orm';
import type { LocaleCode } from '#i18n/locales.ts';
import { passwordProblems } from '#schemas/kernel/rights/password.ts';
import type { Queryable, Transaction } from '#server/db/database.ts';
import { refuseProblems } from '#server/errors/appError.ts';
import { enqueueMail } from '#server/mail/mail.ts';
import { clearAccountAttempts } from '../guard.ts';
import { removeLinks } from './links.ts';
import { hashPassword, passwordFits } from './password.ts';

/** Number of recent passwords, including the current one, that cannot be reused. */
export const REMEMBERED_PASSWORDS = 5;

/** Throws AppError `validation` naming `password` when it breaks a rule. */
export function requireStrong(password: string): void {
  if (passwordProblems(password).length) refuseProblems({ password: { code: 'passwordWeak' } });
}

interface Credential {
  current: string;
  previous: string[];
}
const credentialOf = async (on: Queryable, userId: number): Promise<Credential | undefined> => {
  const [found] = await on.query<Credential>(
    sql`select password_hash as current, previous_hashes as previous from user_credentials where user_id = ${userId}`,
  );
  return found;
};

/**
 * The hash of the new password, computed before a transaction begins because hashing is slow.
 * @throws AppError `validation` naming `password` when it is weak or one of the last five
 */
export async function newCredential(on: Queryable, userId: number, password: string): Promise<Credential> {
  requireStrong(password);
  const known = await credentialOf(on, userId);
  const used = known ? [known.current, ...known.previous].slice(0, REMEMBERED_PASSWORDS) : [];
  const reused = await Promise.all(used.map((one) => passwordFits(one, password)));
  if (reused.includes(true)) refuseProblems({ password: { code: 'passwordReused' } });
  return { current: await hashPassword(password), previous: used.slice(0, REMEMBERED_PASSWORDS - 1) };
}

/**
 * Stores it. What the old password or an earlier link has started ends here: open links, and sign-ins that wait for their
 * code. Earlier failed attempts are reset: the person has just proven who they are.
 */
export async function storeCredential(tx: Queryable, userId: number, { current, previous }: Credential): Promise<void> {
  await tx.query(sql`
    insert into user_credentials (user_id, password_hash, previous_hashes) values (${userId}, ${current}, ${sql.param(previous)}::text[])
    on conflict (user_id) do update set password_hash = excluded.password_hash, previous_hashes = excluded.previous_hashes,
      password_changed_date = now()`);
  for (const purpose of ['PASSWORD_RESET', 'PASSWORD_EXPIRED'] as const) await removeLinks(tx, { purpose, userId });
  await tx.query(
    sql`update one_time_codes set used_date = now() where user_id = ${userId} and purpose = 'SIGN_IN' and used_date is null`,
  );
  await clearAccountAttempts(tx, userId);
}

/** Notifies the person by mail, so that an unauthorised change is noticed. */
export async function mailPasswordChanged(tx: Transaction, userId: number, locale: LocaleCode): Promise<void> {
  const [person] = await tx.query<{ username: string; fullName: string }>(
    sql`select username, full_name as "fullName" from users where id = ${userId}`,
  );
  if (person)
    await enqueueMail(tx, { to: person.username, name: person.fullName, template: 'passwordChanged', params: {}, locale });
}
