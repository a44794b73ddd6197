/** From rows under headings to cells by field: what is read of a cell depends on the kind of the field that it is for. */
import type { Cell, Cells } from '../calls/upload.ts';
import { type DateOrder, dayIn, isEitherOrder, orderOf } from './dates.ts';
import { cellsOf, isBlank, type Table } from './grid.ts';

/** Kinds whose value counts, whatever is seen of it. */
const VALUES: ReadonlySet<string> = new Set(['integer', 'money', 'percent', 'date', 'dateTime', 'time', 'boolean']);
/** Kinds whose numbers are days of the workbook's calendar, and whose texts may have the month first. */
const DAYS: ReadonlySet<string> = new Set(['date']);
/** Days from 1900 to 1904. */
const DAYS_1904 = 1462;

export interface RowOfCells {
  number: number;
  data: Cells;
}
export type KindOfColumn = (name: string) => string | undefined;

/** Those of the columns that hold days. */
export const dayColumns = (columns: readonly string[], kindOf: KindOfColumn): ReadonlySet<string> =>
  new Set(columns.filter((name) => DAYS.has(kindOf(name) ?? '')));

const mappedDays = (mapping: readonly (string | null)[], kindOf: KindOfColumn) =>
  dayColumns(
    mapping.filter((name) => name !== null),
    kindOf,
  );
const cellsOfDays = (rows: readonly RowOfCells[], days: ReadonlySet<string>) =>
  rows.flatMap(({ data }) => [...days].map((name) => data[name]));

/** Days in numbers as `2026-03-05`, as far as the order, or else the other days of the rows, make them certain. */
export function withCertainDays<R extends RowOfCells>(rows: readonly R[], days: ReadonlySet<string>, order?: DateOrder): R[] {
  if (!days.size) return [...rows];
  const told = orderOf(cellsOfDays(rows, days)) ?? order;
  return rows.map((row) => {
    const data: Record<string, Cell> = { ...row.data };
    for (const name of days) if (name in data) data[name] = dayIn(data[name] as Cell, told);
    return { ...row, data };
  });
}

/**
 * A cell as a field of this kind reads it.
 * @param text what is seen of it, where its format says more than its value
 */
export function cellFor(kind: string, cell: Cell, text: string | undefined, date1904 = false): Cell {
  if (isBlank(cell)) return cell;
  const read = text !== undefined && !VALUES.has(kind) ? text : cell;
  return date1904 && DAYS.has(kind) && typeof read === 'number' ? read + DAYS_1904 : read;
}

/** The cells of mapped columns by field, without asking anything. */
function readTable(
  { rows, shown = {}, date1904 }: Table,
  mapping: readonly (string | null)[],
  kindOf: KindOfColumn,
): RowOfCells[] {
  return rows.map(({ number, cells }) => {
    const data = cellsOf(cells, mapping);
    mapping.forEach((name, column) => {
      if (!name || data[name] === undefined) return;
      data[name] = cellFor(kindOf(name) ?? '', data[name] as Cell, shown[`${number - 1}:${column}`], date1904);
    });
    return { number, data };
  });
}

/** The rows as an upload sends them. @param order in which days in numbers are written, where they do not tell it themselves */
export const rowsOf = (
  table: Table,
  mapping: readonly (string | null)[],
  kindOf: KindOfColumn,
  order?: DateOrder,
): RowOfCells[] => withCertainDays(readTable(table, mapping, kindOf), mappedDays(mapping, kindOf), order);

/** Days that can be read in two ways, where nothing in the file tells which: then the person is asked. */
export function unclearDays(table: Table, mapping: readonly (string | null)[], kindOf: KindOfColumn): string[] {
  const days = mappedDays(mapping, kindOf);
  const cells = days.size ? cellsOfDays(readTable(table, mapping, kindOf), days) : [];
  if (orderOf(cells)) return [];
  return [...new Set(cells.filter(isEitherOrder).map(String))];
}
