import { defineArea } from '../kernel/areas/area.ts';
import { dataProvider } from './dataProvider.ts';
import { holiday } from './holiday.ts';
import { messageTemplate } from './messageTemplate.ts';

export const area = defineArea({ name: 'setup', entities: [holiday, dataProvider, messageTemplate] });
export const { entities } = area;
