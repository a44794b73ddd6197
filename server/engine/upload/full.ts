/** Rows of a file for which a limit leaves no room: those that come last in the file are refused, each with the sentence of the limit. */
import type { Upload } from '#schemas/kernel/calls/upload.ts';
import { nameOfLimit } from '#schemas/kernel/rules/limits.ts';
import type { RuleContext } from '../areas/rules.ts';
import { hasNoProblems, refuse } from '../calls/refusal.ts';
import { roomFor } from '../limits/room.ts';
import { lockLimits } from '../write/lockLimits.ts';
import { type BulkRow, isUnchanged } from './row.ts';

export async function refuseFull(context: RuleContext, upload: Upload, rows: readonly BulkRow[]): Promise<void> {
  const asked = rows.filter((row) => hasNoProblems(row) && !row.diverted && !row.left && !isUnchanged(row));
  const { tx, entity } = context;
  await lockLimits(
    tx,
    entity,
    asked.map(({ before, values }) => ({ ...before, ...values })),
  );
  const { refused } = await roomFor(context, asked, ({ before, values }) => ({ id: before?.id, values }), true);
  for (const [row, limit] of refused) {
    const input = nameOfLimit(entity, limit);
    const column = input && upload.columns.includes(input) ? input : (upload.key ?? (upload.columns[0] as string));
    refuse(row, column, limit.error);
  }
}
