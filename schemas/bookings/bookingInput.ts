/** What people say who book a facility themselves. */
import { dateTime, integer, longText, text } from '../kernel/fields/field.ts';
import { priceInput } from './bookingMoney.ts';

export const bookingInput = {
  startAt: dateTime({ required: true }),
  endAt: dateTime({ required: true }),
  title: text({ max: 150 }),
  attendeeCount: integer({ min: 1, max: 100_000 }),
  remark: longText({ max: 1000 }),
  ...priceInput,
  /** Made when the form opens: the same key books once. */
  requestKey: text({ required: true, max: 60 }),
};
