import { defineArea } from '../kernel/area.ts';
import { holiday } from './holiday.ts';

export const area = defineArea({ name: 'setup', entities: [holiday] });
export const { entities } = area;
