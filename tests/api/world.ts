/** A small world for tests: two buildings in different time zones, two tenants each, one person for every role. */
import { type SQL, sql } from 'drizzle-orm';
import { addOns, type Role, roles } from '#schemas/kernel/rights/access.ts';
import type { Database } from '#server/db/database.ts';

export interface Place {
  building: number;
  tenants: [number, number];
  carParks: [number, number];
  unit: number;
}
export interface World {
  /** Marina One in Singapore and Harbour House in London. */
  here: Place;
  there: Place;
  /** User ids by name: `LANDLORD_ADMIN@here`, `MASTER_ADMIN@here.0` (first tenant), `SUPERADMIN`. */
  people: Record<string, { userId: number; officeCentreId: number | null }>;
}

/** The address of a person of this world. */
export const mailOf = (name: string): string => `${name.toLowerCase().replace(/[@.]/g, '-')}@atrium.example`;

/** The uuid of an office centre of this world. */
export const centreUuid = (id: number): string => `00000000-0000-4000-8000-${String(id).padStart(12, '0')}`;

/** What each building has set up. */
export const worldServices = ['payments'] as const;
/** All that add something; where a third party sends the invoices, the building's admin has nothing to do with them. */
export const worldAddOns = addOns.filter((one) => one !== 'THIRD_PARTY_INVOICE');

const BUILDING_ROLES: Role[] = [
  'LANDLORD_ADMIN',
  'LANDLORD_ADMIN_VIEW_ONLY',
  'CONCIERGE',
  'LOAN_ITEMS_ADMIN',
  'MERCHANT',
  'FACILITY_BOOKING_ADMIN',
];
const TENANT_ROLES: Role[] = ['MASTER_ADMIN', 'SUB_ADMIN', 'STAFF', 'MERCHANT'];

export async function makeWorld(db: Database): Promise<World> {
  const one = async (statement: SQL): Promise<number> => ((await db.query<{ id: number }>(statement))[0] as { id: number }).id;
  const people: World['people'] = {};

  const person = async (name: string, role: Role, officeCentreId: number | null, buildingId: number | null) => {
    const userId = await one(
      sql`insert into users (full_name, username, status, account_registered) values (${name}, ${mailOf(name)}, 'ACTIVE', true) returning id`,
    );
    await db.query(
      sql`insert into user_roles (user_id, office_centre_id, building_id, role_code, active) values (${userId}, ${officeCentreId}, ${buildingId}, ${role}, true)`,
    );
    people[name] = { userId, officeCentreId };
  };
  const centre = (code: string, name: string, type: string, zone: string, currency: string, landlord: number | null) =>
    one(sql`insert into office_centres (office_centre_type, centre_code, company_name, building_name, time_zone, currency, landlord_id, otp_required, payment_provider, add_ons)
            values (${type}, ${code}, ${name}, ${name}, ${zone}, ${currency}, ${landlord}, false, ${landlord ? null : 'SIMULATOR'}, array[${sql.join(
              worldAddOns.map((addOn) => sql`${addOn}`),
              sql.raw(', '),
            )}]::text[]) returning id`);

  const place = async (label: 'here' | 'there', name: string, zone: string, currency: string): Promise<Place> => {
    const code = label.toUpperCase();
    const building = await centre(code, name, 'LANDLORD', zone, currency, null);
    for (const role of BUILDING_ROLES) await person(`${role}@${label}`, role, building, building);
    const tenants: number[] = [];
    for (const index of [0, 1]) {
      const tenant = await centre(`${code}-T${index}`, `${name} Tenant ${index}`, 'TENANT', zone, currency, building);
      tenants.push(tenant);
      for (const role of TENANT_ROLES) await person(`${role}@${label}.${index}`, role, tenant, building);
    }
    const carPark = (letter: string, active: boolean) =>
      one(
        sql`insert into car_parks (office_centre_id, code, name, active) values (${building}, ${`${code}-${letter}`}, ${`${name} ${letter}`}, ${active}) returning id`,
      );
    const unit = await one(
      sql`insert into office_centre_units (office_centre_id, floor_no, floor_no_int, unit_no, tenant_id, active) values (${building}, '3', 3, '01', ${tenants[0]}, true) returning id`,
    );
    return {
      building,
      tenants: tenants as [number, number],
      carParks: [await carPark('A', true), await carPark('B', false)],
      unit,
    };
  };

  const here = await place('here', 'Marina One', 'Asia/Singapore', 'SGD');
  const there = await place('there', 'Harbour House', 'Europe/London', 'GBP');
  for (const role of Object.keys(roles) as Role[]) if ('platform' in roles[role]) await person(role, role, null, null);
  await db.query(sql`update office_centres set uuid = ('00000000-0000-4000-8000-' || lpad(id::text, 12, '0'))::uuid`);
  return { here, there, people };
}
