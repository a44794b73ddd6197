/** Cells to wire values, for every column that the person's spreadsheet may have. */

import { type Cell, isClearing, isInjection, isNoValue, type Upload, unguardedCell } from '#schemas/kernel/calls/upload.ts';
import { formOf, uploadColumns } from '#schemas/kernel/calls/uploadColumns.ts';
import { currencyToWrite } from '#schemas/kernel/fields/currency.ts';
import type { Field } from '#schemas/kernel/fields/field.ts';
import { isUpload, wireKey } from '#schemas/kernel/fields/field.ts';
import { isBlank } from '#schemas/kernel/sheet/grid.ts';
import type { RuleContext } from '../areas/rules.ts';
import { refuse } from '../calls/refusal.ts';
import { cellReader } from './readCell.ts';
import type { BulkRow, RawRow } from './row.ts';

/** A blank cell of a new record gets the default of the form. */
const blankValue = (upload: Upload, field: Field) => (formOf(upload) === 'create' ? field.default : undefined);

/** A picture comes with its row, not from its cell, which contains the file name. */
const isCell = (field: Field): boolean => !isUpload(field);

function readerOf({ entity, reach }: RuleContext, upload: Upload, name: string) {
  const field = entity.fields[name] as Field;
  const [key, fallback] = [wireKey(name, field), blankValue(upload, field)];
  const read = cellReader(entity, name, currencyToWrite(undefined, reach.session));
  const clears = formOf(upload) === 'update' && name !== upload.key;
  return (row: BulkRow, cell: Cell) => {
    if (isBlank(cell)) {
      if (fallback !== undefined) row.values[key] = fallback;
    } else if (clears && isClearing(cell)) row.values[key] = null;
    else if (isNoValue(cell)) row.problems[name] = { code: 'sheetNoValue', params: { value: cell.trim() } };
    else if (isInjection(cell)) refuse(row, name, 'injection');
    else {
      const result = read(cell);
      if ('problem' in result) row.problems[name] = result.problem;
      else row.values[key] = result.value;
    }
  };
}

/** @param raw in the order of the file */
export function readRows(context: RuleContext, upload: Upload, raw: readonly RawRow[]): BulkRow[] {
  const { entity, reach } = context;
  const columns = uploadColumns(entity, upload, reach.session).filter((name) => isCell(entity.fields[name] as Field));
  const readers = columns.map((name) => [name, readerOf(context, upload, name)] as const);
  return raw.map((given) => {
    const row: BulkRow = { ...given, problems: {}, values: {}, linked: {} };
    for (const [name, read] of readers) read(row, unguardedCell(given.data[name] ?? null));
    return row;
  });
}
