/** Invoices (000 §5): a later day for the payment makes an overdue one wait again; its company pays it. */
import { invoice } from '#schemas/billing/invoice.ts';
import { rulesFor } from '#server/engine/areas/rules.ts';
import { beginPayment } from './pay.ts';

export const invoiceRules = rulesFor(invoice, {
  beforeUpdate: async ({ reach }, rows) => {
    for (const { before, values } of rows) {
      if (values.dueDate === undefined) continue;
      const late = values.dueDate !== null && values.dueDate < reach.today;
      if (before.status === 'OVERDUE' && !late) values.status = 'UNPAID';
    }
  },
  afterWrite: async (context, rows) => {
    if (context.what === 'pay') for (const { record } of rows) await beginPayment(context, record);
  },
});
