/**
 * Tenancy, in one place: which rows of an entity are in the scope of a call. Every statement of the engine (list, count, get,
 * lock, drop-down, reference check, export) uses `scopeOf`.
 */
import { type SQL, sql } from 'drizzle-orm';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import type { ReferenceField } from '#schemas/kernel/fields/field.ts';
import { columnOf, type Model, storedColumn } from '#server/db/model.ts';
import { fragment } from '#server/db/statement.ts';
import { columnName } from '#server/db/tables.ts';
import { compileWhere } from '../records/where.ts';
import type { Reach } from './reach.ts';
import { isMember } from './viewableBy.ts';
import { type WithinOptions, withinReach } from './withinReach.ts';

/** What is in scope, or, for reading, what all companies of the building see. */
function withOthers(
  model: Model,
  entity: Entity,
  alias: string,
  reach: Reach,
  own: SQL[],
  { writing = false }: { writing?: boolean },
): SQL[] {
  const { building, companiesSee, membersSee } = entity.scope;
  if (writing || !companiesSee || !building || reach.tenantId === null || reach.buildingId === null) return own;
  const inBuilding = sql`${columnOf(alias, storedColumn(entity, building) as string)} = ${reach.buildingId}`;
  const shown = compileWhere(model, entity, companiesSee, alias, reach);
  const toMembers = membersSee ? sql` or ${ofOwnGroup(model, entity, alias, reach, membersSee)}` : fragment('');
  return [sql`((${sql.join(own, fragment(' and '))}) or (${inBuilding} and (${shown}${toMembers})))`];
}

/** The row names a group of which the session's person is a member. */
function ofOwnGroup(
  model: Model,
  entity: Entity,
  alias: string,
  reach: Reach,
  { in: name, when }: NonNullable<Entity['scope']['membersSee']>,
): SQL {
  const group = entity.fields[name] as ReferenceField;
  const column = columnOf(alias, columnName(name, group));
  const isOwn = isMember(model, model.entity(group.to), sql`array[${column}]`, reach);
  return sql`(${compileWhere(model, entity, when, alias, reach)} and ${isOwn})`;
}

/** The condition that a row under `alias` belongs to the entity and is in scope. */
export function scopeOf(model: Model, entity: Entity, alias: string, reach: Reach, options: WithinOptions = {}): SQL {
  const conditions = [
    ...(entity.rows ? [compileWhere(model, entity, entity.rows, alias, reach)] : []),
    ...withOthers(model, entity, alias, reach, withinReach(model, entity, alias, reach, options), options),
    // What its viewers do not see yet, or no more, does not exist for them.
    ...(entity.scope.viewersSee && reach.tenantId !== null
      ? [compileWhere(model, entity, entity.scope.viewersSee, alias, reach)]
      : []),
  ];
  return conditions.length ? sql.join(conditions, fragment(' and ')) : fragment('true');
}
