import { defineEntity } from '../kernel/entity/entity.ts';
import { boolean, dateTime, oneOf, reference, statuses, text } from '../kernel/fields/field.ts';
import { tabsOf } from '../kernel/lists/tabs.ts';
import { noOverlap } from '../kernel/rules/limits.ts';
import { stamp } from '../users/stamp.ts';

/**
 * Check-in at a location (000 §2): somebody is there until they check out, check in elsewhere, or have stayed as long as people do there.
 */
export const lsLocationCheckIn = defineEntity({
  name: 'ls-location-check-ins',
  area: 'locations',
  doc: 'Somebody was at a location from a time to another.',
  title: '{location.label}',
  naming: ['user.label', 'location.label'],
  icon: 'WhereToVote',
  menu: { order: 10 },
  pages: { list: '/location/checkins', create: '/location/checkins/add', show: '/location/checkins/:id' },
  api: {
    path: '/ls-location-check-ins',
    key: 'uuid',
    verbs: { list: true, get: true, create: true, statusCount: true, emailRecord: true, history: true },
  },
  scope: { building: 'officeCentreId' },
  access: { list: 'LOCATION_LIST', get: 'LOCATION_VIEW', create: 'LOCATION_EDIT', emailRecord: 'LOCATION_DOWNLOAD' },
  fields: {
    officeCentre: reference('office-centres', { onDelete: 'cascade', system: true }),
    location: reference('ls-locations', { required: true, onDelete: 'restrict', embed: ['floorNo'], pick: { active: true } }),
    user: reference('users', { required: true, onDelete: 'cascade', embed: ['username'] }),
    /** The company in which the person works in this building. */
    tenant: reference('tenants', { onDelete: 'clear', system: true }),
    checkedInDate: dateTime({ system: true }),
    /** Ends by itself then. */
    endsAt: dateTime({ system: true, after: 'checkedInDate' }),
    source: oneOf(['APP', 'PORTAL'], { system: true, default: 'PORTAL' }),
    /** It brought the location to its capacity. */
    filledUp: boolean({ system: true, default: false }),
    requestKey: text({ max: 80, system: true, unique: true, internal: true }),
    status: statuses({ CHECKED_IN: 'success', CHECKED_OUT: 'neutral', ENDED: 'neutral' }),
    ...stamp('checkedOut'),
  },
  states: {
    field: 'status',
    initial: 'CHECKED_IN',
    timed: { end: { from: 'CHECKED_IN', to: 'ENDED', when: { endsAt: { lte: '$now' } } } },
  },
  limits: {
    onePlace: noOverlap(['user'], 'checkedInDate', 'endsAt', { while: { status: 'CHECKED_IN' }, error: 'checkedInElsewhere' }),
  },
  report: { date: 'checkedInDate', by: ['location', 'tenant', 'source', 'status'], filters: ['location'] },
  list: {
    columns: ['user', 'tenant', 'location', 'checkedInDate', 'endsAt', 'checkedOutDate', 'status'],
    more: ['source'],
    filters: ['location', 'user', 'tenant', 'checkedInDate', 'status', 'source'],
    sortable: ['checkedInDate', 'endsAt', 'status'],
    sort: ['checkedInDate', 'DESC'],
    tabs: [...tabsOf('status', ['CHECKED_IN', 'CHECKED_OUT', 'ENDED']), { code: 'ALL' }],
  },
  form: [{ section: 'checkIn', fields: ['location', 'user'] }],
  facts: ['status', 'location', 'user', 'checkedInDate'],
  show: [{ section: 'checkIn', fields: ['location', 'user', 'tenant', 'checkedInDate', 'endsAt', 'source', 'status'] }],
  actions: {
    checkOut: {
      call: 'PUT /{id}/check-out',
      permission: 'LOCATION_EDIT',
      moves: { CHECKED_IN: 'CHECKED_OUT' },
      stamp: 'checkedOut',
      confirm: 'plain',
      bulk: true,
      notice: 'locationCheckedOut',
    },
  },
  endpoints: {
    scan: {
      call: 'POST /occupant/ls-location-check-ins',
      summary: 'Checks in at the location whose code was scanned, once for each requestKey; ends the check-in elsewhere',
      everybody: 'people check in where they are',
      body: { uniqueCode: text({ required: true, max: 200 }), requestKey: text({ required: true, max: 60 }) },
    },
    own: {
      call: 'GET /occupant/ls-location-check-ins',
      summary: 'The person’s own check-ins of the last thirty days, the newest first',
      everybody: 'people see where they have checked in',
    },
    ownCheckOut: {
      call: 'PUT /occupant/ls-location-check-ins/uuid/{uuid}/check-out',
      summary: 'Checks out of where the person is',
      everybody: 'people leave',
    },
  },
  notifications: {
    full: {
      on: ['create'],
      when: { filledUp: true },
      to: [{ holders: 'LOCATION_EDIT' }],
      kind: 'location',
      facts: ['location', 'checkedInDate'],
    },
  },
  notices: { create: 'locationCheckedIn' },
});
