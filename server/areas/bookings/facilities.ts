/** What a facility has besides its form: the QR code at its door. */
import type { Producer } from '#server/engine/calls/downloads.ts';
import { qrPicture } from '#server/files/qrPicture.ts';

export const facilityQr: Producer = ({ record }) => qrPicture(`atrium://facility/${record?.uniqueCode}`);
