/** The keys of tenancy as SQL: whose a row is by its own columns, or by the rows of a linking entity. Asked through `scopeOf`. */
import { type SQL, sql } from 'drizzle-orm';
import type { Entity } from '#schemas/kernel/entity.ts';
import { columnOf, type Model, storedColumn } from '#server/db/model.ts';
import { columnName } from '#server/db/tables.ts';
import type { Reach } from './reach.ts';

export const NOTHING = sql.raw('false');

export function ownerConditions(entity: Entity, alias: string, reach: Reach): SQL[] {
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
