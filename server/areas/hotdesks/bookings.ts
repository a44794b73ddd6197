/** Bookings of desks: for which time, of whom, and whether the desk can be had then. That no two hold one at once is the database's to keep. */
import { sql } from 'drizzle-orm';
import type { DeskErrorKey } from '#i18n/keys.ts';
import { checkInWindow } from '#schemas/bookings/checkIn.ts';
import { hotdeskBooking } from '#schemas/hotdesks/hotdeskBooking.ts';
import { type DayPart, spanOf, timesOf } from '#schemas/hotdesks/spans.ts';
import { dateIn, localAt } from '#schemas/kernel/fields/clock.ts';
import { addDays } from '#schemas/kernel/fields/days.ts';
import { companyOf, findPlace } from '#server/auth/people/places.ts';
import type { Transaction } from '#server/db/database.ts';
import { type AnyRow, type ChangedRow, type NewRow, type RuleContext, rulesFor } from '#server/engine/areas/rules.ts';
import { deny, refuse } from '#server/engine/calls/refusal.ts';
import { releaseMissed } from './noShow.ts';
import { settingsOf } from './settings.ts';

type Row = NewRow<typeof hotdeskBooking>;
export interface Desk {
  id: number;
  deskNo: string;
  deskType: 'HOT' | 'RESERVABLE' | 'ASSIGNED';
  ownerId: number | null;
  zoneId: number;
  buildingId: number;
  inUse: boolean;
  bookingActive: boolean;
}

/** The desk, locked until the end of the transaction. */
export async function lockDesk(tx: Transaction, id: number): Promise<Desk | undefined> {
  const [desk] = await tx.query<Desk>(sql`
    select d.id, d.desk_no as "deskNo", d.desk_type as "deskType", d.owner_id as "ownerId", d.zone_id as "zoneId",
      d.office_centre_id as "buildingId", d.active and z.active and d.deleted_date is null as "inUse", b.booking_active as "bookingActive"
    from hotdesks d join hotdesk_zones z on z.id = d.zone_id join office_centres b on b.id = d.office_centre_id
    where d.id = ${id} for update of d`);
  return desk;
}

/** Is an assigned desk lent on that day? */
async function isLent(tx: Transaction, id: number, date: string): Promise<boolean> {
  const lent = await tx.query(
    sql`select 1 as lent from hotdesk_lendings where hotdesk_id = ${id} and ${date}::date between from_date and until_date limit 1`,
  );
  return lent.length > 0;
}

const say = (row: Row, key: DeskErrorKey, desk: string): void =>
  deny(row, 'notAllowedNow', { messageKey: `deskErrors.${key}`, params: { desk } });

async function complete(context: RuleContext, row: Row): Promise<void> {
  const { tx, model, reach } = context;
  const { values } = row;
  if (!values.userId && values.source !== 'DISPLAY') return refuse(row, 'userId', 'required');
  const desk = await lockDesk(tx, values.hotdeskId as number);
  if (!desk) return refuse(row, 'hotdeskId', 'notFound');
  if (!desk.bookingActive) return say(row, 'bookingOff', desk.deskNo);
  if (!desk.inUse) return say(row, 'notInUse', desk.deskNo);
  const zone = (await findPlace(tx, { id: desk.buildingId }))?.zone ?? reach.zone;
  const set = await settingsOf(tx, model, reach, desk.buildingId);
  const asked = {
    date: values.date as string,
    part: (values.part ?? 'DAY') as DayPart,
    startTime: values.startTime as string | null,
    endTime: values.endTime as string | null,
  };
  // Who sits down at a desk has it from now on.
  const isNow = values.source === 'SCAN' || values.source === 'DISPLAY';
  const span = isNow ? { startAt: values.startAt as string, endAt: values.endAt as string } : spanOf(asked, set, zone);
  if (!span) return refuse(row, 'date', timesOf(asked, set) ? 'skippedTime' : 'required');
  const [now, today] = [new Date(), dateIn(zone)];
  if (Date.parse(span.endAt) <= now.getTime()) return refuse(row, 'date', 'deskErrors.over');
  if (desk.deskType === 'HOT' && asked.date !== today)
    return refuse(row, 'date', 'deskErrors.todayOnly', { params: { desk: desk.deskNo } });
  if (set.horizonDays !== null && asked.date > addDays(today, set.horizonDays))
    return refuse(row, 'date', 'deskErrors.tooFar', { params: { days: set.horizonDays } });
  if (desk.deskType === 'ASSIGNED' && desk.ownerId !== values.userId && !(await isLent(tx, desk.id, asked.date)))
    return say(row, 'assigned', desk.deskNo);
  await releaseMissed(tx, context, { hotdeskId: desk.id, userId: (values.userId as number | null) ?? null });
  const terms = { opensMinutesBefore: set.checkInOpens, closesMinutesAfter: set.checkInCloses ?? 0 };
  const window = checkInWindow({ ...span, bookedAt: now }, terms);
  const userId = values.userId as number | null | undefined;
  Object.assign(values, {
    ...span,
    zoneId: desk.zoneId,
    tenantId: values.tenantId ?? (userId ? await companyOf(tx, userId, desk.buildingId) : null),
    onlyOne: !set.severalDesks,
    checkInFrom: isNow ? null : window.from.toISOString(),
    checkInUntil: isNow || set.checkInCloses === null ? null : window.to.toISOString(),
    ...(isNow ? { checkedInDate: now.toISOString(), checkedInUserId: userId ?? null } : {}),
  });
}

/** Refuses who comes too late, whatever the clock has tidied yet. Who looks after desks may check somebody in early. */
async function requireInTime({ tx, reach }: RuleContext, row: ChangedRow<typeof hotdeskBooking>): Promise<void> {
  const { checkInUntil, endAt, officeCentreId } = row.before;
  const now = Date.now();
  const at = (instant: unknown) => Date.parse(String(instant));
  const zone = (await findPlace(tx, { id: officeCentreId as number }))?.zone ?? reach.zone;
  const time = (instant: unknown) => localAt(zone, at(instant)).time;
  if (at(endAt) <= now || (checkInUntil && at(checkInUntil) <= now))
    deny(row as unknown as AnyRow, 'notAllowedNow', {
      messageKey: 'deskErrors.checkInOver',
      params: { time: time(checkInUntil ?? endAt) },
    });
}

export const bookingRules = rulesFor(hotdeskBooking, {
  beforeCreate: async (context, rows) => {
    for (const row of rows) await complete(context, row);
  },
  actions: {
    checkIn: async (context, rows) => {
      for (const row of rows) await requireInTime(context, row);
    },
    // The rest of the time is free for others.
    release: async (_, rows) => {
      for (const { before, values } of rows) {
        const ends = Math.max(Date.now(), Date.parse(String(before.startAt)));
        values.endAt = new Date(Math.min(ends, Date.parse(String(before.endAt)))).toISOString();
      }
    },
  },
});
