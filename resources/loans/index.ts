/** What the pages of loans show that their schema cannot say, and their screens. */
import type { area as loans } from '#schemas/loans/index.ts';
import { latePage } from '#src/app/latePage.tsx';
import { withTexts } from '#src/app/texts.ts';
import { portalArea } from '../area.ts';

export const area = portalArea<typeof loans>({
  screens: {
    'loan-counter': latePage(() => withTexts('forms', import('./counter/CounterPage.tsx'))),
    'loan-location-setup': latePage(() => import('./LocationSetup.tsx')),
  },
});
