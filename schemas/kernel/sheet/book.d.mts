import type { Sheet } from './grid.ts';

/** How many rows of a sheet are read. */
interface Limits {
  rows: number;
}
/** @param XLSX the module of SheetJS; throws what it throws for a file that it cannot read */
export function readBook(XLSX: unknown, bytes: Uint8Array, limits: Limits): Sheet[];
/** Why a file could not be read; `row` for what a person can mend in one row. */
export type SheetProblem = { problem: 'encrypted' | 'unreadable' } | { problem: 'quote'; row: number };
export function problemOf(error: unknown): SheetProblem;
/** @param Papa the module of Papa Parse; throws where a quotation mark is not closed */
export function readCsv(Papa: unknown, text: string, limits: Limits): Sheet[];
