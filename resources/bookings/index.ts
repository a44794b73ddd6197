/** What the pages of bookings show that their schemas cannot say: when a facility is closed, and the report. */
import { lazy } from 'react';
import type { area as bookings } from '#schemas/bookings/index.ts';
import { latePage } from '#src/app/latePage.tsx';
import { chunk } from '#src/kit/late/chunk.ts';
import { portalArea } from '../area.ts';

export const area = portalArea<typeof bookings>({
  slots: {
    facilities: { closedTimes: { call: 'closedTimes', follows: 'blocked-dates' } },
    'blocked-dates': { inputs: { bookingsHit: lazy(() => chunk(import('./BlockHitsInput.tsx'))) } },
    'facility-bookings': {
      inputs: {
        services: lazy(() => chunk(import('./ServicesInput.tsx'))),
        endAt: lazy(() => chunk(import('./EndInput.tsx'))),
      },
      shown: { priceLines: lazy(() => chunk(import('./KeptPrice.tsx'))) },
      moveQuestion: lazy(() => chunk(import('./MoveQuestion.tsx'))),
    },
  },
  screens: { 'facility-reports': latePage(() => import('./FacilityReports.tsx')) },
});
