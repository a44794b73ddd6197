import { defineEntity } from '../kernel/entity/entity.ts';
import { reference } from '../kernel/fields/field.ts';
import { responseFields, responseList } from './response.ts';

/** What one person has answered to a survey (002 §7). People write it through their own calls; nobody changes it. */
export const surveyFormResponse = defineEntity({
  name: 'survey-form-responses',
  area: 'engagement',
  doc: 'What one person has answered to a survey.',
  title: '{id}',
  api: { path: '/survey-form-responses', verbs: { list: true, get: true } },
  scope: { building: 'officeCentreId' },
  access: { list: 'SURVEY_VIEW' },
  fields: {
    surveyForm: reference('survey-forms', { onDelete: 'cascade', system: true }),
    ...responseFields('surveyForm'),
  },
  report: { date: 'day', by: ['surveyForm'] },
  list: responseList,
});
