/** What the pages of buildings show that their schemas cannot say. */
import type { area as buildings } from '#schemas/buildings/index.ts';
import { latePart } from '#src/kit/late/late.tsx';
import { portalArea } from '../area.ts';

export const area = portalArea<typeof buildings>({
  slots: { 'office-centres': { notice: latePart(() => import('./NoAdminNotice.tsx')) } },
});
