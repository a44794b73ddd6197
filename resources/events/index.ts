/** What the pages of events show that their schema cannot say, and their screens. */
import type { area as events } from '#schemas/events/index.ts';
import { withTexts } from '#src/app/texts.ts';
import { latePage, latePart } from '#src/kit/late/late.tsx';
import { portalArea } from '../area.ts';

export const area = portalArea<typeof events>({
  slots: {
    'activity-events': {
      aside: latePart(() => import('./EventCheckInLink.tsx')),
      tabs: [
        { code: 'waiting', needs: { permission: 'EVENT_VIEW' }, Body: latePart(() => import('./WaitingTab.tsx')) },
        {
          code: 'feedback',
          needs: { permission: 'EVENT_VIEW' },
          Body: latePart(() => withTexts('results', import('./FeedbackTab.tsx'))),
        },
      ],
    },
    'activity-event-time-slots': { aside: latePart(() => import('./SessionCheckInLink.tsx')) },
  },
  screens: {
    'event-management': latePage(() => import('./EventManagement.tsx')),
    'event-check-in': latePage(() => withTexts('forms', import('./checkIn/CheckInPage.tsx'))),
    'event-calendar': latePage(() => import('./calendar/EventCalendar.tsx')),
  },
});
