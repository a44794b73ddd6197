/** Reference numbers of demo records, counted on by the server. */
import { sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { insertRows } from './insert.ts';

/** Reference numbers in the server's format: per building and year, in the order of submission. */
export async function numbered(on: Queryable, buildingId: number, prefix: string, dates: readonly string[]): Promise<string[]> {
  // What has been numbered before goes on.
  const before = await on.query<{ period: string; value: number }>(
    sql`delete from counters where office_centre_id = ${buildingId} and name = ${prefix} returning period, value::int as value`,
  );
  const last = new Map(before.map(({ period, value }) => [period, value]));
  const given = dates
    .map((date, index) => ({ year: date.slice(0, 4), date, index }))
    .sort((a, b) => a.date.localeCompare(b.date))
    .map(({ year, index }) => {
      const value = (last.get(year) ?? 0) + 1;
      last.set(year, value);
      return { index, number: `${prefix}-${year}-${String(value).padStart(5, '0')}` };
    });
  await insertRows(
    on,
    'counters',
    [...last].map(([period, value]) => ({ officeCentreId: buildingId, name: prefix, period, value })),
    'none',
  );
  return given.sort((a, b) => a.index - b.index).map(({ number }) => number);
}
