import { defineArea } from '../kernel/areas/area.ts';
import { carPark } from './carPark.ts';
import { parkingCalendar } from './parkingCalendar.ts';
import { seasonParkingApplication } from './seasonParkingApplication.ts';
import { seasonParkingInstance } from './seasonParkingInstance.ts';
import { widgets } from './widgets.ts';

export const area = defineArea({
  name: 'parking',
  // In menu order.
  entities: [seasonParkingApplication, seasonParkingInstance, carPark],
  screens: [parkingCalendar],
  widgets,
});
export const { entities } = area;
