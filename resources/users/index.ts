/** What the pages of people show that their schema cannot say. */
import { lazy } from 'react';
import { rolesWith } from '#schemas/kernel/access.ts';
import { givableRoles, isKeptFrom, memberSides } from '#schemas/users/giving.ts';
import type { area as users } from '#schemas/users/index.ts';
import { withTexts } from '#src/app/texts.ts';
import { portalArea } from '../area.ts';

export const area = portalArea<typeof users>({
  slots: {
    users: {
      aside: lazy(() => import('./Registration.tsx')),
      offered: { roleCode: (session, { officeCentreId }) => givableRoles(session, memberSides(session, officeCentreId)) },
      isKeptFrom,
      tabs: [
        {
          code: 'permissions',
          needs: { permission: 'USER_VIEW' },
          Body: lazy(() => withTexts('permissions', import('./permissions/PermissionsTab.tsx'))),
        },
        {
          code: 'support',
          needs: { permission: 'USER_MANAGE', sides: ['platform'], roles: rolesWith('support') },
          Body: lazy(() => import('./support/SupportTab.tsx')),
        },
      ],
    },
  },
});
