import type { RuleContext } from '../rules.ts';
import type { BulkRow } from './row.ts';

/** From so many new rows on, the planner has to be told of them: it would look each one up the way a nearly empty table is read. */
const MANY = 500;

/** To be called before many rows that have just gone in are read. */
export async function updateStatistics({ tx, model, entity }: RuleContext, rows: readonly BulkRow[]): Promise<void> {
  if (rows.length <= MANY || rows.every(({ before }) => before)) return;
  const linking = Object.values(entity.fields).flatMap(({ via }) => (via ? [model.entity(via.entity).table] : []));
  for (const table of new Set([entity.table, ...linking])) await tx.text(`analyze "${table}"`);
}
