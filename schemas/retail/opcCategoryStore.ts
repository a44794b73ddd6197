import { defineEntity } from '../kernel/entity/entity.ts';
import { reference } from '../kernel/fields/field.ts';
import { unique } from '../kernel/rules/limits.ts';

/** A store in a category, once for both of them: the forms of either write it (001 §3 Retail store, Category). It has no screens. */
export const opcCategoryStore = defineEntity({
  name: 'opc-category-stores',
  area: 'retail',
  doc: 'That a store stands in a category.',
  title: '#{id}',
  api: { path: '/opc-category-stores', verbs: {} },
  scope: { building: 'officeCentreId', tenantReads: true },
  access: { list: 'OPC_CATEGORY_LIST' },
  fields: {
    officeCentre: reference('office-centres', { onDelete: 'cascade', system: true }),
    opcCategory: reference('opc-categories', { required: true, onDelete: 'cascade' }),
    retailStore: reference('retail-stores', { required: true, onDelete: 'cascade' }),
  },
  limits: { once: unique(['opcCategory', 'retailStore'], { error: 'storeInCategory' }) },
  list: { columns: ['opcCategory', 'retailStore'] },
});
