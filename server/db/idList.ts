import { type SQL, sql } from 'drizzle-orm';

/** Ids as one value of type `bigint[]`, for `= any(…)`, `&&` and `@>`. */
export const idList = (ids: readonly number[]): SQL =>
  sql`array[${sql.join(
    ids.map((id) => sql`${id}`),
    sql.raw(', '),
  )}]::bigint[]`;
