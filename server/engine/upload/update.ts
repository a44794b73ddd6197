/** Many changes in a few statements: what `write/store.ts` does for one. */
import { sql } from 'drizzle-orm';
import type { RuleContext } from '../areas/rules.ts';
import { requireRoom } from '../limits/room.ts';
import { keepTags } from './insert.ts';
import { groupByFields, recordsetOf } from './recordset.ts';
import type { BulkRow } from './row.ts';

/** Writes the `values` of the rows to their records, which are locked, and increments their versions. Throws AppError with the sentence of a limit. */
export async function updateRows(context: RuleContext, rows: readonly Pick<BulkRow, 'values' | 'recordId'>[]): Promise<void> {
  const { tx, entity, reach } = context;
  const room = await requireRoom(context, rows, ({ recordId, values }) => ({ id: recordId, values }));
  await keepTags(context, rows);
  for (const { keys, rows: chunk } of groupByFields(rows, ({ values }) => values)) {
    const records = chunk.map(({ values, recordId }) => ({ ...values, recordId }));
    const { columns, source } = recordsetOf(context, keys, records, { recordId: 'bigint' });
    const sets = columns.map((column) => `${column} = r.${column}`).join(', ');
    await tx.query(sql`
      update ${sql.raw(`"${entity.table}"`)} t set ${sql.raw(sets)}, version = t.version + 1, updated_date = now(),
        updated_user_id = ${reach.session.userId || null}
      from ${source} where t.id = r."recordId"`);
  }
  await room.settle(rows);
}
