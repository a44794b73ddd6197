import type { Sheet } from './grid.ts';

/** How many rows of a sheet are read. */
interface Limits {
  rows: number;
}
/** @param XLSX the module of SheetJS; throws what it throws for a file that it cannot read */
export function readBook(XLSX: unknown, bytes: Uint8Array, limits: Limits): Sheet[];
/** @param Papa the module of Papa Parse */
export function readCsv(Papa: unknown, text: string, limits: Limits): Sheet[];
