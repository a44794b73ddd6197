/** Signing in (000 §4, §6, §8): who may, with which credentials, into which office centre. */
import { sql } from 'drizzle-orm';
import type { LocaleCode } from '#i18n/locales.ts';
import { normalEmail } from '#schemas/kernel/fields/emailAddress.ts';
import { mayEnter, mayUseApp } from '#schemas/kernel/rights/access.ts';
import type { SignInAudience } from '#schemas/kernel/rights/session.ts';
import type { Database, Queryable } from '#server/db/database.ts';
import { AppError } from '#server/errors/appError.ts';
import { clearAttempts, countAttempt, signInLimits, subjectOf } from '../guard.ts';
import { createLink } from '../password/links.ts';
import { passwordFits } from '../password/password.ts';
import { type CentreAccount, centresOf, platformRoles } from '../people/memberships.ts';
import { passwordExpiry, readSession } from '../session/readSession.ts';
import { createSession, type Device, type Issued } from '../session/sessions.ts';
import { placeOf, type SignInClient } from './knownPlaces.ts';
import { type CodeSent, sendCode } from './oneTimeCode.ts';
import { isTrusted } from './trustedDevices.ts';

interface Person {
  userId: number;
  username: string;
  fullName: string;
  status: string;
  hash: string | null;
}
export interface Entrance {
  officeCentreId: number | null;
  otpRequired: boolean;
}

async function personOf(db: Database, email: string | undefined): Promise<Person | undefined> {
  const [row] = await db.query<Person>(sql`
    select u.id as "userId", u.username, u.full_name as "fullName", u.status, c.password_hash as hash
    from users u left join user_credentials c on c.user_id = u.id where lower(u.username) = ${email ?? ''}`);
  return row;
}

/** The office centre in which the person worked last, in the portal or in the app, else the first one. */
async function favourite(
  on: Queryable,
  userId: number,
  centres: readonly CentreAccount[],
  audience: SignInAudience = 'PORTAL',
): Promise<CentreAccount | undefined> {
  const [last] = await on.query<{ id: number }>(
    sql`select office_centre_id as id from sessions where user_id = ${userId} and audience = ${audience} and office_centre_id is not null order by created_date desc limit 1`,
  );
  return centres.find((centre) => centre.officeCentreId === last?.id) ?? centres[0];
}

/** The one of these office centres that a person enters. Throws AppError `forbidden` when none allows it. */
export async function chooseCentre(
  on: Queryable,
  userId: number,
  centres: readonly CentreAccount[],
  contact = '',
): Promise<CentreAccount> {
  const open = centres.filter((centre) => mayEnter(centre.roleCodes, centre.allowStaffLogin, centre.allowDeviceAdmin));
  const chosen = await favourite(on, userId, open);
  if (chosen) return chosen;
  // People whose building could grant access are told so; everybody else is told whom to contact.
  if (centres.some((centre) => mayEnter(centre.roleCodes, true)))
    throw new AppError('forbidden', { messageKey: 'auth.staffSignInOff', data: { reason: 'staffSignInOff' } });
  throw new AppError('forbidden', { messageKey: 'auth.accessDenied', params: { contact } });
}

/**
 * The office centre a person enters, and whether a one-time code is needed: always for the provider's staff, also those who work in
 * buildings that let them in, for others when one of their office centres requires it, because they can switch to it. Throws AppError `forbidden` for people whose roles do
 * not open the portal.
 */
export async function entranceOf(on: Queryable, userId: number, contact = ''): Promise<Entrance> {
  const platform = await platformRoles(on, userId);
  if (mayEnter(platform, false)) return { officeCentreId: null, otpRequired: true };
  const centres = await centresOf(on, userId);
  const { officeCentreId } = await chooseCentre(on, userId, centres, contact);
  return { officeCentreId, otpRequired: platform.length > 0 || centres.some((centre) => centre.otpRequired) };
}

/**
 * The same for the app of a building, which everybody uses who belongs to a building or a company in it. Throws AppError `forbidden`
 * for everybody else, the provider's people among them.
 */
export async function appEntranceOf(on: Queryable, userId: number, contact = ''): Promise<Entrance> {
  const centres = (await centresOf(on, userId)).filter(({ roleCodes }) => mayUseApp(roleCodes));
  const chosen = await favourite(on, userId, centres, 'APP');
  if (!chosen) throw new AppError('forbidden', { messageKey: 'auth.accessDenied', params: { contact } });
  return { officeCentreId: chosen.officeCentreId, otpRequired: centres.some(({ otpRequired }) => otpRequired) };
}

/**
 * Opens a session and records the time. Throws AppError `badCredentials` for somebody who was deactivated
 * or delinked between password and code.
 */
export async function enter(db: Database, userId: number, officeCentreId: number | null, device: Device): Promise<Issued> {
  return db.transaction(async (tx) => {
    await tx.query(sql`update users set last_sign_in_date = now() where id = ${userId}`);
    const issued = await createSession(tx, userId, officeCentreId, device);
    if (!(await readSession(tx, issued.sessionId))) throw new AppError('badCredentials');
    return issued;
  });
}

export type SignIn = { otpRequired: true; sent: CodeSent } | { otpRequired: false; issued: Issued };

/**
 * Throws AppError `passwordExpired` with a token to choose a new one, only after the correct old password and
 * any required code: an old password that somebody else knows must not be enough.
 */
export async function requireFresh(db: Database, userId: number): Promise<void> {
  const [expired] = await db.query(sql`select 1 from users u where u.id = ${userId} and ${passwordExpiry} <= now()`);
  if (!expired) return;
  const passwordResetToken = await db.transaction((tx) => createLink(tx, { purpose: 'PASSWORD_EXPIRED', userId }));
  throw new AppError('passwordExpired', { data: { passwordExpired: true, passwordResetToken } });
}

export interface SignInFrom {
  device: Device;
  locale: LocaleCode;
  visitor: SignInClient;
  /** The contact for people who are refused. */
  contact?: string;
}

/**
 * Checks e-mail address and password. An unknown or invalid address, a wrong password, an unusable account and a locked
 * one get the same answer after the same work: AppError `badCredentials`. A trusted device needs no code.
 */
export async function signIn(db: Database, username: string, password: string, from: SignInFrom): Promise<SignIn> {
  const { device, locale, visitor } = from;
  const email = normalEmail(username);
  const person = await personOf(db, email);
  const place = await placeOf(db, person?.userId, visitor);
  const limits = signInLimits(subjectOf(person?.userId, email), place);
  const allowed = await countAttempt(db, limits);
  const fits = await passwordFits(person?.hash, password);
  if (!allowed || !person || !fits || person.status !== 'ACTIVE') throw new AppError('badCredentials');
  await clearAttempts(db, limits);
  const { audience } = device;
  const entrance = await (audience === 'APP' ? appEntranceOf : entranceOf)(db, person.userId, from.contact);
  if (entrance.otpRequired && !(await isTrusted(db, person.userId, visitor.deviceToken)))
    return { otpRequired: true, sent: await sendCode(db, person, entrance.officeCentreId, { locale, visitor, audience }) };
  await requireFresh(db, person.userId);
  return { otpRequired: false, issued: await enter(db, person.userId, entrance.officeCentreId, device) };
}
