/** Reference numbers: `SP-2026-00042`, counted per building, prefix and year without gaps. */
import { sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';

/** The next numbers of a prefix. The row lock on the counter makes them unique; a rollback returns them. */
export async function nextNumbers(
  tx: Queryable,
  prefix: string,
  buildingId: number | null,
  today: string,
  count: number,
): Promise<string[]> {
  const year = today.slice(0, 4);
  const [row] = await tx.query<{ value: number }>(
    sql`insert into counters (office_centre_id, name, period, value) values (${buildingId ?? 0}, ${prefix}, ${year}, ${count}::int)
        on conflict (office_centre_id, name, period) do update set value = counters.value + ${count}::int returning value`,
  );
  const first = (row?.value ?? 0) - count + 1;
  return Array.from({ length: count }, (_, index) => `${prefix}-${year}-${String(first + index).padStart(5, '0')}`);
}

/** The next number of a prefix. */
export const nextNumber = async (tx: Queryable, prefix: string, buildingId: number | null, today: string): Promise<string> =>
  (await nextNumbers(tx, prefix, buildingId, today, 1))[0] as string;
