import { defineWidgets } from '../kernel/areas/widget.ts';

/** What bookings show on the page Today. */
export const widgets = defineWidgets({
  kind: 'soon',
  code: 'bookingsSoon',
  order: 21,
  reach: 'oneBuilding',
  entity: 'facility-bookings',
  date: 'startAt',
  within: 1,
  tab: 'CONFIRMED',
  detail: ['facility.label', 'tenant.label'],
});
