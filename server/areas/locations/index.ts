import { lsLocation } from '#schemas/locations/lsLocation.ts';
import { lsLocationCheckIn } from '#schemas/locations/lsLocationCheckIn.ts';
import { defineServerArea } from '#server/engine/areas/area.ts';
import { returning } from '#server/engine/areas/areaCalls.ts';
import type { Producer } from '#server/engine/calls/downloads.ts';
import { qrPicture } from '#server/files/qrPicture.ts';
import { checkInRules, own, ownCheckOut, ownListSchema, ownSchema, scan } from './checkIns.ts';

/** What is printed and hung up. */
const locationQr: Producer = ({ record }) => qrPicture(`atrium://location/${record?.uniqueCode}`);

export const locations = defineServerArea({
  name: 'locations',
  rules: { [lsLocationCheckIn.name]: checkInRules },
  handlers: {
    [lsLocationCheckIn.name]: {
      scan: returning(ownSchema, scan),
      own: returning(ownListSchema, own),
      ownCheckOut: returning(ownSchema, ownCheckOut),
    },
  },
  downloads: { [lsLocation.name]: { qr: locationQr } },
});
