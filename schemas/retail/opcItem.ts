import { defineEntity } from '../kernel/entity/entity.ts';
import { reorderable } from '../kernel/entity/reorderable.ts';
import {
  boolean,
  cases,
  countOf,
  date,
  files,
  integer,
  localized,
  money,
  reference,
  references,
  rowsOf,
  text,
  whether,
} from '../kernel/fields/field.ts';
import { choice } from './optionRules.ts';

/** Minutes of a day. */
const DAY = 1440;
const edit = 'OPC_ITEM_EDIT';

/** Why somebody cannot order it now, the most lasting reason first. */
const statusTones = {
  INACTIVE: 'neutral',
  UNAVAILABLE: 'danger',
  NOT_TODAY: 'warning',
  SOLD_OUT: 'warning',
  AVAILABLE: 'success',
} as const;

/**
 * Menu item (001 §3, §4, §7): something that people order. `quantity` is the stock of a day; what is ordered of it is kept by day
 * (`opc-item-day-stocks`), so that a new day begins with all of it.
 */
export const opcItem = defineEntity({
  name: 'opc-items',
  area: 'retail',
  doc: 'Something that people order from the menu of a store.',
  title: '{name}',
  naming: ['name', 'retailStore.label'],
  icon: 'Restaurant',
  menu: { order: 60 },
  parentScreen: 'opc-menu',
  pages: {
    list: '/opc-menu/items',
    create: '/opc-menu/item/add',
    show: '/opc-menu/item/:id',
    edit: '/opc-menu/item/:id/edit',
  },
  audiences: {
    merchant: { permission: 'MERCHANT_PORTAL_VIEW', pages: { show: '/merchant/item/:id' }, parentScreen: 'merchant-menu' },
  },
  api: {
    path: '/opc-items',
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
  },
  traits: [reorderable({ within: 'opcMenuGroup' })],
  scope: { building: 'officeCentreId', tenant: 'retailTenantId' },
  access: {
    list: 'OPC_ITEM_LIST',
    get: 'OPC_ITEM_VIEW',
    create: 'OPC_ITEM_ADD',
    update: edit,
    delete: 'OPC_ITEM_DELETE',
    dropDown: 'OPC_ITEM_LIST',
  },
  fields: {
    officeCentre: reference('office-centres', { onDelete: 'cascade', system: true, embed: ['currency'] }),
    retailStore: reference('retail-stores', { required: true, onDelete: 'cascade', fixed: true, byUuid: true }),
    /** That of the store. */
    retailTenant: reference('tenants', { onDelete: 'restrict', system: true }),
    opcMenuGroup: reference('opc-menu-groups', {
      required: true,
      onDelete: 'cascade',
      byUuid: true,
      pick: { retailStoreId: '$record.retailStoreId?' },
    }),
    active: boolean({ default: true }),
    name: localized({ required: true, short: true, max: 150, search: true }),
    description: localized({ max: 1000 }),
    imageFile: files({ accept: ['jpg', 'jpeg', 'png'], maxItems: 5, uuids: true }),
    /** Off until somebody turns it on again. */
    available: boolean({ default: true }),
    /** Shown first. */
    recommended: boolean({ default: false }),
    /** The day on which it is off. */
    notAvailableOn: date({ system: true }),
    notAvailableForToday: whether({ notAvailableOn: '$today' }),
    /** What turns that on and off. */
    offToday: boolean({ asked: true }),
    /** Pieces of a day; empty: as many as people want. */
    quantity: integer({ max: 100_000 }),
    orderedQuantity: countOf('opc-item-day-stocks', { by: 'opcItem', where: { date: '$today' }, sum: 'orderedQuantity' }),
    remainingQuantity: countOf('opc-item-day-stocks', {
      by: 'opcItem',
      where: { date: '$today' },
      sum: 'orderedQuantity',
      from: 'quantity',
    }),
    status: cases(statusTones, [
      { when: { active: false }, is: 'INACTIVE' },
      { when: { available: false }, is: 'UNAVAILABLE' },
      { when: { notAvailableForToday: true }, is: 'NOT_TODAY' },
      { when: { remainingQuantity: { lte: 0 } }, is: 'SOLD_OUT' },
      { when: { active: true }, is: 'AVAILABLE' },
    ]),
    basePrice: money({ required: true }),
    /** Minutes. */
    preparationTime: integer({ min: 0, max: DAY }),
    /** Whether people may choose among its option groups. */
    allowCustomisation: boolean({ default: true }),
    opcOptionGroups: references('opc-option-groups', {
      onDelete: 'clear',
      pick: { retailStoreId: '$record.retailStoreId?' },
      maxItems: 30,
      via: { entity: 'opc-item-add-ons', by: 'opcItem', take: 'opcOptionGroup' },
    }),
    /** Its option groups with their rules for it, under the names of the specification. */
    opcItemAddOns: rowsOf('opc-item-add-ons', {
      under: 'opcItem',
      parts: ['opcItem', 'opcOptionGroup', 'name', 'selectOption', ...choice, 'available', 'options'],
      most: 30,
    }),
    /** The group that it stands in, as a list: the specification has several. */
    opcMenuGroups: rowsOf('opc-menu-groups', { at: 'opcMenuGroup', parts: ['referenceNo', 'name', 'active'], most: 1 }),
  },
  list: {
    columns: ['name', 'imageFile', 'opcMenuGroup', 'basePrice', 'remainingQuantity', 'recommended', 'status'],
    more: ['retailStore', 'quantity', 'orderedQuantity', 'preparationTime', 'active', 'available', 'opcOptionGroups'],
    filters: ['retailStore', 'opcMenuGroup', 'status', 'recommended', 'available', 'active', 'basePrice'],
    tabs: [{ code: 'ALL' }, { code: 'ACTIVE', where: { active: true } }, { code: 'INACTIVE', where: { active: false } }],
    opensOn: 'ALL',
  },
  form: [
    { section: 'item', fields: ['retailStore', 'opcMenuGroup', 'name', 'description', 'imageFile'] },
    { section: 'price', fields: ['basePrice', 'quantity', 'preparationTime', 'recommended'] },
    { section: 'customisation', fields: ['allowCustomisation', 'opcOptionGroups'] },
  ],
  facts: ['status', 'basePrice', 'remainingQuantity', 'orderedQuantity', 'opcMenuGroup'],
  show: [
    { section: 'item', fields: ['retailStore', 'opcMenuGroup', 'name', 'description', 'imageFile'] },
    { section: 'price', fields: ['basePrice', 'quantity', 'preparationTime'] },
    { section: 'recommendation', fields: ['recommended'] },
    { section: 'status', fields: ['active'] },
    { section: 'customisation', fields: ['allowCustomisation', 'opcOptionGroups'] },
  ],
  related: [{ entity: 'opc-item-add-ons', by: 'opcItem' }],
  actions: {
    updateStatus: {
      call: 'PUT /{id}/update-status',
      permission: edit,
      input: ['active'],
      required: ['active'],
      section: 'status',
      notice: 'recordUpdated',
    },
    updateAvailable: {
      call: 'PUT /{id}/update-available',
      permission: edit,
      input: ['available'],
      required: ['available'],
      notice: { by: 'available', true: 'itemAvailable', else: 'itemUnavailable' },
    },
    updateRecommended: {
      call: 'PUT /{id}/update-recommended',
      permission: edit,
      input: ['recommended'],
      required: ['recommended'],
      section: 'recommendation',
      notice: 'recordUpdated',
    },
    updateToday: {
      call: 'PUT /{id}/update-not-available-for-today',
      permission: edit,
      input: ['offToday'],
      required: ['offToday'],
      startsEmpty: true,
      notice: { by: 'notAvailableForToday', true: 'itemUnavailable', else: 'itemAvailable' },
    },
    changeMenuGroup: {
      call: 'PUT /{id}/change-menu-group',
      permission: edit,
      input: ['opcMenuGroup'],
      required: ['opcMenuGroup'],
      notice: 'itemMoved',
    },
    updateCustomisation: {
      call: 'PUT /{id}/update-customisation',
      permission: edit,
      input: ['allowCustomisation', 'opcOptionGroups'],
      required: ['allowCustomisation'],
      section: 'customisation',
      notice: 'customisationUpdated',
    },
  },
  uploads: {
    create: {
      process: 'POST /process-data',
      upload: 'POST /upload-data',
      permission: 'OPC_ITEM_ADD',
      page: '/upload/opc-items',
      columns: [
        'retailStore',
        'opcMenuGroup',
        'name',
        'description',
        'basePrice',
        'quantity',
        'preparationTime',
        'recommended',
        'allowCustomisation',
      ],
      by: { retailStore: ['referenceNo'], opcMenuGroup: ['referenceNo'] },
      headings: {
        retailStore: ['Shop', 'Outlet'],
        opcMenuGroup: ['Category', 'Section'],
        name: ['Dish', 'Item', 'Item name'],
        basePrice: ['Base price', 'Unit price'],
      },
      example: {
        retailStore: 'Kopi Corner',
        opcMenuGroup: 'Breakfast',
        name: 'Kaya toast set | 咖椰吐司套餐 | 咖椰吐司套餐',
        description: 'With two soft-boiled eggs',
        basePrice: '4.80',
        quantity: '40',
        preparationTime: '8',
        recommended: 'Yes',
        allowCustomisation: 'Yes',
      },
      notices: { uploaded: 'menuItems', failed: 'menuItemsFailed' },
    },
  },
  endpoints: {
    addOptionGroup: {
      call: 'PUT /opc-items/uuid/{uuid}/add-option-group',
      summary: 'Lets people choose from a further option group',
      permission: edit,
      of: 'record',
      locks: true,
      body: { opcOptionGroupUuid: text({ required: true, max: 36 }) },
      notice: 'customisationUpdated',
    },
    removeOptionGroup: {
      call: 'PUT /opc-items/uuid/{uuid}/remove-option-group',
      summary: 'Takes an option group off the item; one that is not there is no error',
      permission: edit,
      of: 'record',
      locks: true,
      body: { opcOptionGroupUuid: text({ required: true, max: 36 }) },
      notice: 'optionRemoved',
    },
    availableToAdd: {
      call: 'GET /opc-items/uuid/{uuid}/available-to-add-option-group-drop-down',
      summary: 'The option groups of the store that the item does not have yet',
      permission: 'OPC_ITEM_VIEW',
      of: 'record',
      query: ['wildcardSearch'],
    },
  },
  notices: { create: 'recordAdded', update: 'recordUpdated', delete: 'recordDeleted' },
});
