import { defineEntity } from '../kernel/entity/entity.ts';
import { boolean, countOf, localized, reference, references, sequence } from '../kernel/fields/field.ts';

/** Category (opc) (001 §3, §7): how those who order find a vendor; it names its stores, and a store its categories. */
export const opcCategory = defineEntity({
  name: 'opc-categories',
  area: 'retail',
  doc: 'A group of stores among which people choose when they order.',
  title: '{name}',
  naming: ['referenceNo', 'name'],
  icon: 'LocalDining',
  menu: { order: 30 },
  pages: {
    list: '/stores/categories',
    create: '/stores/category/add',
    show: '/stores/category/:id',
    edit: '/stores/category/:id/edit',
  },
  api: {
    path: '/opc-categories',
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
    list: 'OPC_CATEGORY_LIST',
    get: 'OPC_CATEGORY_VIEW',
    create: 'OPC_CATEGORY_ADD',
    update: 'OPC_CATEGORY_EDIT',
    delete: 'OPC_CATEGORY_DELETE',
    dropDown: 'OPC_CATEGORY_LIST',
  },
  fields: {
    officeCentre: reference('office-centres', { onDelete: 'cascade', system: true }),
    referenceNo: sequence('OC'),
    active: boolean({ default: true }),
    name: localized({ required: true, short: true, max: 100, search: true }),
    retailStores: references('retail-stores', {
      onDelete: 'clear',
      pick: { active: true },
      via: { entity: 'opc-category-stores', by: 'opcCategory', take: 'retailStore' },
    }),
    noOfRetailStore: countOf('opc-category-stores', { by: 'opcCategory' }),
    /** Shown first. */
    recommended: boolean({ default: false }),
  },
  list: {
    columns: ['name', 'referenceNo', 'noOfRetailStore', 'recommended', 'active'],
    filters: ['recommended', 'active'],
    tabs: [
      { code: 'ACTIVE', where: { active: true } },
      { code: 'INACTIVE', where: { active: false } },
    ],
  },
  form: [{ section: 'category', fields: ['name', 'retailStores', 'recommended'] }],
  facts: ['referenceNo', 'noOfRetailStore', 'recommended'],
  show: [
    { section: 'category', fields: ['name', 'retailStores', 'recommended'] },
    { section: 'status', fields: ['active'] },
  ],
  actions: {
    updateStatus: {
      call: 'PUT /{id}/update-status',
      permission: 'OPC_CATEGORY_EDIT',
      input: ['active'],
      required: ['active'],
      section: 'status',
      notice: 'retailCategoryUpdated',
    },
  },
  notices: { create: 'retailCategoryAdded', update: 'retailCategoryUpdated', delete: 'retailCategoryRemoved' },
});
