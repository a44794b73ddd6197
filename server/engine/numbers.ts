/** Reference numbers: `SP-2026-00042`, counted per building, prefix and year without gaps. */
import { sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';

/** The next number of a prefix; the row lock on the counter makes it unique and gives it back on a rollback. */
export async function nextNumber(tx: Queryable, prefix: string, buildingId: number | null, today: string): Promise<string> {
  const year = today.slice(0, 4);
  const [row] = await tx.query<{ value: number }>(
    sql`insert into counters (office_centre_id, name, period, value) values (${buildingId ?? 0}, ${prefix}, ${year}, 1)
        on conflict (office_centre_id, name, period) do update set value = counters.value + 1 returning value`,
  );
  return `${prefix}-${year}-${String(row?.value ?? 0).padStart(5, '0')}`;
}
