import { defineArea } from '../kernel/area.ts';
import { carPark } from './carPark.ts';
import { seasonParkingApplication } from './seasonParkingApplication.ts';
import { seasonParkingInstance } from './seasonParkingInstance.ts';

export const area = defineArea({
  name: 'parking',
  // In menu order.
  entities: [seasonParkingApplication, seasonParkingInstance, carPark],
});
export const { entities } = area;
