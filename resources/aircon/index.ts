/** The inputs and screens of the aircon area. */
import type { area as aircon } from '#schemas/aircon/index.ts';
import { latePage, latePart } from '#src/kit/late/late.tsx';
import { portalArea } from '../area.ts';

const offered = latePart(() => import('./OfferedInput.tsx'));

export const area = portalArea<typeof aircon>({
  slots: {
    'aircon-extension-requests': {
      inputs: {
        startTime: offered,
        endDate: offered,
        endTime: offered,
        appliedRemark: latePart(() => import('./ReasonInput.tsx')),
      },
    },
  },
  screens: {
    'aircon-week': latePage(() => import('./AirconWeek.tsx')),
    'aircon-statement': latePage(() => import('./AirconStatement.tsx')),
  },
});
