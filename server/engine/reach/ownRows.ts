/**
 * Which rows are in scope by owner, decided in one place: as a condition for statements (through `scopeOf`), and for live
 * events.
 */
import { type SQL, sql } from 'drizzle-orm';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import type { Only } from '#schemas/kernel/fields/field.ts';
import { hasRight } from '#schemas/kernel/rights/access.ts';
import type { Session } from '#schemas/kernel/rights/session.ts';
import { columnOf, type Model, storedColumn } from '#server/db/model.ts';
import { fragment } from '#server/db/statement.ts';
import { columnName } from '#server/db/tables.ts';
import type { Owner } from '#server/live/change.ts';
import type { Reach } from './reach.ts';

export const NOTHING = fragment('false');

/** The ids that a row must have to be in scope: of its building, of its tenant. */
interface OwnerKey {
  whose: keyof Owner;
  id: number;
  /** The row with this id counts as well. */
  orSelf: boolean;
}

/** The owners whose rows of an entity are in scope; undefined: nobody's. */
function ownersWithin(
  { scope }: Entity,
  { buildingId, tenantId }: Pick<Reach, 'buildingId' | 'tenantId'>,
): OwnerKey[] | undefined {
  const { building, tenant, tenantReads, orSelf = false } = scope;
  const keys: OwnerKey[] = [];
  if (tenantId !== null && tenant) keys.push({ whose: 'tenant', id: tenantId, orSelf: false });
  else if (tenantId !== null && !tenantReads) return undefined;
  // A tenant's own rows need no second condition if the building is the row itself.
  const isOwnRow = building === 'id' && tenant === 'id' && tenantId !== null;
  if (buildingId !== null && building && !isOwnRow) keys.push({ whose: 'building', id: buildingId, orSelf });
  return keys;
}

/** The SQL condition that the owner of a row under `alias` is in scope. */
export function ownerConditions(entity: Entity, alias: string, reach: Reach): SQL[] {
  const keys = ownersWithin(entity, reach);
  if (!keys) return [NOTHING];
  return keys.map(({ whose, id, orSelf }) => {
    const owned = sql`${columnOf(alias, storedColumn(entity, entity.scope[whose] as string) as string)} = ${id}`;
    return orSelf ? sql`(${owned} or ${columnOf(alias, 'id')} = ${id})` : owned;
  });
}

/** Does the session see the rows of others where each row is a person's own (`scope.person`)? */
export const seesEverybodys = ({ side, roleCodes }: Session): boolean =>
  side === 'platform' || (side === 'building' && hasRight(roleCodes, 'sharedViews'));

/** The SQL condition that a row under `alias` is the session's own, where rows are of persons. */
export function personConditions(entity: Entity, alias: string, { session }: Reach): SQL[] {
  const { person } = entity.scope;
  if (!person || seesEverybodys(session)) return [];
  return [sql`${columnOf(alias, storedColumn(entity, person) as string)} = ${session.userId}`];
}

/**
 * The same for a row known by its owner, for live notices.
 * @param id of the row, if it is listed
 */
export function isOwnerWithin(entity: Entity, owner: Owner, id: number | undefined, reach: Reach): boolean {
  const keys = ownersWithin(entity, reach);
  return keys?.every((key) => owner[key.whose] === key.id || (key.orSelf && id === key.id)) ?? false;
}

/** The rows of a linking entity that reference this record, have the values of `only`, and are in scope. */
export function linkedRows(
  model: Model,
  link: { entity: string; by: string; only?: Only },
  alias: string,
  linkAlias: string,
  reach: Reach,
): SQL {
  const linking = model.entity(link.entity);
  const by = columnName(link.by, linking.fields[link.by]);
  const conditions = [sql`${columnOf(linkAlias, by)} = ${columnOf(alias, 'id')}`, ...ownerConditions(linking, linkAlias, reach)];
  for (const [name, value] of Object.entries(link.only ?? {})) {
    const column = columnOf(linkAlias, columnName(name, linking.fields[name]));
    conditions.push(Array.isArray(value) ? sql`${column} = any(${`{${value.join(',')}}`}::text[])` : sql`${column} = ${value}`);
  }
  if (linking.traits.includes('softDeleted')) conditions.push(sql`${columnOf(linkAlias, 'deleted_date')} is null`);
  return sql`${fragment(`"${linking.table}" ${linkAlias}`)} where ${sql.join(conditions, fragment(' and '))}`;
}
