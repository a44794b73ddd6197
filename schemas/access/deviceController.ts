import { defineEntity } from '../kernel/entity/entity.ts';
import { countOf, integer, reference } from '../kernel/fields/field.ts';
import { stamp } from '../users/stamp.ts';
import { deviceFields, deviceForm } from './deviceFields.ts';

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
