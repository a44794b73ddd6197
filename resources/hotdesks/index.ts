/** What the pages of desks show that their schema cannot say: the plan of a zone, the preview of a display. */
import type { area as hotdesks } from '#schemas/hotdesks/index.ts';
import { latePart } from '#src/kit/late/late.tsx';
import { portalArea } from '../area.ts';

export const area = portalArea<typeof hotdesks>({
  slots: {
    'hotdesk-zones': {
      tabs: [{ code: 'plan', needs: { permission: 'ZONE_VIEW' }, Body: latePart(() => import('./plan/PlanTab.tsx')) }],
    },
    'zone-displays': {
      tabs: [{ code: 'preview', needs: { permission: 'DISPLAY_VIEW' }, Body: latePart(() => import('./PreviewTab.tsx')) }],
    },
  },
});
