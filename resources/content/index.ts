/** What the pages of published content show that their schema cannot say, and their screens. */
import type { area as content } from '#schemas/content/index.ts';
import { latePage, latePart } from '#src/kit/late/late.tsx';
import { portalArea } from '../area.ts';

export const area = portalArea<typeof content>({
  slots: {
    'deep-links': {
      tabs: [{ code: 'qr', needs: { permission: 'HOMEPAGE_VIEW' }, Body: latePart(() => import('./QrTab.tsx')) }],
    },
  },
  screens: { 'qr-template': latePage(() => import('./template/QrTemplate.tsx')) },
});
