/** What the pages of privileges show that their schemas cannot say, and the page of what is published. */
import { lazy } from 'react';
import { isKeptFrom } from '#schemas/privileges/decided.ts';
import type { area as privileges } from '#schemas/privileges/index.ts';
import { latePage } from '#src/app/latePage.tsx';
import { withTexts } from '#src/app/texts.ts';
import { portalArea } from '../area.ts';

export const area = portalArea<typeof privileges>({
  slots: { promotions: { aside: lazy(() => import('./PrivilegeLinks.tsx')), isKeptFrom } },
  screens: {
    'promo-management': latePage(() => import('./PromoManagement.tsx')),
    'redeem-privilege': latePage(() => withTexts('forms', import('./redeem/RedeemPage.tsx'))),
  },
});
