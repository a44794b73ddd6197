import { defineEntity } from '../kernel/entity/entity.ts';
import { boolean, date, integer, reference, text } from '../kernel/fields/field.ts';
import { unique } from '../kernel/rules/limits.ts';
import { daysOffCalls } from '../kernel/time/daysOff.ts';

/** Public holiday of a building (000 §2, §6): a day that whatever repeats can leave out. */
export const holiday = defineEntity({
  name: 'holidays',
  area: 'setup',
  doc: 'A day on which a building has a public holiday.',
  title: '{name}',
  naming: ['date', 'name'],
  icon: 'Celebration',
  menu: { order: 10 },
  pages: {
    list: '/holiday-setup/holidays',
    create: '/holiday-setup/holidays/add',
    show: '/holiday-setup/holidays/:id',
    edit: '/holiday-setup/holidays/:id/edit',
  },
  api: {
    path: '/holidays',
    verbs: {
      list: true,
      get: true,
      create: true,
      update: true,
      delete: true,
      statusCount: true,
      emailRecord: true,
      history: true,
    },
  },
  scope: { building: 'officeCentreId' },
  access: {
    list: 'HOLIDAY_LIST',
    get: 'HOLIDAY_VIEW',
    create: 'HOLIDAY_ADD',
    update: 'HOLIDAY_EDIT',
    delete: 'HOLIDAY_DELETE',
    emailRecord: 'HOLIDAY_DOWNLOAD',
  },
  fields: {
    officeCentre: reference('office-centres', { onDelete: 'cascade', system: true }),
    date: date({ required: true }),
    name: text({ required: true, max: 150, search: true }),
    /** It falls on the same date in the next year; one that follows the moon does not. */
    everyYear: boolean({ default: true }),
    /** Of its date. */
    year: integer({ system: true }),
    /** Read from the data provider; changed and removed with it as long as nobody has changed it. */
    fromProvider: boolean({ system: true }),
    /** The version that the data provider has written last. */
    providerVersion: integer({ system: true }),
  },
  limits: { onePerDay: unique(['officeCentre', 'date'], { error: 'holidayThere' }) },
  daysOff: { date: 'date', name: 'name' },
  list: {
    columns: ['date', 'name', 'everyYear'],
    more: ['year', 'fromProvider'],
    filters: ['year', 'date', 'everyYear', 'fromProvider'],
    sort: ['date', 'ASC'],
    tabs: [
      { code: 'UPCOMING', where: { date: { gte: '$today' } } },
      { code: 'PAST', where: { date: { lt: '$today' } } },
      { code: 'ALL' },
    ],
    opensOn: 'UPCOMING',
  },
  form: [{ section: 'detail', fields: ['date', 'name', 'everyYear'] }],
  uploads: {
    create: {
      process: 'POST /process-data',
      upload: 'POST /upload-data',
      permission: 'HOLIDAY_ADD',
      page: '/upload/holidays',
      columns: ['date', 'name', 'everyYear'],
      calendar: { DTSTART: 'date', SUMMARY: 'name', RRULE: 'everyYear' },
      example: { date: '2036-12-25', name: 'Christmas Day', everyYear: 'Yes' },
      notices: { uploaded: 'holidays', failed: 'holidaysFailed' },
    },
  },
  downloads: { xls: { call: 'GET /download-holidays-base64', permission: 'HOLIDAY_DOWNLOAD', as: 'xls' } },
  endpoints: {
    ...daysOffCalls(),
    copyYear: {
      call: 'POST /holidays/copy-year',
      summary: 'Copies the holidays of a year that have the same date every year into the next one',
      permission: 'HOLIDAY_ADD',
      body: { year: integer({ required: true, min: 1970, max: 2098 }) },
      notice: 'holidaysCopied',
    },
  },
});
