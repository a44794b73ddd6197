import type { Entity } from '../entity/entity.ts';

/** All entities by name. */
export type All = ReadonlyMap<string, Entity>;
/** What is wrong with one entity among all of them: a sentence for each error, without its name. */
export type Check = (entity: Entity, all: All) => readonly string[];

/** Columns of every record, which no schema declares. */
export const BASE = ['id', 'uuid', 'version', 'createdDate', 'updatedDate', 'createdUserId', 'updatedUserId', 'position'];

/** Names at a place in the schema that are no fields. */
export const notFields = ({ fields }: Pick<Entity, 'fields'>, place: string, names: readonly string[] = []): string[] =>
  names.filter((name) => !(name in fields) && !BASE.includes(name)).map((name) => `${place} names '${name}', which is no field`);

/** Has a record this value: a field, or what a reference embeds (`carPark.name`)? */
export function hasPath({ fields }: Pick<Entity, 'fields'>, path: string): boolean {
  const [name = '', part] = path.split('.');
  const field = fields[name];
  const embeds = field && 'to' in field && (part === 'label' || (field.embed as string[] | undefined)?.includes(part ?? ''));
  return field !== undefined && (part === undefined || Boolean(embeds));
}
