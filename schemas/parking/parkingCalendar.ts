import { defineScreen } from '../kernel/screen.ts';

/** Which season parkings run in a month, by car park: for whoever may list them. */
export const parkingCalendar = defineScreen({
  name: 'parking-calendar',
  path: '/parking/season-parking/calendar',
  needs: { permission: 'SEASON_PARKING_LIST' },
  icon: 'CalendarMonth',
  parent: 'season-parking-applications',
});
