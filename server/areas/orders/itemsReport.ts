/** What was sold in a period, by store, item and options: one statement over the lines that the orders have kept. */
import { type SQL, sql } from 'drizzle-orm';
import { fallbackLocale, type LocaleCode } from '#i18n/locales.ts';
import { translate } from '#i18n/server.ts';
import { startOfDay } from '#schemas/kernel/fields/clock.ts';
import { decimalsOf } from '#schemas/kernel/fields/currency.ts';
import { dayAfter } from '#schemas/kernel/fields/days.ts';
import { amountCell } from '#schemas/kernel/sheet/outCell.ts';
import type { ItemsReport, SoldItem } from '#schemas/orders/itemsReport.ts';
import { opcOrder } from '#schemas/orders/opcOrder.ts';
import { scopeOf } from '#server/engine/reach/scope.ts';
import { tableAs } from '#server/engine/records/select.ts';
import { type ReportContext, reportSheets } from '#server/engine/reports/mailed.ts';
import { periodIn } from '#server/engine/reports/period.ts';
import { AppError } from '#server/errors/appError.ts';
import type { Cell } from '#server/files/spreadsheet.ts';
import { listOf, objectOf, orNull, text, whole } from '#server/openapi/values.ts';

const MOST = 5000;
export const itemsReportSchema = objectOf({
  from: text,
  to: text,
  currency: text,
  items: listOf(
    objectOf({
      store: text,
      opcItemUuid: orNull(text),
      name: text,
      options: orNull(text),
      orders: whole,
      quantity: whole,
      amount: whole,
      discount: whole,
      tax: whole,
      total: whole,
      refundedQuantity: whole,
      refundedTotal: whole,
    }),
  ),
});

/** The best sold first in each store. Throws AppError badQuery for what is no period, or no store. */
export async function itemsReport({ db, model, reach, query }: ReportContext): Promise<ItemsReport> {
  const entity = model.entity(opcOrder.name);
  const { from, to } = periodIn(query, reach.today);
  const store = query.retailStoreId === undefined ? undefined : Number(query.retailStoreId);
  if (store !== undefined && !(Number.isSafeInteger(store) && store > 0))
    throw new AppError('badQuery', { params: { param: 'retailStoreId' } });
  const [begins, ends] = [startOfDay(reach.zone, from), startOfDay(reach.zone, dayAfter(to))];
  const conditions = [
    sql`t.ordered_date >= ${new Date(begins).toISOString()}`,
    sql`t.ordered_date < ${new Date(ends).toISOString()}`,
    sql`t.payment_status in ('PAID', 'PARTIALLY_REFUNDED')`,
    scopeOf(model, entity, 't', reach),
    ...(store ? [sql`t.retail_store_id = ${store}`] : []),
  ];
  const said = (words: SQL): SQL => sql`coalesce(${words}->>${reach.locale ?? fallbackLocale}, ${words}->>${fallbackLocale})`;
  const number = (name: string): SQL => sql`coalesce((l.line->>${name}::text)::float8, 0)`;
  // What something is called now is what the newest of its orders has kept.
  const newest = (words: SQL): SQL => sql`(array_agg(${words} order by t.id desc))[1]`;
  const items = await db.query<SoldItem & object>(sql`
    select ${newest(said(sql`s.name`))} as store, l.line->>'opcItemUuid' as "opcItemUuid", ${newest(said(sql`(l.line->'name')`))} as name,
      ${newest(said(sql`(l.line->'options')`))} as options, count(distinct t.id)::int as orders,
      sum(${number('quantity')})::float8 as quantity, sum(${number('amount')})::float8 as amount,
      sum(${number('discount')})::float8 as discount, sum(${number('tax')})::float8 as tax, sum(${number('total')})::float8 as total,
      sum(${number('refundedQuantity')})::float8 as "refundedQuantity", sum(${number('refundedTotal')})::float8 as "refundedTotal"
    from ${tableAs(entity)} join retail_stores s on s.id = t.retail_store_id, jsonb_array_elements(t.opc_order_items) as l(line)
    where ${sql.join(conditions, sql.raw(' and '))}
    group by t.retail_store_id, l.line->>'opcItemUuid', l.line->'choice'
    order by t.retail_store_id, sum(${number('quantity')}) desc, name limit ${MOST}::int`);
  const [building] = await db.query<{ currency: string }>(
    sql`select currency from office_centres where id = ${reach.buildingId}`,
  );
  return { from, to, currency: building?.currency ?? '', items };
}

/** The rows of the sheet, header first. */
function* rowsOf({ items, currency }: ItemsReport, locale: LocaleCode): Generator<Cell[]> {
  const word = (name: string) => translate(locale, `resources.opc-orders.items.${name}`);
  const amount = (minor: number): Cell => amountCell(minor / 10 ** decimalsOf(currency), currency, decimalsOf(currency));
  yield [
    ...['store', 'item', 'options', 'orders', 'quantity', 'refundedQuantity'].map(word),
    ...['amount', 'discount', 'tax', 'total', 'refundedTotal', 'net'].map(word),
  ];
  for (const one of items)
    yield [
      ...[one.store, one.name, one.options ?? '', one.orders, one.quantity, one.refundedQuantity],
      ...[one.amount, one.discount, one.tax, one.total, one.refundedTotal, one.total - one.refundedTotal].map(amount),
    ];
}

export const itemsReportSheets = reportSheets<ItemsReport>({
  job: 'orders.mailItems',
  word: () => 'resources.opc-orders.items.title',
  file: () => 'items-sold',
  read: itemsReport,
  rows: rowsOf,
});
