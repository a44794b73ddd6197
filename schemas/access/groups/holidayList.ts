import { defineEntity } from '../../kernel/entity/entity.ts';
import { date, reference, rows, text } from '../../kernel/fields/field.ts';

/** Holiday list: named days that several schedules share, so that a year is set once and not for each door. */
export const holidayList = defineEntity({
  name: 'access-holiday-lists',
  area: 'access',
  doc: 'Days on which schedules have their hours of public holidays.',
  title: '{name}',
  icon: 'Celebration',
  menu: { order: 40 },
  pages: {
    list: '/access-holiday-lists',
    create: '/access-holiday-lists/add',
    show: '/access-holiday-lists/:id',
    edit: '/access-holiday-lists/:id/edit',
  },
  api: {
    path: '/office-centres/{officeCentreId}/access-holiday-lists',
    verbs: { list: true, get: true, create: true, update: true, delete: true, dropDown: true, history: true },
  },
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
    days: rows({ maxItems: 100, fields: { date: date({ required: true }), name: text({ required: true, max: 100 }) } }),
  },
  list: { columns: ['name', 'days'], filters: ['name'], sortable: ['name'], sort: ['name', 'ASC'] },
  form: [{ section: 'list', fields: ['name', 'days'] }],
});
