import { defineArea } from '../kernel/area.ts';
import { inAppPopUpEvent } from './inAppPopUpEvent.ts';
import { inAppPopUpForm } from './inAppPopUpForm.ts';
import { pollForm } from './pollForm.ts';
import { pollFormResponse } from './pollFormResponse.ts';

export const area = defineArea({
  name: 'engagement',
  // In menu order.
  entities: [pollForm, pollFormResponse, inAppPopUpForm, inAppPopUpEvent],
});
export const { entities } = area;
