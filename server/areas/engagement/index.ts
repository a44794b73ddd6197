import { inAppPopUpForm } from '#schemas/engagement/inAppPopUpForm.ts';
import { pollForm } from '#schemas/engagement/pollForm.ts';
import { pollFormResponse } from '#schemas/engagement/pollFormResponse.ts';
import { surveyForm } from '#schemas/engagement/surveyForm.ts';
import { surveyFormResponse } from '#schemas/engagement/surveyFormResponse.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { defineServerArea } from '#server/engine/areas/area.ts';
import { adRules } from './ads.ts';
import { keepFormerQuestions } from './questionnaires.ts';
import { describeAnswers } from './responses.ts';
import { updatePositions } from './updatePositions.ts';

export const engagement = defineServerArea({
  name: 'engagement',
  rules: {
    [inAppPopUpForm.name]: adRules,
    [pollForm.name]: { actions: { updateOptions: keepFormerQuestions } },
    [pollFormResponse.name]: { beforeCreate: describeAnswers },
    [surveyForm.name]: { actions: { updateOptions: keepFormerQuestions } },
    [surveyFormResponse.name]: { beforeCreate: describeAnswers },
  },
  handlers: {
    [pollForm.name]: { updateOptionPositions: updatePositions(pollForm as unknown as Entity) },
    [surveyForm.name]: { updateOptionPositions: updatePositions(surveyForm as unknown as Entity) },
  },
});
