import { defineEntity } from '../kernel/entity/entity.ts';
import { dateTime, integer, reference, sequence, statuses, text } from '../kernel/fields/field.ts';
import { atOnce, noOverlap } from '../kernel/rules/limits.ts';
import { stamp } from '../users/stamp.ts';

/** The person still waits, or may take the time now. */
export const waitingStatuses = ['WAITING', 'OFFERED'] as const;
const staff = ['platform', 'building'] as const;
const when = ['startAt', 'endAt'] as const;
const details = ['title', 'attendeeCount'] as const;

/**
 * Waiting list of facilities: somebody wants a time that others have. When it is free, it is kept for the first one for some
 * minutes (`space-settings.offerMinutes`), who takes it, and so books it, or lets it go to the next one.
 */
export const facilityWait = defineEntity({
  name: 'facility-waits',
  area: 'bookings',
  doc: 'Somebody who waits for a facility at a time that others have.',
  title: '{referenceNo}',
  naming: ['referenceNo', 'facility.label'],
  icon: 'HourglassEmpty',
  menu: { order: 15 },
  pages: { list: '/booking-waiting-list', create: '/booking-waiting-list/add', show: '/booking-waiting-list/:id' },
  api: { path: '/facility-waits', verbs: { list: true, get: true, create: true, statusCount: true, history: true } },
  scope: { building: 'officeCentreId', tenant: 'tenantId' },
  access: { list: 'BOOKING_LIST', get: 'BOOKING_VIEW', create: 'BOOKING_ADD' },
  fields: {
    officeCentre: reference('office-centres', { onDelete: 'cascade', system: true }),
    referenceNo: sequence('WL'),
    facility: reference('facilities', {
      required: true,
      onDelete: 'cascade',
      embed: ['uuid', 'floorNo'],
      pick: { active: true },
      byUuid: true,
    }),
    tenant: reference('tenants', { onDelete: 'cascade', fixed: true, writableBy: staff, clears: ['user'] }),
    /** Who is told, and has the booking then; none: the company, or the building. */
    user: reference('users', {
      onDelete: 'cascade',
      fixed: true,
      writableBy: staff,
      embed: ['username'],
      pick: { officeCentreId: '$record.tenantId' },
    }),
    startAt: dateTime({ required: true }),
    endAt: dateTime({ required: true, after: 'startAt' }),
    title: text({ max: 150, search: true }),
    attendeeCount: integer({ min: 1, max: 100_000 }),
    /** Until then the time is kept for this person. */
    offerUntil: dateTime({ system: true }),
    /** What has come of it. */
    booking: reference('facility-bookings', { onDelete: 'clear', system: true }),
    /** Names what the app has sent, so that a repeated call waits once. */
    requestKey: text({ max: 80, system: true, unique: true, internal: true }),
    status: statuses({
      WAITING: 'warning',
      OFFERED: 'info',
      BOOKED: 'success',
      EXPIRED: 'neutral',
      LEFT: 'neutral',
      ENDED: 'neutral',
    }),
    ...stamp('offered'),
    ...stamp('left'),
  },
  states: {
    field: 'status',
    initial: 'WAITING',
    timed: {
      lapse: { from: 'OFFERED', to: 'EXPIRED', when: { offerUntil: { lte: '$now' } } },
      over: { from: 'WAITING', to: 'ENDED', when: { startAt: { lte: '$now' } } },
    },
  },
  limits: {
    once: noOverlap(['facility', 'user'], 'startAt', 'endAt', { while: { status: waitingStatuses }, error: 'waitsAlready' }),
    /** No more offers than bookings; whoever changes one holds the facility first. */
    offers: atOnce(['facility'], 'startAt', 'endAt', {
      max: { of: 'facility', field: 'atOnce' },
      while: { status: ['OFFERED'] },
      error: 'facilityTaken',
    }),
  },
  list: {
    columns: ['referenceNo', 'facility', 'user', 'tenant', 'startAt', 'endAt', 'offerUntil', 'status'],
    more: ['title', 'attendeeCount', 'booking', 'offeredDate', 'leftDate'],
    filters: ['facility', 'user', 'tenant', 'status', 'startAt'],
    sortable: ['referenceNo', 'startAt', 'offerUntil', 'status'],
    sort: ['createdDate', 'ASC'],
    tabs: [
      { code: 'OFFERED', where: { status: 'OFFERED' } },
      { code: 'WAITING', where: { status: 'WAITING' } },
      { code: 'ENDED', where: { status: ['BOOKED', 'EXPIRED', 'LEFT', 'ENDED'] } },
    ],
  },
  form: [
    { section: 'booking', fields: ['facility', ...when] },
    { section: 'person', fields: ['tenant', 'user'] },
    { section: 'details', fields: details },
  ],
  facts: ['status', 'facility', 'user', 'startAt', 'endAt', 'offerUntil'],
  show: [
    { section: 'booking', fields: ['facility', ...when, 'status', 'offerUntil', 'booking'] },
    { section: 'person', fields: ['tenant', 'user'] },
    { section: 'details', fields: details },
  ],
  actions: {
    offer: {
      call: 'PUT /{id}/offer',
      permission: 'BOOKING_EDIT',
      sides: staff,
      moves: { WAITING: 'OFFERED' },
      stamp: 'offered',
      confirm: 'plain',
      notice: 'waitOffered',
    },
    take: {
      call: 'PUT /{id}/take',
      permission: 'BOOKING_ADD',
      moves: { OFFERED: 'BOOKED' },
      when: { offerUntil: { gt: '$now' } },
      confirm: 'plain',
      tone: 'primary',
      key: 'agree',
      notice: 'waitTaken',
    },
    leave: {
      call: 'PUT /{id}/leave',
      permission: 'BOOKING_EDIT',
      moves: { WAITING: 'LEFT', OFFERED: 'LEFT' },
      stamp: 'left',
      confirm: 'plain',
      tone: 'danger',
      notice: 'waitLeft',
    },
  },
  occupant: {
    own: 'user',
    shown: {},
    fields: ['referenceNo', 'facility', ...when, ...details, 'offerUntil', 'status'],
    acts: {
      take: { summary: 'Takes the time that is offered to the person: it is booked', runs: { action: 'take' } },
      leave: { summary: 'The person does not wait any longer, or lets the offered time go', runs: { action: 'leave' } },
    },
  },
  notifications: {
    offered: { on: ['offer'], to: ['user'], kind: 'booking', facts: ['facility', 'startAt', 'endAt', 'offerUntil'] },
    expired: { on: ['lapse'], to: ['user'], kind: 'booking', facts: ['facility', 'startAt', 'endAt'] },
  },
  notices: { create: 'waitAdded' },
});
