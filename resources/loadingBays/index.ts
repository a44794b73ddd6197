/** The inputs and screens of the loading bays. */
import { lazy } from 'react';
import type { area as loadingBays } from '#schemas/loadingBays/index.ts';
import { latePage } from '#src/app/latePage.tsx';
import { chunk } from '#src/kit/late/chunk.ts';
import { portalArea } from '../area.ts';

export const area = portalArea<typeof loadingBays>({
  slots: {
    'loading-bay-applications': {
      inputs: { appointmentTime: lazy(() => chunk(import('./FreeStartInput.tsx'))) },
    },
  },
  screens: { 'loading-bay-report': latePage(() => import('./DwellReport.tsx')) },
});
