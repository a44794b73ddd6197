import { defineWidgets } from '../kernel/areas/widget.ts';

/** The user and invitation widgets of the Today page. */
export const widgets = defineWidgets(
  {
    kind: 'soon',
    code: 'invitationsExpire',
    order: 24,
    reach: 'oneBuilding',
    entity: 'user-invitations',
    date: 'expiryDate',
    within: 7,
    filter: { status: 'PENDING' },
    detail: ['officeCentre.label'],
  },
  { kind: 'attention', code: 'pendingRegistrations', order: 15, reach: 'oneBuilding', entity: 'users', tab: 'PENDING' },
  {
    kind: 'attention',
    code: 'pendingRegistrationsAll',
    order: 15,
    reach: 'allBuildings',
    entity: 'global-users',
    tab: 'PENDING',
  },
  {
    kind: 'attention',
    code: 'neverSignedIn',
    order: 16,
    reach: 'oneBuilding',
    entity: 'users',
    tab: 'ACTIVE',
    filter: { neverSignedIn: 'true' },
  },
  {
    kind: 'attention',
    code: 'neverSignedInAll',
    order: 16,
    reach: 'allBuildings',
    entity: 'global-users',
    tab: 'ACTIVE',
    filter: { neverSignedIn: 'true' },
  },
  { kind: 'counts', code: 'people', order: 30, reach: 'oneBuilding', entity: 'users', tabs: ['ACTIVE', 'PENDING'] },
  { kind: 'counts', code: 'globalPeople', order: 30, reach: 'allBuildings', entity: 'global-users', tabs: ['ACTIVE', 'PENDING'] },
  {
    kind: 'chart',
    code: 'globalPeopleByAccount',
    order: 41,
    reach: 'allBuildings',
    entity: 'global-users',
    by: 'accountRegistered',
  },
  { kind: 'activity', code: 'userActivity', order: 50, entities: ['users', 'user-invitations'] },
);
