import { defineArea } from '../kernel/area.ts';
import { mail } from './mail.ts';
import { widgets } from './widgets.ts';

export const area = defineArea({
  name: 'system',
  // In menu order.
  entities: [mail],
  widgets,
});
export const { entities } = area;
