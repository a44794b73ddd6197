/** The devices on which a person is signed in, and signing out of them (000 §2 Security). */
import { sql } from 'drizzle-orm';
import type { SignInAudience } from '#schemas/kernel/rights/session.ts';
import type { Database, Queryable, Transaction } from '#server/db/database.ts';
import { AppError } from '#server/errors/appError.ts';
import { revokeSessions } from '../session/sessions.ts';

export interface OwnSession {
  id: string;
  current: boolean;
  userAgent: string | null;
  ip: string | null;
  /** The place in which the person works in it; null for the provider's own view. */
  officeCentre: string | null;
  method: 'PASSWORD' | 'CODE' | 'SSO';
  /** A sign-in to the portal, or to the building's app. */
  audience: SignInAudience;
  createdDate: string;
  lastUsedDate: string;
}

const live = sql.raw('s.revoked_date is null and s.expires_date > now() and s.ends_date > now()');

/** The current session first, then the most recently used. */
export const sessionsOf = (on: Queryable, userId: number, sessionId: string): Promise<OwnSession[]> =>
  on.query<OwnSession>(sql`
    select s.id, s.id = ${sessionId}::uuid as current, s.user_agent as "userAgent", s.ip, c.company_name as "officeCentre", s.method, s.audience,
      s.created_date as "createdDate", s.last_used_date as "lastUsedDate"
    from sessions s left join office_centres c on c.id = s.office_centre_id
    where s.user_id = ${userId} and ${live} order by current desc, s.last_used_date desc, s.id`);

/** Signs out of one device. Throws AppError `notFound` for a session that has ended, or belongs to somebody else. */
export async function endSession(db: Database, userId: number, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const [own] = await tx.query<{ id: string }>(
      sql`select s.id from sessions s where s.id::text = ${id} and s.user_id = ${userId} and ${live} for update`,
    );
    if (!own) throw new AppError('notFound');
    await revokeSessions(tx, { sessionId: own.id });
  });
}

/** Signs out everywhere else. */
export async function endOtherSessions(tx: Transaction, userId: number, sessionId: string): Promise<void> {
  const others = await tx.query<{ id: string }>(
    sql`select s.id from sessions s where s.user_id = ${userId} and s.id <> ${sessionId}::uuid and ${live} for update`,
  );
  for (const { id } of others) await revokeSessions(tx, { sessionId: id });
}
