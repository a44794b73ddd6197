/** Bodies as the API wants them (000 §7): without nulls and without empty objects; absent means cleared. */

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

const isNothing = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (isPlain(value) && Object.keys(value).length === 0);

/**
 * Takes out nulls, empty strings and empty objects, inner ones first. Empty lists stay: they say that a list was emptied.
 */
export function cleanBody(body: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const clean: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(body)) {
    const inner = isPlain(value) ? cleanBody(value) : value;
    if (!isNothing(inner)) clean[key] = inner;
  }
  return clean;
}
