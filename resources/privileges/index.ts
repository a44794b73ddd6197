/** What the pages of privileges show that their schemas cannot say, and the page of what is published. */
import { isKeptFrom } from '#schemas/privileges/decided.ts';
import type { area as privileges } from '#schemas/privileges/index.ts';
import { withTexts } from '#src/app/texts.ts';
import { latePage, latePart } from '#src/kit/late/late.tsx';
import { portalArea } from '../area.ts';

export const area = portalArea<typeof privileges>({
  slots: { promotions: { aside: latePart(() => import('./PrivilegeLinks.tsx')), isKeptFrom } },
  screens: {
    'promo-management': latePage(() => import('./PromoManagement.tsx')),
    'redeem-privilege': latePage(() => withTexts('forms', import('./redeem/RedeemPage.tsx'))),
  },
});
