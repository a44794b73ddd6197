import { defineEntity } from '../kernel/entity/entity.ts';
import { sequence } from '../kernel/fields/field.ts';
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

/** Survey (002 §3, §4, §7): questions that people find in the app and answer in their own time. */
export const surveyForm = defineEntity({
  name: 'survey-forms',
  area: 'engagement',
  doc: 'Questions that a building asks its people, to be answered in their own time.',
  title: '{referenceNo}',
  naming: ['name'],
  icon: 'Subject',
  menu: { order: 30 },
  pages: { list: '/surveys/listings', create: '/surveys/new', show: '/surveys/:id', edit: '/surveys/:id/edit' },
  api: {
    path: '/survey-forms',
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
    views: { questions: { call: 'GET /{id}/survey-form-options', fields: ['options'], ordered: 'options' } },
    options: { options: 'GET /option-type-drop-down' },
  },
  scope: { building: 'officeCentreId', viewableBy: true },
  access: { list: 'SURVEY_LIST', get: 'SURVEY_VIEW', create: 'SURVEY_ADD', update: 'SURVEY_EDIT', delete: 'SURVEY_DELETE' },
  traits: ['softDeleted'],
  fields: { referenceNo: sequence('SV'), ...questionnaireFields() },
  states: questionnaireStates,
  validate: [{ field: 'publishEndDate', gt: 'publishStartDate' }],
  allow: { update: { status: ['DRAFT', 'PUBLISHED'] } },
  list: {
    columns: ['referenceNo', 'name', 'publishStartDate', 'publishEndDate', 'viewableBy', 'visible', 'status'],
    filters: ['viewableBy', 'visible', 'status', 'publishStartDate', 'publishEndDate'],
    tabs: questionnaireTabs,
  },
  form: [
    { section: 'detail', fields: ['name', 'publishStartDate', 'publishEndDate'] },
    { section: 'audience', fields: audience },
    { section: 'questions', fields: ['options'] },
  ],
  facts: ['status', 'publishStartDate', 'publishEndDate'],
  show: [
    { section: 'detail', fields: ['name', 'publishStartDate', 'publishEndDate', 'status'] },
    { section: 'audience', fields: audience },
    { section: 'questions', fields: ['options'] },
    { section: 'visibility', fields: ['visible'] },
    { section: 'success', fields: ['successPage'] },
  ],
  actions: questionnaireActions('SURVEY', 'survey', '/surveys/:id'),
  occupant: questionnaireOccupant('survey-form-responses', 'surveyForm', []),
  results: questionnaireResults('SURVEY', 'survey-form-responses', 'surveyForm', '/surveys/:id'),
  endpoints: questionnaireEndpoints('SURVEY', 'survey'),
  notices: { create: 'surveyDraftCreated', delete: { DRAFT: 'draftDeleted', else: 'surveyDeleted' } },
});
