/** A test-only entity with a beginning and an end on the clock: what is shown to people for a while. */
import { defineEntity } from '#schemas/kernel/entity/entity.ts';
import { boolean, cases, dateTime, reference, statuses, text } from '#schemas/kernel/fields/field.ts';
import { noOverlap, unique } from '#schemas/kernel/rules/limits.ts';

export const showing = defineEntity({
  name: 'showings',
  area: 'workshop',
  doc: 'Shown from one minute to another.',
  title: '{name}',
  pages: { list: '/workshop/showings' },
  api: {
    path: '/showings',
    verbs: { list: true, get: true, create: true, update: true, delete: 'PUT /{id}/delete', statusCount: true, history: true },
  },
  scope: { building: 'officeCentreId' },
  access: {
    list: 'SEASON_PARKING_LIST',
    create: 'SEASON_PARKING_ADD',
    update: 'SEASON_PARKING_EDIT',
    delete: 'SEASON_PARKING_DELETE',
  },
  traits: ['softDeleted'],
  fields: {
    officeCentre: reference('office-centres', { onDelete: 'cascade', system: true }),
    name: text({ required: true, max: 40 }),
    room: text({ required: true, max: 20 }),
    loud: boolean({ default: false }),
    startAt: dateTime({ required: true, notBefore: '$now' }),
    endAt: dateTime({ required: true, after: 'startAt' }),
    status: statuses({ SCHEDULED: 'info', ONGOING: 'success', ENDED: 'neutral' }),
    /** The same as the status, without waiting for the job. */
    phase: cases({ BEFORE: 'info', DURING: 'success', AFTER: 'neutral' }, [
      { when: { startAt: { gt: '$now' } }, is: 'BEFORE' },
      { when: { endAt: { gt: '$now' } }, is: 'DURING' },
      { when: { endAt: { lte: '$now' } }, is: 'AFTER' },
    ]),
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
    free: noOverlap(['officeCentre', 'room'], 'startAt', 'endAt', {
      while: { status: ['SCHEDULED', 'ONGOING'] },
      error: 'duplicate',
    }),
    oneLoud: unique(['officeCentre'], { while: { loud: true }, error: 'maintenanceScheduled' }),
  },
  allow: { update: { endAt: { gt: '$now' } } },
  list: {
    columns: ['name', 'startAt', 'endAt', 'status', 'phase'],
    tabs: [
      { code: 'COMING', where: { startAt: { gt: '$now' } } },
      { code: 'OVER', where: { endAt: { lte: '$now' } } },
    ],
  },
  notices: { delete: { SCHEDULED: 'mailResent', else: 'recordDeleted' } },
  form: [{ section: 'all', fields: ['name', 'room', 'loud', 'startAt', 'endAt'] }],
  actions: {
    recall: {
      call: 'PUT /{id}/recall',
      permission: 'SEASON_PARKING_MANAGE',
      when: { startAt: { gt: '$now' } },
      notice: { SCHEDULED: 'recordAdded', else: 'recordUpdated' },
    },
  },
});
