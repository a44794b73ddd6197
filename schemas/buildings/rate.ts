import { defineEntity } from '../kernel/entity/entity.ts';
import { date, longText, money, oneOf, reference, text } from '../kernel/fields/field.ts';

/** Rate of a building (000 §2): what something costs there from a day on; its companies may read it. */
export const rate = defineEntity({
  name: 'rates',
  area: 'buildings',
  doc: 'What a building charges for something, from a day on.',
  title: '{name}',
  naming: ['name', 'effectiveFrom'],
  icon: 'RequestQuote',
  menu: { order: 40 },
  pages: {
    list: '/management/rates',
    create: '/management/rates/add',
    show: '/management/rates/:id',
    edit: '/management/rates/:id/edit',
  },
  api: {
    path: '/rates',
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
  scope: { building: 'officeCentreId', tenantReads: true },
  access: {
    list: 'RATE_LIST',
    get: 'RATE_VIEW',
    create: 'RATE_ADD',
    update: 'RATE_EDIT',
    delete: 'RATE_DELETE',
    emailRecord: 'RATE_DOWNLOAD',
  },
  fields: {
    officeCentre: reference('office-centres', { onDelete: 'cascade', system: true, embed: ['currency'] }),
    name: text({ required: true, max: 150, search: true }),
    amount: money({ required: true }),
    per: oneOf(['HOUR', 'DAY', 'MONTH', 'USE'], { required: true, default: 'HOUR' }),
    effectiveFrom: date({ required: true }),
    /** The last day; without one it goes on. */
    effectiveTo: date(),
    note: longText({ max: 500 }),
  },
  validate: [{ field: 'effectiveTo', gte: 'effectiveFrom' }],
  list: {
    columns: ['name', 'amount', 'per', 'effectiveFrom', 'effectiveTo'],
    filters: ['name', 'per', 'effectiveFrom', 'effectiveTo'],
    sort: ['name', 'ASC'],
    tabs: [
      { code: 'CURRENT', where: { effectiveFrom: { lte: '$today' } } },
      { code: 'UPCOMING', where: { effectiveFrom: { gt: '$today' } } },
      { code: 'ALL' },
    ],
    opensOn: 'ALL',
  },
  form: [{ section: 'rate', fields: ['name', 'amount', 'per', 'effectiveFrom', 'effectiveTo', 'note'] }],
  facts: ['amount', 'per', 'effectiveFrom', 'effectiveTo'],
});
