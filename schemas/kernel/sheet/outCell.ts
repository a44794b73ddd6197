/**
 * A cell of a sheet that goes out: text, a number, yes or no, or a value that a spreadsheet shows in a format and can still calculate with.
 * Dates and times are serial numbers since 1900, as spreadsheets keep them.
 */
import { dayNumber } from '../fields/days.ts';
import { minutesOf } from '../fields/formats.ts';

export interface TypedCell {
  as: 'date' | 'moment' | 'time' | 'percent' | 'amount';
  value: number;
  /** The same for readers of text: of a document, of a message. */
  text: string;
  /** Of an amount: its currency, and the decimals of that. */
  currency?: string;
  decimals?: number;
}
export type OutCell = string | number | boolean | TypedCell;

/** The day number that spreadsheets give to 1 January 1970. */
const SERIAL_1970 = 25_569;
/** Spreadsheets count a 29 February 1900 that was none: earlier days stay text. */
const FIRST_DATE = '1900-03-01';
const DAY_MINUTES = 1440;

const serialOf = (date: string): number => dayNumber(date) + SERIAL_1970;

/** @param date `YYYY-MM-DD` */
export const dateCell = (date: string): OutCell => (date < FIRST_DATE ? date : { as: 'date', value: serialOf(date), text: date });

/** Date (`YYYY-MM-DD`) and time (`HH:mm`) on the building's clock: a spreadsheet knows no zones. */
export function momentCell(date: string, time: string): OutCell {
  const text = `${date} ${time}`;
  return date < FIRST_DATE ? text : { as: 'moment', value: serialOf(date) + minutesOf(time) / DAY_MINUTES, text };
}

/** @param time `HH:mm` */
export const timeCell = (time: string): OutCell => ({ as: 'time', value: minutesOf(time) / DAY_MINUTES, text: time });

/** @param value of a hundred: 9 is 9 % */
export const percentCell = (value: number): OutCell => ({ as: 'percent', value: value / 100, text: String(value) });

/** An amount in whole units of its currency. */
export const amountCell = (value: number, currency: string | undefined, decimals: number): OutCell => ({
  as: 'amount',
  value,
  text: [...(currency ? [currency] : []), value.toFixed(decimals)].join(' '),
  ...(currency ? { currency } : {}),
  decimals,
});

/** As text, where there is no spreadsheet. */
export const cellText = (cell: OutCell): string => (typeof cell === 'object' ? cell.text : String(cell));
