/**
 * Which bay a vehicle gets, and when one is free: pure, for the form, the app and the server. A time holds its start and not its end; days and
 * times are those of the building's clock.
 */
import { fallbackLocale } from '#i18n/locales.ts';
import { Clock, localAt, timeOf } from '../kernel/fields/clock.ts';
import { DAY_MINUTES, dayNumber, daysBetween } from '../kernel/fields/days.ts';
import type { WeeklyHours } from '../kernel/fields/hours.ts';
import type { MessageCode } from '../kernel/fields/message.ts';
import { periodsOn } from '../kernel/fields/openHours.ts';

const MINUTE = 60_000;

/** Instants in milliseconds. */
export interface Span {
  from: number;
  to: number;
}
/** A bay as it is around a day. Sizes in centimetres; null: any. */
export interface BayPlan {
  id: number;
  name: string;
  maxHeightCm: number | null;
  maxLengthCm: number | null;
  /** None: open around the clock. */
  hours: readonly WeeklyHours[];
  /** When it takes nobody. */
  blackouts: readonly Span[];
  /** When others have it. */
  taken: readonly Span[];
}
export interface GroupPlan {
  zone: string;
  holidays: ReadonlySet<string>;
  /** At most so many vehicles at once; null: as many as bays. */
  slots: number | null;
  slotMinutes: number;
  /** Of those who must keep notice and horizon; null for the building. */
  notice: { minutes: number; days: number | null } | null;
  bays: readonly BayPlan[];
}
export interface Vehicle {
  heightCm: number | null;
  lengthCm: number | null;
  minutes: number;
}

const meets = (one: Span, other: Span): boolean => one.from < other.to && other.from < one.to;
const fits = (most: number | null, size: number | null): boolean => most === null || (size ?? 0) <= most;

/** Is it open without a break? Hours that touch, also at midnight, are one. */
function isOpenThrough(hours: readonly WeeklyHours[], span: Span, { zone, holidays }: GroupPlan): boolean {
  if (!hours.length) return true;
  const clock = new Clock(zone);
  const [first, last] = [span.from, span.to].map((at) => dayNumber(localAt(zone, at).date)) as [number, number];
  const periods = [];
  for (let day = first - 1; day <= last; day += 1) periods.push(...periodsOn(clock, hours, day, holidays));
  let open = span.from;
  for (const { from, to } of periods.sort((one, other) => one.from - other.from)) if (from <= open && to > open) open = to;
  return open >= span.to;
}

/** The most vehicles at one moment of a time. */
function mostAtOnce(bays: readonly BayPlan[], span: Span): number {
  const there = bays.flatMap(({ taken }) => taken).filter((one) => meets(one, span));
  const moments = [span.from, ...there.map(({ from }) => from).filter((at) => at > span.from)];
  return Math.max(0, ...moments.map((at) => there.filter(({ from, to }) => from <= at && at < to).length));
}

/** The bay that a vehicle gets, or why it gets none. */
export type Found = { bay: BayPlan } | { problem: MessageCode };

/**
 * The smallest bay that takes the vehicle throughout the time: big ones stay for those who need them.
 * @param only the one that was named
 */
export function bayFor(plan: GroupPlan, vehicle: Vehicle, span: Span, only?: number): Found {
  const named = only === undefined ? plan.bays : plan.bays.filter(({ id }) => id === only);
  const big = named.filter(
    ({ maxHeightCm, maxLengthCm }) => fits(maxHeightCm, vehicle.heightCm) && fits(maxLengthCm, vehicle.lengthCm),
  );
  if (!big.length) return { problem: 'bayTooSmall' };
  const open = big.filter(
    ({ hours, blackouts }) => isOpenThrough(hours, span, plan) && !blackouts.some((one) => meets(one, span)),
  );
  if (!open.length) return { problem: 'bayClosed' };
  if (plan.slots !== null && mostAtOnce(plan.bays, span) >= plan.slots) return { problem: 'baySlotsTaken' };
  const size = (most: number | null) => most ?? Number.MAX_SAFE_INTEGER;
  const [bay] = open
    .filter(({ taken }) => !taken.some((one) => meets(one, span)))
    .sort(
      (one, other) =>
        size(one.maxLengthCm) - size(other.maxLengthCm) ||
        size(one.maxHeightCm) - size(other.maxHeightCm) ||
        one.name.localeCompare(other.name, fallbackLocale, { numeric: true }) ||
        one.id - other.id,
    );
  return bay ? { bay } : { problem: 'bayTaken' };
}

/** Why nobody can ask for a start at all, whatever the vehicle. */
export function startProblem(plan: GroupPlan, start: number, now: number): MessageCode | undefined {
  const { date, time } = localAt(plan.zone, start);
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  if ((hours * 60 + minutes) % plan.slotMinutes) return 'bayGrid';
  if (!plan.notice) return undefined;
  if (start < now + plan.notice.minutes * MINUTE) return 'bayNotice';
  const ahead = daysBetween(localAt(plan.zone, now).date, date);
  return plan.notice.days !== null && ahead > plan.notice.days ? 'bayHorizon' : undefined;
}

/** Times (`HH:mm`) of a day at which the vehicle can come: it is not over yet, and a bay is free. A skipped hour has none. */
export function freeStarts(plan: GroupPlan, vehicle: Vehicle, date: string, now: number): string[] {
  const clock = new Clock(plan.zone);
  const times: string[] = [];
  for (let minutes = 0; minutes < DAY_MINUTES; minutes += plan.slotMinutes) {
    const from = clock.instant(dayNumber(date), minutes);
    if (from === undefined) continue;
    const span = { from, to: from + vehicle.minutes * MINUTE };
    if (span.to <= now || startProblem(plan, from, now)) continue;
    if ('bay' in bayFor(plan, vehicle, span)) times.push(timeOf(minutes));
  }
  return times;
}
