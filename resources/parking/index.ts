/** The screens of parking. */
import type { area as parking } from '#schemas/parking/index.ts';
import { latePage } from '#src/kit/late/late.tsx';
import { portalArea } from '../area.ts';

export const area = portalArea<typeof parking>({
  screens: { 'parking-calendar': latePage(() => import('./calendar/ParkingCalendar.tsx')) },
});
