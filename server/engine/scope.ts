/**
 * Tenancy, in one place: which rows of an entity a call can reach. Every statement of the engine — list, count, get,
 * lock, drop-down, reference check, export — passes `scopeOf`.
 */
import { type SQL, sql } from 'drizzle-orm';
import type { Entity } from '#schemas/kernel/entity.ts';
import { columnName } from '#server/db/tables.ts';
import { columnOf, type Model, storedColumn } from './model.ts';
import type { Reach } from './reach.ts';
import { visibleContent } from './viewableBy.ts';
import { compileWhere } from './where.ts';

const NOTHING = sql.raw('false');

function ownerConditions(entity: Entity, alias: string, reach: Reach): SQL[] {
  const { building, tenant, tenantReads, orSelf } = entity.scope;
  const conditions: SQL[] = [];
  const column = (key: string) => columnOf(alias, storedColumn(entity, key) as string);
  if (reach.tenantId !== null) {
    if (tenant) conditions.push(sql`${column(tenant)} = ${reach.tenantId}`);
    else if (!tenantReads) conditions.push(NOTHING);
  }
  // A tenant's own rows need no second condition when the building is the row itself.
  if (reach.buildingId !== null && building && !(building === 'id' && reach.tenantId !== null && tenant === 'id')) {
    const owned = sql`${column(building)} = ${reach.buildingId}`;
    conditions.push(orSelf ? sql`(${owned} or ${columnOf(alias, 'id')} = ${reach.buildingId})` : owned);
  }
  return conditions;
}

/** The rows of a linking entity that point at this record and are within reach. */
export function linkedRows(
  model: Model,
  link: { entity: string; by: string },
  alias: string,
  linkAlias: string,
  reach: Reach,
): SQL {
  const linking = model.entity(link.entity);
  const by = columnName(link.by, linking.fields[link.by]);
  const conditions = [sql`${columnOf(linkAlias, by)} = ${columnOf(alias, 'id')}`, ...ownerConditions(linking, linkAlias, reach)];
  return sql`${sql.raw(`"${linking.table}"`)} ${sql.raw(linkAlias)} where ${sql.join(conditions, sql.raw(' and '))}`;
}

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
