import { defineArea } from '../kernel/area.ts';
import { maintenanceBroadcast } from './maintenanceBroadcast.ts';

export const area = defineArea({
  name: 'broadcasts',
  // In menu order.
  entities: [maintenanceBroadcast],
});
export const { entities } = area;
