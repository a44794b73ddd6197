import { opcOrder } from '#schemas/orders/opcOrder.ts';
import { opcRefundOrder } from '#schemas/orders/opcRefundOrder.ts';
import { defineServerArea } from '#server/engine/areas/area.ts';
import { returning } from '#server/engine/areas/areaCalls.ts';
import { counterPrice, order, price, updateStatus } from './calls.ts';
import { docket } from './docket.ts';
import { itemsReport, itemsReportSchema, itemsReportSheets } from './itemsReport.ts';
import { reconciliation } from './reconcile.ts';
import { refundRules } from './refund.ts';
import { orderRules, releaseJob } from './rules.ts';

export const orders = defineServerArea({
  name: 'orders',
  rules: { [opcOrder.name]: orderRules, [opcRefundOrder.name]: refundRules },
  handlers: {
    [opcOrder.name]: {
      updateStatus,
      price,
      order,
      counterPrice,
      docket,
      reconciliation,
      itemsReport: returning(itemsReportSchema, (context) => itemsReport(context)),
      itemsReportMail: itemsReportSheets.mail(opcOrder.name),
      itemsReportFile: itemsReportSheets.file(opcOrder.name),
    },
  },
  jobs: [releaseJob, itemsReportSheets.job],
});
