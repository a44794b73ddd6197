/** Switching between one's accounts (000 §2, §6): a new session for the other office centre; the old one ends. */
import { sql } from 'drizzle-orm';
import { mayEnter, mayUseApp } from '#schemas/kernel/rights/access.ts';
import type { Session } from '#schemas/kernel/rights/session.ts';
import type { Database, Queryable } from '#server/db/database.ts';
import { AppError } from '#server/errors/appError.ts';
import { centreById, centresOf } from '../people/memberships.ts';
import { liesIn } from '../sso/person.ts';
import { createSession, type Device, type Issued, revokeSessions } from './sessions.ts';

/** The provider's staff may switch to any building, or none; others to the office centres in which they hold a role. */
async function isOpenTo(on: Queryable, session: Session, officeCentreId: number | null): Promise<boolean> {
  if (session.side === 'platform') return officeCentreId === null || Boolean(await centreById(on, officeCentreId));
  const centres = await centresOf(on, session.userId);
  const opens = ({ roleCodes, allowStaffLogin, allowDeviceAdmin }: (typeof centres)[number]) =>
    session.audience ? mayUseApp(roleCodes) : mayEnter(roleCodes, allowStaffLogin, allowDeviceAdmin);
  return centres.some((centre) => centre.officeCentreId === officeCentreId && opens(centre));
}

/** Throws AppError `validation` for an invalid id, `notFound` for an office centre out of scope. */
export async function switchAccount(
  db: Database,
  session: Session,
  sessionId: string,
  wanted: unknown,
  device: Device,
): Promise<Issued> {
  const officeCentreId = wanted === undefined ? null : wanted;
  if (
    officeCentreId !== null &&
    (typeof officeCentreId !== 'number' || !Number.isSafeInteger(officeCentreId) || officeCentreId < 1)
  )
    throw new AppError('validation', { fields: { officeCentreId: { code: 'notNumber' } } });
  if (!(await isOpenTo(db, session, officeCentreId))) throw new AppError('notFound');
  return db.transaction(async (tx) => {
    const [old] = await tx.query<{ family: string } & Pick<Device, 'method' | 'providerBuildingId' | 'audience'>>(
      sql`select family, method, audience, provider_building_id as "providerBuildingId" from sessions where id = ${sessionId}::uuid and revoked_date is null for update`,
    );
    if (!old) throw new AppError('unauthenticated');
    // A building's identity provider opens that building and no other one.
    const { family, method, audience, providerBuildingId } = old;
    if (method === 'SSO' && !(await liesIn(tx, officeCentreId, providerBuildingId ?? null)))
      throw new AppError('forbidden', { messageKey: 'errors.ssoElsewhere' });
    const issued = await createSession(
      tx,
      session.userId,
      officeCentreId,
      { ...device, method, audience, providerBuildingId },
      family,
    );
    // The new session lasts no longer than the sign-in that it continues.
    await tx.query(sql`update sessions n set ends_date = o.ends_date, expires_date = least(n.expires_date, o.ends_date)
      from sessions o where n.id = ${issued.sessionId}::uuid and o.id = ${sessionId}::uuid`);
    await revokeSessions(tx, { sessionId });
    return issued;
  });
}
