/** Many rows in one statement, given by column name in camel case. */
import { snake } from '#schemas/kernel/entity/snake.ts';
import type { Queryable } from '#server/db/database.ts';

export type SeedRow = Readonly<Record<string, unknown>>;

/**
 * Inserts rows that all have the same keys; the database converts the values to the columns' types. Returns the ids
 * in the order of the rows, or nothing for a table without `id`.
 */
export async function insertRows(
  on: Queryable,
  table: string,
  rows: readonly SeedRow[],
  returning: 'id' | 'none' = 'id',
): Promise<number[]> {
  const [first] = rows;
  if (!first) return [];
  const columns = Object.keys(first);
  const list = columns.map((key) => `"${snake(key)}"`).join(', ');
  const records = rows.map((row) => Object.fromEntries(columns.map((key) => [snake(key), row[key] ?? null])));
  const inserted = await on.text<{ id: number }>(
    `insert into "${table}" (${list}) select ${list} from jsonb_populate_recordset(null::"${table}", $1::jsonb)${returning === 'id' ? ' returning id' : ''}`,
    [JSON.stringify(records)],
  );
  return inserted.map((row) => row.id);
}
