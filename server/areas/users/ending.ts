/** How memberships end, whoever ends them: links, groups, pictures and sessions end with them. */
import { sql } from 'drizzle-orm';
import { endPasses } from '#server/areas/access/passes/follow.ts';
import { removeLinks } from '#server/auth/password/links.ts';
import { revokeSessions } from '#server/auth/session/sessions.ts';
import type { RuleContext } from '#server/engine/areas/rules.ts';
import { hasNoProblems } from '#server/engine/calls/refusal.ts';
import type { ChangeablePerson } from './changeableMembers.ts';
import { leaveGroups } from './userGroups.ts';

/** Those whom no rule has refused so far. */
export const stillWell = <P extends ChangeablePerson>(all: readonly P[]): P[] => all.filter(({ row }) => hasNoProblems(row));

/** Ends people's sessions in these places; sessions elsewhere are not affected. */
export async function endSessionsIn({ tx }: RuleContext, all: readonly ChangeablePerson[]): Promise<void> {
  for (const { row, here } of all)
    for (const { officeCentreId } of here)
      if (officeCentreId !== null) await revokeSessions(tx, { userId: row.before.id, officeCentreId });
}

/** Ends these memberships; the people stay for other records that refer to them. */
export async function endMemberships(context: RuleContext, leaving: readonly ChangeablePerson[]): Promise<void> {
  const { tx } = context;
  const ids = leaving.flatMap(({ here }) => here.map(({ id }) => id));
  const people = leaving.map(({ row }) => row.before.id);
  // While they are still there: whose pass it is, is read with them.
  await endPasses(
    tx,
    context,
    leaving.flatMap(({ row, here }) => here.map(({ officeCentreId }) => ({ userId: row.before.id, officeCentreId }))),
  );
  await tx.query(sql`delete from user_roles where id = any(${sql.param(ids)}::bigint[])`);
  await leaveGroups(tx, people);
  for (const { row, here } of leaving)
    for (const { officeCentreId } of here)
      await removeLinks(tx, { purpose: 'INVITATION', userId: row.before.id, officeCentreId });
  // The face picture is no longer needed by anybody.
  await tx.query(sql`
    update users set face_image_id = null
    where id = any(${sql.param(people)}::bigint[]) and not exists (select 1 from user_roles where user_id = users.id)`);
  await endSessionsIn(context, leaving);
}
