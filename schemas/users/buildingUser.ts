import { defineEntity } from '../kernel/entity/entity.ts';
import { heldOn, rolesOfRank } from '../kernel/rights/access.ts';
import { personActions, personFacts, personFields, personPage } from './person.ts';
import { userRole } from './userRole.ts';

/** The roles in the building itself, without those in its companies. */
export const buildingUserRole = defineEntity({
  name: 'building-user-roles',
  area: 'users',
  doc: 'One person of the building’s own staff, with the role held there.',
  title: '{roleCode}',
  table: 'user-roles',
  api: { path: '/building-user-roles', verbs: {} },
  scope: { building: 'officeCentreId' },
  access: { list: 'BUILDING_STAFF_LIST' },
  fields: userRole.fields,
  list: { columns: ['user'] },
});

/** Building user (000 §2): the building's own staff, without the people of its companies. The rows are those of the users. */
export const buildingUser = defineEntity({
  name: 'building-users',
  area: 'users',
  doc: 'A person of the building’s own staff.',
  title: '{fullName}',
  icon: 'Badge',
  menu: { order: 20 },
  table: 'users',
  historyOf: 'users',
  pages: { list: '/building-user-management/users', show: '/building-user-management/users/:id' },
  api: {
    path: '/office-centres/{officeCentreId}/building-users',
    verbs: { list: true, get: true, statusCount: true, emailRecord: true, history: true },
  },
  scope: { building: 'officeCentreId', through: { entity: 'building-user-roles', by: 'user' } },
  access: { list: 'BUILDING_STAFF_LIST', get: 'BUILDING_STAFF_VIEW', emailRecord: 'BUILDING_STAFF_DOWNLOAD' },
  fields: personFields('building-user-roles'),
  states: { field: 'status', initial: 'PENDING' },
  missing: '404',
  list: {
    columns: ['fullName', 'username', 'jobTitle', 'roleCode', 'personInCharge', 'status'],
    more: ['mobileNumber', 'officeNumber', 'lastSignInDate'],
    filters: ['fullName', 'username', 'roleCode', 'status'],
    sortable: ['fullName', 'username', 'status', 'lastSignInDate'],
    tabs: [
      { code: 'ACTIVE', where: { status: 'ACTIVE' } },
      { code: 'PENDING', where: { status: 'PENDING' } },
      { code: 'INACTIVE', where: { status: 'INACTIVE' } },
    ],
    opensOn: 'ACTIVE',
  },
  facts: personFacts,
  show: personPage,
  actions: {
    ...personActions,
    removeAdmin: {
      ...personActions.removeAdmin,
      when: { roleCode: rolesOfRank('admin').filter((role) => heldOn.building.includes(role)) },
    },
  },
});
