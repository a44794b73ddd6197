/** The slots and screens of parking. */
import { lazy } from 'react';
import type { area as parking } from '#schemas/parking/index.ts';
import { latePage } from '#src/app/latePage.tsx';
import { portalArea } from '../area.ts';

export const area = portalArea<typeof parking>({
  slots: { 'season-parking-applications': { toolbar: lazy(() => import('./CalendarButton.tsx')) } },
  screens: { 'parking-calendar': latePage(() => import('./calendar/ParkingCalendar.tsx')) },
});
