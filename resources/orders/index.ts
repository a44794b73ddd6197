/** What the pages of orders show that their schemas cannot say: the cart of the counter, the docket, the bill of an order and of a refund. */
import type { area as orders } from '#schemas/orders/index.ts';
import { withTexts } from '#src/app/texts.ts';
import { latePage, latePart } from '#src/kit/late/late.tsx';
import { portalArea } from '../area.ts';

export const area = portalArea<typeof orders>({
  slots: {
    'opc-orders': {
      columns: { opcOrderItems: latePart(() => import('./ItemsCell.tsx')) },
      inputs: { lines: latePart(() => import('./LinesInput.tsx')) },
      shown: { opcOrderItems: latePart(() => import('./OrderBill.tsx')) },
      tabs: [{ code: 'docket', needs: { permission: 'OPC_ORDER_VIEW' }, Body: latePart(() => import('./DocketTab.tsx')) }],
    },
    'opc-refund-orders': {
      inputs: { lines: latePart(() => import('./RefundLinesInput.tsx')) },
      shown: { opcRefundOrderItems: latePart(() => import('./RefundBill.tsx')) },
    },
  },
  screens: {
    // Its cards have the clock of the board.
    merchant: latePage(() => withTexts('board', import('./merchant/MerchantHome.tsx'))),
    'order-reports': latePage(() => import('./OrderReports.tsx')),
    'merchant-menu': latePage(() => import('../retail/menu/MenuPage.tsx')),
  },
});
