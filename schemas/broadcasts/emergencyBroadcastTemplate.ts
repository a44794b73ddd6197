import { defineEntity } from '../kernel/entity/entity.ts';
import { reference, text } from '../kernel/fields/field.ts';
import { emergencyFields, recipients } from './emergency.ts';

/** Preset of emergency broadcasts (002 §2, §3, §4, §7): written in calm, broadcast with one decision. */
export const emergencyBroadcastTemplate = defineEntity({
  name: 'emergency-broadcast-templates',
  area: 'broadcasts',
  doc: 'An emergency broadcast that is prepared before it is needed.',
  title: '{name}',
  icon: 'LibraryBooks',
  menu: { order: 30 },
  pages: {
    list: '/emergency-broadcasts/presets',
    create: '/emergency-broadcasts/presets/add',
    show: '/emergency-broadcasts/presets/:id',
    edit: '/emergency-broadcasts/presets/:id/edit',
  },
  api: {
    path: '/office-centres/{officeCentreId}/emergency-broadcast-templates',
    verbs: { list: true, get: true, create: true, update: true, delete: true, history: true },
  },
  scope: { building: 'officeCentreId' },
  access: {
    list: 'ANNOUNCEMENT_LIST',
    get: 'ANNOUNCEMENT_VIEW',
    create: 'ANNOUNCEMENT_ADD',
    update: 'ANNOUNCEMENT_EDIT',
    delete: 'ANNOUNCEMENT_DELETE',
  },
  fields: {
    officeCentre: reference('office-centres', { onDelete: 'cascade', system: true }),
    /** By which the building's team finds it; people who are told do not see it. */
    name: text({ required: true, max: 80, search: true }),
    ...emergencyFields(),
    /** The last broadcast that was made from it. */
    lastBroadcast: reference('emergency-broadcasts', { onDelete: 'clear', system: true, embed: ['status'] }),
  },
  list: {
    columns: ['name', 'title', 'recipientType', 'lastBroadcast'],
    filters: ['recipientType'],
    sort: ['name', 'ASC'],
  },
  form: [
    { section: 'preset', fields: ['name'] },
    { section: 'message', fields: ['title', 'message'] },
    { section: 'recipients', fields: recipients },
  ],
  facts: ['title', 'recipientType', 'lastBroadcast'],
  actions: {
    broadcast: {
      call: 'PUT /{id}/broadcast',
      permission: 'ANNOUNCEMENT_MANAGE',
      confirm: 'plain',
      tone: 'danger',
      facts: ['title', 'message', ...recipients],
      reaches: 'reach',
      opens: 'lastBroadcast',
      refusedAs: 'warning',
      notice: 'emergencyBroadcast',
    },
  },
  endpoints: {
    reach: {
      call: 'GET /office-centres/{officeCentreId}/emergency-broadcast-templates/{id}/reach',
      summary: 'How many people a broadcast from the preset addresses now',
      permission: 'ANNOUNCEMENT_VIEW',
      of: 'record',
    },
  },
});
