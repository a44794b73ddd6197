import { defineArea } from '../kernel/areas/area.ts';
import { mail } from './mail.ts';
import { mailServer } from './mailServer.ts';
import { widgets } from './widgets.ts';

export const area = defineArea({
  name: 'system',
  // In menu order.
  entities: [mail, mailServer],
  widgets,
});
export const { entities } = area;
