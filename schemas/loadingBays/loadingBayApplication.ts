import { defineEntity } from '../kernel/entity/entity.ts';
import {
  boolean,
  date,
  dateTime,
  instant,
  integer,
  longText,
  oneOf,
  phone,
  reference,
  sequence,
  statuses,
  text,
  time,
} from '../kernel/fields/field.ts';
import { atOnce, noOverlap, unique } from '../kernel/rules/limits.ts';
import { stamp } from '../users/stamp.ts';

const staff = ['platform', 'building'] as const;
/** While it is so, it holds its bay. */
export const HOLDS_BAY = ['PENDING', 'APPROVED', 'CHECKED_IN'] as const;
export const loadTypes = ['GOODS', 'PARCELS', 'FOOD', 'FURNITURE', 'EQUIPMENT', 'WASTE', 'OTHER'] as const;

/** Each with its tone, in the order of the lifecycle (decision 0070). */
const tones = {
  PENDING: 'warning',
  APPROVED: 'success',
  CHECKED_IN: 'info',
  CHECKED_OUT: 'neutral',
  REJECTED: 'danger',
  CANCELLED: 'neutral',
  NO_SHOW: 'danger',
} as const;
const told = ['tenant', 'loadingBayGroup', 'loadingBay', 'startAt', 'vehiclePlateNo'] as const;
const part = { loadingBayGroupId: '$record.loadingBayGroupId', active: true };

/**
 * Loading bay application (002 §2, §3; decision 0070): a company, or the building for it, wants a bay for a vehicle. It takes the smallest bay
 * that fits and is free; two never hold one bay at once. At the gate and at the bay it gets its times, from which `dwell.ts` counts.
 */
export const loadingBayApplication = defineEntity({
  name: 'loading-bay-applications',
  area: 'loadingBays',
  doc: 'The wish of a tenant to have a loading bay for a vehicle, and what became of it.',
  title: '{referenceNo}',
  naming: ['referenceNo', 'vehiclePlateNo', 'tenant.label'],
  icon: 'LocalShipping',
  menu: { order: 10 },
  pages: {
    list: '/loading-bay-application',
    create: '/loading-bay-application/add',
    show: '/loading-bay-application/:id',
    edit: '/loading-bay-application/:id/edit',
  },
  api: {
    path: '/loading-bay-applications',
    key: 'uuid',
    verbs: { list: true, get: true, create: true, update: true, statusCount: true, emailRecord: true, history: true },
  },
  scope: { building: 'officeCentreId', tenant: 'tenantId' },
  access: {
    list: 'LOADING_BAY_LIST',
    get: 'LOADING_BAY_VIEW',
    create: 'LOADING_BAY_ADD',
    update: 'LOADING_BAY_EDIT',
    emailRecord: 'LOADING_BAY_DOWNLOAD',
  },
  fields: {
    officeCentre: reference('office-centres', { onDelete: 'cascade', system: true }),
    referenceNo: sequence('LB'),
    tenant: reference('tenants', {
      required: true,
      onDelete: 'restrict',
      fixed: true,
      writableBy: staff,
      embed: ['centreCode', 'companyName'],
      clears: ['applicantUser'],
    }),
    applicantUser: reference('users', {
      required: true,
      onDelete: 'restrict',
      fixed: true,
      writableBy: staff,
      embed: ['username'],
      pick: { officeCentreId: '$record.tenantId' },
    }),
    loadingBayGroup: reference('loading-bay-groups', {
      required: true,
      onDelete: 'restrict',
      embed: ['uuid', 'driverInstructions', 'approvalNeeded', 'earlyMinutes', 'graceMinutes', 'noShowMinutes'],
      pick: { active: true },
      clears: ['vehicleType', 'appointmentType', 'loadingBay', 'appointmentTime'],
    }),
    vehicleType: reference('loading-bay-vehicle-types', {
      required: true,
      onDelete: 'restrict',
      embed: ['heightCm', 'lengthCm', 'durationMinutes'],
      pick: part,
      clears: ['appointmentTime', 'loadingBay'],
    }),
    appointmentType: reference('loading-bay-appointment-types', {
      onDelete: 'restrict',
      embed: ['durationMinutes', 'driverInstructions'],
      pick: part,
      clears: ['appointmentTime'],
    }),
    appointmentDate: date({ required: true, notBefore: '$today', clears: ['appointmentTime'] }),
    appointmentTime: time({ required: true }),
    startAt: instant({ of: ['appointmentDate', 'appointmentTime'] }),
    endAt: dateTime({ system: true, after: 'startAt' }),
    /** The smallest one that fits and is free, where nobody names one. */
    loadingBay: reference('loading-bays', {
      onDelete: 'restrict',
      writableBy: staff,
      embed: ['uuid'],
      pick: { loadingBayGroupId: '$record.loadingBayGroupId?', active: true },
    }),
    vehiclePlateNo: text({ required: true, max: 15, pattern: 'vehiclePlate', search: true }),
    driverName: text({ max: 120, search: true }),
    driverMobileNo: phone(),
    loadType: oneOf(loadTypes, { required: true, default: 'GOODS' }),
    loadDescription: longText({ max: 500 }),
    /** From then on the gate opens to it. */
    gateOpensAt: dateTime({ system: true }),
    /** From then on a vehicle that has not come has lost its bay. */
    noShowAt: dateTime({ system: true }),
    status: statuses(tones),
    createdByLandlord: boolean({ default: false, system: true }),
    ...stamp('approved'),
    ...stamp('rejected', 'rejectRemark'),
    /** Gate in. */
    ...stamp('checkedIn'),
    /** At dock: unloading begins. */
    ...stamp('docked'),
    /** Gate out. */
    ...stamp('checkedOut'),
    ...stamp('cancelled', 'cancelRemark'),
    noShowDate: dateTime({ system: true }),
    atDock: boolean({ default: false, system: true }),
    /** Judged at the gate, by the grace of then. */
    arrival: oneOf(['EARLY', 'ON_TIME', 'LATE'], {
      system: true,
      tones: { EARLY: 'info', ON_TIME: 'success', LATE: 'danger' },
    }),
    /** From the gate to the bay. */
    queueMinutes: integer({ system: true }),
    dwellFrom: dateTime({ system: true }),
    dwellMinutes: integer({ system: true }),
  },
  states: {
    field: 'status',
    initial: [{ when: { 'loadingBayGroup.approvalNeeded': false }, is: 'APPROVED' }, 'PENDING'],
    timed: {
      missed: { from: 'APPROVED', to: 'NO_SHOW', when: { noShowAt: { lte: '$now' } }, keeps: 'noShowDate' },
      // Nobody has decided in time.
      lapse: { from: 'PENDING', to: 'CANCELLED', when: { endAt: { lte: '$now' } }, keeps: 'cancelledDate' },
    },
  },
  limits: {
    bayFree: noOverlap(['loadingBay'], 'startAt', 'endAt', { while: { status: HOLDS_BAY }, error: 'bayTaken' }),
    slots: atOnce(['loadingBayGroup'], 'startAt', 'endAt', {
      max: { of: 'loadingBayGroup', field: 'slots' },
      while: { status: HOLDS_BAY },
      error: 'baySlotsTaken',
    }),
    oneAtDock: unique(['loadingBay'], { while: { atDock: true }, error: 'bayOccupied' }),
  },
  waits: [{ tab: 'PENDING', action: 'approve' }],
  allow: { update: { status: 'PENDING' } },
  report: { date: 'startAt', by: ['loadingBay', 'tenant', 'loadType', 'status'], filters: ['loadingBay'] },
  list: {
    columns: ['referenceNo', 'tenant', 'loadingBayGroup', 'loadingBay', 'startAt', 'vehicleType', 'vehiclePlateNo', 'status'],
    more: [
      'endAt',
      'applicantUser',
      'appointmentType',
      'driverName',
      'driverMobileNo',
      'loadType',
      'arrival',
      'checkedInDate',
      'dockedDate',
      'checkedOutDate',
      'queueMinutes',
      'dwellMinutes',
      'createdByLandlord',
    ],
    filters: [
      'loadingBayGroup',
      'loadingBay',
      'tenant',
      'status',
      'startAt',
      'endAt',
      'vehicleType',
      'appointmentType',
      'loadType',
      'arrival',
      'checkedInDate',
    ],
    sortable: ['referenceNo', 'startAt', 'endAt', 'vehiclePlateNo', 'status', 'checkedInDate', 'dwellMinutes', 'queueMinutes'],
    tabs: Object.keys(tones).map((status) => ({ code: status, where: { status } })),
    opensOn: 'PENDING',
    timeline: {
      lane: 'loadingBay',
      from: 'startAt',
      to: 'endAt',
      shows: { status: ['PENDING', 'APPROVED', 'CHECKED_IN', 'CHECKED_OUT'] },
      tentative: { status: 'PENDING' },
      says: ['vehiclePlateNo', 'tenant'],
      laneSays: ['maxHeightCm'],
    },
  },
  form: [
    { section: 'applicant', fields: ['tenant', 'applicantUser'] },
    { section: 'vehicle', fields: ['loadingBayGroup', 'vehicleType', 'appointmentType', 'vehiclePlateNo'] },
    { section: 'time', fields: ['appointmentDate', 'appointmentTime', 'loadingBay'] },
    { section: 'load', fields: ['loadType', 'loadDescription', 'driverName', 'driverMobileNo'] },
  ],
  facts: ['status', 'loadingBay', 'startAt', 'vehiclePlateNo', 'arrival', 'dwellMinutes'],
  show: [
    { section: 'applicant', fields: ['referenceNo', 'status', 'tenant', 'applicantUser', 'createdByLandlord'] },
    { section: 'time', fields: ['loadingBayGroup', 'loadingBay', 'startAt', 'endAt', 'appointmentType'] },
    { section: 'vehicle', fields: ['vehicleType', 'vehiclePlateNo', 'driverName', 'driverMobileNo'] },
    { section: 'load', fields: ['loadType', 'loadDescription'] },
    { section: 'gate', fields: ['gateOpensAt', 'noShowAt', 'arrival', 'queueMinutes', 'dwellFrom', 'dwellMinutes'] },
  ],
  actions: {
    approve: {
      call: 'PUT /{id}/approve',
      permission: 'LOADING_BAY_APPROVE',
      sides: staff,
      moves: { PENDING: 'APPROVED' },
      stamp: 'approved',
      confirm: 'plain',
      tone: 'primary',
      key: 'agree',
      bulk: true,
      notice: 'recordUpdated',
    },
    reject: {
      call: 'PUT /{id}/reject',
      permission: 'LOADING_BAY_REJECT',
      sides: staff,
      moves: { PENDING: 'REJECTED' },
      remark: 'rejectRemark',
      stamp: 'rejected',
      tone: 'danger',
      key: 'refuse',
      bulk: true,
      notice: 'recordUpdated',
    },
    checkIn: {
      call: 'PUT /{id}/check-in',
      permission: 'LOADING_BAY_MANAGE',
      sides: staff,
      moves: { APPROVED: 'CHECKED_IN' },
      // Judged now, whether or not the job has run.
      when: { gateOpensAt: { lte: '$now' }, noShowAt: { gt: '$now' } },
      stamp: 'checkedIn',
      confirm: 'plain',
      tone: 'primary',
      notice: 'bayGateIn',
    },
    dock: {
      call: 'PUT /{id}/at-dock',
      permission: 'LOADING_BAY_MANAGE',
      sides: staff,
      moves: { CHECKED_IN: 'CHECKED_IN' },
      when: { dockedDate: null },
      set: { atDock: true },
      stamp: 'docked',
      confirm: 'plain',
      tone: 'primary',
      notice: 'bayAtDock',
    },
    checkOut: {
      call: 'PUT /{id}/check-out',
      permission: 'LOADING_BAY_MANAGE',
      sides: staff,
      moves: { CHECKED_IN: 'CHECKED_OUT' },
      set: { atDock: false },
      stamp: 'checkedOut',
      confirm: 'plain',
      tone: 'primary',
      notice: 'bayGateOut',
    },
    moveBay: {
      call: 'PUT /{id}/loading-bay',
      permission: 'LOADING_BAY_MANAGE',
      sides: staff,
      moves: { PENDING: 'PENDING', APPROVED: 'APPROVED', CHECKED_IN: 'CHECKED_IN' },
      when: { atDock: false },
      input: ['loadingBay'],
      required: ['loadingBay'],
      notice: 'recordUpdated',
    },
    cancel: {
      call: 'PUT /{id}/cancel',
      permission: 'LOADING_BAY_EDIT',
      moves: { PENDING: 'CANCELLED', APPROVED: 'CANCELLED' },
      remark: 'cancelRemark',
      remarkOptional: true,
      stamp: 'cancelled',
      tone: 'danger',
      bulk: true,
      notice: 'bayCancelled',
    },
  },
  endpoints: {
    freeStarts: {
      call: 'GET /loading-bay-applications/free-starts',
      summary: 'The times of a day at which a vehicle of that type finds a bay',
      permission: 'LOADING_BAY_LIST',
      query: ['loadingBayGroupId', 'date', 'vehicleTypeId', 'appointmentTypeId', 'except'],
    },
    dwellReport: {
      call: 'GET /loading-bay-applications/dwell-report',
      summary:
        'How long vehicles waited and stood at the bays in a period, by bay and by hour, and how many came early, late or not at all',
      permission: 'LOADING_BAY_LIST',
      query: ['from', 'to', 'loadingBayGroupId'],
    },
  },
  notifications: {
    submitted: {
      on: ['create'],
      when: { status: 'PENDING' },
      to: [{ holders: 'LOADING_BAY_APPROVE' }, { of: 'loadingBayGroup', field: 'notifyPartyEmail' }],
      kind: 'loadingBay',
      facts: told,
    },
    approved: {
      on: ['create', 'approve'],
      when: { status: 'APPROVED' },
      to: ['applicantUser'],
      kind: 'loadingBay',
      facts: told,
    },
    rejected: { on: ['reject'], to: ['applicantUser'], kind: 'loadingBay', facts: told },
    moved: { on: ['moveBay'], to: ['applicantUser'], kind: 'loadingBay', facts: told },
    cancelled: {
      on: ['cancel', 'lapse'],
      to: ['applicantUser', { of: 'loadingBayGroup', field: 'notifyPartyEmail' }],
      kind: 'loadingBay',
      facts: told,
    },
    missed: { on: ['missed'], to: ['applicantUser'], kind: 'loadingBay', facts: told },
  },
  notices: { create: 'bayApplied' },
});
