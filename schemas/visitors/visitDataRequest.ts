import { defineEntity } from '../kernel/entity/entity.ts';
import { dateTime, integer, oneOf, reference, text } from '../kernel/fields/field.ts';

/** What was done with visitors' personal data (decision 0078): given out, erased on request, or forgotten after the building's period. */
export const visitDataRequest = defineEntity({
  name: 'visit-data-requests',
  area: 'visitors',
  doc: 'That personal data of visitors was given out or erased: when, why and of how many visits, not whose.',
  title: '{reason}',
  icon: 'Policy',
  menu: { order: 60 },
  pages: { list: '/visitor-data', show: '/visitor-data/:id' },
  api: { path: '/visit-data-requests', key: 'uuid', verbs: { list: true, get: true } },
  scope: { building: 'officeCentreId' },
  addOn: 'VISITOR_MANAGEMENT',
  access: { list: 'OFFICE_CENTRE_VIEW', get: 'OFFICE_CENTRE_VIEW' },
  fields: {
    officeCentre: reference('office-centres', { onDelete: 'cascade', system: true }),
    what: oneOf(['EXPORT', 'ERASURE', 'RETENTION'], {
      system: true,
      tones: { EXPORT: 'info', ERASURE: 'warning', RETENTION: 'neutral' },
    }),
    reason: text({ max: 300, system: true, search: true }),
    /** Of whom, as a keyed hash: whoever asks again is found, and nobody is named. */
    personHash: text({ max: 64, system: true, internal: true }),
    visitCount: integer({ system: true, default: 0 }),
    doneDate: dateTime({ system: true }),
    doneUser: reference('users', { onDelete: 'clear', system: true }),
  },
  list: {
    columns: ['doneDate', 'what', 'reason', 'visitCount', 'doneUser'],
    filters: ['what', 'doneDate'],
    sortable: ['doneDate', 'visitCount'],
  },
  show: [{ section: 'request', fields: ['what', 'reason', 'visitCount', 'doneDate', 'doneUser'] }],
});
