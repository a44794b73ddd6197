import { defineScreen } from '../kernel/areas/screen.ts';

/** When each AHU is extended in a week. */
export const airconWeek = defineScreen({
  name: 'aircon-week',
  path: '/aircon/week',
  needs: { permission: 'AIRCON_LIST' },
  icon: 'CalendarViewWeek',
  menu: { order: 30 },
});

/** What the runs of a month cost each company. */
export const airconStatement = defineScreen({
  name: 'aircon-statement',
  path: '/aircon/statement',
  needs: { permission: 'AIRCON_LIST' },
  icon: 'RequestQuote',
  menu: { order: 40 },
});
