import { defineEntity } from '../kernel/entity/entity.ts';
import { boolean, files, localized, localizedRich, reference, sequence, statuses, tags } from '../kernel/fields/field.ts';
import { stamp } from '../users/stamp.ts';
import { audience, viewableBy } from '../users/viewableBy.ts';

const words = ['name', 'summary', 'content'] as const;

/** Article (000 §2): something to read in the app, written as a draft, published, and taken back to be written again. */
export const article = defineEntity({
  name: 'articles',
  area: 'content',
  doc: 'Something that the people of a building read in the app.',
  title: '{name}',
  naming: ['referenceNo', 'name'],
  icon: 'Article',
  menu: { order: 30 },
  pages: { list: '/articles', create: '/articles/add', show: '/articles/:id', edit: '/articles/:id/edit' },
  api: {
    path: '/articles',
    key: 'uuid',
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
  },
  scope: { building: 'officeCentreId', viewableBy: true },
  access: {
    list: 'ARTICLE_LIST',
    get: 'ARTICLE_VIEW',
    create: 'ARTICLE_ADD',
    update: 'ARTICLE_EDIT',
    delete: 'ARTICLE_DELETE',
    emailRecord: 'ARTICLE_DOWNLOAD',
  },
  traits: ['softDeleted'],
  fields: {
    officeCentre: reference('office-centres', { onDelete: 'cascade', system: true }),
    referenceNo: sequence('AT'),
    name: localized({ required: true, short: true, max: 150, search: true }),
    summary: localized({ max: 500 }),
    content: localizedRich({ required: true }),
    imageFile: files({ accept: ['jpg', 'jpeg', 'png'], maxItems: 5, uuids: true }),
    tags: tags({ suggest: true }),
    ...viewableBy(),
    visible: boolean({ default: true }),
    status: statuses({ DRAFT: 'info', PUBLISHED: 'success' }),
    ...stamp('published'),
  },
  states: { field: 'status', initial: 'DRAFT' },
  list: {
    columns: ['name', 'tags', 'viewableBy', 'publishedDate', 'visible', 'status'],
    more: ['referenceNo'],
    filters: ['name', 'tags', 'viewableBy', 'visible', 'status', 'publishedDate'],
    sortable: ['name', 'publishedDate', 'status'],
    tabs: [{ code: 'ALL' }, { code: 'DRAFT', where: { status: 'DRAFT' } }, { code: 'PUBLISHED', where: { status: 'PUBLISHED' } }],
  },
  form: [
    { section: 'words', fields: [...words, 'tags'] },
    { section: 'picture', fields: ['imageFile'] },
    { section: 'audience', fields: audience },
  ],
  facts: ['status', 'viewableBy', 'tags'],
  show: [
    { section: 'words', fields: ['referenceNo', ...words, 'tags'] },
    { section: 'picture', fields: ['imageFile'] },
    { section: 'audience', fields: audience },
    { section: 'visibility', fields: ['visible'] },
  ],
  actions: {
    publish: {
      call: 'PUT /{id}/publish',
      permission: 'ARTICLE_EDIT',
      moves: { DRAFT: 'PUBLISHED' },
      stamp: 'published',
      confirm: 'plain',
      tone: 'primary',
      notice: 'articlePublished',
    },
    withdraw: {
      call: 'PUT /{id}/withdraw',
      permission: 'ARTICLE_EDIT',
      moves: { PUBLISHED: 'DRAFT' },
      confirm: 'plain',
      notice: 'articleWithdrawn',
    },
    updateVisible: {
      call: 'PUT /{id}/update-visible',
      permission: 'ARTICLE_EDIT',
      input: ['visible'],
      required: ['visible'],
      section: 'visibility',
      notice: 'recordUpdated',
    },
  },
  occupant: {
    shown: { status: 'PUBLISHED', visible: true },
    fields: [...words, 'imageFile', 'tags', 'publishedDate'],
    acts: {},
  },
  notices: { create: 'articleDraftCreated', delete: { DRAFT: 'draftDeleted', else: 'articleDeleted' } },
});
