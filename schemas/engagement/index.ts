import { defineArea } from '../kernel/area.ts';
import { pollForm } from './pollForm.ts';

export const area = defineArea({
  name: 'engagement',
  // In menu order.
  entities: [pollForm],
});
export const { entities } = area;
