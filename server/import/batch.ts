/** Imports some rows of the file in one transaction: existing records are recognised, new rows are written like an upload's. */
import type { Transaction } from '#server/db/database.ts';
import { hasNoProblems } from '#server/engine/calls/refusal.ts';
import { ruleContext, type UploadContext } from '#server/engine/upload/context.ts';
import { enterRows } from '#server/engine/upload/enter.ts';
import type { BulkRow, RawRow } from '#server/engine/upload/row.ts';
import { asAppError } from '#server/errors/asAppError.ts';
import { fieldMessages, messageOf } from '#server/errors/errorMessages.ts';
import { findKnown, type Known } from './existing.ts';
import type { Outcome, ResultLine } from './result.ts';

/** The result of one row, with a line for every problem. */
export interface Result {
  outcome: Outcome;
  lines: ResultLine[];
}

const cellOf = ({ data }: RawRow, column: string): string => String(data[column] ?? '');

function knownResult({ row, differs }: Known): Result {
  if (!differs) return { outcome: 'skipped', lines: [] };
  const { column, has } = differs;
  const reason = `is there already with '${String(has ?? '')}'`;
  return {
    outcome: 'exists',
    lines: [{ line: row.number, outcome: 'exists', field: column, value: cellOf(row, column), reason }],
  };
}

function enteredResult({ entity, locale }: UploadContext, row: BulkRow): Result {
  if (hasNoProblems(row)) return { outcome: row.diverted?.again ? 'skipped' : 'added', lines: [] };
  const lines = Object.entries(fieldMessages(row.problems, locale, entity)).map(
    ([field, { message }]): ResultLine => ({
      line: row.number,
      outcome: 'invalid',
      field,
      value: cellOf(row, field),
      reason: message,
    }),
  );
  return { outcome: 'invalid', lines };
}

/** An error that only the database detects concerns one row: the others are written without it. */
async function enterApart(tx: Transaction, context: UploadContext, rows: readonly RawRow[]): Promise<Result[]> {
  const [first] = rows;
  if (!first) return [];
  await tx.text('savepoint import_rows');
  try {
    const entered = await enterRows(tx, context, rows);
    await tx.text('release savepoint import_rows');
    return entered.map((row) => enteredResult(context, row));
  } catch (error) {
    await tx.text('rollback to savepoint import_rows');
    const known = asAppError(error, context.entity);
    if (known.status >= 500) throw error;
    if (rows.length === 1)
      return [
        { outcome: 'invalid', lines: [{ line: first.number, outcome: 'invalid', reason: messageOf(known, context.locale) }] },
      ];
    const middle = rows.length >> 1;
    const [before, after] = [rows.slice(0, middle), rows.slice(middle)];
    return [...(await enterApart(tx, context, before)), ...(await enterApart(tx, context, after))];
  }
}

/** @param unique the field by which an existing record is recognised */
export async function importBatch(
  tx: Transaction,
  context: UploadContext,
  unique: string | undefined,
  rows: readonly RawRow[],
): Promise<Result[]> {
  const { fresh, known } = await findKnown(ruleContext(tx, context, true), context.upload, unique, rows);
  return [...known.map(knownResult), ...(await enterApart(tx, context, fresh))];
}
