/** Maps the errors of the form's schema to the columns of a row. */
import type { Message } from '#schemas/kernel/rules/validate.ts';
import type { BulkRow } from './row.ts';

/** A list reports the invalid entry; a row has one cell for all of them. */
export function noteProblems(
  row: BulkRow,
  found: Readonly<Record<string, Message>> | undefined,
  columns: ReadonlyMap<string, string>,
): void {
  for (const [key, problem] of Object.entries(found ?? {}))
    row.problems[columns.get(key.replace(/\[\d+\]$/, '')) ?? key] ??= problem;
}
