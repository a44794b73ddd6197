/** What the pages of stores show that their schemas cannot say, and the page of vendors. */
import { lazy } from 'react';
import type { area as retail } from '#schemas/retail/index.ts';
import { latePage } from '#src/app/latePage.tsx';
import { chunk } from '#src/kit/late/chunk.ts';
import { portalArea } from '../area.ts';

export const area = portalArea<typeof retail>({
  slots: {
    'retail-stores': {
      columns: { rating: lazy(() => import('./Rating.tsx')) },
      aside: lazy(() => import('./StoreRating.tsx')),
      tabs: [
        { code: 'qr', needs: { permission: 'RETAIL_STORE_VIEW' }, Body: lazy(() => chunk(import('./QrTab.tsx'))) },
        {
          code: 'paymentAccount',
          needs: { permission: 'PAYMENT_ACCOUNT_MANAGE', service: 'payments' },
          Body: lazy(() => chunk(import('./PaymentAccountTab.tsx'))),
        },
      ],
    },
  },
  screens: {
    'opc-menu': latePage(() => import('./menu/MenuPage.tsx')),
    stores: latePage(() => import('./Stores.tsx')),
    'opc-empty': latePage(() => import('./EmptyStores.tsx')),
  },
});
