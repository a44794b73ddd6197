import { defineArea } from '../kernel/areas/area.ts';
import { blockedDate } from './blockedDate.ts';
import { bookingPeriod } from './bookingPeriod.ts';
import { calendarFeed } from './calendarFeed.ts';
import { facility } from './facility.ts';
import { facilityBooking } from './facilityBooking.ts';
import { facilityCategory } from './facilityCategory.ts';
import { facilityDiscount } from './facilityDiscount.ts';
import { facilityRate } from './facilityRate.ts';
import { facilityWait } from './facilityWait.ts';
import { facilityReports } from './report.ts';
import { spaceSettings } from './spaceSettings.ts';
import { widgets } from './widgets.ts';

export const area = defineArea({
  name: 'bookings',
  // In menu order.
  entities: [
    facilityBooking,
    facilityWait,
    facility,
    facilityCategory,
    facilityRate,
    facilityDiscount,
    bookingPeriod,
    blockedDate,
    calendarFeed,
    spaceSettings,
  ],
  screens: [facilityReports],
  widgets,
});
export const { entities } = area;
