import { defineArea } from '../kernel/areas/area.ts';
import { hotdesk } from './hotdesk.ts';
import { hotdeskBooking } from './hotdeskBooking.ts';
import { hotdeskLending } from './hotdeskLending.ts';
import { hotdeskSettings } from './hotdeskSettings.ts';
import { hotdeskZone } from './hotdeskZone.ts';
import { zoneDisplay } from './zoneDisplay.ts';

export const area = defineArea({
  name: 'hotdesks',
  // In menu order.
  entities: [hotdeskBooking, hotdeskZone, hotdesk, hotdeskLending, zoneDisplay, hotdeskSettings],
});
export const { entities } = area;
