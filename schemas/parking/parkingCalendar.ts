import { defineScreen } from '../kernel/areas/screen.ts';

/** The season parking that runs in a month, by car park, for whoever may list it. */
export const parkingCalendar = defineScreen({
  name: 'parking-calendar',
  path: '/parking/season-parking/calendar',
  needs: { permission: 'SEASON_PARKING_LIST' },
  icon: 'CalendarMonth',
  parent: 'season-parking-applications',
});
