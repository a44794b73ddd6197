/**
 * Fields for the server alone (`internal`), such as the hash of a link. `canRead` keeps them out of every answer; this is the boot
 * check that no schema shows one in a place that reads fields by another way.
 */
import { type Fields, isReference } from './field.ts';

/** As much of an entity as is asked here. */
interface Declared {
  fields: Fields;
  title: string;
  facts: readonly string[];
  form: readonly { fields: readonly string[] }[];
  show: readonly { fields: readonly string[] }[];
  list: { columns: readonly string[]; more?: readonly string[]; filters?: readonly string[]; sortable?: readonly string[] };
}

/** Errors in the declarations, for the boot check. */
export function internalProblems(
  { fields, title, facts, form, show, list }: Declared,
  byName: ReadonlyMap<string, { fields: Fields }>,
): string[] {
  const { columns, more = [], filters = [], sortable = [] } = list;
  const shown = new Set([
    ...[...form, ...show].flatMap((section) => section.fields),
    ...[...facts, ...columns, ...more, ...filters, ...sortable],
  ]);
  return Object.entries(fields).flatMap(([name, field]) => {
    const isInternal = (entity: string, one: string) => byName.get(entity)?.fields[one]?.internal;
    const taken = field.via && isInternal(field.via.entity, field.via.take);
    const names = isReference(field) ? [...(field.embed ?? []), ...(field.label ? [field.label] : [])] : [];
    return [
      ...(field.internal && (shown.has(name) || field.search || !field.system || title.includes(`{${name}}`))
        ? [`'${name}' is for the server alone, and is shown, searched or sent`]
        : []),
      ...(taken || (isReference(field) && names.some((one) => isInternal(field.to, one)))
        ? [`'${name}' shows what is for the server alone`]
        : []),
    ];
  });
}
