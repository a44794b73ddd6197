/** Loading bays of the demo data: two groups with their bays and vehicles, and applications in every status, with a month of visits for the report. */
import { checkInWindow } from '#schemas/bookings/checkIn.ts';
import { instantAt, localAt } from '#schemas/kernel/fields/clock.ts';
import { addDays, MINUTE } from '#schemas/kernel/fields/days.ts';
import { arrivalOf, dwellFrom, minutesBetween } from '#schemas/loadingBays/dwell.ts';
import { loadingBayApplication } from '#schemas/loadingBays/loadingBayApplication.ts';
import {
  loadingBayAppointmentTypeSample,
  loadingBayGroupSample,
  loadingBayVehicleTypeSample,
} from '#schemas/loadingBays/samples.ts';
import type { Queryable } from '#server/db/database.ts';
import type { SeededBuilding } from './centres.ts';
import { insertRows } from './insert.ts';
import type { SeededUser } from './users.ts';
import { type Move, seedWritten, stampedBy, uuidOf } from './written.ts';

const RULES = { earlyMinutes: 60, graceMinutes: 15, noShowMinutes: 60 };
/** Monday to Saturday; the yard is open around the clock. */
const DOCK_HOURS = [1, 2, 3, 4, 5, 6].map((day) => ({ day, from: '07:00', to: '21:00' }));
/** By group; sizes in centimetres. */
const BAYS = [
  { group: 0, name: 'Bay 1', maxHeightCm: 260, maxLengthCm: 650 },
  { group: 0, name: 'Bay 2', maxHeightCm: 400, maxLengthCm: 1000 },
  { group: 0, name: 'Bay 3', maxHeightCm: 450, maxLengthCm: 1800 },
  { group: 1, name: 'Yard A', maxHeightCm: null, maxLengthCm: null },
  { group: 1, name: 'Yard B', maxHeightCm: null, maxLengthCm: null },
] as const;
const PLATES = ['SGX 1234 A', 'GBB 88 K', 'XE 4120 P', 'YN 731 C', 'GBJ 5506 T', 'XD 909 L', 'PC 27 E'];
const DRIVERS = ['Tan Wei Ming', 'Lim Ah Kow', 'R. Kumar', '陳大文', 'Siti Aminah', '李建国'];
const LOADS = ['GOODS', 'PARCELS', 'FOOD', 'FURNITURE', 'EQUIPMENT', 'WASTE'] as const;

type Status = 'PENDING' | 'APPROVED' | 'CHECKED_IN' | 'CHECKED_OUT' | 'REJECTED' | 'CANCELLED' | 'NO_SHOW';
interface Story {
  status: Status;
  bay: number;
  /** Of its group: 0 van, 1 lorry. */
  vehicle: 0 | 1;
  startAt: number;
  /** Minutes from the appointment to the gate, to the bay and out. */
  times?: readonly [arrived: number, docked: number, left: number];
}

/** On days of the building's calendar, from today on or before it. */
function storiesOf({ place: { timeZone }, today }: SeededBuilding, now: number): Story[] {
  const on = (days: number, time: string) => instantAt(timeZone, addDays(today, days), time) ?? now;
  const quarter = Math.floor(now / (15 * MINUTE)) * 15 * MINUTE;
  const visits = Array.from({ length: 26 }, (_, index): Story => {
    const vehicle = (index % 2) as 0 | 1;
    const arrived = [-25, -6, 3, 28, -12, 10, -50][index % 7] as number;
    const waits = [4, 0, 9, 2, 15][index % 5] as number;
    const stays = 18 + ((index * 13) % 55);
    return {
      status: 'CHECKED_OUT',
      bay: index % 3 === 2 ? 3 : vehicle,
      vehicle,
      startAt: on(-1 - index, ['08:00', '09:30', '11:00', '14:00', '16:30'][index % 5] as string),
      times: [arrived, arrived + waits, arrived + waits + stays],
    };
  });
  return [
    { status: 'PENDING', bay: 1, vehicle: 1, startAt: on(2, '10:00') },
    { status: 'PENDING', bay: 0, vehicle: 0, startAt: on(2, '10:15') },
    { status: 'PENDING', bay: 2, vehicle: 1, startAt: on(3, '14:00') },
    { status: 'APPROVED', bay: 3, vehicle: 0, startAt: quarter + 15 * MINUTE },
    { status: 'APPROVED', bay: 0, vehicle: 0, startAt: on(1, '09:00') },
    { status: 'APPROVED', bay: 1, vehicle: 1, startAt: on(1, '09:30') },
    { status: 'APPROVED', bay: 2, vehicle: 1, startAt: on(1, '13:00') },
    { status: 'CHECKED_IN', bay: 4, vehicle: 1, startAt: quarter - 15 * MINUTE, times: [-12, -5, 0] },
    { status: 'REJECTED', bay: 2, vehicle: 1, startAt: on(1, '18:00') },
    { status: 'CANCELLED', bay: 0, vehicle: 0, startAt: on(1, '11:00') },
    { status: 'NO_SHOW', bay: 1, vehicle: 1, startAt: on(-2, '17:00') },
    ...visits,
  ];
}

export async function seedLoadingBays(
  on: Queryable,
  building: SeededBuilding,
  users: readonly SeededUser[],
  admin: SeededUser,
): Promise<void> {
  const { id: officeCentreId, tenants, place } = building;
  const people = users.filter(({ centreId, status }) => status === 'ACTIVE' && tenants.some(({ id }) => id === centreId));
  if (!people.length) return;
  const now = Date.now();
  const iso = (at: number) => new Date(at).toISOString();
  const longAgo = iso(now - 90 * 24 * 60 * MINUTE);
  const written = { createdDate: longAgo, createdUserId: admin.id, updatedDate: longAgo, updatedUserId: admin.id };
  const common = (index: number) => ({ uuid: uuidOf(officeCentreId, index), officeCentreId, ...written });
  const groups = await insertRows(
    on,
    'loading_bay_groups',
    loadingBayGroupSample.records.map((sample, index) => ({
      driverInstructions: null,
      notifyPartyEmail: null,
      ...sample,
      ...common(index),
      ...RULES,
      slots: index === 0 ? 3 : null,
      slotMinutes: 15,
      noticeMinutes: index === 0 ? 120 : 0,
      horizonDays: 30,
      approvalNeeded: index === 0,
      openingHrs: index === 0 ? DOCK_HOURS : null,
    })),
  );
  const bays = await insertRows(
    on,
    'loading_bays',
    BAYS.map(({ group, ...bay }, index) => ({ ...bay, ...common(index), loadingBayGroupId: groups[group], active: true })),
  );
  const ofGroups = <R extends object>(records: readonly R[]) =>
    groups.flatMap((loadingBayGroupId, group) =>
      records.map((record, index) => ({ ...record, ...common(group * records.length + index), loadingBayGroupId, active: true })),
    );
  const vehicles = loadingBayVehicleTypeSample.records;
  const types = await insertRows(on, 'loading_bay_vehicle_types', ofGroups(vehicles));
  await insertRows(
    on,
    'loading_bay_appointment_types',
    ofGroups(loadingBayAppointmentTypeSample.records.map((sample) => ({ durationMinutes: null, ...sample }))),
  );
  const night = instantAt(place.timeZone, addDays(building.today, 5), '22:00') ?? now;
  await insertRows(on, 'loading_bay_blackouts', [
    {
      ...common(0),
      loadingBayGroupId: groups[0],
      loadingBayId: bays[2],
      reason: 'Repair of the leveller',
      startAt: iso(night),
      endAt: iso(night + 6 * 60 * MINUTE),
    },
  ]);
  const rows = storiesOf(building, now).map(({ status, bay, vehicle, startAt, times }, index) => {
    const { group } = BAYS[bay] as (typeof BAYS)[number];
    const person = people[(index * 5) % people.length] as SeededUser;
    const endAt = startAt + (vehicles[vehicle]?.durationMinutes ?? 60) * MINUTE;
    const created = Math.min(startAt - 26 * 60 * MINUTE, now - 30 * MINUTE);
    const decided = created + 20 * MINUTE;
    const { date, time } = localAt(place.timeZone, startAt);
    const isApproved = !['PENDING', 'REJECTED', 'CANCELLED'].includes(status);
    const window = checkInWindow(
      { startAt: iso(startAt), endAt: iso(endAt), bookedAt: iso(created) },
      { opensMinutesBefore: RULES.earlyMinutes, closesMinutesAfter: RULES.noShowMinutes },
    );
    const [arrived, docked, left] = (times ?? []).map((minutes) => startAt + minutes * MINUTE);
    const counted =
      arrived === undefined || docked === undefined
        ? null
        : dwellFrom({ appointment: startAt, arrived, unloading: docked }, RULES.graceMinutes);
    const at = (one: number | undefined) => (one === undefined ? null : iso(one));
    const isOut = status === 'CHECKED_OUT';
    const missed = status === 'NO_SHOW' ? window.to.toISOString() : null;
    const moves: Move[] = [
      ...(isApproved ? [['approve', 'APPROVED', iso(decided)] as Move] : []),
      ...(status === 'REJECTED' ? [['reject', status, iso(decided)] as Move] : []),
      ...(status === 'CANCELLED' ? [['cancel', status, iso(decided), person] as Move] : []),
      ...(arrived !== undefined ? [['checkIn', 'CHECKED_IN', iso(arrived)] as Move] : []),
      ...(docked !== undefined ? [['dock', 'CHECKED_IN', iso(docked)] as Move] : []),
      ...(isOut && left !== undefined ? [['checkOut', status, iso(left)] as Move] : []),
      ...(missed ? [['missed', status, missed] as Move] : []),
    ];
    return {
      tenantId: person.centreId,
      applicantUserId: person.id,
      loadingBayGroupId: groups[group],
      loadingBayId: bays[bay],
      vehicleTypeId: types[group * vehicles.length + vehicle],
      appointmentDate: date,
      appointmentTime: time,
      startAt: iso(startAt),
      endAt: iso(endAt),
      gateOpensAt: window.from.toISOString(),
      noShowAt: window.to.toISOString(),
      vehiclePlateNo: PLATES[index % PLATES.length],
      driverName: DRIVERS[index % DRIVERS.length],
      loadType: LOADS[index % LOADS.length],
      status,
      createdByLandlord: false,
      ...stampedBy('approved', admin, isApproved ? iso(decided) : null),
      ...stampedBy('rejected', admin, status === 'REJECTED' ? iso(decided) : null),
      rejectRemark: status === 'REJECTED' ? 'The crane stands in front of the bay.' : null,
      ...stampedBy('cancelled', person, status === 'CANCELLED' ? iso(decided) : null),
      ...stampedBy('checkedIn', admin, at(arrived)),
      ...stampedBy('docked', admin, at(docked)),
      ...stampedBy('checkedOut', admin, isOut ? at(left) : null),
      noShowDate: missed,
      atDock: status === 'CHECKED_IN',
      arrival: arrived === undefined ? null : arrivalOf(startAt, arrived, RULES.graceMinutes),
      queueMinutes: arrived === undefined || docked === undefined ? null : minutesBetween(arrived, docked),
      dwellFrom: counted === null ? null : iso(counted),
      dwellMinutes: isOut && counted !== null && left !== undefined ? minutesBetween(counted, left) : null,
      createdDate: iso(created),
      creator: person,
      moves,
    };
  });
  await seedWritten(on, { entity: loadingBayApplication, prefix: 'LB', building, by: admin }, rows);
}
