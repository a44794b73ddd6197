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
  text,
  whether,
} from '../kernel/fields/field.ts';

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
      pick: { retailStoreId: '$record.retailStoreId' },
      maxItems: 30,
      via: { entity: 'opc-item-add-ons', by: 'opcItem', take: 'opcOptionGroup' },
    }),
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
    notForToday: {
      call: 'PUT /{id}/mark-as-not-available-for-today',
      permission: edit,
      when: { notAvailableForToday: false },
      bulk: true,
      notice: 'itemUnavailable',
    },
    forToday: {
      call: 'PUT /{id}/mark-as-available-for-today',
      permission: edit,
      when: { notAvailableForToday: true },
      bulk: true,
      notice: 'itemAvailable',
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
