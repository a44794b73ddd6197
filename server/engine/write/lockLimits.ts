/**
 * Writers of records that may not overlap take turns, per limit and keys. The constraint alone refuses the second one as well, but
 * two that are written at the same time would wait for each other until the database ends one as a deadlock.
 */
import { sql } from 'drizzle-orm';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { type Field, wireKey } from '#schemas/kernel/fields/field.ts';
import { countedBy } from '#schemas/kernel/rules/limits.ts';
import type { Transaction } from '#server/db/database.ts';
import { limitName } from '#server/db/limits.ts';

type Values = Readonly<Record<string, unknown>>;
const isNothing = (value: unknown): boolean => value === null || value === undefined;

/** @param records each as the whole record will be, by wire key; all are locked in the same order by everybody */
export async function lockLimits(
  tx: Transaction,
  { table, fields, limits = {} }: Entity,
  records: readonly Values[],
): Promise<void> {
  const valueAt = (values: Values, name: string) => values[wireKey(name, fields[name] as Field)];
  const keys = Object.entries(limits).flatMap(([name, limit]) =>
    records
      .filter((values) => limit.period && !countedBy(limit) && !limit.period.some((one) => isNothing(valueAt(values, one))))
      .map((values) => JSON.stringify([limitName(table, name), ...limit.by.map((one) => valueAt(values, one))])),
  );
  if (keys.length)
    await tx.query(sql`
      select pg_advisory_xact_lock(k.key) from (
        select distinct hashtextextended(name, 0) as key from unnest(${sql.param(keys)}::text[]) name order by 1
      ) k`);
}
