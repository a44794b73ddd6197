import { defineEntity } from '../kernel/entity/entity.ts';
import { boolean, code, date, integer, longText, oneOf, reference, tags, text, time } from '../kernel/fields/field.ts';
import { dayParts } from './spans.ts';

/** Hundredths of a percent of the plan's width and height. */
export const PLAN_UNITS = 10_000;
const onPlan = integer({ min: 0, max: PLAN_UNITS });
export const walkInMinutes = [15, 30, 45, 60] as const;

/** Desk: hot desks are taken today, others are booked ahead, and an assigned one is its owner's unless it is lent. */
export const hotdesk = defineEntity({
  name: 'hotdesks',
  area: 'hotdesks',
  doc: 'A desk of a zone, with its place on the plan.',
  title: '{deskNo}',
  naming: ['deskNo', 'zone.label'],
  icon: 'Desk',
  menu: { order: 30 },
  pages: {
    list: '/hotdesks/desks',
    create: '/hotdesks/desks/add',
    show: '/hotdesks/desks/:id',
    edit: '/hotdesks/desks/:id/edit',
  },
  api: {
    path: '/hotdesks',
    key: 'uuid',
    verbs: { list: true, get: true, create: true, update: true, delete: true, statusCount: true, dropDown: true, history: true },
  },
  scope: { building: 'officeCentreId', tenantReads: true },
  addOn: 'HOTDESK_BOOKING',
  // What was booked stays in the bookings.
  traits: ['softDeleted'],
  access: {
    list: 'HOTDESK_LIST',
    get: 'HOTDESK_VIEW',
    create: 'HOTDESK_ADD',
    update: 'HOTDESK_EDIT',
    delete: 'HOTDESK_DELETE',
  },
  fields: {
    officeCentre: reference('office-centres', { onDelete: 'cascade', system: true }),
    zone: reference('hotdesk-zones', { required: true, onDelete: 'restrict', embed: ['uuid', 'floorNo'] }),
    deskNo: text({ required: true, max: 40, unique: 'perCentre', search: true }),
    deskType: oneOf(['RESERVABLE', 'HOT', 'ASSIGNED'], { required: true, default: 'RESERVABLE', clears: ['owner'] }),
    /** Whose it is while nobody has been lent it. */
    owner: reference('users', { required: true, onDelete: 'restrict', when: { deskType: 'ASSIGNED' } }),
    amenities: tags({ maxItems: 20 }),
    remark: longText({ max: 500 }),
    active: boolean({ default: true }),
    planX: onPlan,
    planY: onPlan,
    /** In its QR code: who scans it takes the desk, or checks in. */
    uniqueCode: code({ length: 12, unique: true }),
  },
  list: {
    columns: ['deskNo', 'zone', 'deskType', 'owner', 'amenities', 'active'],
    more: ['uniqueCode', 'remark'],
    filters: ['zone', 'deskType', 'owner', 'active'],
    sortable: ['deskNo', 'zone', 'deskType'],
    sort: ['deskNo', 'ASC'],
    tabs: [
      { code: 'ACTIVE', where: { active: true } },
      { code: 'INACTIVE', where: { active: false } },
    ],
    opensOn: 'ACTIVE',
  },
  form: [{ section: 'desk', fields: ['zone', 'deskNo', 'deskType', 'owner', 'amenities', 'remark', 'active'] }],
  facts: ['zone', 'deskType', 'owner', 'active'],
  show: [{ section: 'desk', fields: ['zone', 'deskNo', 'deskType', 'owner', 'amenities', 'remark', 'uniqueCode', 'active'] }],
  related: [
    { entity: 'hotdesk-bookings', by: 'hotdesk' },
    { entity: 'hotdesk-lendings', by: 'hotdesk' },
  ],
  downloads: { qr: { call: 'GET /{id}/generate-qr', permission: 'HOTDESK_VIEW', as: 'png' } },
  actions: {
    place: {
      call: 'PUT /{id}/place',
      permission: 'HOTDESK_EDIT',
      input: ['planX', 'planY'],
      inMenu: true,
      notice: 'recordUpdated',
    },
    regenerateUniqueCode: {
      call: 'PUT /{id}/regenerate-unique-code',
      permission: 'HOTDESK_EDIT',
      renews: 'uniqueCode',
      confirm: 'plain',
      inMenu: true,
      notice: 'deskCodeRegenerated',
    },
  },
  endpoints: {
    scan: {
      call: 'POST /occupant/hotdesks/scan',
      summary: 'Takes the desk whose code was scanned, or checks in there',
      everybody: 'people sit down at a desk and scan its code',
      body: { uniqueCode: text({ required: true, max: 60 }) },
    },
    ownDesks: {
      call: 'GET /occupant/hotdesks/assigned',
      summary: 'The desks that are the person’s own, and when they are lent',
      everybody: 'people lend their desk while they are away',
    },
    lend: {
      call: 'POST /occupant/hotdesks/uuid/{uuid}/lend',
      summary: 'Lends the person’s own desk for some days',
      everybody: 'people lend their desk while they are away',
      body: { fromDate: date({ required: true }), untilDate: date({ required: true }) },
    },
    takeBack: {
      call: 'PUT /occupant/hotdesks/uuid/{uuid}/take-back',
      summary: 'Ends the lending of the person’s own desk, where nobody has booked it',
      everybody: 'people come back earlier than they have thought',
    },
    bookDesk: {
      call: 'POST /occupant/hotdesks/uuid/{uuid}/book',
      summary: 'Books the desk; the same key again books once',
      everybody: 'people book a desk',
      body: {
        requestKey: text({ required: true, max: 60 }),
        date: date({ required: true }),
        part: oneOf(dayParts, { required: true }),
        startTime: time(),
        endTime: time({ after: 'startTime' }),
      },
    },
  },
});
