/** A row on its way from the file to the table. */
import type { Cells } from '#schemas/kernel/upload.ts';
import type { Message } from '#schemas/kernel/validate.ts';
import type { AnyRow } from '../rules.ts';

export interface RawRow {
  /** As the person's spreadsheet counts it. */
  number: number;
  /** By column. */
  data: Cells;
  /** The stored picture of the row. */
  fileId?: number | null;
  /** What was wrong with its picture before anything else was looked at. */
  problem?: Message;
  /** The version of the record whose changes the person has seen and confirmed. */
  seen?: number;
}
/** The same as its rules see it; problems stand by column, or by wire key where a rule names a field. */
export interface BulkRow extends RawRow, AnyRow {
  /** The record that the row has become, or that it changes. */
  recordId?: number;
}

/** A row that changes a record and would leave it as it is. */
export const isUnchanged = ({ before, values }: Pick<BulkRow, 'before' | 'values'>): boolean =>
  before !== undefined && Object.keys(values).length === 0;
/** A value as an index that ignores case sees it. */
export const comparable = (value: unknown): string => (typeof value === 'string' ? value.toLowerCase() : JSON.stringify(value));
