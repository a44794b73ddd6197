import { defineArea } from '../kernel/areas/area.ts';
import { activityEvent } from './activityEvent.ts';
import { activityEventParticipant } from './activityEventParticipant.ts';
import { activityEventTimeSlot } from './activityEventTimeSlot.ts';
import { eventCalendar } from './eventCalendar.ts';
import { eventCheckIn } from './eventCheckIn.ts';
import { eventManagement } from './eventManagement.ts';
import { eventSettings } from './eventSettings.ts';

export const area = defineArea({
  name: 'events',
  // In menu order.
  entities: [activityEvent, activityEventTimeSlot, activityEventParticipant, eventSettings],
  screens: [eventManagement, eventCheckIn, eventCalendar],
});
export const { entities } = area;
