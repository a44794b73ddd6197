/** The picture by which people recognise a row: a column of the list, beside what names it. */
import type { Entity } from '../entity/entity.ts';
import { isPicture } from '../fields/field.ts';

/**
 * The field: what `list.picture` names, otherwise the first one that people fill in and everybody reads who reads the record. Null where the list
 * wants none; undefined where there is none.
 */
export const pictureOf = ({ fields, list }: Pick<Entity, 'fields' | 'list'>): string | null | undefined =>
  list.picture === undefined
    ? Object.keys(fields).find((name) => {
        const field = fields[name];
        return field && isPicture(field) && !field.system && !field.readableBy;
      })
    : list.picture;

/** The columns that a list has at first: its picture behind the name, unless it says itself where it stands. */
export function firstColumns(entity: Pick<Entity, 'fields' | 'list'>): readonly string[] {
  const { columns, more = [] } = entity.list;
  const picture = pictureOf(entity);
  return !picture || [...columns, ...more].includes(picture) ? columns : columns.toSpliced(1, 0, picture);
}
