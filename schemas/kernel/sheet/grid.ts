/** From the cells of a sheet to rows under headings: merged cells are filled down, the heading row is detected. */
import type { Cell } from '../calls/upload.ts';

/** First and last row and column of a merged range, from 0. */
export interface Merge {
  top: number;
  left: number;
  bottom: number;
  right: number;
}
export interface Sheet {
  name: string;
  rows: Cell[][];
  merges: readonly Merge[];
  /** The file continues after the last row that was read. */
  cut: boolean;
  /** By `row:column`, from 0: what is seen of a number whose format says more than its value. */
  shown?: Readonly<Record<string, string>>;
  /** Its days are counted from 1904. */
  date1904?: boolean;
}
export interface Table {
  headings: string[];
  rows: TableRow[];
  shown?: Sheet['shown'];
  date1904?: boolean;
}
export interface TableRow {
  /** As the spreadsheet counts it. */
  number: number;
  cells: Cell[];
}

/** How many rows are searched for headings: titles and notes may be above them. */
const HEADING_ROWS = 20;
/** Maximum number of cells checked for that: a hostile file can claim any number of ranges, each over all of its rows. */
const MAX_FILLED = 1_000_000;

export const isBlank = (cell: Cell | undefined): boolean =>
  cell === null || cell === undefined || (typeof cell === 'string' && cell.trim() === '');
const textOf = (cell: Cell | undefined): string => (isBlank(cell) ? '' : String(cell).trim());

/** A value that is merged over several rows is copied to each of them; over several columns it is in the first. */
export function fillMerged({ rows, merges }: Pick<Sheet, 'rows' | 'merges'>): Cell[][] {
  if (!merges.length) return rows;
  const filled = rows.map((row) => [...row]);
  let room = MAX_FILLED;
  for (const { top, left, bottom } of merges) {
    const value = filled[top]?.[left];
    if (isBlank(value)) continue;
    for (let row = top + 1; row <= bottom && row < filled.length; row += 1) {
      room -= 1;
      if (room < 0) return filled;
      const cells = filled[row] as Cell[];
      if (isBlank(cells[left])) cells[left] = value as Cell;
    }
  }
  return filled;
}

/**
 * The heading row: of the first rows, the one with the most known headings; without any, the first with
 * more than one text; else the first that is not blank. -1 for an empty sheet.
 */
export function headingRow(rows: readonly (readonly Cell[])[], known: (heading: string) => boolean): number {
  const first = rows.slice(0, HEADING_ROWS);
  const scores = first.map((row) => row.filter((cell) => typeof cell === 'string' && cell.trim() !== '' && known(cell)).length);
  const best = Math.max(0, ...scores);
  if (best > 0) return scores.indexOf(best);
  const texts = first.map((row) => row.filter((cell) => typeof cell === 'string' && cell.trim() !== '').length);
  const wide = texts.findIndex((count) => count > 1);
  return wide >= 0 ? wide : first.findIndex((row) => row.some((cell) => !isBlank(cell)));
}

/** The non-empty rows below the headings, numbered as in the spreadsheet. */
export function tableOf(sheet: Sheet, known: (heading: string) => boolean): Table {
  const rows = fillMerged(sheet);
  // The heading row is found before filling: a title merged over rows would look like one.
  const at = headingRow(sheet.rows, known);
  if (at < 0) return { headings: [], rows: [] };
  const heading = sheet.rows[at] as Cell[];
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0);
  return {
    headings: Array.from({ length: width }, (_, column) => textOf(heading[column])),
    rows: rows
      .map((cells, index) => ({ number: index + 1, cells }))
      .slice(at + 1)
      .filter(({ cells }) => cells.some((cell) => !isBlank(cell))),
    ...(sheet.shown ? { shown: sheet.shown } : {}),
    ...(sheet.date1904 ? { date1904: true } : {}),
  };
}

/** The cells of mapped columns by field; a blank cell is null. */
export const cellsOf = (cells: readonly Cell[], mapping: readonly (string | null)[]): Record<string, Cell> => {
  const data: Record<string, Cell> = {};
  mapping.forEach((name, column) => {
    if (name) data[name] = isBlank(cells[column]) ? null : (cells[column] as Cell);
  });
  return data;
};
