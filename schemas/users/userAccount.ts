import { defineEntity } from '../kernel/entity/entity.ts';
import { reference } from '../kernel/fields/field.ts';
import { userRole } from './userRole.ts';

/** A person's account in one office centre (000 §2 Global users), as the provider sees it on the person's page. */
export const userAccount = defineEntity({
  name: 'user-accounts',
  area: 'users',
  doc: 'One person in one office centre, as the provider sees it.',
  title: '{roleCode}',
  naming: ['officeCentre.label'],
  table: 'user-roles',
  api: {
    path: '/user-accounts',
    verbs: { list: true },
    under: 'user',
    also: [{ path: '/users/{userId}/accounts', key: 'id' }],
  },
  scope: {},
  access: { list: 'GLOBAL_USER_VIEW' },
  fields: {
    ...userRole.fields,
    officeCentre: reference('centres', { onDelete: 'cascade', embed: ['uuid'] }),
  },
  list: {
    columns: ['officeCentre', 'building', 'roleCode', 'personInCharge', 'active'],
    filters: ['user', 'officeCentre', 'building', 'roleCode'],
    sortable: ['id', 'roleCode'],
    sort: ['id', 'ASC'],
  },
});
