import { defineArea } from '../kernel/area.ts';
import { mail } from './mail.ts';

export const area = defineArea({
  name: 'system',
  // In menu order.
  entities: [mail],
});
export const { entities } = area;
