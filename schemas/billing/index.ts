import { defineArea } from '../kernel/area.ts';
import { invoice } from './invoice.ts';

export const area = defineArea({
  name: 'billing',
  // In menu order.
  entities: [invoice],
});
export const { entities } = area;
