import { blockedDate } from '#schemas/bookings/blockedDate.ts';
import { facility } from '#schemas/bookings/facility.ts';
import { facilityDiscount } from '#schemas/bookings/facilityDiscount.ts';
import { spaceSettings } from '#schemas/bookings/spaceSettings.ts';
import { defineServerArea } from '#server/engine/areas/area.ts';
import { singletonHandlers } from '#server/engine/calls/singleton.ts';
import { blockedDateRules } from './blockedDates.ts';
import { facilityQr } from './facilities.ts';
import { discountRules } from './rates.ts';

export const bookings = defineServerArea({
  name: 'bookings',
  rules: { [facilityDiscount.name]: discountRules, [blockedDate.name]: blockedDateRules },
  handlers: { [spaceSettings.name]: singletonHandlers(spaceSettings) },
  downloads: { [facility.name]: { qr: facilityQr } },
});
