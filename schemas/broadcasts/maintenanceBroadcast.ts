import { defineEntity } from '../kernel/entity/entity.ts';
import { dateTime, localized, statuses } from '../kernel/fields/field.ts';
import { tabsOf } from '../kernel/lists/tabs.ts';
import { noOverlap } from '../kernel/rules/limits.ts';
import { stamp } from '../users/stamp.ts';

/**
 * Maintenance broadcast (002 §2, §3, §4, §8): the provider tells everybody when the portal is worked on. Two may not cover the same
 * period. It is told from a day before; time begins and ends it. Until then it can be changed, and cancelled until it has ended.
 */
export const maintenanceBroadcast = defineEntity({
  name: 'maintenance-broadcasts',
  area: 'broadcasts',
  doc: 'A period in which the portal is worked on, and what people are told about it.',
  title: '{title}',
  icon: 'Build',
  menu: { order: 10 },
  pages: {
    list: '/management/maintenance-mode',
    create: '/management/maintenance-mode/new',
    edit: '/management/maintenance-mode/edit/:id',
    show: '/management/maintenance-mode/:id',
  },
  api: {
    path: '/maintenance-broadcasts',
    key: 'uuid',
    verbs: { list: true, get: true, create: true, update: true, statusCount: true, history: true },
  },
  scope: {},
  access: {
    list: 'MAINTENANCE_LIST',
    get: 'MAINTENANCE_VIEW',
    create: 'MAINTENANCE_ADD',
    update: 'MAINTENANCE_EDIT',
  },
  fields: {
    title: localized({ required: true, max: 80, short: true, search: true }),
    message: localized({ required: true, max: 500 }),
    startAt: dateTime({ required: true, notBefore: '$now' }),
    endAt: dateTime({ required: true, after: 'startAt' }),
    status: statuses({ SCHEDULED: 'info', ONGOING: 'warning', ENDED: 'neutral', CANCELLED: 'danger' }),
    ...stamp('cancelled'),
  },
  states: {
    field: 'status',
    initial: 'SCHEDULED',
    timed: {
      begin: { from: 'SCHEDULED', to: 'ONGOING', when: { startAt: { lte: '$now' } } },
      end: { from: 'ONGOING', to: 'ENDED', when: { endAt: { lte: '$now' } } },
    },
  },
  limits: {
    free: noOverlap([], 'startAt', 'endAt', { while: { status: ['SCHEDULED', 'ONGOING'] }, error: 'maintenanceScheduled' }),
  },
  allow: { update: { status: 'SCHEDULED' } },
  list: {
    columns: ['title', 'startAt', 'endAt', 'status'],
    filters: ['status', 'startAt'],
    sort: ['startAt', 'DESC'],
    tabs: [...tabsOf('status', ['SCHEDULED', 'ONGOING']), { code: 'HISTORY', where: { status: ['ENDED', 'CANCELLED'] } }],
  },
  form: [
    { section: 'period', fields: ['startAt', 'endAt'] },
    { section: 'message', fields: ['title', 'message'] },
  ],
  facts: ['status', 'startAt', 'endAt'],
  actions: {
    cancel: {
      call: 'PUT /{id}/cancel',
      permission: 'MAINTENANCE_DELETE',
      moves: { SCHEDULED: 'CANCELLED', ONGOING: 'CANCELLED' },
      stamp: 'cancelled',
      confirm: 'countdown',
      tone: 'danger',
      notice: 'maintenanceCancelled',
    },
  },
  endpoints: {
    current: {
      call: 'GET /maintenance-broadcasts/current',
      summary: 'The maintenance that begins within a day or goes on now',
      everybody: 'Everybody who works in the portal is told before it is worked on.',
      live: true,
    },
  },
});
