/** What the pages of people show that their schema cannot say. */
import { rolesWith } from '#schemas/kernel/rights/access.ts';
import type { Session } from '#schemas/kernel/rights/session.ts';
import { givableRoles, isKeptFrom, isKeptFromAll, memberSides } from '#schemas/users/giving.ts';
import type { area as users } from '#schemas/users/index.ts';
import { withTexts } from '#src/app/texts.ts';
import { latePart } from '#src/kit/late/late.tsx';
import { portalArea } from '../area.ts';

/** The members of a group, of any entity that has some. */
const members = (entity: string) =>
  latePart(async () => {
    const { membersTab } = await withTexts('members', import('../generate/members/MembersTab.tsx'));
    return { default: membersTab(entity) };
  });

/** Of every entity over the rows of people: the roles that may be given, and what may not be done to whom. */
const judged = {
  offered: {
    roleCode: (session: Session, { officeCentreId }: Readonly<Record<string, unknown>>) =>
      givableRoles(session, memberSides(session, officeCentreId)),
  },
  isKeptFrom,
};

export const area = portalArea<typeof users>({
  slots: {
    'user-groups': { tabs: [{ code: 'members', needs: { permission: 'USER_GROUP_VIEW' }, Body: members('user-groups') }] },
    'global-user-groups': {
      tabs: [{ code: 'members', needs: { permission: 'GLOBAL_USER_GROUP_VIEW' }, Body: members('global-user-groups') }],
    },
    'directory-people': { toolbar: latePart(() => import('./directory/ConnectionButton.tsx')) },
    users: {
      aside: latePart(() => import('./Registration.tsx')),
      ...judged,
      // Until they have registered, people are changed on a page of their own.
      isKeptFrom: (session, what, record) =>
        (what === 'update' && record.status === 'PENDING') || isKeptFrom(session, what, record),
      tabs: [
        {
          code: 'permissions',
          needs: { permission: 'USER_VIEW' },
          Body: latePart(() => withTexts('permissions', import('./permissions/PermissionsTab.tsx'))),
        },
        {
          code: 'passes',
          needs: { permission: 'PERSON_PASS_VIEW' },
          Body: latePart(() => withTexts('forms', import('../access/passes/PassesTab.tsx'))),
        },
        { code: 'access', needs: { permission: 'USER_VIEW' }, Body: latePart(() => import('./access/AccessTab.tsx')) },
        {
          code: 'doors',
          needs: { permission: 'ACCESS_CONTROL_VIEW', sides: ['platform', 'building'] },
          Body: latePart(() => import('../access/DoorsTab.tsx')),
        },
        { code: 'devices', needs: { permission: 'USER_MANAGE' }, Body: latePart(() => import('./DevicesTab.tsx')) },
        {
          code: 'support',
          needs: { permission: 'USER_MANAGE', sides: ['platform'], roles: rolesWith('support') },
          Body: latePart(() => import('./support/SupportTab.tsx')),
        },
      ],
    },
    'global-users': {
      aside: latePart(() => import('./Registration.tsx')),
      offered: judged.offered,
      // Nothing can be ended where there is no account.
      isKeptFrom: (session, what, record) =>
        (['unlink', 'delink'].includes(what) && record.accountCount === 0) || isKeptFromAll(session, what, record),
      tabs: [
        {
          code: 'support',
          needs: { permission: 'USER_MANAGE', sides: ['platform'], roles: rolesWith('support') },
          Body: latePart(() => import('./support/SupportTab.tsx')),
        },
      ],
    },
    'user-registration-requests': {
      aside: latePart(() => import('./RequestRegistration.tsx')),
      ...judged,
      tabs: [
        {
          code: 'permissions',
          needs: { permission: 'USER_VIEW' },
          Body: latePart(() => withTexts('permissions', import('./permissions/RequestPermissionsTab.tsx'))),
        },
        {
          code: 'passes',
          needs: { permission: 'PERSON_PASS_VIEW' },
          Body: latePart(() => withTexts('forms', import('../access/passes/PassesTab.tsx'))),
        },
      ],
    },
    'building-users': {
      aside: latePart(() => import('./Registration.tsx')),
      ...judged,
      tabs: [
        {
          code: 'permissions',
          needs: { permission: 'USER_VIEW' },
          Body: latePart(() => withTexts('permissions', import('./permissions/PermissionsTab.tsx'))),
        },
        {
          code: 'passes',
          needs: { permission: 'PERSON_PASS_VIEW' },
          Body: latePart(() => withTexts('forms', import('../access/passes/PassesTab.tsx'))),
        },
      ],
    },
  },
});
