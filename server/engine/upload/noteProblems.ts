/** What the form's schema says of a row, by column. */
import type { Message } from '#schemas/kernel/validate.ts';
import type { BulkRow } from './row.ts';

/** A list names the entry that is wrong; a row has one cell for all of them. */
export function noteProblems(
  row: BulkRow,
  found: Readonly<Record<string, Message>> | undefined,
  columns: ReadonlyMap<string, string>,
): void {
  for (const [key, problem] of Object.entries(found ?? {}))
    row.problems[columns.get(key.replace(/\[\d+\]$/, '')) ?? key] ??= problem;
}
