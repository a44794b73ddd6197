import { defineEntity } from '../kernel/entity/entity.ts';
import { boolean, dateTime, integer, oneOf, reference, references, statuses, text } from '../kernel/fields/field.ts';
import { stamp } from '../users/stamp.ts';
import { walkInMinutes } from './hotdesk.ts';

/** Zone display (000 §2): a screen on the wall of a zone that shows its desks, and rooms beside them. It is paired by a code, and has a key of its own. */
export const zoneDisplay = defineEntity({
  name: 'zone-displays',
  area: 'hotdesks',
  doc: 'A screen that shows which desks of a zone are free.',
  title: '{name}',
  naming: ['name'],
  icon: 'Tv',
  menu: { order: 50 },
  pages: {
    list: '/hotdesks/zone-displays',
    create: '/hotdesks/zone-displays/add',
    show: '/hotdesks/zone-displays/:id',
    edit: '/hotdesks/zone-displays/:id/edit',
  },
  api: {
    path: '/zone-displays',
    key: 'uuid',
    verbs: { list: true, get: true, create: true, update: true, delete: true, history: true },
  },
  scope: { building: 'officeCentreId' },
  addOn: 'HOTDESK_BOOKING',
  access: {
    list: 'DISPLAY_LIST',
    get: 'DISPLAY_VIEW',
    create: 'DISPLAY_ADD',
    update: 'DISPLAY_EDIT',
    delete: 'DISPLAY_DELETE',
  },
  fields: {
    officeCentre: reference('office-centres', { onDelete: 'cascade', system: true, embed: ['timeZone'] }),
    name: text({ required: true, max: 100, unique: 'perCentre', search: true }),
    zone: reference('hotdesk-zones', { required: true, onDelete: 'restrict', embed: ['uuid', 'floorNo'] }),
    /** Rooms of the building that it shows beside the desks. */
    facility: references('facilities', { onDelete: 'clear', pick: { active: true } }),
    theme: oneOf(['LIGHT', 'DARK', 'AUTO'], { required: true, default: 'DARK' }),
    showsNames: boolean({ default: false }),
    /** May people take a desk at the screen, and for how long at most? */
    mayBook: boolean({ default: true }),
    maxMinutes: integer({ required: true, min: walkInMinutes[0], max: 60, default: 60, when: { mayBook: true } }),
    /** What the screen shows while it waits. */
    pairingCode: text({ max: 12, asked: true }),
    keyHash: text({ max: 64, unique: true, system: true, internal: true }),
    lastUsedDate: dateTime({ system: true }),
    status: statuses({ UNPAIRED: 'neutral', PAIRED: 'success', REVOKED: 'danger' }),
    ...stamp('paired'),
    ...stamp('revoked'),
  },
  states: { field: 'status', initial: 'UNPAIRED' },
  list: {
    columns: ['name', 'zone', 'status', 'lastUsedDate', 'mayBook', 'theme'],
    more: ['pairedDate', 'revokedDate'],
    filters: ['zone', 'status'],
    sortable: ['name', 'lastUsedDate'],
    sort: ['name', 'ASC'],
  },
  form: [
    { section: 'display', fields: ['name', 'zone', 'facility', 'theme'] },
    { section: 'screen', fields: ['showsNames', 'mayBook', 'maxMinutes'] },
  ],
  facts: ['status', 'zone', 'lastUsedDate'],
  show: [
    {
      section: 'display',
      fields: ['name', 'zone', 'facility', 'theme', 'status', 'lastUsedDate'],
    },
    { section: 'screen', fields: ['showsNames', 'mayBook', 'maxMinutes'] },
  ],
  actions: {
    pair: {
      call: 'PUT /{id}/pair',
      permission: 'DISPLAY_EDIT',
      moves: { UNPAIRED: 'PAIRED', PAIRED: 'PAIRED', REVOKED: 'PAIRED' },
      input: ['pairingCode'],
      required: ['pairingCode'],
      stamp: 'paired',
      tone: 'primary',
      notice: 'displayPaired',
    },
    revoke: {
      call: 'PUT /{id}/revoke',
      permission: 'DISPLAY_EDIT',
      moves: { PAIRED: 'REVOKED' },
      stamp: 'revoked',
      tone: 'danger',
      confirm: 'plain',
      notice: 'displayRevoked',
    },
  },
  endpoints: {
    preview: {
      call: 'GET /zone-displays/uuid/{uuid}/grid',
      of: 'record',
      summary: 'What the display shows now',
      permission: 'DISPLAY_VIEW',
    },
  },
  keyed: {
    path: '/public/zone-displays',
    key: 'keyHash',
    used: 'lastUsedDate',
    pairs: { action: 'pair', code: 'pairingCode' },
    open: { status: 'PAIRED' },
    calls: {
      grid: { call: 'GET /grid', summary: 'What the display shows now' },
      take: {
        call: 'POST /take',
        summary: 'Takes a free desk for some minutes, where the display may',
        body: {
          hotdeskUuid: text({ required: true, max: 36 }),
          minutes: integer({ required: true, min: 15, max: 60 }),
          requestKey: text({ required: true, max: 60 }),
        },
      },
    },
    follows: ['hotdesks', 'hotdesk-bookings', 'hotdesk-zones', 'facilities', 'facility-bookings', 'zone-displays'],
  },
});
