/** What the pages of events show that their schema cannot say, and their screens. */
import { lazy } from 'react';
import type { area as events } from '#schemas/events/index.ts';
import { latePage } from '#src/app/latePage.tsx';
import { withTexts } from '#src/app/texts.ts';
import { chunk } from '#src/kit/late/chunk.ts';
import { portalArea } from '../area.ts';

export const area = portalArea<typeof events>({
  slots: {
    'activity-events': {
      aside: lazy(() => import('./EventCheckInLink.tsx')),
      tabs: [
        { code: 'waiting', needs: { permission: 'EVENT_VIEW' }, Body: lazy(() => chunk(import('./WaitingTab.tsx'))) },
        {
          code: 'feedback',
          needs: { permission: 'EVENT_VIEW' },
          Body: lazy(() => withTexts('results', import('./FeedbackTab.tsx'))),
        },
      ],
    },
    'activity-event-time-slots': { aside: lazy(() => import('./SessionCheckInLink.tsx')) },
  },
  screens: {
    'event-management': latePage(() => import('./EventManagement.tsx')),
    'event-check-in': latePage(() => withTexts('forms', import('./checkIn/CheckInPage.tsx'))),
    'event-calendar': latePage(() => import('./calendar/EventCalendar.tsx')),
  },
});
