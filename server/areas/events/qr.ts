/** QR codes (002 §7): an event opens its page, which leads on to the app; a session checks the person in whose app reads it. */
import { publicEventPath } from '#schemas/events/publicEvent.ts';
import type { Producer } from '#server/engine/downloads.ts';

/** Pixels a side: sharp on paper at 8 cm and 300 dots per inch. */
const PIXELS = 1000;

/** A PNG. The library is loaded with the first one. */
export async function qrPicture(text: string): Promise<Buffer> {
  const { toBuffer } = await import('qrcode');
  return toBuffer(text, { type: 'png', width: PIXELS, margin: 4, errorCorrectionLevel: 'M' });
}

export const eventQr: Producer = ({ record, config }) => qrPicture(`${config.publicUrl}${publicEventPath(String(record?.uuid))}`);
export const sessionQr: Producer = ({ record }) =>
  qrPicture(`atrium://activity-event-session/${record?.uuid}/check-in/${record?.checkInCode}`);
