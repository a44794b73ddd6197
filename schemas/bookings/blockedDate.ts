import { defineEntity } from '../kernel/entity/entity.ts';
import { boolean, cases, date, dateTime, longText, oneOf, recurrence, reference, text, time } from '../kernel/fields/field.ts';
import { applies, appliesNames } from './applies.ts';
import { hitChoices, hitsEndpoint } from './blockHits.ts';

const once = { repeats: null } as const;
const timed = { allDay: false } as const;

/**
 * Blocked date (000 §2, §6): a time in which facilities cannot be booked, once or again and again. One that repeats is a record for each of its
 * dates, in a series.
 */
export const blockedDate = defineEntity({
  name: 'blocked-dates',
  area: 'bookings',
  doc: 'A time in which facilities of a building cannot be booked.',
  title: '{name}',
  naming: ['name', 'startDate'],
  icon: 'EventBusy',
  menu: { order: 50 },
  pages: { list: '/blocked-dates', create: '/blocked-dates/add', show: '/blocked-dates/:id', edit: '/blocked-dates/:id/edit' },
  api: {
    path: '/blocked-dates',
    key: 'uuid',
    verbs: { list: true, get: true, create: true, update: true, delete: true, statusCount: true, history: true },
  },
  scope: { building: 'officeCentreId' },
  access: {
    list: 'BLOCKED_DATE_LIST',
    get: 'BLOCKED_DATE_VIEW',
    create: 'BLOCKED_DATE_ADD',
    update: 'BLOCKED_DATE_EDIT',
    delete: 'BLOCKED_DATE_DELETE',
  },
  fields: {
    officeCentre: reference('office-centres', { onDelete: 'cascade', system: true }),
    name: text({ required: true, max: 150, search: true }),
    remark: longText({ max: 1000 }),
    ...applies(),
    /** From the first minute of the first day to the last one of the last day, on the building's clock. */
    allDay: boolean({ default: true }),
    startDate: date({ required: true }),
    /** Empty: the first one. */
    endDate: date({ when: once }),
    startTime: time({ when: timed, requiredWhen: timed }),
    endTime: time({ when: timed, requiredWhen: timed }),
    repeats: recurrence('startDate', { fixed: true }),
    /** What becomes of the bookings that it hits: asked where there are some. */
    bookingsHit: oneOf(hitChoices, { asked: true }),
    /** The records that were made together. */
    series: text({ system: true, max: 36 }),
    /** Follow from the days and times. */
    startAt: dateTime({ system: true }),
    endAt: dateTime({ system: true }),
    status: cases({ ONGOING: 'warning', UPCOMING: 'info', PAST: 'neutral' }, [
      { when: { endAt: { lte: '$now' } }, is: 'PAST' },
      { when: { startAt: { gt: '$now' } }, is: 'UPCOMING' },
      { when: { endAt: { gt: '$now' } }, is: 'ONGOING' },
    ]),
  },
  validate: [{ field: 'endDate', gte: 'startDate' }],
  recurrence: { field: 'repeats', series: 'series', adds: 'create', following: {} },
  list: {
    columns: ['name', 'startAt', 'endAt', 'allDay', 'appliesTo', 'facilityCategory', 'facility', 'status'],
    more: ['remark', 'startDate', 'endDate'],
    filters: ['appliesTo', 'facility', 'facilityCategory', 'status', 'startDate'],
    sortable: ['name', 'startAt', 'endAt'],
    sort: ['startAt', 'ASC'],
    tabs: [
      { code: 'UPCOMING', where: { status: ['UPCOMING', 'ONGOING'] } },
      { code: 'PAST', where: { status: 'PAST' } },
      { code: 'ALL' },
    ],
    opensOn: 'UPCOMING',
  },
  form: [
    { section: 'block', fields: ['name', 'allDay', 'startDate', 'endDate', 'startTime', 'endTime', 'repeats', 'remark'] },
    { section: 'facilities', fields: appliesNames },
    { section: 'bookings', fields: ['bookingsHit'] },
  ],
  endpoints: hitsEndpoint,
  facts: ['status', 'startAt', 'endAt', 'appliesTo'],
  show: [
    { section: 'block', fields: ['name', 'startAt', 'endAt', 'allDay', 'repeats', 'remark'] },
    { section: 'facilities', fields: appliesNames },
  ],
});
