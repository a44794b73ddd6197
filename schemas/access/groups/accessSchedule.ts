import { defineEntity } from '../../kernel/entity/entity.ts';
import { boolean, dateRange, oneOf, reference, references, rows, text, weeklyHours } from '../../kernel/fields/field.ts';
import { exceptionKinds } from './schedule.ts';

const path = '/office-centres/{officeCentreId}/access-schedules';
const form = [
  { section: 'schedule', fields: ['name'] },
  { section: 'week', fields: ['hours'] },
  { section: 'exceptions', fields: ['publicHolidays', 'holidayList', 'exceptions'] },
] as const;

/**
 * Schedule (the time zones of 000 §6): when those may pass who are given it. Hours are of the building's clock; instants are derived from them
 * day by day (`schedule.ts`).
 */
export const accessSchedule = defineEntity({
  name: 'access-schedules',
  area: 'access',
  doc: 'When people may pass: weekly hours with exceptions.',
  title: '{name}',
  icon: 'CalendarViewWeek',
  menu: { order: 30 },
  pages: {
    list: '/access-schedules',
    create: '/access-schedules/add',
    show: '/access-schedules/:id',
    edit: '/access-schedules/:id/edit',
  },
  api: { path, verbs: { list: true, get: true, create: true, update: true, delete: true, dropDown: true, history: true } },
  scope: { building: 'officeCentreId' },
  access: {
    list: 'TIME_ZONE_LIST',
    get: 'TIME_ZONE_VIEW',
    create: 'TIME_ZONE_ADD',
    update: 'TIME_ZONE_EDIT',
    delete: 'TIME_ZONE_DELETE',
  },
  fields: {
    officeCentre: reference('office-centres', { onDelete: 'cascade', system: true }),
    name: text({ required: true, max: 100, unique: 'perCentre', search: true }),
    hours: weeklyHours({ holidays: true, overnight: true }),
    /** On the building's public holidays the hours of public holidays apply. */
    publicHolidays: boolean({ default: true }),
    /** So they do on the days of these lists. */
    holidayList: references('access-holiday-lists', { onDelete: 'clear', maxItems: 20 }),
    /** Of several for one day, the first one counts. */
    exceptions: rows({
      maxItems: 100,
      fields: {
        name: text({ required: true, max: 100 }),
        period: dateRange({ required: true }),
        kind: oneOf(exceptionKinds, { required: true, default: 'CLOSED' }),
      },
    }),
  },
  list: {
    columns: ['name', 'hours', 'publicHolidays', 'holidayList'],
    filters: ['name', 'publicHolidays', 'holidayList'],
    sortable: ['name'],
    sort: ['name', 'ASC'],
  },
  form,
  show: form,
  endpoints: {
    preview: {
      call: `GET ${path}/{id}/preview`,
      summary: 'What a schedule comes to in the week that begins on `from`: its periods as instants, with the length of each',
      permission: 'TIME_ZONE_VIEW',
      of: 'record',
      sides: ['platform', 'building'],
      query: ['from'],
    },
  },
});
