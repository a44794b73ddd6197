/**
 * Reads across every building at once: each building's rows come from its own index, and only a few of each are read.
 * Without it, finding the nearest dates or latest changes of a large installation would read whole tables.
 */
import { type SQL, sql } from 'drizzle-orm';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { isOneReference } from '#schemas/kernel/fields/field.ts';
import { columnOf, fieldByKey, type Model, storedColumn } from '#server/db/model.ts';
import type { Reach } from '../reach/reach.ts';
import { scopeOf } from '../reach/scope.ts';
import { tableAs } from '../records/select.ts';

export interface Owner {
  /** The entity of the buildings. */
  buildings: Entity;
  /** The wire key of a row's building. */
  key: string;
  /** That a row under `t` belongs to the building under `b`. */
  joined: SQL;
}

/** How rows of an entity belong to buildings; undefined if they have no reference of their own to it. */
export function ownerOf(model: Model, entity: Entity): Owner | undefined {
  const { building: key, through, viewableBy } = entity.scope;
  const field = key === undefined || through || viewableBy ? undefined : fieldByKey(entity, key)?.field;
  if (key === undefined || !isOneReference(field)) return undefined;
  const column = storedColumn(entity, key) as string;
  return { buildings: model.entity(field.to), key, joined: sql`${columnOf('t', column)} = ${columnOf('b', 'id')}` };
}

interface First {
  /** The condition on a row under `t`. */
  where: SQL;
  /** The sort keys of an order under `t`: `t."end_date", t.id`. */
  order: SQL;
  limit: number;
}

/** The first rows of an entity in an order, as a row source: `(select …) t`. */
export function firstRows(model: Model, entity: Entity, reach: Reach, { where, order, limit }: First): SQL {
  const owner = reach.buildingId === null ? ownerOf(model, entity) : undefined;
  const rows = (more: SQL) => sql`(select t.* from ${tableAs(entity)} where ${where}${more} order by ${order} limit ${limit}) t`;
  if (!owner) return rows(sql.raw(''));
  const inBuilding = rows(sql` and ${owner.joined}`);
  const buildings = sql`${tableAs(owner.buildings, 'b')} cross join lateral ${inBuilding}`;
  return sql`(select t.* from ${buildings} where ${scopeOf(model, owner.buildings, 'b', reach)} order by ${order} limit ${limit}) t`;
}
