/** When an order can be had: on the clock of the store, in a slot that is not full, within a delivery period. */
import { sql } from 'drizzle-orm';
import { localAt } from '#schemas/kernel/fields/clock.ts';
import { dayNumber, MINUTE, weekdayOf } from '#schemas/kernel/fields/days.ts';
import { systemDataCodes } from '#schemas/kernel/fields/systemData.ts';
import { keptStatuses } from '#schemas/orders/values.ts';
import type { Store } from '#server/areas/retail/menu/shown.ts';
import { isPaused, type Moment, type Standing, standingOf } from '#server/areas/retail/standing.ts';
import type { Queryable } from '#server/db/database.ts';
import { AppError } from '#server/errors/appError.ts';

/** Slots that are looked through before a store counts as full. */
const SLOTS_AHEAD = 48;
const weekdays: readonly string[] = systemDataCodes('WEEKDAY');

export interface Terms {
  slotMinutes: number;
  maxOrdersPerSlot: number | null;
}
export interface Ready {
  at: number;
  slot: number;
}

/** The start of the slot that a moment falls into. */
export const slotOf = (at: number, minutes: number): number => Math.floor(at / (minutes * MINUTE)) * minutes * MINUTE;

/** The first moment from `from` on in a slot with room, asked of all slots at once. */
async function inFreeSlot(
  on: Queryable,
  storeId: number,
  { slotMinutes, maxOrdersPerSlot }: Terms,
  from: number,
): Promise<Ready> {
  const first = slotOf(from, slotMinutes);
  if (maxOrdersPerSlot === null) return { at: from, slot: first };
  const step = slotMinutes * MINUTE;
  const full = await on.query<{ slot: string }>(sql`
    select collection_slot as slot from opc_orders
    where retail_store_id = ${storeId} and order_status = any(${sql.param([...keptStatuses])}::text[]) and deleted_date is null
      and collection_slot >= ${new Date(first).toISOString()} and collection_slot < ${new Date(first + SLOTS_AHEAD * step).toISOString()}
    group by collection_slot having count(*) >= ${maxOrdersPerSlot}`);
  const taken = new Set(full.map(({ slot }) => new Date(slot).getTime()));
  for (let index = 0; index < SLOTS_AHEAD; index += 1) {
    const slot = first + index * step;
    if (!taken.has(slot)) return { at: Math.max(from, slot), slot };
  }
  throw new AppError('notAllowedNow', { messageKey: 'orderErrors.full' });
}

/** Does the store deliver at that moment? Without periods it does whenever it is open. */
async function delivers(on: Queryable, storeId: number, zone: string, at: number): Promise<boolean> {
  const periods = await on.query<{ days: string[] | null; from: string; to: string }>(sql`
    select days_of_week as days, to_char(start_time, 'HH24:MI') as from, to_char(end_time, 'HH24:MI') as to
    from retail_store_delivery_periods where retail_store_id = ${storeId}`);
  if (!periods.length) return true;
  const { date, time } = localAt(zone, at);
  const today = weekdays[weekdayOf(dayNumber(date))] as string;
  return periods.some(({ days, from, to }) => (days ?? []).includes(today) && from <= time && time <= to);
}

interface Asked {
  delivery: boolean;
  /** Minutes that the slowest thing needs. */
  preparation: number;
  /** When somebody wants it. */
  wanted?: number | undefined;
  /** The counter takes orders whenever somebody stands at it. */
  counter: boolean;
}

/** @throws AppError notAllowedNow, with the sentence that says why nothing can be had now */
export async function readyFor(
  on: Queryable,
  store: Store,
  moment: Moment,
  terms: Terms,
  { delivery, preparation, wanted, counter }: Asked,
): Promise<Ready> {
  if (isPaused(store, moment.at)) throw new AppError('notAllowedNow', { messageKey: 'orderErrors.paused' });
  if (!(delivery ? store.enableDelivery : store.enablePickUp))
    throw new AppError('validation', { fields: { deliveryOption: { code: 'orderErrors.otherWay' } } });
  const standing: Standing = standingOf({ ...store, collectionTime: Math.max(store.collectionTime, preparation) }, moment);
  const first = delivery ? standing.deliverFrom : standing.collectFrom;
  if (!counter && (!standing.isOpen || first === null || !standing.takesOrders))
    throw new AppError('notAllowedNow', { messageKey: 'orderErrors.closed' });
  const earliest = first === null || counter ? moment.at + standing.waitMinutes * MINUTE : Date.parse(first);
  const ready = await inFreeSlot(on, store.id, terms, Math.max(earliest, wanted ?? 0));
  if (!counter && standing.closesAt !== null && ready.at > Date.parse(standing.closesAt))
    throw new AppError('notAllowedNow', { messageKey: 'orderErrors.full' });
  if (delivery && !(await delivers(on, store.id, moment.zone, ready.at)))
    throw new AppError('notAllowedNow', { messageKey: 'orderErrors.noDelivery' });
  return ready;
}
