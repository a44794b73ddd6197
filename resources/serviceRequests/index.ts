/** What the pages of service requests show that their schema cannot say. */
import type { area as serviceRequests } from '#schemas/serviceRequests/index.ts';
import { latePart } from '#src/kit/late/late.tsx';
import { portalArea } from '../area.ts';

export const area = portalArea<typeof serviceRequests>({
  slots: {
    'service-request-places': {
      tabs: [{ code: 'qr', needs: { permission: 'UNIT_VIEW' }, Body: latePart(() => import('./PlaceQrTab.tsx')) }],
    },
  },
});
