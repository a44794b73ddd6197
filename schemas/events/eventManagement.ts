import { defineScreen } from '../kernel/areas/screen.ts';

/** The other address of the list of events (002 §2). */
export const eventManagement = defineScreen({
  name: 'event-management',
  path: '/event-management',
  needs: { permission: 'EVENT_LIST' },
  palette: false,
  parent: 'activity-events',
});
