import { defineEntity } from '../kernel/entity/entity.ts';
import { boolean, date, dateTime, longText, oneOf, reference, sequence, statuses, text, time } from '../kernel/fields/field.ts';
import { tabsOf } from '../kernel/lists/tabs.ts';
import { noOverlap } from '../kernel/rules/limits.ts';
import { stamp } from '../users/stamp.ts';
import { dayParts } from './spans.ts';

const staff = ['platform', 'building'] as const;
/** Of these, no two hold a desk at the same time. */
export const holding = ['CONFIRMED', 'CHECKED_IN'] as const;

/**
 * Booking of a desk (decision 0069): for a day, a part of it, or hours. Who does not check in in time loses the desk; whether that is
 * so is judged when somebody asks, and the clock only tidies.
 */
export const hotdeskBooking = defineEntity({
  name: 'hotdesk-bookings',
  area: 'hotdesks',
  doc: 'A desk that a person has for a time.',
  title: '{referenceNo}',
  naming: ['referenceNo', 'hotdesk.label', 'user.label'],
  icon: 'EventSeat',
  menu: { order: 10 },
  pages: { list: '/hotdesks/bookings', create: '/hotdesks/bookings/add', show: '/hotdesks/bookings/:id' },
  api: {
    path: '/hotdesk-bookings',
    key: 'uuid',
    verbs: { list: true, get: true, create: true, statusCount: true, emailRecord: true, history: true },
  },
  scope: { building: 'officeCentreId', tenant: 'tenantId' },
  addOn: 'HOTDESK_BOOKING',
  access: { list: 'HOTDESK_LIST', get: 'HOTDESK_VIEW', create: 'HOTDESK_MANAGE', emailRecord: 'HOTDESK_DOWNLOAD' },
  fields: {
    officeCentre: reference('office-centres', { onDelete: 'cascade', system: true, embed: ['timeZone'] }),
    referenceNo: sequence('HD'),
    /** The company of the person; none: the building's own. */
    tenant: reference('tenants', { onDelete: 'restrict', writableBy: staff, clears: ['user'] }),
    /** Nobody is known of those who book at the screen of a zone. */
    user: reference('users', { onDelete: 'restrict', pick: { officeCentreId: '$record.tenantId' }, embed: ['username'] }),
    hotdesk: reference('hotdesks', { required: true, onDelete: 'restrict', embed: ['uuid', 'deskType'], pick: { active: true } }),
    zone: reference('hotdesk-zones', { onDelete: 'restrict', system: true, embed: ['uuid'] }),
    date: date({ required: true, notBefore: '$today' }),
    part: oneOf(dayParts, { required: true, default: 'DAY', clears: ['startTime', 'endTime'] }),
    startTime: time({ required: true, when: { part: 'HOURS' } }),
    endTime: time({ required: true, when: { part: 'HOURS' }, after: 'startTime' }),
    startAt: dateTime({ system: true }),
    endAt: dateTime({ system: true, after: 'startAt' }),
    remark: longText({ max: 500 }),
    source: oneOf(['PORTAL', 'APP', 'SCAN', 'DISPLAY'], { system: true, default: 'PORTAL' }),
    display: reference('zone-displays', { onDelete: 'clear', system: true }),
    /** What the building had set when it was booked: a later change leaves it alone. */
    onlyOne: boolean({ system: true, default: true, internal: true }),
    checkInFrom: dateTime({ system: true }),
    /** Who has not checked in by then loses the desk; empty: nobody has to. */
    checkInUntil: dateTime({ system: true }),
    requestKey: text({ max: 60, system: true }),
    status: statuses({
      CONFIRMED: 'info',
      CHECKED_IN: 'success',
      COMPLETED: 'neutral',
      CANCELLED: 'neutral',
      NO_SHOW: 'warning',
    }),
    ...stamp('checkedIn'),
    ...stamp('released'),
    ...stamp('cancelled', 'cancelRemark'),
  },
  limits: {
    free: noOverlap(['hotdesk'], 'startAt', 'endAt', { while: { status: [...holding] }, error: 'deskTaken' }),
    onePerson: noOverlap(['user'], 'startAt', 'endAt', {
      while: { status: [...holding], onlyOne: true },
      error: 'deskHeldAlready',
    }),
  },
  states: {
    field: 'status',
    initial: [{ when: { source: ['SCAN', 'DISPLAY'] }, is: 'CHECKED_IN' }, 'CONFIRMED'],
    timed: {
      noShow: { from: 'CONFIRMED', to: 'NO_SHOW', when: { checkInUntil: { lte: '$now' } } },
      end: { from: 'CHECKED_IN', to: 'COMPLETED', when: { endAt: { lte: '$now' } } },
      endUnseen: { from: 'CONFIRMED', to: 'COMPLETED', when: { endAt: { lte: '$now' }, checkInUntil: null } },
    },
  },
  report: { date: 'date', by: ['zone', 'tenant', 'part', 'status'], filters: ['zone'] },
  list: {
    columns: ['referenceNo', 'hotdesk', 'zone', 'user', 'tenant', 'startAt', 'endAt', 'status'],
    more: ['part', 'source', 'checkedInDate', 'releasedDate', 'cancelledDate', 'remark'],
    filters: ['hotdesk', 'zone', 'user', 'tenant', 'date', 'part', 'source', 'status'],
    sortable: ['referenceNo', 'startAt', 'endAt', 'status'],
    tabs: [
      { code: 'UPCOMING', where: { status: 'CONFIRMED' } },
      ...tabsOf('status', ['CHECKED_IN', 'COMPLETED', 'NO_SHOW', 'CANCELLED']),
    ],
    opensOn: 'UPCOMING',
  },
  form: [
    { section: 'person', fields: ['tenant', 'user'] },
    { section: 'desk', fields: ['hotdesk', 'date', 'part', 'startTime', 'endTime', 'remark'] },
  ],
  facts: ['status', 'hotdesk', 'user', 'startAt', 'endAt'],
  show: [
    { section: 'person', fields: ['tenant', 'user'] },
    { section: 'desk', fields: ['hotdesk', 'zone', 'part', 'startAt', 'endAt', 'source', 'remark', 'status'] },
    { section: 'checkIn', fields: ['checkInFrom', 'checkInUntil'] },
  ],
  actions: {
    checkIn: {
      call: 'PUT /{id}/check-in',
      permission: 'HOTDESK_MANAGE',
      moves: { CONFIRMED: 'CHECKED_IN' },
      stamp: 'checkedIn',
      tone: 'primary',
      key: 'agree',
      confirm: 'plain',
      notice: 'deskCheckedIn',
    },
    release: {
      call: 'PUT /{id}/release',
      permission: 'HOTDESK_MANAGE',
      moves: { CHECKED_IN: 'COMPLETED' },
      stamp: 'released',
      confirm: 'plain',
      notice: 'deskReleased',
    },
    cancel: {
      call: 'PUT /{id}/cancel',
      permission: 'HOTDESK_MANAGE',
      moves: { CONFIRMED: 'CANCELLED' },
      remark: 'cancelRemark',
      remarkOptional: true,
      stamp: 'cancelled',
      tone: 'danger',
      bulk: true,
      notice: 'deskCancelled',
    },
  },
  endpoints: {
    own: {
      call: 'GET /occupant/hotdesk-bookings',
      summary: 'The person’s own bookings of desks, those to come and of the last thirty days',
      everybody: 'people see which desk they have',
    },
    ownCheckIn: {
      call: 'PUT /occupant/hotdesk-bookings/uuid/{uuid}/check-in',
      summary: 'Checks in at the desk',
      everybody: 'people come to the desk that they have booked',
    },
    ownRelease: {
      call: 'PUT /occupant/hotdesk-bookings/uuid/{uuid}/release',
      summary: 'Leaves the desk early: the rest of the time is free for others',
      everybody: 'people leave their desk',
    },
    ownCancel: {
      call: 'PUT /occupant/hotdesk-bookings/uuid/{uuid}/cancel',
      summary: 'Cancels the person’s own booking',
      everybody: 'people do not need the desk',
    },
  },
  notifications: {
    booked: { on: ['create'], when: { source: 'PORTAL' }, to: ['user'], kind: 'hotdesk', facts: ['startAt', 'endAt'] },
    cancelled: { on: ['cancel'], to: ['user'], kind: 'hotdesk', facts: ['startAt'] },
    noShow: { on: ['noShow'], to: ['user'], kind: 'hotdesk', facts: ['startAt', 'checkInUntil'] },
  },
  notices: { create: 'deskBooked' },
});
