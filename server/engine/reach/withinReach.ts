/** Which rows of a table are in scope, whatever conditions make them rows of the entity (`scopeOf` adds those). */
import { type SQL, sql } from 'drizzle-orm';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { columnOf, type Model } from '#server/db/model.ts';
import { fragment } from '#server/db/statement.ts';
import { linkedRows, NOTHING, ownerConditions, personConditions } from './ownRows.ts';
import type { Reach } from './reach.ts';
import { isReadByAddressees, visibleContent } from './viewableBy.ts';

export interface WithinOptions {
  /** Leaves out the rows that a tenant may only read. */
  writing?: boolean;
  /** Linking rows are looked up for each row, instead of being joined: for conditions that few rows pass. */
  eachRow?: boolean;
}

/** The conditions on a row under `alias`. */
export function withinReach(
  model: Model,
  entity: Entity,
  alias: string,
  reach: Reach,
  { writing = false, eachRow = false }: WithinOptions = {},
): SQL[] {
  const { scope, traits } = entity;
  const conditions: SQL[] = [];
  if (traits.includes('softDeleted')) conditions.push(sql`${columnOf(alias, 'deleted_date')} is null`);
  if (scope.through) {
    if (reach.buildingId !== null || reach.tenantId !== null)
      // PostgreSQL makes no join of a condition with an offset.
      conditions.push(
        sql`exists (select 1 from ${linkedRows(model, scope.through, alias, `${alias}_s`, reach)}${eachRow ? fragment(' offset 0') : fragment('')})`,
      );
  } else if (isReadByAddressees(scope) && !writing) conditions.push(visibleContent(model, entity, alias, reach));
  else conditions.push(...ownerConditions(entity, alias, reach), ...personConditions(entity, alias, reach));
  if (writing && reach.session.side === 'tenant' && !scope.tenant && !scope.through) conditions.push(NOTHING);
  return conditions;
}
