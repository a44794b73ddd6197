/** What the pages of tenants, units and e-mail domains show that their schemas cannot say. */
import type { area as tenants } from '#schemas/tenants/index.ts';
import { directoryAdmins } from '#schemas/users/directoryAdmins.ts';
import { latePage, latePart } from '#src/kit/late/late.tsx';
import { portalArea } from '../area.ts';

export const area = portalArea<typeof tenants>({
  screens: { 'stacking-plan': latePage(() => import('./stacking/StackingPlan.tsx')) },
  slots: {
    tenants: {
      notice: latePart(() => import('./NoAdminNotice.tsx')),
      columns: { userCount: latePart(() => import('./UserCountCell.tsx')) },
      tabs: [{ code: 'directory', needs: directoryAdmins, Body: latePart(() => import('../users/directory/DirectoryTab.tsx')) }],
    },
    'email-domains': {
      tabs: [{ code: 'proof', needs: { permission: 'EMAIL_DOMAIN_VIEW' }, Body: latePart(() => import('./ProofTab.tsx')) }],
    },
  },
});
