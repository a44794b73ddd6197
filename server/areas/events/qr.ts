/** QR codes (002 §7): an event opens its page, which leads on to the app; a session checks the person in whose app reads it. */
import { publicEventPath } from '#schemas/events/publicEvent.ts';
import type { Producer } from '#server/engine/calls/downloads.ts';
import { qrPicture } from '#server/files/qrPicture.ts';

export const eventQr: Producer = ({ record, config }) => qrPicture(`${config.publicUrl}${publicEventPath(String(record?.uuid))}`);
export const sessionQr: Producer = ({ record }) =>
  qrPicture(`atrium://activity-event-session/${record?.uuid}/check-in/${record?.checkInCode}`);
