/** Delivery periods of a store (001 §3): no two of them at the same time. Whoever writes one holds the store. */
import { sql } from 'drizzle-orm';
import type { WeeklyHours } from '#schemas/kernel/fields/hours.ts';
import { hoursProblem } from '#schemas/kernel/fields/hoursRules.ts';
import { systemDataCodes } from '#schemas/kernel/fields/systemData.ts';
import { retailStoreDeliveryPeriod } from '#schemas/retail/retailStoreDeliveryPeriod.ts';
import type { Transaction } from '#server/db/database.ts';
import { type ChangedRow, type NewRow, rulesFor } from '#server/engine/areas/rules.ts';
import { refuse } from '#server/engine/calls/refusal.ts';

interface Period {
  daysOfWeek?: readonly string[] | null;
  startTime?: string | null;
  endTime?: string | null;
}
/** Sunday is 0, as in opening hours. */
const weekdays: readonly string[] = systemDataCodes('WEEKDAY');

const hoursOf = ({ daysOfWeek, startTime, endTime }: Period): WeeklyHours[] =>
  (daysOfWeek ?? []).map((day) => ({ day: weekdays.indexOf(day), from: startTime ?? '', to: endTime ?? '' }));

type Row = NewRow<typeof retailStoreDeliveryPeriod> | ChangedRow<typeof retailStoreDeliveryPeriod>;

async function refuseOverlaps(tx: Transaction, rows: readonly Row[]): Promise<void> {
  for (const row of rows) {
    const storeId = row.before?.retailStoreId ?? row.values.retailStoreId;
    const others = await tx.query<Period>(sql`
      select days_of_week as "daysOfWeek", to_char(start_time, 'HH24:MI') as "startTime", to_char(end_time, 'HH24:MI') as "endTime" from retail_store_delivery_periods
      where retail_store_id = ${storeId} and id <> ${row.before?.id ?? 0}`);
    const problem = hoursProblem([...others, { ...row.before, ...row.values }].flatMap(hoursOf), { overnight: true });
    if (problem) refuse(row, 'startTime', problem.code === 'hours.overlap' ? 'deliveryOverlaps' : problem.code);
  }
}

export const deliveryPeriodRules = rulesFor(retailStoreDeliveryPeriod, {
  beforeCreate: async ({ tx }, rows) => {
    for (const { values } of rows) {
      const [store] = await tx.query<{ company: number | null }>(
        sql`select retail_tenant_id as company from retail_stores where id = ${values.retailStoreId}`,
      );
      values.retailTenantId = store?.company ?? null;
    }
    await refuseOverlaps(tx, rows);
  },
  actions: { change: async ({ tx }, rows) => refuseOverlaps(tx, rows) },
});
