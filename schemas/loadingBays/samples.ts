/** Typical loading bays of a building, and the vehicles that come. Sizes in centimetres. */
import { defineSample } from '../kernel/entity/sample.ts';
import { loadingBay } from './loadingBay.ts';
import { loadingBayApplication } from './loadingBayApplication.ts';
import { loadingBayAppointmentType } from './loadingBayAppointmentType.ts';
import { loadingBayBlackout } from './loadingBayBlackout.ts';
import { loadingBayGroup } from './loadingBayGroup.ts';
import { loadingBayVehicleType } from './loadingBayVehicleType.ts';

/** Around the clock, public holidays too; 23:59 is until midnight. */
const allWeek = [0, 1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, from: '00:00', to: '23:59' }));

export const loadingBayGroupSample = defineSample(loadingBayGroup, [
  {
    name: 'North dock',
    floorNo: 'B1',
    location: 'Entrance from Straits View',
    driverInstructions: 'Headlights on. Switch the engine off at the bay.',
    notifyPartyEmail: ['dock@building.example'],
    active: true,
    viewableBy: 'ALL',
  },
  { name: 'South yard', floorNo: '1', location: 'Behind tower 2', active: true, viewableBy: 'ALL' },
]);

export const loadingBaySample = defineSample(
  loadingBay,
  [
    { name: 'Bay 1', maxHeightCm: 450, maxLengthCm: 1800, openingHrs: allWeek, active: true },
    { name: 'Bay 2', maxHeightCm: 400, maxLengthCm: 1200, openingHrs: allWeek, active: true },
  ],
  { together: true },
);

export const loadingBayVehicleTypeSample = defineSample(
  loadingBayVehicleType,
  [
    { name: 'Van', heightCm: 220, lengthCm: 550, durationMinutes: 30, active: true },
    { name: 'Lorry up to 7.5 t', heightCm: 340, lengthCm: 850, durationMinutes: 60, active: true },
  ],
  { together: true },
);

export const loadingBayAppointmentTypeSample = defineSample(
  loadingBayAppointmentType,
  [
    { name: 'Delivery', driverInstructions: 'Ask for a trolley at the dock office.', active: true },
    { name: 'Removal', durationMinutes: 120, driverInstructions: 'Protect the lift with the mats at the bay.', active: true },
  ],
  { together: true },
);

export const loadingBayBlackoutSample = defineSample(
  loadingBayBlackout,
  [
    { reason: 'Cleaning of the dock', startAt: '2036-06-07T22:00:00.000Z', endAt: '2036-06-08T02:00:00.000Z' },
    { reason: 'Repair of the gate', startAt: '2036-06-10T01:00:00.000Z', endAt: '2036-06-10T05:00:00.000Z' },
  ],
  { together: true },
);

export const loadingBayApplicationSample = defineSample(loadingBayApplication, [
  { vehiclePlateNo: 'SGX 1234 A', driverName: 'Tan Wei', loadType: 'FURNITURE', loadDescription: 'Desks on four pallets' },
  { vehiclePlateNo: 'GBB 88 K', driverName: 'Lim Ah Kow', loadType: 'FOOD' },
]);
