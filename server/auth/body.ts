/** Bodies of the sign-in calls: exactly these keys, text of bounded length, nothing else. */

import type { Message } from '#schemas/kernel/validate.ts';
import { AppError } from '#server/http/errors.ts';

/** Reads required texts by name and longest length. Throws AppError `validation` with a message per key. */
export function textsOf<K extends string>(body: unknown, names: Readonly<Record<K, number>>): Record<K, string> {
  const given = (typeof body === 'object' && body !== null && !Array.isArray(body) ? body : {}) as Record<string, unknown>;
  const fields: Record<string, Message> = {};
  for (const key of Object.keys(given))
    if (!Object.hasOwn(names, key)) fields[key] = { code: 'unknownField', params: { fields: key } };
  for (const [key, max] of Object.entries(names) as [K, number][]) {
    const value = given[key];
    if (value === undefined || value === null || value === '') fields[key] = { code: 'required' };
    else if (typeof value !== 'string') fields[key] = { code: 'notText' };
    else if (value.length > max) fields[key] = { code: 'tooLong', params: { max } };
    else if (value.includes('\u0000')) fields[key] = { code: 'badCharacter' };
  }
  if (Object.keys(fields).length) throw new AppError('validation', { fields });
  return given as Record<K, string>;
}
