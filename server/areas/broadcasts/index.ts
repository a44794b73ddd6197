import { defineServerArea } from '#server/engine/area.ts';
import { returning } from '#server/engine/areaCalls.ts';
import { listOf } from '#server/openapi/values.ts';
import { currentMaintenance, toldMaintenance } from './current.ts';

export const broadcasts = defineServerArea({
  name: 'broadcasts',
  answers: {
    'maintenance-broadcasts': { current: returning(listOf(toldMaintenance), ({ db }) => currentMaintenance(db)) },
  },
});
