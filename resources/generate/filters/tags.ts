/** Filters in force as tags, one for every value, so that each can be removed alone. */
import type { ListFilter } from '#dataProvider/types.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { listFilters, type Operator } from '#schemas/kernel/lists/query.ts';

export interface Tag {
  param: string;
  /** The filtered field; the two dates of the base query filter `updatedDate`. */
  field: string;
  operator: Operator;
  /** One value: of a list of values there is a tag for each. */
  value: string | number | boolean;
}

/** The tags of a filter, in the order of the schema; status tab and search are no tags. */
export function tagsOf(entity: Entity, filter: ListFilter): Tag[] {
  return listFilters(entity).flatMap(({ param, field, operator }) => {
    const value = filter[param];
    if (value === undefined || value === null || value === '') return [];
    return [value].flat().map((one) => ({ param, field, operator, value: one as Tag['value'] }));
  });
}

/** The filter without that tag's value; a parameter without values is removed. */
export function withoutTag(filter: ListFilter, { param, value }: Pick<Tag, 'param' | 'value'>): ListFilter {
  const { [param]: present, ...rest } = filter;
  const left = Array.isArray(present) ? present.filter((one) => one !== value) : [];
  return left.length ? { ...rest, [param]: left } : rest;
}
