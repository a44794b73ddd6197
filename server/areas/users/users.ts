/** Users and their role per office centre (000 §3, §4, §6): callers cannot grant more than their own side may have. */
import { sql } from 'drizzle-orm';
import { adminOn, defaultRole, type Role } from '#schemas/kernel/rights/access.ts';
import { buildingUser } from '#schemas/users/buildingUser.ts';
import type { PersonEntity } from '#schemas/users/person.ts';
import { user } from '#schemas/users/user.ts';
import { userRegistrationRequest } from '#schemas/users/userRegistrationRequest.ts';
import { removeLinks } from '#server/auth/password/links.ts';
import { forgetSessions } from '#server/auth/session/sessionCache.ts';
import { revokeSessions } from '#server/auth/session/sessions.ts';
import type { Transaction } from '#server/db/database.ts';
import { type ChangedRow, type RuleContext, type RulesOf, rulesFor } from '#server/engine/areas/rules.ts';
import { hasNoProblems, refuse } from '#server/engine/calls/refusal.ts';
import { type ChangeableMember, changeableMembers, membersOnlyHere } from './changeableMembers.ts';
import { endMemberships, endSessionsIn, stillWell } from './ending.ts';
import { userFilters } from './filters.ts';
import { askKnown, checkPeople, checkRoles, joinNew } from './joining.ts';
import { refuseLastHeads } from './lastHead.ts';
import { isGivable } from './memberships.ts';
import { sendRegistrations } from './sendRegistrations.ts';
import { keepTags } from './tags.ts';

type Changed = ChangedRow<PersonEntity>;

/** Changes people's roles; single permissions are removed with the old role. */
const changeRole =
  (next: (one: ChangeableMember) => Role | null | undefined) =>
  async (context: RuleContext, rows: readonly Changed[]): Promise<void> => {
    const { tx, reach } = context;
    const changed = (await changeableMembers(context, rows)).map((one) => ({ ...one, role: next(one) }));
    for (const { row, first, role } of changed)
      if (!isGivable(role, first.side, reach)) refuse(row, 'roleCode', 'roleNotAllowed');
    const leaving = changed.filter(({ first, role }) => role !== first.roleCode);
    await refuseLastHeads(
      tx,
      stillWell(leaving).map(({ row, first }) => ({ row, first, here: [first] })),
    );
    const roles = changed.flatMap(({ row, first, role }) => (hasNoProblems(row) ? [{ id: first.id, role }] : []));
    await tx.query(sql`
      update user_roles m set role_code = r.role, granted_permissions = null, denied_permissions = null, version = m.version + 1, updated_date = now()
      from jsonb_to_recordset(${JSON.stringify(roles)}::jsonb) as r(id bigint, role text) where m.id = r.id`);
    for (const { row } of stillWell(changed)) await forgetSessions(tx, { userId: row.before.id });
  };

export async function deactivate(context: RuleContext, rows: readonly Changed[]): Promise<void> {
  const { tx } = context;
  const leaving = await membersOnlyHere(context, rows);
  await refuseLastHeads(tx, leaving);
  for (const { row } of stillWell(leaving)) {
    const userId = row.before.id;
    await revokeSessions(tx, { userId });
    await removeLinks(tx, { purpose: 'INVITATION', userId });
  }
}

async function putInCharge(context: RuleContext, rows: readonly Changed[]): Promise<void> {
  const { tx } = context;
  const named = (await changeableMembers(context, rows)).map(({ first }) => first);
  const [ids, centres] = [sql.param(named.map(({ id }) => id)), sql.param(named.map(({ officeCentreId }) => officeCentreId))];
  // Locked, so that two concurrent appointments do not both succeed.
  await tx.query(sql`select 1 from office_centres where id = any(${centres}::bigint[]) order by id for update`);
  await tx.query(sql`
    update user_roles set person_in_charge = (id = any(${ids}::bigint[]))
    where office_centre_id = any(${centres}::bigint[]) and (person_in_charge or id = any(${ids}::bigint[]))`);
}

/** Delinked: the memberships are deleted, the people are kept for other records that refer to them. */
async function delink(context: RuleContext, rows: readonly Changed[]): Promise<void> {
  const all = await changeableMembers(context, rows);
  await refuseLastHeads(context.tx, all);
  await endMemberships(context, stillWell(all));
}

/** People whom an upload has added by mistake: nobody needs them who never registered and belongs nowhere. */
async function forgetStrangers(tx: Transaction, ids: readonly number[]): Promise<void> {
  await tx.query(sql`
    delete from users u where id = any(${sql.param(ids)}::bigint[]) and not coalesce(account_registered, false)
      and not exists (select 1 from user_roles r where r.user_id = u.id)`);
}

/** People may always change their own record. */
export async function requireChangeable(context: RuleContext, rows: readonly Changed[]): Promise<void> {
  const others = rows.filter(({ before }) => before.id !== context.reach.session.userId);
  await membersOnlyHere(context, others);
}

export const activate = async (context: RuleContext, rows: readonly Changed[]): Promise<void> =>
  void (await membersOnlyHere(context, rows));
const setRole = changeRole(({ row }) => row.linked.roleCode);
const removeAdmin = changeRole(() => defaultRole);

/** Adding people, on whichever page. */
export const adding = {
  judges: ['username'],
  beforeCreate: async (context, rows) => {
    await checkRoles(context, rows);
    await checkPeople(context, rows);
  },
  divert: askKnown,
  divertedTo: { entity: 'user-invitations', takenBackBy: 'withdraw' },
  takeBack: forgetStrangers,
  afterWrite: async (context, rows) => {
    if (context.operation === 'create') await joinNew(context, rows);
  },
} satisfies RulesOf<PersonEntity, PersonEntity>;

export const userRules = rulesFor(user, {
  ...adding,
  afterWrite: async (context, rows) => {
    await adding.afterWrite(context, rows);
    const added = rows.map(({ record, linked }) => ({ userId: record.id, tag: linked.tag }));
    if (context.operation === 'create') await keepTags(context, added);
  },
  beforeUpdate: async (context, rows) => {
    await requireChangeable(context, rows);
    const changed = rows.filter(hasNoProblems).map(({ before, linked }) => ({ userId: before.id, tag: linked.tag }));
    if (context.writing) await keepTags(context, changed);
  },
  actions: {
    activate,
    deactivate,
    setRole,
    makeAdmin: changeRole(({ first }) => adminOn[first.side === 'building' ? 'building' : 'tenant']),
    removeAdmin,
    endSessions: async (context, rows) => endSessionsIn(context, await changeableMembers(context, rows)),
    changePersonInCharge: putInCharge,
  },
  remove: delink,
  filters: userFilters,
  narrow: ['userGroupId'],
});

/** The building's own staff. */
export const buildingUserRules = rulesFor(buildingUser, {
  actions: { activate, deactivate, setRole, removeAdmin, changePersonInCharge: putInCharge },
});

/** People who have not registered yet. */
export const registrationRequestRules = rulesFor(userRegistrationRequest, {
  beforeUpdate: requireChangeable,
  actions: { setRole, sendRegistration: sendRegistrations },
  remove: delink,
});
