/** Codes that doors have seen: the same code does not open the same door twice. */
import { sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { type QrToken, stepAt } from './qrToken.ts';

/** Codes that are older count no more, whether they were used or not. */
const KEPT_STEPS = 20;

/** @returns false where the door has seen the code before */
export async function takeQrToken(
  tx: Queryable,
  { kind, buildingId, passId, step }: QrToken,
  doorId: number,
  at: number,
): Promise<boolean> {
  await tx.query(sql`delete from access_qr_uses where building_id = ${buildingId} and step < ${stepAt(at) - KEPT_STEPS}`);
  const used = await tx.query(sql`
    insert into access_qr_uses (building_id, kind, pass_id, step, door_id) values (${buildingId}, ${kind}, ${passId}, ${step}, ${doorId})
    on conflict do nothing returning step`);
  return used.length > 0;
}
