/** Items at locations, what moves there by hand, and what is counted of them (001 §3, §7). */
import { sql } from 'drizzle-orm';
import { UUID } from '#schemas/kernel/fields/formats.ts';
import type { MovementType } from '#schemas/loans/loanStockMovement.ts';
import { locationLoanItem } from '#schemas/loans/locationLoanItem.ts';
import type { Handler } from '#server/engine/areas/areaCalls.ts';
import { type RuleContext, rulesFor } from '#server/engine/areas/rules.ts';
import { parseId } from '#server/engine/reach/reach.ts';
import { listRecords } from '#server/engine/verbs/list.ts';
import { AppError } from '#server/errors/appError.ts';
import { listOf, objectOf, refTo, text, uuid, whole } from '#server/openapi/values.ts';
import { lockStock, movePieces } from './stock.ts';

type Moved = { before: { id: number }; linked: { quantity?: unknown; reason?: unknown } };
const move = (type: MovementType) => async (context: RuleContext, rows: readonly Moved[]) => {
  for (const { before, linked } of rows) {
    const [quantity, reason] = [Number(linked.quantity), linked.reason === undefined ? null : (linked.reason as string | null)];
    await movePieces(context, before.id, [{ type, quantity, reason }]);
  }
};

export const stockRules = rulesFor(locationLoanItem, {
  beforeCreate: async ({ tx }, rows) => {
    for (const { values } of rows) {
      const [item] = await tx.query<{ name: string }>(sql`select name from loan_items where id = ${values.loanItemId ?? null}`);
      Object.assign(values, { itemName: item?.name ?? '', availableCount: 0, outCount: 0, lostCount: 0 });
    }
  },
  // The total of the form is what somebody has counted: the difference is a movement, and the numbers are written by it.
  beforeUpdate: async (context, rows) => {
    for (const { before, values } of rows) {
      const stock = await lockStock(context.tx, before.id, context.reach.buildingId);
      const counted = values.totalCount ?? before.totalCount;
      values.totalCount = counted;
      if (!stock || counted === stock.total) continue;
      const type = counted > stock.total ? 'RESTOCK' : 'WITHDRAW';
      await movePieces(context, before.id, [{ type, quantity: Math.abs(counted - stock.total) }]);
    }
  },
  actions: { restock: move('RESTOCK'), withdraw: move('WITHDRAW'), markLost: move('LOST'), markFound: move('FOUND') },
  afterWrite: async (context, rows) => {
    if (context.operation !== 'create') return;
    for (const { record } of rows) {
      // Written by the form: the movement adds it once.
      await context.tx.query(sql`update location_loan_items set total_count = 0 where id = ${record.id}`);
      await movePieces(context, record.id, [{ type: 'RESTOCK', quantity: record.totalCount }]);
    }
  },
});

export const activeItemSchema = objectOf({ items: listOf(refTo(locationLoanItem.name)), total: whole, totalPage: whole });
/** What can be lent now, as the list of items at locations has it. */
export const activeItem: Handler = async ({ db, model, query, reach }) => {
  const asked = { ...query, active: 'true', availableCountFrom: '1' };
  return listRecords(db, model, model.entity(locationLoanItem.name), asked, reach);
};

export const itemCountSchema = listOf(
  objectOf({
    locationId: whole,
    locationUuid: uuid,
    location: text,
    itemCount: whole,
    totalCount: whole,
    availableCount: whole,
    outCount: whole,
    lostCount: whole,
  }),
);
export const itemCount: Handler = async ({ db, query, reach }) => {
  const { locationId, locationUuid } = query as { locationId?: string; locationUuid?: string };
  if (locationUuid !== undefined && !UUID.test(locationUuid))
    throw new AppError('badQuery', { params: { param: 'locationUuid' } });
  const id = locationId === undefined ? null : parseId(locationId);
  return db.query(sql`
    select l.id as "locationId", l.uuid as "locationUuid", l.name as location, count(s.id)::int as "itemCount",
      coalesce(sum(s.total_count), 0)::int as "totalCount", coalesce(sum(s.available_count), 0)::int as "availableCount",
      coalesce(sum(s.out_count), 0)::int as "outCount", coalesce(sum(s.lost_count), 0)::int as "lostCount"
    from loan_locations l left join location_loan_items s on s.location_id = l.id and s.deleted_date is null and s.active
    where (${reach.buildingId}::bigint is null or l.office_centre_id = ${reach.buildingId}) and (${id}::bigint is null or l.id = ${id})
      and (${locationUuid ?? null}::uuid is null or l.uuid = ${locationUuid ?? null}::uuid)
    group by l.id order by l.name, l.id limit 500`);
};
