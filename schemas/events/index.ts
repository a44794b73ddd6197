import { defineArea } from '../kernel/area.ts';
import { activityEvent } from './activityEvent.ts';
import { activityEventParticipant } from './activityEventParticipant.ts';
import { activityEventTimeSlot } from './activityEventTimeSlot.ts';
import { eventCheckIn } from './eventCheckIn.ts';
import { eventManagement } from './eventManagement.ts';

export const area = defineArea({
  name: 'events',
  // In menu order.
  entities: [activityEvent, activityEventTimeSlot, activityEventParticipant],
  screens: [eventManagement, eventCheckIn],
});
export const { entities } = area;
