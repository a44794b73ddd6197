/**
 * Tenancy, in one place: which rows of an entity a call can reach. Every statement of the engine — list, count, get,
 * lock, drop-down, reference check, export — passes `scopeOf`.
 */
import { type SQL, sql } from 'drizzle-orm';
import type { Entity } from '#schemas/kernel/entity.ts';
import { columnOf, type Model } from '#server/db/model.ts';
import { linkedRows, NOTHING, ownerConditions } from './ownRows.ts';
import type { Reach } from './reach.ts';
import { visibleContent } from './viewableBy.ts';
import { compileWhere } from './where.ts';

/**
 * The condition on a row under `alias` that it belongs to the entity and is within reach.
 * `writing` leaves out the rows that a tenant may only read.
 */
export function scopeOf(model: Model, entity: Entity, alias: string, reach: Reach, { writing = false } = {}): SQL {
  const conditions: SQL[] = [];
  if (entity.rows) conditions.push(compileWhere(model, entity, entity.rows, alias, reach));
  if (entity.traits.includes('softDeleted')) conditions.push(sql`${columnOf(alias, 'deleted_date')} is null`);
  if (entity.scope.through) {
    if (reach.buildingId !== null || reach.tenantId !== null)
      conditions.push(sql`exists (select 1 from ${linkedRows(model, entity.scope.through, alias, `${alias}_s`, reach)})`);
  } else if (entity.scope.viewableBy && !writing) conditions.push(visibleContent(model, entity, alias, reach));
  else conditions.push(...ownerConditions(entity, alias, reach));
  if (writing && reach.session.side === 'tenant' && !entity.scope.tenant && !entity.scope.through) conditions.push(NOTHING);
  return conditions.length ? sql.join(conditions, sql.raw(' and ')) : sql.raw('true');
}
