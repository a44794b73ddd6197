import { defineArea } from '../kernel/areas/area.ts';
import { centre } from './centre.ts';
import { officeCentre } from './officeCentre.ts';
import { rate } from './rate.ts';
import { subscriptionInfoHistory } from './subscriptionInfoHistory.ts';
import { termsAcceptance } from './termsAcceptance.ts';
import { termsAndConditions } from './termsAndConditions.ts';
import { widgets } from './widgets.ts';

export const area = defineArea({
  name: 'buildings',
  // In menu order.
  entities: [officeCentre, centre, subscriptionInfoHistory, rate, termsAndConditions, termsAcceptance],
  widgets,
});
export const { entities } = area;
