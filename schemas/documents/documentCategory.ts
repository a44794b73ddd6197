import { defineEntity } from '../kernel/entity/entity.ts';
import { countOf, localized, reference, whether } from '../kernel/fields/field.ts';

/** Document category (002 §3, §7): the shelf on which documents stand; a building's companies see which there are. */
export const documentCategory = defineEntity({
  name: 'document-categories',
  area: 'documents',
  doc: 'A group of documents of a building.',
  title: '{categoryName}',
  icon: 'FolderOpen',
  menu: { order: 20 },
  pages: {
    list: '/document-categories',
    create: '/document-categories/add',
    show: '/document-categories/:id',
    edit: '/document-categories/:id/edit',
  },
  api: {
    path: '/document-categories',
    verbs: { list: true, get: true, create: true, update: true, delete: true, statusCount: true, dropDown: true, history: true },
  },
  scope: { building: 'officeCentreId', tenantReads: true },
  access: {
    list: 'DOCUMENT_LIST',
    get: 'DOCUMENT_VIEW',
    create: 'DOCUMENT_ADD',
    update: 'DOCUMENT_EDIT',
    delete: 'DOCUMENT_DELETE',
    dropDown: 'DOCUMENT_LIST',
  },
  fields: {
    officeCentre: reference('office-centres', { onDelete: 'cascade', system: true }),
    categoryName: localized({ required: true, short: true, max: 100, search: true }),
    /** As many as the reader can see of them. */
    noOfDocument: countOf('documents', { by: 'category' }),
    hasDocument: whether({ noOfDocument: { gt: 0 } }),
  },
  list: {
    columns: ['categoryName', 'noOfDocument'],
    filters: ['hasDocument'],
    sort: ['categoryName', 'ASC'],
  },
  form: [{ section: 'category', fields: ['categoryName'] }],
  show: [{ section: 'category', fields: ['categoryName', 'noOfDocument'] }],
  related: [{ entity: 'documents', by: 'category' }],
  notices: { create: 'documentCategoryAdded', update: 'documentCategoryUpdated', delete: 'documentCategoryRemoved' },
});
