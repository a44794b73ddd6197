import { defineArea } from '../kernel/area.ts';
import { centre } from './centre.ts';
import { officeCentre } from './officeCentre.ts';

export const area = defineArea({
  name: 'buildings',
  // In menu order.
  entities: [officeCentre, centre],
});
export const { entities } = area;
