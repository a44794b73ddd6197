/**
 * Tenancy, in one place: which rows of an entity are in the scope of a call. Every statement of the engine (list, count, get,
 * lock, drop-down, reference check, export) uses `scopeOf`.
 */
import { type SQL, sql } from 'drizzle-orm';
import type { Entity } from '#schemas/kernel/entity.ts';
import { columnOf, type Model, storedColumn } from '#server/db/model.ts';
import type { Reach } from './reach.ts';
import { compileWhere } from './where.ts';
import { withinReach } from './withinReach.ts';

/** What is in scope, or, for reading, what all companies of the building see. */
function withOthers(
  model: Model,
  entity: Entity,
  alias: string,
  reach: Reach,
  own: SQL[],
  { writing = false }: { writing?: boolean },
): SQL[] {
  const { building, companiesSee } = entity.scope;
  if (writing || !companiesSee || !building || reach.tenantId === null || reach.buildingId === null) return own;
  const inBuilding = sql`${columnOf(alias, storedColumn(entity, building) as string)} = ${reach.buildingId}`;
  const shown = compileWhere(model, entity, companiesSee, alias, reach);
  return [sql`((${sql.join(own, sql.raw(' and '))}) or (${inBuilding} and ${shown}))`];
}

/**
 * The condition that a row under `alias` belongs to the entity and is in scope.
 * `writing` leaves out the rows that a tenant may only read.
 */
export function scopeOf(model: Model, entity: Entity, alias: string, reach: Reach, options: { writing?: boolean } = {}): SQL {
  const conditions = [
    ...(entity.rows ? [compileWhere(model, entity, entity.rows, alias, reach)] : []),
    ...withOthers(model, entity, alias, reach, withinReach(model, entity, alias, reach, options), options),
    // What its viewers do not see yet, or no more, does not exist for them.
    ...(entity.scope.viewersSee && reach.tenantId !== null
      ? [compileWhere(model, entity, entity.scope.viewersSee, alias, reach)]
      : []),
  ];
  return conditions.length ? sql.join(conditions, sql.raw(' and ')) : sql.raw('true');
}
