import { defineEntity } from '../kernel/entity/entity.ts';
import { reference } from '../kernel/fields/field.ts';
import { responseFields, responseList } from './response.ts';

/** What one person has answered to a poll (002 §7). People write it through their own calls; nobody changes it. */
export const pollFormResponse = defineEntity({
  name: 'poll-form-responses',
  area: 'engagement',
  doc: 'What one person has answered to a poll.',
  title: '{id}',
  api: { path: '/poll-form-responses', verbs: { list: true, get: true } },
  scope: { building: 'officeCentreId' },
  access: { list: 'POLL_VIEW' },
  fields: { pollForm: reference('poll-forms', { onDelete: 'cascade', system: true }), ...responseFields('pollForm') },
  report: { date: 'day', by: ['pollForm'] },
  list: responseList,
});
