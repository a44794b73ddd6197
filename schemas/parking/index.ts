import { defineArea } from '../kernel/area.ts';
import { carPark } from './carPark.ts';
import { parkingCalendar } from './parkingCalendar.ts';
import { seasonParkingApplication } from './seasonParkingApplication.ts';
import { seasonParkingInstance } from './seasonParkingInstance.ts';

export const area = defineArea({
  name: 'parking',
  // In menu order.
  entities: [seasonParkingApplication, seasonParkingInstance, carPark],
  screens: [parkingCalendar],
});
export const { entities } = area;
