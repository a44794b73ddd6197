/** Types of the rows of loans. */
import type { loanItemRequest } from '#schemas/loans/loanItemRequest.ts';
import type { ChangedRow, NewRow } from '#server/engine/areas/rules.ts';

export type NewRowOf = NewRow<typeof loanItemRequest>;
export type ChangedRowOf = ChangedRow<typeof loanItemRequest>;
/** The values of a loan that are there when a rule reads them, because the form requires them. */
export interface LoanValues extends Record<string, unknown> {
  userId: number;
  locationLoanItemId: number;
  quantity: number;
  returnedQuantity: number;
  dueAt?: string | null;
  depositAmount?: number | null;
}

/** Pieces of a loan that have not come back. */
export const outOf = ({ quantity, returnedQuantity }: { quantity: number; returnedQuantity: number | null }): number =>
  quantity - (returnedQuantity ?? 0);
