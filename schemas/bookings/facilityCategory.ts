import { defineEntity } from '../kernel/entity/entity.ts';
import { boolean, countOf, localized, reference } from '../kernel/fields/field.ts';

/** Facility category (000 §2, §6): a kind of thing that can be had for a time, such as meeting rooms. It stands in a tab of the facilities. */
export const facilityCategory = defineEntity({
  name: 'facility-categories',
  area: 'bookings',
  doc: 'A kind of facility of a building, such as meeting rooms.',
  title: '{name}',
  icon: 'Category',
  pages: { create: '/category/add', show: '/category/:id', edit: '/category/:id/edit' },
  api: {
    path: '/facility-categories',
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
    // Whoever books chooses among them.
    dropDownAlsoFor: ['BOOKING_LIST'],
  },
  traits: ['reorderable'],
  scope: { building: 'officeCentreId', tenantReads: true },
  access: {
    list: 'FACILITY_CATEGORY_LIST',
    get: 'FACILITY_CATEGORY_VIEW',
    create: 'FACILITY_CATEGORY_ADD',
    update: 'FACILITY_CATEGORY_EDIT',
    delete: 'FACILITY_CATEGORY_DELETE',
    dropDown: 'FACILITY_CATEGORY_LIST',
  },
  fields: {
    officeCentre: reference('office-centres', { onDelete: 'cascade', system: true }),
    name: localized({ required: true, short: true, max: 100, search: true }),
    description: localized({ max: 500 }),
    active: boolean({ default: true }),
    facilityCount: countOf('facilities', { by: 'category' }),
  },
  list: { columns: ['name', 'description', 'facilityCount', 'active'], filters: ['active'] },
  form: [{ section: 'category', fields: ['name', 'description', 'active'] }],
  related: [{ entity: 'facilities', by: 'category' }],
  notices: { create: 'facilityCategoryAdded', update: 'facilityCategoryUpdated', delete: 'facilityCategoryRemoved' },
});
