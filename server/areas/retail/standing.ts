/** How a store stands at a moment, on the clock of its building: open or not, until when, and when an order could be collected. */
import { Clock, localAt } from '#schemas/kernel/fields/clock.ts';
import { dayNumber, MINUTE } from '#schemas/kernel/fields/days.ts';
import type { WeeklyHours } from '#schemas/kernel/fields/hours.ts';
import { type Period, periodsOn } from '#schemas/kernel/fields/openHours.ts';

/** So far ahead the next opening is looked for: what has hours on one weekday alone opens within them, unless that is a public holiday. */
export const DAYS_AHEAD = 14;

/** The columns of a store `t` that this takes. */
export const STANDING = `t.opening_hrs as "openingHrs", t.opc, t.order_status as "orderStatus", t.paused_until as "pausedUntil",
  t.collection_time as "collectionTime", t.enable_pick_up as "enablePickUp", t.enable_delivery as "enableDelivery",
  t.delivery_lead_time as "deliveryLeadTime", t.peak_activity as "peakActivity", t.peak_wait_duration as "peakWaitDuration",
  t.peak_no_of_order as "peakNoOfOrder", (select count(*)::int from opc_orders o where o.retail_store_id = t.id
    and o.order_status in ('PENDING', 'ACCEPTED') and o.deleted_date is null) as "openOrders"`;

/** What is asked of a store. */
export interface StoreFacts {
  openingHrs: readonly WeeklyHours[] | null;
  opc: boolean;
  orderStatus: string;
  /** A pause ends then, whether or not a job has noted it. */
  pausedUntil: string | Date | null;
  collectionTime: number;
  enablePickUp: boolean;
  enableDelivery: boolean;
  deliveryLeadTime: number | null;
  peakActivity: boolean;
  peakWaitDuration: number | null;
  /** From so many open orders on it is a peak; null: as long as it is on. */
  peakNoOfOrder: number | null;
  /** Unknown where nobody has counted them. */
  openOrders?: number;
}
export interface Moment {
  /** In milliseconds. */
  at: number;
  zone: string;
  /** `YYYY-MM-DD` */
  holidays: ReadonlySet<string>;
}
export interface Standing {
  isOpen: boolean;
  /** While it is open. */
  closesAt: string | null;
  /** While it is closed; null when it does not open within two weeks. */
  opensAt: string | null;
  /** Now, and ready before it closes. */
  takesOrders: boolean;
  /** Minutes until something that is ordered now would be ready, with the wait of a peak. */
  waitMinutes: number;
  /** The first moment at which something could be collected. */
  collectFrom: string | null;
  /** The same for what is delivered. */
  deliverFrom: string | null;
}

const iso = (at: number | undefined): string | null => (at === undefined ? null : new Date(at).toISOString());

/** Periods that meet are one: a store that is open day and night has no closing time at midnight. They are in order. */
const joined = (periods: readonly Period[]): Period[] =>
  periods.reduce<Period[]>((found, one) => {
    const last = found.at(-1);
    if (last && one.from <= last.to) last.to = Math.max(last.to, one.to);
    else found.push({ ...one });
    return found;
  }, []);

/** From the one that is going on, in order. */
function periodsFrom(hours: readonly WeeklyHours[], { at, zone, holidays }: Moment): Period[] {
  const clock = new Clock(zone);
  const today = dayNumber(localAt(zone, at).date);
  const days = Array.from({ length: DAYS_AHEAD + 2 }, (_, index) => periodsOn(clock, hours, today - 1 + index, holidays));
  return joined(days.flat().sort((one, other) => one.from - other.from)).filter(({ to }) => to > at);
}

/** The first moment within a period that is so many minutes after it opens, or after now: nothing is ready after closing time. */
const readyIn = (periods: readonly Period[], at: number, minutes: number): number | undefined =>
  periods.map(({ from, to }) => ({ ready: Math.max(from, at) + minutes * MINUTE, to })).find(({ ready, to }) => ready <= to)
    ?.ready;

/** Does it take no orders for now? */
export const isPaused = ({ orderStatus, pausedUntil }: Pick<StoreFacts, 'orderStatus' | 'pausedUntil'>, at: number): boolean =>
  orderStatus === 'PAUSED' && (pausedUntil === null || new Date(pausedUntil).getTime() > at);

export function standingOf(store: StoreFacts, moment: Moment): Standing {
  const { at } = moment;
  const periods = periodsFrom(store.openingHrs ?? [], moment);
  const open = periods.find(({ from }) => from <= at);
  const isPeak =
    store.peakActivity &&
    (store.peakNoOfOrder === null || store.openOrders === undefined || store.openOrders >= store.peakNoOfOrder);
  const peak = isPeak ? (store.peakWaitDuration ?? 0) : 0;
  const waitMinutes = store.collectionTime + peak;
  const ordering = store.opc && !isPaused(store, at);
  const [collect, deliver] = [
    store.enablePickUp ? waitMinutes : undefined,
    store.enableDelivery ? (store.deliveryLeadTime ?? store.collectionTime) + peak : undefined,
  ].map((minutes) => (minutes === undefined || !ordering ? undefined : readyIn(periods, at, minutes)));
  const isReady = (ready: number | undefined) => open !== undefined && ready !== undefined && ready <= open.to;
  return {
    isOpen: open !== undefined,
    closesAt: iso(open?.to),
    opensAt: open ? null : iso(periods[0]?.from),
    takesOrders: isReady(collect) || isReady(deliver),
    waitMinutes,
    collectFrom: iso(collect),
    deliverFrom: iso(deliver),
  };
}
