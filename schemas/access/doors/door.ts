import { defineEntity } from '../../kernel/entity/entity.ts';
import { doorFields, doorLimits, doorList, doorRules, doorSections } from './doorFields.ts';

/** Door (000 §2 Setup and installation): as those see it who install it. Who may pass it is said at its access point (`access-doors`). */
export const door = defineEntity({
  name: 'doors',
  area: 'access',
  doc: 'A door or a lift of a building, as it is installed.',
  title: '{code} · {name}',
  naming: ['code', 'name'],
  icon: 'MeetingRoom',
  menu: { order: 50 },
  pages: { list: '/door-setup', create: '/door/add', show: '/door/manage/:id', edit: '/door/manage/:id/edit' },
  api: {
    path: '/office-centres/{officeCentreId}/doors',
    verbs: { list: true, get: true, create: true, update: true, delete: true, statusCount: true, dropDown: true, history: true },
    // Those who let people through map doors, also where somebody else installs them.
    dropDownAlsoFor: ['ACCESS_CONTROL_EDIT'],
  },
  scope: { building: 'officeCentreId' },
  access: { list: 'DOOR_LIST', get: 'DOOR_VIEW', create: 'DOOR_ADD', update: 'DOOR_EDIT', delete: 'DOOR_DELETE' },
  fields: doorFields,
  validate: doorRules,
  limits: doorLimits,
  list: doorList,
  form: doorSections,
  facts: ['accessCfgType', 'floorNo', 'doorConfiguration', 'deviceController'],
  show: doorSections,
  related: [{ entity: 'qr-scanners', by: 'door' }],
  endpoints: {
    accessConfigurations: {
      call: 'GET /access-configurations',
      summary: 'The doors or the lifts of a building, with what their controller does',
      permission: 'DOOR_LIST',
      sides: ['platform', 'building'],
      query: ['accessCfgType', 'officeCentreId'],
    },
  },
});
