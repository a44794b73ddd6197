/** What the contractor's signature is for: the values of the form that the permit is about, as one hash. */
import { createHash } from 'node:crypto';
import { signedFields } from '#schemas/fmForms/fmForm.ts';

type Row = Readonly<Record<string, unknown>>;

const written = (value: unknown): unknown => {
  // The database and the portal may write one instant in two ways.
  if (typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value)) return new Date(value).toISOString();
  if (Array.isArray(value)) return value.length ? value.map(written) : null;
  // The database keeps the parts of a row in an order of its own.
  if (typeof value === 'object' && value !== null)
    return Object.entries(value)
      .map(([name, part]) => [name, written(part)])
      .filter(([, part]) => part !== null)
      .sort(([one], [other]) => String(one).localeCompare(String(other)));
  return value === '' || value === undefined ? null : value;
};

/** SHA-256 in hex. Fields stand in a fixed order, so that the same content always has the same hash. */
export const contentHash = (form: Row): string =>
  createHash('sha256')
    .update(JSON.stringify(signedFields.map((name) => [name, written(form[name])])))
    .digest('hex');
