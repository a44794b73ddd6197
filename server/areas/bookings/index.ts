import { facility } from '#schemas/bookings/facility.ts';
import { facilityBooking } from '#schemas/bookings/facilityBooking.ts';
import { spaceSettings } from '#schemas/bookings/spaceSettings.ts';
import { defineServerArea } from '#server/engine/areas/area.ts';
import { rulesFor } from '#server/engine/areas/rules.ts';
import { singletonHandlers } from '#server/engine/calls/singleton.ts';
import { bookByPerson, checkInByPerson } from './booking/book.ts';
import { bookingRules } from './booking/rules.ts';
import { facilityQr } from './facilities.ts';

export const bookings = defineServerArea({
  name: 'bookings',
  rules: {
    [facility.name]: rulesFor(facility, { acts: { book: bookByPerson, checkIn: checkInByPerson } }),
    [facilityBooking.name]: bookingRules,
  },
  handlers: { [spaceSettings.name]: singletonHandlers(spaceSettings) },
  downloads: { [facility.name]: { qr: facilityQr } },
});
