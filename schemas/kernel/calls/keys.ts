/**
 * The parameter of a path that names the record: `{id}`, `{uuid}`, or one that takes several keys and says so, `{idOrUuidOrHash}`: the
 * record's id, its uuid, or the value of its field `hash`, which no two of its records share.
 */
import { isCode } from '../fields/code.ts';
import { type Field, type Fields, isLine } from '../fields/field.ts';
import { paramsOf } from './path.ts';

const isLineOrCode = (field: Field): boolean => isCode(field) || isLine(field);

const SEVERAL = /^(id|uuid)Or[A-Z]/;
/** The parameter with the record's key; undefined for a path of the collection. */
export const keyParam = (path: string): string | undefined =>
  paramsOf(path).find((name) => name === 'id' || name === 'uuid' || SEVERAL.test(name));

const lowerFirst = (text: string): string => `${text.charAt(0).toLowerCase()}${text.slice(1)}`;
/** What a parameter takes, in the order in which it is tried: `idOrUuid` gives `id` and `uuid`. */
export const keysOf = (param: string): string[] => (SEVERAL.test(param) ? param.split(/Or(?=[A-Z])/).map(lowerFirst) : [param]);

/** Errors in the paths, for the boot check. */
export function keyProblems({ fields }: { fields: Fields }, paths: readonly string[]): string[] {
  return [...new Set(paths.flatMap((path) => keyParam(path) ?? []))].flatMap((param) =>
    keysOf(param).flatMap((name) => {
      if (name === 'id' || name === 'uuid') return [];
      const field = fields[name];
      if (!field?.unique || field.via || !isLineOrCode(field)) return [`the path takes '${name}', which is no unique field`];
      const isDigits = isCode(field) && /^\d+$/.test(field.alphabet);
      return [
        ...(isDigits && keysOf(param).includes('id') ? [`the path takes '${name}', which can look like an id`] : []),
        ...(isCode(field) && field.kept === 'hash' ? [`the path takes '${name}', of which only the hash is kept`] : []),
      ];
    }),
  );
}
