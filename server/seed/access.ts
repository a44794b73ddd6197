/** Access control of the demo data: controllers, doors, schedules and the groups of everybody by day and of the building's own staff. */
import { sql } from 'drizzle-orm';
import {
  accessScheduleSample,
  deviceControllerSample,
  doorGroupSample,
  doorSample,
  elevatorAccessLevelSample,
  holidayListSample,
  qrScannerSample,
} from '#schemas/access/samples.ts';
import type { Config } from '#server/config.ts';
import type { Queryable } from '#server/db/database.ts';
import { seedAccessEvents } from './accessEvents.ts';
import { seedAccessPasses } from './accessPasses.ts';
import type { SeededBuilding } from './centres.ts';
import { daysBefore } from './dates.ts';
import { insertRows, type SeedRow } from './insert.ts';
import { numbered } from './numbered.ts';
import type { SeededUser } from './users.ts';

const FLOORS = ['2', '3', '5'] as const;
const plainDoor = {
  doorConfiguration: 'SINGLE',
  hidDoor: true,
  qrDoor: false,
  normalState: 'CONTROLLED',
  accessCfgType: 'DOOR',
  unlockSeconds: 5,
  heldOpenSeconds: 30,
  longUnlockSeconds: 15,
  longHeldOpenSeconds: 60,
  active: true,
};

export async function seedAccess(
  on: Queryable,
  { id: officeCentreId, place, tenants, today }: SeededBuilding,
  users: readonly SeededUser[],
  admin: SeededUser,
  config: Pick<Config, 'pinKey'>,
): Promise<void> {
  const date = daysBefore(today, 150);
  const put = (table: string, rows: readonly SeedRow[]) =>
    insertRows(
      on,
      table,
      rows.map((row) => ({
        ...row,
        officeCentreId,
        createdDate: date,
        createdUserId: admin.id,
        updatedDate: date,
        updatedUserId: admin.id,
        version: 1,
      })),
    );
  const controllers = await put(
    'device_controllers',
    deviceControllerSample.records.map((sample) => ({ macAddress: null, ...sample, configVersion: 1, keyActive: false })),
  );
  const all = [
    ...doorSample.records.map((sample) => ({ floorNo: null, ...sample, deviceControllerId: controllers[0] })),
    ...FLOORS.map((floorNo) => ({
      ...plainDoor,
      code: `L${floorNo}-01`,
      name: `Lift lobby ${floorNo}`,
      tag: ['lobby'],
      floorNo,
      deviceControllerId: controllers[1],
    })),
  ];
  const doors = await put('doors', all);
  const counted = (key: 'hidDoor' | 'qrDoor') => all.filter((one) => one[key]).length;
  await on.query(sql`
    update office_centres set hid_door_quota = hid_door_quota - ${counted('hidDoor')}, qr_door_quota = qr_door_quota - ${counted('qrDoor')}
    where id = ${officeCentreId}`);
  await put(
    'qr_scanners',
    qrScannerSample.records.map((sample) => ({ macAddress: null, ...sample, doorId: doors[0] })),
  );
  await put(
    'elevator_access_levels',
    elevatorAccessLevelSample.records.map((sample) => ({ ...sample, elevatorId: doors[1] })),
  );
  const [lobby] = await put('door_groups', [{ name: doorGroupSample.records[0]?.name, doorIds: doors.slice(0, 2) }]);
  const [closure] = await put(
    'access_holiday_lists',
    holidayListSample.records.map(({ name, days }) => ({ name, days })),
  );
  const [byDay, byNight] = await put(
    'access_schedules',
    accessScheduleSample.records.map((sample) => ({ exceptions: [], ...sample, holidayListIds: [closure] })),
  );
  // The turnstile stands open by day once somebody has come; the guards have the card and the PIN at night.
  await put('access_door_states', [
    { accessDoorId: doors[0], scheduleId: byDay, state: 'FREE', firstPersonIn: true },
    { accessDoorId: doors[0], scheduleId: byNight, state: 'CARD_AND_PIN', firstPersonIn: false },
  ]);
  const staff = users.filter(({ centreId, status }) => centreId === officeCentreId && status === 'ACTIVE').slice(0, 3);
  const [everybody, guards] = await put('access_groups', [
    { name: 'Everybody by day', tenantIds: tenants.map(({ id }) => id), floor: [], memberCount: 0 },
    { name: 'Building staff', tenantIds: [], floor: [], memberCount: staff.length },
  ]);
  await put(
    'access_group_users',
    staff.map(({ id }) => ({ accessGroupId: guards, userId: id, tenantId: officeCentreId })),
  );
  await put('access_group_door_groups', [
    { accessGroupId: everybody, doorGroupId: lobby, scheduleIds: [byDay] },
    { accessGroupId: guards, doorGroupId: lobby, scheduleIds: [byDay, byNight] },
  ]);
  await put(
    'access_group_doors',
    doors.slice(2).map((doorId) => ({ accessGroupId: everybody, doorId, scheduleIds: [byDay] })),
  );
  const drill = daysBefore(today, 3);
  const [lockdownNo, worksNo] = await numbered(on, officeCentreId, 'LD', [drill, daysBefore(today, 1)]);
  const [rollCallNo] = await numbered(on, officeCentreId, 'RC', [drill]);
  const companies = new Map(tenants.map(({ id, name }) => [id, name]));
  const people = users
    .filter(
      ({ status, centreId }) =>
        status === 'ACTIVE' && centreId !== null && (centreId === officeCentreId || companies.has(centreId)),
    )
    .slice(0, 14)
    .map(({ id, fullName, centreId }) => ({
      id,
      fullName,
      tenantId: centreId === officeCentreId ? null : centreId,
      company: companies.get(centreId as number) ?? place.building,
    }));
  await seedAccessPasses(on, put, {
    buildingId: officeCentreId,
    today,
    admin: admin.id,
    // Somebody of the building's own, then people of its companies.
    people: [
      ...people.filter(({ tenantId }) => tenantId === null).slice(2, 3),
      ...people.filter(({ tenantId }) => tenantId !== null),
    ],
    doors,
    config,
  });
  await seedAccessEvents(put, {
    today,
    doors,
    controller: controllers[0] as number,
    admin: admin.id,
    lockdownNo: lockdownNo as string,
    worksNo: worksNo as string,
    rollCallNo: rollCallNo as string,
    people,
  });
}
