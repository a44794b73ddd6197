/** The identity of the command: the provider, inside one office centre. */
import { sql } from 'drizzle-orm';
import { dateIn } from '#schemas/kernel/fields/clock.ts';
import { roleCodes as allRoles, permissions } from '#schemas/kernel/rights/access.ts';
import type { Session } from '#schemas/kernel/rights/session.ts';
import type { Queryable } from '#server/db/database.ts';
import { type Reach, reachOf } from '#server/engine/reach/reach.ts';

interface Centre {
  id: number;
  uuid: string;
  type: 'LANDLORD';
  name: string;
  building: string;
  landlordId: number | null;
  zone: string;
  currency: string;
}

/** @throws Error, with a sentence for the operator, when there is no office centre with the code */
export async function reachFor(db: Queryable, code: string): Promise<Reach> {
  const [centre] = await db.query<Centre>(
    sql`select id, uuid, office_centre_type as type, company_name as name, coalesce(building_name, '') as building, landlord_id as "landlordId", time_zone as zone, currency
        from office_centres where lower(centre_code) = lower(${code})`,
  );
  if (!centre) throw new Error(`There is no office centre with the code '${code}'.`);
  const session: Session = {
    userId: 0,
    userUuid: '',
    fullName: 'Import',
    username: '',
    side: 'platform',
    roleCodes: allRoles,
    permissions,
    addOns: [],
    officeCentre: {
      officeCentreId: centre.id,
      uuid: centre.uuid,
      officeCentreType: centre.type,
      companyName: centre.name,
      buildingName: centre.building,
      landlordId: centre.landlordId,
      timeZone: centre.zone,
      currency: centre.currency,
    },
    buildingId: centre.landlordId ?? centre.id,
    today: dateIn(centre.zone),
    inactivityMinutes: 30,
    providerBuildingId: null,
    passwordExpiry: null,
  };
  return reachOf(session);
}
