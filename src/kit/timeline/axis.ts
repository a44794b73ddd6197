/**
 * The time axis of a timeline: days of a building's clock cut into cells, and the way between a place on it and an instant. A day on which
 * the clock is moved has an hour more or less, so it has more or fewer cells.
 */
import { Clock, localAt } from '#schemas/kernel/fields/clock.ts';
import { addDays, DAY, DAY_MINUTES, dayNumber, MINUTE } from '#schemas/kernel/fields/days.ts';
import { minutesOf } from '#schemas/kernel/fields/formats.ts';

/** A period of instants in milliseconds: it contains its start, not its end. */
export interface Span {
  from: number;
  to: number;
}
export interface AxisDay {
  /** `YYYY-MM-DD` on the building's clock. */
  date: string;
  /** Index of its first cell, and of the first cell of the next day. */
  first: number;
  end: number;
}
export interface Axis {
  zone: string;
  /** Minutes of a cell: a part of an hour, hours, or a whole day. */
  step: number;
  /** The instants at which the cells begin, and the end of the last one. */
  bounds: readonly number[];
  days: readonly AxisDay[];
}

export const isByDay = ({ step }: Pick<Axis, 'step'>): boolean => step >= DAY_MINUTES;

/**
 * The cells of some days.
 * @param first the first day, `YYYY-MM-DD`
 * @param count how many days
 * @param step minutes of a cell, a divisor of a day
 */
export function axisOf(zone: string, first: string, count: number, step: number): Axis {
  const clock = new Clock(zone);
  const startOf = (day: number) => clock.from(dayNumber(first) + day, 0);
  const bounds: number[] = [];
  const days: AxisDay[] = [];
  for (let day = 0; day < count; day += 1) {
    const begin = bounds.length;
    const end = startOf(day + 1);
    // Cells begin at multiples of the step on the clock, also after it was moved: then one is shorter or longer.
    const isMoved = end - startOf(day) !== DAY;
    const next = (at: number) => (isMoved ? nextBound(zone, at, step) : at + step * MINUTE);
    for (let at = startOf(day); at < end; at = Math.min(end, next(at))) bounds.push(at);
    days.push({ date: addDays(first, day), first: begin, end: bounds.length });
  }
  bounds.push(startOf(count));
  return { zone, step, bounds, days };
}

function nextBound(zone: string, at: number, step: number): number {
  if (step >= DAY_MINUTES) return Number.POSITIVE_INFINITY;
  const shown = minutesOf(localAt(zone, at).time);
  return at + (step - (shown % step)) * MINUTE;
}

/** The whole time that it shows. */
export const spanOf = ({ bounds }: Axis): Span => ({ from: bounds[0] as number, to: bounds.at(-1) as number });
export const cellsOf = ({ bounds }: Axis): number => bounds.length - 1;
/** The time of a cell. */
export const cellSpan = ({ bounds }: Axis, cell: number): Span => ({
  from: bounds[cell] as number,
  to: bounds[cell + 1] as number,
});

/** The cell that contains an instant; the first or the last one for what lies outside. */
export function cellAt({ bounds }: Axis, at: number): number {
  let [low, high] = [0, bounds.length - 2];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((bounds[middle] as number) <= at) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** Where an instant is, counted in cells from the start; what lies outside is at the nearest end. */
export function placeOf(axis: Axis, at: number): number {
  const cell = cellAt(axis, at);
  const { from, to } = cellSpan(axis, cell);
  return cell + Math.min(1, Math.max(0, (at - from) / (to - from)));
}

/** The instant at a place, and back. */
export function instantAtPlace(axis: Axis, place: number): number {
  const within = Math.min(cellsOf(axis), Math.max(0, place));
  const cell = Math.min(cellsOf(axis) - 1, Math.floor(within));
  const { from, to } = cellSpan(axis, cell);
  return from + (within - cell) * (to - from);
}

/** The day that a cell is on. */
export const dayOfCell = ({ days }: Axis, cell: number): AxisDay =>
  days.find(({ end }) => cell < end) ?? (days.at(-1) as AxisDay);

/** Do two periods have a moment in common? */
export const meets = (one: Span, other: Span): boolean => one.from < other.to && other.from < one.to;
