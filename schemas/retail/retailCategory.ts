import { defineEntity } from '../kernel/entity/entity.ts';
import { boolean, localized, reference } from '../kernel/fields/field.ts';

/** Retail category (001 §3): what a store sells, as a directory of a building's stores is sorted. */
export const retailCategory = defineEntity({
  name: 'retail-categories',
  area: 'retail',
  doc: 'A kind of retail store of a building.',
  title: '{name}',
  icon: 'Category',
  menu: { order: 20 },
  pages: {
    list: '/retail-categories',
    create: '/retail-categories/add',
    show: '/retail-categories/:id',
    edit: '/retail-categories/:id/edit',
  },
  api: {
    path: '/retail-categories',
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
  traits: ['reorderable'],
  scope: { building: 'officeCentreId', tenantReads: true },
  access: {
    list: 'RETAIL_STORE_LIST',
    get: 'RETAIL_STORE_VIEW',
    create: 'RETAIL_STORE_ADD',
    update: 'RETAIL_STORE_EDIT',
    delete: 'RETAIL_STORE_DELETE',
    dropDown: 'RETAIL_STORE_LIST',
  },
  fields: {
    officeCentre: reference('office-centres', { onDelete: 'cascade', system: true }),
    name: localized({ required: true, short: true, max: 100, search: true }),
    active: boolean({ default: true }),
  },
  list: {
    columns: ['name', 'active'],
    tabs: [
      { code: 'ACTIVE', where: { active: true } },
      { code: 'INACTIVE', where: { active: false } },
    ],
  },
  form: [{ section: 'category', fields: ['name', 'active'] }],
  notices: { create: 'retailCategoryAdded', update: 'retailCategoryUpdated', delete: 'retailCategoryRemoved' },
});
