/** The session user (000 §3) as it stands in the database at this moment. */
import { sql } from 'drizzle-orm';
import { type AddOn, permissionsOf, type Role, roles, type Side } from '#schemas/kernel/access.ts';
import { dateIn, type Session, type SessionCentre } from '#schemas/kernel/session.ts';
import type { Queryable } from '#server/db/database.ts';

interface Row {
  userId: number;
  userUuid: string;
  fullName: string;
  username: string;
  centre: SessionCentre | null;
  addOns: AddOn[] | null;
  allowStaffLogin: boolean | null;
  platformRoles: Role[] | null;
  centreRoles: Role[] | null;
}

/** Roles that may sign in at all here (000 §6; staff by the building's setting, device admins never). */
export const mayEnter = (role: Role, allowStaffLogin: boolean): boolean =>
  role !== 'DEVICE_PLATFORM_ADMIN' && (role !== 'STAFF' || allowStaffLogin);

/** Undefined when the session has ended, or the person or the membership on which it rests is gone or switched off. */
export async function readSession(on: Queryable, sessionId: string): Promise<Session | undefined> {
  const [row] = await on.query<Row>(sql`
    select u.id as "userId", u.uuid as "userUuid", u.full_name as "fullName", u.username,
      case when c.id is not null then json_build_object('officeCentreId', c.id, 'uuid', c.uuid, 'officeCentreType', c.office_centre_type,
        'companyName', c.company_name, 'buildingName', coalesce(b.building_name, ''), 'landlordId', c.landlord_id,
        'timeZone', b.time_zone, 'currency', b.currency) end as centre,
      b.add_ons as "addOns", b.allow_staff_login as "allowStaffLogin",
      (select array_agg(distinct r.role_code) from user_roles r where r.user_id = u.id and r.active and r.office_centre_id is null) as "platformRoles",
      (select array_agg(distinct r.role_code) from user_roles r where r.user_id = u.id and r.active and r.office_centre_id = c.id) as "centreRoles"
    from sessions s join users u on u.id = s.user_id and u.status = 'ACTIVE'
      left join office_centres c on c.id = s.office_centre_id and c.active
      left join office_centres b on b.id = coalesce(c.landlord_id, c.id)
    where s.id = ${sessionId} and s.revoked_date is null and s.ends_date > now()
      and (s.office_centre_id is null or (c.id is not null and b.active))`);
  return row && toSession(row);
}

function toSession(row: Row): Session | undefined {
  const platform = (row.platformRoles ?? []).filter((role) => 'platform' in roles[role] && mayEnter(role, false));
  const atCentre = (row.centreRoles ?? []).filter((role) => mayEnter(role, row.allowStaffLogin ?? false));
  const roleCodes = platform.length ? platform : atCentre;
  if (!roleCodes.length) return undefined;
  const side: Side = platform.length ? 'platform' : row.centre?.officeCentreType === 'LANDLORD' ? 'building' : 'tenant';
  return {
    userId: row.userId,
    userUuid: row.userUuid,
    fullName: row.fullName,
    username: row.username,
    side,
    roleCodes,
    permissions: [...new Set(roleCodes.flatMap((role) => permissionsOf(role, side)))],
    addOns: row.addOns ?? [],
    officeCentre: row.centre,
    buildingId: row.centre ? (row.centre.landlordId ?? row.centre.officeCentreId) : null,
    today: dateIn(row.centre?.timeZone ?? 'UTC'),
  };
}
