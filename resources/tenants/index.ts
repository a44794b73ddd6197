/** What the pages of tenants, units and e-mail domains show that their schemas cannot say. */
import { lazy } from 'react';
import type { area as tenants } from '#schemas/tenants/index.ts';
import { portalArea } from '../area.ts';

export const area = portalArea<typeof tenants>({
  slots: {
    'email-domains': {
      tabs: [{ code: 'proof', needs: { permission: 'EMAIL_DOMAIN_VIEW' }, Body: lazy(() => import('./ProofTab.tsx')) }],
    },
  },
});
