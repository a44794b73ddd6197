import { defineArea } from '../kernel/area.ts';
import { invoice } from './invoice.ts';
import { payment } from './payment.ts';

export const area = defineArea({
  name: 'billing',
  // In menu order.
  entities: [invoice, payment],
});
export const { entities } = area;
