/** Reservations: pieces that will be there, because no more of them are out or kept at any moment of the time. */
import { sql } from 'drizzle-orm';
import { loanItemRequest } from '#schemas/loans/loanItemRequest.ts';
import { loanItemReservation } from '#schemas/loans/loanItemReservation.ts';
import { type AnyRow, type RuleContext, rulesFor } from '#server/engine/areas/rules.ts';
import { deny, refuse } from '#server/engine/calls/refusal.ts';
import { createRecord } from '#server/engine/write/create.ts';
import { takenWithin } from './reserved.ts';
import { lockStock } from './stock.ts';

async function requireFree({ tx, reach }: RuleContext, row: AnyRow): Promise<void> {
  const { values, before } = row;
  const stock = await lockStock(tx, values.locationLoanItemId, reach.buildingId);
  if (!stock) return refuse(row, 'locationLoanItemId', 'notFound');
  const span = { from: values.fromAt as string, until: values.untilAt as string };
  const taken = await takenWithin(tx, stock.id, span, before?.id ?? null);
  const left = stock.total - stock.lost - taken;
  if (!stock.active || left < Number(values.quantity))
    deny(row, 'notAllowedNow', {
      messageKey: stock.active ? 'loanErrors.notFreeThen' : 'loanErrors.notInUse',
      params: { item: stock.itemName, location: stock.location, left: Math.max(0, left) },
    });
  Object.assign(values, { locationId: stock.locationId, itemName: stock.itemName });
}

export const reservationRules = rulesFor(loanItemReservation, {
  beforeCreate: async (context, rows) => {
    for (const row of rows) await requireFree(context, row as unknown as AnyRow);
  },
  beforeUpdate: async (context, rows) => {
    for (const row of rows) await requireFree(context, row as unknown as AnyRow);
  },
  actions: {
    // The loan has the reservation's end; the borrower's own reservation keeps nothing from it.
    collect: async (context, rows) => {
      for (const { before, values } of rows) {
        const { userId, locationLoanItemId, quantity, untilAt: dueAt } = before;
        const body = { userId, locationLoanItemId, quantity, dueAt };
        const made = await createRecord(
          context.tx,
          { ...context, entity: context.model.entity(loanItemRequest.name) },
          'create',
          body,
        );
        values.loanItemRequestId = made.id;
        // From here on the pieces are out, not kept.
        await context.tx.query(sql`update loan_item_reservations set status = 'COLLECTED' where id = ${before.id}`);
      }
    },
  },
});
