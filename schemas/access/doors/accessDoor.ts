import { defineEntity } from '../../kernel/entity/entity.ts';
import { doorFields, doorList, doorSections } from './doorFields.ts';

const path = '/office-centres/{officeCentreId}/access-doors';
const sides = ['platform', 'building'] as const;

/** Access point (000 §2, §3, §7): a door as those see it who let people through. The rows are those of the doors, which setup installs. */
export const accessDoor = defineEntity({
  name: 'access-doors',
  area: 'access',
  doc: 'A door or a lift of a building, with who may pass it.',
  title: '{code} · {name}',
  naming: ['code', 'name'],
  icon: 'DoorFront',
  menu: { order: 10 },
  table: 'doors',
  historyOf: 'doors',
  pages: { list: '/access-points', show: '/access-door/manage/:id' },
  api: { path, verbs: { list: true, get: true, statusCount: true, dropDown: true, history: true } },
  scope: { building: 'officeCentreId' },
  access: { list: 'ACCESS_CONTROL_LIST', get: 'ACCESS_CONTROL_VIEW' },
  fields: doorFields,
  list: { ...doorList, links: ['access-settings'] },
  facts: ['liveState', 'accessCfgType', 'floorNo', 'doorConfiguration', 'deviceController'],
  show: doorSections,
  related: [
    { entity: 'access-events', by: 'door' },
    { entity: 'access-commands', by: 'door' },
    { entity: 'access-door-states', by: 'accessDoor', add: '/access-door/manage/:id/states/add' },
    {
      entity: 'elevator-access-levels',
      by: 'elevator',
      add: '/access-door/manage/:id/access-levels/add',
      addWhen: { accessCfgType: 'ELEVATOR' },
    },
  ],
  actions: {
    setNormalState: {
      call: 'PUT /{id}/normal-state',
      permission: 'ACCESS_CONTROL_EDIT',
      input: ['normalState'],
      section: 'state',
      notice: 'recordUpdated',
    },
    firstPersonIn: {
      call: 'PUT /{id}/first-person-in',
      permission: 'ACCESS_CONTROL_MANAGE',
      when: { waitingStates: { gt: 0 } },
      stamp: 'firstIn',
      confirm: 'plain',
      notice: 'firstPersonIn',
    },
    unlockDoor: {
      call: 'PUT /{id}/unlock-door',
      permission: 'ACCESS_CONTROL_MANAGE',
      when: { active: true },
      input: ['unlockReason'],
      required: ['unlockReason'],
      stamp: 'unlocked',
      tone: 'primary',
      notice: 'unlockAsked',
    },
  },
  endpoints: {
    controlRoom: {
      call: `GET ${path}/control-room`,
      summary: 'All doors of a building as they are now, with the lockdowns that cover them',
      permission: 'ACCESS_CONTROL_LIST',
      sides,
    },
    presence: {
      call: 'GET /office-centres/{officeCentreId}/access-presence',
      summary: 'Who is in the building as far as its doors know: who came in last, by floor and by company',
      permission: 'ACCESS_CONTROL_LIST',
      sides,
    },
    subAdmins: {
      call: `GET ${path}/{id}/sub-admins`,
      summary: 'The people who look after a door',
      permission: 'ACCESS_CONTROL_VIEW',
      of: 'record',
      sides,
    },
    groupMappings: {
      call: `GET ${path}/{id}/group-mappings`,
      summary: 'The access groups that lead through a door, by itself or by a door group, each with its schedules',
      permission: 'ACCESS_CONTROL_VIEW',
      of: 'record',
      sides,
    },
    statePreview: {
      call: `GET ${path}/{id}/state-preview`,
      summary: 'What a door is by itself in the week that begins on `from`: its states as instants, one after the other',
      permission: 'ACCESS_CONTROL_VIEW',
      of: 'record',
      sides,
      query: ['from'],
    },
    people: {
      call: `GET ${path}/{id}/people`,
      summary: 'Who can pass a door, and why: by which group and schedules, and whether at this moment (or at `at`)',
      permission: 'ACCESS_CONTROL_VIEW',
      of: 'record',
      sides,
      query: ['at'],
    },
    ofUser: {
      call: 'GET /office-centres/{officeCentreId}/users/{userId}/access-points',
      summary: 'Where a person can go, and why: by which group and schedules, and whether at this moment (or at `at`)',
      permission: 'ACCESS_CONTROL_VIEW',
      sides,
      query: ['at'],
    },
  },
});
