/**
 * Tenancy, in one place: which rows of an entity are in the scope of a call. Every statement of the engine (list, count, get,
 * lock, drop-down, reference check, export) uses `scopeOf`.
 */
import { type SQL, sql } from 'drizzle-orm';
import type { Entity } from '#schemas/kernel/entity.ts';
import type { Model } from '#server/db/model.ts';
import type { Reach } from './reach.ts';
import { compileWhere } from './where.ts';
import { withinReach } from './withinReach.ts';

/**
 * The condition that a row under `alias` belongs to the entity and is in scope.
 * `writing` leaves out the rows that a tenant may only read.
 */
export function scopeOf(model: Model, entity: Entity, alias: string, reach: Reach, options: { writing?: boolean } = {}): SQL {
  const conditions = [
    ...(entity.rows ? [compileWhere(model, entity, entity.rows, alias, reach)] : []),
    ...withinReach(model, entity, alias, reach, options),
    // What its viewers do not see yet, or no more, does not exist for them.
    ...(entity.scope.viewersSee && reach.tenantId !== null
      ? [compileWhere(model, entity, entity.scope.viewersSee, alias, reach)]
      : []),
  ];
  return conditions.length ? sql.join(conditions, sql.raw(' and ')) : sql.raw('true');
}
