import { defineEntity } from '../kernel/entity/entity.ts';
import { localized, reference } from '../kernel/fields/field.ts';
import { unique } from '../kernel/rules/limits.ts';
import { choice, choiceFields, choiceOrder, optionRows, selectOption } from './optionRules.ts';

/**
 * Item add-on (001 §3, §7): an option group of an item. What is offered follows the group; whether people must choose, and how many, may differ
 * from item to item.
 */
export const opcItemAddOn = defineEntity({
  name: 'opc-item-add-ons',
  area: 'retail',
  doc: 'An option group of a menu item, with its rules for that item.',
  title: '{name}',
  naming: ['opcItem.label', 'name'],
  parentScreen: 'opc-menu',
  pages: { show: '/opc-menu/item-add-on/:id', edit: '/opc-menu/item-add-on/:id/edit' },
  audiences: {
    merchant: { permission: 'MERCHANT_PORTAL_VIEW', pages: { show: '/merchant/addon/:id' }, parentScreen: 'merchant-menu' },
  },
  api: {
    path: '/opc-item-add-ons',
    verbs: { list: true, get: true, update: true, delete: true, history: true },
    also: [{ path: '/opc-item-add-ons', key: 'uuid', calls: { get: 'GET /uuid/{uuid}' } }],
  },
  scope: { building: 'officeCentreId', tenant: 'retailTenantId' },
  access: { list: 'OPC_ITEM_VIEW', update: 'OPC_ITEM_EDIT', delete: 'OPC_ITEM_EDIT' },
  fields: {
    officeCentre: reference('office-centres', { onDelete: 'cascade', system: true, embed: ['currency'] }),
    retailTenant: reference('tenants', { onDelete: 'restrict', system: true }),
    opcItem: reference('opc-items', { onDelete: 'cascade', system: true, byUuid: true }),
    opcOptionGroup: reference('opc-option-groups', { onDelete: 'cascade', system: true, byUuid: true }),
    /** Those of the group. */
    name: localized({ short: true, max: 100, search: true, system: true }),
    selectOption: selectOption({ system: true }),
    options: optionRows({ system: true }),
    ...choiceFields,
  },
  validate: [...choiceOrder],
  limits: { once: unique(['opcItem', 'opcOptionGroup'], { error: 'optionGroupThere' }) },
  list: {
    columns: ['name', 'opcItem', 'selectOption', 'required', 'minQty', 'maxQty', 'available'],
    filters: ['opcItem', 'opcOptionGroup'],
    sort: ['id', 'ASC'],
  },
  facts: ['opcItem', 'selectOption', 'required', 'minQty', 'maxQty', 'available'],
  form: [{ section: 'choice', fields: [...choice, 'available'] }],
  show: [
    { section: 'addOn', fields: ['opcItem', 'opcOptionGroup', 'name', 'selectOption', 'options'] },
    { section: 'choice', fields: [...choice, 'available'] },
  ],
  notices: { update: 'customisationUpdated', delete: 'optionRemoved' },
});
