/** The desk of the reception, badges, and what the page of a visit has besides its fields. */
import type { area as visitors } from '#schemas/visitors/index.ts';
import { withTexts } from '#src/app/texts.ts';
import { latePage, latePart } from '#src/kit/late/late.tsx';
import { portalArea } from '../area.ts';

export const area = portalArea<typeof visitors>({
  slots: { visits: { aside: latePart(() => import('./InviteAgain.tsx')) } },
  screens: {
    'visitor-desk': latePage(() => withTexts('forms', import('./DeskPage.tsx'))),
    'visitor-badge': latePage(() => import('./BadgePage.tsx')),
  },
});
