import { defineEntity } from '../../kernel/entity/entity.ts';
import { boolean, code, countOf, dateTime, integer, oneOf, reference, text } from '../../kernel/fields/field.ts';
import { stamp } from '../../users/stamp.ts';
import { accessReasons } from '../decide.ts';
import { credentialTypes, deviceEventTypes, directions } from '../room/accessEvent.ts';
import { deviceFields, deviceForm } from './deviceFields.ts';

/** The base of the protocol that controllers speak. */
export const DEVICE_PATH = '/device/v1';
/** Events of one batch at most. */
export const MAX_BATCH = 500;
/** Seconds between heartbeats, and seconds after one for which a controller counts as online. */
export const HEARTBEAT_SECONDS = 30;
export const ONLINE_SECONDS = 75;
/** Seconds for which a question for commands is held at most. */
export const MAX_WAIT = 25;
export const commandOutcomes = ['DONE', 'FAILED'] as const;

const credential = {
  credentialType: oneOf(credentialTypes),
  credential: text({ max: 500 }),
} as const;

/**
 * Device controller (000 §2, §3, §7): the box in the riser that opens doors. It says that it is there until `onlineUntil`; from that its status
 * follows: ACTIVE is one that is set up and has never been heard of.
 */
export const deviceController = defineEntity({
  name: 'device-controllers',
  area: 'access',
  doc: 'A controller that opens doors of a building.',
  title: '{name}',
  naming: ['name', 'serialNo'],
  icon: 'DnsOutlined',
  menu: { order: 60 },
  pages: {
    list: '/device-controllers',
    create: '/device-controllers/add',
    show: '/device-controllers/:id',
    edit: '/device-controllers/:id/edit',
  },
  api: {
    path: '/office-centres/{officeCentreId}/device-controllers',
    verbs: { list: true, get: true, create: true, update: true, delete: true, statusCount: true, dropDown: true, history: true },
  },
  scope: { building: 'officeCentreId' },
  access: {
    list: 'DEVICE_SETUP_LIST',
    get: 'DEVICE_SETUP_VIEW',
    create: 'DEVICE_SETUP_ADD',
    update: 'DEVICE_SETUP_EDIT',
    delete: 'DEVICE_SETUP_DELETE',
  },
  fields: {
    officeCentre: reference('office-centres', { onDelete: 'cascade', system: true }),
    ...deviceFields,
    /** What it should know: one more each time that somebody asks it to take everything anew. */
    configVersion: integer({ system: true, default: 1 }),
    ...stamp('synced'),
    doorCount: countOf('doors', { by: 'deviceController' }),
    /** The key with which it speaks: shown once, kept as a hash. */
    accessKey: code({ length: 40, kept: 'hash', unique: true }),
    keyActive: boolean({ system: true, default: true }),
    lastUsedDate: dateTime({ system: true }),
    ...stamp('keyRenewed'),
    ...stamp('keyRevoked'),
    /** Its last start, and by how many seconds its clock is ahead of the server's. */
    bootId: text({ max: 40, system: true }),
    clockOffset: integer({ system: true, min: -1_000_000_000 }),
    /** The version of its configuration that it has. */
    knownVersion: integer({ system: true }),
  },
  list: {
    columns: ['name', 'serialNo', 'networkMode', 'status', 'lastHeartbeat', 'doorCount'],
    more: ['macAddress', 'firmware', 'syncedDate'],
    filters: ['name', 'serialNo', 'networkMode', 'status', 'active'],
    sortable: ['name', 'serialNo', 'lastHeartbeat'],
    sort: ['name', 'ASC'],
  },
  form: [{ section: 'device', fields: deviceForm }],
  facts: ['status', 'lastHeartbeat', 'firmware', 'doorCount'],
  show: [
    { section: 'device', fields: deviceForm },
    { section: 'contact', fields: ['status', 'lastHeartbeat', 'firmware', 'clockOffset', 'configVersion', 'knownVersion'] },
    { section: 'key', fields: ['accessKey', 'keyActive', 'lastUsedDate'] },
  ],
  related: [
    { entity: 'doors', by: 'deviceController' },
    { entity: 'access-commands', by: 'deviceController' },
  ],
  actions: {
    sync: {
      call: 'POST /{id}/sync',
      permission: 'DEVICE_SETUP_MANAGE',
      when: { active: true },
      stamp: 'synced',
      confirm: 'plain',
      notice: 'controllerSync',
    },
    renewKey: {
      call: 'PUT /{id}/renew-key',
      permission: 'DEVICE_SETUP_MANAGE',
      renews: 'accessKey',
      set: { keyActive: true },
      stamp: 'keyRenewed',
      confirm: 'countdown',
      inMenu: true,
      notice: 'controllerKeyRenewed',
    },
    revokeKey: {
      call: 'PUT /{id}/revoke-key',
      permission: 'DEVICE_SETUP_MANAGE',
      when: { keyActive: true },
      set: { keyActive: false },
      stamp: 'keyRevoked',
      confirm: 'countdown',
      tone: 'danger',
      inMenu: true,
      notice: 'controllerKeyRevoked',
    },
  },
  keyed: {
    path: DEVICE_PATH,
    key: 'accessKey',
    used: 'lastUsedDate',
    open: { active: true, keyActive: true },
    calls: {
      heartbeat: {
        call: 'POST /heartbeat',
        summary: 'The controller is there, in which start of it, and what its clock says; the answer says what is new for it',
        body: {
          bootId: text({ required: true, max: 40 }),
          firmware: text({ max: 60 }),
          sentAt: dateTime({ required: true }),
        },
        hourly: 1_200,
      },
      configuration: {
        call: 'GET /configuration',
        summary:
          'What it needs to decide by itself: doors, schedules, mappings and people. With the version that it has, only what is different since',
        query: ['since'],
      },
      decide: {
        call: 'POST /decisions',
        summary: 'May this credential open this door at this moment, and why (not)? What was decided is an event at once',
        body: {
          doorUuid: text({ required: true, max: 36 }),
          ...credential,
          direction: oneOf(directions),
          /** Typed beside a card at a door that asks for both. */
          pin: text({ max: 12 }),
        },
        hourly: 40_000,
      },
      pushEvents: {
        call: 'POST /events',
        summary:
          'Events of one start of the controller, all of them or none; those that are there already are left as they are, in whatever order they come',
        body: {
          bootId: text({ required: true, max: 40 }),
          events: {
            max: MAX_BATCH,
            rows: {
              eventNo: integer({ required: true, min: 0, max: 2_000_000_000 }),
              eventType: oneOf(deviceEventTypes, { required: true }),
              happenedAt: dateTime({ required: true }),
              doorUuid: text({ required: true, max: 36 }),
              userUuid: text({ max: 36 }),
              ...credential,
              reason: oneOf(accessReasons),
              direction: oneOf(directions),
              extendedTime: boolean(),
            },
          },
        },
        hourly: 40_000,
      },
      commands: {
        call: 'GET /commands',
        summary:
          'What the controller should do now; with `wait` the answer is held until there is something, for so many seconds at most',
        query: ['wait'],
      },
      acknowledge: {
        call: 'PUT /commands',
        summary: 'What has become of a command; said again, it stays as it was',
        body: {
          uuid: text({ required: true, max: 36 }),
          outcome: oneOf(commandOutcomes, { required: true }),
          detail: text({ max: 200 }),
        },
        hourly: 4_000,
      },
    },
    follows: [
      'access-commands',
      'access-door-states',
      'access-group-door-groups',
      'access-group-doors',
      'access-group-users',
      'access-groups',
      'access-holiday-lists',
      'access-lockdowns',
      'access-schedules',
      'door-groups',
      'doors',
      'elevator-access-levels',
      'fr-passes',
      'hid-passes',
      'holidays',
      'qr-passes',
      'third-party-cards',
      'users',
    ],
  },
});
