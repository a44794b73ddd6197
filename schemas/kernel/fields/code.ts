/**
 * Codes (`code({ length: 6, alphabet: CODE_DIGITS, kept: 'hash' })`): the server makes one at random when a record is made, and again by an
 * action with `renews: 'uniquePin'`. Where only its hash is kept, the answer to that call is the only place that ever has it; records then
 * have `KEPT_SECRET` in its place.
 */

import { type CodeField, type Field, type Fields, traitsOf } from '../kinds/index.ts';
import { KEPT_SECRET } from './secret.ts';

/** Fewer possible codes than this could be guessed, or run out. */
const MIN_CODES = 10_000;

export const isCode = (field: Field | undefined): field is CodeField => field !== undefined && traitsOf(field).generated === true;
/** Of which only the hash is kept. */
export const isHashedCode = (field: Field | undefined): field is CodeField => isCode(field) && field.kept === 'hash';

/** The names of an action's codes to renew. */
export const renewedBy = ({ renews }: { renews?: string | readonly string[] }): readonly string[] =>
  renews === undefined ? [] : typeof renews === 'string' ? [renews] : renews;

/** The codes in the answer to a call that made them, which nobody can read again: by their fields. */
export const newCodesIn = ({ fields }: { fields: Fields }, record: Readonly<Record<string, unknown>>): [string, string][] =>
  Object.entries(fields).flatMap(([name, field]): [string, string][] => {
    const value = isHashedCode(field) ? record[name] : undefined;
    return typeof value === 'string' && value !== KEPT_SECRET ? [[name, value]] : [];
  });

/** As much of an entity as is asked here. */
interface Declared {
  fields: Fields;
  title: string;
  form: readonly { fields: readonly string[] }[];
  list: { columns: readonly string[]; more?: readonly string[]; filters?: readonly string[]; sortable?: readonly string[] };
  actions: Readonly<
    Record<string, { call: string; input?: readonly string[]; set?: object; renews?: string | readonly string[] }>
  >;
}

/** Errors in the declarations, for the boot check. */
export function codeProblems({ fields, title, form, list, actions }: Declared): string[] {
  const typed = [...form.flatMap((one) => one.fields), ...Object.values(actions).flatMap(({ input }) => input ?? [])];
  const listed = [list.columns, list.more, list.filters, list.sortable].flatMap((names) => names ?? []);
  const problems = Object.entries(fields).flatMap(([name, field]) => {
    if (!isCode(field)) return [];
    const { length, alphabet, unique, system } = field;
    const isPoor = new Set(alphabet.toLowerCase()).size !== alphabet.length || alphabet.length ** length < MIN_CODES;
    return [
      ...(isPoor ? [`the code '${name}' has an alphabet that repeats itself, or too few possible values`] : []),
      ...(unique ? [] : [`the code '${name}' is not unique`]),
      ...(!system || typed.includes(name) ? [`the code '${name}' is made by the server, and cannot be typed`] : []),
      ...(isHashedCode(field) && (listed.includes(name) || field.search || title.includes(`{${name}}`))
        ? [`of the code '${name}' only the hash is kept, and it is listed or searched`]
        : []),
    ];
  });
  const renewing = Object.entries(actions).flatMap(([operation, action]) =>
    renewedBy(action)
      .filter((name) => !isCode(fields[name]) || !action.call.includes('{'))
      .map((name) => `action '${operation}' renews '${name}', which is no code of a record`),
  );
  return [...problems, ...renewing];
}
