/** How a rule rejects rows of its set: as the error of a single call, or as a problem of a row of a file. */
import type { ErrorCode } from '#schemas/kernel/calls/errors.ts';
import { codeOfKey, type Message, type MessageCode } from '#schemas/kernel/fields/message.ts';
import { AppError, type AppErrorFacts } from '#server/errors/appError.ts';
import type { AnyRow, Rule, RuleContext } from '../areas/rules.ts';

/** True for rows without problems so far. */
export const hasNoProblems = ({ problems, refusal }: Pick<AnyRow, 'problems' | 'refusal'>): boolean =>
  !refusal && Object.keys(problems).length === 0;

/** The wire keys of a row's entity. */
type FieldKey<Row> = Row extends { values: infer Values } ? keyof Values & string : string;

/**
 * Rejects a row because of one field; the first message for a field stays.
 * @param code of the message under `errors.`
 * @param as the error of a single call
 */
export function refuse<Row extends Pick<AnyRow, 'problems' | 'refusal'>>(
  row: Row,
  field: FieldKey<Row>,
  code: MessageCode,
  { params, as = 'validation' }: { params?: Message['params']; as?: ErrorCode } = {},
): void {
  row.problems[field] ??= params ? { code, params } : { code };
  row.refusal ??= new AppError(as, { fields: row.problems });
}

/** Rejects a row as a whole. */
export function deny(row: Pick<AnyRow, 'refusal'>, code: ErrorCode, facts?: AppErrorFacts): void {
  row.refusal ??= new AppError(code, facts);
}

/** Runs a rule on one record. Throws its rejection. */
export async function askOne<Row extends AnyRow>(rule: Rule<Row> | undefined, context: RuleContext, row: Row): Promise<void> {
  await rule?.(context, [row]);
  if (row.refusal) throw row.refusal;
}

/** Runs a rule on the rows of a file. Rejections of a whole row appear under `column`. */
export async function askMany(
  rule: Rule<AnyRow> | undefined,
  context: RuleContext,
  rows: readonly AnyRow[],
  column: string,
): Promise<void> {
  if (rows.length) await rule?.(context, rows);
  for (const { refusal, problems } of rows)
    if (refusal && !refusal.facts.fields)
      problems[column] ??= {
        code: refusal.facts.messageKey ? codeOfKey(refusal.facts.messageKey) : refusal.code,
        ...(refusal.facts.params ? { params: refusal.facts.params } : {}),
      };
}
