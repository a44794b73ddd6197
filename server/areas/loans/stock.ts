/**
 * The stock of an item at a location. Whoever moves pieces holds its row, so that two counters never lend the last piece twice. Each movement is
 * kept; the four numbers of the row are their sum, written together with them: available = total − out − lost, and never below zero.
 */
import { sql } from 'drizzle-orm';
import type { MovementType } from '#schemas/loans/loanStockMovement.ts';
import { locationLoanItem, MAX_PIECES } from '#schemas/loans/locationLoanItem.ts';
import type { Transaction } from '#server/db/database.ts';
import type { RuleContext } from '#server/engine/areas/rules.ts';
import { AppError } from '#server/errors/appError.ts';
import { announce } from '#server/live/announce.ts';

export interface Stock {
  id: number;
  officeCentreId: number;
  version: number;
  locationId: number;
  location: string;
  loanItemId: number;
  itemName: string;
  total: number;
  out: number;
  lost: number;
  available: number;
  /** Item, location and the item there are all in use. */
  active: boolean;
  depositAmount: number | null;
  loanHours: number;
}

/** Holds the row until the transaction ends; undefined where the building has no such stock. */
export async function lockStock(tx: Transaction, id: unknown, buildingId: number | null): Promise<Stock | undefined> {
  if (typeof id !== 'number') return undefined;
  const [found] = await tx.query<Stock>(sql`
    select s.id, s.office_centre_id as "officeCentreId", s.version, s.location_id as "locationId", l.name as location, s.loan_item_id as "loanItemId",
      i.name as "itemName", s.total_count as total, s.out_count as "out", s.lost_count as lost, s.available_count as available,
      s.active and l.active and i.active and i.deleted_date is null as active, i.deposit_amount as "depositAmount", i.loan_hours as "loanHours"
    from location_loan_items s join loan_locations l on l.id = s.location_id join loan_items i on i.id = s.loan_item_id
    where s.id = ${id} and s.deleted_date is null and (${buildingId}::bigint is null or s.office_centre_id = ${buildingId})
    for update of s`);
  return found && { ...found, depositAmount: found.depositAmount === null ? null : Number(found.depositAmount) };
}

/** What a piece adds to the three numbers, by why it moves. `fromOut`: what is lost was lent, not on the shelf. */
const changes: Record<MovementType, { total: number; out: number; lost: number }> = {
  RESTOCK: { total: 1, out: 0, lost: 0 },
  WITHDRAW: { total: -1, out: 0, lost: 0 },
  LOAN: { total: 0, out: 1, lost: 0 },
  RETURN: { total: 0, out: -1, lost: 0 },
  LOST: { total: 0, out: 0, lost: 1 },
  FOUND: { total: 0, out: 0, lost: -1 },
};

export interface Movement {
  type: MovementType;
  quantity: number;
  requestId?: number;
  reason?: string | null;
}

/**
 * Moves pieces, in the order given. The row is locked by this if nobody has done so before.
 * @throws AppError notAllowedNow where a number would fall below zero, or the total be more than a stock holds
 */
export async function movePieces(context: RuleContext, id: number, movements: readonly Movement[]): Promise<void> {
  const { tx, model, reach } = context;
  for (const { type, quantity, requestId = null, reason = null } of movements) {
    if (quantity === 0) continue;
    const { total, out, lost } = changes[type];
    const by = { total: total * quantity, out: out * quantity, lost: lost * quantity };
    const moved = await tx.query(sql`
      update location_loan_items set total_count = total_count + ${by.total}::int, out_count = out_count + ${by.out}::int,
        lost_count = lost_count + ${by.lost}::int, available_count = available_count + ${by.total - by.out - by.lost}::int, updated_date = now()
      where id = ${id} and total_count + ${by.total}::int between 0 and ${MAX_PIECES} and out_count + ${by.out}::int >= 0
        and lost_count + ${by.lost}::int >= 0 and available_count + ${by.total - by.out - by.lost}::int >= 0
      returning id`);
    if (!moved.length) throw new AppError('notAllowedNow', { messageKey: 'loanErrors.notSoMany', params: { quantity } });
    await tx.query(sql`
      insert into loan_stock_movements (office_centre_id, location_loan_item_id, loan_item_request_id, movement_type, quantity, total_change, out_change,
        lost_change, reason, actor_id)
      select office_centre_id, id, ${requestId}::bigint, ${type}, ${quantity}::int, ${by.total}::int, ${by.out}::int, ${by.lost}::int, ${reason}::text,
        ${reach.session.userId || null}::bigint
      from location_loan_items where id = ${id}`);
  }
  // Every counter that shows the stock reads it again.
  const [row] = await tx.query<{ id: number; version: number; officeCentreId: number }>(
    sql`select id, version, office_centre_id as "officeCentreId" from location_loan_items where id = ${id}`,
  );
  await announce(tx, { model, entity: model.entity(locationLoanItem.name), kind: 'update', records: [row], reach });
}
