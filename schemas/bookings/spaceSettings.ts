import { defineEntity } from '../kernel/entity/entity.ts';
import { singletonCalls } from '../kernel/entity/singleton.ts';
import { integer, percent, reference, systemCodes } from '../kernel/fields/field.ts';
import { unique } from '../kernel/rules/limits.ts';
import { facilityTerms, termNames } from './facilityTerms.ts';

const prices = {
  /** Up to so many minutes, the rate of half a day holds. */
  halfDayMinutes: integer({ required: true, default: 240, min: 30, max: 1440 }),
  /** Days on which the rates of weekends hold. */
  weekendDays: systemCodes('WEEKDAY', { default: ['SATURDAY', 'SUNDAY'] }),
  /** On top of the prices of the rates; empty: none. */
  taxPercent: percent(),
};
const waits = {
  /** How long a booking waits for its payment before its time is free again. */
  paymentMinutes: integer({ required: true, default: 15, min: 1, max: 10_080 }),
  /** How long a freed time is kept for the first one on the waiting list. */
  offerMinutes: integer({ required: true, default: 30, min: 1, max: 1440 }),
};
const settings = { ...facilityTerms, ...prices, ...waits };

/** Space management settings (000 §2): what new facilities of a building begin with, and how its prices are reckoned. */
export const spaceSettings = defineEntity({
  name: 'space-settings',
  area: 'bookings',
  doc: 'What new facilities of a building begin with, and how the prices of its bookings are reckoned.',
  title: '#{id}',
  api: { path: '/space-settings', verbs: {} },
  scope: { building: 'officeCentreId' },
  access: { list: 'FACILITY_MANAGE' },
  fields: { officeCentre: reference('office-centres', { required: true, onDelete: 'cascade', system: true }), ...settings },
  validate: [
    { field: 'maxMinutes', gte: 'minMinutes' },
    { field: 'maxMinutes', gte: 'slotMinutes' },
  ],
  limits: { once: unique(['officeCentre'], { error: 'spaceSettingsThere' }) },
  list: { columns: [] },
  form: [
    { section: 'time', fields: termNames.time },
    { section: 'approval', fields: termNames.approval },
    { section: 'checkIn', fields: termNames.checkIn },
    { section: 'person', fields: termNames.person },
    { section: 'prices', fields: ['halfDayMinutes', 'weekendDays', 'taxPercent'] },
    { section: 'waits', fields: ['paymentMinutes', 'offerMinutes'] },
  ],
  // The specification spells it so.
  singleton: { page: '/space-mangement-settings', of: 'facilities' },
  endpoints: singletonCalls(
    '/space-settings',
    { read: 'FACILITY_MANAGE', write: 'FACILITY_MANAGE', notice: 'spaceSettingsSaved' },
    settings,
  ),
});
