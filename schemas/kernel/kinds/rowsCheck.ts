/** The check of rows: each has the fields that its kind declares, and no others; no two have one id. */
import * as yup from 'yup';
import { cellsOf } from '../fields/field.ts';
import type { Field } from './index.ts';
import { errorCode, string } from './parts.ts';
import { POSITION, type RowsField, type RowValue } from './rows.ts';

/** Whoever numbers rows may leave gaps. */
const MOST_PLACES = 1_000_000;
const ID = /^[\w-]{1,40}$/;

/** @param check the check of one field, as in a form */
export function rowSchema(field: RowsField, check: (cell: Field) => yup.Schema): yup.ObjectSchema<RowValue> {
  const id = string(40)
    .required(errorCode('rows.wrong'))
    .test('id', errorCode('rows.wrong'), (value) => ID.test(value));
  const shape: Record<string, yup.Schema> = Object.fromEntries(cellsOf(field).map(([name, cell]) => [name, check(cell)]));
  const place = yup.number().strict().typeError(errorCode('notNumber')).integer(errorCode('notWhole'));
  if (field.numbered)
    shape[POSITION] = place.min(1, errorCode('rows.wrong')).max(MOST_PLACES, errorCode('rows.wrong')).nullable();
  return yup
    .object({ id, ...shape })
    .strict()
    .typeError(errorCode('notObject'))
    .test('known', errorCode('rows.wrong'), (row) =>
      Object.keys(row ?? {}).every((key) => key === 'id' || key in shape || key in field.fields),
    ) as never;
}

export const rowsCheck = (field: RowsField, check: (cell: Field) => yup.Schema): yup.Schema =>
  yup
    .array()
    .strict()
    .typeError(errorCode('notList'))
    .of(rowSchema(field, check).nonNullable(errorCode('emptyEntry')) as never)
    .max(field.maxItems, errorCode('tooManyItems', { max: field.maxItems }))
    .test('distinct', errorCode('duplicateEntry'), (value?: unknown[] | null) => {
      const ids = (value ?? []).map((row) => (row as RowValue | null)?.id);
      return new Set(ids).size === ids.length;
    });
