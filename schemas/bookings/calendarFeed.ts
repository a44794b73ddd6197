import { defineEntity } from '../kernel/entity/entity.ts';
import { boolean, code, dateTime, oneOf, reference, statuses, text } from '../kernel/fields/field.ts';
import { stamp } from '../users/stamp.ts';

/** Whose bookings a feed has: those of whoever has made it, or those of a facility. */
export const feedKinds = ['OWN', 'FACILITY'] as const;
/** Below the base of the API; a calendar program asks for it without a session. */
export const FEED_PATH = '/public/calendar-feeds';
const ofFacility = { feedOf: 'FACILITY' } as const;
const staff = ['platform', 'building'] as const;
const form = ['name', 'feedOf', 'facility', 'showsDetails'] as const;

/**
 * Calendar feed: a secret address at which a calendar program reads bookings as iCalendar, again and again. Its last part is told once
 * and kept as a hash; whoever has made the feed, and who looks after bookings, can revoke it.
 */
export const calendarFeed = defineEntity({
  name: 'calendar-feeds',
  area: 'bookings',
  doc: 'A secret address at which a calendar program reads bookings.',
  title: '{name}',
  icon: 'RssFeed',
  menu: { order: 70 },
  pages: { list: '/calendar-feeds', create: '/calendar-feeds/add', show: '/calendar-feeds/:id' },
  api: { path: '/calendar-feeds', key: 'uuid', verbs: { list: true, get: true, create: true, history: true } },
  scope: { building: 'officeCentreId', tenant: 'tenantId' },
  access: { list: 'BOOKING_LIST', get: 'BOOKING_VIEW', create: 'BOOKING_ADD' },
  fields: {
    officeCentre: reference('office-centres', { onDelete: 'cascade', system: true }),
    tenant: reference('tenants', { onDelete: 'cascade', system: true }),
    /** Who has made it: it shows nothing once that person has left. */
    user: reference('users', { onDelete: 'cascade', system: true }),
    name: text({ required: true, max: 100, search: true }),
    feedOf: oneOf(feedKinds, { required: true, default: 'OWN', clears: ['facility'] }),
    facility: reference('facilities', {
      onDelete: 'cascade',
      pick: { active: true },
      byUuid: true,
      when: ofFacility,
      requiredWhen: ofFacility,
    }),
    /** Of a facility: titles and names as well, while its maker may read them; else only when the facility is taken. */
    showsDetails: boolean({ default: false, writableBy: staff }),
    token: code({ length: 40, kept: 'hash', unique: true, address: `${FEED_PATH}/{code}.ics` }),
    lastUsedDate: dateTime({ system: true }),
    status: statuses({ ACTIVE: 'success', REVOKED: 'danger' }),
    ...stamp('revoked'),
  },
  states: { field: 'status', initial: 'ACTIVE' },
  list: {
    columns: ['name', 'feedOf', 'facility', 'user', 'status', 'lastUsedDate'],
    more: ['tenant', 'showsDetails', 'revokedDate'],
    filters: ['feedOf', 'facility', 'user', 'status'],
    sortable: ['name', 'lastUsedDate'],
  },
  form: [{ section: 'feed', fields: form }],
  facts: ['status', 'feedOf', 'facility', 'user', 'lastUsedDate'],
  show: [{ section: 'feed', fields: [...form, 'user', 'token', 'status', 'lastUsedDate'] }],
  actions: {
    renew: {
      call: 'PUT /{id}/renew',
      permission: 'BOOKING_EDIT',
      moves: { ACTIVE: 'ACTIVE', REVOKED: 'ACTIVE' },
      renews: 'token',
      confirm: 'countdown',
      inMenu: true,
      notice: 'feedRenewed',
    },
    revoke: {
      call: 'PUT /{id}/revoke',
      permission: 'BOOKING_EDIT',
      moves: { ACTIVE: 'REVOKED' },
      stamp: 'revoked',
      confirm: 'plain',
      tone: 'danger',
      notice: 'feedRevoked',
    },
  },
  endpoints: {
    addOwn: {
      call: 'POST /occupant/calendar-feeds',
      summary: 'Makes a feed of the person’s own bookings, or of a facility that the person sees; its address is told once',
      everybody: 'people keep their own bookings in their calendars',
      body: {
        name: text({ required: true, max: 100 }),
        feedOf: oneOf(feedKinds, { required: true }),
        facilityUuid: text({ max: 36 }),
      },
      notice: 'feedAdded',
    },
  },
  occupant: {
    own: 'user',
    shown: {},
    fields: ['name', 'feedOf', 'facility', 'lastUsedDate', 'status'],
    acts: { revoke: { summary: 'Revokes the person’s own feed: its address ends', runs: { action: 'revoke' } } },
  },
  notices: { create: 'feedAdded' },
});
