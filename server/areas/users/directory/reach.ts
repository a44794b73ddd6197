/** As whom a company's directory writes: an admin of that company and of nothing else, without a name among its people. */
import { sql } from 'drizzle-orm';
import { dateIn } from '#schemas/kernel/fields/clock.ts';
import { type AddOn, effectivePermissions, heldOn, isHead, type Side } from '#schemas/kernel/rights/access.ts';
import type { SessionCentre } from '#schemas/kernel/rights/session.ts';
import type { Queryable } from '#server/db/database.ts';
import type { Reach } from '#server/engine/reach/reach.ts';

/** The author in histories. */
const AUTHOR = 'Directory sync';

/** Undefined where the company or its building is no longer active. */
export async function directoryReach(db: Queryable, centreId: number): Promise<Reach | undefined> {
  const [found] = await db.query<{ centre: SessionCentre; addOns: AddOn[] | null }>(sql`
    select json_build_object('officeCentreId', c.id, 'uuid', c.uuid, 'officeCentreType', c.office_centre_type,
        'companyName', c.company_name, 'buildingName', coalesce(b.building_name, ''), 'landlordId', c.landlord_id,
        'timeZone', b.time_zone, 'currency', b.currency) as centre,
      case when b.subscription_active then b.add_ons end as "addOns"
    from office_centres c join office_centres b on b.id = coalesce(c.landlord_id, c.id)
    where c.id = ${centreId} and c.active and b.active`);
  if (!found) return undefined;
  const { centre } = found;
  const side: Side = centre.officeCentreType === 'LANDLORD' ? 'building' : 'tenant';
  const addOns = found.addOns ?? [];
  const roleCodes = heldOn[side].filter(isHead);
  const today = dateIn(centre.timeZone);
  const buildingId = centre.landlordId ?? centre.officeCentreId;
  return {
    session: {
      userId: 0,
      userUuid: '',
      fullName: AUTHOR,
      username: '',
      side,
      roleCodes,
      permissions: effectivePermissions({ roleCodes, side, addOns }),
      addOns,
      officeCentre: centre,
      buildingId,
      today,
      inactivityMinutes: 30,
      providerBuildingId: null,
      passwordExpiry: null,
    },
    centreId,
    buildingId,
    // Also for a building's own people: its directory must not touch those of its tenants.
    tenantId: centreId,
    zone: centre.timeZone,
    today,
    mails: true,
  };
}
