import { defineEntity } from '../kernel/entity/entity.ts';
import { boolean, date, email, longText, phone, reference, statuses, tags, text, whether } from '../kernel/fields/field.ts';
import { tabsOf } from '../kernel/lists/tabs.ts';
import { stamp } from '../users/stamp.ts';

/**
 * Blocked person (000 §2; decision 0078): whoever matches one of the names, the address, the number or the identity number does not get in, in the
 * whole building. The visitor is never told. People with an account are blocked in the blacklist, for the type VISIT, which counts here as well.
 */
export const visitBlock = defineEntity({
  name: 'visit-blocks',
  area: 'visitors',
  doc: 'Somebody who may not visit the building.',
  title: '{name}',
  icon: 'PersonOff',
  menu: { order: 40 },
  pages: {
    list: '/blocked-visitors',
    create: '/blocked-visitors/add',
    show: '/blocked-visitors/:id',
    edit: '/blocked-visitors/:id/edit',
  },
  api: {
    path: '/visit-blocks',
    key: 'uuid',
    verbs: { list: true, get: true, create: true, update: true, statusCount: true, history: true },
  },
  scope: { building: 'officeCentreId' },
  addOn: 'VISITOR_MANAGEMENT',
  access: { list: 'BLACKLIST_LIST', get: 'BLACKLIST_VIEW', create: 'BLACKLIST_ADD', update: 'BLACKLIST_EDIT' },
  fields: {
    officeCentre: reference('office-centres', { onDelete: 'cascade', system: true }),
    name: text({ required: true, max: 120, search: true }),
    /** Other names and spellings. */
    aliases: tags({ maxItems: 20 }),
    email: email({ search: true }),
    mobileNo: phone(),
    /** Asked, and kept as a keyed hash alone. */
    identityNo: text({ max: 40, asked: true }),
    identityHash: text({ max: 64, system: true, internal: true }),
    identityKnown: whether({ identityHash: { not: null } }),
    /** The names as they are compared (`visitName.ts`). */
    nameKeys: tags({ maxItems: 21, system: true, internal: true }),
    /** One of the names is so short that it fits many. */
    broad: boolean({ default: false, system: true }),
    reason: longText({ required: true, max: 1000 }),
    /** The last day; none: until somebody ends it. */
    until: date({ notBefore: '$today' }),
    status: statuses({ BLOCKED: 'danger', ENDED: 'neutral' }),
    ...stamp('ended', 'endRemark'),
  },
  states: {
    field: 'status',
    initial: 'BLOCKED',
    timed: { runOut: { from: 'BLOCKED', to: 'ENDED', when: { until: { lt: '$today' } }, keeps: 'endedDate' } },
  },
  allow: { update: { status: 'BLOCKED' } },
  list: {
    columns: ['name', 'aliases', 'email', 'mobileNo', 'reason', 'until', 'broad', 'status'],
    more: ['identityKnown', 'endedDate'],
    filters: ['status', 'until', 'broad'],
    sortable: ['name', 'until', 'status'],
    tabs: tabsOf('status', ['BLOCKED', 'ENDED']),
  },
  form: [
    { section: 'person', fields: ['name', 'aliases', 'email', 'mobileNo', 'identityNo'] },
    { section: 'block', fields: ['reason', 'until'] },
  ],
  facts: ['status', 'until', 'broad'],
  show: [
    { section: 'person', fields: ['name', 'aliases', 'email', 'mobileNo', 'identityKnown', 'broad'] },
    { section: 'block', fields: ['reason', 'until', 'status'] },
  ],
  uploads: {
    create: {
      process: 'POST /process-data',
      upload: 'POST /upload-data',
      permission: 'BLACKLIST_ADD',
      page: '/upload/blocked-visitors',
      columns: ['name', 'aliases', 'email', 'mobileNo', 'reason', 'until'],
      example: { name: 'Chan Tai Man', aliases: '陳大文', email: 'taiman@blocked.example', reason: 'Threatened the guards.' },
      notices: { uploaded: 'blocks', failed: 'blocksFailed' },
    },
  },
  actions: {
    end: {
      call: 'PUT /{id}/end',
      permission: 'BLACKLIST_DELETE',
      moves: { BLOCKED: 'ENDED' },
      remark: 'endRemark',
      stamp: 'ended',
      tone: 'primary',
      bulk: true,
      notice: 'recordUpdated',
    },
  },
});
