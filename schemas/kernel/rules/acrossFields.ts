/**
 * Validation across the fields of one record, declared once on the entity (`validate`) and checked in the form, the API and
 * uploads. A blank field sets no condition, except in `someOf`, which is about blanks.
 */

import { isBlank } from '../fields/empty.ts';
import { type Field, type Fields, isGiven, isWorded, wireKey } from '../fields/field.ts';
import type { Message, MessageCode } from '../fields/message.ts';
import { unknownPlaceholder } from '../notices/placeholders.ts';

type Row = Readonly<Record<string, unknown>>;
/** The parts of an entity that these checks need. */
interface Checked {
  fields: Fields;
  validate?: readonly AcrossFields[];
}

/** Compared with another field of its kind. */
const comparisons = {
  gt: { code: 'after', holds: (one: string | number, other: string | number) => one > other },
  gte: { code: 'notBefore', holds: (one: string | number, other: string | number) => one >= other },
  lt: { code: 'less', holds: (one: string | number, other: string | number) => one < other },
  lte: { code: 'notMore', holds: (one: string | number, other: string | number) => one <= other },
  ne: { code: 'sameAs', holds: (one: string | number, other: string | number) => one !== other },
} as const;
type Comparison = keyof typeof comparisons;

type Rule<N extends string> =
  | { [K in Comparison]: Record<K, N> }[Comparison]
  /** The field or one of these must have a value. */
  | { someOf: readonly N[] }
  /** The sum of the field and these is at most, or exactly, this number. */
  | { sumWith: readonly N[]; most: number }
  | { sumWith: readonly N[]; is: number }
  /** The placeholders of the text are among those in this field of the record, which no form has. */
  | { placeholdersOf: N };

/** `field` gets the error; `error` replaces the usual message code. */
export type AcrossFields<N extends string = string> = { field: N; error?: MessageCode } & Rule<N>;

const comparisonOf = (check: AcrossFields): Comparison | undefined =>
  (Object.keys(comparisons) as Comparison[]).find((name) => name in check);

/** The other fields that a check needs. */
function othersOf(check: AcrossFields): readonly string[] {
  if ('someOf' in check) return check.someOf;
  if ('sumWith' in check) return check.sumWith;
  if ('placeholdersOf' in check) return [check.placeholdersOf];
  return [(check as unknown as Record<Comparison, string>)[comparisonOf(check) as Comparison]];
}

function compared(name: Comparison, own: unknown, other: unknown): boolean {
  const isComparable = (value: unknown): value is string | number => typeof value === 'string' || typeof value === 'number';
  if (isBlank(own) || isBlank(other) || !isComparable(own) || !isComparable(other) || typeof own !== typeof other) return true;
  return comparisons[name].holds(own, other);
}

/** Can only be asked beside the record that is changed. */
export const needsRecord = (check: AcrossFields): boolean => 'placeholdersOf' in check;

/** One text, or one per language. */
const textsIn = (value: unknown): string[] =>
  (typeof value === 'object' && value !== null ? Object.values(value) : [value]).filter((text) => !isBlank(text)).map(String);

const sumOf = (values: readonly unknown[]): number =>
  values.reduce((sum: number, value) => sum + (typeof value === 'number' ? value : 0), 0);

/** The error of a record, or undefined when the check holds. `record` has wire keys. */
export function acrossProblem(entity: Checked, check: AcrossFields, record: Row): Message | undefined {
  const keyOf = (name: string) => wireKey(name, entity.fields[name] as Field);
  const of = (name: string) => record[keyOf(name)];
  const own = of(check.field);
  const others = othersOf(check);
  const say = (code: MessageCode, params?: Message['params']): Message => ({
    code: check.error ?? code,
    ...(params ? { params } : {}),
  });
  if ('someOf' in check) {
    const given = [check.field, ...others].some((name) => isGiven(entity.fields[name] as Field, of(name)));
    return given ? undefined : say('oneRequired');
  }
  if ('sumWith' in check) {
    const sum = sumOf([own, ...others.map(of)]);
    if ('most' in check) return sum <= check.most ? undefined : say('sumMost', { max: check.most });
    return sum === check.is ? undefined : say('sumIs', { sum: check.is });
  }
  if ('placeholdersOf' in check) {
    const allowed = of(check.placeholdersOf);
    if (!Array.isArray(allowed)) return undefined;
    const unknown = textsIn(own).flatMap((text) => unknownPlaceholder(text, allowed) ?? [])[0];
    return unknown === undefined ? undefined : say('placeholder', { placeholder: unknown });
  }
  const [other = ''] = others;
  const name = comparisonOf(check) as Comparison;
  return compared(name, own, of(other)) ? undefined : say(comparisons[name].code, { other: keyOf(other) });
}

/** The field that this one may not precede: the start of a period, given its end. */
export const startOf = ({ validate = [] }: Pick<Checked, 'validate'>, name: string): string | undefined =>
  validate.flatMap((check) => (check.field === name && 'gte' in check ? [check.gte] : []))[0];

const SUMMED: ReadonlySet<string | undefined> = new Set(['integer', 'money', 'percent']);

/** Errors in the declarations, for the boot check. `formOf` returns the fields of a form by its name. */
export function acrossProblems(
  entity: Checked,
  forms: readonly string[],
  formOf: (operation: string) => readonly string[],
): string[] {
  return (entity.validate ?? []).flatMap((check) => {
    const { field } = check;
    const others = othersOf(check);
    if (!(field in entity.fields)) return [`validate names '${field}', which is no field`];
    const kindOf = (name: string) => entity.fields[name]?.kind;
    const isOdd = (name: string): boolean => {
      if (name === field || !(name in entity.fields)) return true;
      if ('someOf' in check) return false;
      if ('placeholdersOf' in check) return !isWorded(entity.fields[field]) || !entity.fields[name]?.system;
      return 'sumWith' in check ? !SUMMED.has(kindOf(name)) : kindOf(name) !== kindOf(field);
    };
    const odd = others.find(isOdd);
    if (odd !== undefined) return [`field '${field}' comes after '${odd}', which is no other ${kindOf(field)}`];
    if (needsRecord(check)) return [];
    return forms.flatMap((operation) => {
      const names = formOf(operation);
      const missing = names.includes(field) ? others.filter((name) => !names.includes(name)) : [];
      return missing.map((name) => `'${operation}' takes '${field}' without '${name}' before it`);
    });
  });
}
