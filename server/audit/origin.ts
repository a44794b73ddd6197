/** Where a change came from, for the audit log. */
export interface Origin {
  ip?: string;
  requestId?: string;
}
