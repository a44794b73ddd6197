/** What the pages of tenants, units and e-mail domains show that their schemas cannot say. */
import { lazy } from 'react';
import type { area as tenants } from '#schemas/tenants/index.ts';
import { directoryAdmins } from '#schemas/users/directoryAdmins.ts';
import { latePage } from '#src/app/latePage.tsx';
import { chunk } from '#src/kit/late/chunk.ts';
import { portalArea } from '../area.ts';

export const area = portalArea<typeof tenants>({
  screens: { 'stacking-plan': latePage(() => import('./stacking/StackingPlan.tsx')) },
  slots: {
    tenants: {
      notice: lazy(() => chunk(import('./NoAdminNotice.tsx'))),
      columns: { userCount: lazy(() => chunk(import('./UserCountCell.tsx'))) },
      tabs: [{ code: 'directory', needs: directoryAdmins, Body: lazy(() => import('../users/directory/DirectoryTab.tsx')) }],
    },
    'email-domains': {
      tabs: [{ code: 'proof', needs: { permission: 'EMAIL_DOMAIN_VIEW' }, Body: lazy(() => import('./ProofTab.tsx')) }],
    },
  },
});
