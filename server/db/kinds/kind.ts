/** What every kind of field defines on the server: its column, JSON schema, filters and cells. The kinds are in this folder. */
import type { PgColumnBuilderBase } from 'drizzle-orm/pg-core';
import type { LocaleCode } from '#i18n/locales.ts';
import type { Cell } from '#schemas/kernel/calls/upload.ts';
import { isDate } from '#schemas/kernel/fields/formats.ts';
import type { Message, MessageCode } from '#schemas/kernel/fields/message.ts';
import { lineForm } from '#schemas/kernel/fields/normalText.ts';
import type { OutCell } from '#schemas/kernel/sheet/outCell.ts';
import { textOf } from './cellText.ts';

/** The reader of a spreadsheet: the language and time zone used for it, and the currency of the record. */
export interface SheetReader {
  locale: LocaleCode;
  /** The label of a value of a fixed list. */
  label(value: string): string;
  /** An instant on the building's clock: `2026-11-21 22:27`. */
  moment(instant: string): OutCell;
  /** The record's currency, and its decimals. */
  currency?: string;
  decimals: number;
}
export type JsonSchema = Readonly<Record<string, unknown>>;
/** The meaning of an uploaded cell: the value that the form would send, or the reason why it is invalid. */
export type Read = { value: unknown } | { problem: Message };
export interface Known {
  /** Values by their labels. */
  choices: ReadonlyMap<string, string>;
  /** Decimals of the currency of the amounts. */
  decimals: number;
}
export type FromCell = (cell: Cell, known: Known) => Read;

export interface ServerKind<F> {
  /** Absent for kinds that are computed. */
  column?: (name: string, field: F) => PgColumnBuilderBase;
  json: (field: F) => JsonSchema;
  /** What a body holds where that is something else than what a record holds. */
  sent?: (field: F) => JsonSchema;
  /** SQL of what an answer says of the value in a column, where that is more than what is stored. */
  answered?: (column: string, field: F) => string | undefined;
  /** One cell of a spreadsheet; the file writer makes sure that no text is run as a formula. */
  cell: (value: never, reader: SheetReader) => OutCell;
  /** Parses a cell of an uploaded spreadsheet; absent where a cell cannot hold the value (`inCell`). */
  fromCell?: FromCell;
  /** Converts the text of a filter to a value; undefined if it is invalid. Absent: any text. */
  asked?: (text: string, field: F) => string | number | boolean | undefined;
  /** Normalizes a validated value before it is stored: cleaned, sorted. Texts are also trimmed. */
  kept?: (value: never, field: F) => unknown;
  /** Compared and searched case-insensitively. */
  caseless?: true;
  /** Sorted as people sort names: apple, Éclair, Zebra. */
  alphabetical?: true;
  /** The cast a parameter needs to fit the column: `jsonb` of an object, `bigint[]` of a list. */
  cast?: 'jsonb' | 'text[]' | 'bigint[]' | 'date[]';
  /** The SQL condition that a column holds only these values, each already quoted. */
  allows?: (column: string, values: string) => string;
  /** A text per language, as SQL. */
  wording?: {
    /** The reader's text of a column, the English one where it is not translated. Immutable, so that it can be indexed. */
    read: (column: string, locale: string) => string;
    /** What follows a column to give the text of each language; null if it is not translated. */
    each: readonly string[];
  };
  /** An instant: a filter by a day without a time means that day in the building's time zone. */
  byDay?: true;
  /** A period: a list of its start and end. */
  ends?: true;
}
export type KindsOf<Kinds> = { [K in keyof Kinds]: ServerKind<Kinds[K]> };

export const asIs = (value: string) => value;
export const words: FromCell = (cell) => ({ value: lineForm(textOf(cell)) });
export const or = (value: unknown, code: MessageCode): Read => (value === undefined ? { problem: { code } } : { value });
export const list = (value: readonly string[]) => value.join(', ');
export const string = (max?: number): JsonSchema => ({ type: 'string', ...(max ? { maxLength: max } : {}) });
export const wholeOf = (text: string): number | undefined => (/^-?\d{1,15}$/.test(text) ? Number(text) : undefined);
/** A day, or an instant, in ISO 8601. */
export const instantOf = (text: string): string | undefined => {
  const parsed = isDate(text.slice(0, 10)) ? Date.parse(text) : Number.NaN;
  const instant = Number.isNaN(parsed) ? '' : new Date(parsed).toISOString();
  // A zone carries the last day of 9999 into a year of five digits, and the first of year 1 into one that PostgreSQL has not.
  return isDate(instant.slice(0, 10)) ? instant : undefined;
};
