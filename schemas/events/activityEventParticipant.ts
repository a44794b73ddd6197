import { localeCodes } from '#i18n/locales.ts';
import { defineEntity } from '../kernel/entity/entity.ts';
import { answers, dateTime, email, integer, longText, oneOf, phone, reference, statuses, text } from '../kernel/fields/field.ts';
import { tabsOf } from '../kernel/lists/tabs.ts';
import { capacity, unique } from '../kernel/rules/limits.ts';
import { stamp } from '../users/stamp.ts';
import { MAX_STARS } from './guest.ts';
import { holdsPlace, holdsSeat } from './holdsSeat.ts';

/** Body of the calls by which people give feedback. */
const feedback = {
  stars: integer({ required: true, min: 1, max: MAX_STARS }),
  comment: longText({ max: 1000 }),
};

const seated = { status: holdsSeat } as const;

/**
 * Participant (002 §3, §4, §7): the sign-up of a person to a session, or of a guest whom that person brings. People make it through
 * their own calls; the building cancels it, removes it, and checks people in. While a session is full, people wait for a seat;
 * the first of them moves up when one is free.
 */
export const activityEventParticipant = defineEntity({
  name: 'activity-event-participants',
  area: 'events',
  doc: 'The sign-up of one person to a session of an event.',
  title: '#{id}',
  naming: ['user.label', 'guestName', 'activityEventTimeSlot.label'],
  table: 'event_participants',
  pages: { show: '/events/:id/participants/:participantId' },
  api: {
    path: '/activity-event-participants',
    verbs: { list: true, get: true, statusCount: 'GET /get-status-count', history: true },
    under: 'activityEvent',
    also: [{ path: '/activity-events/uuid/{activityEventUuid}/activity-event-participants', key: 'id' }],
  },
  scope: { building: 'officeCentreId' },
  access: { list: 'EVENT_VIEW', emailRecord: 'EVENT_DOWNLOAD' },
  fields: {
    officeCentre: reference('office-centres', { onDelete: 'cascade', system: true }),
    activityEvent: reference('activity-events', { required: true, onDelete: 'cascade', system: true, embed: ['uuid'] }),
    activityEventTimeSlot: reference('activity-event-time-slots', {
      required: true,
      onDelete: 'cascade',
      fixed: true,
      embed: ['sessionDate', 'endAt'],
    }),
    user: reference('users', { onDelete: 'clear', system: true }),
    tenant: reference('centres', { onDelete: 'clear', system: true }),
    /** Who signed up: the person, or whoever brings the guest. */
    bookedUser: reference('users', { onDelete: 'clear', system: true }),
    /** The sign-up of the person who brings this guest: together they are a booking. */
    host: reference('activity-event-participants', { onDelete: 'cascade', system: true }),
    guestName: text({ max: 120, search: true, system: true }),
    guestEmail: email({ search: true, system: true }),
    guestMobile: phone({ system: true }),
    /** Of the mails. */
    guestLanguage: oneOf(localeCodes, { system: true }),
    /** The guest has confirmed name and answers. */
    confirmedDate: dateTime({ system: true }),
    /** The start of the session of which the person has been reminded. */
    remindedFor: dateTime({ system: true }),
    stars: integer({ min: 1, max: MAX_STARS, system: true }),
    comment: longText({ max: 1000, search: true, system: true }),
    feedbackDate: dateTime({ system: true }),
    /** By which the building checks the person in: the person's own, shown as a QR code; the building's page says it, too, for a phone without battery. */
    checkInCode: text({ max: 20, system: true, unique: true }),
    /** To the questions of the event. */
    answers: answers('activityEvent', 'options'),
    status: statuses({
      REGISTERED: 'info',
      CHECKED_IN: 'success',
      WAITING: 'warning',
      CANCELLED: 'danger',
      REMOVED: 'neutral',
    }),
    ...stamp('checkedIn'),
    ...stamp('cancelled', 'cancelRemark'),
    ...stamp('removed', 'removeRemark'),
  },
  states: { field: 'status', initial: 'REGISTERED' },
  limits: {
    once: unique(['activityEventTimeSlot', 'user'], {
      while: { status: holdsPlace },
      error: 'signedUpAlready',
    }),
    guestOnce: unique(['activityEventTimeSlot', 'guestEmail'], { while: seated, error: 'guestInvitedAlready' }),
    perPerson: capacity('activityEvent', 'registrationLimitPerUser', {
      per: ['bookedUser'],
      while: seated,
      error: 'registrationLimit',
    }),
    seats: capacity('activityEventTimeSlot', 'eventSlot', { while: seated, error: 'sessionFull' }),
  },
  report: { date: 'createdDate', by: ['activityEvent', 'tenant', 'status'], filters: ['activityEvent'] },
  list: {
    columns: ['user', 'guestName', 'tenant', 'activityEventTimeSlot', 'status'],
    more: [
      'activityEvent',
      'bookedUser',
      'guestEmail',
      'guestMobile',
      'confirmedDate',
      'checkedInDate',
      'answers',
      'cancelRemark',
      'removeRemark',
      'stars',
      'comment',
      'feedbackDate',
    ],
    filters: [
      'activityEvent',
      'activityEventTimeSlot',
      'user',
      'bookedUser',
      'guestName',
      'guestEmail',
      'tenant',
      'status',
      'stars',
    ],
    sortable: ['guestName', 'status', 'checkedInDate', 'stars'],
    tabs: tabsOf('status', ['REGISTERED', 'CHECKED_IN', 'WAITING', 'CANCELLED', 'REMOVED']),
  },
  form: [{ section: 'session', fields: ['activityEventTimeSlot'] }],
  facts: ['status', 'user', 'guestName', 'tenant', 'activityEventTimeSlot'],
  show: [
    { section: 'session', fields: ['activityEvent', 'activityEventTimeSlot', 'user', 'tenant', 'status', 'checkInCode'] },
    {
      section: 'guest',
      fields: ['guestName', 'guestEmail', 'guestMobile', 'guestLanguage', 'bookedUser', 'confirmedDate'],
    },
    { section: 'answers', fields: ['answers'] },
    { section: 'feedback', fields: ['stars', 'comment', 'feedbackDate'] },
  ],
  endpoints: {
    checkInByCode: {
      call: 'PUT /activity-events/uuid/{activityEventUuid}/activity-event-participants/check-in-by-code',
      summary: 'Checks in the participant whose code was scanned or typed; the same code again changes nothing',
      permission: 'EVENT_MANAGE',
      body: { code: text({ max: 200, required: true }), activityEventTimeSlotId: integer({ min: 1 }) },
    },
    giveFeedback: {
      call: 'PUT /occupant/activity-event-participants/uuid/{uuid}/feedback',
      summary: 'Gives feedback on the session of the person’s own sign-up, once, from its start on',
      everybody: 'people say how they liked what they took part in',
      body: feedback,
    },
    ownCalendar: {
      call: 'GET /occupant/activity-event-participants/uuid/{uuid}/calendar',
      summary: 'The calendar file of the person’s own sign-up',
      everybody: 'people keep their own sign-ups in their calendars',
    },
  },
  linked: {
    path: '/event-guest/{activityEventBookingUuid}/{activityEventParticipantUuid}',
    record: 'activityEventParticipantUuid',
    proof: 'activityEventBookingUuid',
    of: 'host',
    pages: ['register', 'checkin', 'feedback'],
    invalid: '/event-guest/invalid',
    calls: {
      read: { call: 'GET', summary: 'What a guest is told of the event and of the seat' },
      register: {
        call: 'PUT /register',
        summary: 'The guest confirms the seat, with name, mobile number and the answers to the questions of the event',
        body: {
          guestName: text({ required: true, max: 120 }),
          guestMobile: phone(),
          guestLanguage: oneOf(localeCodes),
          answers: answers('activityEvent', 'options'),
        },
      },
      decline: { call: 'PUT /decline', summary: 'The guest gives the seat back', body: {} },
      checkIn: {
        call: 'PUT /check-in',
        summary: 'The guest checks in by the code of the session’s poster, in its time',
        body: { checkInCode: text({ required: true, max: 200 }) },
      },
      feedback: {
        call: 'PUT /feedback',
        summary: 'The guest gives feedback on the session, once, from its start on',
        body: feedback,
      },
      calendar: { call: 'GET /calendar', summary: 'The calendar file of the seat', sends: 'text/calendar' },
    },
  },
  actions: {
    checkIn: {
      call: 'PUT /{id}/check-in',
      permission: 'EVENT_MANAGE',
      moves: { REGISTERED: 'CHECKED_IN' },
      stamp: 'checkedIn',
      // Past midnight a session is still on.
      unusual: {
        while: [
          { 'activityEventTimeSlot.sessionDate': { gt: '$today' } },
          { 'activityEventTimeSlot.sessionDate': { lt: '$today' }, 'activityEventTimeSlot.endAt': { lte: '$now' } },
        ],
        day: 'activityEventTimeSlot.sessionDate',
      },
      tone: 'primary',
      bulk: true,
      notice: 'recordUpdated',
    },
    moveUp: {
      call: 'PUT /{id}/move-up',
      permission: 'EVENT_MANAGE',
      moves: { WAITING: 'REGISTERED' },
      notice: 'recordUpdated',
    },
    cancel: {
      call: 'PUT /{id}/cancel',
      several: 'PUT /cancel',
      permission: 'EVENT_MANAGE',
      moves: { REGISTERED: 'CANCELLED', WAITING: 'CANCELLED' },
      remark: 'cancelRemark',
      stamp: 'cancelled',
      tone: 'danger',
      bulk: 'newestFirst',
      notice: 'recordUpdated',
    },
    remove: {
      call: 'PUT /{id}/remove',
      several: 'PUT /remove',
      permission: 'EVENT_MANAGE',
      moves: { REGISTERED: 'REMOVED', CHECKED_IN: 'REMOVED', WAITING: 'REMOVED', CANCELLED: 'REMOVED' },
      remark: 'removeRemark',
      stamp: 'removed',
      tone: 'danger',
      bulk: 'newestFirst',
      notice: 'recordUpdated',
    },
  },
});
