/** What the pages of stores show that their schemas cannot say, and the page of vendors. */
import type { area as retail } from '#schemas/retail/index.ts';
import { latePage, latePart } from '#src/kit/late/late.tsx';
import { portalArea } from '../area.ts';

export const area = portalArea<typeof retail>({
  slots: {
    'retail-stores': {
      columns: { rating: latePart(() => import('./Rating.tsx')) },
      aside: latePart(() => import('./StoreRating.tsx')),
      tabs: [
        { code: 'qr', needs: { permission: 'RETAIL_STORE_VIEW' }, Body: latePart(() => import('./QrTab.tsx')) },
        {
          code: 'paymentAccount',
          needs: { permission: 'PAYMENT_ACCOUNT_MANAGE', service: 'payments' },
          Body: latePart(() => import('./PaymentAccountTab.tsx')),
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
