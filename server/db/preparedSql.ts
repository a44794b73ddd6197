/**
 * Statements that the database parses and plans once for each connection instead of at every call. Only those whose best plan
 * is the same for all values may be: a record by its key, records by their ids, a session. Where the plan follows from the
 * values — a search, a filter, an owner with ten rows or a million — a plan made without them can cost a hundred times as much
 * (the search for three letters would read every row), so those are planned each time.
 */
import { createHash } from 'node:crypto';
import type { SQL } from 'drizzle-orm';

const marked = new WeakSet<SQL>();

/** Marks a statement whose plan does not depend on its values. What it is made of is not marked by it, nor it by its parts. */
export function prepared(statement: SQL): SQL {
  marked.add(statement);
  return statement;
}
export const isPrepared = (statement: SQL): boolean => marked.has(statement);

/** Texts whose names are kept at hand; others get the same name again, only slower. */
const MAX_KEPT = 2000;
const names = new Map<string, string>();

/** The name of a prepared statement: the same for the same text, in every process. */
export function nameOf(text: string): string {
  const known = names.get(text);
  if (known) return known;
  const name = `s_${createHash('sha256').update(text).digest('hex').slice(0, 32)}`;
  if (names.size >= MAX_KEPT) names.clear();
  names.set(text, name);
  return name;
}

/** So many statements are prepared on one connection; the schemas decide how many there are, not those who call. */
export const MAX_PREPARED = 300;
