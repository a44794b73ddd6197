import { defineEntity } from '../kernel/entity/entity.ts';
import { boolean, integer, money, oneOf, reference, text } from '../kernel/fields/field.ts';
import { unique } from '../kernel/rules/limits.ts';
import { applies, appliesNames, bookedBy, bookedByNames } from './applies.ts';

/** Discount (000 §2, §6): what is off the time of a booking, by itself or by a code. Of several that hold, the one that gives most counts. */
export const facilityDiscount = defineEntity({
  name: 'facility-discounts',
  area: 'bookings',
  doc: 'What is off the price of bookings, by itself or by a code.',
  title: '{name}',
  naming: ['name', 'code'],
  icon: 'Discount',
  pages: { create: '/discounts/add', show: '/discounts/:id', edit: '/discounts/:id/edit' },
  api: {
    path: '/facility-discounts',
    key: 'uuid',
    verbs: { list: true, get: true, create: true, update: true, delete: true, history: true },
  },
  // Whoever reads a code could use it. Companies read rates, so this asks for what the building alone holds.
  scope: { building: 'officeCentreId' },
  access: {
    list: 'BOOKING_PERIOD_LIST',
    get: 'BOOKING_PERIOD_VIEW',
    create: 'RATE_ADD',
    update: 'RATE_EDIT',
    delete: 'RATE_DELETE',
  },
  fields: {
    officeCentre: reference('office-centres', { onDelete: 'cascade', system: true, embed: ['currency'] }),
    name: text({ required: true, max: 150, search: true }),
    /** Empty: nobody has to type it. Whichever letters people type. */
    code: text({ max: 30, pattern: 'code', search: true }),
    ...applies(),
    amountType: oneOf(['PERCENTAGE', 'FIXED'], {
      required: true,
      default: 'PERCENTAGE',
      clears: ['amount', 'cappedAmount'],
    }),
    amount: money({ required: true, min: 1, percentWhile: { amountType: 'PERCENTAGE' } }),
    cappedAmount: money({ min: 1, when: { amountType: 'PERCENTAGE' } }),
    /** Only of bookings that last so long. */
    minMinutes: integer({ min: 1, max: 60 * 1440 }),
    ...bookedBy(),
    active: boolean({ default: true }),
  },
  validate: [{ field: 'endDate', gte: 'startDate' }],
  limits: { oneCode: unique(['officeCentre', 'code'], { while: { active: true }, error: 'discountCodeTaken' }) },
  list: {
    columns: ['name', 'code', 'amount', 'appliesTo', 'minMinutes', 'startDate', 'endDate', 'active'],
    more: ['amountType', 'cappedAmount', 'bookedBy', 'facilityCategory', 'facility', 'selectedTenant', 'selectedUserGroup'],
    filters: ['code', 'amountType', 'appliesTo', 'facility', 'facilityCategory', 'bookedBy', 'active'],
  },
  form: [
    { section: 'discount', fields: ['name', 'code', 'amountType', 'amount', 'cappedAmount', 'active'] },
    { section: 'facilities', fields: appliesNames },
    { section: 'times', fields: ['minMinutes', 'startDate', 'endDate'] },
    { section: 'people', fields: bookedByNames },
  ],
  facts: ['amount', 'code', 'appliesTo', 'bookedBy', 'active'],
  notices: { create: 'discountAdded', update: 'discountUpdated', delete: 'discountRemoved' },
});
