/** People whom the provider has deleted are there again as soon as they join an office centre. */
import { sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';

export async function comeBack(on: Queryable, userIds: readonly number[]): Promise<void> {
  await on.query(sql`update users set removed = false where id = any(${sql.param(userIds)}::bigint[]) and removed`);
}
