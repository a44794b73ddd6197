import { defineEntity } from '../kernel/entity/entity.ts';
import {
  boolean,
  cases,
  code,
  emails,
  files,
  integer,
  localized,
  localizedRich,
  money,
  oneOf,
  percent,
  reference,
  rows,
  sequence,
  tags,
  text,
  weeklyHours,
} from '../kernel/fields/field.ts';
import { audience, viewableBy } from '../users/viewableBy.ts';
import { bookingInput, waitInput } from './bookingInput.ts';
import { closedTimesEndpoint } from './closedTimes.ts';
import { facilityTerms, termNames } from './facilityTerms.ts';
import { freeSlotsEndpoint } from './freeSlots.ts';
import { servicePrices } from './price.ts';
import { facilityPriceCalls } from './priceCalls.ts';

const identity = [
  'name',
  'category',
  'floorNo',
  'location',
  'capacity',
  'atOnce',
  'amenities',
  'description',
  'photoFile',
] as const;
const costs = ['deposit', 'cancellationFees', 'terms'] as const;
const form = [
  { section: 'facility', fields: identity },
  { section: 'hours', fields: ['openingHrs', ...termNames.time] },
  { section: 'approval', fields: termNames.approval },
  { section: 'checkIn', fields: termNames.checkIn },
  { section: 'person', fields: termNames.person },
  { section: 'terms', fields: costs },
  { section: 'services', fields: ['services'] },
  { section: 'notify', fields: ['notifyPartyEmails'] },
  { section: 'audience', fields: audience },
] as const;

/**
 * Facility (000 §2, §6): a room, a hall or a court of a building that can be had for a time. When it can be booked follows from its hours
 * and terms (`slots.ts`), what it costs from the rates (`price.ts`).
 */
export const facility = defineEntity({
  name: 'facilities',
  area: 'bookings',
  doc: 'A room, a hall or a court that people book for a time.',
  title: '{name}',
  naming: ['referenceNo', 'name'],
  icon: 'MeetingRoom',
  menu: { order: 20 },
  pages: { list: '/facilities', create: '/facilities/add', show: '/facilities/:id', edit: '/facilities/:id/edit' },
  api: {
    path: '/facilities',
    key: 'uuid',
    verbs: {
      list: true,
      get: true,
      create: true,
      update: true,
      delete: true,
      statusCount: true,
      dropDown: true,
      updatePosition: true,
      history: true,
    },
    // Whoever books chooses among them.
    dropDownAlsoFor: ['BOOKING_LIST'],
  },
  traits: ['reorderable'],
  scope: { building: 'officeCentreId', viewableBy: true, viewersSee: { active: true } },
  access: {
    list: 'FACILITY_LIST',
    get: 'FACILITY_VIEW',
    create: 'FACILITY_ADD',
    update: 'FACILITY_EDIT',
    delete: 'FACILITY_DELETE',
    dropDown: 'FACILITY_LIST',
    // One order for the whole building.
    updatePosition: 'FACILITY_MANAGE',
  },
  startsWith: 'space-settings',
  fields: {
    officeCentre: reference('office-centres', { onDelete: 'cascade', system: true, embed: ['currency', 'uuid'] }),
    referenceNo: sequence('FA'),
    category: reference('facility-categories', {
      required: true,
      onDelete: 'restrict',
      byUuid: true,
      pick: { active: true },
    }),
    name: localized({ required: true, short: true, max: 150, search: true }),
    description: localizedRich(),
    location: localized({ short: true, max: 200 }),
    floorNo: text({ max: 10, pattern: 'alphanumeric', search: true }),
    photoFile: files({ accept: ['jpg', 'jpeg', 'png'], maxItems: 8, uuids: true }),
    /** How many people it is for. */
    capacity: integer({ min: 1, max: 100_000 }),
    /** How many bookings can have it at once: 1 of a room, 6 of a row of courts that are alike. */
    atOnce: integer({ required: true, default: 1, min: 1, max: 999 }),
    amenities: tags({ suggest: true }),
    active: boolean({ default: true }),
    status: cases({ ACTIVE: 'success', INACTIVE: 'neutral' }, [
      { when: { active: true }, is: 'ACTIVE' },
      { when: { active: false }, is: 'INACTIVE' },
    ]),
    /** Empty: it is never open. */
    openingHrs: weeklyHours({
      holidays: true,
      overnight: true,
      default: [1, 2, 3, 4, 5].map((day) => ({ day, from: '08:00', to: '20:00' })),
    }),
    ...facilityTerms,
    terms: localizedRich(),
    /** Later than so many hours before its start, a cancelled booking costs this share of its price; the highest one that applies. */
    cancellationFees: rows({
      maxItems: 5,
      fields: {
        hoursBefore: integer({ required: true, max: 8760 }),
        feePercent: percent({ required: true }),
      },
    }),
    deposit: money(),
    /** What can be had with it: catering, a projector. A booking keeps what it has taken. */
    services: rows({
      maxItems: 20,
      fields: {
        name: localized({ required: true, short: true, max: 100 }),
        price: money({ required: true }),
        priceFor: oneOf(servicePrices, { required: true }),
        /** Of pieces, how many a booking can have. */
        maxPieces: integer({ min: 1, max: 9999 }),
        /** How long before the start it has to be ordered. */
        noticeMinutes: integer({ required: true, max: 60 * 1440 }),
      },
    }),
    /** Told of bookings of it. */
    notifyPartyEmails: emails(),
    /** Names the facility where its QR code is read, at the door. */
    uniqueCode: code({ length: 10, unique: true }),
    ...viewableBy(),
  },
  validate: [
    { field: 'maxMinutes', gte: 'minMinutes' },
    { field: 'maxMinutes', gte: 'slotMinutes' },
  ],
  list: {
    columns: ['name', 'photoFile', 'category', 'floorNo', 'capacity', 'amenities', 'needsApproval', 'status'],
    more: ['referenceNo', 'atOnce', 'slotMinutes', 'checkInNeeded', 'deposit', 'viewableBy'],
    filters: ['category', 'floorNo', 'capacity', 'amenities', 'needsApproval', 'checkInNeeded', 'active'],
    tabs: [
      { code: 'ACTIVE', where: { active: true } },
      { code: 'INACTIVE', where: { active: false } },
      // Where facilities are put in order.
      { code: 'ALL' },
      { code: 'CATEGORIES', of: 'facility-categories' },
    ],
    opensOn: 'ACTIVE',
  },
  form,
  facts: ['status', 'category', 'floorNo', 'capacity', 'slotMinutes', 'needsApproval'],
  show: [{ section: 'status', fields: ['active', 'uniqueCode'] }, ...form],
  downloads: { qr: { call: 'GET /{id}/generate-qr', permission: 'FACILITY_VIEW', as: 'png' } },
  actions: {
    updateStatus: {
      call: 'PUT /{id}/update-status',
      permission: 'FACILITY_EDIT',
      input: ['active'],
      required: ['active'],
      section: 'status',
      notice: 'facilityUpdated',
    },
    regenerateUniqueCode: {
      call: 'PUT /{id}/regenerate-unique-code',
      permission: 'FACILITY_MANAGE',
      renews: 'uniqueCode',
      confirm: 'countdown',
      tone: 'danger',
      inMenu: true,
      notice: 'uniqueCodeRegenerated',
    },
  },
  endpoints: { ...freeSlotsEndpoint, ...closedTimesEndpoint, ...facilityPriceCalls },
  occupant: {
    shown: { active: true },
    fields: [
      'name',
      'description',
      'location',
      'floorNo',
      'photoFile',
      'category',
      'capacity',
      'amenities',
      'openingHrs',
      ...termNames.time,
      'needsApproval',
      'checkInNeeded',
      'opensMinutesBefore',
      'closesMinutesAfter',
      'terms',
      'cancellationFees',
      'deposit',
      'services',
    ],
    acts: {
      book: { summary: 'Books it for the person, once for each requestKey', takes: bookingInput },
      wait: {
        summary: 'The person waits for a time that others have, once for each requestKey; answers for how many times of it',
        takes: waitInput,
      },
      checkIn: {
        summary: 'Checks the person in to the own booking of it whose check-in is open, by the code at the door',
        takes: { facilityCode: text({ required: true, max: 200 }) },
      },
    },
  },
  notices: { create: 'facilityAdded', update: 'facilityUpdated', delete: 'facilityRemoved' },
});
