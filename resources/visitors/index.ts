/** The desk of the reception, badges, and what the page of a visit has besides its fields. */
import { lazy } from 'react';
import type { area as visitors } from '#schemas/visitors/index.ts';
import { latePage } from '#src/app/latePage.tsx';
import { withTexts } from '#src/app/texts.ts';
import { portalArea } from '../area.ts';

export const area = portalArea<typeof visitors>({
  slots: { visits: { aside: lazy(() => import('./InviteAgain.tsx')) } },
  screens: {
    'visitor-desk': latePage(() => withTexts('forms', import('./DeskPage.tsx'))),
    'visitor-badge': latePage(() => import('./BadgePage.tsx')),
  },
});
