import { blockedDate } from '#schemas/bookings/blockedDate.ts';
import { calendarFeed } from '#schemas/bookings/calendarFeed.ts';
import { facility } from '#schemas/bookings/facility.ts';
import { facilityBooking } from '#schemas/bookings/facilityBooking.ts';
import { facilityDiscount } from '#schemas/bookings/facilityDiscount.ts';
import { facilityWait } from '#schemas/bookings/facilityWait.ts';
import { spaceSettings } from '#schemas/bookings/spaceSettings.ts';
import { defineServerArea } from '#server/engine/areas/area.ts';
import { returning } from '#server/engine/areas/areaCalls.ts';
import { rulesFor } from '#server/engine/areas/rules.ts';
import { singletonHandlers } from '#server/engine/calls/singleton.ts';
import { blockedDateRules } from './blockedDates.ts';
import { blockHandlers } from './blockHits.ts';
import { bookByPerson, checkInByPerson } from './booking/book.ts';
import { bookingPrice, facilityPrice } from './booking/priceCalls.ts';
import { bookingRules } from './booking/rules.ts';
import { settleBookingJob } from './booking/settlement.ts';
import { offerJob, waitByPerson, waitRules } from './booking/waits.ts';
import { closedTimes } from './closedTimes.ts';
import { facilityQr } from './facilities.ts';
import { addOwnFeed, feedRules, ownFeedSchema, registerCalendarFeeds } from './feeds.ts';
import { freeSlots } from './freeSlots.ts';
import { discountRules } from './rates.ts';
import { facilityReport, reportSchema } from './report.ts';
import { facilityReportSheets } from './reportSheet.ts';

export const bookings = defineServerArea({
  name: 'bookings',
  rules: {
    [facility.name]: rulesFor(facility, { acts: { book: bookByPerson, checkIn: checkInByPerson, wait: waitByPerson } }),
    [facilityBooking.name]: bookingRules,
    [facilityWait.name]: waitRules,
    [calendarFeed.name]: feedRules,
    [facilityDiscount.name]: discountRules,
    [blockedDate.name]: blockedDateRules,
  },
  handlers: {
    [spaceSettings.name]: singletonHandlers(spaceSettings),
    ...blockHandlers,
    [calendarFeed.name]: { addOwn: returning(ownFeedSchema, addOwnFeed) },
    [facility.name]: { freeSlots, closedTimes, price: facilityPrice },
    [facilityBooking.name]: {
      facilityReport: returning(reportSchema, facilityReport),
      facilityReportMail: facilityReportSheets.mail(facilityBooking.name),
      facilityReportFile: facilityReportSheets.file(facilityBooking.name),
      price: bookingPrice,
    },
  },
  jobs: [settleBookingJob, facilityReportSheets.job, offerJob],
  routes: [registerCalendarFeeds],
  mails: ['bookingInvitation', 'bookingInvitationCancelled'],
  downloads: { [facility.name]: { qr: facilityQr } },
});
