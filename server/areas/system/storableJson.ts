/** JSON from a person that is stored unchanged: limited in size, and only what PostgreSQL can store. */
import { UNSTORABLE } from '#schemas/kernel/fields/formats.ts';
import { AppError } from '#server/errors/appError.ts';

const MAX_DEPTH = 12;

function holdsUnstorable(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return UNSTORABLE.test(value);
  if (typeof value !== 'object' || value === null) return false;
  return (
    depth >= MAX_DEPTH || Object.entries(value).some(([key, inner]) => UNSTORABLE.test(key) || holdsUnstorable(inner, depth + 1))
  );
}

/** The value as JSON text of at most `bytes`. Throws AppError `validation` naming the field. */
export function storableJson(field: string, value: unknown, bytes: number): string {
  const text = JSON.stringify(value);
  if (text === undefined) throw new AppError('validation', { fields: { [field]: { code: 'required' } } });
  if (Buffer.byteLength(text) > bytes)
    throw new AppError('validation', { fields: { [field]: { code: 'tooLong', params: { max: bytes } } } });
  if (holdsUnstorable(value)) throw new AppError('validation', { fields: { [field]: { code: 'badCharacter' } } });
  return text;
}
