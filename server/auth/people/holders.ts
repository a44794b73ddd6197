/** Who holds a permission in a building, and by which address people are known. */
import { sql } from 'drizzle-orm';
import { type AddOn, effectivePermissions, type Permission, type Role } from '#schemas/kernel/rights/access.ts';
import type { Queryable } from '#server/db/database.ts';
import { idList } from '#server/db/idList.ts';

/** Nobody gets so many holders of a permission by mistake. */
const MOST_HOLDERS = 200;

interface Holder {
  id: number;
  role: Role;
  granted: Permission[] | null;
  denied: Permission[] | null;
  addOns: AddOn[] | null;
}

/**
 * The people who work in the building, or in a company of it, and hold the permission there, by their roles and what was given or taken singly.
 * @param tenantId the company
 */
export async function holdersOf(
  on: Queryable,
  buildingId: number,
  permission: Permission,
  tenantId: number | null = null,
): Promise<number[]> {
  const rows = await on.query<Holder>(sql`
    select u.id, r.role_code as role, r.granted_permissions as granted, r.denied_permissions as denied,
      case when b.subscription_active then b.add_ons end as "addOns"
    from user_roles r join users u on u.id = r.user_id and u.status = 'ACTIVE' join office_centres b on b.id = r.building_id
    where r.building_id = ${buildingId} and r.office_centre_id = ${tenantId ?? buildingId} and r.active order by u.id`);
  const ids = [...new Set(rows.map(({ id }) => id))];
  const holds = (own: readonly Holder[]) =>
    effectivePermissions({
      roleCodes: [...new Set(own.map(({ role }) => role))],
      side: tenantId === null ? 'building' : 'tenant',
      addOns: own[0]?.addOns ?? [],
      granted: own.flatMap(({ granted }) => granted ?? []),
      denied: own.flatMap(({ denied }) => denied ?? []),
    }).includes(permission);
  return ids.filter((id) => holds(rows.filter((row) => row.id === id))).slice(0, MOST_HOLDERS);
}

/** The addresses of these people, in lower case. */
export async function addressesOf(on: Queryable, userIds: readonly number[]): Promise<Set<string>> {
  const rows = await on.query<{ address: string }>(
    sql`select lower(username) as address from users where id = any(${idList(userIds)})`,
  );
  return new Set(rows.map(({ address }) => address));
}
