/** Signing in (000 §4, §6, §8): who may, with what, into which office centre. */
import { sql } from 'drizzle-orm';
import type { LocaleCode } from '#i18n/locales.ts';
import { mayEnter } from '#schemas/kernel/access.ts';
import type { Database } from '#server/db/database.ts';
import { AppError } from '#server/http/errors.ts';
import { countAttempt, forgiveAttempts, signInBrakes } from './guard.ts';
import { type CentreAccount, centresOf, platformRoles } from './memberships.ts';
import { type CodeSent, sendCode } from './oneTimeCode.ts';
import { passwordFits } from './password.ts';
import { createSession, type Device, type Issued } from './sessions.ts';

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

async function personOf(db: Database, username: string): Promise<Person | undefined> {
  const [row] = await db.query<Person>(sql`
    select u.id as "userId", u.username, u.full_name as "fullName", u.status, c.password_hash as hash
    from users u left join user_credentials c on c.user_id = u.id where lower(u.username) = lower(${username})`);
  return row;
}

/** The office centre in which the person worked last, else the first one. */
async function favourite(db: Database, userId: number, centres: readonly CentreAccount[]): Promise<CentreAccount | undefined> {
  const [last] = await db.query<{ id: number }>(
    sql`select office_centre_id as id from sessions where user_id = ${userId} and office_centre_id is not null order by created_date desc limit 1`,
  );
  return centres.find((centre) => centre.officeCentreId === last?.id) ?? centres[0];
}

/**
 * Where a person enters, and whether a one-time code is needed: for the provider's people always, for others as their
 * office centre says. Throws AppError `forbidden` for people whose roles do not open the portal.
 */
export async function entranceOf(db: Database, userId: number): Promise<Entrance> {
  const platform = await platformRoles(db, userId);
  if (mayEnter(platform, false)) return { officeCentreId: null, otpRequired: true };
  const all = await centresOf(db, userId);
  const open = all.filter((centre) => mayEnter(centre.roleCodes, centre.allowStaffLogin));
  const chosen = await favourite(db, userId, open);
  if (chosen) return { officeCentreId: chosen.officeCentreId, otpRequired: chosen.otpRequired };
  const staffOnly = all.length > 0;
  throw new AppError(
    'forbidden',
    staffOnly ? { messageKey: 'auth.staffSignInOff', data: { reason: 'staffSignInOff' } } : { messageKey: 'auth.accessDenied' },
  );
}

/** Opens a session and notes when the person was last here. */
export async function enter(db: Database, userId: number, officeCentreId: number | null, device: Device): Promise<Issued> {
  return db.transaction(async (tx) => {
    await tx.query(sql`update users set last_sign_in_date = now() where id = ${userId}`);
    return createSession(tx, userId, officeCentreId, device);
  });
}

export type SignIn = { otpRequired: true; sent: CodeSent } | { otpRequired: false; issued: Issued };

/**
 * Checks e-mail address and password. An unknown address, a wrong password, an account that cannot be used and one that
 * is locked get the same answer, after the same work: AppError `badCredentials`.
 */
export async function signIn(
  db: Database,
  username: string,
  password: string,
  device: Device,
  locale: LocaleCode,
): Promise<SignIn> {
  const brakes = signInBrakes(username, device.ip ?? '');
  const allowed = await countAttempt(db, brakes);
  const person = await personOf(db, username);
  const fits = await passwordFits(person?.hash, password);
  if (!allowed || !person || !fits || person.status !== 'ACTIVE') throw new AppError('badCredentials');
  const entrance = await entranceOf(db, person.userId);
  await forgiveAttempts(db, brakes);
  if (entrance.otpRequired) return { otpRequired: true, sent: await sendCode(db, person, entrance.officeCentreId, locale) };
  return { otpRequired: false, issued: await enter(db, person.userId, entrance.officeCentreId, device) };
}
