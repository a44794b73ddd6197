/**
 * May a session see a record whose fields come from `...viewableBy()`, or name its kinds of readers? One condition, for lists and
 * single records alike. It replaces the usual scope where an entity's scope says `viewableBy` or `readers`, and only for reading.
 */
import { type SQL, sql } from 'drizzle-orm';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import type { ReferencesField } from '#schemas/kernel/fields/field.ts';
import { columnOf, type Model, storedColumn } from '#server/db/model.ts';
import { columnName } from '#server/db/tables.ts';
import type { Owner } from '#server/live/change.ts';
import type { Reach } from './reach.ts';
import { meantFor } from './readers.ts';

/**
 * Is such content read in the portal by those whom it addresses? Where it belongs to companies (`tenant`), they have only their own there,
 * and what is addressed to them in the calls of occupants.
 */
export const isReadByAddressees = ({ viewableBy, readers, tenant }: Entity['scope']): boolean =>
  (viewableBy !== undefined || readers !== undefined) && !tenant;

const any = (conditions: SQL[]): SQL => sql`(${sql.join(conditions, sql.raw(' or '))})`;

/** The entity that `...viewableBy()` addresses: the target of its field in the content's schema. */
const addressees = (
  model: Model,
  content: Entity,
  field: 'selectedTenant' | 'selectedUserGroup' | 'selectedExcludeUserGroup',
): Entity => model.entity((content.fields[field] as ReferencesField).to);

/** Companies and groups of a building concern the building, too: it sees what is addressed to any of them. */
function ofBuilding(list: SQL, addressed: Entity, buildingId: number): SQL {
  const owner = columnOf('o', storedColumn(addressed, addressed.scope.building ?? '') as string);
  return sql`exists (select 1 from ${tableOf(addressed)} o where o.id = any(${list}) and ${owner} = ${buildingId})`;
}

/** The session's person is a member of one of these groups. */
export function isMember(model: Model, { members }: Entity, groups: SQL, { session }: Reach): SQL {
  if (!members) return sql.raw('false');
  const linking = model.entity(members.entity);
  const [group, person] = [members.by, members.person].map((name) => columnOf('m', columnName(name, linking.fields[name])));
  return sql`exists (select 1 from ${tableOf(linking)} m where ${person} = ${session.userId} and ${group} = any(${groups}))`;
}

const tableOf = ({ table }: Entity): SQL => sql.raw(`"${table}"`);

/**
 * The condition on a row under `alias` that the session is among its viewers: everybody for ALL, the people of the chosen
 * buildings, companies or groups otherwise, never those of an excluded company or group. The platform sees everything; a building sees
 * what is addressed to it or to somebody in it. The record's owner is not checked here.
 */
export function addressedTo(model: Model, entity: Entity, alias: string, reach: Reach): SQL {
  const { buildingId, tenantId, session } = reach;
  if (buildingId === null) return sql.raw(session.side === 'platform' ? 'true' : 'false');
  if (entity.scope.readers) return meantFor(entity, entity.scope.readers, alias, reach);
  const column = (key: string) => columnOf(alias, storedColumn(entity, key) as string);
  const is = (kind: string, condition: SQL) => sql`(${column('viewableBy')} = ${kind} and ${condition})`;
  const [buildings, tenants, groups] = ['selectedBuildingIds', 'selectedTenantIds', 'selectedUserGroupIds'].map(column) as [
    SQL,
    SQL,
    SQL,
  ];
  const everybody = sql`${column('viewableBy')} = 'ALL'`;
  const wholeBuilding = is('BUILDING', sql`${buildings} @> array[${buildingId}]::bigint[]`);
  if (tenantId === null)
    return any([
      everybody,
      wholeBuilding,
      is('OFFICE_TENANT', ofBuilding(tenants, addressees(model, entity, 'selectedTenant'), buildingId)),
      is('USER_GROUP', ofBuilding(groups, addressees(model, entity, 'selectedUserGroup'), buildingId)),
    ]);
  const viewer = any([
    everybody,
    wholeBuilding,
    is('OFFICE_TENANT', sql`${tenants} @> array[${tenantId}]::bigint[]`),
    is('USER_GROUP', isMember(model, addressees(model, entity, 'selectedUserGroup'), groups, reach)),
  ]);
  const exceptCompany = sql`not coalesce(${column('selectedExcludeTenantIds')} @> array[${tenantId}]::bigint[], false)`;
  if (!entity.fields.selectedExcludeUserGroup) return sql`(${viewer} and ${exceptCompany})`;
  const excluded = addressees(model, entity, 'selectedExcludeUserGroup');
  return sql`(${viewer} and ${exceptCompany} and not ${isMember(model, excluded, column('selectedExcludeUserGroupIds'), reach)})`;
}

/**
 * The condition that this person is addressed, whatever else they may see: the building's team by what concerns everybody, the
 * whole building or a group of theirs, the people of a company by what is addressed to it, too.
 */
export function addressedToPerson(model: Model, entity: Entity, alias: string, reach: Reach): SQL {
  const centreId = reach.centreId;
  return centreId === null ? sql.raw('false') : addressedTo(model, entity, alias, { ...reach, tenantId: centreId });
}

/**
 * The content in scope: that of one's own building, and that of the provider, which belongs to no building. A building
 * sees all of its own content, whoever it is addressed to.
 */
export function visibleContent(model: Model, entity: Entity, alias: string, reach: Reach): SQL {
  const { buildingId, tenantId, session } = reach;
  if (buildingId === null) return sql.raw(session.side === 'platform' ? 'true' : 'false');
  const key = entity.scope.building;
  if (!key) return addressedTo(model, entity, alias, reach);
  const owner = columnOf(alias, storedColumn(entity, key) as string);
  const addressed = addressedTo(model, entity, alias, reach);
  return tenantId === null
    ? sql`(${owner} = ${buildingId} or (${owner} is null and ${addressed}))`
    : sql`((${owner} = ${buildingId} or ${owner} is null) and ${addressed})`;
}

/**
 * The same for content known by its owner, for live notices: `known` is in scope whoever it is addressed
 * to, `addressed` only if the session is among its viewers.
 */
export function contentWithin({ building }: Owner, { buildingId, tenantId, session }: Reach): 'known' | 'addressed' | undefined {
  if (buildingId === null) return session.side === 'platform' ? 'known' : undefined;
  if (building === buildingId) return tenantId === null ? 'known' : 'addressed';
  return building === null ? 'addressed' : undefined;
}
