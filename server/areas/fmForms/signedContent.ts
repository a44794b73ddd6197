/** What the contractor's signature is for: the values of the form that the permit is about, as one hash. */
import { createHash } from 'node:crypto';
import { signedFields } from '#schemas/fmForms/fmForm.ts';

type Row = Readonly<Record<string, unknown>>;

const written = (value: unknown): unknown => {
  // The database and the portal may write one instant in two ways.
  if (typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value)) return new Date(value).toISOString();
  return value === '' || value === undefined ? null : value;
};

/** SHA-256 in hex. Fields stand in a fixed order, so that the same content always has the same hash. */
export const contentHash = (form: Row): string =>
  createHash('sha256')
    .update(JSON.stringify(signedFields.map((name) => [name, written(form[name])])))
    .digest('hex');
