import { defineArea } from '../kernel/areas/area.ts';
import { facility } from './facility.ts';
import { facilityCategory } from './facilityCategory.ts';
import { spaceSettings } from './spaceSettings.ts';

export const area = defineArea({
  name: 'bookings',
  // In menu order.
  entities: [facility, facilityCategory, spaceSettings],
});
export const { entities } = area;
