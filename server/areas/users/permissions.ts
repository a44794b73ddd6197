/**
 * Single permissions of a person (000 §6, §7 set-permissions), kept as what differs from the role: permissions that the
 * product gains later follow the role by themselves. Nobody gives or takes what is not theirs to give.
 */
import { sql } from 'drizzle-orm';
import {
  type AddOn,
  codesOf,
  effectivePermissions,
  groupFacts,
  mostOf,
  type Permission,
  permissionGroups,
  permissions,
  READ,
  type Role,
  roles,
  type Side,
} from '#schemas/kernel/access.ts';
import type { Session } from '#schemas/kernel/session.ts';
import { forgetSessions } from '#server/auth/sessionCache.ts';
import type { Queryable } from '#server/db/database.ts';
import { registerCall } from '#server/engine/areaCalls.ts';
import { audit } from '#server/engine/audit.ts';
import { type Reach, wholeId } from '#server/engine/reach.ts';
import { requireKeys } from '#server/engine/write/gates.ts';
import { AppError, refuseProblems } from '#server/http/errors.ts';
import { type Membership, mayGive, personIn } from './memberships.ts';

/** Where the membership is: that decides what can be held there at all. */
async function placeOf(
  on: Queryable,
  { officeCentreId }: Membership,
): Promise<{ side: Side; addOns: AddOn[]; name: string | null }> {
  const [found] = await on.query<{ type: string; addOns: AddOn[] | null; name: string }>(sql`
    select c.office_centre_type as type, b.add_ons as "addOns", c.company_name as name
    from office_centres c join office_centres b on b.id = coalesce(c.landlord_id, c.id) where c.id = ${officeCentreId}`);
  if (!found) return { side: 'platform', addOns: [], name: null };
  return { side: found.type === 'LANDLORD' ? 'building' : 'tenant', addOns: found.addOns ?? [], name: found.name };
}

/** Somebody who runs a whole side, and so gives what only single people hold: the visitor desk, the merchant portal. */
const runsSide = ({ roleCodes }: Session) => roleCodes.some((role) => !('groups' in roles[role]) && !('readOnly' in roles[role]));

/** What the caller can give to, or take from, somebody with this role on this side. */
export function givable(session: Session, role: Role, side: Side): Permission[] {
  return permissionGroups.flatMap((group) => {
    const all = codesOf(group, mostOf(group, side));
    const named = groupFacts(group).onlyNamed && runsSide(session);
    return all.filter(
      (code) =>
        (session.side === 'platform' || named || session.permissions.includes(code)) &&
        (!('readOnly' in roles[role]) || READ.some((read) => code === `${group}_${read}`)),
    );
  });
}

interface Held {
  roleCode: Role;
  officeCentre: string | null;
  held: Permission[];
  /** What the role alone would bring. */
  byRole: Permission[];
  /** What the caller may give and take; empty when the caller may only look. */
  grantable: Permission[];
  addOns: AddOn[];
}
async function heldBy(on: Queryable, userId: number, membership: Membership, reach: Reach): Promise<Held> {
  const { side, addOns, name } = await placeOf(on, membership);
  const { roleCode, granted, denied } = membership;
  const own = { roleCodes: [roleCode], side, addOns };
  const { session } = reach;
  const open = session.permissions.includes('USER_MANAGE') && userId !== session.userId && mayGive(roleCode, reach);
  return {
    roleCode,
    officeCentre: name,
    held: effectivePermissions({ ...own, granted, denied }),
    byRole: effectivePermissions(own),
    grantable: open ? givable(session, roleCode, side) : [],
    addOns: side === 'platform' ? [] : addOns,
  };
}

async function membershipOf(on: Queryable, id: string | undefined, reach: Reach) {
  const userId = wholeId(id);
  if (userId === null) throw new AppError('notFound');
  const { memberships } = await personIn(on, userId, reach);
  return { userId, membership: memberships[0] as Membership };
}

registerCall({
  area: 'users',
  method: 'GET',
  path: '/users/{id}/permissions',
  summary: 'What a person holds in the office centre, by role and singly',
  permission: 'USER_VIEW',
  run: ({ db, params, reach }) =>
    db.transaction(async (tx) => {
      const { userId, membership } = await membershipOf(tx, params.id, reach);
      return heldBy(tx, userId, membership, reach);
    }),
});

/** The wanted list, each code known and once. Throws AppError `validation`. */
function wantedOf(body: unknown): Permission[] {
  const { permissions: wanted } = requireKeys(body, ['permissions']);
  if (!Array.isArray(wanted)) throw new AppError('validation', { fields: { permissions: { code: 'notList' } } });
  const unknown = wanted.filter((one) => !(permissions as readonly unknown[]).includes(one));
  if (unknown.length)
    refuseProblems({
      permissions: { code: 'unknownPermission', params: { values: unknown.slice(0, 5).join(', ').slice(0, 200) } },
    });
  return [...new Set(wanted as Permission[])];
}

registerCall({
  area: 'users',
  method: 'PUT',
  path: '/users/{id}/set-permissions',
  summary: 'Give and take single permissions',
  permission: 'USER_MANAGE',
  notice: 'permissionsUpdated',
  run: ({ db, model, params, body, reach, origin }) =>
    db.transaction(async (tx) => {
      const wanted = wantedOf(body);
      const { userId, membership } = await membershipOf(tx, params.id, reach);
      if (userId === reach.session.userId || !mayGive(membership.roleCode, reach)) throw new AppError('forbidden');
      const { held, byRole, grantable } = await heldBy(tx, userId, membership, reach);
      const given = wanted.filter((one) => !held.includes(one));
      const taken = held.filter((one) => !wanted.includes(one));
      const foreign = [...given, ...taken].filter((one) => !grantable.includes(one));
      if (foreign.length)
        refuseProblems({ permissions: { code: 'permissionNotYours', params: { values: foreign.slice(0, 5).join(', ') } } });
      const granted = wanted.filter((one) => !byRole.includes(one));
      const denied = byRole.filter((one) => !wanted.includes(one));
      await tx.query(sql`
        update user_roles set granted_permissions = ${sql.param(granted)}::text[], denied_permissions = ${sql.param(denied)}::text[],
          version = version + 1, updated_date = now(), updated_user_id = ${reach.session.userId} where id = ${membership.id}`);
      await forgetSessions(tx, { userId });
      await audit(tx, {
        entity: model.entity('users'),
        recordId: userId,
        action: 'setPermissions',
        reach,
        origin,
        changes: [{ field: 'permissions', from: taken, to: given }],
      });
      return heldBy(tx, userId, { ...membership, granted, denied }, reach);
    }),
});
