import { defineArea } from '../kernel/areas/area.ts';
import { invoice } from './invoice.ts';
import { payment } from './payment.ts';
import { widgets } from './widgets.ts';

export const area = defineArea({
  name: 'billing',
  // In menu order.
  entities: [invoice, payment],
  widgets,
});
export const { entities } = area;
