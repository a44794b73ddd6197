/** Days that are written in numbers: whether the day or the month comes first is told by the other days of the file, or by the person. */

import type { Cell } from '../calls/upload.ts';
import { dateOfDay } from '../fields/days.ts';
import { isDate, isMeant } from '../fields/formats.ts';

/** The day first, as in Hong Kong, Singapore and London, or the month, as in America. */
export const dateOrders = ['DMY', 'MDY'] as const;
export type DateOrder = (typeof dateOrders)[number];

/** `5/3/2026`, `05-03-26`; with dots the day is always first. */
const NUMBERED = /^(\d{1,2})\s?([-/.])\s?(\d{1,2})\s?\2\s?(\d{4}|\d{2})(?:[ T]00:00(?::00)?(?:\.0+)?Z?)?$/;
const two = (part: string) => part.padStart(2, '0');

interface Numbered {
  /** The day by each order, where there is such a day. */
  days: Record<DateOrder, string | undefined>;
  isDotted: boolean;
}
function numbered(cell: Cell | undefined): Numbered | undefined {
  const match = typeof cell === 'string' ? NUMBERED.exec(cell.normalize('NFKC').trim()) : null;
  if (!match) return undefined;
  const [, first = '', sign, second = '', given = ''] = match;
  const year = given.length === 2 ? `20${given}` : given;
  const day = (month: string, date: string) => {
    const text = `${year}-${two(month)}-${two(date)}`;
    return isDate(text) ? text : undefined;
  };
  return { days: { DMY: day(second, first), MDY: day(first, second) }, isDotted: sign === '.' };
}

/** The one day that a text in numbers can be, whatever the order; undefined where it is two, or none. */
export function certainDay(cell: Cell): string | undefined {
  const found = numbered(cell);
  if (!found) return undefined;
  const { DMY, MDY } = found.days;
  if (found.isDotted || DMY === MDY) return DMY;
  return DMY && MDY ? undefined : (DMY ?? MDY);
}

/** Is it a day by either order, and another one? */
export function isEitherOrder(cell: Cell | undefined): boolean {
  const found = numbered(cell);
  return found !== undefined && !found.isDotted && Boolean(found.days.DMY && found.days.MDY) && found.days.DMY !== found.days.MDY;
}

/** The order in which the days of a file are written, if they tell it; those that contradict each other do not. */
export function orderOf(cells: readonly (Cell | undefined)[]): DateOrder | undefined {
  const told = new Set<DateOrder>();
  for (const cell of cells) {
    const found = numbered(cell);
    if (!found || found.isDotted) continue;
    const { DMY, MDY } = found.days;
    if (DMY && !MDY) told.add('DMY');
    if (MDY && !DMY) told.add('MDY');
  }
  return told.size === 1 ? [...told][0] : undefined;
}

/** Days between the spreadsheet epoch (1900) and 1970. */
const SERIAL_1970 = 25_569;
/** The day that a spreadsheet counts as this number; undefined where it is none. */
export const dayOfSerial = (serial: number): string | undefined =>
  Number.isInteger(serial) && serial > 0 && serial < 2_958_466 ? dateOfDay(serial - SERIAL_1970) : undefined;

/**
 * `2026-03-05` for a day in numbers that the order makes certain, and for a spreadsheet's day number, so that people see which day will be
 * saved; any other cell as it is, also a number that can hardly be meant as a day (`2026`).
 */
export function dayIn(cell: Cell, order: DateOrder | undefined): Cell {
  if (typeof cell === 'number') {
    const day = dayOfSerial(cell);
    return day && isMeant(day) ? day : cell;
  }
  const found = order && isEitherOrder(cell) ? numbered(cell) : undefined;
  return (found ? order && found.days[order] : certainDay(cell)) ?? cell;
}
