import { blockedDate } from '#schemas/bookings/blockedDate.ts';
import { facility } from '#schemas/bookings/facility.ts';
import { facilityBooking } from '#schemas/bookings/facilityBooking.ts';
import { facilityDiscount } from '#schemas/bookings/facilityDiscount.ts';
import { spaceSettings } from '#schemas/bookings/spaceSettings.ts';
import { defineServerArea } from '#server/engine/areas/area.ts';
import { returning } from '#server/engine/areas/areaCalls.ts';
import { rulesFor } from '#server/engine/areas/rules.ts';
import { singletonHandlers } from '#server/engine/calls/singleton.ts';
import { blockedDateRules } from './blockedDates.ts';
import { bookByPerson, checkInByPerson } from './booking/book.ts';
import { bookingRules } from './booking/rules.ts';
import { facilityQr } from './facilities.ts';
import { freeSlots } from './freeSlots.ts';
import { discountRules } from './rates.ts';
import { facilityReport, reportSchema } from './report.ts';

export const bookings = defineServerArea({
  name: 'bookings',
  rules: {
    [facility.name]: rulesFor(facility, { acts: { book: bookByPerson, checkIn: checkInByPerson } }),
    [facilityBooking.name]: bookingRules,
    [facilityDiscount.name]: discountRules,
    [blockedDate.name]: blockedDateRules,
  },
  handlers: {
    [spaceSettings.name]: singletonHandlers(spaceSettings),
    [facility.name]: { freeSlots },
    [facilityBooking.name]: { facilityReport: returning(reportSchema, facilityReport) },
  },
  downloads: { [facility.name]: { qr: facilityQr } },
});
