/** Invoices (000 §5): a later day for the payment makes an overdue one wait again. */
import { invoice } from '#schemas/billing/invoice.ts';
import { rulesFor } from '#server/engine/rules.ts';

export const invoiceRules = rulesFor(invoice, {
  beforeUpdate: async ({ reach }, rows) => {
    for (const { before, values } of rows) {
      if (values.dueDate === undefined) continue;
      const late = values.dueDate !== null && values.dueDate < reach.today;
      if (before.status === 'OVERDUE' && !late) values.status = 'UNPAID';
    }
  },
});
