/**
 * How many members a record has is a column of that record (`members.count`), kept by the statements that add and remove them: a page
 * of all members counts nothing, so that it costs the same whether there are a hundred or a hundred thousand.
 */
import { type SQL, sql } from 'drizzle-orm';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { type Field, wireKey } from '#schemas/kernel/fields/field.ts';
import { COUNT_CAP } from '#schemas/kernel/lists/query.ts';
import { remembered } from '#schemas/kernel/remembered.ts';
import { columnOf, type Model } from '#server/db/model.ts';
import { columnName } from '#server/db/tables.ts';
import type { Reach } from '../reach/reach.ts';
import { scopeOf } from '../reach/scope.ts';
import { tableAs } from '../records/select.ts';
import type { RawQuery } from './listQuery.ts';

/** Parameters that leave the number of rows as it is. */
const ORDER = ['page', 'limit', 'sort', 'sortProperties', 'sortDirection'];
/** The others, on which it depends. */
export const withoutOrder = (raw: RawQuery): RawQuery =>
  Object.fromEntries(Object.entries(raw).filter(([param, value]) => value !== undefined && !ORDER.includes(param)));

const aboveOf = new WeakMap<Model, Map<Entity, Entity | undefined>>();
/** The entity whose records hold the number of these members, if there is one. */
function counting(model: Model, entity: Entity): Entity | undefined {
  const known = remembered(aboveOf, model, () => new Map());
  return remembered(known, entity, () => model.entities.find(({ members }) => members?.entity === entity.name && members.count));
}

/** The number of members of the one record that a query asks for, up to one more than is counted; undefined for any other query. */
export function knownCount(model: Model, entity: Entity, raw: RawQuery, reach: Reach): SQL | undefined {
  const above = counting(model, entity);
  if (!above?.members?.count) return undefined;
  const { by, count } = above.members;
  const key = wireKey(by, entity.fields[by] as Field);
  const asked = Object.keys(withoutOrder(raw));
  const id = raw[key];
  if (asked.length !== 1 || typeof id !== 'string' || !/^\d{1,15}$/.test(id)) return undefined;
  const held = columnOf('p', columnName(count, above.fields[count] as Field));
  return sql`coalesce((select least(${held}, ${COUNT_CAP + 1}::int) from ${tableAs(above, 'p')}
    where p.id = ${Number(id)} and ${scopeOf(model, above, 'p', reach)}), 0)`;
}
