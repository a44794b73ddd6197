import { defineEntity } from '../kernel/entity/entity.ts';
import { date, reference } from '../kernel/fields/field.ts';
import { noOverlap } from '../kernel/rules/limits.ts';

/** Days on which the owner of an assigned desk is away, and others may book it. */
export const hotdeskLending = defineEntity({
  name: 'hotdesk-lendings',
  area: 'hotdesks',
  doc: 'Days on which an assigned desk is lent while its owner is away.',
  title: '{fromDate}',
  naming: ['hotdesk.label', 'fromDate', 'untilDate'],
  icon: 'EventSeat',
  menu: { order: 40 },
  pages: { list: '/hotdesks/lendings', create: '/hotdesks/lendings/add', show: '/hotdesks/lendings/:id' },
  api: {
    path: '/hotdesk-lendings',
    key: 'uuid',
    verbs: { list: true, get: true, create: true, delete: true, history: true },
  },
  scope: { building: 'officeCentreId' },
  addOn: 'HOTDESK_BOOKING',
  access: { list: 'HOTDESK_LIST', get: 'HOTDESK_VIEW', create: 'HOTDESK_MANAGE', delete: 'HOTDESK_MANAGE' },
  fields: {
    officeCentre: reference('office-centres', { onDelete: 'cascade', system: true }),
    hotdesk: reference('hotdesks', {
      required: true,
      onDelete: 'cascade',
      embed: ['uuid'],
      pick: { deskType: 'ASSIGNED', active: true },
    }),
    /** Whose desk it is. */
    owner: reference('users', { onDelete: 'cascade', system: true }),
    fromDate: date({ required: true, notBefore: '$today' }),
    untilDate: date({ required: true, notBefore: '$today' }),
  },
  validate: [{ field: 'untilDate', gte: 'fromDate' }],
  limits: { once: noOverlap(['hotdesk'], 'fromDate', 'untilDate', { error: 'deskLentAlready' }) },
  list: {
    columns: ['hotdesk', 'owner', 'fromDate', 'untilDate'],
    filters: ['hotdesk', 'owner', 'fromDate', 'untilDate'],
    sortable: ['fromDate', 'untilDate'],
  },
  form: [{ section: 'lending', fields: ['hotdesk', 'fromDate', 'untilDate'] }],
  show: [{ section: 'lending', fields: ['hotdesk', 'owner', 'fromDate', 'untilDate'] }],
});
