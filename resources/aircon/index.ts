/** The inputs and screens of the aircon area. */
import { lazy } from 'react';
import type { area as aircon } from '#schemas/aircon/index.ts';
import { latePage } from '#src/app/latePage.tsx';
import { chunk } from '#src/kit/late/chunk.ts';
import { portalArea } from '../area.ts';

const offered = lazy(() => chunk(import('./OfferedInput.tsx')));

export const area = portalArea<typeof aircon>({
  slots: {
    'aircon-extension-requests': {
      inputs: {
        startTime: offered,
        endDate: offered,
        endTime: offered,
        appliedRemark: lazy(() => chunk(import('./ReasonInput.tsx'))),
      },
    },
  },
  screens: {
    'aircon-week': latePage(() => import('./AirconWeek.tsx')),
    'aircon-statement': latePage(() => import('./AirconStatement.tsx')),
  },
});
