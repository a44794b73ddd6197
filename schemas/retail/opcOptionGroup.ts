import { defineEntity } from '../kernel/entity/entity.ts';
import { reorderable } from '../kernel/entity/reorderable.ts';
import { countOf, localized, reference } from '../kernel/fields/field.ts';
import { choice, choiceFields, choiceOrder, optionRows, selectOption } from './optionRules.ts';

/** Option group (001 §3, §7): options with prices from which people choose when they order an item, such as the size of a cup. */
export const opcOptionGroup = defineEntity({
  name: 'opc-option-groups',
  area: 'retail',
  doc: 'Options with prices, from which people choose when they order an item.',
  title: '{name}',
  naming: ['name', 'retailStore.label'],
  icon: 'Tune',
  menu: { order: 70 },
  parentScreen: 'opc-menu',
  pages: {
    list: '/opc-menu/option-groups',
    create: '/opc-menu/option-group/add',
    show: '/opc-menu/option-group/:id',
    edit: '/opc-menu/option-group/:id/edit',
  },
  audiences: {
    merchant: {
      permission: 'MERCHANT_PORTAL_VIEW',
      pages: { list: '/merchant/option', show: '/merchant/option-addons/:id' },
      parentScreen: 'merchant',
    },
  },
  api: {
    path: '/opc-option-groups',
    key: 'uuid',
    verbs: {
      list: true,
      get: true,
      create: true,
      update: true,
      delete: true,
      dropDown: true,
      updatePosition: true,
      history: true,
    },
  },
  traits: [reorderable({ within: 'retailStore' })],
  scope: { building: 'officeCentreId', tenant: 'retailTenantId' },
  access: {
    list: 'OPC_ITEM_LIST',
    get: 'OPC_ITEM_VIEW',
    create: 'OPC_ITEM_ADD',
    update: 'OPC_ITEM_EDIT',
    delete: 'OPC_ITEM_DELETE',
    dropDown: 'OPC_ITEM_LIST',
  },
  fields: {
    officeCentre: reference('office-centres', { onDelete: 'cascade', system: true, embed: ['currency'] }),
    retailStore: reference('retail-stores', { required: true, onDelete: 'cascade', fixed: true, byUuid: true }),
    /** That of the store. */
    retailTenant: reference('tenants', { onDelete: 'restrict', system: true }),
    name: localized({ required: true, short: true, max: 100, search: true }),
    selectOption: selectOption(),
    ...choiceFields,
    addOns: optionRows(),
    noOfOpcItem: countOf('opc-item-add-ons', { by: 'opcOptionGroup' }),
  },
  validate: [...choiceOrder],
  list: {
    columns: ['name', 'retailStore', 'selectOption', 'required', 'noOfOpcItem', 'available'],
    more: ['minOptions', 'maxOptions', 'minQty', 'maxQty'],
    filters: ['retailStore', 'selectOption', 'required', 'available'],
  },
  form: [
    { section: 'optionGroup', fields: ['retailStore', 'name', 'selectOption'] },
    { section: 'choice', fields: choice },
    { section: 'options', fields: ['addOns'] },
  ],
  facts: ['retailStore', 'selectOption', 'required', 'noOfOpcItem', 'available'],
  show: [
    { section: 'optionGroup', fields: ['retailStore', 'name', 'selectOption'] },
    { section: 'availability', fields: ['available'] },
    { section: 'choice', fields: choice },
    { section: 'options', fields: ['addOns'] },
  ],
  related: [{ entity: 'opc-item-add-ons', by: 'opcOptionGroup' }],
  actions: {
    updateAvailable: {
      call: 'PUT /{id}/update-available',
      permission: 'OPC_ITEM_EDIT',
      input: ['available'],
      required: ['available'],
      section: 'availability',
      notice: 'optionGroupUpdated',
    },
  },
  notices: { create: 'optionGroupCreated', update: 'optionGroupUpdated', delete: 'optionRemoved' },
});
