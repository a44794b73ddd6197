/**
 * A person's single permissions (000 §6, §7 set-permissions), stored as the difference from the role, so that permissions
 * added to the product later follow the role. Callers cannot grant or remove permissions that they do not have.
 */
import { sql } from 'drizzle-orm';
import {
  type AddOn,
  effectivePermissions,
  type Permission,
  permissions,
  type Role,
  type Side,
} from '#schemas/kernel/rights/access.ts';
import { givable, maxPermissions, mayChange } from '#schemas/users/giving.ts';
import { audit } from '#server/audit/audit.ts';
import { forgetSessions } from '#server/auth/session/sessionCache.ts';
import type { Queryable } from '#server/db/database.ts';
import type { Handler } from '#server/engine/areas/areaCalls.ts';
import { parseId, type Reach, reachAt } from '#server/engine/reach/reach.ts';
import { AppError, refuseProblems } from '#server/errors/appError.ts';
import { requireKeys } from '#server/errors/requireKeys.ts';
import { listOf, objectOf, orNull, text, uuid, whole } from '#server/openapi/values.ts';
import { type Membership, personIn, requireMayChange } from './memberships.ts';

interface Held {
  roleCode: Role;
  officeCentre: string | null;
  held: Permission[];
  /** The permissions of the role alone. */
  byRole: Permission[];
  /** Permissions the caller may grant and remove; empty for read-only access. */
  grantable: Permission[];
  addOns: AddOn[];
  /** Sent back when saving (optimistic locking), so that nobody unknowingly undoes another person's change. */
  version: number;
}

/** The same, as the calls answer it. */
export const heldSchema = objectOf({
  roleCode: text,
  officeCentre: orNull(text),
  held: listOf(text),
  byRole: listOf(text),
  grantable: listOf(text),
  addOns: listOf(text),
  version: whole,
});

/** The available permissions depend on the place: its side, and the add-ons of its building. */
async function heldBy(on: Queryable, userId: number, membership: Membership, { session }: Reach): Promise<Held> {
  const { roleCode, side, granted, denied, version, officeCentreId } = membership;
  const [place] = await on.query<{ name: string; addOns: AddOn[] | null }>(sql`
    select c.company_name as name, case when b.subscription_active then b.add_ons end as "addOns"
    from office_centres c join office_centres b on b.id = coalesce(c.landlord_id, c.id) where c.id = ${officeCentreId}`);
  const addOns = place?.addOns ?? [];
  const own = { roleCodes: [roleCode], side, addOns };
  const open = session.permissions.includes('USER_MANAGE') && userId !== session.userId && mayChange(session, membership);
  return {
    roleCode,
    officeCentre: place?.name ?? null,
    held: effectivePermissions({ ...own, granted, denied }),
    byRole: effectivePermissions(own),
    grantable: open ? givable(session, maxPermissions(roleCode, side, addOns)) : [],
    addOns,
    version,
  };
}

/**
 * The person and the membership that is meant: that of the office centre which the call names, or else the first in scope. Throws AppError
 * `notFound`, also where the person does not work there.
 */
async function membershipOf(on: Queryable, id: string | undefined, reach: Reach, officeCentreId?: unknown) {
  const userId = parseId(id);
  if (userId === null) throw new AppError('notFound');
  const named = officeCentreId === undefined ? undefined : String(officeCentreId);
  const within = named === undefined ? reach : await reachAt(on, reach.session, { officeCentreId: named });
  const { memberships } = await personIn(on, userId, within);
  const membership = named === undefined ? memberships[0] : memberships.find((one) => String(one.officeCentreId) === named);
  if (!membership) throw new AppError('notFound');
  return { userId, membership, memberships };
}

/** The same as it is read, with who the person is and what they hold in all places in scope (000 §3 User data). */
export const userDataSchema = objectOf({
  ...{ roleCode: text, officeCentre: orNull(text), held: listOf(text), byRole: listOf(text), grantable: listOf(text) },
  ...{ addOns: listOf(text), version: whole },
  userUuid: uuid,
  fullName: text,
  roleCodes: listOf(text),
  permissions: listOf(text),
  tenantPermissions: listOf(text),
});

export const readPermissions: Handler = ({ db, params, query, reach }) =>
  db.transaction(async (tx) => {
    const { userId, membership, memberships } = await membershipOf(tx, params.id, reach, query.officeCentreId);
    const [person] = await tx.query<{ userUuid: string; fullName: string }>(
      sql`select uuid as "userUuid", full_name as "fullName" from users where id = ${userId}`,
    );
    const all: { side: Side; held: Held }[] = [];
    for (const one of memberships) all.push({ side: one.side, held: await heldBy(tx, userId, one, reach) });
    const heldIn = (some: typeof all) => [...new Set(some.flatMap(({ held }) => held.held))];
    return {
      ...(all[memberships.indexOf(membership)] as { held: Held }).held,
      ...person,
      roleCodes: [...new Set(memberships.map(({ roleCode }) => roleCode))],
      permissions: heldIn(all),
      tenantPermissions: heldIn(all.filter(({ side }) => side === 'tenant')),
    };
  });

/** The requested list, each code known and unique, and the version it is based on. Throws AppError `validation`. */
function wantedOf(body: unknown): { wanted: Permission[]; version?: number; officeCentreId?: unknown } {
  const { permissions: wanted, version, officeCentreId } = requireKeys(body, ['permissions', 'version', 'officeCentreId']);
  if (version !== undefined && typeof version !== 'number')
    throw new AppError('validation', { fields: { version: { code: 'notNumber' } } });
  if (!Array.isArray(wanted)) throw new AppError('validation', { fields: { permissions: { code: 'notList' } } });
  const unknown = wanted.filter((one) => !(permissions as readonly unknown[]).includes(one));
  if (unknown.length)
    refuseProblems({
      permissions: { code: 'unknownPermission', params: { values: unknown.slice(0, 5).join(', ').slice(0, 200) } },
    });
  return { wanted: [...new Set(wanted as Permission[])], version, officeCentreId: officeCentreId ?? undefined };
}

/** The list as the difference from the role; removals of a module that has been switched off meanwhile are kept. */
const differing = (wanted: readonly Permission[], { byRole }: Held, { denied }: Membership) => ({
  granted: wanted.filter((one) => !byRole.includes(one)),
  denied: [...new Set([...denied, ...byRole])].filter((one) => !wanted.includes(one)),
});

export const setPermissions: Handler = ({ db, model, params, body, reach, origin }) =>
  db.transaction(async (tx) => {
    const { wanted, version, officeCentreId } = wantedOf(body);
    const { userId, membership } = await membershipOf(tx, params.id, reach, officeCentreId);
    if (userId === reach.session.userId) throw new AppError('forbidden');
    requireMayChange([membership], reach);
    const before = await heldBy(tx, userId, membership, reach);
    if (version !== undefined && version !== membership.version) throw new AppError('stale', { data: before });
    const { held, grantable } = before;
    const given = wanted.filter((one) => !held.includes(one));
    const taken = held.filter((one) => !wanted.includes(one));
    const foreign = [...given, ...taken].filter((one) => !grantable.includes(one));
    if (foreign.length)
      refuseProblems({ permissions: { code: 'permissionNotYours', params: { values: foreign.slice(0, 5).join(', ') } } });
    const { granted, denied } = differing(wanted, before, membership);
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
    return heldBy(tx, userId, { ...membership, granted, denied, version: membership.version + 1 }, reach);
  });
