import { defineEntity } from '../kernel/entity/entity.ts';
import { boolean, countOf, date, instant, integer, recurrence, reference, statuses, text, time } from '../kernel/fields/field.ts';
import { stamp } from '../users/stamp.ts';
import { holdsSeat } from './holdsSeat.ts';

const detail = ['sessionName', 'location', 'eventSlot'] as const;
const period = ['sessionDate', 'startTime', 'endTime'] as const;

/**
 * Session of an event (002 §3, §4, §7), also called an internal event: a time, a place and a number of seats that people sign up for.
 * The centre's form of its calls speaks of internal events.
 */
export const activityEventTimeSlot = defineEntity({
  name: 'activity-event-time-slots',
  area: 'events',
  doc: 'A time of an event that people sign up for.',
  title: '{sessionName}',
  naming: ['sessionName', 'activityEvent.label'],
  pages: { show: '/events/:id/sessions/:sessionId' },
  api: {
    path: '/activity-event-time-slots',
    key: 'uuid',
    verbs: { list: true, get: true, delete: true, history: true },
    under: 'activityEvent',
    also: [
      { path: '/activity-events/uuid/{activityEventUuid}/activity-event-time-slots', key: 'uuid' },
      {
        path: '/office-centres/{officeCentreId}/activity-events/{activityEventId}/activity-event-time-slots',
        key: 'id',
        notices: { add: 'internalEventAdded', delete: 'internalEventDeleted' },
      },
    ],
  },
  scope: { building: 'officeCentreId' },
  access: { list: 'EVENT_LIST', get: 'EVENT_VIEW', delete: 'EVENT_DELETE' },
  fields: {
    officeCentre: reference('office-centres', { onDelete: 'cascade', system: true }),
    activityEvent: reference('activity-events', {
      required: true,
      onDelete: 'cascade',
      fixed: true,
      embed: ['uuid', 'isLimitedEvent', 'status'],
    }),
    sessionName: text({ required: true, max: 150, search: true }),
    location: text({ max: 200, search: true }),
    sessionDate: date({ required: true }),
    startTime: time({ required: true }),
    endTime: time({ required: true, after: 'startTime', overnight: true }),
    startAt: instant({ of: ['sessionDate', 'startTime'] }),
    endAt: instant({ of: ['sessionDate', 'endTime'] }),
    /** The rule by which it was added together with others. */
    repeats: recurrence('sessionDate'),
    /** Names those that were added together. */
    series: text({ max: 40, system: true }),
    /** Seats; required while the event is limited. */
    eventSlot: integer({ min: 1, max: 100_000 }),
    participantCount: countOf('activity-event-participants', { by: 'activityEventTimeSlot', where: { status: holdsSeat } }),
    waitingCount: countOf('activity-event-participants', { by: 'activityEventTimeSlot', where: { status: 'WAITING' } }),
    checkedInCount: countOf('activity-event-participants', { by: 'activityEventTimeSlot', where: { status: 'CHECKED_IN' } }),
    /** By which people check in themselves. */
    checkInCode: text({ max: 20, system: true }),
    visible: boolean({ default: true }),
    status: statuses({ OPEN: 'success', CANCELLED: 'danger' }),
    ...stamp('cancelled', 'cancelRemark'),
  },
  parent: 'activityEvent',
  states: { field: 'status', initial: 'OPEN' },
  list: {
    columns: [
      'sessionName',
      'sessionDate',
      'startTime',
      'endTime',
      'location',
      'participantCount',
      'eventSlot',
      'waitingCount',
      'visible',
      'status',
    ],
    more: ['checkedInCount', 'checkInCode'],
    filters: ['activityEvent', 'sessionDate', 'visible', 'status'],
    sort: ['createdDate', 'ASC'],
  },
  form: [
    { section: 'event', fields: ['activityEvent'] },
    { section: 'detail', fields: detail },
    { section: 'time', fields: [...period, 'repeats'] },
  ],
  facts: ['status', 'sessionDate', 'startTime', 'endTime', 'participantCount', 'eventSlot'],
  show: [
    {
      section: 'detail',
      fields: ['activityEvent', ...detail, 'participantCount', 'waitingCount', 'checkedInCount', 'checkInCode', 'status'],
    },
    { section: 'time', fields: [...period, 'repeats'] },
    { section: 'visibility', fields: ['visible'] },
  ],
  related: [{ entity: 'activity-event-participants', by: 'activityEventTimeSlot' }],
  recurrence: {
    field: 'repeats',
    series: 'series',
    adds: 'add',
    following: { updateDetail: 'sessionsUpdated', reschedule: 'sessionsRescheduled', cancel: 'sessionsCancelled' },
  },
  actions: {
    add: {
      call: 'POST /create',
      permission: 'EVENT_EDIT',
      page: '/events/:id/sessions/add',
      parentMoves: { DRAFT: 'DRAFT', EVENT_RSVP: 'EVENT_RSVP', EVENT_FULL: 'EVENT_FULL' },
      against: { requires: { eventSlot: { isLimitedEvent: true } } },
      // A series has up to 200 sessions.
      slow: true,
      input: ['activityEvent', ...detail, ...period, 'repeats'],
      notice: 'sessionsAdded',
    },
    updateDetail: {
      call: 'PUT /{id}/update',
      permission: 'EVENT_EDIT',
      moves: { OPEN: 'OPEN' },
      against: { requires: { eventSlot: { isLimitedEvent: true } } },
      input: detail,
      section: 'detail',
      notice: 'sessionUpdated',
    },
    reschedule: {
      call: 'PUT /{id}/reschedule',
      permission: 'EVENT_EDIT',
      moves: { OPEN: 'OPEN' },
      input: period,
      section: 'time',
      notice: 'sessionRescheduled',
    },
    updateVisible: {
      call: 'PUT /{id}/update-visible-status',
      permission: 'EVENT_EDIT',
      input: ['visible'],
      required: ['visible'],
      section: 'visibility',
      notice: 'sessionUpdated',
    },
    cancel: {
      call: 'PUT /{id}/cancel',
      permission: 'EVENT_MANAGE',
      moves: { OPEN: 'CANCELLED' },
      remark: 'cancelRemark',
      stamp: 'cancelled',
      confirm: 'countdown',
      tone: 'danger',
      notice: 'sessionCancelled',
    },
  },
  downloads: {
    participants: { call: 'GET /{id}/participant-record', permission: 'EVENT_DOWNLOAD', as: 'xls' },
    /** Holds the code for checking in. */
    qr: { call: 'GET /{id}/generate-qr', permission: 'EVENT_VIEW', as: 'png' },
  },
  endpoints: {
    emailParticipantRecord: {
      call: 'GET /activity-events/uuid/{activityEventUuid}/activity-event-time-slots/uuid/{uuid}/email-participant-record',
      of: 'record',
      summary: 'Mails the participants of a session',
      permission: 'EVENT_DOWNLOAD',
      notice: 'emailRecord',
    },
    participantRecord: {
      call: 'GET /activity-events/uuid/{activityEventUuid}/activity-event-participants/generate-participant-record/{id}',
      of: 'record',
      summary: 'The participants of a session as a spreadsheet',
      permission: 'EVENT_DOWNLOAD',
    },
  },
  notices: { delete: 'sessionRemoved' },
});
