/**
 * The seam to the access passes: an approved visit gets a visitor QR pass for its doors, floors and hours, and leaving or cancelling ends it. Until
 * the area of passes offers it, a visit has the code for the desk alone, which opens no door, and its page says so.
 */
import type { Transaction } from '#server/db/database.ts';

export interface VisitorPass {
  /** What the page shows as a QR code, and until when. */
  code: string;
  until: string;
}
/** Visits whose status has changed: gives passes to those that are approved, ends those of the others. */
export async function settlePasses(_tx: Transaction, _ids: readonly number[]): Promise<void> {}
/** The code of the visit's pass that opens doors now; none: it has no pass. */
export async function passCode(_tx: unknown, _visitId: number): Promise<VisitorPass | null> {
  return null;
}
