/** A test-only entity with a beginning and an end on the clock: what is shown to people for a while. */
import { defineEntity } from '#schemas/kernel/entity.ts';
import { cases, dateTime, reference, statuses, text } from '#schemas/kernel/field.ts';

export const showing = defineEntity({
  name: 'showings',
  area: 'workshop',
  doc: 'Shown from one minute to another.',
  title: '{name}',
  pages: { list: '/workshop/showings' },
  api: {
    path: '/showings',
    verbs: { list: true, get: true, create: true, update: true, delete: true, statusCount: true, history: true },
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
  allow: { update: { endAt: { gt: '$now' } } },
  list: {
    columns: ['name', 'startAt', 'endAt', 'status', 'phase'],
    tabs: [
      { code: 'COMING', where: { startAt: { gt: '$now' } } },
      { code: 'OVER', where: { endAt: { lte: '$now' } } },
    ],
  },
  form: [{ section: 'all', fields: ['name', 'startAt', 'endAt'] }],
  actions: {
    recall: {
      call: 'PUT /{id}/recall',
      permission: 'SEASON_PARKING_MANAGE',
      when: { startAt: { gt: '$now' } },
      notice: 'recordUpdated',
    },
  },
});
