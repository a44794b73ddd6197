import { defineEntity } from '../kernel/entity/entity.ts';
import { reorderable } from '../kernel/entity/reorderable.ts';
import { boolean, countOf, localized, reference, sequence, text } from '../kernel/fields/field.ts';

/** Menu group (001 §3, §4, §7): a part of the menu of a store, such as breakfast; it may be visible at some times only. */
export const opcMenuGroup = defineEntity({
  name: 'opc-menu-groups',
  area: 'retail',
  doc: 'A part of the menu of a store.',
  title: '{name}',
  naming: ['referenceNo', 'name'],
  icon: 'MenuBook',
  menu: { order: 50 },
  parentScreen: 'opc-menu',
  pages: {
    list: '/opc-menu/menu-groups',
    create: '/opc-menu/menu-group/add',
    show: '/opc-menu/menu-group/:id',
    edit: '/opc-menu/menu-group/:id/edit',
  },
  api: {
    path: '/opc-menu-groups',
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
  traits: [reorderable({ within: 'retailStore' })],
  scope: { building: 'officeCentreId', tenant: 'retailTenantId' },
  access: {
    list: 'OPC_MENU_GROUP_LIST',
    get: 'OPC_MENU_GROUP_VIEW',
    create: 'OPC_MENU_GROUP_ADD',
    update: 'OPC_MENU_GROUP_EDIT',
    delete: 'OPC_MENU_GROUP_DELETE',
    dropDown: 'OPC_MENU_GROUP_LIST',
  },
  fields: {
    officeCentre: reference('office-centres', { onDelete: 'cascade', system: true }),
    retailStore: reference('retail-stores', { required: true, onDelete: 'cascade', fixed: true, byUuid: true }),
    /** That of the store. */
    retailTenant: reference('tenants', { onDelete: 'restrict', system: true }),
    referenceNo: sequence('MG'),
    active: boolean({ default: true }),
    name: localized({ required: true, short: true, max: 100, search: true }),
    noOfOpcItem: countOf('opc-items', { by: 'opcMenuGroup' }),
  },
  list: {
    columns: ['name', 'retailStore', 'noOfOpcItem', 'active'],
    more: ['referenceNo'],
    filters: ['retailStore', 'active'],
    tabs: [{ code: 'ALL' }, { code: 'ACTIVE', where: { active: true } }, { code: 'INACTIVE', where: { active: false } }],
    opensOn: 'ALL',
  },
  form: [{ section: 'menuGroup', fields: ['retailStore', 'name'] }],
  facts: ['retailStore', 'referenceNo', 'noOfOpcItem'],
  show: [
    { section: 'menuGroup', fields: ['retailStore', 'name', 'noOfOpcItem'] },
    { section: 'status', fields: ['active'] },
  ],
  related: [
    { entity: 'opc-items', by: 'opcMenuGroup' },
    {
      entity: 'opc-menu-group-visibility-periods',
      by: 'opcMenuGroup',
      add: '/opc-menu/menu-group/:id/visibility-periods/add',
    },
  ],
  actions: {
    updateStatus: {
      call: 'PUT /{id}/update-status',
      permission: 'OPC_MENU_GROUP_EDIT',
      input: ['active'],
      required: ['active'],
      section: 'status',
      notice: 'menuGroupUpdated',
    },
  },
  endpoints: {
    preview: {
      call: 'GET /opc-menu-groups/preview',
      summary: 'The menu of a store as people see it, now or at another instant; also of a store that is not shown yet',
      permission: 'OPC_MENU_GROUP_LIST',
      query: ['retailStoreUuid', 'at'],
    },
    copyMenu: {
      call: 'POST /opc-menu-groups/copy-menu',
      summary:
        'Copies the menu of a store to the end of the menu of another one: groups, periods, items, pictures and option groups',
      permission: 'OPC_MENU_GROUP_ADD',
      body: { fromRetailStoreUuid: text({ required: true, max: 36 }), retailStoreUuid: text({ required: true, max: 36 }) },
      notice: 'menuCopied',
    },
    storeMenu: {
      call: 'GET /occupant/retail-stores/uuid/{uuid}/menu',
      summary: 'The menu of a store that is addressed to the person: what is visible and left at this moment, with its options',
      everybody: 'people see what the stores of their building offer',
      query: [],
    },
  },
  notices: { create: 'menuGroupCreated', update: 'menuGroupUpdated', delete: 'menuGroupDeleted' },
});
