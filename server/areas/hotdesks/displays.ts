/** The screens on the walls of zones: what they show, and desks that are taken there. */
import { sql } from 'drizzle-orm';
import { walkInMinutes } from '#schemas/hotdesks/hotdesk.ts';
import { hotdeskBooking } from '#schemas/hotdesks/hotdeskBooking.ts';
import { zoneDisplay } from '#schemas/hotdesks/zoneDisplay.ts';
import { dateIn } from '#schemas/kernel/fields/clock.ts';
import { UUID } from '#schemas/kernel/fields/formats.ts';
import type { RecordContext } from '#server/engine/areas/areaCalls.ts';
import { rulesFor } from '#server/engine/areas/rules.ts';
import type { KeyedContext } from '#server/engine/keyed/calls.ts';
import { endKey, pairByCode } from '#server/engine/keyed/pairing.ts';
import type { Reach } from '#server/engine/reach/reach.ts';
import { systemReach } from '#server/engine/reach/systemReach.ts';
import { storeNew } from '#server/engine/write/create.ts';
import { AppError } from '#server/errors/appError.ts';
import { asAppError } from '#server/errors/asAppError.ts';
import { lockDesk } from './bookings.ts';
import { type Grid, gridOf } from './grid.ts';
import { releaseMissed } from './noShow.ts';
import { fromNow } from './walkIn.ts';

export const displayRules = rulesFor(zoneDisplay, {
  actions: {
    pair: (context, rows) => pairByCode(context, rows as never),
    revoke: (context, rows) => endKey(context, rows as never),
  },
});

export const preview = ({ db, record, locale }: RecordContext): Promise<Grid> => gridOf(db, record, locale);
export const grid = ({ db, record, locale }: KeyedContext): Promise<Grid> => gridOf(db, record, locale);

/** Takes a free desk of the zone for some minutes, once for each key. Throws AppError notFound, notAllowedNow, validation. */
export async function takeAtDisplay(context: KeyedContext): Promise<{ endAt: string; again: boolean }> {
  const { db, model, config, origin, record, body } = context;
  const buildingId = record.officeCentreId as number;
  const zone = (record.officeCentre as { timeZone?: string } | null)?.timeZone ?? 'UTC';
  const reach: Reach = { ...systemReach(String(record.name), dateIn(zone)), centreId: buildingId, buildingId, zone };
  const minutes = Number(body.minutes);
  const isOffered = (walkInMinutes as readonly number[]).includes(minutes) && minutes <= Number(record.maxMinutes);
  if (!record.mayBook || !isOffered) throw new AppError('notAllowedNow', { messageKey: 'deskErrors.notAtDisplay' });
  const key = `${record.id}:${body.requestKey}`;
  const take = db.transaction(async (tx) => {
    const uuid = UUID.test(String(body.hotdeskUuid)) ? String(body.hotdeskUuid) : null;
    const [desk] = await tx.query<{ id: number }>(sql`
      select id from hotdesks where uuid = ${uuid}::uuid and zone_id = ${record.zoneId as number} and deleted_date is null`);
    if (!desk) throw new AppError('notFound');
    await lockDesk(tx, desk.id);
    const [same] = await tx.query<{ endAt: string }>(sql`
      select end_at as "endAt" from hotdesk_bookings where display_id = ${record.id} and request_key = ${key} limit 1`);
    if (same) return { endAt: new Date(same.endAt).toISOString(), again: true };
    await releaseMissed(tx, { model, config, origin, reach }, { hotdeskId: desk.id, userId: null });
    const wanted = Date.now() + minutes * 60_000;
    const values = await fromNow(tx, zone, { hotdeskId: desk.id, userId: null, wanted, whole: true });
    const entity = model.entity(hotdeskBooking.name);
    const own = { ...values, tenantId: null, remark: null, source: 'DISPLAY', displayId: record.id, requestKey: key };
    const made = await storeNew(tx, { model, config, origin, reach, entity }, 'create', { values: own, linked: {} });
    return { endAt: new Date(String((made as Record<string, unknown>).endAt)).toISOString(), again: false };
  });
  return take.catch((error) => {
    throw asAppError(error, model.entity(hotdeskBooking.name));
  });
}
