/** Bodies of the sign-in calls: exactly these keys, text of limited length, nothing else. */
import type { Message } from '#schemas/kernel/rules/validate.ts';
import type { JsonSchema } from '#server/db/kinds/index.ts';
import { AppError } from '#server/errors/appError.ts';
import { partly } from '#server/openapi/values.ts';

type Longest<K extends string> = Readonly<Record<K, number>>;

function problemOf(value: unknown, max: number, required: boolean): Message | undefined {
  if (value === undefined || value === null || value === '') return required ? { code: 'required' } : undefined;
  if (typeof value !== 'string') return { code: 'notText' };
  if (value.length > max) return { code: 'tooLong', params: { max } };
  return value.includes('\u0000') ? { code: 'badCharacter' } : undefined;
}

type Texts<K extends string, O extends string> = Record<K, string> & Partial<Record<O, string>>;

/** What a body holds: how it is described, and how it is read. */
export interface Body<K extends string, O extends string> {
  schema: JsonSchema;
  /** Its texts; other keys are refused. Throws AppError `validation` with a message per key. */
  read(body: unknown): Texts<K, O>;
}

/**
 * A body of texts by name and maximum length: the required ones and the optional ones.
 * @param others what is not a text, which its call reads itself
 */
export const bodyOf = <K extends string = never, O extends string = never>(
  names: Longest<K>,
  optional: Longest<O> = {} as Longest<O>,
  others: Readonly<Record<string, JsonSchema>> = {},
): Body<K, O> => ({
  schema: partly({ ...lengths(names), ...lengths(optional), ...others }, ...Object.keys(optional), ...Object.keys(others)),
  read: (body) => textsOf(body, names, optional, Object.keys(others)),
});
const lengths = (names: Longest<string>): Record<string, JsonSchema> =>
  Object.fromEntries(Object.entries(names).map(([name, maxLength]) => [name, { type: 'string', maxLength }]));

function textsOf<K extends string, O extends string>(
  body: unknown,
  names: Longest<K>,
  optional: Longest<O>,
  others: readonly string[],
): Texts<K, O> {
  const given = (typeof body === 'object' && body !== null && !Array.isArray(body) ? body : {}) as Record<string, unknown>;
  const fields: Record<string, Message> = {};
  for (const key of Object.keys(given))
    if (!Object.hasOwn(names, key) && !Object.hasOwn(optional, key) && !others.includes(key))
      fields[key] = { code: 'unknownField', params: { fields: key } };
  for (const [all, required] of [
    [names, true],
    [optional, false],
  ] as const)
    for (const [key, max] of Object.entries(all) as [string, number][]) {
      const problem = problemOf(given[key], max, required);
      if (problem) fields[key] = problem;
    }
  if (Object.keys(fields).length) throw new AppError('validation', { fields });
  return given as Texts<K, O>;
}

/** An optional boolean. Throws AppError `validation` for anything else. */
export function flagOf(body: unknown, name: string): boolean {
  const value = (body as Record<string, unknown> | null | undefined)?.[name] ?? false;
  if (typeof value !== 'boolean') throw new AppError('validation', { fields: { [name]: { code: 'notYesNo' } } });
  return value;
}
