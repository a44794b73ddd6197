/** Values in the rows of a linking entity (`via`), joined to a record: that of its first row, or as a list those of all rows. */
import { type SQL, sql } from 'drizzle-orm';
import type { Field, FieldFacts } from '#schemas/kernel/fields/field.ts';
import { columnOf, type Model } from '#server/db/model.ts';
import { columnName } from '#server/db/tables.ts';
import { linkedRows } from '../reach/ownRows.ts';
import type { Reach } from '../reach/reach.ts';

interface Behind {
  /** Fields with the same key share a join. */
  key: string;
  /** Where the value is in what is joined. */
  column: string;
  join: (alias: string, reach: Reach) => SQL;
}

export function rowsBehind(model: Model, name: string, field: Field, via: NonNullable<FieldFacts['via']>): Behind {
  const taken = model.entity(via.entity).fields[via.take] as Field;
  const column = columnName(via.take, taken);
  const rowsOf = (alias: string, reach: Reach) =>
    linkedRows(model, { ...via, only: { ...via.only, ...reach.gathers?.[name] } }, 't', alias, reach);
  const lateral = (rows: SQL, alias: string) => sql`left join lateral (${rows}) ${sql.raw(alias)} on true`;
  const key = `${via.entity}.${via.by}${via.only ? `.${name}` : ''}`;
  if (taken.kind === field.kind)
    return {
      key,
      column,
      join: (alias, reach) => {
        const row = `${alias}_r`;
        return lateral(sql`select ${sql.raw(row)}.* from ${rowsOf(row, reach)} order by ${columnOf(row, 'id')} limit 1`, alias);
      },
    };
  return {
    key: `${key}.${via.take}`,
    column: 'taken',
    join: (alias, reach) => {
      const row = `${alias}_r`;
      const value = columnOf(row, column);
      const all = sql`array_agg(${value} order by ${columnOf(row, 'id')}) filter (where ${value} is not null)`;
      return lateral(sql`select ${all} as taken from ${rowsOf(row, reach)}`, alias);
    },
  };
}
