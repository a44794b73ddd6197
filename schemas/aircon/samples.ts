/** Typical records of the aircon area. */
import { defineSample } from '../kernel/entity/sample.ts';
import { ahuUnit } from './ahuUnit.ts';
import { airconExtensionRequest } from './airconExtensionRequest.ts';

/** Rates in minor units. */
export const ahuUnitSample = defineSample(ahuUnit, [
  { referenceNo: 'AHU-01', name: 'Low zone east', floorNo: '1', ratePerHour: 8_000, minimumMinutes: 60, active: true },
  { referenceNo: 'AHU-02', name: 'Low zone west', floorNo: '2', ratePerHour: 9_500, minimumMinutes: 30, active: true },
]);

/** Long after the notice of any building, on a Saturday night, when no aircon runs by itself. */
export const airconExtensionRequestSample = defineSample(
  airconExtensionRequest,
  [
    {
      requestType: 'AD_HOC_ON',
      startDate: '2037-06-06',
      startTime: '20:00',
      endDate: '2037-06-06',
      endTime: '22:00',
      phIncluded: false,
      appliedRemark: 'Closing of the half year',
    },
    {
      requestType: 'RECURRING',
      startDate: '2037-06-13',
      recurringDays: ['SATURDAY', 'SUNDAY'],
      phIncluded: true,
      startTime: '21:00',
      endDate: '2037-06-21',
      endTime: '23:30',
      appliedRemark: 'Night shift',
    },
  ],
  { together: true },
);
