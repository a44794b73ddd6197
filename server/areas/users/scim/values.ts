/** Values of a SCIM resource as directories send them, read and checked. */
import { UNSTORABLE } from '#schemas/kernel/fields/formats.ts';
import { ScimError } from './error.ts';

export type Given = Readonly<Record<string, unknown>>;
export const isObject = (value: unknown): value is Given => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Attribute names are the same in any case (RFC 7643 §2.1). */
export const get = (given: Given, name: string): unknown =>
  Object.entries(given).find(([key]) => key.toLowerCase() === name.toLowerCase())?.[1];

/** Without the schema before it: `urn:ietf:params:scim:schemas:core:2.0:User:userName` is `userName`. Extensions keep theirs. */
export const shortName = (path: string): string => path.replace(/^urn:ietf:params:scim:schemas:core:2\.0:(User|Group):/i, '');

export const wrong = (name: string) => new ScimError(400, `${name} has a wrong value`, 'invalidValue');

/** Longer ones are cut where the product shows them, not refused: a directory holds whatever somebody has typed. */
const MAX_LENGTH = 1000;
export function text(given: Given, name: string, max = MAX_LENGTH): string | undefined {
  const value = get(given, name);
  if (value === undefined || value === null || value === '') return undefined;
  if (typeof value !== 'string' || value.length > max || UNSTORABLE.test(value)) throw wrong(name);
  return value.trim() || undefined;
}

/** Entra ID sends "False". */
export function truth(value: unknown, name: string): boolean {
  if (typeof value === 'boolean') return value;
  if (typeof value === 'string' && /^(true|false)$/i.test(value)) return value.toLowerCase() === 'true';
  throw wrong(name);
}
