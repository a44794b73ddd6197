/** What the pages of access control show that their schemas cannot say. */
import { lazy } from 'react';
import type { area as access } from '#schemas/access/index.ts';
import { withTexts } from '#src/app/texts.ts';
import { chunk } from '#src/kit/late/chunk.ts';
import { portalArea } from '../area.ts';

const members = lazy(() =>
  withTexts('members', chunk(import('../generate/members/MembersTab.tsx'))).then(({ membersTab }) => ({
    default: membersTab('access-groups'),
  })),
);

export const area = portalArea<typeof access>({
  screens: { 'access-passes': lazy(() => chunk(import('./passes/AccessPasses.tsx'))) },
  slots: {
    'access-groups': { tabs: [{ code: 'members', needs: { permission: 'ACCESS_CONTROL_VIEW' }, Body: members }] },
    'access-doors': {
      tabs: [
        {
          code: 'week',
          needs: { permission: 'ACCESS_CONTROL_VIEW', sides: ['platform', 'building'] },
          Body: lazy(() => chunk(import('./StatesTab.tsx'))),
        },
        {
          code: 'people',
          needs: { permission: 'ACCESS_CONTROL_VIEW', sides: ['platform', 'building'] },
          Body: lazy(() => chunk(import('./PeopleTab.tsx'))),
        },
      ],
    },
    'access-schedules': {
      tabs: [
        {
          code: 'preview',
          needs: { permission: 'TIME_ZONE_VIEW', sides: ['platform', 'building'] },
          Body: lazy(() => chunk(import('./PreviewTab.tsx'))),
        },
      ],
    },
  },
});
