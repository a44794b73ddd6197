import { seasonParkingApplication } from '#schemas/parking/seasonParkingApplication.ts';
import { seasonParkingInstance } from '#schemas/parking/seasonParkingInstance.ts';
import { defineServerArea } from '#server/engine/areas/area.ts';
import { applicationRules } from './applications.ts';
import { carParkRules } from './carParks.ts';
import { instanceRules } from './instances.ts';

export const parking = defineServerArea({
  name: 'parking',
  rules: {
    'car-parks': carParkRules,
    [seasonParkingApplication.name]: applicationRules,
    [seasonParkingInstance.name]: instanceRules,
  },
  mails: [
    'applicationSubmitted',
    'applicationWithdrawn',
    'applicationDecided',
    'terminationRequested',
    'terminationWithdrawn',
    'terminationRefused',
    'instanceSubmitted',
    'instanceWithdrawn',
    'instanceDecided',
  ],
});
