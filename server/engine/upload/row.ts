/** A row on its way from the file to the table. */
import type { Cells } from '#schemas/kernel/upload.ts';
import type { Message } from '#schemas/kernel/validate.ts';
import type { RecordRow } from '../verbs/get.ts';

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
export interface BulkRow extends RawRow {
  /** By column, or by wire key where a rule speaks of a field; empty when all is well. */
  problems: Record<string, Message>;
  /** What will be written, by wire key. */
  values: Record<string, unknown>;
  /** Fields whose value stands in a linking entity, by wire key. */
  linked: Record<string, unknown>;
  /** The record that the row has become. */
  recordId?: number;
  /** The area makes something else of the row than a record. */
  diverted?: boolean;
  /** That record as it is, where the row changes one. */
  before?: RecordRow;
}

export const isWell = ({ problems }: Pick<BulkRow, 'problems'>): boolean => Object.keys(problems).length === 0;
/** A row that changes a record and would leave it as it is. */
export const isIdle = ({ before, values }: Pick<BulkRow, 'before' | 'values'>): boolean =>
  before !== undefined && Object.keys(values).length === 0;
/** The first thing that is wrong with a field is the one that is told. */
export function refuse(row: BulkRow, key: string, code: string, params?: Message['params']): void {
  row.problems[key] ??= params ? { code, params } : { code };
}
/** A value as an index that ignores case sees it. */
export const same = (value: unknown): string => (typeof value === 'string' ? value.toLowerCase() : JSON.stringify(value));
