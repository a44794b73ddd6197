import { inAppPopUpForm } from '#schemas/engagement/inAppPopUpForm.ts';
import { defineServerArea } from '#server/engine/area.ts';
import { adRules } from './ads.ts';

export const engagement = defineServerArea({
  name: 'engagement',
  rules: { [inAppPopUpForm.name]: adRules },
});
