/** The stock of a day: an order takes its pieces while the items are held, and gives them back when it ends without them. */
import { sql } from 'drizzle-orm';
import type { Transaction } from '#server/db/database.ts';
import { AppError } from '#server/errors/appError.ts';
import { type ResolvedLine, said } from './cart.ts';

const sums = (lines: readonly Pick<ResolvedLine, 'itemId' | 'quantity'>[]): [number, number][] => {
  const pieces = new Map<number, number>();
  for (const { itemId, quantity } of lines) pieces.set(itemId, (pieces.get(itemId) ?? 0) + quantity);
  return [...pieces].sort(([one], [other]) => one - other);
};

/** @throws AppError validation (`lines`) for what others have taken in the meantime: nothing is written then */
export async function takeStock(tx: Transaction, lines: readonly ResolvedLine[], date: string, locale: string): Promise<void> {
  for (const [itemId, pieces] of sums(lines)) {
    const [item] = await tx.query<{ quantity: number | null }>(
      sql`select quantity from opc_items where id = ${itemId} for share`,
    );
    const [now] = await tx.query<{ ordered: number }>(sql`
      insert into opc_item_day_stocks as s (office_centre_id, retail_tenant_id, opc_item_id, date, ordered_quantity)
      select office_centre_id, retail_tenant_id, id, ${date}::date, ${pieces}::int from opc_items where id = ${itemId}
      on conflict (opc_item_id, date) do update set ordered_quantity = s.ordered_quantity + ${pieces}::int, version = s.version + 1,
        updated_date = now()
      returning ordered_quantity as ordered`);
    if (item?.quantity === null || item?.quantity === undefined || !now || now.ordered <= item.quantity) continue;
    const name = said(lines.find((line) => line.itemId === itemId)?.name ?? {}, locale);
    const left = Math.max(0, item.quantity - (now.ordered - pieces));
    throw new AppError('validation', { fields: { lines: { code: 'orderErrors.fewLeft', params: { name, left } } } });
  }
}

/** Of the orders that still have some; again, it gives back nothing. */
export async function returnStock(tx: Transaction, orderIds: readonly number[]): Promise<void> {
  if (!orderIds.length) return;
  await tx.query(sql`
    with held as (
      select id, stock_date, opc_order_items from opc_orders where id = any(${sql.param(orderIds)}::bigint[]) and stock_date is not null
      order by id for update),
    pieces as (
      select i.id as item, h.stock_date as day, sum((l ->> 'quantity')::int)::int as n
      from held h cross join lateral jsonb_array_elements(h.opc_order_items) l
        join opc_items i on i.uuid::text = l ->> 'opcItemUuid'
      group by 1, 2),
    back as (
      update opc_item_day_stocks s set ordered_quantity = greatest(0, s.ordered_quantity - p.n), version = s.version + 1, updated_date = now()
      from pieces p where s.opc_item_id = p.item and s.date = p.day)
    update opc_orders o set stock_date = null from held where o.id = held.id`);
}
