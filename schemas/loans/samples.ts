/** Typical things that a concierge lends, and the counters at which they are. */
import { defineSample } from '../kernel/entity/sample.ts';
import { loanItem } from './loanItem.ts';
import { loanItemRequest } from './loanItemRequest.ts';
import { loanItemReservation } from './loanItemReservation.ts';
import { loanLocation } from './loanLocation.ts';
import { locationLoanItem } from './locationLoanItem.ts';

/** Deposits in minor units. */
export const loanItemSample = defineSample(loanItem, [
  { name: 'Umbrella', itemCode: 'UMB', description: 'Large, with the sign of the building.', loanHours: 24, active: true },
  { name: 'Wheelchair', itemCode: 'WHL', description: 'Foldable. Show how the brakes work.', loanHours: 4, active: true },
  {
    name: 'Projector',
    itemCode: 'PRJ',
    description: 'With HDMI cable and remote control.',
    depositAmount: 10_000,
    loanHours: 8,
    active: true,
  },
  { name: '手推車', itemCode: 'TRL', description: '載重 150 公斤。', loanHours: 2, active: true },
  { name: 'Power bank', itemCode: 'PWB', depositAmount: 2_000, loanHours: 12, active: true },
]);

export const loanLocationSample = defineSample(loanLocation, [
  { name: 'Lobby counter', floorNo: '1', notifiedParties: ['concierge@building.example'], active: true },
  { name: 'Car park office', floorNo: 'B1', active: true },
]);

export const locationLoanItemSample = defineSample(locationLoanItem, [{ totalCount: 500 }, { totalCount: 800 }], {
  together: true,
});

export const loanItemRequestSample = defineSample(
  loanItemRequest,
  [
    { quantity: 3, pieces: 1, conditionOut: 'As new', lostQuantity: 0, depositKept: 0 },
    { quantity: 2, conditionOut: 'A scratch on the handle' },
  ],
  { together: true },
);

export const loanItemReservationSample = defineSample(
  loanItemReservation,
  [
    { quantity: 1, fromAt: '2037-06-08T01:00:00.000Z', untilAt: '2037-06-08T09:00:00.000Z', remark: 'For the board room' },
    { quantity: 1, fromAt: '2037-06-10T01:00:00.000Z', untilAt: '2037-06-10T05:00:00.000Z' },
  ],
  { together: true },
);
