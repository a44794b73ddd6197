import { fallbackLocale, localeCodes } from '#i18n/locales.ts';
import { defineEntity } from '../kernel/entity/entity.ts';
import {
  boolean,
  cases,
  code,
  date,
  dateTime,
  email,
  image,
  instant,
  integer,
  longText,
  oneOf,
  phone,
  recurrence,
  reference,
  references,
  rows,
  sequence,
  statuses,
  systemCode,
  text,
  time,
  whether,
} from '../kernel/fields/field.ts';
import { stamp } from '../users/stamp.ts';
import { visitEndpoints } from './deskCalls.ts';
import { visitActions } from './visitActions.ts';
import { approvals } from './visitingSetting.ts';
import { visitLink } from './visitLink.ts';

const staff = ['platform', 'building'] as const;
/** Each with its tone, in the order of the lifecycle (decision 0078). */
const tones = {
  PRE_REGISTERED: 'info',
  PENDING_APPROVAL: 'warning',
  APPROVED: 'success',
  CHECKED_IN: 'info',
  CHECKED_OUT: 'neutral',
  REJECTED: 'danger',
  CANCELLED: 'neutral',
  EXPIRED: 'neutral',
} as const;
/** The visitor is still to come. */
export const COMING = ['PRE_REGISTERED', 'PENDING_APPROVAL', 'APPROVED'] as const;
/** So many dates one invitation may have. */
export const MAX_VISIT_DATES = 25;
/** Counted as one of those who visit the company on the day. */
export const COUNTED = [...COMING, 'CHECKED_IN', 'CHECKED_OUT'] as const;
const told = ['visitorName', 'host', 'tenant', 'startAt', 'endAt'] as const;
const contact = ['visitorName', 'company', 'email', 'mobileNo', 'identityNo', 'vehiclePlateNo', 'locale'] as const;
const purpose = ['purpose', 'floorNo', 'doorGroup', 'hostMessage', 'privateNote'] as const;
const byBuilding = { readableBy: { sides: staff } } as const;

/**
 * Visit (000 §1, §2; decision 0078): one visitor on one day. Members of a group and further days are visits of their own, so that each is counted, let
 * in and cancelled by itself; `groupKey` and `series` say what was invited together. The visitor completes it by a link where the setting asks for
 * more; host, building or the people of a list approve it where it says so; a blocked person's visit waits for the building, whatever it says.
 */
export const visit = defineEntity({
  name: 'visits',
  area: 'visitors',
  doc: 'One visitor on one day: whom they see, when, and what became of it.',
  title: '{referenceNo}',
  naming: ['referenceNo', 'visitorName'],
  icon: 'Badge',
  menu: { order: 10 },
  pages: {
    list: '/visitor-records',
    create: '/visitor-records/add',
    show: '/visitor-records/:id',
    edit: '/visitor-records/:id/edit',
  },
  api: {
    path: '/visits',
    key: 'uuid',
    verbs: { list: true, get: true, create: true, update: true, statusCount: true, emailRecord: true, history: true },
  },
  scope: { building: 'officeCentreId', tenant: 'tenantId' },
  addOn: 'VISITOR_MANAGEMENT',
  access: {
    list: 'VISITOR_LIST',
    get: 'VISITOR_VIEW',
    create: 'VISITOR_ADD',
    update: 'VISITOR_EDIT',
    emailRecord: 'VISITOR_DOWNLOAD',
  },
  fields: {
    officeCentre: reference('office-centres', { onDelete: 'cascade', system: true, embed: ['timeZone'] }),
    referenceNo: sequence('VR'),
    tenant: reference('tenants', {
      required: true,
      onDelete: 'restrict',
      fixed: true,
      writableBy: staff,
      embed: ['centreCode', 'companyName'],
      clears: ['host', 'coHost'],
    }),
    /** Whom the visitor sees; anybody of the company invites in their name. */
    host: reference('users', {
      required: true,
      onDelete: 'restrict',
      embed: ['username'],
      pick: { officeCentreId: '$record.tenantId?' },
    }),
    coHost: references('users', { onDelete: 'clear', maxItems: 5, pick: { officeCentreId: '$record.tenantId?' } }),
    visitorName: text({ required: true, max: 120, search: true }),
    company: text({ max: 150, search: true }),
    email: email({ search: true }),
    mobileNo: phone(),
    /** There is an address to write to. */
    reachable: boolean({ default: false, system: true }),
    /** Asked, and kept as a keyed hash alone. */
    identityNo: text({ max: 40, asked: true }),
    identityHash: text({ max: 64, system: true, internal: true }),
    identityKnown: whether({ identityHash: { not: null } }),
    /** As it is compared with those of blocked people (`visitName.ts`). */
    nameKey: text({ max: 200, system: true, internal: true }),
    vehiclePlateNo: text({ max: 15, pattern: 'vehiclePlate', search: true }),
    /** In which the visitor is written to. */
    locale: oneOf(localeCodes, { required: true, default: fallbackLocale }),
    purpose: systemCode('VISIT_PURPOSE', { required: true, default: 'MEETING' }),
    visitDate: date({ required: true, notBefore: '$today', fixed: true }),
    /** Each date is a visit of its own. */
    repeats: recurrence('visitDate', { fixed: true }),
    series: text({ max: 36, system: true }),
    /** Those who come along; each is a visit of its own. */
    members: rows({
      maxItems: 49,
      asked: true,
      fields: { visitorName: text({ required: true, max: 120 }), email: email() },
    }),
    groupKey: text({ max: 36, system: true }),
    arrivalTime: time({ required: true, default: '09:00' }),
    /** Until the next morning where it is before the arrival. */
    leaveTime: time({ required: true, default: '18:00', after: 'arrivalTime', overnight: true }),
    startAt: instant({ of: ['visitDate', 'arrivalTime'] }),
    endAt: dateTime({ system: true }),
    /** Asked when somebody stays longer. */
    extendMinutes: integer({ asked: true, min: 5, max: 480 }),
    /** Between them the visitor gets in. */
    validFrom: dateTime({ system: true }),
    validUntil: dateTime({ system: true }),
    /** Whoever is still in then has left. */
    outAt: dateTime({ system: true }),
    floorNo: text({ max: 20 }),
    doorGroup: references('door-groups', { onDelete: 'clear', maxItems: 10, writableBy: staff, ...byBuilding }),
    hostMessage: longText({ max: 1000 }),
    /** Never shown to the visitor. */
    privateNote: longText({ max: 1000 }),
    photoFile: image({ aspect: [10, 12] }),
    answers: rows({ maxItems: 10, system: true, fields: { question: text({ max: 300 }), answer: text({ max: 500 }) } }),
    acceptances: rows({
      maxItems: 20,
      system: true,
      fields: {
        document: text({ max: 200 }),
        versionNo: text({ max: 10 }),
        signedName: text({ max: 120 }),
        signedDate: dateTime(),
      },
    }),
    /** What is still asked of the visitor; empty: nothing. */
    lacking: longText({ max: 1000, system: true }),
    incomplete: boolean({ default: false, system: true }),
    /** Read out or scanned at the desk. It opens no door. */
    checkInCode: code({ length: 8, kept: 'plain', unique: true }),
    source: oneOf(['PORTAL', 'KIOSK'], { system: true, default: 'PORTAL' }),
    approval: oneOf(approvals, { system: true, default: 'NONE' }),
    approvalNeeded: boolean({ default: false, system: true }),
    /** Only the building may approve it. */
    needsBuilding: boolean({ default: false, system: true }),
    /** It matches somebody who is blocked, until the building has looked at it. */
    stopped: boolean({ default: false, system: true, ...byBuilding }),
    block: reference('visit-blocks', { onDelete: 'clear', system: true, ...byBuilding }),
    /** The building has let it pass in spite of a match. */
    cleared: boolean({ default: false, system: true, ...byBuilding }),
    status: statuses(tones),
    standing: cases({ OVERSTAYED: 'danger', LATE: 'warning' }, [
      { when: { status: 'CHECKED_IN', endAt: { lt: '$now' } }, is: 'OVERSTAYED' },
      { when: { status: 'APPROVED', startAt: { lt: '$now' } }, is: 'LATE' },
    ]),
    ...stamp('approved'),
    ...stamp('rejected', 'rejectRemark'),
    ...stamp('checkedIn'),
    /** When the server heard of it: later where the desk had no network. */
    receivedDate: dateTime({ system: true }),
    checkInKey: text({ max: 80, system: true, internal: true }),
    /** Where. */
    desk: text({ max: 100, system: true }),
    ...stamp('checkedOut'),
    autoCheckedOutDate: dateTime({ system: true }),
    checkedOutByRule: whether({ autoCheckedOutDate: { not: null } }),
    ...stamp('cancelled', 'cancelRemark'),
    cancelledByVisitor: boolean({ default: false, system: true }),
    expiredDate: dateTime({ system: true }),
    requestKey: text({ max: 80, system: true, unique: true, internal: true }),
    /** What the visitor was last written to. */
    toldAs: text({ max: 200, system: true, internal: true }),
    token: text({ max: 64, system: true, unique: true, internal: true }),
    linkUntil: dateTime({ system: true }),
    /** After that, who it was is forgotten (`privacy.ts`). */
    forgetAt: dateTime({ system: true }),
    forgottenDate: dateTime({ system: true }),
  },
  states: {
    field: 'status',
    refinedBy: 'standing',
    initial: [
      { when: { incomplete: true }, is: 'PRE_REGISTERED' },
      { when: { approvalNeeded: true }, is: 'PENDING_APPROVAL' },
      'APPROVED',
    ],
    timed: {
      lapse: {
        from: ['PRE_REGISTERED', 'PENDING_APPROVAL', 'APPROVED'],
        to: 'EXPIRED',
        when: { validUntil: { lte: '$now' } },
        keeps: 'expiredDate',
      },
      leftByRule: { from: 'CHECKED_IN', to: 'CHECKED_OUT', when: { outAt: { lte: '$now' } }, keeps: 'autoCheckedOutDate' },
    },
  },
  waits: [{ tab: 'PENDING_APPROVAL', action: 'approve' }],
  allow: { update: { status: ['PRE_REGISTERED', 'PENDING_APPROVAL', 'APPROVED'] } },
  report: { date: 'visitDate', by: ['status', 'tenant', 'purpose', 'source'], hours: 'checkedInDate', filters: ['tenant'] },
  list: {
    columns: ['referenceNo', 'visitorName', 'company', 'tenant', 'host', 'startAt', 'endAt', 'status'],
    more: [
      'photoFile',
      'visitDate',
      'purpose',
      'floorNo',
      'email',
      'mobileNo',
      'vehiclePlateNo',
      'source',
      'checkedInDate',
      'checkedOutDate',
      'checkedOutByRule',
      'desk',
      'stopped',
      'groupKey',
    ],
    filters: [
      'visitDate',
      'status',
      'tenant',
      'host',
      'purpose',
      'source',
      'standing',
      'stopped',
      'startAt',
      'checkedInDate',
      'checkedOutByRule',
      'groupKey',
    ],
    sortable: ['referenceNo', 'visitorName', 'startAt', 'endAt', 'status', 'checkedInDate', 'visitDate'],
    links: ['visitor-desk', 'visiting-settings'],
    tabs: [
      {
        code: 'TODAY',
        where: { visitDate: '$today' },
        overlaps: true,
        tabs: [
          { code: 'EXPECTED', where: { visitDate: '$today', status: 'APPROVED' }, overlaps: true },
          { code: 'ARRIVED', where: { visitDate: '$today', status: 'CHECKED_IN' }, overlaps: true },
          { code: 'LEFT', where: { visitDate: '$today', status: 'CHECKED_OUT' }, overlaps: true },
        ],
      },
      { code: 'OVERSTAYED', where: { status: 'CHECKED_IN', endAt: { lt: '$now' } }, overlaps: true },
      ...(Object.keys(tones) as (keyof typeof tones)[]).map((status) => ({ code: status, where: { status } })),
      { code: 'ALL' },
    ],
    opensOn: 'EXPECTED',
  },
  form: [
    { section: 'host', fields: ['tenant', 'host', 'coHost'] },
    { section: 'visitor', fields: [...contact, 'members'] },
    { section: 'time', fields: ['visitDate', 'arrivalTime', 'leaveTime', 'repeats'] },
    { section: 'purpose', fields: purpose },
  ],
  recurrence: {
    field: 'repeats',
    series: 'series',
    adds: 'create',
    following: { cancel: 'visitsCancelled' },
    whole: { cancel: 'visitsCancelled' },
  },
  facts: ['status', 'host', 'startAt', 'endAt', 'checkInCode'],
  show: [
    {
      section: 'visitor',
      fields: ['visitorName', 'company', 'email', 'mobileNo', 'identityKnown', 'vehiclePlateNo', 'locale', 'photoFile'],
    },
    { section: 'host', fields: ['tenant', 'host', 'coHost', 'source'] },
    { section: 'time', fields: ['visitDate', 'startAt', 'endAt', 'validFrom', 'validUntil', 'outAt'] },
    { section: 'purpose', fields: purpose },
    { section: 'given', fields: ['lacking', 'answers', 'acceptances'] },
    {
      section: 'desk',
      fields: ['status', 'approval', 'stopped', 'block', 'cleared', 'desk', 'receivedDate', 'checkedOutByRule', 'forgottenDate'],
    },
  ],
  related: [{ entity: 'visit-approvals', by: 'visit' }],
  linked: visitLink,
  uploads: {
    create: {
      process: 'POST /process-data',
      upload: 'POST /upload-data',
      permission: 'VISITOR_ADD',
      page: '/upload/visitor/:uuid',
      above: 'tenant',
      columns: [
        'tenant',
        'host',
        'visitorName',
        'company',
        'email',
        'mobileNo',
        'vehiclePlateNo',
        'purpose',
        'visitDate',
        'arrivalTime',
        'leaveTime',
        'floorNo',
        'hostMessage',
      ],
      by: { tenant: ['uuid'], host: ['username'] },
      notices: { uploaded: 'visits', failed: 'visitsFailed' },
    },
  },
  endpoints: visitEndpoints,
  actions: visitActions,
  notifications: {
    waits: {
      on: ['create', 'update', 'complete'],
      when: { status: 'PENDING_APPROVAL', approval: 'BUILDING' },
      to: [{ holders: 'VISITOR_APPROVE' }],
      kind: 'visitor',
      facts: told,
    },
    stopped: {
      on: ['create', 'update', 'complete'],
      when: { status: 'PENDING_APPROVAL', stopped: true },
      to: [{ holders: 'BLACKLIST_VIEW' }],
      kind: 'visitor',
      facts: told,
    },
    held: {
      on: ['create', 'update', 'complete'],
      when: { status: 'PENDING_APPROVAL', stopped: true },
      to: ['host'],
      kind: 'visitor',
      facts: told,
    },
    approved: { on: ['approve', 'approveForBuilding'], to: ['host', 'coHost'], kind: 'visitor', facts: told },
    rejected: { on: ['reject'], to: ['host', 'coHost'], kind: 'visitor', facts: told },
    arrived: { on: ['checkIn'], to: ['host', 'coHost'], kind: 'visitor', facts: [...told, 'checkedInDate'] },
    cancelled: { on: ['cancel'], to: ['host', 'coHost'], kind: 'visitor', facts: told },
  },
  notices: { create: 'visitorInvited' },
});
