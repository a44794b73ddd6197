import { defineEntity } from '../kernel/entity/entity.ts';
import { boolean, countOf, files, integer, longText, money, reference, text } from '../kernel/fields/field.ts';

const stock = (sum: string) => countOf('location-loan-items', { by: 'loanItem', where: { active: true }, sum });

/** Loan item (001 §3, §7): a kind of thing that the concierge lends, such as an umbrella. Where there are how many says `location-loan-items`. */
export const loanItem = defineEntity({
  name: 'loan-items',
  area: 'loans',
  doc: 'A kind of thing that the concierge of a building lends.',
  title: '{name}',
  naming: ['name', 'itemCode'],
  icon: 'Umbrella',
  menu: { order: 30 },
  pages: {
    list: '/concierge/item-management',
    create: '/concierge/item-management/add',
    show: '/concierge/item-management/:id',
    edit: '/concierge/item-management/:id/edit',
  },
  api: {
    path: '/loan-items',
    key: 'uuid',
    verbs: {
      list: true,
      get: true,
      create: true,
      update: true,
      delete: true,
      dropDown: 'GET /item-drop-down',
      history: true,
    },
  },
  scope: { building: 'officeCentreId' },
  // What was lent stays in the loans.
  traits: ['softDeleted'],
  access: {
    list: 'LOAN_ITEM_LIST',
    get: 'LOAN_ITEM_VIEW',
    create: 'LOAN_ITEM_ADD',
    update: 'LOAN_ITEM_EDIT',
    delete: 'LOAN_ITEM_DELETE',
  },
  fields: {
    officeCentre: reference('office-centres', { onDelete: 'cascade', system: true, embed: ['currency'] }),
    name: text({ required: true, max: 150, unique: 'perCentre', search: true }),
    /** On its label, as a bar code or QR code; made by itself where nobody gives one. */
    itemCode: text({ max: 40, unique: 'perCentre', search: true }),
    description: longText({ max: 1000 }),
    imageFile: files({ accept: ['jpg', 'jpeg', 'png'], maxItems: 3 }),
    /** For each piece, while it is lent. */
    depositAmount: money(),
    /** Hours after which it is due back, unless the concierge says otherwise. */
    loanHours: integer({ required: true, min: 1, max: 8760, default: 24 }),
    active: boolean({ default: true }),
    totalCount: stock('totalCount'),
    availableCount: stock('availableCount'),
    outCount: stock('outCount'),
    lostCount: stock('lostCount'),
  },
  list: {
    columns: ['name', 'itemCode', 'availableCount', 'outCount', 'totalCount', 'loanHours', 'active'],
    more: ['lostCount', 'depositAmount'],
    filters: ['itemCode', 'active'],
    sortable: ['name', 'itemCode', 'loanHours'],
  },
  form: [
    { section: 'item', fields: ['name', 'itemCode', 'description', 'imageFile'] },
    { section: 'terms', fields: ['loanHours', 'depositAmount', 'active'] },
  ],
  facts: ['active', 'availableCount', 'outCount', 'totalCount', 'lostCount'],
  show: [
    { section: 'item', fields: ['name', 'itemCode', 'description', 'imageFile'] },
    { section: 'terms', fields: ['loanHours', 'depositAmount', 'active'] },
  ],
  related: [
    { entity: 'location-loan-items', by: 'loanItem' },
    { entity: 'loan-item-requests', by: 'loanItem' },
  ],
});
