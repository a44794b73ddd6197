/** Aircon of the demo data: AHU units by floor, what the building has set, and requests in every status with their runs. */
import { ahuUnit } from '#schemas/aircon/ahuUnit.ts';
import { airconExtensionRequest } from '#schemas/aircon/airconExtensionRequest.ts';
import { daysOfWeek, type Plan, runsOf, type Wish } from '#schemas/aircon/times.ts';
import { addDays, dayNumber } from '#schemas/kernel/fields/days.ts';
import type { Queryable } from '#server/db/database.ts';
import type { SeededBuilding } from './centres.ts';
import { daysBefore } from './dates.ts';
import { type HistoryEvent, seedHistory } from './history.ts';
import { insertRows } from './insert.ts';
import { numbered } from './numbered.ts';
import type { SeededUser } from './users.ts';

type Status = 'PENDING' | 'PENDING_TERMINATION' | 'APPROVED' | 'REJECTED' | 'TERMINATED' | 'PAST';
interface Story {
  status: Status;
  /** Days from today to the first and the last day; a recurring request has days of the week. */
  from: number;
  to: number;
  days?: readonly string[];
  times: readonly [string, string];
  reason: string;
}
const WORKDAYS = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY'];
const stories: readonly Story[] = [
  { status: 'PENDING', from: 2, to: 2, times: ['20:00', '22:00'], reason: 'Closing of the quarter' },
  { status: 'PENDING', from: 1, to: 29, days: ['TUESDAY', 'THURSDAY'], times: ['19:00', '21:00'], reason: '晚間培訓課程' },
  { status: 'APPROVED', from: -10, to: 40, days: WORKDAYS, times: ['19:00', '20:30'], reason: 'Support for clients abroad' },
  {
    status: 'APPROVED',
    from: -3,
    to: 25,
    days: ['MONDAY', 'WEDNESDAY', 'FRIDAY'],
    times: ['19:30', '22:00'],
    reason: '搬迁期间加班',
  },
  { status: 'APPROVED', from: 3, to: 3, times: ['21:00', '23:00'], reason: 'Server migration' },
  { status: 'PENDING_TERMINATION', from: -5, to: 30, days: ['SATURDAY'], times: ['14:00', '18:00'], reason: 'Exhibition' },
  { status: 'REJECTED', from: -2, to: -2, times: ['20:00', '23:00'], reason: 'Farewell party' },
  { status: 'TERMINATED', from: -20, to: 20, days: ['WEDNESDAY'], times: ['19:00', '23:00'], reason: '夜班' },
  { status: 'PAST', from: -40, to: -12, days: WORKDAYS, times: ['19:00', '21:00'], reason: 'Audit of the year' },
  { status: 'PAST', from: -9, to: -9, times: ['20:00', '22:30'], reason: 'Results for the stock exchange' },
];
/** When the aircon of a demo building runs by itself: the usual hours, in its zone, without regard to holidays. */
const planOf = ({ place }: SeededBuilding): Plan => ({
  zone: place.timeZone,
  hours: [],
  holidayHours: null,
  holidays: new Set(),
  noticeMinutes: 0,
});
const dayName = (date: string) => daysOfWeek[(((dayNumber(date) + 4) % 7) + 7) % 7] as string;
/** The first or last of the days that a request asks for. */
const onDay = (date: string, step: 1 | -1, days: readonly string[] | undefined): string =>
  !days || days.includes(dayName(date)) ? date : onDay(addDays(date, step), step, days);
const iso = (at: number) => new Date(at).toISOString();
const wasApproved = (status: Status) => !['PENDING', 'REJECTED'].includes(status);

interface Unit {
  id: number;
  floorNo: string;
  unitNo: string;
  tenantId: number | null;
}
interface Ahu {
  id: number;
  referenceNo: string;
  name: string;
  ratePerHour: number;
}

async function seedAhus(
  on: Queryable,
  building: SeededBuilding,
  units: readonly Unit[],
  admin: SeededUser,
): Promise<Map<string, Ahu>> {
  const floors = [...new Set(units.map(({ floorNo }) => floorNo))];
  const rate = building.place.currency === 'HKD' ? 38_000 : 6_500;
  const createdDate = daysBefore(building.today, 200);
  const rows = floors.map((floorNo, index) => ({
    officeCentreId: building.id,
    referenceNo: `AHU-${floorNo}`,
    name: `Level ${floorNo}`,
    floorNo,
    unitIds: units.filter((unit) => unit.floorNo === floorNo).map(({ id }) => id),
    ratePerHour: rate + (index % 3) * 500,
    minimumMinutes: index % 2 ? 30 : 60,
    active: true,
    createdDate,
    createdUserId: admin.id,
    updatedDate: createdDate,
    updatedUserId: admin.id,
    version: 1,
  }));
  const ids = await insertRows(on, ahuUnit.table, rows);
  return new Map(
    rows.map(({ floorNo, referenceNo, name, ratePerHour }, index) => [
      floorNo,
      { id: ids[index] as number, referenceNo, name, ratePerHour },
    ]),
  );
}

export async function seedAircon(
  on: Queryable,
  building: SeededBuilding,
  users: readonly SeededUser[],
  admin: SeededUser,
): Promise<void> {
  if (!building.place.addOns.includes('AIRCON_MANAGEMENT')) return;
  const units = await on.text<Unit>(
    `select id, floor_no as "floorNo", unit_no as "unitNo", tenant_id as "tenantId" from office_centre_units
     where office_centre_id = $1 and active order by floor_no_int, unit_no`,
    [building.id],
  );
  const ahus = await seedAhus(on, building, units, admin);
  await insertRows(on, 'aircon_settings', [
    { officeCentreId: building.id, hours: HOURS, holidayFrom: null, holidayTo: null, noticeMinutes: 120, freeHours: 4 },
  ]);
  const people = (tenantId: number) => users.filter((user) => user.centreId === tenantId && user.status === 'ACTIVE');
  const rented = units.filter(({ tenantId }) => tenantId !== null && people(tenantId).length > 0);
  if (!rented.length) return;
  const plan = planOf(building);
  const drafts = stories.map((story, index) => {
    const unit = rented[(index * 5) % rented.length] as Unit;
    const tenantId = unit.tenantId as number;
    const applicant = people(tenantId)[index % people(tenantId).length] as SeededUser;
    const startDate = onDay(addDays(building.today, story.from), 1, story.days);
    const wish = {
      requestType: story.days ? 'RECURRING' : 'AD_HOC_ON',
      startDate,
      endDate: story.days ? onDay(addDays(building.today, story.to), -1, story.days) : startDate,
      recurringDays: story.days ?? null,
      phIncluded: index % 3 === 0 && story.days !== undefined,
      startTime: story.times[0],
      endTime: story.times[1],
    } satisfies Wish;
    const submitted = daysBefore(building.today, Math.max(1, 4 - story.from), index * 31);
    const decided = daysBefore(building.today, Math.max(0, 3 - story.from), index * 17);
    return {
      story,
      unit,
      tenantId,
      applicant,
      wish,
      runs: runsOf(plan, wish),
      ahu: ahus.get(unit.floorNo) as Ahu,
      submitted,
      decided,
    };
  });
  const numbers = await numbered(
    on,
    building.id,
    'AC',
    drafts.map(({ submitted }) => submitted),
  );
  const ended = daysBefore(building.today, 1);
  const ids = await insertRows(
    on,
    airconExtensionRequest.table,
    drafts.map(({ story, unit, tenantId, applicant, wish, runs, ahu, submitted, decided }, index) => {
      const { status } = story;
      const leaves = status === 'PENDING_TERMINATION' || status === 'TERMINATED';
      const by = index % 4 === 3 ? admin : applicant;
      const hours = runs.reduce((sum, { from, to }) => sum + (to - from) / 3_600_000, 0);
      return {
        officeCentreId: building.id,
        referenceNo: numbers[index],
        tenantId,
        applicantUserId: applicant.id,
        unitId: unit.id,
        ahuUnitId: ahu.id,
        unitNo: unit.unitNo,
        unitFloorNo: unit.floorNo,
        ahuReferenceNo: ahu.referenceNo,
        ahuName: ahu.name,
        ...wish,
        appliedRemark: story.reason,
        firstAt: iso(runs[0]?.from ?? 0),
        lastAt: iso(runs.at(-1)?.to ?? 0),
        estimatedAmount: Math.round(hours * ahu.ratePerHour),
        status,
        createdByLandlord: by === admin,
        appliedDate: submitted,
        appliedUserId: by.id,
        approvedDate: wasApproved(status) ? decided : null,
        approvedUserId: wasApproved(status) ? admin.id : null,
        rejectedDate: status === 'REJECTED' ? decided : null,
        rejectedUserId: status === 'REJECTED' ? admin.id : null,
        rejectRemark: status === 'REJECTED' ? 'The chiller is being serviced that night.' : null,
        terminationRequestedDate: leaves ? ended : null,
        terminationRequestedUserId: leaves ? applicant.id : null,
        terminateRequestRemark: leaves ? 'The project has ended earlier.' : null,
        terminatedDate: status === 'TERMINATED' ? ended : null,
        terminatedUserId: status === 'TERMINATED' ? admin.id : null,
        terminateRemark: status === 'TERMINATED' ? 'The project has ended earlier.' : null,
        createdDate: submitted,
        createdUserId: by.id,
        updatedDate: leaves ? ended : status === 'PENDING' ? submitted : decided,
        updatedUserId: status === 'PENDING' ? by.id : admin.id,
        version: 1 + Number(status !== 'PENDING') + Number(leaves),
      };
    }),
  );
  const now = Date.now();
  await insertRows(
    on,
    'aircon_instances',
    drafts.flatMap(({ story, tenantId, ahu, runs, decided }, index) =>
      (wasApproved(story.status) ? runs : []).map(({ date, from, to }) => {
        const isEnded = story.status === 'TERMINATED' && to > Date.parse(ended);
        return {
          officeCentreId: building.id,
          airconExtensionRequestId: ids[index],
          tenantId,
          ahuUnitId: ahu.id,
          date,
          startAt: iso(from),
          endAt: iso(to),
          status: isEnded ? 'TERMINATED' : to <= now ? 'COMPLETED' : from <= now ? 'ACTIVE' : 'UPCOMING',
          terminatedDate: isEnded ? ended : null,
          terminatedUserId: isEnded ? admin.id : null,
          terminateRemark: isEnded ? 'The project has ended earlier.' : null,
          createdDate: decided,
          createdUserId: admin.id,
          updatedDate: isEnded ? ended : decided,
          updatedUserId: admin.id,
          version: 1,
        };
      }),
    ),
  );
  await seedHistory(
    on,
    drafts.flatMap(({ story, applicant, submitted, decided }, index): HistoryEvent[] => {
      const event = (action: string, at: string, by: SeededUser, from: string | null, to: string): HistoryEvent => ({
        entity: airconExtensionRequest.name,
        recordId: ids[index] as number,
        action,
        at,
        by,
        centreId: building.id,
        changes: [{ field: 'status', from, to }],
      });
      const { status } = story;
      return [
        event('create', submitted, applicant, null, 'PENDING'),
        ...(status === 'REJECTED' ? [event('reject', decided, admin, 'PENDING', 'REJECTED')] : []),
        ...(wasApproved(status) ? [event('approve', decided, admin, 'PENDING', 'APPROVED')] : []),
        ...(status === 'PENDING_TERMINATION' ? [event('requestTermination', ended, applicant, 'APPROVED', status)] : []),
        ...(status === 'TERMINATED' ? [event('terminate', ended, admin, 'APPROVED', status)] : []),
      ];
    }),
  );
}

/** Monday to Friday, and Saturday morning. */
const HOURS = [1, 2, 3, 4, 5, 6].map((day) => ({ day, from: '08:00', to: day === 6 ? '13:00' : '19:00' }));
