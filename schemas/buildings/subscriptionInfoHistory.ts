import { defineEntity } from '../kernel/entity/entity.ts';
import { integer, oneOf, reference } from '../kernel/fields/field.ts';
import { stamp } from '../users/stamp.ts';

/** Passes and doors that a subscription counts (000 §3). */
export const passTypes = ['HID_PASS', 'QR_PASS', 'FR_PASS'] as const;
export const hardwareTypes = ['HID_DOOR', 'QR_DOOR'] as const;

/** What a building has bought on top of its plan (000 §7): an entry for each top-up, which nobody changes. */
export const subscriptionInfoHistory = defineEntity({
  name: 'subscription-info-histories',
  area: 'buildings',
  doc: 'A top-up of the passes or the hardware of a building.',
  title: '#{id}',
  api: {
    path: '/office-centres/{officeCentreId}/subscription-info-histories',
    verbs: { list: 'GET /list-by-type', get: true },
  },
  scope: { building: 'officeCentreId' },
  access: { list: 'OFFICE_CENTRE_VIEW', get: 'OFFICE_CENTRE_VIEW' },
  fields: {
    officeCentre: reference('office-centres', { required: true, onDelete: 'cascade', system: true }),
    type: oneOf([...passTypes, ...hardwareTypes], { required: true, system: true }),
    quantity: integer({ required: true, min: 1, system: true }),
    /** How many there are since. */
    balance: integer({ required: true, system: true }),
    ...stamp('toppedUp', 'remark'),
  },
  list: {
    columns: ['toppedUpDate', 'type', 'quantity', 'balance', 'remark', 'toppedUpUser'],
    filters: ['type', 'toppedUpDate'],
    sort: ['toppedUpDate', 'DESC'],
  },
});
