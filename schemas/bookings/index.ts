import { defineArea } from '../kernel/areas/area.ts';
import { facility } from './facility.ts';
import { facilityBooking } from './facilityBooking.ts';
import { facilityCategory } from './facilityCategory.ts';
import { facilityReports } from './report.ts';
import { spaceSettings } from './spaceSettings.ts';

export const area = defineArea({
  name: 'bookings',
  // In menu order.
  entities: [facilityBooking, facility, facilityCategory, spaceSettings],
  screens: [facilityReports],
});
export const { entities } = area;
