import { defineEntity } from '../kernel/entity/entity.ts';
import { date, oneOf, reference, systemCodes, time } from '../kernel/fields/field.ts';

/** What a public holiday is for a period: the weekday that it falls on, a day on which it is always visible, or one on which it never is. */
export const holidayKinds = ['AS_WEEKDAY', 'ALWAYS', 'NEVER'] as const;

/**
 * Visibility period (001 §3, §7): when people see a menu group. A period belongs to the day on which it begins, also past midnight; a group
 * without periods is always visible.
 */
export const opcMenuGroupVisibilityPeriod = defineEntity({
  name: 'opc-menu-group-visibility-periods',
  area: 'retail',
  doc: 'A time at which a menu group is visible.',
  title: '{startTime} – {endTime}',
  naming: ['opcMenuGroup.label', 'startTime', 'endTime'],
  parentScreen: 'opc-menu',
  pages: { edit: '/opc-menu/visibility-period/:id/edit', show: '/opc-menu/visibility-period/:id' },
  api: {
    path: '/opc-menu-group-visibility-periods',
    key: 'uuid',
    verbs: { list: true, get: true, create: true, update: true, delete: true, history: true },
    under: 'opcMenuGroup',
  },
  scope: { building: 'officeCentreId', tenant: 'retailTenantId' },
  access: {
    list: 'OPC_MENU_GROUP_VIEW',
    create: 'OPC_MENU_GROUP_EDIT',
    update: 'OPC_MENU_GROUP_EDIT',
    delete: 'OPC_MENU_GROUP_EDIT',
  },
  fields: {
    officeCentre: reference('office-centres', { onDelete: 'cascade', system: true }),
    opcMenuGroup: reference('opc-menu-groups', { required: true, onDelete: 'cascade', fixed: true, byUuid: true }),
    /** That of the store. */
    retailTenant: reference('tenants', { onDelete: 'restrict', system: true }),
    /** Both included; empty: without a beginning, or without an end. */
    startDate: date(),
    endDate: date(),
    /** Empty: on all days. */
    daysOfWeek: systemCodes('WEEKDAY'),
    publicHolidays: oneOf(holidayKinds, { required: true, default: 'AS_WEEKDAY' }),
    startTime: time({ required: true }),
    endTime: time({ required: true, after: 'startTime', overnight: true }),
  },
  validate: [{ field: 'endDate', gte: 'startDate' }],
  parent: 'opcMenuGroup',
  list: {
    columns: ['daysOfWeek', 'startTime', 'endTime', 'startDate', 'endDate', 'publicHolidays'],
    filters: ['opcMenuGroup'],
    sort: ['startTime', 'ASC'],
  },
  facts: ['daysOfWeek', 'publicHolidays', 'startDate', 'endDate'],
  form: [
    {
      section: 'period',
      fields: ['opcMenuGroup', 'daysOfWeek', 'startTime', 'endTime', 'publicHolidays', 'startDate', 'endDate'],
    },
  ],
});
