import { hotdesk } from '#schemas/hotdesks/hotdesk.ts';
import { hotdeskBooking } from '#schemas/hotdesks/hotdeskBooking.ts';
import { hotdeskLending } from '#schemas/hotdesks/hotdeskLending.ts';
import { hotdeskSettings } from '#schemas/hotdesks/hotdeskSettings.ts';
import { hotdeskZone } from '#schemas/hotdesks/hotdeskZone.ts';
import { zoneDisplay } from '#schemas/hotdesks/zoneDisplay.ts';
import { defineServerArea } from '#server/engine/areas/area.ts';
import { ofRecord, returning } from '#server/engine/areas/areaCalls.ts';
import { singletonHandlers } from '#server/engine/calls/singleton.ts';
import { returningByKey } from '#server/engine/keyed/calls.ts';
import { bookingRules } from './bookings.ts';
import { deskQr, deskRules, lendingRules } from './desks.ts';
import { displayRules, grid, preview, takeAtDisplay } from './displays.ts';
import { gridSchema, takenSchema } from './grid.ts';
import {
  bookDesk,
  lendDesk,
  ownBookingSchema,
  ownBookings,
  ownBookingsSchema,
  ownCancel,
  ownCheckIn,
  ownDesks,
  ownDesksSchema,
  ownRelease,
  readOwnPlan,
  readPlan,
  scanDesk,
  takeBack,
} from './occupants.ts';
import { planSchema } from './plan.ts';

export const hotdesks = defineServerArea({
  name: 'hotdesks',
  rules: {
    [hotdesk.name]: deskRules,
    [hotdeskLending.name]: lendingRules,
    [hotdeskBooking.name]: bookingRules,
    [zoneDisplay.name]: displayRules,
  },
  handlers: {
    [hotdeskSettings.name]: { ...singletonHandlers(hotdeskSettings) },
    [hotdeskZone.name]: { plan: ofRecord(planSchema, readPlan), ownPlan: returning(planSchema, readOwnPlan) },
    [hotdesk.name]: {
      scan: returning(ownBookingSchema, scanDesk),
      ownDesks: returning(ownDesksSchema, ownDesks),
      lend: returning(ownDesksSchema, lendDesk),
      takeBack: returning(ownDesksSchema, takeBack),
      bookDesk: returning(ownBookingSchema, bookDesk),
    },
    [hotdeskBooking.name]: {
      own: returning(ownBookingsSchema, ownBookings),
      ownCheckIn: returning(ownBookingSchema, ownCheckIn),
      ownRelease: returning(ownBookingSchema, ownRelease),
      ownCancel: returning(ownBookingSchema, ownCancel),
    },
    [zoneDisplay.name]: { preview: ofRecord(gridSchema, preview) },
  },
  keyed: {
    [zoneDisplay.name]: { grid: returningByKey(gridSchema, grid), take: returningByKey(takenSchema, takeAtDisplay) },
  },
  downloads: { [hotdesk.name]: { qr: deskQr } },
});
