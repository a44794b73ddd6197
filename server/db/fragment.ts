import { type SQL, sql } from 'drizzle-orm';

const made = new Map<string, SQL>();

/**
 * A piece of SQL that stands in schemas or code, made once for all statements: each has dozens of them. Never for text of a request,
 * which would be kept for ever.
 */
export function fragment(text: string): SQL {
  let known = made.get(text);
  if (!known) {
    known = sql.raw(text);
    made.set(text, known);
  }
  return known;
}
