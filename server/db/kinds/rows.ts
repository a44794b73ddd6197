/** Rows of a record, and how something repeats, on the server. */
import { jsonb } from 'drizzle-orm/pg-core';
import { cellsOf, type Field } from '#schemas/kernel/fields/field.ts';
import { frequencies, monthlyWays, type Recurrence, tidyRecurrence, weekdays } from '#schemas/kernel/fields/recurrence.ts';
import type { RecurrenceKinds } from '#schemas/kernel/kinds/recurrence.ts';
import { POSITION, type RowsField, type RowsKinds, type RowValue } from '#schemas/kernel/kinds/rows.ts';
import { type JsonSchema, type KindsOf, list, type ServerKind, string } from './kind.ts';
import { partSql } from './linkParts.ts';

/** @param kindOf the entry of any kind: rows hold values of them */
export const rowsKinds = (kindOf: (field: Field) => ServerKind<Field>) =>
  ({
    rows: {
      column: (name) => jsonb(name),
      json: (field) => ({
        type: 'array',
        maxItems: field.maxItems,
        items: {
          type: 'object',
          properties: {
            id: string(40),
            ...(field.numbered ? { [POSITION]: { type: 'integer', minimum: 1 } } : {}),
            ...cellJson(Object.entries(field.fields) as [string, Field][], (cell) => kindOf(cell).json(cell)),
          },
          required: ['id'],
        },
      }),
      cell: (value: RowValue[]) => value.length,
      cast: 'jsonb',
      answered: withParts,
      kept: (value: RowValue[], field) => {
        const rows = (field.numbered ? inPlace(value) : value).map((row) => keptRow(row, cellsOf(field), kindOf));
        return field.numbered ? rows.map(({ id, ...row }, index) => ({ id, [POSITION]: index + 1, ...row })) : rows;
      },
    },
    recurrence: {
      column: (name) => jsonb(name),
      json: () => ({
        type: 'object',
        properties: {
          frequency: { type: 'string', enum: [...frequencies] },
          interval: { type: 'integer', minimum: 1 },
          weekdays: { type: 'array', items: { type: 'string', enum: [...weekdays] } },
          monthly: { type: 'string', enum: [...monthlyWays] },
          count: { type: 'integer', minimum: 1 },
          until: { type: 'string', format: 'date' },
          except: { type: 'array', items: { type: 'string', format: 'date' } },
        },
        required: ['frequency', 'interval'],
      }),
      cell: ({ frequency, interval, weekdays: days = [] }: Recurrence) => list([frequency, String(interval), ...days]),
      cast: 'jsonb',
      kept: (value: Recurrence) => tidyRecurrence(value),
    },
  }) satisfies KindsOf<RowsKinds & RecurrenceKinds>;

/** Each row with the parts of its links under their other names. */
function withParts(column: string, { fields }: RowsField): string | undefined {
  const parts = (Object.entries(fields) as [string, Field][]).flatMap(([name, cell]) =>
    'partOf' in cell ? [`'${name}', ${partSql(`(r.one->'${cell.partOf}')`, cell.part)}`] : [],
  );
  if (!parts.length) return undefined;
  const one = `r.one || jsonb_build_object(${parts.join(', ')})`;
  return `(select jsonb_agg(${one} order by r.place) from jsonb_array_elements(${column}) with ordinality r(one, place))`;
}

const cellJson = (cells: readonly [string, Field][], json: (cell: Field) => JsonSchema) =>
  Object.fromEntries(cells.map(([name, cell]) => [name, { anyOf: [json(cell), { type: 'null' }] }]));

/** In the order that the rows say, if all of them do. */
const inPlace = (rows: RowValue[]): RowValue[] =>
  rows.every((row) => typeof row[POSITION] === 'number')
    ? rows.toSorted((one, other) => Number(one[POSITION]) - Number(other[POSITION]))
    : rows;

/** A row with each value as its kind stores it; what is empty is null. */
function keptRow(row: RowValue, cells: readonly [string, Field][], kindOf: (field: Field) => ServerKind<Field>): RowValue {
  const kept = cells.map(([name, cell]) => {
    const given = row[name];
    if (given === undefined || given === null || given === '') return [name, null];
    const value = kindOf(cell).kept?.(given as never, cell) ?? given;
    return [name, typeof value === 'string' ? value.trim() : value];
  });
  return { id: row.id, ...Object.fromEntries(kept) };
}
