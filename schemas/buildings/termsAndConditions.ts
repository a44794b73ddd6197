import { defineEntity } from '../kernel/entity/entity.ts';
import { countOf, localized, localizedRich, reference, sequence, statuses, text } from '../kernel/fields/field.ts';
import { tabsOf } from '../kernel/lists/tabs.ts';
import { unique } from '../kernel/rules/limits.ts';
import { stamp } from '../users/stamp.ts';

/**
 * Terms and conditions of a building (000 §2): a version for each change. The one that counts is never edited; a new version takes
 * its place, and people accept versions.
 */
export const termsAndConditions = defineEntity({
  name: 'terms-and-conditions',
  area: 'buildings',
  doc: 'A version of the terms and conditions of a building.',
  title: '{referenceNo}',
  icon: 'Gavel',
  menu: { order: 50 },
  pages: {
    list: '/management/terms-and-conditions',
    create: '/management/terms-and-conditions/add',
    show: '/management/terms-and-conditions/:id',
    edit: '/management/terms-and-conditions/:id/edit',
  },
  api: {
    path: '/terms-and-conditions',
    verbs: { list: true, get: true, create: true, update: true, delete: true, statusCount: true, history: true },
  },
  scope: { building: 'officeCentreId' },
  access: {
    list: 'OFFICE_CENTRE_VIEW',
    get: 'OFFICE_CENTRE_VIEW',
    create: 'OFFICE_CENTRE_EDIT',
    update: 'OFFICE_CENTRE_EDIT',
    delete: 'OFFICE_CENTRE_EDIT',
  },
  fields: {
    officeCentre: reference('office-centres', { onDelete: 'cascade', system: true }),
    referenceNo: sequence('TNC'),
    name: localized({ short: true, required: true, search: true, max: 150 }),
    description: localizedRich({ required: true }),
    status: statuses({ DRAFT: 'neutral', CURRENT: 'success', PAST: 'neutral' }),
    acceptedCount: countOf('terms-acceptances', { by: 'termsAndConditions' }),
    ...stamp('published'),
  },
  states: { field: 'status', initial: 'DRAFT' },
  allow: { update: { status: 'DRAFT' }, delete: { status: 'DRAFT' } },
  limits: { oneCurrent: unique(['officeCentre'], { while: { status: 'CURRENT' }, error: 'termsCurrentThere' }) },
  list: {
    columns: ['referenceNo', 'name', 'status', 'acceptedCount', 'publishedDate'],
    filters: ['status', 'publishedDate'],
    sort: ['referenceNo', 'DESC'],
    tabs: [...tabsOf('status', ['CURRENT', 'DRAFT', 'PAST']), { code: 'ALL' }],
    opensOn: 'ALL',
  },
  form: [{ section: 'terms', fields: ['name', 'description'] }],
  facts: ['status', 'name', 'acceptedCount'],
  show: [{ section: 'terms', fields: ['status', 'name', 'description', 'acceptedCount'] }],
  related: [{ entity: 'terms-acceptances', by: 'termsAndConditions' }],
  actions: {
    publish: {
      call: 'PUT /{id}/publish',
      permission: 'OFFICE_CENTRE_EDIT',
      moves: { DRAFT: 'CURRENT' },
      stamp: 'published',
      confirm: 'plain',
      tone: 'primary',
      notice: 'termsPublished',
    },
  },
  endpoints: {
    current: {
      call: 'GET /occupant/terms-and-conditions',
      summary:
        'The terms and conditions that count in the building, and whether one has accepted them; null while there are none',
      everybody: 'They are for everybody in the building.',
    },
    accept: {
      call: 'PUT /occupant/terms-and-conditions/accept',
      summary: 'Accepts the version that one has read; safe to repeat',
      everybody: 'They are for everybody in the building.',
      body: { uuid: text({ required: true, max: 36 }) },
      notice: 'termsAccepted',
    },
  },
});
