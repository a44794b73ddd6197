/** What the pages of published content show that their schema cannot say, and their screens. */
import { lazy } from 'react';
import type { area as content } from '#schemas/content/index.ts';
import { latePage } from '#src/app/latePage.tsx';
import { chunk } from '#src/kit/late/chunk.ts';
import { portalArea } from '../area.ts';

export const area = portalArea<typeof content>({
  slots: {
    'deep-links': {
      tabs: [{ code: 'qr', needs: { permission: 'HOMEPAGE_VIEW' }, Body: lazy(() => chunk(import('./QrTab.tsx'))) }],
    },
  },
  screens: { 'qr-template': latePage(() => import('./template/QrTemplate.tsx')) },
});
