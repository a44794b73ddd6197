import { defineEntity } from '../kernel/entity/entity.ts';
import {
  boolean,
  countOf,
  date,
  dateTime,
  type Field,
  longText,
  money,
  oneOf,
  reference,
  sequence,
  someOf,
  statuses,
  text,
  time,
  wireKey,
} from '../kernel/fields/field.ts';
import { tabsOf } from '../kernel/lists/tabs.ts';
import { permitActions, permitStamps } from '../tenants/permit.ts';
import { stamp } from '../users/stamp.ts';
import { daysOfWeek, requestTypes } from './times.ts';

/** Each with its tone, in the order of the lifecycle. */
const requestTones = {
  PENDING: 'warning',
  PENDING_TERMINATION: 'warning',
  APPROVED: 'success',
  REJECTED: 'danger',
  TERMINATED: 'danger',
  PAST: 'neutral',
} as const;

/** What is asked for; the calls that offer times take the same. */
const wish = {
  requestType: oneOf(requestTypes, {
    required: true,
    default: 'AD_HOC_ON',
    clears: ['recurringDays', 'endDate', 'startTime', 'endTime'],
  }),
  startDate: date({ required: true, clears: ['startTime', 'endDate', 'endTime'] }),
  recurringDays: someOf(daysOfWeek, {
    required: true,
    when: { requestType: 'RECURRING' },
    clears: ['startTime', 'endDate', 'endTime'],
  }),
  /** Public holidays included. */
  phIncluded: boolean({ clears: ['startTime', 'endDate', 'endTime'] }),
  startTime: time({ required: true, clears: ['endDate', 'endTime'] }),
  endDate: date({ required: true, clears: ['endTime'] }),
  endTime: time({ required: true }),
};
const period = ['requestType', 'startDate', 'recurringDays', 'phIncluded', 'startTime', 'endDate', 'endTime'] as const;
/** As the body of a call has them: all of them may still be open. */
const { phIncluded, ...rest } = wish;
const asked = Object.fromEntries(
  Object.entries({ ...rest, phIncluded }).map(([name, { required: _, when: __, clears: ___, default: ____, ...field }]) => [
    wireKey(name, field as Field),
    field as Field,
  ]),
);

const permitTabs = (prefix: 'AD_HOC_' | 'RECURRING_', requestType: (typeof requestTypes)[number]) =>
  tabsOf('status', Object.keys(requestTones), { prefix, where: { requestType } });

const permit = permitActions({ group: 'AIRCON', pending: 'PENDING', keepSays: 'keepAircon', endingNeeds: 'AIRCON_EDIT' });

/**
 * Aircon extension request (002 §3, §4, §7): the wish of a company that the aircon runs outside the building's hours, once (AD_HOC_ON) or on
 * days of the week (RECURRING). The building decides; an approved request has an instance for each run.
 */
export const airconExtensionRequest = defineEntity({
  name: 'aircon-extension-requests',
  area: 'aircon',
  doc: 'The wish of a tenant that the aircon of a unit runs outside the building hours.',
  title: '{referenceNo}',
  naming: ['referenceNo', 'ahuName', 'tenant.label'],
  table: 'aircon-requests',
  icon: 'AcUnit',
  menu: { order: 10 },
  pages: {
    list: '/aircon/extension',
    create: '/aircon/extension/add',
    show: '/aircon/extension/:id',
    edit: '/aircon/extension/:id/edit',
  },
  api: {
    path: '/aircon-extension-requests',
    verbs: {
      list: true,
      get: true,
      create: 'POST /create',
      update: true,
      delete: true,
      statusCount: 'GET /get-status-count',
      emailRecord: true,
      history: true,
    },
  },
  scope: { building: 'officeCentreId', tenant: 'tenantId' },
  access: {
    list: 'AIRCON_LIST',
    get: 'AIRCON_VIEW',
    create: 'AIRCON_ADD',
    update: 'AIRCON_EDIT',
    delete: 'AIRCON_DELETE',
    emailRecord: 'AIRCON_DOWNLOAD',
  },
  fields: {
    officeCentre: reference('office-centres', { onDelete: 'cascade', system: true, embed: ['currency'] }),
    referenceNo: sequence('AC'),
    tenant: reference('tenants', {
      required: true,
      onDelete: 'restrict',
      fixed: true,
      writableBy: ['platform', 'building'],
      embed: ['centreCode', 'companyName', 'active'],
    }),
    applicantUser: reference('users', {
      required: true,
      onDelete: 'restrict',
      fixed: true,
      writableBy: ['platform', 'building'],
      embed: ['username'],
      pick: { officeCentreId: '$record.tenantId' },
    }),
    unit: reference('units', {
      required: true,
      onDelete: 'restrict',
      embed: ['floorNo', 'unitNo'],
      pick: { active: true, tenantId: '$record.tenantId?' },
    }),
    ahuUnit: reference('ahu-units', {
      required: true,
      onDelete: 'restrict',
      embed: ['referenceNo', 'name', 'ratePerHour', 'minimumMinutes'],
      pick: { active: true, unitIds: ['$record.unitId'] },
    }),
    /** What unit and AHU were called when it was submitted. */
    unitNo: text({ max: 20, system: true, search: true }),
    unitFloorNo: text({ max: 10, system: true }),
    ahuReferenceNo: text({ max: 20, system: true, search: true }),
    ahuName: text({ max: 150, system: true, search: true }),
    ...wish,
    appliedRemark: longText({ max: 500 }),
    /** When its first run begins, and its last one ends. */
    firstAt: dateTime({ system: true }),
    lastAt: dateTime({ system: true }),
    /** What it costs by what was known when it was submitted. */
    estimatedAmount: money({ system: true }),
    status: statuses(requestTones),
    upcomingInstance: countOf('aircon-extension-request-instances', {
      by: 'airconExtensionRequest',
      where: { status: 'UPCOMING' },
    }),
    activeInstance: countOf('aircon-extension-request-instances', { by: 'airconExtensionRequest', where: { status: 'ACTIVE' } }),
    createdByLandlord: boolean({ default: false, system: true }),
    ...stamp('applied'),
    ...permitStamps(),
  },
  states: {
    field: 'status',
    initial: 'PENDING',
    timed: {
      past: { from: ['APPROVED', 'PENDING_TERMINATION'], to: 'PAST', when: { lastAt: { lte: '$now' } } },
    },
  },
  waits: [
    { tab: 'AD_HOC_PENDING', action: 'approve' },
    { tab: 'AD_HOC_PENDING_TERMINATION', action: 'approve' },
    { tab: 'RECURRING_PENDING', action: 'approve' },
    { tab: 'RECURRING_PENDING_TERMINATION', action: 'approve' },
  ],
  allow: { update: { status: 'PENDING' }, delete: { status: 'PENDING' } },
  report: { date: 'startDate', by: ['ahuUnit', 'tenant', 'requestType', 'status'] },
  list: {
    columns: ['referenceNo', 'tenant', 'unit', 'ahuUnit', 'startDate', 'endDate', 'startTime', 'endTime', 'status'],
    more: [
      'requestType',
      'applicantUser',
      'upcomingInstance',
      'activeInstance',
      'estimatedAmount',
      'appliedDate',
      'createdByLandlord',
    ],
    filters: ['tenant', 'ahuUnit', 'requestType', 'status', 'startDate', 'endDate'],
    opensOn: 'AD_HOC_PENDING',
    tabs: [
      { code: 'AD_HOC_ON', tabs: permitTabs('AD_HOC_', 'AD_HOC_ON') },
      { code: 'RECURRING', tabs: permitTabs('RECURRING_', 'RECURRING') },
    ],
  },
  form: [
    { section: 'applicant', fields: ['tenant', 'applicantUser'] },
    { section: 'place', fields: ['unit', 'ahuUnit'] },
    { section: 'period', fields: period },
    { section: 'reason', fields: ['appliedRemark'] },
  ],
  facts: ['status', 'tenant', 'unit', 'ahuUnit', 'estimatedAmount', 'upcomingInstance'],
  show: [
    { section: 'applicant', fields: ['referenceNo', 'status', 'tenant', 'applicantUser', 'createdByLandlord'] },
    { section: 'place', fields: ['unit', 'ahuUnit', 'estimatedAmount'] },
    { section: 'period', fields: period },
    { section: 'reason', fields: ['appliedRemark'] },
  ],
  related: [{ entity: 'aircon-extension-request-instances', by: 'airconExtensionRequest' }],
  actions: {
    ...permit,
    approve: { ...permit.approve, when: { lastAt: { gt: '$now' } }, facts: ['tenant', 'firstAt', 'lastAt', 'estimatedAmount'] },
  },
  endpoints: {
    startTime: {
      call: 'POST /aircon-extension-requests/get-start-time',
      summary: 'The times at which an extension may start',
      permission: 'AIRCON_ADD',
      body: asked,
    },
    endDate: {
      call: 'POST /aircon-extension-requests/get-end-date',
      summary: 'The dates on which an extension may end',
      permission: 'AIRCON_ADD',
      body: asked,
    },
    endTime: {
      call: 'POST /aircon-extension-requests/get-end-time',
      summary: 'The times at which an extension may end',
      permission: 'AIRCON_ADD',
      body: asked,
    },
    dayOfWeek: {
      call: 'GET /aircon-extension-requests/get-day-of-week',
      summary: 'The days of the week on which a recurring extension can run',
      permission: 'AIRCON_LIST',
      query: [],
    },
    estimate: {
      call: 'POST /aircon-extension-requests/get-estimate',
      summary: 'What an extension would cost the company, by what is known now',
      permission: 'AIRCON_ADD',
      body: {
        ...asked,
        tenantId: reference('tenants', { onDelete: 'clear' }),
        ahuUnitId: reference('ahu-units', { onDelete: 'clear' }),
      },
    },
    statement: {
      call: 'GET /aircon-extension-requests/statement',
      summary: 'What the runs of a month (YYYY-MM) cost each company',
      permission: 'AIRCON_LIST',
      query: ['month'],
    },
  },
  notifications: {
    submitted: { on: ['create'], to: [{ holders: 'AIRCON_APPROVE' }], kind: 'aircon', facts: ['ahuName', 'tenant'] },
    approved: {
      on: ['approve'],
      when: { status: 'APPROVED' },
      to: ['applicantUser'],
      kind: 'aircon',
      facts: ['ahuName', 'tenant'],
    },
    rejected: {
      on: ['reject'],
      when: { status: 'REJECTED' },
      to: ['applicantUser'],
      kind: 'aircon',
      facts: ['ahuName', 'tenant'],
    },
    kept: { on: ['reject'], when: { status: 'APPROVED' }, to: ['applicantUser'], kind: 'aircon', facts: ['ahuName', 'tenant'] },
    terminated: {
      on: ['terminate', 'approve'],
      when: { status: 'TERMINATED' },
      to: ['applicantUser'],
      kind: 'aircon',
      facts: ['ahuName', 'tenant'],
    },
    terminationRequested: {
      on: ['requestTermination'],
      to: [{ holders: 'AIRCON_APPROVE' }],
      kind: 'aircon',
      facts: ['ahuName', 'tenant'],
    },
  },
  notices: { create: 'airconRequested' },
});
