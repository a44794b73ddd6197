/** How a rule refuses rows of its set, and what becomes of it: the error of a single call, or a problem of a row of a file. */
import type { ErrorCode } from '#schemas/kernel/errors.ts';
import type { Message } from '#schemas/kernel/validate.ts';
import { AppError, type AppErrorFacts } from '#server/errors/appError.ts';
import type { AnyRow, Rule, RuleContext } from './rules.ts';

/** Rows that nothing is wrong with so far. */
export const hasNoProblems = ({ problems, refusal }: Pick<AnyRow, 'problems' | 'refusal'>): boolean =>
  !refusal && Object.keys(problems).length === 0;

/**
 * Refuses a row because of one field; what was said of it first stays.
 * @param code of the sentence under `errors.`
 * @param as the error of a single call
 */
export function refuse(
  row: Pick<AnyRow, 'problems' | 'refusal'>,
  field: string,
  code: string,
  { params, as = 'validation' }: { params?: Message['params']; as?: ErrorCode } = {},
): void {
  row.problems[field] ??= params ? { code, params } : { code };
  row.refusal ??= new AppError(as, { fields: row.problems });
}

/** Refuses a row as a whole. */
export function deny(row: Pick<AnyRow, 'refusal'>, code: ErrorCode, facts?: AppErrorFacts): void {
  row.refusal ??= new AppError(code, facts);
}

/** Asks a rule about one record. Throws what it refuses the record with. */
export async function askOne<Row extends AnyRow>(rule: Rule<Row> | undefined, context: RuleContext, row: Row): Promise<void> {
  await rule?.(context, [row]);
  if (row.refusal) throw row.refusal;
}

/** Asks a rule about the rows of a file. What it refuses as a whole is told by `column`. */
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
        code: refusal.facts.messageKey?.replace(/^errors\./, '') ?? refusal.code,
        ...(refusal.facts.params ? { params: refusal.facts.params } : {}),
      };
}
