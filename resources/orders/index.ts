/** What the pages of orders show that their schemas cannot say: the cart of the counter, the docket, the bill of an order and of a refund. */
import { lazy } from 'react';
import type { area as orders } from '#schemas/orders/index.ts';
import { latePage } from '#src/app/latePage.tsx';
import { withTexts } from '#src/app/texts.ts';
import { chunk } from '#src/kit/late/chunk.ts';
import { portalArea } from '../area.ts';

export const area = portalArea<typeof orders>({
  slots: {
    'opc-orders': {
      columns: { opcOrderItems: lazy(() => chunk(import('./ItemsCell.tsx'))) },
      inputs: { lines: lazy(() => chunk(import('./LinesInput.tsx'))) },
      shown: { opcOrderItems: lazy(() => chunk(import('./OrderBill.tsx'))) },
      tabs: [{ code: 'docket', needs: { permission: 'OPC_ORDER_VIEW' }, Body: lazy(() => chunk(import('./DocketTab.tsx'))) }],
    },
    'opc-refund-orders': {
      inputs: { lines: lazy(() => chunk(import('./RefundLinesInput.tsx'))) },
      shown: { opcRefundOrderItems: lazy(() => chunk(import('./RefundBill.tsx'))) },
    },
  },
  screens: {
    // Its cards have the clock of the board.
    merchant: latePage(() => withTexts('board', import('./merchant/MerchantHome.tsx'))),
    'order-reports': latePage(() => import('./OrderReports.tsx')),
    'merchant-menu': latePage(() => import('../retail/menu/MenuPage.tsx')),
  },
});
