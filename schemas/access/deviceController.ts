import { defineEntity } from '../kernel/entity/entity.ts';
import { boolean, cases, countOf, dateTime, integer, reference, systemCode, text } from '../kernel/fields/field.ts';
import { stamp } from '../users/stamp.ts';

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
    name: text({ required: true, max: 100, unique: 'perCentre', search: true }),
    serialNo: text({ required: true, max: 60, pattern: 'code', unique: 'perCentre', search: true }),
    macAddress: text({ max: 17, pattern: 'macAddress', search: true }),
    networkMode: systemCode('NETWORK_MODE', { required: true, default: 'QR_NETWORK_MODE_ETHERNET' }),
    active: boolean({ default: true }),
    /** What the controller has said of itself last. */
    firmware: text({ max: 60, system: true }),
    lastHeartbeat: dateTime({ system: true }),
    /** As long as it need not have been heard of again. */
    onlineUntil: dateTime({ system: true }),
    status: cases({ ONLINE: 'success', OFFLINE: 'danger', INACTIVE: 'neutral', ACTIVE: 'info' }, [
      { when: { active: false }, is: 'INACTIVE' },
      { when: { onlineUntil: { gt: '$now' } }, is: 'ONLINE' },
      { when: { lastHeartbeat: { not: null } }, is: 'OFFLINE' },
      { when: { active: true }, is: 'ACTIVE' },
    ]),
    /** What it should know: one more each time that somebody asks it to take everything anew. */
    configVersion: integer({ system: true, default: 1 }),
    ...stamp('synced'),
    doorCount: countOf('doors', { by: 'deviceController' }),
  },
  list: {
    columns: ['name', 'serialNo', 'networkMode', 'status', 'lastHeartbeat', 'doorCount'],
    more: ['macAddress', 'firmware', 'syncedDate'],
    filters: ['name', 'serialNo', 'networkMode', 'status', 'active'],
    sortable: ['name', 'serialNo', 'lastHeartbeat'],
    sort: ['name', 'ASC'],
  },
  form: [{ section: 'device', fields: ['name', 'serialNo', 'macAddress', 'networkMode', 'active'] }],
  facts: ['status', 'lastHeartbeat', 'firmware', 'doorCount'],
  show: [
    { section: 'device', fields: ['name', 'serialNo', 'macAddress', 'networkMode', 'active'] },
    { section: 'contact', fields: ['status', 'lastHeartbeat', 'firmware', 'configVersion'] },
  ],
  related: [{ entity: 'doors', by: 'deviceController' }],
  actions: {
    sync: {
      call: 'POST /{id}/sync',
      permission: 'DEVICE_SETUP_MANAGE',
      when: { active: true },
      stamp: 'synced',
      confirm: 'plain',
      notice: 'controllerSync',
    },
  },
});
