/** Users and their role per office centre (000 §3, §4, §6): nobody hands out more than their own side may. */
import { sql } from 'drizzle-orm';
import type { Role, Side } from '#schemas/kernel/access.ts';
import { removeLinks } from '#server/auth/links.ts';
import { forgetSessions } from '#server/auth/sessionCache.ts';
import { revokeSessions } from '#server/auth/sessions.ts';
import { type RuleContext, registerRules } from '#server/engine/rules.ts';
import { AppError, refuseProblems } from '#server/http/errors.ts';
import { sendInvitations } from './invitations.ts';
import { requireAnotherHead } from './lastHead.ts';
import { inviteKnown, knownPeople, restingPeople } from './membershipInvitations.ts';
import { isGivable, join, type Membership, membershipsIn, placesOf, requireMayChange, sidesOf } from './memberships.ts';

/** Throws AppError `validation` naming `roleCode` for a role that the caller may not give in a place of that side. */
function requireRole(role: unknown, side: Side, { reach }: RuleContext): void {
  if (!isGivable(role, side, reach)) refuseProblems({ roleCode: { code: 'roleNotAllowed' } });
}

/** The memberships that a change touches; refused for people above oneself, and for oneself. */
async function touched(context: RuleContext): Promise<Membership[]> {
  const { tx, before, reach } = context;
  if (before?.id === reach.session.userId) throw new AppError('forbidden');
  const here = await membershipsIn(tx, Number(before?.id), reach);
  if (here.length === 0) throw new AppError('forbidden');
  requireMayChange(here, reach);
  return here;
}

const changeRole = (next: (context: RuleContext, side: Side) => unknown) => async (context: RuleContext) => {
  const [first] = (await touched(context)) as [Membership, ...Membership[]];
  const role = next(context, first.side);
  requireRole(role, first.side, context);
  if (role !== first.roleCode) await requireAnotherHead(context.tx, [first]);
  await context.tx.query(
    sql`update user_roles set role_code = ${role as Role}, granted_permissions = null, denied_permissions = null, version = version + 1, updated_date = now() where id = ${first.id}`,
  );
  await forgetSessions(context.tx, { userId: context.before?.id });
};

/** Ends what the person has open in these places; sessions elsewhere are not ours to end. */
async function endSessionsIn({ tx, before }: RuleContext, here: readonly Membership[]): Promise<void> {
  for (const { officeCentreId } of here)
    if (officeCentreId !== null) await revokeSessions(tx, { userId: before?.id, officeCentreId });
}

/** Somebody who works elsewhere too is not ours to change; delinking is. */
async function requireOurs(context: RuleContext): Promise<Membership[]> {
  const here = await touched(context);
  const id = Number(context.before?.id);
  if ((await placesOf(context.tx, [id])).get(id) !== here.length)
    throw new AppError('notAllowedNow', { messageKey: 'errors.worksElsewhere' });
  return here;
}

registerRules('users', {
  beforeCreate: async (context) => {
    const { tx, linked, reach, values } = context;
    linked.officeCentreId ??= reach.centreId;
    if (linked.officeCentreId === null) throw new AppError('centreRequired');
    const officeCentreId = Number(linked.officeCentreId);
    requireRole(linked.roleCode, (await sidesOf(tx, [officeCentreId])).get(officeCentreId) ?? 'tenant', context);
    // Two buildings that add the same new address at once: the second one finds the person known.
    await tx.query(sql`select pg_advisory_xact_lock(hashtext('users'), hashtext(${values.username}))`);
  },
  // Nobody who is known by that address is made a member: they are asked, and the answer says no more than the address.
  divert: async (context) => {
    const { tx, values, linked } = context;
    const username = String(values.username);
    const known = (await knownPeople(tx, [username], { lock: true })).get(username);
    if (!known) return undefined;
    const officeCentreId = Number(linked.officeCentreId);
    if (known.centres.includes(officeCentreId)) throw new AppError('duplicate', { fields: { username: { code: 'duplicate' } } });
    const invited = { id: null, tab: 'INVITED', notice: 'userInvited' };
    if (known.invited.includes(officeCentreId) && !context.reach.session.userId) return { ...invited, again: true };
    if (known.invited.includes(officeCentreId))
      throw new AppError('duplicate', { fields: { username: { code: 'invitedAlready' } } });
    const asked = [{ userId: known.id, officeCentreId, roleCode: String(linked.roleCode) }];
    if ((await restingPeople(tx, asked)).size) throw new AppError('tooMany', { fields: { username: { code: 'invitedOften' } } });
    await inviteKnown(context, asked);
    return invited;
  },
  afterWrite: async ({ tx, config, locale, reach, what, record, linked }) => {
    if (what !== 'create') return;
    const invited = { userId: record.id, officeCentreId: Number(linked.officeCentreId) };
    await join(tx, [{ ...invited, roleCode: String(linked.roleCode) }]);
    // An import is nobody's invitation: whoever was imported is invited from their page.
    const by = { config, locale, userId: reach.session.userId };
    if (by.userId) await sendInvitations(tx, [invited], by, { isFirst: true });
  },
  beforeUpdate: async (context) => {
    if (context.before?.id === context.reach.session.userId) return;
    await requireOurs(context);
  },
  actions: {
    activate: async (context) => void (await requireOurs(context)),
    deactivate: async (context) => {
      await requireAnotherHead(context.tx, await requireOurs(context));
      const userId = Number(context.before?.id);
      await revokeSessions(context.tx, { userId });
      await removeLinks(context.tx, { purpose: 'INVITATION', userId });
    },
    setRole: changeRole(({ linked }) => linked.roleCode),
    makeAdmin: changeRole((_, side) => (side === 'building' ? 'LANDLORD_ADMIN' : 'SUB_ADMIN')),
    removeAdmin: changeRole(() => 'STAFF'),
    endSessions: async (context) => endSessionsIn(context, await touched(context)),
    changePersonInCharge: async (context) => {
      const [first] = await touched(context);
      // Locked, so that two who are named at once do not both end up in charge.
      await context.tx.query(sql`select 1 from office_centres where id = ${first?.officeCentreId} for update`);
      await context.tx.query(
        sql`update user_roles set person_in_charge = (id = ${first?.id}) where office_centre_id = ${first?.officeCentreId} and (person_in_charge or id = ${first?.id})`,
      );
    },
  },
  // Delinked: the membership goes, the person stays for whatever else refers to them.
  remove: async (context) => {
    const here = await touched(context);
    await requireAnotherHead(context.tx, here);
    const ids = sql.join(
      here.map(({ id }) => sql`${id}`),
      sql.raw(', '),
    );
    await context.tx.query(sql`delete from user_roles where id in (${ids})`);
    for (const { officeCentreId } of here)
      await removeLinks(context.tx, { purpose: 'INVITATION', userId: Number(context.before?.id), officeCentreId });
    // Nobody is left who needs to know the face.
    await context.tx.query(sql`
      update users set face_image_id = null where id = ${context.before?.id} and not exists (select 1 from user_roles where user_id = users.id)`);
    await endSessionsIn(context, here);
    return true;
  },
});
