/** The pages that the specification calls by name (000 §2, 001 §2), each at its address and of the entity that it is about. */
import { expect, it } from 'vitest';
import { areas } from '#schemas/index.ts';
import { manifestOf } from '#schemas/kernel/areas/manifest.ts';
import { pageAt, pagesOf } from '#schemas/kernel/areas/page.ts';
import { lengthened, shortened } from '../../config/shortPaths.ts';

const pages = pagesOf(manifestOf(areas));
const uuid = '00000000-0000-4000-8000-000000000101';
const named: Readonly<Record<string, readonly (readonly [name: string, path: string, entity: string, page: string])[]>> = {
  'registered and pending users (R-0044)': [
    ['RegisteredUsers', '/management/user', 'global-users', 'list'],
    ['RegisteredUser', '/management/user/1', 'global-users', 'show'],
    ['ReviewUsers', '/users/review', 'user-registration-requests', 'list'],
    ['UserProfile', '/user/1', 'users', 'show'],
    ['UserPendingProfile', '/user-pending/1', 'user-registration-requests', 'show'],
    ['UserEdit', '/user/edit/1', 'users', 'edit'],
    ['UserPendingEdit', '/user-pending/edit/1', 'user-registration-requests', 'edit'],
  ],
  'users of another company (R-0045)': [
    ['ManageTenantUser', `/management/user/1/2/${uuid}`, 'global-users', 'openedShow'],
    ['EditTenantUserProfile', `/management/user/1/2/${uuid}/edit`, 'global-users', 'openedEdit'],
  ],
  'building users (R-0046)': [
    ['BuildingUser', '/building-user-management/users', 'building-users', 'list'],
    ['ManageBuildingUser', '/building-user-management/users/1', 'building-users', 'show'],
  ],
  'global user groups (R-0048)': [
    ['GlobalUserGroups', '/global-users/user-groups', 'global-user-groups', 'list'],
    ['GlobalUserGroupProfile', `/global-users/user-groups/${uuid}`, 'global-user-groups', 'show'],
  ],
  'lending and its locations (R-0745, R-0746)': [
    ['LoanItems', '/concierge', 'loan-item-requests', 'list'],
    ['ManageLocationSetup', '/concierge/location', 'loan-locations', 'list'],
    ['ManageLocationSetup', `/concierge/location/${uuid}`, 'loan-locations', 'show'],
  ],
  'holidays (R-0051)': [['HolidaySetup', '/holiday-setup/holidays', 'holidays', 'list']],
};

it.each(Object.entries(named))('there are pages of %s', (_, expected) => {
  const found = expected.map(([name, path]) => {
    const page = pageAt(pages, path);
    return [name, path, page?.entity, page?.view];
  });
  expect(found).toEqual(expected);
});

it('the entry chunk carries their addresses short, and reads them as they are', () => {
  const manifest = JSON.parse(JSON.stringify(manifestOf(areas)));
  const carried = JSON.stringify(shortened(manifest));
  expect(carried.length).toBeLessThan(JSON.stringify(manifest).length);
  expect(lengthened(JSON.parse(carried))).toEqual(manifest);
});
