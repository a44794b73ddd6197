import { defineEntity } from '../kernel/entity/entity.ts';
import {
  boolean,
  dateTime,
  emails,
  integer,
  longText,
  recurrence,
  reference,
  sequence,
  statuses,
  text,
} from '../kernel/fields/field.ts';
import { tabsOf } from '../kernel/lists/tabs.ts';
import { atOnce, capacity, noOverlap } from '../kernel/rules/limits.ts';
import { stamp } from '../users/stamp.ts';
import { moneyActions, moneyFields, moneyNotifications, moneySections, moneyTimed } from './bookingMoney.ts';
import { counted, held, openStatuses, tones } from './bookingStatuses.ts';
import { bookingPriceCalls } from './priceCalls.ts';
import { reportEndpoints } from './report.ts';

const staff = ['platform', 'building'] as const;
const when = ['startAt', 'endAt'] as const;
const details = ['title', 'attendeeCount', 'attendeeEmails', 'remark'] as const;
export const NOTIFIED = { of: 'facility', field: 'notifyPartyEmails' } as const;

/**
 * Facility booking (000 §1, §2): a facility for a time, for a person, a company or the building itself. No two of them
 * have a facility at once for which there is one booking, at no moment more than its number otherwise: the database says so, with the time
 * to prepare and to clear up.
 */
export const facilityBooking = defineEntity({
  name: 'facility-bookings',
  area: 'bookings',
  doc: 'A facility that somebody has for a time.',
  title: '{referenceNo}',
  naming: ['referenceNo', 'facility.label'],
  icon: 'EventSeat',
  menu: { order: 10 },
  pages: {
    list: '/manage-bookings',
    create: '/manage-bookings/add',
    show: '/manage-bookings/:id',
    edit: '/manage-bookings/:id/edit',
  },
  api: {
    path: '/facility-bookings',
    verbs: { list: true, get: true, create: true, update: true, statusCount: true, emailRecord: true, history: true },
  },
  scope: { building: 'officeCentreId', tenant: 'tenantId' },
  access: {
    list: 'BOOKING_LIST',
    get: 'BOOKING_VIEW',
    create: 'BOOKING_ADD',
    update: 'BOOKING_EDIT',
    emailRecord: 'BOOKING_DOWNLOAD',
  },
  fields: {
    officeCentre: reference('office-centres', { onDelete: 'cascade', system: true, embed: ['currency', 'paymentProvider'] }),
    referenceNo: sequence('BK'),
    facility: reference('facilities', {
      required: true,
      // Where and when it is changes by the action `move` alone.
      fixed: true,
      onDelete: 'restrict',
      embed: ['uuid', 'floorNo'],
      pick: { active: true },
      byUuid: true,
    }),
    category: reference('facility-categories', { onDelete: 'restrict', system: true, byUuid: true }),
    /** None: the building has it for itself. */
    tenant: reference('tenants', { onDelete: 'restrict', fixed: true, writableBy: staff, clears: ['user'] }),
    /** Who has it; none: the company. */
    user: reference('users', {
      onDelete: 'clear',
      fixed: true,
      writableBy: staff,
      embed: ['username'],
      pick: { officeCentreId: '$record.tenantId' },
    }),
    title: text({ max: 150, search: true }),
    startAt: dateTime({ required: true, fixed: true }),
    endAt: dateTime({ required: true, fixed: true, after: 'startAt' }),
    /** With the time to prepare and to clear up. */
    heldFrom: dateTime({ system: true }),
    heldUntil: dateTime({ system: true, after: 'heldFrom' }),
    /** At the same time of the building's clock on each date. */
    repeats: recurrence('startAt', { fixed: true }),
    /** The bookings that were made together. */
    series: text({ max: 36, system: true }),
    /** Dates on which the facility cannot be had are left out, instead of refusing all. */
    onlyFree: boolean({ default: false, asked: true, when: { repeats: { not: null } } }),
    attendeeCount: integer({ min: 1, max: 100_000 }),
    /** Its time is not what the facility allows, as somebody who decides on bookings wants it. */
    outsideRules: boolean({ default: false, fixed: true, writableBy: staff }),
    /** Invited by mail, with a calendar file that follows what becomes of the booking. */
    attendeeEmails: emails({ maxItems: 50 }),
    /** Who holds an invitation, and what it says. */
    invitedEmails: emails({ maxItems: 50, system: true, internal: true }),
    invitedAs: text({ max: 1000, system: true, internal: true }),
    remark: longText({ max: 1000 }),
    /** Others do not get its time: a booking that competes for approval does not hold it. */
    holds: boolean({ default: false, system: true }),
    /** There is one booking of the facility at a time. */
    exclusive: boolean({ default: false, system: true }),
    /** The person has no other such booking at the same time. */
    alone: boolean({ default: false, system: true }),
    /** It has begun as one that somebody has to approve. */
    approvalNeeded: boolean({ default: false, system: true }),
    /** The group whose terms limit the person, and the period in which it counts: `DAY 2026-06-10`. */
    quotaGroup: reference('user-groups', { onDelete: 'clear', system: true }),
    quotaPeriod: text({ max: 20, system: true }),
    /** Whoever has not come until then loses the rest; empty where nobody has to check in. */
    checkInFrom: dateTime({ system: true }),
    checkInUntil: dateTime({ system: true }),
    remindAt: dateTime({ system: true }),
    remindedDate: dateTime({ system: true }),
    /** Names what the app has sent, so that a repeated call books once. */
    requestKey: text({ max: 80, system: true, unique: true, internal: true }),
    status: statuses(tones),
    ...moneyFields,
    ...stamp('approved'),
    ...stamp('rejected', 'rejectRemark'),
    ...stamp('checkedIn'),
    ...stamp('ended'),
    ...stamp('cancelled', 'cancelRemark'),
  },
  states: {
    field: 'status',
    initial: [{ when: { approvalNeeded: true }, is: 'PENDING_APPROVAL' }, 'CONFIRMED'],
    timed: {
      remindCheckIn: {
        from: 'CONFIRMED',
        to: 'CONFIRMED',
        when: { remindAt: { lte: '$now' }, checkInUntil: { gt: '$now' }, remindedDate: null },
        keeps: 'remindedDate',
      },
      noShow: { from: 'CONFIRMED', to: 'NO_SHOW', when: { checkInUntil: { lte: '$now' } } },
      complete: { from: 'CONFIRMED', to: 'COMPLETED', when: { endAt: { lte: '$now' } } },
      completeAfterCheckIn: { from: 'CHECKED_IN', to: 'COMPLETED', when: { endAt: { lte: '$now' } } },
      lapse: { from: 'PENDING_APPROVAL', to: 'REJECTED', when: { endAt: { lte: '$now' } } },
      ...moneyTimed,
    },
  },
  limits: {
    free: noOverlap(['facility'], 'heldFrom', 'heldUntil', { while: { exclusive: true, ...held }, error: 'facilityTaken' }),
    places: atOnce(['facility'], 'heldFrom', 'heldUntil', {
      max: { of: 'facility', field: 'atOnce' },
      while: held,
      error: 'facilityTaken',
    }),
    onePlace: noOverlap(['user'], 'startAt', 'endAt', {
      while: { alone: true, status: openStatuses },
      error: 'bookedElsewhere',
    }),
    open: capacity('facility', 'maxOpenPerPerson', { per: ['user'], while: { status: openStatuses }, error: 'tooManyOpen' }),
    openOfCompany: capacity('facility', 'maxOpenPerCompany', {
      per: ['tenant'],
      while: { status: openStatuses },
      error: 'companyTooManyOpen',
    }),
    quota: capacity('quotaGroup', 'maxBooking', { per: ['user', 'quotaPeriod'], while: counted, error: 'bookingQuotaUsed' }),
  },
  waits: [{ tab: 'PENDING_APPROVAL', action: 'approve' }],
  allow: { update: { status: openStatuses } },
  recurrence: {
    field: 'repeats',
    series: 'series',
    adds: 'create',
    ends: 'endAt',
    skips: 'onlyFree',
    following: { move: 'bookingsMoved', cancel: 'bookingsCancelled' },
    whole: { cancel: 'bookingSeriesCancelled' },
  },
  report: {
    date: 'startAt',
    by: ['facility', 'category', 'tenant', 'status'],
    sums: { price: { status: ['CONFIRMED', 'CHECKED_IN', 'COMPLETED', 'NO_SHOW'] } },
    filters: ['category'],
  },
  list: {
    columns: ['referenceNo', 'facility', 'title', 'user', 'tenant', 'startAt', 'endAt', 'status'],
    more: [
      'category',
      'attendeeCount',
      'remark',
      'approvedDate',
      'checkedInDate',
      'endedDate',
      'cancelledDate',
      'cancelRemark',
      'rejectRemark',
      'price',
      'paymentStatus',
      'dueAmount',
      'cancellationFee',
    ],
    filters: [
      'facility',
      'category',
      'user',
      'tenant',
      'status',
      'startAt',
      'endAt',
      'checkedInDate',
      'cancelledDate',
      'paymentStatus',
    ],
    sortable: ['referenceNo', 'title', 'startAt', 'endAt', 'status', 'attendeeCount'],
    timeline: {
      lane: 'facility',
      from: 'startAt',
      to: 'endAt',
      // What did not take place leaves its time to others.
      shows: { status: [...openStatuses, 'COMPLETED', 'NO_SHOW'] },
      tentative: { status: 'PENDING_APPROVAL' },
      says: ['title', 'user', 'tenant'],
      laneSays: ['floorNo'],
      moves: 'move',
    },
    tabs: [
      ...tabsOf('status', ['PENDING_APPROVAL']),
      { code: 'ONGOING', tabs: tabsOf('status', ['CONFIRMED', 'CHECKED_IN']) },
      { code: 'HISTORY', tabs: tabsOf('status', ['COMPLETED', 'NO_SHOW', 'CANCELLED', 'REJECTED']) },
      { code: 'ALL' },
    ],
  },
  form: [
    { section: 'booking', fields: ['facility', ...when, 'repeats', 'onlyFree', 'outsideRules'] },
    { section: 'person', fields: ['tenant', 'user'] },
    { section: 'details', fields: details },
    moneySections.form,
  ],
  facts: ['status', 'facility', 'user', 'tenant', 'startAt', 'endAt'],
  related: [{ entity: 'payments', by: 'facilityBooking' }],
  show: [
    {
      section: 'booking',
      fields: [
        'facility',
        'category',
        ...when,
        'repeats',
        'heldFrom',
        'heldUntil',
        'checkInFrom',
        'checkInUntil',
        'outsideRules',
        'status',
      ],
    },
    { section: 'person', fields: ['tenant', 'user', 'quotaGroup'] },
    { section: 'details', fields: details },
    ...moneySections.show,
  ],
  actions: {
    approve: {
      call: 'PUT /{id}/approve',
      permission: 'BOOKING_APPROVE',
      sides: staff,
      moves: { PENDING_APPROVAL: 'CONFIRMED' },
      set: { holds: true },
      stamp: 'approved',
      confirm: 'plain',
      tone: 'primary',
      key: 'agree',
      bulk: true,
      notice: 'bookingApproved',
    },
    reject: {
      call: 'PUT /{id}/reject',
      permission: 'BOOKING_REJECT',
      sides: staff,
      moves: { PENDING_APPROVAL: 'REJECTED' },
      remark: 'rejectRemark',
      stamp: 'rejected',
      tone: 'danger',
      key: 'refuse',
      bulk: true,
      notice: 'bookingRejected',
    },
    checkIn: {
      call: 'PUT /{id}/check-in',
      permission: 'BOOKING_EDIT',
      moves: { CONFIRMED: 'CHECKED_IN' },
      when: { checkInFrom: { lte: '$now' }, checkInUntil: { gt: '$now' }, payUntil: null },
      stamp: 'checkedIn',
      confirm: 'plain',
      tone: 'primary',
      bulk: true,
      notice: 'bookingCheckedIn',
    },
    move: {
      call: 'PUT /{id}/move',
      permission: 'BOOKING_EDIT',
      moves: { PENDING_APPROVAL: 'PENDING_APPROVAL', CONFIRMED: 'CONFIRMED' },
      input: ['facility', ...when, 'outsideRules'],
      section: 'booking',
      notice: 'bookingMoved',
    },
    end: {
      call: 'PUT /{id}/end',
      permission: 'BOOKING_EDIT',
      moves: { CONFIRMED: 'COMPLETED', CHECKED_IN: 'COMPLETED' },
      when: { startAt: { lte: '$now' }, endAt: { gt: '$now' } },
      stamp: 'ended',
      confirm: 'plain',
      notice: 'bookingEnded',
    },
    cancel: {
      call: 'PUT /{id}/cancel',
      permission: 'BOOKING_EDIT',
      moves: { PENDING_APPROVAL: 'CANCELLED', CONFIRMED: 'CANCELLED' },
      when: { endAt: { gt: '$now' } },
      remark: 'cancelRemark',
      remarkOptional: true,
      stamp: 'cancelled',
      tone: 'danger',
      bulk: true,
      notice: 'bookingCancelled',
    },
    ...moneyActions,
  },
  downloads: { record: { call: 'GET /generate-record', permission: 'BOOKING_DOWNLOAD', as: 'xls' } },
  endpoints: { ...reportEndpoints, ...bookingPriceCalls },
  occupant: {
    own: 'user',
    shown: {},
    fields: [
      'referenceNo',
      'facility',
      ...details,
      ...when,
      'checkInFrom',
      'checkInUntil',
      'status',
      'rejectRemark',
      'cancelRemark',
      'price',
      'priceLines',
      'paymentStatus',
      'payUntil',
      'creditUntil',
      'dueAmount',
      'paymentUrl',
      'paymentUrlExpiry',
      'paidAmount',
      'refundAmount',
      'cancellationFee',
      'officeCentre',
    ],
    acts: {
      move: {
        summary: 'Moves the person’s own booking, to another facility as well',
        runs: { action: 'move', input: ['facility', ...when] },
      },
      cancel: { summary: 'Cancels the person’s own booking', runs: { action: 'cancel' } },
      pay: { summary: 'Begins the payment of what is due for the person’s own booking', runs: { action: 'pay' } },
      end: { summary: 'Ends the person’s own booking early: the rest is free for others', runs: { action: 'end', input: [] } },
    },
  },
  notifications: {
    requested: {
      on: ['create'],
      when: { status: 'PENDING_APPROVAL' },
      to: [{ holders: 'BOOKING_APPROVE' }, NOTIFIED],
      kind: 'booking',
      facts: ['facility', 'startAt', 'endAt'],
    },
    confirmed: {
      on: ['create', 'paid'],
      when: { status: 'CONFIRMED', payUntil: null },
      to: ['user', NOTIFIED],
      kind: 'booking',
      facts: ['facility', 'startAt', 'endAt'],
    },
    approved: { on: ['approve'], to: ['user'], kind: 'booking', facts: ['facility', 'startAt', 'endAt'] },
    rejected: { on: ['reject', 'lapse'], to: ['user'], kind: 'booking', facts: ['facility', 'startAt', 'endAt'] },
    moved: { on: ['move'], to: ['user', NOTIFIED], kind: 'booking', facts: ['facility', 'startAt', 'endAt'] },
    cancelled: { on: ['cancel'], to: ['user', NOTIFIED], kind: 'booking', facts: ['facility', 'startAt', 'endAt'] },
    checkInSoon: { on: ['remindCheckIn'], to: ['user'], kind: 'booking', facts: ['facility', 'startAt', 'checkInUntil'] },
    ...moneyNotifications,
    released: { on: ['noShow'], to: ['user', NOTIFIED], kind: 'booking', facts: ['facility', 'startAt', 'endAt'] },
  },
  notices: { create: 'bookingAdded', update: 'bookingUpdated' },
});
