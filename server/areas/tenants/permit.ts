/** The rule of what a building permits a company for a time (`schemas/tenants/permit.ts`). */
import type { Reach } from '#server/engine/reach/reach.ts';
import { stampNow } from '#server/engine/write/values.ts';

/** As much of a row as the rule reads and writes. */
interface Approved {
  before: { status: string | null; terminateRequestRemark: string | null };
  values: {
    approvedDate?: string | null;
    approvedUserId?: number | null;
    terminateRemark?: string | null;
  };
}

/** A termination that the company has requested and the building approves is a termination, not a second approval. */
export function approveTerminations(reach: Reach, rows: readonly Approved[]): void {
  for (const { values, before } of rows) {
    if (before.status !== 'PENDING_TERMINATION') continue;
    delete values.approvedDate;
    delete values.approvedUserId;
    Object.assign(values, stampNow('terminated', reach));
    values.terminateRemark ??= before.terminateRequestRemark;
  }
}
