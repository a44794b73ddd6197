/** Bookings of the demo data: two that compete for the board room, what is to come, what is over, who did not come. */
import { sql } from 'drizzle-orm';
import { fallbackLocale } from '#i18n/locales.ts';
import { facilityBooking } from '#schemas/bookings/facilityBooking.ts';
import { instantAt } from '#schemas/kernel/fields/clock.ts';
import { addDays, DAY, dayNumber, weekdayOf } from '#schemas/kernel/fields/days.ts';
import { costsOf, keptPrice, quoteFor } from '#server/areas/bookings/booking/pricing.ts';
import { feeOf } from '#server/areas/bookings/booking/settlement.ts';
import { spansOf, standingOf, type Terms, termsOf } from '#server/areas/bookings/booking/terms.ts';
import type { Queryable } from '#server/db/database.ts';
import type { Model } from '#server/db/model.ts';
import type { SeededBuilding } from './centres.ts';
import { insertRows, type SeedRow } from './insert.ts';
import { numbered } from './numbered.ts';
import type { SeededUser } from './users.ts';
import { seedWaits } from './waits.ts';
import { type Move, seedWritten, stampedBy } from './written.ts';

const [COURTS, HUDDLE_ROOM, HALL, BOARD_ROOM] = [0, 1, 2, 3] as const;
/** Facility (by its place among the samples), working days from today, from and to on the building's clock, what became of it. */
const STORIES = [
  { room: BOARD_ROOM, day: 2, from: '10:00', to: '11:30', title: 'Board meeting', people: 8, status: 'PENDING_APPROVAL' },
  { room: BOARD_ROOM, day: 2, from: '11:00', to: '12:00', title: 'Investor call', people: 4, status: 'PENDING_APPROVAL' },
  { room: BOARD_ROOM, day: 3, from: '09:00', to: '12:00', title: 'Budget', people: 10, status: 'CONFIRMED' },
  { room: HUDDLE_ROOM, day: 1, from: '09:00', to: '09:30', title: 'Stand-up', people: 4, status: 'CONFIRMED' },
  { room: HUDDLE_ROOM, day: 1, from: '14:00', to: '15:00', title: 'Interview', people: 3, status: 'CONFIRMED' },
  { room: HALL, day: 5, from: '18:00', to: '20:00', title: 'Town hall', people: 40, status: 'CONFIRMED' },
  { room: COURTS, day: 1, from: '19:00', to: '20:00', title: null, people: 2, status: 'CONFIRMED' },
  { room: COURTS, day: 1, from: '19:00', to: '20:00', title: null, people: 4, status: 'CONFIRMED' },
  { room: HUDDLE_ROOM, day: -1, from: '10:00', to: '11:00', title: 'Review', people: 3, status: 'COMPLETED' },
  { room: BOARD_ROOM, day: -2, from: '15:00', to: '16:00', title: 'Contract', people: 5, status: 'COMPLETED' },
  { room: HUDDLE_ROOM, day: -3, from: '16:00', to: '17:00', title: 'One to one', people: 2, status: 'NO_SHOW' },
  { room: HALL, day: 4, from: '12:00', to: '14:00', title: 'Lunch talk', people: 30, status: 'CANCELLED' },
  { room: BOARD_ROOM, day: -1, from: '09:00', to: '10:00', title: 'Sales', people: 6, status: 'REJECTED' },
] as const;
/** What led to a status, as the history says it. */
const MOVED: Readonly<Record<string, readonly string[]>> = {
  COMPLETED: ['checkIn', 'completeAfterCheckIn'],
  NO_SHOW: ['noShow'],
  CANCELLED: ['cancel'],
  REJECTED: ['reject'],
};

const SATURDAY = 6;
/** So many working days after a day, or before it. */
function workdayFrom(day: string, count: number): string {
  let found = day;
  for (let left = Math.abs(count); left > 0; ) {
    found = addDays(found, Math.sign(count));
    if (weekdayOf(dayNumber(found)) % SATURDAY !== 0) left -= 1;
  }
  return found;
}

/** @param facilities ids in the order of their samples */
export async function seedBookings(
  on: Queryable,
  model: Model,
  building: SeededBuilding,
  facilities: readonly number[],
  users: readonly SeededUser[],
  admin: SeededUser,
): Promise<void> {
  const { today, tenants } = building;
  const people = users.filter(({ centreId, status }) => status === 'ACTIVE' && tenants.some(({ id }) => id === centreId));
  if (!facilities.length || !people.length) return;
  const all = new Map<number, Terms>();
  for (const id of facilities) all.set(id, (await termsOf(on, id, fallbackLocale)) as Terms);
  const rows = STORIES.map(({ room, day, from, to, title, people: attendeeCount, status }, index) => {
    const terms = all.get(facilities[room] as number) as Terms;
    const on_ = workdayFrom(today, day);
    const at = (time: string) => new Date(instantAt(terms.zone, on_, time) ?? Date.parse(`${on_}T${time}:00Z`)).toISOString();
    const [startAt, endAt] = [at(from), at(to)];
    const createdDate = new Date(Date.parse(startAt) - 6 * DAY).toISOString();
    const person = people[(index * 5) % people.length] as SeededUser;
    const waits = status === 'PENDING_APPROVAL' || status === 'REJECTED';
    const done = MOVED[status] ?? [];
    return {
      ...standingOf(terms),
      ...spansOf({ startAt, endAt }, terms, createdDate),
      // Only people of companies are among them.
      tenantId: person.centreId as number,
      userId: person.id,
      title,
      startAt,
      endAt,
      attendeeCount,
      holds: !waits || terms.pendingMode !== 'COMPETES',
      approvalNeeded: waits,
      status,
      ...stampedBy('rejected', admin, status === 'REJECTED' ? createdDate : null),
      rejectRemark: status === 'REJECTED' ? 'The room is painted that day.' : null,
      ...stampedBy('checkedIn', person, status === 'COMPLETED' ? startAt : null),
      ...stampedBy('cancelled', person, status === 'CANCELLED' ? createdDate : null),
      createdDate,
      creator: person,
      moves: done.map(
        (action, place): Move => [action, place === done.length - 1 ? status : 'CHECKED_IN', place ? endAt : createdDate],
      ),
    };
  });
  const priced = [];
  for (const row of rows) priced.push({ ...row, ...(await moneyOf(on, model, row)) });
  const ids = await seedWritten(on, { entity: facilityBooking, prefix: 'BK', building, by: admin }, priced);
  await seedPayments(
    on,
    building,
    priced.map((row, index) => ({ ...row, id: ids[index] as number })).filter(({ paidAmount }) => paidAmount > 0),
  );
  await seedWaits(on, building, rows.find(({ title }) => title === 'Budget') as SeedRow, people, admin);
}

interface Booked {
  facilityId: number;
  tenantId: number | null;
  userId: number;
  startAt: string;
  endAt: string;
  attendeeCount: number;
  status: string;
  createdDate: string;
}
/** The price, and how much of it has been paid: what stands was paid on the day on which it was booked. */
async function moneyOf(on: Queryable, model: Model, row: Booked) {
  const costs = await costsOf(on, row.facilityId);
  if (!costs) throw new Error(`there is no facility ${row.facilityId}`);
  const quote = await quoteFor(on, model, { ...row, services: [], discountCode: null, ordered: true }, costs, fallbackLocale);
  const { status, startAt, createdDate } = row;
  const fee = status === 'CANCELLED' ? feeOf(quote.total, startAt, costs.cancellationFees, Date.parse(createdDate)) : null;
  const charge = status === 'REJECTED' ? 0 : (fee ?? quote.total);
  const paid = PAID.includes(status) && costs.canBePaid ? charge : 0;
  return {
    ...keptPrice(quote),
    paysAhead: false,
    cancellationFee: fee,
    paidAmount: paid,
    refundAmount: 0,
    dueAmount: charge - paid,
    paymentStatus: charge === 0 ? null : paid ? 'PAID' : 'PENDING',
  };
}
const PAID: readonly string[] = ['CONFIRMED', 'COMPLETED', 'NO_SHOW'];

async function seedPayments(
  on: Queryable,
  { id: officeCentreId }: SeededBuilding,
  paid: readonly { id: number; tenantId: number | null; userId: number; paidAmount: number; createdDate: string }[],
): Promise<void> {
  const numbers = await numbered(
    on,
    officeCentreId,
    'PAY',
    paid.map(({ createdDate }) => createdDate),
  );
  const names = await on.query<{ id: number; no: string }>(
    sql`select id, reference_no as no from facility_bookings where office_centre_id = ${officeCentreId}`,
  );
  const noOf = new Map(names.map(({ id, no }) => [Number(id), no]));
  await insertRows(
    on,
    'payments',
    paid.map(({ id, tenantId, userId, paidAmount, createdDate }, index) => ({
      officeCentreId,
      tenantId,
      payee: 'BOOKING',
      payeeNo: noOf.get(Number(id)),
      facilityBookingId: id,
      referenceNo: numbers[index],
      amount: paidAmount,
      refundAmount: 0,
      refundedAmount: 0,
      status: 'PAID',
      provider: 'SIMULATOR',
      transactionId: `sim-booking-${id}`,
      startedDate: createdDate,
      startedUserId: userId,
      settledAt: createdDate,
      createdDate,
      updatedDate: createdDate,
      version: 2,
    })),
  );
}
