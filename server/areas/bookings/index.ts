import { facility } from '#schemas/bookings/facility.ts';
import { spaceSettings } from '#schemas/bookings/spaceSettings.ts';
import { defineServerArea } from '#server/engine/areas/area.ts';
import { singletonHandlers } from '#server/engine/calls/singleton.ts';
import { facilityQr } from './facilities.ts';

export const bookings = defineServerArea({
  name: 'bookings',
  handlers: { [spaceSettings.name]: singletonHandlers(spaceSettings) },
  downloads: { [facility.name]: { qr: facilityQr } },
});
