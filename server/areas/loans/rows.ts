/** Types of the rows of loans, and filters by uuids as the specification has them (001 §3). */
import { sql } from 'drizzle-orm';
import { UUID } from '#schemas/kernel/fields/formats.ts';
import type { loanItemRequest } from '#schemas/loans/loanItemRequest.ts';
import type { ChangedRow, FilterRule, NewRow } from '#server/engine/areas/rules.ts';
import { AppError } from '#server/errors/appError.ts';

export type NewRowOf = NewRow<typeof loanItemRequest>;
export type ChangedRowOf = ChangedRow<typeof loanItemRequest>;
/** The values of a loan that are there when a rule reads them, because the form requires them. */
export interface LoanValues extends Record<string, unknown> {
  userId: number;
  locationLoanItemId: number;
  quantity: number;
  dueAt?: string | null;
  depositAmount?: number | null;
}

/** Rows whose reference points to one of these uuids, separated by commas. Throws AppError badQuery. */
export const uuidsFilter =
  (column: string, table: string): FilterRule =>
  (value) => {
    const uuids = String(value)
      .split(',')
      .map((one) => one.trim());
    if (!uuids.every((one) => UUID.test(one))) throw new AppError('badQuery', { params: { param: 'uuids' } });
    return sql`t.${sql.raw(column)} in (select id from ${sql.raw(table)} where uuid = any(${sql.param(uuids)}::uuid[]))`;
  };
