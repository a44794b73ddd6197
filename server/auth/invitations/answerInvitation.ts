/**
 * Accepting or declining an invitation. Only accepting creates a membership, and only for the person named in the invitation:
 * somebody signed in as that person, or the holder of the link that was mailed to them.
 */
import { sql } from 'drizzle-orm';
import { userInvitation } from '#schemas/users/userInvitation.ts';
import { audit } from '#server/audit/audit.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import { AppError } from '#server/errors/appError.ts';
import { announceRows } from '#server/live/announce.ts';
import { findLink, removeLinks, useLink } from '../password/links.ts';
import { forgetSessions } from '../session/sessionCache.ts';
import { comeBack } from './comeBack.ts';
import { lockPending, type PendingInvitation, pendingFor } from './pendingInvitations.ts';

export interface InvitationAnswer {
  accept: boolean;
  ip: string | null;
}

const invalid = () => new AppError('invalidInvitation');

/** Locks the person, as sending an invitation does: of two concurrent answers, or an answer and a withdrawal, one wins. */
async function lockPerson(tx: Transaction, userId: number): Promise<string> {
  const [person] = await tx.query<{ username: string }>(
    sql`select username from users where id = ${userId} and status = 'ACTIVE' and account_registered for update`,
  );
  if (!person) throw invalid();
  return person.username;
}

/** Creates the membership, or records the refusal. The office centre learns the person's name only on acceptance. */
export async function settleInvitation(
  tx: Transaction,
  userId: number,
  invitation: PendingInvitation,
  { accept, ip }: InvitationAnswer,
): Promise<void> {
  const { id, officeCentreId, roleCode } = invitation;
  const status = accept ? 'ACCEPTED' : 'DECLINED';
  await tx.query(
    sql`update user_invitations set status = ${status}, decided_date = now(), updated_date = now(), version = version + 1 where id = ${id}`,
  );
  if (accept) {
    await comeBack(tx, [userId]);
    await tx.query(sql`
      insert into user_roles (user_id, office_centre_id, building_id, role_code, active, person_in_charge, tag)
      select ${userId}::bigint, c.id, coalesce(c.landlord_id, c.id), ${roleCode}::text, true, false, i.tag
      from office_centres c join user_invitations i on i.id = ${id} where c.id = ${officeCentreId}`);
  }
  await removeLinks(tx, { purpose: 'INVITATION', userId, officeCentreId });
  await forgetSessions(tx, { userId });
  const [person] = await tx.query<{ fullName: string; username: string }>(
    sql`select full_name as "fullName", username from users where id = ${userId}`,
  );
  const by = {
    session: { userId: accept ? userId : 0, fullName: (accept ? person?.fullName : person?.username) ?? '' },
    centreId: officeCentreId,
  };
  const changes = [{ field: 'status', from: 'PENDING', to: status }];
  await audit(tx, {
    entity: userInvitation,
    recordId: id,
    action: accept ? 'accept' : 'decline',
    reach: by,
    origin: { ip: accept ? (ip ?? undefined) : undefined },
    changes,
  });
  tx.afterCommit((db) => announceRows(db, userInvitation, [id], null).catch(() => undefined));
}

/** For a signed-in person. Throws AppError `invalidInvitation` for one that is not theirs, or can no longer be answered. */
export const answerOwn = (db: Database, userId: number, id: number, answer: InvitationAnswer): Promise<void> =>
  db.transaction(async (tx) => {
    await lockPerson(tx, userId);
    const invitation = await lockPending(tx, userId, id);
    if (!invitation) throw invalid();
    await settleInvitation(tx, userId, invitation, answer);
  });

/** For the holder of the mailed link, which works once. Throws AppError `invalidInvitation`. */
export const answerByLink = (db: Database, token: string, answer: InvitationAnswer): Promise<void> =>
  db.transaction(async (tx) => {
    const known = await findLink(tx, token);
    if (known?.purpose !== 'INVITATION') throw invalid();
    await lockPerson(tx, known.userId);
    const invitation = await pendingFor(tx, known.userId, known.officeCentreId, true);
    const isFirst = await useLink(tx, known.id);
    if (!invitation || !isFirst) throw invalid();
    await settleInvitation(tx, known.userId, invitation, answer);
  });
