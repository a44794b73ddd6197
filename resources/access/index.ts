/** What the pages of access control show that their schemas cannot say. */
import { lazy } from 'react';
import type { area as access } from '#schemas/access/index.ts';
import { latePage } from '#src/app/latePage.tsx';
import { withTexts } from '#src/app/texts.ts';
import { chunk } from '#src/kit/late/chunk.ts';
import { portalArea } from '../area.ts';

const members = lazy(() =>
  withTexts('members', chunk(import('../generate/members/MembersTab.tsx'))).then(({ membersTab }) => ({
    default: membersTab('access-groups'),
  })),
);

export const area = portalArea<typeof access>({
  slots: {
    'access-groups': { tabs: [{ code: 'members', needs: { permission: 'ACCESS_CONTROL_VIEW' }, Body: members }] },
    'access-doors': {
      front: { label: 'resources.access-events.room.live', Body: lazy(() => chunk(import('./RoomPage.tsx'))) },
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
    'roll-calls': {
      tabs: [
        {
          code: 'wardens',
          needs: { permission: 'ACCESS_CONTROL_LIST', sides: ['platform', 'building'] },
          Body: lazy(() => chunk(import('./WardensTab.tsx'))),
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
  screens: {
    'access-passes': latePage(() => import('./passes/AccessPasses.tsx')),
    'my-pass': latePage(() => import('./passes/MyPass.tsx')),
    'access-reports': latePage(() => import('./AccessReports.tsx')),
  },
});
