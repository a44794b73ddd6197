import { defineEntity } from '../kernel/entity/entity.ts';
import { integer, oneOf, sequence } from '../kernel/fields/field.ts';
import { audience } from '../users/viewableBy.ts';
import {
  questionnaireActions,
  questionnaireEndpoints,
  questionnaireFields,
  questionnaireOccupant,
  questionnaireResults,
  questionnaireStates,
  questionnaireTabs,
} from './questionnaire.ts';

/** When the app asks. */
const triggerPoints = ['APP_LAUNCH', 'HOME_PAGE', 'AFTER_BOOKING', 'AFTER_SERVICE_REQUEST'] as const;

/** Poll (002 §3, §4, §7): short questions that the app asks at a moment, until somebody answers or has dismissed them often enough. */
export const pollForm = defineEntity({
  name: 'poll-forms',
  area: 'engagement',
  doc: 'Questions that a building asks its people at a moment in the app.',
  title: '{referenceNo}',
  naming: ['name'],
  icon: 'Poll',
  menu: { order: 20 },
  pages: {
    list: '/polling/listings',
    create: '/polling/listings/new',
    show: '/polling/listings/:id',
    edit: '/polling/listings/:id/edit',
  },
  api: {
    path: '/poll-forms',
    key: 'uuid',
    verbs: {
      list: true,
      get: true,
      create: 'POST /create',
      update: 'PUT /{id}/update-detail',
      delete: 'PUT /{id}/delete',
      statusCount: true,
      history: true,
    },
    views: { questions: { call: 'GET /{id}/poll-form-options', fields: ['options'], ordered: 'options' } },
    options: { options: 'GET /option-type-drop-down', triggerPoint: 'GET /trigger-point-drop-down' },
  },
  scope: { building: 'officeCentreId', viewableBy: true },
  access: { list: 'POLL_LIST', get: 'POLL_VIEW', create: 'POLL_ADD', update: 'POLL_EDIT', delete: 'POLL_DELETE' },
  traits: ['softDeleted'],
  fields: {
    referenceNo: sequence('PO'),
    ...questionnaireFields(),
    triggerPoint: oneOf(triggerPoints, { required: true }),
    dismissalLimit: integer({ required: true, default: 3, min: 1, max: 100 }),
  },
  states: questionnaireStates,
  validate: [{ field: 'publishEndDate', gt: 'publishStartDate' }],
  allow: { update: { status: ['DRAFT', 'PUBLISHED'] } },
  list: {
    columns: ['referenceNo', 'name', 'publishStartDate', 'publishEndDate', 'triggerPoint', 'viewableBy', 'visible', 'status'],
    filters: ['triggerPoint', 'viewableBy', 'visible', 'status', 'publishStartDate', 'publishEndDate'],
    tabs: questionnaireTabs,
  },
  form: [
    { section: 'detail', fields: ['name', 'triggerPoint', 'publishStartDate', 'publishEndDate'] },
    { section: 'audience', fields: audience },
    { section: 'questions', fields: ['options'] },
  ],
  facts: ['status', 'publishStartDate', 'publishEndDate', 'triggerPoint'],
  show: [
    { section: 'detail', fields: ['name', 'triggerPoint', 'publishStartDate', 'publishEndDate', 'status'] },
    { section: 'audience', fields: audience },
    { section: 'questions', fields: ['options'] },
    { section: 'visibility', fields: ['visible'] },
    { section: 'dismissal', fields: ['dismissalLimit'] },
    { section: 'success', fields: ['successPage'] },
  ],
  actions: {
    ...questionnaireActions('POLL', 'poll', '/polling/listings/:id'),
    updateDismissalLimit: {
      call: 'PUT /{id}/update-dismissal-limit',
      permission: 'POLL_EDIT',
      input: ['dismissalLimit'],
      section: 'dismissal',
      notice: 'pollDismissalLimitUpdated',
    },
  },
  occupant: questionnaireOccupant('poll-form-responses', 'pollForm', ['triggerPoint', 'dismissalLimit'], 'dismissalLimit'),
  results: questionnaireResults('POLL', 'poll-form-responses', 'pollForm', '/polling/listings/:id'),
  endpoints: questionnaireEndpoints('POLL', 'poll'),
  notices: { create: 'pollDraftCreated', delete: { DRAFT: 'draftDeleted', else: 'pollDeleted' } },
});
