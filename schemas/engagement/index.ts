import { defineArea } from '../kernel/areas/area.ts';
import { inAppPopUpEvent } from './inAppPopUpEvent.ts';
import { inAppPopUpForm } from './inAppPopUpForm.ts';
import { pollForm } from './pollForm.ts';
import { pollFormResponse } from './pollFormResponse.ts';
import { surveyForm } from './surveyForm.ts';
import { surveyFormResponse } from './surveyFormResponse.ts';

export const area = defineArea({
  name: 'engagement',
  // In menu order.
  entities: [pollForm, pollFormResponse, surveyForm, surveyFormResponse, inAppPopUpForm, inAppPopUpEvent],
});
export const { entities } = area;
