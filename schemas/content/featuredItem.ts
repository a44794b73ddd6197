import { defineEntity } from '../kernel/entity/entity.ts';
import {
  anyOf,
  boolean,
  dateTime,
  files,
  link,
  localized,
  oneOf,
  reference,
  sequence,
  statuses,
  text,
} from '../kernel/fields/field.ts';
import { tabsOf } from '../kernel/lists/tabs.ts';
import { stamp } from '../users/stamp.ts';
import { audience, viewableBy } from '../users/viewableBy.ts';

/** What a featured item can open: each module with its records. */
const modules = {
  ARTICLE: 'articles',
  ACTIVITY_EVENT: 'activity-events',
  POLL: 'poll-forms',
  SURVEY: 'survey-forms',
} as const;
const moduleCodes = Object.keys(modules) as (keyof typeof modules)[];

const target = ['opens', 'link', 'moduleCode', 'sourceItem'] as const;
const publishing = ['publishStartDate', 'publishEndDate'] as const;

/**
 * Featured item of the home screen (000 §2): a picture with words that the app shows between two instants, in the order that the
 * building has put its items in. It opens a link, a record of a module, or nothing.
 */
export const featuredItem = defineEntity({
  name: 'featured-items',
  area: 'content',
  doc: 'A picture with words on the home screen of the app, which opens something.',
  title: '{name}',
  naming: ['referenceNo', 'name'],
  icon: 'Star',
  menu: { order: 10 },
  pages: {
    list: '/homepage-management/featured-items',
    create: '/homepage-management/featured-items/new',
    show: '/homepage-management/featured-items/:id',
    edit: '/homepage-management/featured-items/edit/:id',
  },
  api: {
    path: '/featured-items',
    key: 'uuid',
    verbs: {
      list: true,
      get: true,
      create: true,
      update: true,
      delete: true,
      statusCount: true,
      updatePosition: 'PUT /update-position',
      emailRecord: true,
      history: true,
    },
    options: { moduleCode: 'GET /module-code-drop-down', sourceItem: 'GET /function-list-drop-down' },
  },
  scope: { building: 'officeCentreId', viewableBy: true },
  access: {
    list: 'HOMEPAGE_LIST',
    get: 'HOMEPAGE_VIEW',
    create: 'HOMEPAGE_ADD',
    update: 'HOMEPAGE_EDIT',
    delete: 'HOMEPAGE_DELETE',
    emailRecord: 'HOMEPAGE_DOWNLOAD',
  },
  traits: ['softDeleted', 'reorderable'],
  fields: {
    officeCentre: reference('office-centres', { onDelete: 'cascade', system: true }),
    referenceNo: sequence('FI'),
    name: localized({ required: true, short: true, max: 100, search: true }),
    tagline: localized({ short: true, max: 200 }),
    imageFile: files({ accept: ['jpg', 'jpeg', 'png'], maxItems: 1, uuids: true }),
    buttonText: localized({ short: true, max: 50 }),
    publishStartDate: dateTime({ required: true }),
    publishEndDate: dateTime({ after: 'publishStartDate', notBefore: '$now' }),
    opens: oneOf(['NOTHING', 'LINK', 'ITEM'], {
      required: true,
      default: 'NOTHING',
      clears: ['link', 'moduleCode', 'sourceItem'],
    }),
    link: link({ required: true, when: { opens: 'LINK' } }),
    moduleCode: oneOf(moduleCodes, { required: true, when: { opens: 'ITEM' }, clears: ['sourceItem'] }),
    sourceItem: anyOf(modules, { module: 'moduleCode' }),
    /** What the app opens of the module: set by the server. */
    appDeepLink: text({ system: true }),
    ...viewableBy(),
    visible: boolean({ default: true }),
    status: statuses({ DRAFT: 'info', UPCOMING: 'info', ONGOING: 'success', PAST: 'neutral' }),
    ...stamp('published'),
  },
  states: {
    field: 'status',
    initial: 'DRAFT',
    timed: {
      begun: { from: 'UPCOMING', to: 'ONGOING', when: { publishStartDate: { lte: '$now' } } },
      past: { from: 'ONGOING', to: 'PAST', when: { publishEndDate: { lte: '$now' } } },
    },
  },
  allow: { update: { status: ['DRAFT', 'UPCOMING', 'ONGOING'] } },
  list: {
    links: ['homepage-headers'],
    columns: ['name', 'opens', 'sourceItem', 'publishStartDate', 'publishEndDate', 'viewableBy', 'visible', 'status'],
    more: ['referenceNo', 'moduleCode'],
    filters: ['name', 'opens', 'moduleCode', 'viewableBy', 'visible', 'status', 'publishStartDate', 'publishEndDate'],
    sortable: ['name', 'publishStartDate', 'publishEndDate', 'status'],
    // Items are put in order among all of them.
    tabs: [{ code: 'ALL' }, ...tabsOf('status', ['DRAFT', 'UPCOMING', 'ONGOING', 'PAST'])],
  },
  form: [
    { section: 'detail', fields: ['name', 'tagline', ...publishing] },
    { section: 'picture', fields: ['imageFile'] },
    { section: 'target', fields: [...target, 'buttonText'] },
    { section: 'audience', fields: audience },
  ],
  facts: ['status', ...publishing, 'viewableBy'],
  show: [
    { section: 'detail', fields: ['referenceNo', 'name', 'tagline', ...publishing] },
    { section: 'picture', fields: ['imageFile'] },
    { section: 'target', fields: [...target, 'appDeepLink', 'buttonText'] },
    { section: 'audience', fields: audience },
    { section: 'visibility', fields: ['visible'] },
  ],
  actions: {
    publish: {
      call: 'PUT /{id}/publish',
      permission: 'HOMEPAGE_MANAGE',
      // ONGOING at once if its time has come.
      moves: { DRAFT: 'UPCOMING' },
      stamp: 'published',
      confirm: 'plain',
      tone: 'primary',
      notice: 'featuredItemPublished',
    },
    withdraw: {
      call: 'PUT /{id}/withdraw',
      permission: 'HOMEPAGE_MANAGE',
      moves: { UPCOMING: 'DRAFT', ONGOING: 'DRAFT' },
      confirm: 'plain',
      notice: 'featuredItemWithdrawn',
    },
    updateVisible: {
      call: 'PUT /{id}/update-visible',
      permission: 'HOMEPAGE_EDIT',
      input: ['visible'],
      required: ['visible'],
      section: 'visibility',
      notice: 'recordUpdated',
    },
  },
  occupant: {
    shown: { status: 'ONGOING', visible: true },
    fields: ['name', 'tagline', 'imageFile', 'buttonText', ...target, 'appDeepLink'],
    acts: {},
  },
  notices: {
    create: 'featuredItemDraftCreated',
    delete: { DRAFT: 'draftDeleted', else: 'featuredItemDeleted' },
    updatePosition: 'featuredItemSequenceUpdated',
  },
});
