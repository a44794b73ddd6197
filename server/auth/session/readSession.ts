/** The session user (000 §3), read from the database now. */
import { type SQL, sql } from 'drizzle-orm';
import { dateIn } from '#schemas/kernel/fields/clock.ts';
import {
  type AddOn,
  effectivePermissions,
  isLentRole,
  isPlatformRole,
  mayEnter,
  mayUseApp,
  type Permission,
  type Role,
  type Side,
} from '#schemas/kernel/rights/access.ts';
import type { Session, SessionCentre, SignInAudience } from '#schemas/kernel/rights/session.ts';
import type { Queryable } from '#server/db/database.ts';
import { prepared } from '#server/db/statement.ts';
import { partiesSelect } from '../people/parties.ts';

interface Row {
  userId: number;
  userUuid: string;
  method: 'PASSWORD' | 'CODE' | 'SSO';
  audience: SignInAudience;
  providerBuildingId: number | null;
  fullName: string;
  username: string;
  centre: SessionCentre | null;
  addOns: AddOn[] | null;
  paymentProvider: string | null;
  parties: string[] | null;
  allowStaffLogin: boolean | null;
  allowDeviceAdmin: boolean | null;
  inactivityMinutes: number | null;
  passwordExpiry: string | null;
  /** Every membership of the selected office centre, and the provider's roles. */
  memberships: { role: Role; platform: boolean; granted: Permission[] | null; denied: Permission[] | null }[] | null;
}

/** The provider's staff: they have no office centre with settings of its own. */
const INACTIVITY_MINUTES = 30;

/** When the password of user `u` expires: by the strictest of the person's buildings; never, for the provider's staff. */
export const passwordExpiry = sql.raw(`(select k.password_changed_date + make_interval(days => min(l.password_expiry_days))
    from user_credentials k join user_roles m on m.user_id = k.user_id and m.active
      join office_centres l on l.id = m.building_id and l.active
    where k.user_id = u.id and not exists (select 1 from user_roles p where p.user_id = u.id and p.active and p.office_centre_id is null)
    group by k.password_changed_date)`);

/** The person and place of `s` (user_id, office_centre_id, method, audience, provider_building_id), with all data that rights depend on. */
const rightsFrom = (source: SQL, condition: SQL): SQL => sql`
    select u.id as "userId", u.uuid as "userUuid", s.method, s.audience, s.provider_building_id as "providerBuildingId", u.full_name as "fullName", u.username,
      case when c.id is not null then json_build_object('officeCentreId', c.id, 'uuid', c.uuid, 'officeCentreType', c.office_centre_type,
        'companyName', c.company_name, 'buildingName', coalesce(b.building_name, ''), 'landlordId', c.landlord_id,
        'timeZone', b.time_zone, 'currency', b.currency) end as centre,
      case when b.subscription_active then b.add_ons end as "addOns", b.payment_provider as "paymentProvider", b.allow_staff_login as "allowStaffLogin",
      c.id = b.id and b.allow_device_admin as "allowDeviceAdmin",
      ${partiesSelect} as parties, b.inactivity_minutes as "inactivityMinutes", ${passwordExpiry} as "passwordExpiry",
      (select json_agg(json_build_object('role', r.role_code, 'platform', r.office_centre_id is null,
          'granted', r.granted_permissions, 'denied', r.denied_permissions))
        from user_roles r where r.user_id = u.id and r.active and (r.office_centre_id is null or r.office_centre_id = c.id)) as memberships
    from ${source} s join users u on u.id = s.user_id and u.status = 'ACTIVE'
      left join office_centres c on c.id = s.office_centre_id and c.active
      left join office_centres b on b.id = coalesce(c.landlord_id, c.id)
    where ${condition} and (s.office_centre_id is null or (c.id is not null and b.active))
      and (s.method <> 'SSO' or b.id = s.provider_building_id)`;

/** Undefined when the session has ended, or its person or membership is deleted or inactive. */
export async function readSession(on: Queryable, sessionId: string): Promise<Session | undefined> {
  const live = sql`s.id = ${sessionId} and s.revoked_date is null and s.ends_date > now()`;
  const [row] = await on.query<Row>(prepared(rightsFrom(sql.raw('sessions'), live)));
  return row && toSession(row);
}

/**
 * The current rights of a person in the place of an earlier session, whether or not that has ended: for background work that
 * was started earlier. An SSO session keeps its building limit. Undefined: no rights left.
 */
export async function presentRights(
  on: Queryable,
  {
    userId,
    officeCentre,
    providerBuildingId,
    audience,
  }: Pick<Session, 'userId' | 'officeCentre' | 'providerBuildingId' | 'audience'>,
): Promise<Session | undefined> {
  const one = sql`(select ${userId}::bigint as user_id, ${officeCentre?.officeCentreId ?? null}::bigint as office_centre_id,
    ${providerBuildingId === null ? 'PASSWORD' : 'SSO'}::text as method, ${audience ?? 'PORTAL'}::text as audience, ${providerBuildingId}::bigint as provider_building_id)`;
  const [row] = await on.query<Row>(rightsFrom(one, sql.raw('true')));
  return row && toSession(row);
}

function toSession(row: Row): Session | undefined {
  const all = row.memberships ?? [];
  const inApp = row.audience === 'APP';
  // The provider's roles are never granted through a building's identity provider, nor in the app of a building.
  const provided = all.filter((one) => one.platform && row.method !== 'SSO' && !inApp && isPlatformRole(one.role));
  const platform = provided.some((one) => !isLentRole(one.role)) ? provided : [];
  const own = all.filter((one) => !one.platform);
  // A role that the building lets in works on its side, and gives nothing beyond the roles that the person holds there.
  const held = [platform, own, provided].find((some) => some.length > 0) ?? [];
  const roleCodes = [...new Set(held.map((one) => one.role))].sort();
  if (
    inApp
      ? !row.centre || !mayUseApp(roleCodes)
      : !mayEnter(roleCodes, row.allowStaffLogin ?? false, row.allowDeviceAdmin ?? false)
  )
    return undefined;
  const side: Side = platform.length ? 'platform' : row.centre?.officeCentreType === 'LANDLORD' ? 'building' : 'tenant';
  const addOns = row.addOns ?? [];
  return {
    ...(inApp ? { audience: 'APP' as const } : {}),
    userId: row.userId,
    userUuid: row.userUuid,
    fullName: row.fullName,
    username: row.username,
    side,
    roleCodes,
    permissions: inApp
      ? []
      : effectivePermissions({
          roleCodes,
          side,
          addOns,
          granted: held.flatMap((one) => one.granted ?? []),
          denied: held.flatMap((one) => one.denied ?? []),
        }),
    addOns,
    services: row.paymentProvider ? ['payments'] : [],
    parties: inApp ? [] : (row.parties ?? []),
    officeCentre: row.centre,
    buildingId: row.centre ? (row.centre.landlordId ?? row.centre.officeCentreId) : null,
    today: dateIn(row.centre?.timeZone ?? 'UTC'),
    inactivityMinutes: row.inactivityMinutes ?? INACTIVITY_MINUTES,
    providerBuildingId: row.providerBuildingId,
    passwordExpiry: row.passwordExpiry,
  };
}
