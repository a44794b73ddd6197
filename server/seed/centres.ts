/** Buildings, tenants, units and car parks of the demo data. */
import { dateIn } from '#schemas/kernel/fields/clock.ts';
import { addDays } from '#schemas/kernel/fields/days.ts';
import type { Queryable } from '#server/db/database.ts';
import { DEMO_EXPIRY_DAYS } from './accounts.ts';
import { daysBefore } from './dates.ts';
import { insertRows } from './insert.ts';
import { buildings, type DemoBuilding } from './places.ts';
import { quotasOf, seedTopUps } from './topUps.ts';

export interface SeededTenant {
  id: number;
  code: string;
  name: string;
  active: boolean;
  mail: string;
}
export interface SeededCarPark {
  id: number;
  label: string;
  active: boolean;
  motorcycles: boolean;
}
export interface SeededBuilding {
  id: number;
  place: DemoBuilding;
  /** The date in the building's time zone. */
  today: string;
  tenants: SeededTenant[];
  carParks: SeededCarPark[];
}

const centreRow = (place: DemoBuilding, today: string) => ({
  timeZone: place.timeZone,
  currency: place.currency,
  taxRate: place.taxRate,
  addOns: place.addOns,
  billingStartDate: `${Number(today.slice(0, 4)) - 1}-01-01`,
  billingEndDate: `${Number(today.slice(0, 4)) + 1}-12-31`,
  active: true,
  bookingActive: true,
  allowStaffLogin: place.addOns.includes('STAFF_PORTAL'),
  inactivityMinutes: 30,
  contactPhone: place.phone,
  createdDate: daysBefore(today, 400),
});

/** B2 is -2, LG -1, G 0: floors sort by height. */
const floorNumber = (floor: string) =>
  floor === 'G' ? 0 : floor === 'LG' ? -1 : floor.startsWith('B') ? -Number(floor.slice(1)) : Number(floor);

/** The domain of the building's own people, set by the provider. */
const seedEmailDomains = (on: Queryable, { id, today, place }: SeededBuilding): Promise<unknown> => {
  const provenDate = daysBefore(today, 90);
  const domain = `${place.code.toLowerCase()}.example`;
  return insertRows(on, 'email_domains', [
    { officeCentreId: id, domain, provenBy: 'PROVIDER', provenDate, checkedDate: provenDate },
  ]);
};

/** Large shops and stores below, whole floors for one or two companies at the top. */
const doorsOn = (level: number): number => (level < 0 ? 2 : level <= 2 ? 6 : level <= 8 ? 4 : level <= 15 ? 3 : 2);
/** Square metres of a floor that can be let. */
const FLOOR_AREA = 960;

/** Companies rent side by side, over several floors where they are large; some units are free, and one is out of use. */
async function seedUnits(on: Queryable, building: SeededBuilding): Promise<void> {
  const letting = building.tenants.filter((tenant) => tenant.active);
  const rooms = building.place.floors.flatMap((floorNo) => {
    const level = floorNumber(floorNo);
    const doors = doorsOn(level);
    return Array.from({ length: doors }, (_, door) => ({ floorNo, level, door: door + 1, doors }));
  });
  const each = Math.ceil(rooms.length / letting.length);
  await insertRows(
    on,
    'office_centre_units',
    rooms.map(({ floorNo, level, door, doors }, turn) => ({
      officeCentreId: building.id,
      floorNo,
      floorNoInt: level,
      unitNo: String(door).padStart(2, '0'),
      areaSquareMetres: Math.round(FLOOR_AREA / doors) + ((door * 7 + level) % 5) * 6 - 12,
      tenantId: turn % 7 === 5 || turn === rooms.length - 1 ? null : letting[Math.floor(turn / each)]?.id,
      active: turn % 23 !== 14,
      createdDate: daysBefore(building.today, 390, turn),
    })),
  );
}

async function seedBuilding(on: Queryable, place: DemoBuilding): Promise<SeededBuilding> {
  const today = dateIn(place.timeZone);
  const [id] = await insertRows(on, 'office_centres', [
    {
      ...centreRow(place, today),
      officeCentreType: 'LANDLORD',
      paymentProvider: place.paymentProvider ?? null,
      centreCode: place.code,
      companyName: place.company,
      buildingName: place.building,
      address: place.address,
      contactEmail: `office@${place.mail}`,
      website: `https://${place.mail}`,
      subscriptionPlanCode: 'LANDLORD_PLAN',
      otpRequired: true,
      passwordExpiryDays: place.code === 'VGC' ? DEMO_EXPIRY_DAYS : null,
      ...quotasOf(),
      visitorQrQuotaBal: 2000,
    },
  ]);
  const buildingId = id as number;
  const ids = await insertRows(
    on,
    'office_centres',
    place.tenants.map((tenant, index) => ({
      ...centreRow(place, today),
      officeCentreType: tenant.type,
      centreCode: tenant.code,
      companyName: tenant.name,
      buildingName: place.building,
      address: place.address,
      landlordId: buildingId,
      contactEmail: `hello@${tenant.code.toLowerCase()}.example`,
      subscriptionPlanCode: 'TENANT_PLAN',
      otpRequired: false,
      active: tenant.active ?? true,
      deactivatedDate: tenant.active === false ? addDays(today, -40) : null,
      hidQuotaBal: 20 + index * 5,
      qrQuotaBal: 60,
      frQuotaBal: 10,
      visitorQrQuotaBal: 100,
    })),
  );
  const building: SeededBuilding = {
    id: buildingId,
    place,
    today,
    tenants: place.tenants.map((tenant, index) => ({
      id: ids[index] as number,
      code: tenant.code,
      name: tenant.name,
      active: tenant.active ?? true,
      mail: `${tenant.code.toLowerCase()}.example`,
    })),
    carParks: [],
  };
  await seedTopUps(on, building);
  await seedUnits(on, building);
  await seedEmailDomains(on, building);
  return building;
}

export async function seedCentres(on: Queryable): Promise<SeededBuilding[]> {
  const seeded: SeededBuilding[] = [];
  for (const place of buildings) seeded.push(await seedBuilding(on, place));
  return seeded;
}
