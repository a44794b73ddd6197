import { defineArea } from '../kernel/area.ts';
import { centre } from './centre.ts';
import { officeCentre } from './officeCentre.ts';
import { subscriptionInfoHistory } from './subscriptionInfoHistory.ts';
import { widgets } from './widgets.ts';

export const area = defineArea({
  name: 'buildings',
  // In menu order.
  entities: [officeCentre, centre, subscriptionInfoHistory],
  widgets,
});
export const { entities } = area;
