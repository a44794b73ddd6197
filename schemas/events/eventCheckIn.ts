import { defineScreen } from '../kernel/areas/screen.ts';

/** Where staff scan the codes of those who come to an event (002 §2). */
export const eventCheckIn = defineScreen({
  name: 'event-check-in',
  path: '/events/:id/check-in',
  needs: { permission: 'EVENT_MANAGE' },
  palette: false,
  parent: 'activity-events',
});
