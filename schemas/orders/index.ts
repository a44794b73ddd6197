import { defineArea } from '../kernel/areas/area.ts';
import { orderReports } from './itemsReport.ts';
import { opcOrder } from './opcOrder.ts';
import { opcRefundOrder } from './opcRefundOrder.ts';
import { merchant, merchantMenu } from './screens.ts';
import { widgets } from './widgets.ts';

export const area = defineArea({
  name: 'orders',
  // In menu order.
  entities: [opcOrder, opcRefundOrder],
  screens: [merchant, merchantMenu, orderReports],
  widgets,
});
export const { entities } = area;
