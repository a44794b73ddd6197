import { localeCodes } from '#i18n/locales.ts';
import { defineEntity } from '../kernel/entity/entity.ts';
import { boolean, email, longText, oneOf, phone, reference, text } from '../kernel/fields/field.ts';
import { PHOTO_MAX } from './placeForms.ts';

/**
 * A place in the building with a QR code of its own (a lift, a washroom, a meeting room): whoever reads the code asks the building's team for
 * something there, with the forms that need no sign-in.
 */
export const serviceRequestPlace = defineEntity({
  name: 'service-request-places',
  area: 'serviceRequests',
  doc: 'A place whose QR code opens the forms that can be sent from there without signing in.',
  title: '{name}',
  naming: ['name', 'floorNo'],
  icon: 'QrCode2',
  menu: { order: 30 },
  pages: {
    list: '/service-request/places',
    create: '/service-request/places/add',
    show: '/service-request/places/:id',
    edit: '/service-request/places/:id/edit',
  },
  api: {
    path: '/service-request-places',
    key: 'uuid',
    verbs: { list: true, get: true, create: true, update: true, delete: true, history: true },
  },
  scope: { building: 'officeCentreId' },
  addOn: 'SERVICE_REQUEST',
  // Whoever sees the units of a building sees its places; companies see neither.
  access: {
    list: 'UNIT_LIST',
    get: 'UNIT_VIEW',
    create: 'SERVICE_REQUEST_MANAGE',
    update: 'SERVICE_REQUEST_MANAGE',
    delete: 'SERVICE_REQUEST_MANAGE',
  },
  fields: {
    officeCentre: reference('office-centres', { onDelete: 'cascade', system: true }),
    name: text({ required: true, max: 150, unique: 'perCentre', search: true }),
    floorNo: text({ max: 10, pattern: 'alphanumeric', search: true }),
    /** Gets the requests from here, before the assignee of the form. */
    assignee: reference('building-users', { onDelete: 'clear' }),
    active: boolean({ default: true }),
  },
  list: {
    columns: ['name', 'floorNo', 'assignee', 'active'],
    filters: ['floorNo', 'assignee', 'active'],
    sortable: ['name', 'floorNo'],
    sort: ['name', 'ASC'],
  },
  form: [
    { section: 'place', fields: ['name', 'floorNo', 'active'] },
    { section: 'handling', fields: ['assignee'] },
  ],
  facts: ['floorNo', 'assignee', 'active'],
  show: [{ section: 'place', fields: ['name', 'floorNo', 'assignee', 'active'] }],
  related: [{ entity: 'service-requests', by: 'place' }],
  downloads: { qr: { call: 'GET /{id}/generate-qr', permission: 'UNIT_VIEW', as: 'png' } },
  endpoints: {
    address: {
      call: 'GET /service-request-places/uuid/{uuid}/address',
      of: 'record',
      summary: 'The address that the QR code of the place holds',
      permission: 'UNIT_VIEW',
    },
  },
  linked: {
    path: '/service-place/{place}/{proof}',
    record: 'place',
    proof: 'proof',
    posted: true,
    pages: ['request'],
    invalid: '/service-place/invalid',
    calls: {
      read: { call: 'GET', summary: 'The forms that can be sent from this place without signing in' },
      submit: {
        call: 'PUT /submit',
        summary: 'Sends one of the forms from this place; the same key again sends it once',
        body: {
          formUuid: text({ required: true, max: 36 }),
          guestName: text({ required: true, max: 120 }),
          guestEmail: email({ required: true }),
          guestMobile: phone(),
          guestLanguage: oneOf(localeCodes),
          remark: longText({ max: 2000 }),
          answers: 'json',
          photo: text({ max: PHOTO_MAX }),
          requestKey: text({ required: true, max: 60 }),
        },
      },
    },
  },
});
