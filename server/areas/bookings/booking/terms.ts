/** The terms of a facility, and what a booking holds that follows from them. */

import { type SQL, sql } from 'drizzle-orm';
import { fallbackLocale } from '#i18n/locales.ts';
import { checkInWindow } from '#schemas/bookings/checkIn.ts';
import type { SlotTerms } from '#schemas/bookings/slots.ts';
import { MINUTE } from '#schemas/kernel/fields/days.ts';
import type { Queryable } from '#server/db/database.ts';

export interface Terms extends SlotTerms {
  id: number;
  name: string;
  categoryId: number;
  buildingId: number;
  zone: string;
  /** The building takes new bookings. */
  bookingActive: boolean;
  active: boolean;
  /** In people. */
  capacity: number | null;
  atOnce: number;
  bufferBefore: number;
  bufferAfter: number;
  needsApproval: boolean;
  pendingMode: 'HOLDS' | 'COMPETES' | null;
  checkInNeeded: boolean;
  opensMinutesBefore: number | null;
  closesMinutesAfter: number | null;
  overlapAllowed: boolean;
  /** At its door. */
  uniqueCode: string;
}

/** The columns of `Terms`, of a facility `f` and its building `c`. */
export const termColumns = (locale: string = fallbackLocale): SQL => sql`
  f.id, coalesce(f.name->>${locale}, f.name->>${fallbackLocale}, f.reference_no) as name, f.category_id as "categoryId",
  f.office_centre_id as "buildingId", c.time_zone as zone, c.booking_active as "bookingActive", f.active, f.capacity,
  f.at_once as "atOnce", f.buffer_before as "bufferBefore", f.buffer_after as "bufferAfter", f.needs_approval as "needsApproval",
  f.pending_mode as "pendingMode", f.check_in_needed as "checkInNeeded", f.opens_minutes_before as "opensMinutesBefore",
  f.closes_minutes_after as "closesMinutesAfter", f.overlap_allowed as "overlapAllowed", f.unique_code as "uniqueCode",
  f.opening_hrs as "openingHrs", f.slot_minutes as "slotMinutes", f.min_minutes as "minMinutes", f.max_minutes as "maxMinutes",
  f.lead_minutes as "leadMinutes", f.horizon_days as "horizonDays"`;

/** Undefined where the building has no such facility. */
export async function termsOf(on: Queryable, facilityId: number, locale: string): Promise<Terms | undefined> {
  const [found] = await on.query<Terms>(sql`
    select ${termColumns(locale)} from facilities f join office_centres c on c.id = f.office_centre_id where f.id = ${facilityId}`);
  return found;
}

const after = (instant: string, minutes: number) => new Date(Date.parse(instant) + minutes * MINUTE).toISOString();
/** How long before the end of the check-in people are reminded. */
const REMINDER_MINUTES = 5;

interface Span {
  startAt: string;
  endAt: string;
}
/** What a facility is held for, and when people check in: stored, so that the limits count it. */
export function spansOf({ startAt, endAt }: Span, terms: Terms, bookedAt: string) {
  const { bufferBefore, bufferAfter, checkInNeeded, opensMinutesBefore, closesMinutesAfter } = terms;
  const window = checkInNeeded
    ? checkInWindow(
        { startAt, endAt, bookedAt },
        { opensMinutesBefore: opensMinutesBefore ?? 0, closesMinutesAfter: closesMinutesAfter ?? 0 },
      )
    : undefined;
  const until = window?.to.toISOString() ?? null;
  return {
    heldFrom: after(startAt, -bufferBefore),
    heldUntil: after(endAt, bufferAfter),
    checkInFrom: window?.from.toISOString() ?? null,
    checkInUntil: until,
    remindAt: until && after(until, -REMINDER_MINUTES),
    remindedDate: null,
  };
}

/** The same from the facility alone, whenever it is booked. */
export const standingOf = ({ id, categoryId, atOnce, overlapAllowed }: Terms) => ({
  facilityId: id,
  categoryId,
  exclusive: atOnce === 1,
  alone: !overlapAllowed,
});
