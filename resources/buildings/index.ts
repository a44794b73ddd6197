/** What the pages of buildings show that their schemas cannot say. */
import { lazy } from 'react';
import type { area as buildings } from '#schemas/buildings/index.ts';
import { chunk } from '#src/kit/late/chunk.ts';
import { portalArea } from '../area.ts';

export const area = portalArea<typeof buildings>({
  slots: { 'office-centres': { notice: lazy(() => chunk(import('./NoAdminNotice.tsx'))) } },
});
