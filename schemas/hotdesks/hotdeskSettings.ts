import { defineEntity } from '../kernel/entity/entity.ts';
import { singletonCalls } from '../kernel/entity/singleton.ts';
import { boolean, integer, reference, time } from '../kernel/fields/field.ts';
import { unique } from '../kernel/rules/limits.ts';

const fields = {
  dayStart: time({ required: true, default: '08:00' }),
  midday: time({ required: true, default: '13:00', after: 'dayStart' }),
  dayEnd: time({ required: true, default: '18:00', after: 'midday' }),
  /** Days ahead for which a desk can be booked; empty: any. */
  horizonDays: integer({ min: 0, max: 730 }),
  /** May a person hold several desks for the same time? */
  severalDesks: boolean({ default: false }),
  /** Minutes before the start from which people check in. */
  checkInOpens: integer({ required: true, min: 0, max: 240, default: 15 }),
  /** Minutes after the start until which they do; then the desk is free again. Empty: nobody has to check in. */
  checkInCloses: integer({ min: 1, max: 480, default: 30 }),
};

/** What a building sets once for its desks: the parts of a day, how far ahead, check-in. */
export const hotdeskSettings = defineEntity({
  name: 'hotdesk-settings',
  area: 'hotdesks',
  doc: 'How desks of a building are booked and checked in at.',
  title: '#{id}',
  api: { path: '/hotdesk-settings', verbs: {} },
  scope: { building: 'officeCentreId' },
  addOn: 'HOTDESK_BOOKING',
  access: { list: 'HOTDESK_LIST' },
  fields: { officeCentre: reference('office-centres', { required: true, onDelete: 'cascade', system: true }), ...fields },
  limits: { once: unique(['officeCentre'], { error: 'deskSettingsThere' }) },
  list: { columns: [] },
  form: [
    { section: 'day', fields: ['dayStart', 'midday', 'dayEnd'] },
    { section: 'booking', fields: ['horizonDays', 'severalDesks'] },
    { section: 'checkIn', fields: ['checkInOpens', 'checkInCloses'] },
  ],
  singleton: { page: '/hotdesks/settings', of: 'hotdesk-zones' },
  endpoints: singletonCalls(
    '/hotdesk-settings',
    { read: 'HOTDESK_LIST', write: 'HOTDESK_MANAGE', notice: 'recordUpdated' },
    fields,
  ),
});
