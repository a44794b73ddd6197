import { defineEntity } from '../kernel/entity/entity.ts';
import {
  answers,
  boolean,
  emails,
  files,
  integer,
  link,
  localized,
  localizedRich,
  longText,
  money,
  oneOf,
  optionList,
  partsOf,
  reference,
  rows,
  sameAs,
  sequence,
  statuses,
  text,
  textsOf,
} from '../kernel/fields/field.ts';
import { optionTypes } from '../kernel/fields/optionTypes.ts';
import { rowCalls } from '../kernel/fields/rows.ts';
import { stamp } from '../users/stamp.ts';
import { audience, viewableBy } from '../users/viewableBy.ts';

/** Pictures come with the request itself, not as an answer. */
const types = optionTypes.filter((type) => type !== 'FILE');
/** Only the building knows who is told and who is put in charge. */
const own = { readableBy: { sides: ['platform', 'building'] } } as const;

/** Where the app leads from the form: a target with its addresses, and two texts in each language. */
const externalLinks = rows({
  maxItems: 3,
  fields: {
    link: link({ required: true }),
    ...partsOf('link', ['type', 'url', 'url2', 'openIn']),
    linkText: localized({ required: true, short: true, max: 200 }),
    buttonText: localized({ short: true, max: 50 }),
  },
});

const words = ['title', 'tagline', 'description', 'buttonText'] as const;
const charge = ['isPayment', 'price', 'withoutSignIn'] as const;
const handling = ['isAutoApproval', 'dueIn', 'dueUnit', 'assignee'] as const;

/**
 * Service request form (002 §3, §4, §7): what people of a building can ask its team for, and what they are asked in turn. A draft is
 * published; whether people then see it is its visibility.
 */
export const serviceRequestForm = defineEntity({
  name: 'service-request-forms',
  area: 'serviceRequests',
  doc: 'What the people of a building can ask its team for, with the questions that they answer.',
  title: '{title}',
  naming: ['referenceNo', 'title'],
  icon: 'Assignment',
  menu: { order: 20 },
  pages: {
    list: '/service-request/forms',
    create: '/service-request/new-form',
    show: '/service-request/form/:id',
    edit: '/service-request/form/:id/edit',
  },
  api: {
    path: '/service-request-forms',
    key: 'uuid',
    verbs: {
      list: true,
      get: true,
      create: 'POST /create',
      update: 'PUT /{id}/update',
      updatePosition: true,
      statusCount: true,
      history: true,
    },
    views: { questions: { call: 'GET /{id}/service-request-form-options', fields: ['options'], ordered: 'options' } },
    options: { options: 'GET /get-option-type-option', viewableBy: 'GET /get-viewable-by-drop-down' },
  },
  scope: { building: 'officeCentreId', viewableBy: true, viewersSee: { status: 'PUBLISHED', isVisible: true } },
  addOn: 'SERVICE_REQUEST',
  access: {
    list: 'SERVICE_REQUEST_LIST',
    get: 'SERVICE_REQUEST_VIEW',
    create: 'SERVICE_REQUEST_MANAGE',
    update: 'SERVICE_REQUEST_MANAGE',
  },
  traits: ['reorderable'],
  fields: {
    officeCentre: reference('office-centres', { onDelete: 'cascade', system: true, embed: ['currency'] }),
    officeCentreUuid: sameAs('officeCentre.uuid'),
    referenceNo: sequence('SF'),
    title: localized({ required: true, short: true, max: 150, search: true }),
    tagline: localized({ short: true, max: 200 }),
    description: localizedRich(),
    buttonText: localized({ short: true, max: 50 }),
    serviceRequestFormDescList: textsOf(words),
    bannerImageFile: files({ accept: ['jpg', 'jpeg', 'png'], maxItems: 5, uuids: true }),
    externalLinks,
    ...viewableBy(),
    isVisible: boolean({ default: true }),
    /** Also by the QR codes of places, for people without an account. Places do not offer forms that cost something. */
    withoutSignIn: boolean({ default: false }),
    isPayment: boolean({ default: true }),
    /** Of one request. Without it nothing is charged. */
    price: money({ min: 1, when: { isPayment: true } }),
    /** A request begins without anybody who accepts it. */
    isAutoApproval: boolean({ default: true }),
    /** Until when a request is to be done, from when it is made; none: there is no time. */
    dueIn: integer({ min: 1, max: 1000 }),
    dueUnit: oneOf(['HOURS', 'WORKING_DAYS'], { required: true, default: 'HOURS' }),
    /** Gets every new request. */
    assignee: reference('building-users', { ...own, onDelete: 'clear' }),
    notifyPartyEmail: emails({ ...own }),
    /** Asked from the beginning, changed by a call of their own. */
    options: optionList({ fixed: true, types }),
    optionsVersion: integer({ system: true, default: 1 }),
    /** Questions that are asked no more, with their wording when they were answered. */
    formerOptions: optionList({ system: true, types, maxItems: 1000 }),
    status: statuses({ DRAFT: 'info', PUBLISHED: 'success' }),
    ...stamp('published'),
  },
  states: { field: 'status', initial: 'DRAFT' },
  list: {
    columns: ['title', 'viewableBy', 'isPayment', 'isAutoApproval', 'isVisible', 'status'],
    more: ['referenceNo', 'withoutSignIn', 'price', 'dueIn', 'dueUnit', 'assignee'],
    filters: ['title', 'viewableBy', 'isPayment', 'isAutoApproval', 'isVisible', 'status'],
    sortable: ['title', 'status'],
    tabs: [{ code: 'ALL' }, { code: 'DRAFT', where: { status: 'DRAFT' } }, { code: 'PUBLISHED', where: { status: 'PUBLISHED' } }],
  },
  form: [
    { section: 'words', fields: words },
    { section: 'picture', fields: ['bannerImageFile'] },
    { section: 'audience', fields: audience },
    { section: 'charge', fields: charge },
    { section: 'handling', fields: handling },
    { section: 'notify', fields: ['notifyPartyEmail'] },
    { section: 'visibility', fields: ['isVisible'] },
    { section: 'links', fields: ['externalLinks'] },
    { section: 'questions', fields: ['options'] },
  ],
  facts: ['status', 'isVisible', 'price', 'isAutoApproval'],
  show: [
    { section: 'words', fields: ['referenceNo', ...words, 'status'] },
    { section: 'picture', fields: ['bannerImageFile'] },
    { section: 'audience', fields: audience },
    { section: 'charge', fields: charge },
    { section: 'handling', fields: handling },
    { section: 'notify', fields: ['notifyPartyEmail'] },
    { section: 'visibility', fields: ['isVisible'] },
    { section: 'links', fields: ['externalLinks'] },
    { section: 'questions', fields: ['options'] },
  ],
  related: [{ entity: 'service-requests', by: 'serviceRequestForm' }],
  actions: {
    publish: {
      call: 'PUT /{id}/publish',
      permission: 'SERVICE_REQUEST_MANAGE',
      moves: { DRAFT: 'PUBLISHED' },
      stamp: 'published',
      confirm: 'plain',
      tone: 'primary',
      notice: 'formPublished',
    },
    updateOptions: {
      call: 'PUT /{id}/service-request-form-options/update',
      permission: 'SERVICE_REQUEST_MANAGE',
      moves: { DRAFT: 'DRAFT', PUBLISHED: 'PUBLISHED' },
      input: ['options'],
      page: '/service-request/form/:id/add-option-fields',
      notice: 'formOptionsUpdated',
    },
    updateNotifyParties: {
      call: 'PUT /{id}/update-notify-parties',
      permission: 'SERVICE_REQUEST_MANAGE',
      input: ['notifyPartyEmail'],
      section: 'notify',
      notice: 'notifyPartiesUpdated',
    },
    updateVisible: {
      call: 'PUT /{id}/update-visible',
      permission: 'SERVICE_REQUEST_MANAGE',
      input: ['isVisible'],
      required: ['isVisible'],
      section: 'visibility',
      notice: 'visibilityStatusUpdated',
    },
  },
  occupant: {
    shown: { status: 'PUBLISHED', isVisible: true },
    fields: [...words, 'bannerImageFile', 'externalLinks', 'isPayment', 'officeCentre', 'price', 'options'],
    lists: {
      requests: {
        entity: 'service-requests',
        by: 'serviceRequestForm',
        person: 'requester',
        shown: {},
        fields: ['referenceNo', 'location', 'answers', 'remark', 'status', 'dueAt', 'officeCentre', 'amount', 'paymentStatus'],
      },
    },
    acts: {
      submit: {
        summary: 'Asks the building’s team with the form; the same key again asks once',
        takes: {
          requestKey: text({ required: true, max: 60 }),
          location: text({ max: 200 }),
          remark: longText({ max: 2000 }),
          answers: answers('serviceRequestForm', 'options'),
        },
      },
    },
  },
  endpoints: {
    ...rowCalls('externalLinks', externalLinks, '/service-request-forms/uuid/{uuid}/service-request_form-ext-links', {
      noun: 'external links of a service request form',
      read: 'SERVICE_REQUEST_VIEW',
      write: 'SERVICE_REQUEST_MANAGE',
    }),
    updateOptionPositions: {
      call: 'PUT /service-request-forms/uuid/{uuid}/service-request-form-options/update-position',
      of: 'record',
      locks: true,
      summary: 'Put the questions in another order',
      permission: 'SERVICE_REQUEST_MANAGE',
      body: { ids: 'json', version: integer() },
      notice: 'formOptionsUpdated',
    },
    updateVisibleStatus: {
      call: 'PUT /service-request-forms/uuid/{uuid}/update-visible-status',
      summary: 'Show or hide the form; `status` says whether people see it',
      permission: 'SERVICE_REQUEST_MANAGE',
      body: { status: boolean({ required: true }), version: integer() },
      notice: 'visibilityStatusUpdated',
    },
  },
  notices: { update: 'formUpdated' },
});
