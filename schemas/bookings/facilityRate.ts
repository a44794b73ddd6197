import { defineEntity } from '../kernel/entity/entity.ts';
import { boolean, money, oneOf, reference, someOf, text, time } from '../kernel/fields/field.ts';
import { applies, appliesNames, bookedBy, bookedByNames } from './applies.ts';
import { dayKinds, rateUnits } from './price.ts';

/** Rate (000 §2, §6): what a facility costs by slot, hour, half day or day. Which rate holds, and what they make together, says `price.ts`. */
export const facilityRate = defineEntity({
  name: 'facility-rates',
  area: 'bookings',
  doc: 'What a facility costs by slot, hour, half day or day.',
  title: '{name}',
  icon: 'Sell',
  menu: { order: 30 },
  pages: { list: '/rates-discounts', create: '/rates/add', show: '/rates/:id', edit: '/rates/:id/edit' },
  api: {
    path: '/facility-rates',
    key: 'uuid',
    verbs: { list: true, get: true, create: true, update: true, delete: true, statusCount: true, history: true },
  },
  // A company reads its own rates, and those of everybody.
  scope: {
    building: 'officeCentreId',
    readers: {
      bookedBy: {
        ALL: {},
        SELECTED_TENANT: { side: 'tenant', companyIn: 'selectedTenant' },
        SELECTED_USER_GROUP: { side: 'building' },
      },
    },
  },
  access: { list: 'RATE_LIST', get: 'RATE_VIEW', create: 'RATE_ADD', update: 'RATE_EDIT', delete: 'RATE_DELETE' },
  fields: {
    officeCentre: reference('office-centres', { onDelete: 'cascade', system: true, embed: ['currency'] }),
    name: text({ required: true, max: 150, search: true }),
    ...applies(),
    unit: oneOf(rateUnits, { required: true, default: 'HOUR' }),
    price: money({ required: true }),
    /** Empty: all. */
    dayKinds: someOf(dayKinds),
    /** Of rates by time: when the slot begins. The end is not included. */
    fromTime: time({ requiredWhen: { toTime: { not: null } } }),
    toTime: time({ after: 'fromTime', overnight: true, requiredWhen: { fromTime: { not: null } } }),
    ...bookedBy(),
    active: boolean({ default: true }),
  },
  validate: [{ field: 'endDate', gte: 'startDate' }],
  list: {
    columns: ['name', 'unit', 'price', 'appliesTo', 'dayKinds', 'fromTime', 'toTime', 'bookedBy', 'active'],
    more: ['facilityCategory', 'facility', 'selectedTenant', 'selectedUserGroup', 'startDate', 'endDate'],
    filters: ['unit', 'appliesTo', 'facility', 'facilityCategory', 'bookedBy', 'active'],
    tabs: [
      { code: 'RATES', where: { active: true } },
      { code: 'INACTIVE', where: { active: false } },
      { code: 'DISCOUNTS', of: 'facility-discounts' },
    ],
    opensOn: 'RATES',
  },
  form: [
    { section: 'rate', fields: ['name', 'unit', 'price', 'active'] },
    { section: 'facilities', fields: appliesNames },
    { section: 'times', fields: ['dayKinds', 'fromTime', 'toTime', 'startDate', 'endDate'] },
    { section: 'people', fields: bookedByNames },
  ],
  facts: ['unit', 'price', 'appliesTo', 'bookedBy', 'active'],
  notices: { create: 'rateAdded', update: 'rateUpdated', delete: 'rateRemoved' },
});
