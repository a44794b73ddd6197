/** The accounts of a person: the provider's role, and a role in each office centre (000 §3, §6). */
import { sql } from 'drizzle-orm';
import { isPlatformRole, lentRoles, type Role } from '#schemas/kernel/rights/access.ts';
import type { SessionCentre } from '#schemas/kernel/rights/session.ts';
import { inAlphabet } from '#server/db/alphabet.ts';
import type { Queryable } from '#server/db/database.ts';

export interface CentreAccount extends SessionCentre {
  roleCodes: readonly Role[];
  address: string | null;
  otpRequired: boolean;
  allowStaffLogin: boolean;
  allowDeviceAdmin: boolean;
}

/** The provider's roles that the person holds. */
export async function platformRoles(on: Queryable, userId: number): Promise<Role[]> {
  const rows = await on.query<{ role: Role }>(
    sql`select distinct role_code as role from user_roles where user_id = ${userId} and active and office_centre_id is null`,
  );
  return rows.map((row) => row.role).filter(isPlatformRole);
}

const account =
  sql.raw(`c.id as "officeCentreId", c.uuid, c.office_centre_type as "officeCentreType", c.company_name as "companyName",
  coalesce(b.building_name, '') as "buildingName", c.landlord_id as "landlordId", b.time_zone as "timeZone", b.currency,
  coalesce(c.address, b.address) as address, c.otp_required as "otpRequired", b.allow_staff_login as "allowStaffLogin", b.allow_device_admin as "allowDeviceAdmin"`);
const living = sql.raw('c.active and b.active');

/**
 * The office centres in which the person holds a role, oldest first; inactive ones are left out. A role of the provider that works in
 * buildings which let it in counts in those where the person holds no other.
 */
export const centresOf = (on: Queryable, userId: number): Promise<CentreAccount[]> =>
  on.query<CentreAccount>(sql`
    select ${account}, array_agg(distinct r.role_code) as "roleCodes" from user_roles r
      join office_centres c on c.id = r.office_centre_id or (r.office_centre_id is null
        and r.role_code = any(${sql.param(lentRoles)}::text[]) and c.office_centre_type = 'LANDLORD' and c.allow_device_admin
        and not exists (select 1 from user_roles o where o.user_id = r.user_id and o.active and o.office_centre_id = c.id))
      join office_centres b on b.id = coalesce(c.landlord_id, c.id)
     where r.user_id = ${userId} and r.active and ${living}
     group by c.id, b.id order by min(r.id)`);

/** Every building, for the provider's staff to choose from. */
export const allBuildings = (on: Queryable): Promise<CentreAccount[]> =>
  on.query<CentreAccount>(sql`
    select ${account}, '{}'::text[] as "roleCodes" from office_centres c join office_centres b on b.id = c.id
     where c.office_centre_type = 'LANDLORD' and ${living} order by ${inAlphabet(sql.raw('b.building_name'))}, c.id`);

/** One office centre; undefined when it does not exist or is inactive. */
export async function centreById(on: Queryable, id: number): Promise<CentreAccount | undefined> {
  const [row] = await on.query<CentreAccount>(sql`
    select ${account}, '{}'::text[] as "roleCodes" from office_centres c join office_centres b on b.id = coalesce(c.landlord_id, c.id)
     where c.id = ${id} and ${living}`);
  return row;
}
