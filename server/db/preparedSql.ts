/**
 * Statements that the database parses and plans once per connection instead of at every call. Only those whose best plan
 * is the same for all values may be: a record by its key, records by their ids, a session. Where the plan depends on the
 * values (a search, a filter, an owner with ten rows or a million), a plan made without them can cost a hundred times as much
 * (the search for three letters would read every row), so those are planned each time.
 */
import { createHash } from 'node:crypto';
import { SQL } from 'drizzle-orm';
import { rememberedUpTo } from '#schemas/kernel/remembered.ts';

class PreparedSql extends SQL {}

/** A statement whose plan does not depend on its values. That is said of this statement only, not of its parts. */
export const prepared = (statement: SQL): SQL => new PreparedSql(statement.queryChunks);
export const isPrepared = (statement: SQL): boolean => statement instanceof PreparedSql;

/** Number of texts whose names are cached; others get the same name again, only slower. */
const MAX_KEPT = 2000;
const names = new Map<string, string>();

/** The name of a prepared statement: the same for the same text, in every process. */
export function nameOf(text: string): string {
  return rememberedUpTo(MAX_KEPT, names, text, () => `s_${createHash('sha256').update(text).digest('hex').slice(0, 32)}`);
}

/** Maximum number of statements prepared on one connection; the number depends on the schemas, not on the callers. */
export const MAX_PREPARED = 300;
