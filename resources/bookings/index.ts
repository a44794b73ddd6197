/** What the pages of bookings show that their schemas cannot say: when a facility is closed, and the report. */
import type { area as bookings } from '#schemas/bookings/index.ts';
import { latePage, latePart } from '#src/kit/late/late.tsx';
import { portalArea } from '../area.ts';

export const area = portalArea<typeof bookings>({
  slots: {
    facilities: { closedTimes: { call: 'closedTimes', follows: 'blocked-dates' } },
    'blocked-dates': { inputs: { bookingsHit: latePart(() => import('./BlockHitsInput.tsx')) } },
    'facility-bookings': {
      inputs: {
        services: latePart(() => import('./ServicesInput.tsx')),
        endAt: latePart(() => import('./EndInput.tsx')),
      },
      shown: { priceLines: latePart(() => import('./KeptPrice.tsx')) },
      moveQuestion: latePart(() => import('./MoveQuestion.tsx')),
    },
  },
  screens: { 'facility-reports': latePage(() => import('./FacilityReports.tsx')) },
});
