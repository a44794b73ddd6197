import { defineArea } from '../kernel/areas/area.ts';
import { opcOrder } from './opcOrder.ts';
import { opcRefundOrder } from './opcRefundOrder.ts';

export const area = defineArea({
  name: 'orders',
  // In menu order.
  entities: [opcOrder, opcRefundOrder],
});
export const { entities } = area;
