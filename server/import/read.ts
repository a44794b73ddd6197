/** A spreadsheet as rows by heading: CSV or the first visible sheet of a workbook, with cells read as in an upload. */
import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import Papa from 'papaparse';
import type { Cell, Cells } from '#schemas/kernel/calls/upload.ts';
import { readBook, readCsv } from '#schemas/kernel/sheet/book.mjs';
import { decodeText } from '#schemas/kernel/sheet/decode.ts';
import { fillMerged, isBlank, type Sheet as ReadSheet } from '#schemas/kernel/sheet/grid.ts';

export interface Sheet {
  headers: string[];
  /** Cells by header; the row's number in the file counts from 1, including the header. */
  rows: { line: number; cells: Cells; shown?: Readonly<Record<string, string | undefined>> }[];
  /** Its days are counted from 1904. */
  date1904?: boolean;
}

/** The operator's own files: far more rows than an upload may have, and read without a separate thread. */
const MAX_ROWS = 1_000_000;
const MAX_BYTES = 200 * 1024 * 1024;

function tableOf(sheet: ReadSheet | undefined): Sheet {
  const headers = (sheet?.rows[0] ?? []).map((cell) => String(cell ?? '').trim());
  const known = headers.filter(Boolean);
  if (!sheet || !known.length) throw new Error('the first row must hold the column names');
  const twice = known.find((name, index) => known.indexOf(name) !== index);
  if (twice) throw new Error(`two columns are called '${twice}'`);
  const [, ...rest] = fillMerged(sheet);
  /** By header. */
  const named = <T>(valueAt: (column: number) => T): Record<string, T> =>
    Object.fromEntries(headers.flatMap((name, column): [string, T][] => (name ? [[name, valueAt(column)]] : [])));
  const rows = rest.flatMap((cells, index) => {
    const row = named((column): Cell => cells[column] ?? null);
    if (Object.values(row).every(isBlank)) return [];
    const shown = sheet.shown && named((column) => sheet.shown?.[`${index + 1}:${column}`]);
    return [{ line: index + 2, cells: row, ...(shown ? { shown } : {}) }];
  });
  if (sheet.cut || rows.length > MAX_ROWS) throw new Error(`the file has more than ${MAX_ROWS} rows`);
  return { headers: known, rows, date1904: sheet.date1904 };
}

/** Reads a `.csv`, `.xlsx` or `.xls` file. Throws with a sentence for the operator. */
export async function readSheet(path: string): Promise<Sheet> {
  const bytes = await readFile(path);
  if (bytes.length > MAX_BYTES) throw new Error('the file is larger than 200 MB');
  const ending = extname(path).toLowerCase();
  if (!['.csv', '.xlsx', '.xls'].includes(ending)) throw new Error('only .csv, .xlsx and .xls files can be imported');
  const order = { rows: MAX_ROWS + 1 };
  if (ending === '.csv') {
    const text = decodeText(bytes);
    if (text === undefined) throw new Error('nothing tells the encoding of this file; please save it as UTF-8');
    return tableOf(readCsv(Papa, text, order)[0]);
  }
  return tableOf(readBook(await import('xlsx'), bytes, order)[0]);
}
