import { defineServerArea } from '#server/engine/area.ts';

export const engagement = defineServerArea({ name: 'engagement' });
