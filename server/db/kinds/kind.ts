/** What every kind of field is on the server: its column, its JSON schema, its filters, its cells. The kinds stand beside this file. */
import type { PgColumnBuilderBase } from 'drizzle-orm/pg-core';
import type { LocaleCode } from '#i18n/locales.ts';
import type { Message } from '#schemas/kernel/fields/message.ts';
import type { Cell } from '#schemas/kernel/upload.ts';
import { textOf } from './cellText.ts';

/** For whom a spreadsheet is written: the words, the clock and the currency are the reader's. */
export interface SheetReader {
  locale: LocaleCode;
  /** Words a value of a fixed list. */
  label(value: string): string;
  /** An instant by the building's clock: `2026-11-21 22:27`. */
  moment(instant: string): string;
  /** Decimals of the record's currency. */
  decimals: number;
}
export type JsonSchema = Readonly<Record<string, unknown>>;
/** What a cell that was uploaded means: the value that the form would send, or why it cannot be one. */
export type Read = { value: unknown } | { problem: Message };
export interface Known {
  /** Values by what people call them. */
  choices: ReadonlyMap<string, string>;
  /** How many the currency of the amounts has. */
  decimals: number;
}
export type FromCell = (cell: Cell, known: Known) => Read;

export interface ServerKind<F> {
  /** Absent for kinds that are computed. */
  column?: (name: string, field: F) => PgColumnBuilderBase;
  json: (field: F) => JsonSchema;
  /** One cell of a spreadsheet; whoever writes the file sees to it that no text is run. */
  cell: (value: never, reader: SheetReader) => string | number | boolean;
  /** The cell of a spreadsheet that is uploaded; absent where no cell can hold a value (`inCell`). */
  fromCell?: FromCell;
  /** The text of a filter as a value; undefined for what is none. Absent: any text. */
  asked?: (text: string, field: F) => string | number | boolean | undefined;
  /** A checked value as it is kept: cleaned, in order. Texts are trimmed besides. */
  kept?: (value: never, field: F) => unknown;
  /** Compared and searched without regard to case. */
  caseless?: true;
  /** What a parameter has to be called so that the column takes it: `jsonb` of an object, `bigint[]` of a list. */
  cast?: 'jsonb' | 'text[]' | 'bigint[]' | 'date[]';
  /** The SQL condition that a column holds only these values, each quoted. */
  allows?: (column: string, values: string) => string;
  /** An instant: a day without a time, asked of it, is that day by the building's clock. */
  byDay?: true;
  /** A period: a list of its two ends. */
  ends?: true;
}
export type KindsOf<Kinds> = { [K in keyof Kinds]: ServerKind<Kinds[K]> };

export const asIs = (value: string) => value;
export const words: FromCell = (cell) => ({ value: textOf(cell) });
export const or = (value: unknown, code: string): Read => (value === undefined ? { problem: { code } } : { value });
export const list = (value: readonly string[]) => value.join(', ');
export const string = (max?: number): JsonSchema => ({ type: 'string', ...(max ? { maxLength: max } : {}) });
export const wholeOf = (text: string): number | undefined => (/^-?\d{1,15}$/.test(text) ? Number(text) : undefined);
/** A day, or a moment of it, in ISO 8601. */
export const instantOf = (text: string): string | undefined => {
  const parsed = /^\d{4}-\d\d-\d\d/.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(parsed) ? undefined : new Date(parsed).toISOString();
};
