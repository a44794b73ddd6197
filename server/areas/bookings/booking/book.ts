/** A person books a facility in the app. */
import { sql } from 'drizzle-orm';
import { facilityBooking } from '#schemas/bookings/facilityBooking.ts';
import { codeIn } from '#schemas/kernel/fields/scannedCode.ts';
import type { Transaction } from '#server/db/database.ts';
import type { ActRule } from '#server/engine/areas/rules.ts';
import { changeRecord } from '#server/engine/write/change.ts';
import { storeNew, type WriteContext } from '#server/engine/write/create.ts';
import { keptValue } from '#server/engine/write/keptValue.ts';
import { storeSeries } from '#server/engine/write/recurring.ts';
import { AppError } from '#server/errors/appError.ts';
import { asAppError } from '#server/errors/asAppError.ts';

const INPUT = [
  'startAt',
  'endAt',
  'title',
  'attendeeCount',
  'attendeeEmails',
  'repeats',
  'remark',
  'services',
  'discountCode',
] as const;

/** Books it once for each `requestKey` of the person; answers how many of the facility's bookings the person has open. */
export const bookByPerson: ActRule = async (context, facility, body) => {
  const { tx, model, reach } = context;
  const { userId, side } = reach.session;
  const entity = model.entity(facilityBooking.name);
  const requestKey = `${userId}:${body.requestKey}`;
  const [same] = await tx.query(sql`select 1 as there from facility_bookings where request_key = ${requestKey}`);
  if (!same) {
    if (Date.parse(String(body.endAt)) <= Date.parse(String(body.startAt)))
      throw new AppError('validation', { fields: { endAt: { code: 'after' } } });
    const given = INPUT.map((name) => [name, keptValue(entity.fields[name] as never, body[name])]);
    const values = {
      ...Object.fromEntries(given),
      facilityId: facility.id,
      userId,
      tenantId: side === 'tenant' ? reach.centreId : null,
      requestKey,
    };
    // It belongs to the building, whoever of its people makes it.
    const within = { ...context, entity, reach: { ...reach, tenantId: null } };
    await (body.repeats
      ? bookSeries(tx, within, values, body.onlyFree)
      : storeNew(tx, within, 'create', { values, linked: {} })
    ).catch((error: unknown) => {
      throw asAppError(error, entity);
    });
  }
  const [open] = await tx.query<{ count: number }>(sql`
    select count(*)::int as count from facility_bookings where facility_id = ${facility.id} and user_id = ${userId}
      and status in ('PENDING_APPROVAL', 'CONFIRMED', 'CHECKED_IN')`);
  return open?.count ?? 0;
};

/** Books it on each date of a series; the key of the app stands with the first of them. */
function bookSeries(tx: Transaction, within: WriteContext, values: Record<string, unknown>, onlyFree: unknown) {
  let requestKey = values.requestKey as string | null;
  return storeSeries(tx, within, 'create', { ...values, onlyFree }, async (context, { onlyFree: _, ...own }) => {
    const made = await storeNew(tx, context, 'create', { values: { ...own, requestKey }, linked: {} });
    requestKey = null;
    return made;
  });
}

/** Checks the person in to the booking of the facility whose check-in is open now: the code shows that somebody is at the door. */
export const checkInByPerson: ActRule = async (context, facility, { facilityCode }) => {
  const { tx, model, reach } = context;
  if (codeIn(String(facilityCode)) !== facility.uniqueCode)
    throw new AppError('validation', { fields: { facilityCode: { code: 'bookingErrors.wrongFacility' } } });
  const own = await tx.query<{ id: number; status: string }>(sql`
    select id, status from facility_bookings where facility_id = ${facility.id} and user_id = ${reach.session.userId}
      and status in ('CONFIRMED', 'CHECKED_IN') and check_in_from <= now() and end_at > now() order by start_at`);
  const [open] = own.filter(({ status }) => status === 'CONFIRMED');
  if (open) {
    const found = model.entity(facilityBooking.name);
    const entity = { ...found, api: { ...found.api, key: 'id' as const } };
    // That the person may check in follows from the booking's being their own.
    const within = { ...reach, tenantId: null, session: { ...reach.session, side: 'building' as const } };
    await changeRecord(tx, { ...context, entity, reach: within }, 'checkIn', open.id, {});
  } else if (!own.length) throw new AppError('notAllowedNow', { messageKey: 'bookingErrors.nothingOpen' });
  return 1;
};
