import { defineEntity } from '../../kernel/entity/entity.ts';
import { oneOf, reference } from '../../kernel/fields/field.ts';
import { deviceFields, deviceForm } from './deviceFields.ts';

/** QR scanner (000 §6, §9): reads QR passes at a door, from one of its sides. The door counts among those that the building bought for QR passes. */
export const qrScanner = defineEntity({
  name: 'qr-scanners',
  area: 'access',
  doc: 'A scanner of QR passes at a door.',
  title: '{name}',
  naming: ['name', 'serialNo'],
  icon: 'QrCodeScanner',
  menu: { order: 65 },
  pages: { list: '/qr-scanners', create: '/qr-scanners/add', show: '/qr-scanners/:id', edit: '/qr-scanners/:id/edit' },
  api: {
    path: '/office-centres/{officeCentreId}/qr-scanners',
    verbs: { list: true, get: true, create: true, update: true, delete: true, statusCount: true, dropDown: true, history: true },
  },
  scope: { building: 'officeCentreId' },
  access: {
    list: 'QR_SCANNER_LIST',
    get: 'QR_SCANNER_VIEW',
    create: 'QR_SCANNER_ADD',
    update: 'QR_SCANNER_EDIT',
    delete: 'QR_SCANNER_DELETE',
  },
  fields: {
    officeCentre: reference('office-centres', { onDelete: 'cascade', system: true }),
    ...deviceFields,
    door: reference('doors', { required: true, onDelete: 'cascade', pick: { qrDoor: true } }),
    direction: oneOf(['ENTRY', 'EXIT'], { required: true, default: 'ENTRY' }),
  },
  list: {
    columns: ['name', 'serialNo', 'door', 'direction', 'networkMode', 'status', 'lastHeartbeat'],
    more: ['macAddress', 'firmware'],
    filters: ['name', 'serialNo', 'door', 'direction', 'networkMode', 'status', 'active'],
    sortable: ['name', 'serialNo', 'lastHeartbeat'],
    sort: ['name', 'ASC'],
  },
  form: [
    { section: 'device', fields: deviceForm },
    { section: 'place', fields: ['door', 'direction'] },
  ],
  facts: ['status', 'lastHeartbeat', 'firmware', 'door'],
  show: [
    { section: 'device', fields: deviceForm },
    { section: 'place', fields: ['door', 'direction'] },
    { section: 'contact', fields: ['status', 'lastHeartbeat', 'firmware'] },
  ],
});
