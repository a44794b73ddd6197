/** Facilities of the demo data, in their categories: rooms, a hall, courts; what they cost, and when the hall is blocked. */
import { facility } from '#schemas/bookings/facility.ts';
import { facilityCategorySample, facilityDiscountSample, facilityRateSample, facilitySample } from '#schemas/bookings/samples.ts';
import { wholeDays } from '#schemas/bookings/slots.ts';
import { addDays } from '#schemas/kernel/fields/days.ts';
import type { Queryable } from '#server/db/database.ts';
import type { SeededBuilding } from './centres.ts';
import { daysBefore } from './dates.ts';
import { seedHistory } from './history.ts';
import { insertRows } from './insert.ts';
import { numbered } from './numbered.ts';
import type { SeededUser } from './users.ts';
import { uuidOf } from './written.ts';

/** What a new facility starts with. */
const plain = {
  description: null,
  location: null,
  amenities: null,
  active: true,
  minMinutes: null,
  maxMinutes: null,
  leadMinutes: 0,
  bufferBefore: 0,
  bufferAfter: 0,
  needsApproval: false,
  pendingMode: null,
  checkInNeeded: false,
  opensMinutesBefore: null,
  closesMinutesAfter: null,
  overlapAllowed: false,
  maxOpenPerPerson: null,
  terms: null,
  cancellationFees: null,
  deposit: null,
  services: null,
};
/** By the place of the facility: its category, and the code that is printed at its door. */
const KINDS = [2, 0, 1, 0] as const;
const CODES = ['BC4T6NLP8D', 'HR3R8HVZ6C', 'FH5W9KJY2B', 'BR7Q2MXW4T'] as const;

/** Their ids, in the order of the samples; none where the building has no facility booking. */
export async function seedFacilities(on: Queryable, building: SeededBuilding, admin: SeededUser): Promise<number[]> {
  const { id: officeCentreId, today, place } = building;
  if (!place.addOns.includes('BOOK_FACILITY')) return [];
  const at = daysBefore(today, 140);
  const written = { createdDate: at, createdUserId: admin.id, updatedDate: at, updatedUserId: admin.id, version: 1 };
  const own = (index: number) => ({ ...written, officeCentreId, uuid: uuidOf(officeCentreId, index), position: index + 1 });
  const categories = await insertRows(
    on,
    'facility_categories',
    facilityCategorySample.records.map((record, index) => ({ description: null, ...record, ...own(index) })),
  );
  const numbers = await numbered(
    on,
    officeCentreId,
    'FA',
    facilitySample.records.map(() => at),
  );
  const facilities = await insertRows(
    on,
    facility.table,
    facilitySample.records.map((record, index) => ({
      ...plain,
      ...record,
      categoryId: categories[KINDS[index] ?? 0],
      referenceNo: numbers[index],
      uniqueCode: `${CODES[index]}`.slice(0, 9) + String(officeCentreId).slice(-1),
      ...own(index),
    })),
  );
  const terms = (index: number) => ({ ...written, officeCentreId, uuid: uuidOf(officeCentreId, index) });
  await insertRows(
    on,
    'facility_rates',
    facilityRateSample.records.map((record, index) => ({
      dayKinds: null,
      fromTime: null,
      toTime: null,
      startDate: null,
      ...record,
      // Courts cost nothing.
      appliesTo: 'CATEGORY',
      facilityCategoryIds: categories.slice(0, 2),
      ...terms(index),
    })),
  );
  await insertRows(
    on,
    'facility_discounts',
    facilityDiscountSample.records.map((record, index) => ({
      code: null,
      cappedAmount: null,
      minMinutes: null,
      ...record,
      ...terms(index),
    })),
  );
  const block = { ...terms(0), appliesTo: 'CATEGORY', facilityCategoryIds: [categories[1]], allDay: true };
  const first = addDays(today, 20);
  const span = wholeDays(place.timeZone, first, addDays(first, 1));
  await insertRows(on, 'blocked_dates', [
    {
      ...block,
      name: 'New floor of the hall',
      startDate: first,
      endDate: addDays(first, 1),
      startAt: new Date(span.from).toISOString(),
      endAt: new Date(span.to).toISOString(),
    },
  ]);
  await seedHistory(
    on,
    facilities.map((recordId) => ({
      entity: facility.name,
      recordId,
      action: 'create',
      at,
      by: admin,
      centreId: officeCentreId,
      changes: [],
    })),
  );
  return facilities;
}
