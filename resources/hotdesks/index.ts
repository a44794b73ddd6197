/** What the pages of desks show that their schema cannot say: the plan of a zone, the preview of a display. */
import { lazy } from 'react';
import type { area as hotdesks } from '#schemas/hotdesks/index.ts';
import { chunk } from '#src/kit/late/chunk.ts';
import { portalArea } from '../area.ts';

export const area = portalArea<typeof hotdesks>({
  slots: {
    'hotdesk-zones': {
      tabs: [{ code: 'plan', needs: { permission: 'ZONE_VIEW' }, Body: lazy(() => chunk(import('./plan/PlanTab.tsx'))) }],
    },
    'zone-displays': {
      tabs: [{ code: 'preview', needs: { permission: 'DISPLAY_VIEW' }, Body: lazy(() => chunk(import('./PreviewTab.tsx'))) }],
    },
  },
});
