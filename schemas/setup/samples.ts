/** Typical public holidays. */
import { defineSample } from '../kernel/entity/sample.ts';
import { holiday } from './holiday.ts';

export const holidaySample = defineSample(holiday, [
  { date: '2036-01-01', name: "New Year's Day", everyYear: true },
  { date: '2036-01-28', name: 'Chinese New Year', everyYear: false },
  { date: '2036-01-29', name: 'Second day of Chinese New Year', everyYear: false },
  { date: '2036-05-01', name: 'Labour Day', everyYear: true },
  { date: '2036-12-25', name: 'Christmas Day', everyYear: true },
]);
