import { defineEntity } from '../kernel/entity/entity.ts';
import {
  anyOf,
  boolean,
  countOf,
  dateTime,
  files,
  integer,
  labelOf,
  localized,
  oneOf,
  reference,
  sequence,
  statuses,
  text,
} from '../kernel/fields/field.ts';
import { tabsOf } from '../kernel/lists/tabs.ts';
import { stamp } from '../users/stamp.ts';
import { audienceExceptGroups, exceptUserGroups, viewableBy } from '../users/viewableBy.ts';

/** What an ad can open: each module with its records. */
const modules = {
  ACTIVITY_EVENT: 'activity-events',
  POLL: 'poll-forms',
  SURVEY: 'survey-forms',
  CAR_PARK: 'car-parks',
} as const;
const moduleCodes = Object.keys(modules) as (keyof typeof modules)[];

const target = ['moduleCode', 'sourceItem'] as const;
const publishing = ['publishStartDate', 'publishEndDate'] as const;

/** What the app did with the ad, for its results. */
const event = (action: 'SHOWN' | 'DISMISSED' | 'OPENED') =>
  ({ entity: 'in-app-pop-up-events', by: 'inAppPopUpForm', person: 'user', company: 'officeCentre', set: { action } }) as const;

/**
 * In-app pop-up ad (002 §3, §4, §7): a picture that the app shows between two instants, in the order that the building has put its
 * ads in. A published one is UPCOMING, ONGOING and then PAST by time.
 */
export const inAppPopUpForm = defineEntity({
  name: 'in-app-pop-up-forms',
  area: 'engagement',
  doc: 'A picture that the app shows to the people of a building for some time, and that opens a record of a module.',
  title: '{name}',
  naming: ['referenceNo', 'name'],
  icon: 'WebAsset',
  menu: { order: 40 },
  pages: {
    list: '/ad-management/ad-listings',
    create: '/ad-management/ad-listings/new',
    show: '/ad-management/ad-listings/:id',
    edit: '/ad-management/ad-listings/:id/edit',
  },
  api: {
    path: '/in-app-pop-up-forms',
    key: 'uuid',
    verbs: {
      list: true,
      get: true,
      create: 'POST /create',
      update: 'PUT /{id}/update-detail',
      delete: 'PUT /{id}/delete',
      statusCount: true,
      updatePosition: 'PUT /update-position',
      history: true,
    },
    options: { moduleCode: 'GET /module-code-drop-down', sourceItem: 'GET /function-list-drop-down' },
  },
  scope: { building: 'officeCentreId', viewableBy: true },
  access: {
    list: 'ADVERTISEMENT_LIST',
    get: 'ADVERTISEMENT_VIEW',
    create: 'ADVERTISEMENT_ADD',
    update: 'ADVERTISEMENT_EDIT',
    delete: 'ADVERTISEMENT_DELETE',
  },
  traits: ['softDeleted', 'reorderable'],
  fields: {
    officeCentre: reference('office-centres', { onDelete: 'cascade', system: true }),
    referenceNo: sequence('AD'),
    name: localized({ required: true, short: true, max: 150, search: true }),
    imageFile: files({ accept: ['jpg', 'jpeg', 'png'], maxItems: 5, uuids: true }),
    publishStartDate: dateTime({ required: true }),
    publishEndDate: dateTime({ required: true, after: 'publishStartDate', notBefore: '$now' }),
    moduleCode: oneOf(moduleCodes, { clears: ['sourceItem'] }),
    sourceItem: anyOf(modules, { module: 'moduleCode' }),
    /** What the app opens: set by the server. */
    appDeepLink: text({ system: true }),
    ...viewableBy(),
    ...exceptUserGroups(),
    visible: boolean({ default: true }),
    dismissalLimit: integer({ required: true, default: 3, min: 1, max: 100 }),
    status: statuses({ DRAFT: 'info', UPCOMING: 'info', ONGOING: 'success', PAST: 'neutral' }),
    statusLabel: labelOf('status'),
    markAsPastDate: dateTime({ system: true }),
    sentOutCount: countOf('in-app-pop-up-events', { by: 'inAppPopUpForm', where: { action: 'SHOWN' } }),
    ...stamp('published'),
  },
  states: {
    field: 'status',
    initial: 'DRAFT',
    timed: {
      begun: { from: 'UPCOMING', to: 'ONGOING', when: { publishStartDate: { lte: '$now' } } },
      past: { from: 'ONGOING', to: 'PAST', when: { publishEndDate: { lte: '$now' } }, keeps: 'markAsPastDate' },
    },
  },
  allow: { update: { status: ['DRAFT', 'UPCOMING', 'ONGOING'] } },
  list: {
    columns: [
      'name',
      'moduleCode',
      'sourceItem',
      'publishStartDate',
      'publishEndDate',
      'viewableBy',
      'sentOutCount',
      'visible',
      'status',
    ],
    more: ['referenceNo', 'dismissalLimit', 'markAsPastDate'],
    filters: ['name', 'moduleCode', 'viewableBy', 'visible', 'status', 'publishStartDate', 'publishEndDate'],
    sortable: ['name', 'publishStartDate', 'publishEndDate', 'status'],
    // Ads are put in order among all of them.
    tabs: [{ code: 'ALL' }, ...tabsOf('status', ['DRAFT', 'UPCOMING', 'ONGOING', 'PAST'])],
  },
  form: [
    { section: 'detail', fields: ['name', ...publishing] },
    { section: 'picture', fields: ['imageFile'] },
    { section: 'target', fields: target },
    { section: 'audience', fields: audienceExceptGroups },
  ],
  facts: ['status', ...publishing, 'sentOutCount'],
  show: [
    { section: 'detail', fields: ['referenceNo', 'name', ...publishing, 'status', 'sentOutCount', 'markAsPastDate'] },
    { section: 'picture', fields: ['imageFile'] },
    { section: 'target', fields: [...target, 'appDeepLink'] },
    { section: 'audience', fields: audienceExceptGroups },
    { section: 'visibility', fields: ['visible'] },
    { section: 'dismissal', fields: ['dismissalLimit'] },
  ],
  actions: {
    publish: {
      call: 'PUT /{id}/publish',
      permission: 'ADVERTISEMENT_MANAGE',
      // ONGOING at once if its time has come.
      moves: { DRAFT: 'UPCOMING' },
      when: { publishEndDate: { gt: '$now' } },
      stamp: 'published',
      confirm: 'plain',
      tone: 'primary',
      notice: 'adPublished',
    },
    updateVisible: {
      call: 'PUT /{id}/update-visible',
      permission: 'ADVERTISEMENT_EDIT',
      input: ['visible'],
      required: ['visible'],
      section: 'visibility',
      notice: 'adVisibilityUpdated',
    },
    updateDismissalLimit: {
      call: 'PUT /{id}/update-dismissal-limit',
      permission: 'ADVERTISEMENT_EDIT',
      input: ['dismissalLimit'],
      section: 'dismissal',
      notice: 'adDismissalLimitUpdated',
    },
  },
  occupant: {
    shown: { status: 'ONGOING', visible: true },
    fields: ['name', 'imageFile', 'moduleCode', 'sourceItem', 'appDeepLink', 'dismissalLimit'],
    acts: {
      show: {
        summary: 'The ad has been shown',
        makes: event('SHOWN'),
      },
      dismiss: {
        summary: 'The person has closed the ad',
        hidesAfter: 'dismissalLimit',
        makes: event('DISMISSED'),
      },
      open: {
        summary: 'The person has opened what the ad leads to',
        makes: event('OPENED'),
      },
    },
  },
  results: {
    call: 'GET /{id}/dashboard',
    mailed: 'GET /{id}/email-record',
    page: '/ad-management/ad-listings/:id/results',
    permission: 'ADVERTISEMENT_VIEW',
    mailPermission: 'ADVERTISEMENT_DOWNLOAD',
    of: 'in-app-pop-up-events',
    by: 'inAppPopUpForm',
    person: 'user',
    company: 'officeCentre',
    counts: 'action',
  },
  notices: {
    create: 'adDraftCreated',
    delete: { DRAFT: 'draftDeleted', else: 'adDeleted' },
    updatePosition: 'adSequenceUpdated',
  },
});
