/** What dragging and the keys make of a period: by minutes where cells are parts of a day, by days of the clock where they are days. */
import { Clock, localAt } from '#schemas/kernel/fields/clock.ts';
import { dayNumber, MINUTE } from '#schemas/kernel/fields/days.ts';
import { minutesOf } from '#schemas/kernel/fields/formats.ts';
import { type Axis, cellAt, cellSpan, instantAtPlace, isByDay, type Span } from './axis.ts';

/** Bars come to rest at the quarters of an hour, which all clocks have in common. */
export const SNAP_MINUTES = 15;
const SNAP = SNAP_MINUTES * MINUTE;

export type Part = 'whole' | 'start' | 'end';

/** The same time of the clock some days later; where it is skipped, the instant of the change. */
function daysLater(zone: string, at: number, days: number): number {
  const { date, time } = localAt(zone, at);
  return new Clock(zone).from(dayNumber(date) + days, minutesOf(time)) + (at % MINUTE);
}

/** Steps of the keys: quarters of an hour, or days. */
const later = (axis: Axis, at: number, steps: number): number =>
  steps === 0 ? at : isByDay(axis) ? daysLater(axis.zone, at, steps) : at + steps * SNAP;

/**
 * A period that is moved or stretched by so many steps; it never becomes shorter than one step of the clock's quarters.
 * @param steps quarters of an hour, days where cells are days; negative: earlier
 */
export function shifted(axis: Axis, span: Span, part: Part, steps: number): Span {
  const from = part === 'end' ? span.from : later(axis, span.from, steps);
  const to = part === 'start' ? span.to : later(axis, span.to, steps);
  if (part === 'start') return { from: Math.min(from, to - SNAP), to };
  return { from, to: Math.max(to, from + SNAP) };
}

/**
 * How many steps a pointer has moved a period: what is moved comes to rest at a quarter of the clock.
 * @param from, to places on the axis, in cells
 */
export function stepsBetween(axis: Axis, from: number, to: number, resting: number): number {
  if (isByDay(axis)) return Math.floor(to) - Math.floor(from);
  const moved = instantAtPlace(axis, to) - instantAtPlace(axis, from);
  return Math.round((moved + resting) / SNAP) - Math.round(resting / SNAP);
}

/** A quarter of the clock at or before an instant, and at or after it. */
const floored = (at: number): number => Math.floor(at / SNAP) * SNAP;
const ceiled = (at: number): number => Math.ceil(at / SNAP) * SNAP;

/** What is chosen by drawing from one place to another: quarters of an hour, whole cells where they are days. */
export function drawn(axis: Axis, from: number, to: number): Span {
  const [low, high] = from < to ? [from, to] : [to, from];
  const [start, end] = [instantAtPlace(axis, low), instantAtPlace(axis, high)];
  if (isByDay(axis)) return cells(axis, cellAt(axis, start), cellAt(axis, Math.max(start, end - 1)));
  return { from: floored(start), to: Math.max(ceiled(end), floored(start) + SNAP) };
}

/** From the start of one cell to the end of another. */
export const cells = (axis: Axis, one: number, other: number): Span => ({
  from: cellSpan(axis, Math.min(one, other)).from,
  to: cellSpan(axis, Math.max(one, other)).to,
});
