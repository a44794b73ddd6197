import { defineArea } from '../kernel/areas/area.ts';
import { blockedDate } from './blockedDate.ts';
import { bookingPeriod } from './bookingPeriod.ts';
import { facility } from './facility.ts';
import { facilityBooking } from './facilityBooking.ts';
import { facilityCategory } from './facilityCategory.ts';
import { facilityDiscount } from './facilityDiscount.ts';
import { facilityRate } from './facilityRate.ts';
import { facilityReports } from './report.ts';
import { spaceSettings } from './spaceSettings.ts';

export const area = defineArea({
  name: 'bookings',
  // In menu order.
  entities: [
    facilityBooking,
    facility,
    facilityCategory,
    facilityRate,
    facilityDiscount,
    bookingPeriod,
    blockedDate,
    spaceSettings,
  ],
  screens: [facilityReports],
});
export const { entities } = area;
