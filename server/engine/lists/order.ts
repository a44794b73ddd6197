/** The order of a list's rows: by their own value, by the label of a reference, or by a value in a linking entity. */
import { type SQL, sql } from 'drizzle-orm';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { type Field, isReference, isWorded, wireKey } from '#schemas/kernel/fields/field.ts';
import { alphabetically, inAlphabet } from '#server/db/alphabet.ts';
import { kindOf } from '#server/db/kinds/index.ts';
import { columnOf, labelSql, type Model, textSql } from '#server/db/model.ts';
import { fragment } from '#server/db/statement.ts';
import { columnName } from '#server/db/tables.ts';
import { linkedRows } from '../reach/ownRows.ts';
import type { Reach } from '../reach/reach.ts';
import { tableAs } from '../records/select.ts';
import { onField } from '../records/where.ts';

export interface Order {
  /** What is joined to the rows under `t` for the key. */
  join: SQL;
  /** `, … as sort_key`: the sort key besides the columns of `t`; blank if the sort key is the id. */
  key: SQL;
  /** `order by …` on the rows; the id is the last key, in the same direction so that one index serves both. */
  rows: SQL;
  /** The same for rows that have the key already: without an alias, and under `t`. */
  found: SQL;
  shown: SQL;
}

/** The key and its joins. A reference is sorted by its label, however many rows reference it. */
function keyOf(model: Model, entity: Entity, name: string, reach: Reach): { key: SQL; join?: SQL } {
  const field = entity.fields[name];
  let join: SQL | undefined;
  let value: SQL | undefined;
  if (field?.via) {
    const { via } = field;
    const column = columnOf('l_r', columnName(via.take, model.entity(via.entity).fields[via.take] as Field));
    // The same one of several rows that the record shows.
    join = sql`left join lateral (select ${column} as taken from ${linkedRows(model, via, 't', 'l_r', reach)} order by l_r.id limit 1) l on true`;
    value = fragment('l.taken');
  }
  if (field && isReference(field)) {
    const target = model.entity(field.to);
    const id = value ?? columnOf('t', columnName(name, field));
    const named = sql`left join ${tableAs(target, 'n')} on n.id = ${id}`;
    const label = fragment(alphabetically(labelSql(target, 'n', reach.locale, field.label)));
    return { key: label, join: join ? sql`${join} ${named}` : named };
  }
  if (field && isWorded(field) && !value) return { key: fragment(alphabetically(textSql(entity, 't', name, reach.locale))) };
  const sorted = field && kindOf(field).alphabetical ? inAlphabet : (own: SQL) => own;
  return { key: value ? sorted(value) : onField(model, entity, field ? wireKey(name, field) : name, 't', reach, sorted), join };
}

const by = (direction: 'ASC' | 'DESC', ...columns: SQL[]): SQL =>
  sql`order by ${sql.join(
    columns.map((column) => sql`${column} ${fragment(direction)}`),
    fragment(', '),
  )}`;
const byId = (direction: 'ASC' | 'DESC'): Order => {
  const [id, own] = [by(direction, fragment('id')), by(direction, fragment('t.id'))];
  return { join: fragment(''), key: fragment(''), rows: own, found: id, shown: own };
};
/** By id, as most lists are: the same for every list. */
const ordersById = { ASC: byId('ASC'), DESC: byId('DESC') };

export function orderOf(
  model: Model,
  entity: Entity,
  { sort, direction }: { sort: string; direction: 'ASC' | 'DESC' },
  reach: Reach,
): Order {
  if (sort === 'id') return ordersById[direction];
  const { key, join } = keyOf(model, entity, sort, reach);
  return {
    join: join ?? fragment(''),
    key: sql`, ${key} as sort_key`,
    rows: by(direction, key, fragment('t.id')),
    found: by(direction, fragment('sort_key'), fragment('id')),
    shown: by(direction, fragment('t.sort_key'), fragment('t.id')),
  };
}
