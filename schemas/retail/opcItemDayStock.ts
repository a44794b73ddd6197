import { defineEntity } from '../kernel/entity/entity.ts';
import { date, integer, reference } from '../kernel/fields/field.ts';
import { unique } from '../kernel/rules/limits.ts';

/** How many pieces of an item are ordered on a day of the building: whoever orders takes them while the row is locked. It has no screens. */
export const opcItemDayStock = defineEntity({
  name: 'opc-item-day-stocks',
  area: 'retail',
  doc: 'How many pieces of a menu item are ordered on a day.',
  title: '#{id}',
  api: { path: '/opc-item-day-stocks', verbs: {} },
  scope: { building: 'officeCentreId', tenant: 'retailTenantId' },
  access: { list: 'OPC_ITEM_LIST' },
  fields: {
    officeCentre: reference('office-centres', { onDelete: 'cascade', system: true }),
    retailTenant: reference('tenants', { onDelete: 'restrict', system: true }),
    opcItem: reference('opc-items', { required: true, onDelete: 'cascade' }),
    date: date({ required: true }),
    orderedQuantity: integer({ required: true }),
  },
  limits: { oncePerDay: unique(['opcItem', 'date'], { error: 'dayStockThere' }) },
  list: { columns: ['opcItem', 'date', 'orderedQuantity'] },
});
