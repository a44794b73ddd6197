import { defineEntity } from '../kernel/entity/entity.ts';
import { boolean, localized, reference, systemCodes, time } from '../kernel/fields/field.ts';
import { applies, appliesNames } from './applies.ts';

/** Booking period (000 §6): a part of the day that is booked as a whole, such as the morning. Facilities that have periods are booked by those alone. */
export const bookingPeriod = defineEntity({
  name: 'booking-periods',
  area: 'bookings',
  doc: 'A part of the day that is booked as a whole.',
  title: '{name}',
  naming: ['name', 'startTime', 'endTime'],
  icon: 'Schedule',
  menu: { order: 40 },
  pages: {
    list: '/booking-periods',
    create: '/booking-periods/add',
    show: '/booking-periods/:id',
    edit: '/booking-periods/:id/edit',
  },
  api: {
    path: '/booking-periods',
    key: 'uuid',
    verbs: { list: true, get: true, create: true, update: true, delete: true, history: true },
  },
  scope: { building: 'officeCentreId' },
  access: {
    list: 'BOOKING_PERIOD_LIST',
    get: 'BOOKING_PERIOD_VIEW',
    create: 'BOOKING_PERIOD_ADD',
    update: 'BOOKING_PERIOD_EDIT',
    delete: 'BOOKING_PERIOD_DELETE',
  },
  fields: {
    officeCentre: reference('office-centres', { onDelete: 'cascade', system: true }),
    name: localized({ required: true, short: true, max: 100, search: true }),
    startTime: time({ required: true }),
    endTime: time({ required: true, after: 'startTime', overnight: true }),
    /** Empty: every day on which it is open. */
    daysOfWeek: systemCodes('WEEKDAY'),
    ...applies(),
    active: boolean({ default: true }),
  },
  list: {
    columns: ['name', 'startTime', 'endTime', 'daysOfWeek', 'appliesTo', 'active'],
    more: ['facilityCategory', 'facility'],
    filters: ['appliesTo', 'facility', 'facilityCategory', 'active'],
    sort: ['startTime', 'ASC'],
  },
  facts: ['startTime', 'endTime', 'daysOfWeek', 'appliesTo'],
  form: [
    { section: 'period', fields: ['name', 'startTime', 'endTime', 'daysOfWeek', 'active'] },
    { section: 'facilities', fields: appliesNames },
  ],
});
