/**
 * A secret that a form takes and nobody reads again: `password: text({ secret: { boundTo: ['host', 'userName'] } })`. It is stored
 * encrypted (`server/db/fieldSecrets.ts`). Whoever reads the record gets `KEPT_SECRET` where there is one; sent back, it stays as it is.
 * `boundTo` names the fields that say whom it is shown to: once one of them changes it has to be given again, so that nobody who may
 * edit the form can have it sent to themselves.
 */

import type { Secret } from '../kinds/text.ts';
import { type Field, type Fields, isReference, wireKey } from './field.ts';

/** What stands for a stored secret in answers, forms and the history. */
export const KEPT_SECRET = '••••••••';

/** The facts of a secret; undefined for any other field. */
export const secretOf = (field: Field | undefined): Secret | undefined =>
  field && 'secret' in field ? (field.secret as Secret | undefined) : undefined;

/** The keys of an entity's secrets on the wire: what a browser must not keep. */
export const secretKeys = ({ fields }: { fields: Fields }): string[] =>
  Object.entries(fields).flatMap(([name, field]) => (secretOf(field) ? [wireKey(name, field)] : []));

/** As much of an entity as is asked here. */
interface Declared {
  fields: Fields;
  title: string;
  form: readonly { fields: readonly string[] }[];
  list: { columns: readonly string[]; more?: readonly string[]; filters?: readonly string[]; sortable?: readonly string[] };
  uploads?: Readonly<Record<string, { columns: readonly string[] }>>;
}

/** Errors in the declarations, for the boot check: a secret stands in forms alone, beside what it is bound to. */
export function secretProblems(
  { fields, title, form, list, uploads = {} }: Declared,
  byName: ReadonlyMap<string, Declared>,
): string[] {
  const listed = new Set(
    [list.columns, list.more, list.filters, list.sortable, ...Object.values(uploads).map(({ columns }) => columns)].flatMap(
      (names) => names ?? [],
    ),
  );
  const inForm = new Set(form.flatMap((section) => section.fields));
  const problems = Object.entries(fields).flatMap(([name, field]) => {
    const secret = secretOf(field);
    const lost = secret?.boundTo?.find((one) => !fields[one] || (inForm.has(name) && !inForm.has(one)));
    return [
      ...(secret && (listed.has(name) || field.search || field.unique || title.includes(`{${name}}`))
        ? [`the secret '${name}' is listed, searched, compared or uploaded`]
        : []),
      ...(lost === undefined ? [] : [`the secret '${name}' is bound to '${lost}', which does not stand beside it`]),
    ];
  });
  const shown = Object.entries(fields).flatMap(([name, field]) => {
    const taken = field.via && secretOf(byName.get(field.via.entity)?.fields[field.via.take]);
    const names = isReference(field) ? [...(field.embed ?? []), ...(field.label ? [field.label] : [])] : [];
    const target = isReference(field) ? byName.get(field.to) : undefined;
    return taken || names.some((one) => secretOf(target?.fields[one])) ? [`'${name}' shows a secret of another entity`] : [];
  });
  return [...problems, ...shown];
}
