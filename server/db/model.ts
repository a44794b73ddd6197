/** The engine's view of the schemas it serves: entities by name, their tables, their columns. */
import type { SQL } from 'drizzle-orm';
import type { Widget } from '#schemas/kernel/areas/widget.ts';
import { checkSchemas } from '#schemas/kernel/check/schemas.ts';
import { checkWidgets } from '#schemas/kernel/check/widgets.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { type Field, isChoice, isFlag, isStored, wireKey } from '#schemas/kernel/fields/field.ts';
import { remembered } from '#schemas/kernel/remembered.ts';
import { fragment } from './statement.ts';
import { columnName, makeTables, type Tables } from './tables.ts';
import { textOf } from './wording.ts';

export interface Model {
  entities: readonly Entity[];
  tables: Tables;
  /** The definitions of the Today page. */
  widgets: readonly Widget[];
  /** Throws for a name that no schema declares. */
  entity(name: string): Entity;
}

/** Throws when a schema is wrong, listing every fault: the product does not start with invalid schemas. */
export function makeModel(entities: readonly Entity[], widgets: readonly Widget[] = []): Model {
  const problems = [...checkSchemas(entities), ...checkWidgets(widgets, entities)];
  if (problems.length) throw new Error(`The schemas are wrong:\n${problems.join('\n')}`);
  const byName = new Map(entities.map((entity) => [entity.name, entity]));
  return {
    entities,
    tables: makeTables(entities),
    widgets,
    entity: (name) => {
      const entity = byName.get(name);
      if (!entity) throw new Error(`there is no entity '${name}'`);
      return entity;
    },
  };
}

/** Columns that every table has, by wire key. */
export const baseColumns: Readonly<Record<string, string>> = {
  id: 'id',
  uuid: 'uuid',
  version: 'version',
  createdDate: 'created_date',
  createdUserId: 'created_user_id',
  updatedDate: 'updated_date',
  updatedUserId: 'updated_user_id',
  position: 'position',
};

/** `alias."column"`; both come from schemas, never from a request. */
export const columnOf = (alias: string, column: string): SQL => fragment(`${alias}."${column}"`);

/** Finds a field by its wire key or by its name. */
export function fieldByKey(entity: Entity, key: string): { name: string; field: Field } | undefined {
  const own = entity.fields[key];
  if (own) return { name: key, field: own };
  const found = Object.entries(entity.fields).find(([name, field]) => wireKey(name, field) === key);
  return found && { name: found[0], field: found[1] };
}

const columnsOf = new WeakMap<Entity, Map<string, string>>();
/** The SQL column of a stored field or a base column, by wire key; found once, because every statement asks for some. */
export function storedColumn(entity: Entity, key: string): string | undefined {
  if (key in baseColumns) return baseColumns[key];
  const known = remembered(columnsOf, entity, () => new Map());
  const column = known.get(key);
  if (column !== undefined) return column;
  const found = fieldByKey(entity, key);
  if (!found) return undefined;
  const name = columnName(found.name, found.field);
  known.set(key, name);
  return name;
}

/** A stored field or base column of a record under an alias, as text for a reader of `locale`; null if it is empty. */
export const textSql = (entity: Entity, alias: string, key: string, locale?: string): string =>
  textOf(fieldByKey(entity, key)?.field, `${alias}."${storedColumn(entity, key) ?? 'id'}"`, locale);

/** The display name of a record under an alias, for a reader of `locale`: its name field, or else its title. */
export const labelSql = (entity: Entity, alias: string, locale: string | undefined, field?: string): string =>
  field ? `coalesce(${textSql(entity, alias, field, locale)}, '')` : titleSql(entity, alias, locale);

/** Whether a record under an alias is in use: switched on, or not INACTIVE; null if it is always in use. */
export function activeSql({ fields, states }: Entity, alias: string): string {
  const { active } = fields;
  if (active && isFlag(active) && isStored(active)) return `${alias}."active"`;
  const status = states && fields[states.field];
  const ends = isChoice(status) && status.values.includes('INACTIVE');
  return states && ends ? `(${alias}."${columnName(states.field)}" <> 'INACTIVE')` : 'null::boolean';
}

/** The title template over an alias, as SQL text for a reader of `locale`: `{code} · {name}`. */
export function titleSql(entity: Entity, alias: string, locale: string | undefined): string {
  const parts = entity.title
    .split(/(\{\w+\})/)
    .filter(Boolean)
    .map((part) =>
      part.startsWith('{')
        ? `coalesce(${textSql(entity, alias, part.slice(1, -1), locale)}, '')`
        : `'${part.replaceAll("'", "''")}'`,
    );
  return parts.length === 1 ? (parts[0] as string) : `(${parts.join(' || ')})`;
}
