/** The owners of a written record, by the keys that `scopeOf` uses, for every entity that lists its row. */
import { sql } from 'drizzle-orm';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { wireKey } from '#schemas/kernel/fields/field.ts';
import { matches } from '#schemas/kernel/rules/where.ts';
import type { Queryable } from '#server/db/database.ts';
import { type Model, storedColumn } from '#server/db/model.ts';
import type { Owner } from './change.ts';

type Row = Readonly<Record<string, unknown>>;

const idOf = (value: unknown): number | null => (typeof value === 'number' ? value : null);

/** A record of one entity under the wire keys of another that shares its table: tenants are companies, too. */
function inWordsOf(other: Entity, entity: Entity, record: Row): Row {
  const byColumn = new Map<string | undefined, unknown>([['id', record.id]]);
  for (const [name, field] of Object.entries(entity.fields)) {
    const key = wireKey(name, field);
    if (!field.via) byColumn.set(storedColumn(entity, key), record[key]);
  }
  const keys = Object.entries(other.fields).map(([name, field]) => wireKey(name, field));
  return Object.fromEntries(['id', ...keys].map((key) => [key, byColumn.get(storedColumn(other, key))]));
}

/** True unless the record is known not to belong to the entity. */
const mayBeOne = (entity: Entity, record: Row): boolean =>
  matches(Object.fromEntries(Object.entries(entity.rows ?? {}).filter(([key]) => record[key] !== undefined)), record, {
    today: '',
  });

const ownerBy = ({ scope }: Entity, record: Row): Owner => ({
  building: scope.building ? idOf(record[scope.building]) : null,
  tenant: scope.tenant ? idOf(record[scope.tenant]) : null,
});

/** The entities that list this row, each with the record under its own keys. */
export function listedAs(model: Model, entity: Entity, record: Row): { entity: Entity; owner: Owner }[] {
  return model.entities
    .filter((one) => one === entity || one.table === entity.table)
    .map((one) => ({ entity: one, record: one === entity ? record : inWordsOf(one, entity, record) }))
    .filter((one) => one.entity === entity || mayBeOne(one.entity, one.record))
    .map((one) => ({ entity: one.entity, owner: ownerBy(one.entity, one.record) }));
}

/** Owners stored in a linking entity, by record: every place in which a person works. */
export async function linkedOwners(
  on: Queryable,
  model: Model,
  { scope }: Entity,
  ids: readonly number[],
): Promise<(Owner & { id: number })[]> {
  if (!scope.through) return [];
  const linking = model.entity(scope.through.entity);
  const column = (key: string | undefined) => sql.raw(key ? `"${storedColumn(linking, key)}"` : 'null');
  const by = column(wireKey(scope.through.by, linking.fields[scope.through.by] as never));
  return on.query<Owner & { id: number }>(sql`
    select distinct ${by} as id, ${column(linking.scope.building)} as building, ${column(linking.scope.tenant)} as tenant
    from ${sql.raw(`"${linking.table}"`)} where ${by} = any(${sql.param(ids)}::bigint[])`);
}

/** Id, version and owner of rows that were changed directly by a statement. */
export async function rowsById(
  on: Queryable,
  entity: Entity,
  ids: readonly number[],
): Promise<(Owner & { id: number; version: number })[]> {
  if (ids.length === 0) return [];
  const column = (key: string | undefined) => sql.raw(key ? `"${storedColumn(entity, key)}"` : 'null::bigint');
  return on.query(sql`
    select id, version, ${column(entity.scope.building)} as building, ${column(entity.scope.tenant)} as tenant
    from ${sql.raw(`"${entity.table}"`)} where id = any(${sql.param(ids)}::bigint[])`);
}
