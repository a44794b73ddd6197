import type { RuleContext } from '../areas/rules.ts';
import type { BulkRow } from './row.ts';

/** From this many new rows on, the planner needs new statistics: it would plan as for a nearly empty table. */
const MANY = 500;

/** Call it before reading many rows that have just been inserted. */
export async function updateStatistics({ tx, model, entity }: RuleContext, rows: readonly BulkRow[]): Promise<void> {
  if (rows.length <= MANY || rows.every(({ before }) => before)) return;
  const linking = Object.values(entity.fields).flatMap(({ via }) => (via ? [model.entity(via.entity).table] : []));
  for (const table of new Set([entity.table, ...linking])) await tx.text(`analyze "${table}"`);
}
