/** What people change about themselves: name and numbers, and the password (000 §2 Settings, Security). */
import { sql } from 'drizzle-orm';
import * as yup from 'yup';
import type { LocaleCode } from '#i18n/locales.ts';
import type { Session } from '#schemas/kernel/rights/session.ts';
import { fieldSchema, problemsOf } from '#schemas/kernel/rules/validate.ts';
import { user } from '#schemas/users/user.ts';
import type { Database } from '#server/db/database.ts';
import { AppError, refuseProblems } from '#server/errors/appError.ts';
import { clearAttempts, countAttempt, ownPasswordLimits } from '../guard.ts';
import { passwordFits } from '../password/password.ts';
import { mailPasswordChanged, newCredential, storeCredential } from '../password/setPassword.ts';
import { forgetSessions } from '../session/sessionCache.ts';
import { endOtherSessions } from './ownSessions.ts';

const form = yup
  .object({
    fullName: fieldSchema(user.fields.fullName, true),
    mobileNumber: fieldSchema(user.fields.mobileNumber),
    officeNumber: fieldSchema(user.fields.officeNumber),
  })
  .strict()
  .typeError({ code: 'notObject' } as unknown as string)
  .noUnknown(true, ((facts: { unknown: string }) => ({ code: 'unknownField', params: { fields: facts.unknown } })) as never);

/** Name and numbers; an absent number is cleared. Throws AppError `validation`. */
export async function updateProfile(db: Database, { userId }: Session, body: unknown): Promise<void> {
  refuseProblems(problemsOf(form, body ?? {}));
  const { fullName, mobileNumber, officeNumber } = body as Record<string, string | null | undefined>;
  await db.transaction(async (tx) => {
    await tx.query(sql`
      update users set full_name = ${String(fullName).trim()}, mobile_number = ${mobileNumber || null}, office_number = ${officeNumber || null},
        version = version + 1, updated_date = now(), updated_user_id = ${userId} where id = ${userId}`);
    await forgetSessions(tx, { userId });
  });
}

/**
 * Changes one's own password and signs out everywhere else. Wrong current passwords have their own attempt limit.
 * @throws AppError `validation` naming `currentPassword` or `password`; `tooMany`
 */
export async function changePassword(
  db: Database,
  { session, sessionId }: { session: Session; sessionId: string },
  given: { currentPassword: string; password: string },
  locale: LocaleCode,
): Promise<void> {
  const { userId } = session;
  const limits = ownPasswordLimits(userId, sessionId);
  if (!(await countAttempt(db, limits))) throw new AppError('tooMany');
  const [known] = await db.query<{ hash: string }>(
    sql`select password_hash as hash from user_credentials where user_id = ${userId}`,
  );
  if (!(await passwordFits(known?.hash, given.currentPassword))) refuseProblems({ currentPassword: { code: 'wrongPassword' } });
  await clearAttempts(db, limits);
  const credential = await newCredential(db, userId, given.password);
  await db.transaction(async (tx) => {
    await storeCredential(tx, userId, credential);
    await forgetSessions(tx, { userId });
    await endOtherSessions(tx, userId, sessionId);
    await mailPasswordChanged(tx, userId, locale);
  });
}
