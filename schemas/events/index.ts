import { defineArea } from '../kernel/area.ts';
import { activityEvent } from './activityEvent.ts';
import { eventManagement } from './eventManagement.ts';

export const area = defineArea({
  name: 'events',
  // In menu order.
  entities: [activityEvent],
  screens: [eventManagement],
});
export const { entities } = area;
