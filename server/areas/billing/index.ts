import { invoice } from '#schemas/billing/invoice.ts';
import { payment } from '#schemas/billing/payment.ts';
import { defineServerArea } from '#server/engine/areas/area.ts';
import { returning } from '#server/engine/areas/areaCalls.ts';
import { listOf, moment, objectOf, orNull, text, whole } from '#server/openapi/values.ts';
import { askProviderJob, catchUpJob } from './askProvider.ts';
import { registerPaymentCallback, registerStripeCallback } from './callback.ts';
import { invoiceRules } from './invoices.ts';
import { startPaymentJob } from './pay.ts';
import { paymentInfo } from './paymentInfo.ts';
import { refundPaymentJob } from './refund.ts';

const payer = objectOf({
  userId: whole,
  fullName: text,
  username: text,
  companyName: text,
  payments: whole,
  paidAmount: whole,
  currency: text,
  lastPaidDate: orNull(moment),
});

export const billing = defineServerArea({
  name: 'billing',
  rules: { [invoice.name]: invoiceRules },
  handlers: { [payment.name]: { info: returning(listOf(payer), paymentInfo) } },
  jobs: [startPaymentJob, refundPaymentJob, askProviderJob, catchUpJob],
  routes: [registerPaymentCallback, registerStripeCallback],
});
