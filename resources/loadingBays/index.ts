/** The inputs and screens of the loading bays. */
import type { area as loadingBays } from '#schemas/loadingBays/index.ts';
import { latePage, latePart } from '#src/kit/late/late.tsx';
import { portalArea } from '../area.ts';

export const area = portalArea<typeof loadingBays>({
  slots: {
    'loading-bay-applications': {
      inputs: { appointmentTime: latePart(() => import('./FreeStartInput.tsx')) },
    },
  },
  screens: { 'loading-bay-report': latePage(() => import('./DwellReport.tsx')) },
});
