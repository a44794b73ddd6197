import { defineEntity } from '../kernel/entity/entity.ts';
import {
  boolean,
  countOf,
  date,
  files,
  instant,
  integer,
  link,
  localized,
  localizedRich,
  longText,
  oneOf,
  partsOf,
  reference,
  references,
  rows,
  sequence,
  tags,
  time,
  url,
} from '../kernel/fields/field.ts';
import { rowCalls } from '../kernel/fields/rows.ts';
import { tabsOf } from '../kernel/lists/tabs.ts';
import type { Readers } from '../kernel/rights/readers.ts';
import { promotionActions, promotionLife } from './promotionLife.ts';
import { holdsUnit, issueTypes, redemption, redemptionFields } from './redemptionOptions.ts';

/** For whom a privilege is, by where people work. */
const targets = {
  targetUserGroup: {
    ALL: {},
    BUILDING_STAFF: { side: 'building' },
    TENANT: { side: 'tenant' },
    SELECTED_TENANT: { side: 'tenant', companyIn: 'selectedTenant' },
  },
} as const satisfies Readers;
type Targets = (keyof (typeof targets)['targetUserGroup'] & string)[];

const words = ['name', 'tagline', 'description', 'tnc', 'buttonText', 'websiteUrl'] as const;
const promotionTimes = ['promotionStartDate', 'promotionStartTime', 'promotionEndDate', 'promotionEndTime', 'allDay'] as const;
const publishTimes = ['publishStartDate', 'publishStartTime', 'publishEndDate', 'publishEndTime'] as const;
const audience = ['targetUserGroup', 'selectedTenant'] as const;

/** Pages elsewhere that belong to a privilege; each with two addresses, its text and the text of its button in each language. */
const externalLinks = rows({
  maxItems: 3,
  fields: {
    link: link({ required: true, more: ['url2'] }),
    ...partsOf('link', ['type', 'url', 'url2', 'openIn']),
    text: localized({ required: true, short: true, max: 150 }),
    buttonText: localized({ short: true, max: 50 }),
  },
});

/**
 * Privilege (001 §3, §4, §7): a promotion of shops for the people of a building. A company submits one, the building decides and publishes
 * it, or publishes its own; past its end it shows as EXPIRED.
 */
export const promotion = defineEntity({
  name: 'promotions',
  area: 'privileges',
  doc: 'A promotion that people of a building claim and redeem at its stores.',
  title: '{name}',
  naming: ['referenceNo', 'name'],
  icon: 'Redeem',
  menu: { order: 10 },
  pages: { list: '/privilege', create: '/privilege/add', show: '/privilege/:id', edit: '/privilege/:id/edit' },
  api: {
    path: '/promotions',
    key: 'uuid',
    verbs: {
      list: true,
      get: true,
      create: 'POST /create',
      update: 'PUT /{id}/update',
      delete: true,
      statusCount: 'GET /get-status-count',
      updatePosition: 'PUT /reorder',
      emailRecord: true,
      history: true,
    },
    also: [
      {
        path: '/promotions',
        key: 'id',
        calls: { create: 'POST /', approve: 'PUT /{id}/approve', delete: 'DELETE /{id}' },
      },
    ],
  },
  scope: { building: 'officeCentreId', tenant: 'tenantId', readers: targets },
  access: {
    list: 'PROMOTION_LIST',
    get: 'PROMOTION_VIEW',
    create: 'PROMOTION_ADD',
    update: 'PROMOTION_EDIT',
    delete: 'PROMOTION_DELETE',
    emailRecord: 'PROMOTION_DOWNLOAD',
    // One order for the whole building.
    updatePosition: 'PROMOTION_MANAGE',
  },
  traits: ['softDeleted', 'reorderable'],
  fields: {
    officeCentre: reference('office-centres', { onDelete: 'cascade', system: true }),
    referenceNo: sequence('PV'),
    /** None: the building offers it. */
    tenant: reference('tenants', { onDelete: 'restrict', system: true }),
    createdByLandlord: boolean({ system: true }),
    sequence: integer({ system: true }),
    name: localized({ required: true, short: true, max: 150, search: true }),
    tagline: localized({ short: true, max: 200 }),
    description: localizedRich(),
    tnc: localizedRich(),
    /** The terms in English, without markup. */
    tc: longText({ max: 20_000, system: true }),
    buttonText: localized({ short: true, max: 50 }),
    websiteUrl: url(),
    bannerImageFile: files({ accept: ['jpg', 'jpeg', 'png'], maxItems: 5, uuids: true }),
    retailStores: references('retail-stores', {
      onDelete: 'clear',
      byUuid: true,
      listParam: 'retailStoreIds',
      pick: { active: true },
      requiredWhen: { promotionQuotaType: 'PER_STORE' },
    }),
    tags: tags({ suggest: true }),
    targetUserGroup: oneOf(Object.keys(targets.targetUserGroup) as Targets, {
      required: true,
      default: 'ALL',
      clears: ['selectedTenant'],
    }),
    selectedTenant: references('tenants', {
      onDelete: 'clear',
      when: { targetUserGroup: 'SELECTED_TENANT' },
      requiredWhen: { targetUserGroup: 'SELECTED_TENANT' },
      pick: { active: true },
    }),
    promotionIssueType: oneOf(issueTypes, { required: true, default: 'GENERAL' }),
    /** From the first minute of the first day to the last one of the last day. */
    allDay: boolean({ default: false }),
    promotionStartDate: date({ required: true }),
    promotionStartTime: time({ required: true, default: '00:00' }),
    promotionEndDate: date({ required: true }),
    promotionEndTime: time({ required: true, default: '23:59' }),
    promotionStartAt: instant({ of: ['promotionStartDate', 'promotionStartTime'] }),
    promotionEndAt: instant({ of: ['promotionEndDate', 'promotionEndTime'] }),
    publishStartDate: date({ required: true }),
    publishStartTime: time({ required: true, default: '00:00' }),
    publishEndDate: date({ required: true }),
    publishEndTime: time({ required: true, default: '23:59' }),
    publishStartAt: instant({ of: ['publishStartDate', 'publishStartTime'] }),
    publishEndAt: instant({ of: ['publishEndDate', 'publishEndTime'] }),
    externalLinks,
    ...redemptionFields,
    /** What was given out and has not been revoked. */
    issuedQty: countOf('promotion-redemptions', { by: 'promotion', where: { status: [...holdsUnit, 'EXPIRED'] } }),
    redeemedQty: countOf('promotion-redemptions', { by: 'promotion', where: { status: 'REDEEMED' } }),
    likeCount: countOf('promotion-reactions', { by: 'promotion', where: { kind: 'LIKE' } }),
    viewCount: countOf('promotion-reactions', { by: 'promotion', where: { kind: 'VIEW' } }),
    ...promotionLife,
  },
  states: { field: 'status', initial: 'DRAFT', refinedBy: 'displayStatus' },
  waits: [{ tab: 'PENDING_APPROVAL', action: 'approve' }],
  validate: [
    { field: 'promotionEndDate', gte: 'promotionStartDate' },
    { field: 'publishEndDate', gte: 'publishStartDate' },
  ],
  allow: {
    update: { status: ['DRAFT', 'PENDING_APPROVAL', 'APPROVED', 'REJECTED', 'PUBLISHED'] },
    delete: { status: ['DRAFT', 'PENDING_APPROVAL', 'APPROVED', 'REJECTED', 'TERMINATED'] },
  },
  list: {
    columns: ['name', 'retailStores', 'promotionStartDate', 'promotionEndDate', 'issuedQty', 'redeemedQty', 'displayStatus'],
    more: [
      'totalQty',
      'likeCount',
      'viewCount',
      'referenceNo',
      'tenant',
      'createdByLandlord',
      'sequence',
      'tags',
      'targetUserGroup',
      'promotionIssueType',
      'publishStartDate',
      'publishEndDate',
    ],
    filters: ['retailStores', 'tags', 'displayStatus', 'status', 'tenant', 'createdByLandlord', 'promotionStartDate'],
    sortable: ['referenceNo', 'name', 'promotionStartDate', 'promotionEndDate', 'sequence', 'status'],
    tabs: [
      { code: 'ALL' },
      ...tabsOf('status', ['DRAFT', 'PENDING_APPROVAL', 'APPROVED', 'REJECTED']),
      ...tabsOf('displayStatus', ['PUBLISHED', 'EXPIRED']),
      { code: 'TERMINATED', where: { status: 'TERMINATED' } },
    ],
  },
  form: [
    { section: 'words', fields: words },
    { section: 'stores', fields: ['retailStores', 'tags'] },
    { section: 'picture', fields: ['bannerImageFile'] },
    { section: 'promotion', fields: promotionTimes },
    { section: 'publishing', fields: publishTimes },
    { section: 'audience', fields: [...audience, 'promotionIssueType'] },
    { section: 'redemption', fields: redemption },
    { section: 'links', fields: ['externalLinks'] },
  ],
  related: [
    {
      entity: 'promotion-redemptions',
      by: 'promotion',
      page: '/privilege/:id/view-redemption',
      add: '/privilege/:id/issue',
      addWhen: { displayStatus: 'PUBLISHED' },
    },
  ],
  facts: ['displayStatus', 'tenant', 'issuedQty', 'redeemedQty', 'likeCount', 'viewCount'],
  show: [
    { section: 'words', fields: ['referenceNo', ...words] },
    { section: 'stores', fields: ['retailStores', 'tags'] },
    { section: 'picture', fields: ['bannerImageFile'] },
    { section: 'promotion', fields: promotionTimes },
    { section: 'publishing', fields: publishTimes },
    { section: 'audience', fields: [...audience, 'promotionIssueType', 'createdByLandlord'] },
    { section: 'redemption', fields: redemption },
    { section: 'links', fields: ['externalLinks'] },
  ],
  actions: promotionActions,
  endpoints: {
    tagList: {
      call: 'GET /promotion-tags/get-tag-list',
      summary: 'The tags that the privileges of the building have',
      permission: 'PROMOTION_LIST',
      query: [],
    },
    ...rowCalls('externalLinks', externalLinks, '/promotions/uuid/{uuid}/promotion-ext-links', {
      noun: 'external links of a privilege',
      read: 'PROMOTION_VIEW',
      write: 'PROMOTION_EDIT',
    }),
  },
  notifications: {
    submitted: { on: ['submit'], to: [{ holders: 'PROMOTION_APPROVE' }], kind: 'privileges', facts: ['promotionStartDate'] },
    decided: { on: ['approve', 'publish'], to: ['submittedUser'], kind: 'privileges', facts: ['promotionStartDate'] },
    rejected: { on: ['reject'], to: ['submittedUser'], kind: 'privileges', facts: ['rejectRemark'] },
    terminated: { on: ['terminate'], to: ['submittedUser'], kind: 'privileges', facts: ['terminatedReason'] },
  },
  occupant: {
    shown: { status: 'PUBLISHED', publishStartAt: { lte: '$now' }, publishEndAt: { gt: '$now' } },
    fields: [
      ...words,
      'bannerImageFile',
      'retailStores',
      'tags',
      ...promotionTimes,
      'promotionStartAt',
      'promotionEndAt',
      'promotionIssueType',
      ...redemption,
      'externalLinks',
      'likeCount',
      'viewCount',
    ],
    lists: {
      claims: {
        entity: 'promotion-redemptions',
        by: 'promotion',
        person: 'user',
        shown: {},
        fields: ['referenceNo', 'status', 'retailStore', 'claimedDate', 'expiresAt', 'redeemedDate'],
      },
    },
    acts: {
      claim: {
        summary: 'Claims one; `number` is how many the person will then have claimed, so that a repeated call claims none',
        takes: { number: integer({ required: true, min: 1, max: 10_000 }), retailStoreId: integer({ min: 1 }) },
        notice: 'privilegeClaimed',
      },
      like: { summary: 'Likes it, or no longer', takes: { liked: boolean({ required: true }) } },
      view: { summary: 'Has been looked at by the person, who counts once', takes: {} },
    },
  },
  notices: {
    create: 'privilegeAdded',
    update: 'privilegeUpdated',
    delete: 'privilegeDeleted',
    updatePosition: 'privilegeSequence',
  },
});
