/** What the pages of privileges show that their schemas cannot say, and the page of what is published. */
import { lazy } from 'react';
import type { area as privileges } from '#schemas/privileges/index.ts';
import { latePage } from '#src/app/latePage.tsx';
import { portalArea } from '../area.ts';

export const area = portalArea<typeof privileges>({
  slots: { promotions: { aside: lazy(() => import('./PrivilegeLinks.tsx')) } },
  screens: { 'promo-management': latePage(() => import('./PromoManagement.tsx')) },
});
