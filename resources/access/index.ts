/** What the pages of access control show that their schemas cannot say. */
import type { area as access } from '#schemas/access/index.ts';
import { withTexts } from '#src/app/texts.ts';
import { latePage, latePart } from '#src/kit/late/late.tsx';
import { portalArea } from '../area.ts';

const members = latePart(async () => {
  const { membersTab } = await withTexts('members', import('../generate/members/MembersTab.tsx'));
  return { default: membersTab('access-groups') };
});

export const area = portalArea<typeof access>({
  slots: {
    'access-groups': { tabs: [{ code: 'members', needs: { permission: 'ACCESS_CONTROL_VIEW' }, Body: members }] },
    'access-doors': {
      front: { label: 'resources.access-events.room.live', Body: latePart(() => import('./RoomPage.tsx')) },
      tabs: [
        {
          code: 'week',
          needs: { permission: 'ACCESS_CONTROL_VIEW', sides: ['platform', 'building'] },
          Body: latePart(() => import('./StatesTab.tsx')),
        },
        {
          code: 'people',
          needs: { permission: 'ACCESS_CONTROL_VIEW', sides: ['platform', 'building'] },
          Body: latePart(() => import('./PeopleTab.tsx')),
        },
      ],
    },
    'roll-calls': {
      tabs: [
        {
          code: 'wardens',
          needs: { permission: 'ACCESS_CONTROL_LIST', sides: ['platform', 'building'] },
          Body: latePart(() => import('./WardensTab.tsx')),
        },
      ],
    },
    'access-schedules': {
      tabs: [
        {
          code: 'preview',
          needs: { permission: 'TIME_ZONE_VIEW', sides: ['platform', 'building'] },
          Body: latePart(() => import('./PreviewTab.tsx')),
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
