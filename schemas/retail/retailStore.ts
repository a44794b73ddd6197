import { defineEntity } from '../kernel/entity/entity.ts';
import {
  boolean,
  CODE_DIGITS,
  cases,
  code,
  emails,
  files,
  image,
  integer,
  localized,
  localizedRich,
  longText,
  phone,
  reference,
  references,
  rowsOf,
  sequence,
  text,
  url,
  weeklyHours,
} from '../kernel/fields/field.ts';
import { stamp } from '../users/stamp.ts';
import { audience, viewableBy } from '../users/viewableBy.ts';
import { acceptMode, collection, docket, orderFields, peak, prices } from './storeOrders.ts';

const path = '/office-centres/uuid/{officeCentreUuid}/retail-stores';
const staff = ['platform', 'building'] as const;
const pictures = ['jpg', 'jpeg', 'png'] as const;

const identity = ['retailTenant', 'name', 'floorNo', 'unitNo', 'location', 'contactNo'] as const;
const kind = ['opc', 'externalRetail', 'categories', 'opcCategories'] as const;
const words = ['description', 'logoImageFile', 'bannerImageFile', 'websiteUrl', 'facebookUrl', 'instagramUrl'] as const;
const form = [
  { section: 'identity', fields: identity },
  { section: 'kind', fields: kind },
  { section: 'words', fields: words },
  { section: 'prices', fields: prices },
  { section: 'docket', fields: docket },
  { section: 'reviews', fields: ['minReviewToDisplayReview'] },
  { section: 'audience', fields: audience },
] as const;

/**
 * Retail store (001 §3, §4, §7): a shop or restaurant in a building. The building adds it and says for whom it is; the company that runs it
 * (`retailTenant`) looks after its hours, its orders and its words. Each part is saved by a call of its own.
 */
export const retailStore = defineEntity({
  name: 'retail-stores',
  area: 'retail',
  doc: 'A shop or restaurant in a building.',
  title: '{name}',
  naming: ['referenceNo', 'name'],
  icon: 'Storefront',
  menu: { order: 10 },
  pages: { list: '/retail-store', create: '/retail-store/add', show: '/retail-store/:id', edit: '/retail-store/:id/edit' },
  audiences: {
    merchant: {
      permission: 'MERCHANT_PORTAL_VIEW',
      pages: { list: '/merchant/setting', show: '/merchant/setting/:id' },
      parentScreen: 'merchant',
    },
  },
  api: {
    path,
    key: 'uuid',
    verbs: {
      list: true,
      get: true,
      create: true,
      update: true,
      delete: true,
      statusCount: true,
      dropDown: true,
      updatePosition: true,
      history: true,
    },
    dropDownEverywhere: '/retail-stores/drop-down',
    // Admins of companies pick their stores for a privilege, without the lists of merchants.
    dropDownAlsoFor: ['PROMOTION_LIST'],
  },
  traits: ['reorderable'],
  scope: { building: 'officeCentreId', tenant: 'retailTenantId', viewableBy: true },
  access: {
    list: 'RETAIL_STORE_LIST',
    get: 'RETAIL_STORE_VIEW',
    create: 'RETAIL_STORE_ADD',
    update: 'RETAIL_STORE_EDIT',
    delete: 'RETAIL_STORE_DELETE',
    dropDown: 'RETAIL_STORE_LIST',
    // One order for the whole building.
    updatePosition: 'RETAIL_STORE_MANAGE',
  },
  fields: {
    officeCentre: reference('office-centres', { onDelete: 'cascade', system: true, embed: ['currency', 'uuid'] }),
    referenceNo: sequence('RS'),
    active: boolean({ default: true, writableBy: staff }),
    status: cases({ ACTIVE: 'success', INACTIVE: 'neutral' }, [
      { when: { active: true }, is: 'ACTIVE' },
      { when: { active: false }, is: 'INACTIVE' },
    ]),
    ...stamp('activated'),
    ...stamp('deactivated'),
    /** Whoever orders is led to its own website. */
    externalRetail: boolean({ default: false }),
    /** People order from its menu, pay, and collect. */
    opc: boolean({ default: false, writableBy: staff }),
    /** None: the building runs it itself. */
    retailTenant: reference('tenants', {
      onDelete: 'restrict',
      writableBy: staff,
      pick: { active: true, addOns: ['RETAIL_MANAGEMENT'] },
    }),
    name: localized({ required: true, short: true, max: 150, search: true }),
    location: localized({ short: true, max: 200 }),
    description: localizedRich(),
    floorNo: text({ max: 10, search: true }),
    unitNo: text({ max: 20, search: true }),
    contactNo: phone(),
    websiteUrl: url({ requiredWhen: { externalRetail: true } }),
    facebookUrl: url(),
    instagramUrl: url(),
    logoImageFile: image({ aspect: [1, 1] }),
    bannerImageFile: files({ accept: pictures, maxItems: 5, uuids: true }),
    categories: references('retail-categories', { onDelete: 'clear', listParam: 'categoryIds', pick: { active: true } }),
    opcCategories: references('opc-categories', {
      onDelete: 'clear',
      listParam: 'opcCategoryIds',
      pick: { active: true },
      via: { entity: 'opc-category-stores', by: 'retailStore', take: 'opcCategory' },
    }),
    openingHrs: weeklyHours({ holidays: true, overnight: true }),
    ...orderFields,
    /** Typed by whoever serves at the store; shown once. */
    uniquePin: code({ length: 6, alphabet: CODE_DIGITS, kept: 'hash' }),
    /** Names the store where its QR code is read. */
    uniqueCode: code({ length: 10, unique: true }),
    /** Hundredths of a star; of all its reviews. */
    rating: integer({ system: true, max: 500 }),
    noOfReview: integer({ system: true, default: 0 }),
    /** The newest ones; all of them are a list of their own. */
    reviews: rowsOf('retail-store-reviews', {
      under: 'retailStore',
      parts: ['rating', 'comment', 'reviewer', 'createdDate'],
      most: 10,
    }),
    /** With fewer reviews, people do not see its rating. */
    minReviewToDisplayReview: integer({ required: true, max: 1000, default: 5, writableBy: staff }),
    notifyPartyEmails: emails(),
    ...viewableBy(),
  },
  list: {
    columns: [
      'name',
      'logoImageFile',
      'retailTenant',
      'floorNo',
      'unitNo',
      'categories',
      'opc',
      'orderStatus',
      'rating',
      'active',
    ],
    more: [
      'referenceNo',
      'externalRetail',
      'opcCategories',
      'contactNo',
      'orderAcceptMode',
      'collectionMethod',
      'peakActivity',
      'noOfReview',
      'viewableBy',
      'activatedDate',
      'deactivatedDate',
    ],
    filters: ['retailTenant', 'floorNo', 'categories', 'opcCategories', 'active', 'opc', 'externalRetail', 'orderStatus'],
    filterNames: { floors: { field: 'floorNo', several: true } },
    tabs: [
      { code: 'ACTIVE', where: { active: true } },
      { code: 'INACTIVE', where: { active: false } },
      // Where stores are put in order.
      { code: 'ALL' },
    ],
    opensOn: 'ACTIVE',
  },
  form,
  facts: ['status', 'orderStatus', 'collectionMethod', 'noOfReview', 'retailTenant'],
  show: [
    { section: 'status', fields: ['active', 'uniqueCode'] },
    { section: 'identity', fields: identity },
    { section: 'kind', fields: kind },
    { section: 'words', fields: words },
    { section: 'hours', fields: ['openingHrs'] },
    { section: 'orderStatus', fields: ['orderStatus', 'pausedUntil'] },
    { section: 'acceptMode', fields: acceptMode },
    { section: 'collection', fields: collection },
    { section: 'peak', fields: peak },
    { section: 'prices', fields: prices },
    { section: 'docket', fields: docket },
    { section: 'reviews', fields: ['noOfReview', 'minReviewToDisplayReview'] },
    { section: 'notifiedParties', fields: ['notifyPartyEmails'] },
    { section: 'audience', fields: audience },
  ],
  related: [
    { entity: 'retail-store-delivery-periods', by: 'retailStore', add: '/retail-store/:id/delivery-periods/add' },
    { entity: 'retail-store-reviews', by: 'retailStore' },
  ],
  actions: {
    updateStatus: {
      call: 'PUT /{id}/update-status',
      permission: 'RETAIL_STORE_EDIT',
      sides: staff,
      input: ['active'],
      required: ['active'],
      section: 'status',
      notice: 'storeStatusUpdated',
    },
    updateOpenHours: {
      call: 'PUT /{id}/retail-store-open-hours',
      permission: 'RETAIL_STORE_EDIT',
      input: ['openingHrs'],
      section: 'hours',
      notice: 'openHoursUpdated',
    },
    updateOrderStatus: {
      call: 'PUT /{id}/update-order-status',
      permission: 'RETAIL_STORE_EDIT',
      input: ['orderStatus'],
      required: ['orderStatus'],
      section: 'orderStatus',
      notice: 'storeStatusUpdated',
    },
    pauseOrders: {
      call: 'PUT /{id}/pause-orders',
      permission: 'RETAIL_STORE_EDIT',
      when: { opc: true },
      input: ['pauseFor'],
      required: ['pauseFor'],
      startsEmpty: true,
      notice: 'ordersPaused',
    },
    resumeOrders: {
      call: 'PUT /{id}/resume-orders',
      permission: 'RETAIL_STORE_EDIT',
      when: { orderStatus: 'PAUSED' },
      set: { orderStatus: 'OPEN', pausedUntil: null },
      confirm: 'plain',
      notice: 'ordersResumed',
    },
    updateOrderAcceptMode: {
      call: 'PUT /{id}/update-order-accept-mode',
      permission: 'RETAIL_STORE_EDIT',
      input: acceptMode,
      section: 'acceptMode',
      notice: 'acceptModeUpdated',
    },
    updateCollectionMethod: {
      call: 'PUT /{id}/update-collection-method',
      permission: 'RETAIL_STORE_EDIT',
      input: collection,
      section: 'collection',
      notice: 'collectionMethodUpdated',
    },
    updatePeakActivity: {
      call: 'PUT /{id}/update-peak-activity',
      permission: 'RETAIL_STORE_EDIT',
      input: peak,
      section: 'peak',
      notice: 'recordUpdated',
    },
    updateNotifiedParties: {
      call: 'PUT /{id}/update-notified-parties',
      permission: 'RETAIL_STORE_EDIT',
      input: ['notifyPartyEmails'],
      section: 'notifiedParties',
      notice: 'storePartiesUpdated',
    },
    regenerateUniqueCode: {
      call: 'PUT /{id}/regenerate-unique-code',
      permission: 'RETAIL_STORE_MANAGE',
      sides: staff,
      renews: 'uniqueCode',
      confirm: 'countdown',
      tone: 'danger',
      inMenu: true,
      notice: 'recordUpdated',
    },
    regenerateUniquePin: {
      call: 'PUT /{id}/regenerate-unique-pin',
      permission: 'RETAIL_STORE_EDIT',
      renews: 'uniquePin',
      confirm: 'plain',
      inMenu: true,
      notice: 'pinRenewed',
    },
  },
  endpoints: {
    openHours: {
      call: `GET ${path}/uuid/{uuid}/retail-store-open-hours`,
      summary: 'The opening hours of a store: by weekday, as records of days, and as they are kept',
      permission: 'RETAIL_STORE_VIEW',
      query: [],
    },
    collectionTime: {
      call: `GET ${path}/uuid/{uuid}/collection-time`,
      summary: 'Whether a store is open and takes orders, and when the next order could be collected or delivered',
      permission: 'RETAIL_STORE_VIEW',
      query: [],
    },
    paymentAccountState: {
      call: `GET ${path}/uuid/{uuid}/payment-account`,
      summary: 'What the provider of payments says of the account of a store at this moment',
      permission: 'PAYMENT_ACCOUNT_MANAGE',
      of: 'record',
    },
    paymentAccount: {
      call: `PUT ${path}/uuid/{uuid}/payment-account`,
      summary:
        'The page of the provider of payments on which the account of a store is set up; the account is made where there is none',
      permission: 'PAYMENT_ACCOUNT_MANAGE',
      of: 'record',
      body: {},
    },
    now: {
      call: 'GET /occupant/retail-stores/now',
      summary: 'Of the stores that are addressed to the person: which are open, take orders, and how they are rated',
      everybody: 'people see which stores of their building are open',
      query: [],
    },
  },
  occupant: {
    shown: { active: true },
    fields: [
      'name',
      'location',
      'description',
      'floorNo',
      'unitNo',
      'contactNo',
      'opc',
      'externalRetail',
      'websiteUrl',
      'facebookUrl',
      'instagramUrl',
      'categories',
      'opcCategories',
      'logoImageFile',
      'bannerImageFile',
      'openingHrs',
      'orderStatus',
      'collectionMethod',
      'collectionTime',
      'deliveryFee',
      'deliveryLeadTime',
    ],
    lists: {
      deliveryPeriods: {
        entity: 'retail-store-delivery-periods',
        by: 'retailStore',
        shown: {},
        fields: ['daysOfWeek', 'startTime', 'endTime'],
      },
    },
    holds: [{ entity: 'opc-items', by: 'retailStore', shown: { active: true }, fields: ['imageFile'] }],
    acts: {
      review: {
        summary: 'Rates a store with one to five stars; the same again changes the own review',
        takes: { rating: integer({ required: true, min: 1, max: 5 }), comment: longText({ max: 1000 }) },
        notice: 'reviewGiven',
      },
    },
  },
  notices: {
    create: 'retailAdded',
    delete: 'retailDeleted',
  },
});
