/** A row on its way from the file to the table. */
import type { Cells } from '#schemas/kernel/calls/upload.ts';
import type { Message } from '#schemas/kernel/rules/validate.ts';
import type { AnyRow } from '../areas/rules.ts';

export interface RawRow {
  /** The row number in the person's spreadsheet. */
  number: number;
  /** By column. */
  data: Cells;
  /** The stored picture of the row. */
  fileId?: number | null;
  /** The problem of its picture, found before anything else was checked. */
  problem?: Message;
  /** The version of the record that the person has seen and confirmed. */
  seen?: number;
}
/** The same as its rules see it; problems are by column, or by wire key where a rule names a field. */
export interface BulkRow extends RawRow, AnyRow {
  /** Its value exists already: it is left alone, with a warning. */
  left?: boolean;
  /** The record that the row has created, or that it changes. */
  recordId?: number;
}

/** A row whose values the record has already. */
export const isUnchanged = ({ before, values }: Pick<BulkRow, 'before' | 'values'>): boolean =>
  before !== undefined && Object.keys(values).length === 0;
/** A value as a case-insensitive index compares it. */
export const comparable = (value: unknown): string => (typeof value === 'string' ? value.toLowerCase() : JSON.stringify(value));
