import { defineEntity } from '../kernel/entity/entity.ts';
import {
  boolean,
  dateTime,
  emails,
  integer,
  longText,
  oneOf,
  reference,
  references,
  text,
  time,
  timeZone,
} from '../kernel/fields/field.ts';
import { SUBSCRIBING } from '../kernel/lists/subscribing.ts';
import { covers } from './covers.ts';
import { frequencies, weekdays, weeks } from './schedule.ts';

/** What is sent: the rows of a list, or the numbers of a report. */
export const subscribed = ['LIST', 'REPORT'] as const;
/** What a test mail, or one that is sent at once, is counted as in place of a day. */
export const BY_HAND = 'now';

const isReport = { about: 'REPORT' } as const;
const byWeekday = { frequency: ['WEEKLY', 'MONTHLY_BY_WEEKDAY'] } as const;
const byWeek = { frequency: 'MONTHLY_BY_WEEKDAY' } as const;
const byDay = { frequency: 'MONTHLY' } as const;

const what = ['name', 'about', 'source', 'query', 'covers'] as const;
const when = ['frequency', 'weekday', 'week', 'monthDay', 'time', 'zone'] as const;
const who = ['toMe', 'people', 'outside', 'skipEmpty', 'active'] as const;

/**
 * Subscription: a list, as it was filtered, or a report, by mail on a schedule. It is the person's who has made it; whoever manages the views that a
 * building shares sees those of others as well. Everybody gets the rows that they may see themselves, and addresses outside those of its owner.
 */
export const reportSubscription = defineEntity({
  name: 'report-subscriptions',
  area: 'reports',
  doc: 'A list or a report that is sent by mail on a schedule.',
  title: '{name}',
  icon: 'ScheduleSend',
  menu: { order: 20 },
  pages: {
    list: '/reports/subscriptions',
    create: SUBSCRIBING.page,
    show: '/reports/subscriptions/:id',
    edit: '/reports/subscriptions/:id/edit',
  },
  api: {
    path: '/report-subscriptions',
    verbs: { list: true, get: true, create: true, update: true, delete: true, statusCount: true, history: true },
  },
  scope: { building: 'officeCentreId', tenant: 'tenantId', person: 'userId' },
  access: {
    list: 'REPORT_LIST',
    get: 'REPORT_VIEW',
    create: SUBSCRIBING.permission,
    update: 'REPORT_DOWNLOAD',
    delete: 'REPORT_DOWNLOAD',
  },
  fields: {
    officeCentre: reference('office-centres', { onDelete: 'cascade', system: true }),
    tenant: reference('tenants', { onDelete: 'cascade', system: true }),
    user: reference('users', { onDelete: 'cascade', system: true }),
    name: text({ required: true, max: 100, search: true }),
    about: oneOf(subscribed, { required: true, default: 'LIST', clears: ['source', 'query', 'covers'] }),
    /** The entity whose rows are listed or counted. */
    source: text({ required: true, max: 100, clears: ['query'] }),
    /** Search, filters and order of the list call, or the drop-downs of the report, as the query of an address. */
    query: longText({ max: 4000 }),
    covers: oneOf(covers, { when: isReport, requiredWhen: isReport }),
    frequency: oneOf(frequencies, { required: true, default: 'DAILY', clears: ['weekday', 'week', 'monthDay'] }),
    weekday: oneOf(weekdays, { when: byWeekday, requiredWhen: byWeekday }),
    week: oneOf(weeks, { when: byWeek, requiredWhen: byWeek }),
    monthDay: integer({ min: 1, max: 31, when: byDay, requiredWhen: byDay }),
    time: time({ required: true, default: '08:00' }),
    /** Empty: the building's. */
    zone: timeZone(),
    toMe: boolean({ default: true }),
    people: references('users', { onDelete: 'clear', maxItems: 50 }),
    outside: emails({ maxItems: 20 }),
    skipEmpty: boolean({ default: true }),
    active: boolean({ default: true }),
    /** When it is sent next, which day that is on its clock, and the zone of that clock. */
    nextDate: dateTime({ system: true }),
    nextDay: text({ max: 10, system: true }),
    nextZone: text({ max: 64, system: true }),
    lastDate: dateTime({ system: true }),
    language: text({ max: 10, system: true }),
    /** The building whose identity provider had opened the owner's session: the owner has no rights beyond. */
    providerBuilding: integer({ system: true }),
  },
  list: {
    columns: ['name', 'about', 'frequency', 'time', 'active', 'nextDate', 'lastDate'],
    more: ['user', 'zone', 'skipEmpty', 'tenant'],
    filters: ['about', 'frequency', 'active', 'user'],
    sortable: ['name', 'nextDate', 'lastDate'],
    tabs: [{ code: 'ACTIVE', where: { active: true } }, { code: 'PAUSED', where: { active: false } }, { code: 'ALL' }],
  },
  facts: ['active', 'frequency', 'time', 'nextDate', 'lastDate'],
  form: [
    { section: 'what', fields: what },
    { section: 'when', fields: when },
    { section: 'who', fields: who },
  ],
  show: [
    { section: 'what', fields: what },
    { section: 'when', fields: [...when, 'nextDate', 'lastDate'] },
    { section: 'who', fields: [...who, 'user'] },
  ],
  related: [{ entity: 'report-deliveries', by: 'subscription' }],
  actions: {
    sendNow: {
      call: 'PUT /{id}/send-now',
      permission: 'REPORT_DOWNLOAD',
      notice: 'emailRecord',
    },
  },
});
