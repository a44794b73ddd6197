import { defineEntity } from '../kernel/entity/entity.ts';
import { boolean, files, longText, reference } from '../kernel/fields/field.ts';

const staff = ['platform', 'building'] as const;

/**
 * Comment on a service request. What the building keeps to itself (`isInternal`) has no company, so that the scope alone keeps every company
 * from it: in lists, files, history and live events alike.
 */
export const serviceRequestComment = defineEntity({
  name: 'service-request-comments',
  area: 'serviceRequests',
  doc: 'What the team of a building and those who asked say about a service request.',
  title: '#{id}',
  api: {
    path: '/service-request-comments',
    key: 'uuid',
    verbs: { list: true, get: true, create: 'POST /create', history: true },
  },
  scope: { building: 'officeCentreId', tenant: 'tenantId' },
  addOn: 'SERVICE_REQUEST',
  access: { list: 'SERVICE_REQUEST_VIEW', create: 'SERVICE_REQUEST_EDIT' },
  fields: {
    officeCentre: reference('office-centres', { onDelete: 'cascade', system: true }),
    serviceRequest: reference('service-requests', { required: true, onDelete: 'cascade', fixed: true, embed: ['uuid'] }),
    tenant: reference('tenants', { onDelete: 'restrict', system: true }),
    author: reference('users', { onDelete: 'clear', system: true }),
    comment: longText({ required: true, max: 2000, search: true }),
    imageFile: files({ accept: ['jpg', 'jpeg', 'png'], maxItems: 5 }),
    isInternal: boolean({ readableBy: { sides: staff }, writableBy: staff }),
  },
  list: {
    columns: ['comment', 'imageFile', 'author', 'isInternal'],
    filters: ['serviceRequest', 'author', 'isInternal'],
    sort: ['id', 'DESC'],
    thread: { author: 'author', text: 'comment', files: 'imageFile', internal: 'isInternal' },
  },
  form: [{ section: 'comment', fields: ['serviceRequest', 'comment', 'imageFile', 'isInternal'] }],
  notifications: {
    added: { on: ['create'], to: [{ byRule: 'readers' }], kind: 'serviceRequest', facts: ['serviceRequest', 'comment'] },
  },
  notices: { create: 'commentAdded' },
});
