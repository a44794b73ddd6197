import { defineEntity } from '../kernel/entity/entity.ts';
import {
  boolean,
  emails,
  integer,
  localized,
  oneOf,
  reference,
  rows,
  someOf,
  text,
  time,
  weeklyHours,
} from '../kernel/fields/field.ts';
import { unique } from '../kernel/rules/limits.ts';

/** What a visitor can be asked for besides the name. */
export const visitorAsks = ['EMAIL', 'MOBILE_NO', 'COMPANY', 'VEHICLE_PLATE_NO', 'IDENTITY_NO', 'PHOTO'] as const;
export type VisitorAsk = (typeof visitorAsks)[number];
export const approvals = ['NONE', 'HOST', 'BUILDING', 'LIST'] as const;
export type VisitApproval = (typeof approvals)[number];

/** What holds where a building has set nothing. */
export const VISITING_DEFAULTS = {
  longestStayHours: 12,
  dayEndTime: '22:00',
  retentionDays: 90,
} as const;

/**
 * Visiting setting (000 §2; decision 0078): what holds for visits, of the building, and of a company within the building's limits: never asking less,
 * staying longer, opening wider or keeping data longer. Each of a company's visits is judged by both.
 */
export const visitingSetting = defineEntity({
  name: 'visiting-settings',
  area: 'visitors',
  doc: 'What visitors are asked, who approves them, how long they stay and how long their data is kept: of the building, or of a company.',
  title: '{name}',
  icon: 'Tune',
  menu: { order: 30 },
  pages: {
    list: '/visiting-setting',
    create: '/visiting-setting/add',
    show: '/visiting-setting/:id',
    edit: '/visiting-setting/:id/edit',
  },
  api: {
    path: '/visiting-settings',
    key: 'uuid',
    verbs: { list: true, get: true, create: true, update: true, delete: true, history: true },
  },
  scope: { building: 'officeCentreId', tenant: 'tenantId' },
  addOn: 'VISITOR_MANAGEMENT',
  access: {
    list: 'VISITOR_LIST',
    get: 'VISITOR_VIEW',
    // The building makes it; the company changes its own.
    create: 'OFFICE_CENTRE_EDIT',
    update: 'VISITOR_MANAGE',
    delete: 'OFFICE_CENTRE_EDIT',
  },
  fields: {
    officeCentre: reference('office-centres', { onDelete: 'cascade', system: true }),
    /** None: the building's own. */
    tenant: reference('tenants', { onDelete: 'cascade', fixed: true, writableBy: ['platform', 'building'] }),
    name: text({ max: 150, system: true, search: true }),
    ofBuilding: boolean({ default: false, system: true }),
    askedFields: someOf(visitorAsks),
    /** Whoever has not given them has to complete the visit. */
    requiredFields: someOf(visitorAsks),
    questions: rows({
      maxItems: 10,
      fields: {
        question: localized({ short: true, required: true, max: 300 }),
        answer: oneOf(['OPTIONAL', 'REQUIRED'], { required: true, default: 'OPTIONAL' }),
      },
    }),
    /** What visitors accept on the screen, with their name: a new version is accepted anew. */
    documents: rows({
      maxItems: 5,
      fields: {
        name: localized({ short: true, required: true }),
        content: localized({ required: true, max: 5000 }),
        versionNo: integer({ required: true, min: 1, max: 9999, default: 1 }),
      },
    }),
    approval: oneOf(approvals, { required: true, default: 'NONE' }),
    /** In this order, one after the other. */
    approverEmails: emails({ maxItems: 5, when: { approval: 'LIST' }, requiredWhen: { approval: 'LIST' } }),
    openingHrs: weeklyHours({ holidays: true }),
    longestStayHours: integer({ required: true, min: 1, max: 168, default: VISITING_DEFAULTS.longestStayHours }),
    /** Whoever is still in the building then has left, unless the visit is for longer. */
    dayEndTime: time({ required: true, default: VISITING_DEFAULTS.dayEndTime }),
    /** Before the arrival and after the end; none: on the whole day, on the building's clock. */
    validBeforeMinutes: integer({ max: 1440 }),
    validAfterMinutes: integer({ max: 1440 }),
    /** Visitors of one company a day. */
    dailyQuota: integer({ min: 1, max: 10_000 }),
    walkIns: boolean({ default: true }),
    welcome: localized({ max: 1000 }),
    directions: localized({ max: 1000 }),
    /** After the visit; then names, addresses and pictures go. */
    retentionDays: integer({ required: true, min: 1, max: 3650, default: VISITING_DEFAULTS.retentionDays }),
  },
  limits: {
    ofCompany: unique(['tenant'], { while: { ofBuilding: false }, error: 'visitingSettingThere' }),
    ofBuilding: unique(['officeCentre'], { while: { ofBuilding: true }, error: 'visitingSettingThere' }),
  },
  list: {
    columns: ['name', 'ofBuilding', 'approval', 'longestStayHours', 'dayEndTime', 'dailyQuota', 'retentionDays'],
    more: ['askedFields', 'requiredFields', 'walkIns', 'validBeforeMinutes', 'validAfterMinutes'],
    filters: ['tenant', 'ofBuilding', 'approval'],
    sortable: ['name', 'longestStayHours', 'retentionDays'],
    sort: ['name', 'ASC'],
  },
  form: [
    { section: 'whose', fields: ['tenant'] },
    { section: 'asks', fields: ['askedFields', 'requiredFields', 'questions', 'documents'] },
    { section: 'approval', fields: ['approval', 'approverEmails', 'walkIns', 'dailyQuota'] },
    { section: 'times', fields: ['openingHrs', 'longestStayHours', 'dayEndTime', 'validBeforeMinutes', 'validAfterMinutes'] },
    { section: 'words', fields: ['welcome', 'directions'] },
    { section: 'privacy', fields: ['retentionDays'] },
  ],
  facts: ['approval', 'longestStayHours', 'dayEndTime', 'dailyQuota', 'retentionDays'],
});
