/** What the pages of broadcasts show that their schema cannot say. */
import type { area as broadcasts } from '#schemas/broadcasts/index.ts';
import { withTexts } from '#src/app/texts.ts';
import { latePage, latePart } from '#src/kit/late/late.tsx';
import { portalArea } from '../area.ts';

export const area = portalArea<typeof broadcasts>({
  slots: {
    'emergency-broadcasts': {
      tabs: [
        {
          code: 'answers',
          needs: { permission: 'ANNOUNCEMENT_VIEW' },
          Body: latePart(() => withTexts('results', import('./AnswersTab.tsx'))),
        },
      ],
    },
    notifications: {
      aside: latePart(() => import('./Progress.tsx')),
      views: { 'action:send': latePage(() => import('./ReviewPage.tsx')) },
    },
  },
});
