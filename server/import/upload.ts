/** The upload of the command: the one declared by the entity, with every column that its create form can read from a cell. */

import type { Upload } from '#schemas/kernel/calls/upload.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { isOneReference, isStored, traitsOf } from '#schemas/kernel/fields/field.ts';
import { inputNames } from '#schemas/kernel/rules/validate.ts';
import type { Model } from '#server/db/model.ts';

const declaredBy = ({ uploads = {} }: Entity): Upload | undefined =>
  Object.values(uploads).find(({ does = 'create' }) => does === 'create');

/** The fields that a cell can hold; the others (a file, a text in three languages) cannot be imported. */
export const columnsOf = (entity: Entity): string[] =>
  inputNames(entity, 'create').filter((name) => {
    const field = entity.fields[name];
    return field !== undefined && traitsOf(field).inCell === true;
  });

/** Alternative headings of the columns. */
export const headingsOf = (entity: Entity): Upload['headings'] => declaredBy(entity)?.headings;

/** The field by which an existing record is recognised. */
export const uniqueField = (entity: Entity): string | undefined =>
  Object.entries(entity.fields).find(([, field]) => field.unique && isStored(field))?.[0];

/** A reference is recognised by the title of its record, by its unique field, and by what the entity's upload declares. */
const recognised = (model: Model, entity: Entity, columns: readonly string[]): Record<string, readonly string[]> =>
  Object.fromEntries(
    columns.flatMap((name) => {
      const field = entity.fields[name];
      const unique = isOneReference(field) && uniqueField(model.entity(field.to));
      return unique ? [[name, [unique]]] : [];
    }),
  );

/**
 * Columns that the file lacks are blank, so that they get their default, as in an upload.
 * @param given the fields of the file, in its order
 */
export const uploadOf = (model: Model, entity: Entity, given: readonly string[]): Upload => {
  const columns = [...new Set([...given, ...columnsOf(entity)])];
  const declared = declaredBy(entity);
  return {
    process: '',
    upload: '',
    permission: entity.access.create ?? entity.access.list,
    page: '',
    notices: { uploaded: '', failed: '' },
    ...declared,
    columns,
    by: { ...recognised(model, entity, columns), ...declared?.by },
  };
};
