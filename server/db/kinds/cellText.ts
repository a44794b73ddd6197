/** Parses what people type into cells: numbers with separators, dates in common spellings, yes and no. */

import type { Cell } from '#schemas/kernel/calls/upload.ts';
import { isDate } from '#schemas/kernel/rules/validate.ts';
import { certainDay, dayOfSerial } from '#schemas/kernel/sheet/dates.ts';

/** The text of a cell; a whole number is written without an exponent, so that a telephone number stays intact. */
export const textOf = (cell: Cell): string => {
  if (typeof cell !== 'number') return String(cell ?? '').trim();
  return Number.isInteger(cell) ? BigInt(cell).toString() : String(cell);
};

const FULL_WIDTH = /[０-９．，－＋％：／]/g;
const narrow = (text: string): string => text.replace(FULL_WIDTH, (letter) => letter.normalize('NFKC'));

/** `1,234.50`, `1 234.5` and `1234.5`; undefined if it is not a number. */
export function numberOf(cell: Cell): number | undefined {
  if (typeof cell === 'number') return Number.isFinite(cell) ? cell : undefined;
  const text = narrow(textOf(cell));
  const plain = /^[+-]?\d{1,3}([,' \u00a0\u202f]\d{3})+(\.\d+)?$/.test(text) ? text.replace(/[,' \u00a0\u202f]/g, '') : text;
  return /^[+-]?\d+(\.\d+)?$/.test(plain) && plain.length <= 24 ? Number(plain) : undefined;
}

/** `1.250` is a thousand and more in some countries, and one and a quarter in others. */
export const isEitherNumber = (cell: Cell): boolean =>
  typeof cell === 'string' && /(?:^|[^\d.,'])\d{1,3}\.\d{3}(?:$|[^\d.,'])/.test(narrow(cell.trim()));

/** `HK$ 1,250.00`, `S$250`, `250 SGD`: the amount without its currency. */
export const amountOf = (cell: Cell): number | undefined =>
  typeof cell === 'string'
    ? numberOf(narrow(cell.trim()).replace(/^(?:[A-Z]{1,3})?\s?[$€£¥￥]\s?|^[A-Z]{3}\s|\s?(?:[A-Z]{3}|元)$/gi, ''))
    : numberOf(cell);

/** `9%` and `9` are the same. */
export const percentOf = (cell: Cell): number | undefined =>
  typeof cell === 'string' ? numberOf(narrow(cell.trim()).replace(/\s?%$/, '')) : numberOf(cell);

const YES = new Set(['yes', 'y', 'true', '1', 'on', 'active', '是', '有', '對', '对', '啟用', '启用', '✓', '√']);
const NO = new Set(['no', 'n', 'false', '0', 'off', 'inactive', '否', '無', '无', '沒有', '没有', '停用', '✗', '×']);
export function yesOrNo(cell: Cell): boolean | undefined {
  if (typeof cell === 'boolean') return cell;
  const word = textOf(cell).toLowerCase();
  return YES.has(word) ? true : NO.has(word) ? false : undefined;
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const two = (part: string | number | undefined): string => String(part ?? '').padStart(2, '0');
const fullYear = (year: string): string => (year.length === 2 ? `20${year}` : year);
const whole = (year: string, month: string | number, day: string): string | undefined => {
  const text = `${year}-${two(month)}-${two(day)}`;
  return isDate(text) ? text : undefined;
};

/**
 * `2026-03-05`, `25/3/2026`, `5.3.2026`, `5 Mar 2026`, `2026年3月5日`, or a spreadsheet's day number; undefined if it is not a date, or
 * if it can be two (`5/3/2026`).
 */
export function dateOf(cell: Cell): string | undefined {
  if (typeof cell === 'number') return dayOfSerial(cell);
  const text = narrow(textOf(cell)).replace(/[ T]00:00(:00)?(\.0+)?Z?$/, '');
  const yearFirst = /^(\d{4})\s?[-/.年]\s?(\d{1,2})\s?[-/.月]\s?(\d{1,2})\s?日?$/.exec(text);
  if (yearFirst) return whole(yearFirst[1] as string, yearFirst[2] as string, yearFirst[3] as string);
  const inNumbers = certainDay(text);
  if (inNumbers) return inNumbers;
  const named = /^(\d{1,2})[ -]([A-Za-z]{3,9})\.?,?[ -](\d{4}|\d{2})$/.exec(text);
  const month = named ? MONTHS.indexOf((named[2] as string).slice(0, 3).toLowerCase()) + 1 : 0;
  return named && month ? whole(fullYear(named[3] as string), month, named[1] as string) : undefined;
}

/** `14:30`, `2:30 pm`, `14:30:00`. */
export function timeOf(cell: Cell): string | undefined {
  const match = /^(\d{1,2}):(\d{2})(?::\d{2})?\s?([ap])?\.?m?\.?$/i.exec(narrow(textOf(cell)));
  if (!match) return undefined;
  const half = match[3]?.toLowerCase();
  const written = Number(match[1]);
  if (half && (written < 1 || written > 12)) return undefined;
  const hour = half ? (written % 12) + (half === 'p' ? 12 : 0) : written;
  return hour < 24 && Number(match[2]) < 60 ? `${two(hour)}:${match[2]}` : undefined;
}

/** `a@x.hk; b@x.hk`, one per line, or with commas of any width. */
export const listOf = (cell: Cell): string[] =>
  textOf(cell)
    .split(/[,;、，；\n|]/)
    .map((part) => part.trim())
    .filter(Boolean);
