/** The rule for one record, where an area has none for many; and what the form's schema says, by column. */
import type { Message } from '#schemas/kernel/validate.ts';
import { AppError } from '#server/http/errors.ts';
import type { BulkRow } from './row.ts';

/** What the rule refuses is told by the fields that it names, or else by `column`. */
export async function askRule(row: BulkRow, column: string, rule: () => Promise<void> | undefined): Promise<void> {
  try {
    await rule();
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { fields, messageKey, params } = error.facts;
    Object.assign(row.problems, fields ?? { [column]: { code: messageKey?.replace(/^errors\./, '') ?? error.code, params } });
  }
}

/** A list names the entry that is wrong; a row has one cell for all of them. */
export function noteProblems(
  row: BulkRow,
  found: Readonly<Record<string, Message>> | undefined,
  columns: ReadonlyMap<string, string>,
): void {
  for (const [key, problem] of Object.entries(found ?? {}))
    row.problems[columns.get(key.replace(/\[\d+\]$/, '')) ?? key] ??= problem;
}
