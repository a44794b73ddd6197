/** Invoices (000 §5): a later day for the payment makes an overdue one wait again; its company pays it. */
import { sql } from 'drizzle-orm';
import { invoice } from '#schemas/billing/invoice.ts';
import { type PaidRule, rulesFor } from '#server/engine/areas/rules.ts';
import { writeBySystem } from '#server/engine/write/writeBySystem.ts';
import { beginPayment } from './pay.ts';
import { giveBack, type Received } from './refund.ts';

/** An open invoice is paid. Money that comes late, or for one that is not open any more, goes back. */
const paid: PaidRule = async (context, id, { outcome, late, paymentId, userId, at }) => {
  if (outcome !== 'PAID') return;
  const { tx } = context;
  const [found] = await tx.query<{ open: boolean }>(
    sql`select status in ('UNPAID', 'OVERDUE') as open from invoices where id = ${id}`,
  );
  if (found?.open && !late) {
    const values = { status: 'PAID', paidDate: at, paidUserId: userId };
    return writeBySystem(tx, { ...context, entity: invoice.name }, id, 'settle', values);
  }
  const [received] = await tx.query<Received & object>(
    sql`select id, amount::float8 as amount, refund_amount::float8 as "refundAmount" from payments where id = ${paymentId}`,
  );
  if (received) await giveBack(context, received, received.amount - received.refundAmount, 'TOO_LATE');
};

export const invoiceRules = rulesFor(invoice, {
  beforeUpdate: async ({ reach }, rows) => {
    for (const { before, values } of rows) {
      if (values.dueDate === undefined) continue;
      const late = values.dueDate !== null && values.dueDate < reach.today;
      if (before.status === 'OVERDUE' && !late) values.status = 'UNPAID';
    }
  },
  afterWrite: async (context, rows) => {
    if (context.operation !== 'pay') return;
    for (const { record } of rows) {
      const { id, tenantId, amount, invoiceNo } = record;
      await beginPayment(context, { payee: 'INVOICE', id, no: invoiceNo, tenantId, amount });
    }
  },
  paid,
});
