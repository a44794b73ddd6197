import { defineServerArea } from '#server/engine/area.ts';
import { officeCentreRules } from './officeCentres.ts';

export const buildings = defineServerArea({ name: 'buildings', rules: { 'office-centres': officeCentreRules } });
