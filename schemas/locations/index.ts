import { defineArea } from '../kernel/areas/area.ts';
import { lsLocation } from './lsLocation.ts';
import { lsLocationCheckIn } from './lsLocationCheckIn.ts';

export const area = defineArea({
  name: 'locations',
  // In menu order.
  entities: [lsLocationCheckIn, lsLocation],
});
export const { entities } = area;
