/** A spreadsheet as rows of text: CSV (any separator, with or without BOM) or the first sheet of a workbook. */
import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import Papa from 'papaparse';

export interface Sheet {
  headers: string[];
  /** Cells by header; the row's number in the file counts from 1, the header included. */
  rows: { line: number; cells: Record<string, string> }[];
}

const MOST_ROWS = 1_000_000;
const MOST_BYTES = 200 * 1024 * 1024;

const fromGrid = (grid: readonly (readonly unknown[])[]): Sheet => {
  const headers = (grid[0] ?? []).map((cell) => String(cell ?? '').trim());
  const named = headers.filter(Boolean);
  if (!named.length) throw new Error('the first row must hold the column names');
  const twice = named.find((name, index) => named.indexOf(name) !== index);
  if (twice) throw new Error(`two columns are called '${twice}'`);
  const rows = grid.slice(1).flatMap((cells, index) => {
    const row = Object.fromEntries(headers.flatMap((name, at) => (name ? [[name, String(cells[at] ?? '').trim()]] : [])));
    return Object.values(row).some(Boolean) ? [{ line: index + 2, cells: row }] : [];
  });
  return { headers: named, rows };
};

async function workbookGrid(bytes: Buffer): Promise<unknown[][]> {
  const { read, utils } = await import('xlsx');
  // Dates stay numbers unless they are written out as text; formulas are never evaluated.
  const book = read(bytes, { dense: true, cellFormula: false, cellHTML: false, sheetRows: MOST_ROWS + 2 });
  const sheet = book.Sheets[book.SheetNames[0] ?? ''];
  return sheet
    ? utils.sheet_to_json<unknown[]>(sheet, { header: 1, raw: false, defval: '', dateNF: 'yyyy-mm-dd', blankrows: true })
    : [];
}

function csvGrid(bytes: Buffer): string[][] {
  const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  const parsed = Papa.parse<string[]>(text, { skipEmptyLines: false });
  const broken = parsed.errors.find((error) => error.type !== 'Delimiter');
  if (broken) throw new Error(`line ${(broken.row ?? 0) + 1}: ${broken.message}`);
  return parsed.data;
}

/** Reads a `.csv`, `.xlsx` or `.xls` file. Throws with a sentence for the person who started the import. */
export async function readSheet(path: string): Promise<Sheet> {
  const bytes = await readFile(path);
  if (bytes.length > MOST_BYTES) throw new Error('the file is larger than 200 MB');
  const ending = extname(path).toLowerCase();
  if (!['.csv', '.xlsx', '.xls'].includes(ending)) throw new Error('only .csv, .xlsx and .xls files can be imported');
  let grid: unknown[][];
  try {
    grid = ending === '.csv' ? csvGrid(bytes) : await workbookGrid(bytes);
  } catch (error) {
    if (error instanceof TypeError) throw new Error('the file is not text in UTF-8: save it as "CSV UTF-8"');
    throw error;
  }
  const sheet = fromGrid(grid);
  if (sheet.rows.length > MOST_ROWS) throw new Error(`the file has more than ${MOST_ROWS} rows`);
  return sheet;
}
