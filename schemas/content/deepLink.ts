import { defineEntity } from '../kernel/entity/entity.ts';
import { anyOf, longText, oneOf, reference, sequence, text } from '../kernel/fields/field.ts';

/** What a link can open: the pages of the app that show no record, and each module with its records. */
export const linkModules = {
  ARTICLE: 'articles',
  ACTIVITY_EVENT: 'activity-events',
  POLL: 'poll-forms',
  SURVEY: 'survey-forms',
} as const;
const targets = ['HOME', 'EVENTS', 'ARTICLES', ...(Object.keys(linkModules) as (keyof typeof linkModules)[])] as const;

/**
 * Deep link (000 §2): an address that opens a page of the app, or the record's page in the portal, with the QR code that holds it. It keeps
 * its address, so that a printed code stays right.
 */
export const deepLink = defineEntity({
  name: 'deep-links',
  area: 'content',
  doc: 'An address with a QR code that opens something in the app or in the portal.',
  title: '{name}',
  naming: ['referenceNo', 'name'],
  icon: 'QrCode2',
  menu: { order: 40 },
  pages: { list: '/deeplink', create: '/deeplink/new', show: '/deeplink/:id', edit: '/deeplink/:id/edit' },
  api: {
    path: '/deep-links',
    key: 'uuid',
    verbs: { list: true, get: true, create: true, update: true, delete: true, emailRecord: true, history: true },
    options: { moduleCode: 'GET /module-code-drop-down', sourceItem: 'GET /function-list-drop-down' },
  },
  scope: { building: 'officeCentreId' },
  access: {
    list: 'HOMEPAGE_LIST',
    get: 'HOMEPAGE_VIEW',
    create: 'HOMEPAGE_ADD',
    update: 'HOMEPAGE_EDIT',
    delete: 'HOMEPAGE_DELETE',
    emailRecord: 'HOMEPAGE_DOWNLOAD',
  },
  fields: {
    officeCentre: reference('office-centres', { onDelete: 'cascade', system: true }),
    referenceNo: sequence('DL'),
    name: text({ required: true, max: 150, search: true }),
    /** Where its code hangs. */
    remark: longText({ max: 500 }),
    opensIn: oneOf(['APP', 'PORTAL'], { required: true, default: 'APP' }),
    moduleCode: oneOf(targets, { required: true, clears: ['sourceItem'] }),
    sourceItem: anyOf(linkModules, { module: 'moduleCode' }),
    /** Made by the server. */
    url: text({ max: 500, system: true }),
  },
  list: {
    links: ['qr-template'],
    columns: ['referenceNo', 'name', 'opensIn', 'moduleCode', 'sourceItem', 'url'],
    more: ['remark'],
    filters: ['name', 'opensIn', 'moduleCode'],
    sortable: ['referenceNo', 'name'],
  },
  form: [
    { section: 'detail', fields: ['name', 'remark'] },
    { section: 'target', fields: ['opensIn', 'moduleCode', 'sourceItem'] },
  ],
  facts: ['referenceNo', 'opensIn', 'moduleCode', 'sourceItem'],
  show: [
    { section: 'detail', fields: ['referenceNo', 'name', 'remark'] },
    { section: 'target', fields: ['opensIn', 'moduleCode', 'sourceItem', 'url'] },
  ],
  downloads: { qr: { call: 'GET /{id}/generate-qr', permission: 'HOMEPAGE_VIEW', as: 'png' } },
});
