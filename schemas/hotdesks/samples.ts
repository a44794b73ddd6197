/** Typical zones of a floor, their desks, and who books them. */
import { defineSample } from '../kernel/entity/sample.ts';
import { hotdesk } from './hotdesk.ts';
import { hotdeskBooking } from './hotdeskBooking.ts';
import { hotdeskLending } from './hotdeskLending.ts';
import { hotdeskZone } from './hotdeskZone.ts';
import { zoneDisplay } from './zoneDisplay.ts';

export const hotdeskZoneSample = defineSample(hotdeskZone, [
  { name: 'Harbour side', floorNo: '12', description: 'Quiet desks along the windows.', viewableBy: 'ALL', active: true },
  { name: 'Garden side', floorNo: '12', description: 'Desks for teams, beside the pantry.', viewableBy: 'ALL', active: true },
]);

/** The kind and the owner go together, and only what can be booked ahead can be booked for any day. */
export const hotdeskSample = defineSample(
  hotdesk,
  [
    { deskType: 'RESERVABLE', amenities: ['Two screens', 'Docking station'], active: true, planX: 2_000, planY: 3_000 },
    {
      deskType: 'RESERVABLE',
      amenities: ['Standing desk'],
      remark: 'Beside the window',
      active: true,
      planX: 4_000,
      planY: 3_000,
    },
  ],
  { together: true },
);

export const hotdeskBookingSample = defineSample(hotdeskBooking, [
  { date: '2037-06-08', part: 'DAY' },
  { date: '2037-06-09', part: 'HOURS', startTime: '09:00', endTime: '12:00', remark: 'Near the team' },
]);

export const hotdeskLendingSample = defineSample(hotdeskLending, [
  { fromDate: '2037-06-08', untilDate: '2037-06-12' },
  { fromDate: '2037-06-15', untilDate: '2037-06-15' },
]);

export const zoneDisplaySample = defineSample(zoneDisplay, [
  { name: 'Lift lobby, level 12', theme: 'DARK', showsNames: false, mayBook: true, maxMinutes: 60 },
  { name: 'Pantry, level 12', theme: 'LIGHT', showsNames: true, mayBook: false },
]);
