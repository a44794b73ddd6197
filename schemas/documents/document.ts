import { defineEntity } from '../kernel/entity/entity.ts';
import { countOf, file, integer, localized, oneOf, reference, references } from '../kernel/fields/field.ts';
import type { Readers } from '../kernel/rights/readers.ts';
import { stamp } from '../users/stamp.ts';

/** Whom a document is for: where they work, and which kind of account they have there. */
const recipients = {
  recipientType: {
    ALL: {},
    BUILDING_STAFF: { side: 'building' },
    TENANT: { side: 'tenant' },
    SELECTED_TENANT: { side: 'tenant', companyIn: 'selectedTenant' },
  },
  accountType: { ALL: {}, ADMIN: { rank: 'admin' }, EMPLOYEE: { rank: 'staff' }, APP_USER: { inApp: true } },
} as const satisfies Readers;
type Codes<N extends keyof typeof recipients> = (keyof (typeof recipients)[N] & string)[];
const recipientTypes = Object.keys(recipients.recipientType) as Codes<'recipientType'>;
const accountTypes = Object.keys(recipients.accountType) as Codes<'accountType'>;

const publisher = { readableBy: { sides: ['platform', 'building'] } } as const;
const audience = ['recipientType', 'selectedTenant', 'accountType'] as const;

/**
 * Document (002 §3, §7): a file for people of the building. They read the current version; a new file keeps the former ones, and who
 * has read it is kept.
 */
export const document = defineEntity({
  name: 'documents',
  area: 'documents',
  doc: 'A file that a building gives to people in it.',
  title: '{documentName}',
  naming: ['documentName', 'category.label'],
  icon: 'Description',
  menu: { order: 10 },
  pages: { list: '/documents', create: '/documents/add', show: '/documents/:id', edit: '/documents/:id/edit' },
  api: {
    path: '/documents',
    verbs: {
      list: true,
      get: true,
      create: true,
      update: true,
      delete: true,
      statusCount: true,
      emailRecord: true,
      history: true,
    },
    options: { recipientType: 'GET /recipient-type', accountType: 'GET /account-type' },
  },
  scope: { building: 'officeCentreId', readers: recipients },
  access: {
    list: 'DOCUMENT_LIST',
    get: 'DOCUMENT_VIEW',
    create: 'DOCUMENT_ADD',
    update: 'DOCUMENT_EDIT',
    delete: 'DOCUMENT_DELETE',
    emailRecord: 'DOCUMENT_DOWNLOAD',
    // It tells of former files and of whom it was for.
    history: 'DOCUMENT_EDIT',
  },
  fields: {
    officeCentre: reference('office-centres', { onDelete: 'cascade', system: true }),
    category: reference('document-categories', { required: true, onDelete: 'restrict' }),
    /** That of the file unless it is given. */
    documentName: localized({ short: true, max: 150, search: true }),
    documentFile: file({ required: true }),
    versionNo: integer({ system: true, min: 1 }),
    /** Of the current version. */
    ...stamp('uploaded'),
    recipientType: oneOf(recipientTypes, { ...publisher, required: true, default: 'ALL', clears: ['selectedTenant'] }),
    selectedTenant: references('tenants', {
      ...publisher,
      onDelete: 'clear',
      when: { recipientType: 'SELECTED_TENANT' },
      requiredWhen: { recipientType: 'SELECTED_TENANT' },
      pick: { active: true },
    }),
    accountType: oneOf(accountTypes, { ...publisher, required: true, default: 'ALL' }),
    readerCount: countOf('document-readings', { by: 'document', ...publisher }),
  },
  list: {
    columns: [
      'documentName',
      'category',
      'documentFile',
      'recipientType',
      'accountType',
      'versionNo',
      'uploadedDate',
      'readerCount',
    ],
    more: ['selectedTenant', 'uploadedUser'],
    filters: ['category', 'documentName', 'uploadedDate', 'recipientType', 'accountType', 'selectedTenant'],
    sortable: ['documentName', 'category', 'versionNo', 'uploadedDate', 'readerCount'],
    sort: ['id', 'DESC'],
  },
  form: [
    { section: 'document', fields: ['category', 'documentFile', 'documentName'] },
    { section: 'audience', fields: audience },
  ],
  facts: ['category', 'versionNo', 'recipientType', 'accountType', 'readerCount'],
  show: [
    { section: 'document', fields: ['category', 'documentName', 'documentFile', 'versionNo'] },
    { section: 'audience', fields: audience },
  ],
  related: [
    { entity: 'document-versions', by: 'document' },
    { entity: 'document-readings', by: 'document' },
  ],
  occupant: { shown: {}, fields: ['documentName', 'category', 'documentFile', 'versionNo', 'uploadedDate'], acts: {} },
  readings: {
    files: ['documentFile'],
    entity: 'document-readings',
    by: 'document',
    person: 'user',
    company: 'tenant',
    first: 'firstReadDate',
    last: 'lastReadDate',
    keeps: { versionNo: 'versionNo' },
  },
  notices: { create: 'documentAdded', update: 'documentUpdated', delete: 'documentRemoved' },
});
