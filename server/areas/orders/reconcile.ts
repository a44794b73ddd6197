/** What does not match between orders and their payments (001 §3): empty while everything is right. */
import { type SQL, sql } from 'drizzle-orm';
import { returning } from '#server/engine/areas/areaCalls.ts';
import { listOf, objectOf, orNull, text, textOf, whole } from '#server/openapi/values.ts';

const MOST = 500;
export const mismatches = [
  'PAID_WITHOUT_MONEY',
  'MONEY_WITHOUT_ORDER',
  'REFUND_MISSING',
  'REFUND_NOT_ARRIVED',
  'OVER_REFUNDED',
  'UNDECIDED',
] as const;

const row = (problem: (typeof mismatches)[number], from: SQL): SQL => sql`
  select ${problem}::text as problem, o.id::int as "orderId", o.order_no as "orderNo", p.reference_no as "paymentNo", o.total::float8 as total,
    o.refund_total::float8 as "refundTotal", p.amount::float8 as "paid", p.refunded_amount::float8 as "refunded" ${from}`;
const RECEIVED = sql`('PAID', 'PARTIALLY_REFUNDED', 'REFUNDED')`;
const both = sql`from payments p join opc_orders o on o.id = p.opc_order_id where p.office_centre_id =`;

/** `GET /opc-orders/reconciliation`: of the building, the newest first. */
export const reconciliation = returning(
  listOf(
    objectOf({
      problem: textOf(...mismatches),
      orderId: whole,
      orderNo: text,
      paymentNo: orNull(text),
      total: orNull(whole),
      refundTotal: orNull(whole),
      paid: orNull(whole),
      refunded: orNull(whole),
    }),
  ),
  async ({ db, reach: { buildingId } }) => {
    if (buildingId === null) return [];
    const parts = [
      row(
        'PAID_WITHOUT_MONEY',
        sql`from opc_orders o left join payments p on false where o.office_centre_id = ${buildingId} and o.pays_ahead and o.total > 0
          and o.payment_status in ${RECEIVED} and o.total <> coalesce((select sum(x.amount) from payments x
            where x.opc_order_id = o.id and x.status in ${RECEIVED} and x.refund_reason is distinct from 'TOO_LATE'), 0)`,
      ),
      row(
        'MONEY_WITHOUT_ORDER',
        sql`${both} ${buildingId} and p.status = 'PAID' and o.payment_status not in ${RECEIVED} and p.refund_amount < p.amount`,
      ),
      row(
        'REFUND_MISSING',
        sql`from opc_orders o left join payments p on false where o.office_centre_id = ${buildingId} and o.pays_ahead and o.refund_total > 0
          and o.refund_total <> coalesce((select sum(x.refund_amount) from payments x
            where x.opc_order_id = o.id and x.refund_reason is distinct from 'TOO_LATE'), 0)`,
      ),
      row(
        'REFUND_NOT_ARRIVED',
        sql`${both} ${buildingId} and p.refund_amount > p.refunded_amount
          and (p.failure_reason is not null or p.updated_date < now() - interval '1 day')`,
      ),
      row('OVER_REFUNDED', sql`${both} ${buildingId} and (p.refund_amount > p.amount or o.refund_total > o.total)`),
      row(
        'UNDECIDED',
        sql`${both} ${buildingId} and p.status = 'PENDING' and p.pending_payment_expiry < now() - interval '1 hour'`,
      ),
    ];
    return db.query(
      sql`select * from (${sql.join(parts, sql.raw(' union all '))}) found order by "orderId" desc limit ${MOST}::int`,
    );
  },
);
