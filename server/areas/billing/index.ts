import { invoice } from '#schemas/billing/invoice.ts';
import { defineServerArea } from '#server/engine/area.ts';
import { invoiceRules } from './invoices.ts';

export const billing = defineServerArea({ name: 'billing', rules: { [invoice.name]: invoiceRules } });
