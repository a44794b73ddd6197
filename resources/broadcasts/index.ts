/** What the pages of broadcasts show that their schema cannot say. */
import { lazy } from 'react';
import type { area as broadcasts } from '#schemas/broadcasts/index.ts';
import { latePage } from '#src/app/latePage.tsx';
import { withTexts } from '#src/app/texts.ts';
import { portalArea } from '../area.ts';

export const area = portalArea<typeof broadcasts>({
  slots: {
    'emergency-broadcasts': {
      tabs: [
        {
          code: 'answers',
          needs: { permission: 'ANNOUNCEMENT_VIEW' },
          Body: lazy(() => withTexts('results', import('./AnswersTab.tsx'))),
        },
      ],
    },
    notifications: {
      aside: lazy(() => import('./Progress.tsx')),
      views: { 'action:send': latePage(() => import('./ReviewPage.tsx')) },
    },
  },
});
