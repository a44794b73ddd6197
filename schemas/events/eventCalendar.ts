import { defineScreen } from '../kernel/areas/screen.ts';

/** The sessions of a month, for whoever may list events. */
export const eventCalendar = defineScreen({
  name: 'event-calendar',
  path: '/events/calendar',
  needs: { permission: 'EVENT_LIST' },
  icon: 'CalendarMonth',
  parent: 'activity-events',
});
