/** What people say who book a facility themselves. */
import { boolean, dateTime, emails, integer, longText, recurrence, text } from '../kernel/fields/field.ts';
import { priceInput } from './bookingMoney.ts';

export const bookingInput = {
  startAt: dateTime({ required: true }),
  endAt: dateTime({ required: true }),
  title: text({ max: 150 }),
  attendeeCount: integer({ min: 1, max: 100_000 }),
  /** At the same time of the building's clock on each date. */
  repeats: recurrence('startAt'),
  /** Dates on which it cannot be had are left out, instead of refusing all. */
  onlyFree: boolean(),
  /** Invited by mail. */
  attendeeEmails: emails({ maxItems: 50 }),
  remark: longText({ max: 1000 }),
  ...priceInput,
  /** Made when the form opens: the same key books once. */
  requestKey: text({ required: true, max: 60 }),
};

/** What people say who wait for one. */
export const waitInput = {
  startAt: bookingInput.startAt,
  endAt: bookingInput.endAt,
  title: bookingInput.title,
  attendeeCount: bookingInput.attendeeCount,
  requestKey: bookingInput.requestKey,
};
