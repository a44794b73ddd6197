import { defineSample } from '../kernel/entity/sample.ts';
import { lsLocation } from './lsLocation.ts';
import { lsLocationCheckIn } from './lsLocationCheckIn.ts';

export const lsLocationSample = defineSample(lsLocation, [
  { name: 'Sky garden', floorNo: '30', capacity: 60, stayMinutes: 120, active: true },
  { name: 'Gym', floorNo: '5', capacity: 25, stayMinutes: 180, active: true },
  { name: 'Lobby lounge', floorNo: '1', capacity: null, stayMinutes: 240, active: true },
]);

export const lsLocationCheckInSample = defineSample(lsLocationCheckIn, [{}]);
