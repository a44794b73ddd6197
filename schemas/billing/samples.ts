/** Typical invoices: those of the first company of the demo data. */
import { defineSample } from '../kernel/entity/sample.ts';
import { invoice } from './invoice.ts';

export const invoiceSample = defineSample(invoice, [
  { invoiceNo: 'INV-2036-0001', invoiceDate: '2036-10-01', dueDate: '2036-10-31', amount: 128_450 },
  { invoiceNo: 'INV-2036-0002', invoiceDate: '2036-11-01', dueDate: '2036-11-30', amount: 96_000 },
]);
