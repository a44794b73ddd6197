/** What the portal requests about the signed-in person. */
import { sql } from 'drizzle-orm';
import { fallbackLocale } from '#i18n/locales.ts';
import { translate } from '#i18n/server.ts';
import { mayEnter, mayUseApp, type Role } from '#schemas/kernel/rights/access.ts';
import type { Session } from '#schemas/kernel/rights/session.ts';
import type { Queryable } from '#server/db/database.ts';
import { pendingOf } from '../invitations/pendingInvitations.ts';
import { allBuildings, type CentreAccount, centreById, centresOf } from './memberships.ts';

export interface Account {
  officeCentreId: number;
  uuid: string;
  officeCentreType: string;
  companyName: string;
  buildingName: string;
  address: string | null;
  roleCode: Role | null;
  current: boolean;
}

/** Those within the scope of the session: one that a building's identity provider opened is limited to that building. */
async function centresWithin(on: Queryable, { userId, providerBuildingId }: Session): Promise<CentreAccount[]> {
  const all = await centresOf(on, userId);
  if (providerBuildingId === null) return all;
  return all.filter(({ officeCentreId, landlordId }) => (landlordId ?? officeCentreId) === providerBuildingId);
}

/** The office centres that a person can switch to; for the provider's staff every building, and where they are now. */
export async function accountsFor(on: Queryable, session: Session): Promise<Account[]> {
  const own = (await centresWithin(on, session)).filter(({ roleCodes, allowStaffLogin, allowDeviceAdmin }) =>
    session.audience ? mayUseApp(roleCodes) : mayEnter(roleCodes, allowStaffLogin, allowDeviceAdmin),
  );
  const here = session.officeCentre;
  const all = session.side === 'platform' ? await allBuildings(on) : own;
  const missing =
    here && !all.some((centre) => centre.officeCentreId === here.officeCentreId)
      ? await centreById(on, here.officeCentreId)
      : undefined;
  return [...(missing ? [missing] : []), ...all].map((centre) => ({
    officeCentreId: centre.officeCentreId,
    uuid: centre.uuid,
    officeCentreType: centre.officeCentreType,
    companyName: centre.companyName,
    buildingName: centre.buildingName,
    address: centre.address,
    roleCode: centre.roleCodes[0] ?? session.roleCodes[0] ?? null,
    current: centre.officeCentreId === here?.officeCentreId,
  }));
}

/** The session user (000 §3) with the fields that only the account pages show. */
export async function userInfo(on: Queryable, session: Session, accessToken: string) {
  const [person] = await on.query<{ changed: string | null; officeNumber: string | null; mobileNumber: string | null }>(
    sql`select c.password_changed_date as changed, u.office_number as "officeNumber", u.mobile_number as "mobileNumber"
        from users u left join user_credentials c on c.user_id = u.id where u.id = ${session.userId}`,
  );
  const [hid] = await on.query<{ held: boolean }>(sql`
    select exists (select 1 from hid_passes where user_id = ${session.userId} and pass_status = 'ACTIVATED'
      and (${session.buildingId}::bigint is null or office_centre_id = ${session.buildingId})) as held`);
  const centres = await centresWithin(on, session);
  const invitations = session.providerBuildingId === null ? await pendingOf(on, session.userId) : [];
  return {
    ...session,
    /** Number of pending invitations of the person. */
    invitations: invitations.length,
    roleNames: session.roleCodes.map((role) => translate(fallbackLocale, `roles.${role}`)),
    role: { code: session.roleCodes[0] },
    tenantPermissions: session.side === 'tenant' ? session.permissions : [],
    passwordLastChangedDate: person?.changed ?? null,
    officeNumber: person?.officeNumber ?? null,
    mobileNumber: person?.mobileNumber ?? null,
    hidPassAssigned: hid?.held === true,
    officeCentres: centres.map(({ officeCentreId, officeCentreType, landlordId }) => ({
      officeCentreId,
      officeCentreType,
      landlordId,
    })),
    selectedAuthUserOfficeCentre: session.officeCentre,
    accessToken,
  };
}
