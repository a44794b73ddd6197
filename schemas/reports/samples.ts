/** Typical subscriptions. */
import { defineSample } from '../kernel/entity/sample.ts';
import { reportSubscription } from './reportSubscription.ts';

export const reportSubscriptionSample = defineSample(
  reportSubscription,
  [
    {
      name: 'People every morning',
      about: 'LIST',
      source: 'users',
      query: 'sortProperties=fullName',
      frequency: 'DAILY',
      time: '08:00',
      toMe: true,
      skipEmpty: true,
      active: true,
    },
    {
      name: 'New people of the month',
      about: 'REPORT',
      source: 'users',
      query: 'tenantId=',
      covers: 'LAST_MONTH',
      frequency: 'MONTHLY',
      monthDay: 31,
      time: '07:30',
      zone: 'Europe/Berlin',
      toMe: true,
      skipEmpty: false,
      active: true,
    },
  ],
  { together: true },
);
