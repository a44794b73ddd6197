/**
 * Limits of the kind `capacity` (`schemas/kernel/rules/limits.ts`): the record that says how many there may be is locked, then those that
 * count are counted, so that two writers never take the last seat.
 */
import { sql } from 'drizzle-orm';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { type Field, type ReferenceField, wireKey } from '#schemas/kernel/fields/field.ts';
import { matches } from '#schemas/kernel/rules/where.ts';
import type { Transaction } from '#server/db/database.ts';
import { columnOf, type Model, storedColumn } from '#server/db/model.ts';
import { limitRefused } from '#server/errors/asAppError.ts';
import type { RecordRow } from '../records/record.ts';
import { tableAs } from '../records/select.ts';

type Values = Readonly<Record<string, unknown>>;

/**
 * @param values of the whole record as it will be, by wire key
 * @param before as it was; one that has counted already has its place
 * @throws AppError with the sentence of the limit
 */
export async function requireRoom(
  tx: Transaction,
  model: Model,
  entity: Entity,
  values: Values,
  before?: RecordRow,
): Promise<void> {
  for (const limit of Object.values(entity.limits ?? {})) {
    const { max, by, while: when = {} } = limit;
    if (!max) continue;
    const keys = by.map((name) => wireKey(name, entity.fields[name] as Field));
    const counts = (record: Values) => matches(when, record, { today: '' });
    const hasPlace = before && counts(before) && keys.every((key) => before[key] === values[key]);
    if (hasPlace || !counts(values) || keys.some((key) => values[key] === null || values[key] === undefined)) continue;
    const above = model.entity((entity.fields[max.of] as ReferenceField).to);
    const most = columnOf('p', storedColumn(above, max.field) as string);
    const [place] = await tx.query<{ most: number | null }>(
      sql`select ${most} as most from ${tableAs(above, 'p')} where p.id = ${values[keys[0] as string]} for update of p`,
    );
    if (place === undefined || place.most === null) continue;
    const column = (key: string) => columnOf('t', storedColumn(entity, key) as string);
    const conditions = [
      ...keys.map((key) => sql`${column(key)} = ${values[key]}`),
      ...Object.entries(when).map(([key, wanted]) => sql`${column(key)} = any(${sql.param([wanted].flat())}::text[])`),
      sql`t.id is distinct from ${before?.id ?? null}::bigint`,
      ...(entity.traits.includes('softDeleted') ? [sql.raw('t.deleted_date is null')] : []),
    ];
    const [taken] = await tx.query<{ count: number }>(
      sql`select count(*)::int as count from ${tableAs(entity)} where ${sql.join(conditions, sql.raw(' and '))}`,
    );
    if ((taken?.count ?? 0) >= place.most) throw limitRefused(entity, limit);
  }
}
