import { defineEntity } from '../../kernel/entity/entity.ts';
import { reference, references, text } from '../../kernel/fields/field.ts';

/** Door group (000 §7): doors that access groups lead through together, such as all doors of a lobby. */
export const doorGroup = defineEntity({
  name: 'door-groups',
  area: 'access',
  doc: 'Doors that are given together.',
  title: '{name}',
  icon: 'Layers',
  menu: { order: 55 },
  pages: { list: '/door-groups', create: '/door-groups/add', show: '/door-groups/:id', edit: '/door-groups/:id/edit' },
  api: {
    path: '/office-centres/{officeCentreId}/door-groups',
    verbs: { list: true, get: true, create: true, update: true, delete: true, dropDown: true, history: true },
    // Those who let people through map doors, also where somebody else installs them.
    dropDownAlsoFor: ['ACCESS_CONTROL_EDIT'],
  },
  scope: { building: 'officeCentreId' },
  access: { list: 'DOOR_LIST', get: 'DOOR_VIEW', create: 'DOOR_ADD', update: 'DOOR_EDIT', delete: 'DOOR_DELETE' },
  fields: {
    officeCentre: reference('office-centres', { onDelete: 'cascade', system: true }),
    name: text({ required: true, max: 100, unique: 'perCentre', search: true }),
    door: references('doors', { onDelete: 'clear', required: true, embed: ['code', 'floorNo'] }),
  },
  list: {
    columns: ['name', 'door'],
    filters: ['name', 'door'],
    sortable: ['name'],
    sort: ['name', 'ASC'],
  },
  form: [{ section: 'group', fields: ['name', 'door'] }],
});
