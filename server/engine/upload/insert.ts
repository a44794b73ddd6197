/** Many records in a few statements: what `write/store.ts` does for one. */

import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { isNumbered, isWhole, traitsOf } from '#schemas/kernel/fields/field.ts';
import type { RuleContext } from '../areas/rules.ts';
import { requireRoom } from '../limits/room.ts';
import { nextNumbers } from '../records/numbers.ts';
import { newCodesOfRows } from '../write/codes.ts';
import { rememberTags } from '../write/tags.ts';
import { nextPosition } from '../write/values.ts';
import { groupByFields, recordsetOf } from './recordset.ts';
import type { BulkRow } from './row.ts';

/** Reference numbers and positions at the end of the order, in the order of the file. */
async function numberRows({ tx, entity, reach }: RuleContext, rows: readonly BulkRow[]): Promise<void> {
  for (const [name, field] of Object.entries(entity.fields)) {
    if (!isNumbered(field)) continue;
    const numbers = await nextNumbers(tx, field.prefix, reach.buildingId, reach.today, rows.length);
    rows.forEach((row, index) => {
      row.values[name] = numbers[index];
    });
  }
  if (!entity.traits.includes('reorderable')) return;
  const first = await nextPosition(tx, entity, reach);
  rows.forEach((row, index) => {
    row.values.position = first + index;
    if (isWhole(entity.fields.sequence)) row.values.sequence = first + index;
  });
}

/** The tags of all rows at once. */
export async function keepTags({ tx, entity, reach }: RuleContext, rows: readonly Pick<BulkRow, 'values'>[]): Promise<void> {
  const names = Object.entries(entity.fields).flatMap(([name, field]) => (traitsOf(field).remembered ? [name] : []));
  const all = names.map((name) => [name, rows.flatMap(({ values }) => (values[name] as string[] | null) ?? [])]);
  if (names.length) await rememberTags(tx, entity, Object.fromEntries(all), reach);
}

/**
 * Inserts rows and sets their ids. A row without an id afterwards has lost a race: somebody else has just used its value.
 * The order is the same in every process, so that concurrent inserts wait for each other without a deadlock.
 * Throws AppError with the sentence of a limit; the rows of a file have been asked before (`full.ts`).
 */
export async function insertRows(context: RuleContext, rows: readonly BulkRow[]): Promise<void> {
  const { tx, entity, reach } = context;
  const room = await requireRoom(context, rows, ({ values }) => ({ values }));
  await numberRows(context, rows);
  await newCodesOfRows(tx, entity, rows);
  await keepTags(context, rows);
  const user = reach.session.userId || null;
  const waiting = new Map(rows.map((row) => [randomUUID() as string, row]));
  const records = [...waiting].map(
    ([uuid, { values }]): Record<string, unknown> => ({ ...values, uuid, createdUserId: user, updatedUserId: user }),
  );
  const unique = uniqueField(entity);
  if (unique) records.sort((a, b) => (String(a[unique]) < String(b[unique]) ? -1 : 1));
  for (const { keys, rows: chunk } of groupByFields(records, (record) => record)) {
    const { columns, source } = recordsetOf(context, keys, chunk);
    const list = sql.raw(columns.join(', '));
    const made = await tx.query<{ id: number; uuid: string }>(
      sql`insert into ${sql.raw(`"${entity.table}"`)} (${list}) select ${list} from ${source} on conflict do nothing returning id, uuid`,
    );
    for (const { id, uuid } of made) (waiting.get(uuid) as BulkRow).recordId = id;
  }
  await room.settle(rows.filter(({ recordId }) => recordId !== undefined));
}

/** The field by whose value rows are ordered. */
const uniqueField = (entity: Entity): string | undefined =>
  Object.entries(entity.fields).find(([, field]) => field.unique && !field.via)?.[0];
