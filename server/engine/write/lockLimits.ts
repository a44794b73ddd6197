/**
 * Writers of records that may not overlap take turns, per limit and keys. The constraint alone refuses the second one as well, but
 * two that are written at the same time would wait for each other until the database ends one as a deadlock.
 */
import { sql } from 'drizzle-orm';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { type Field, wireKey } from '#schemas/kernel/fields/field.ts';
import type { Transaction } from '#server/db/database.ts';
import { limitName } from '#server/db/limits.ts';

const isNothing = (value: unknown): boolean => value === null || value === undefined;

/** @param values of the whole record as it will be, by wire key */
export async function lockLimits(tx: Transaction, entity: Entity, values: Readonly<Record<string, unknown>>): Promise<void> {
  for (const [name, { by, period }] of Object.entries(entity.limits ?? {})) {
    const isEmpty = period?.some((one) => isNothing(values[wireKey(one, entity.fields[one] as Field)]));
    if (!period || isEmpty) continue;
    const keys = by.map((one) => values[wireKey(one, entity.fields[one] as Field)]);
    const key = JSON.stringify([limitName(entity.table, name), ...keys]);
    await tx.query(sql`select pg_advisory_xact_lock(hashtextextended(${key}::text, 0))`);
  }
}
