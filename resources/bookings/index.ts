/** What the pages of bookings show that their schemas cannot say: when a facility is closed, and the report. */
import type { area as bookings } from '#schemas/bookings/index.ts';
import { latePage } from '#src/app/latePage.tsx';
import { portalArea } from '../area.ts';
import { closedOf } from './closedOf.ts';

export const area = portalArea<typeof bookings>({
  slots: { facilities: { closedOf } },
  screens: { 'facility-reports': latePage(() => import('./FacilityReports.tsx')) },
});
