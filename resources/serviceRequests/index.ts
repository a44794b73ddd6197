/** What the pages of service requests show that their schema cannot say. */
import { lazy } from 'react';
import type { area as serviceRequests } from '#schemas/serviceRequests/index.ts';
import { chunk } from '#src/kit/late/chunk.ts';
import { portalArea } from '../area.ts';

export const area = portalArea<typeof serviceRequests>({
  slots: {
    'service-request-places': {
      tabs: [{ code: 'qr', needs: { permission: 'UNIT_VIEW' }, Body: lazy(() => chunk(import('./PlaceQrTab.tsx'))) }],
    },
  },
});
