import { loadingBayApplication } from '#schemas/loadingBays/loadingBayApplication.ts';
import { loadingBayBlackout } from '#schemas/loadingBays/loadingBayBlackout.ts';
import { loadingBayGroup } from '#schemas/loadingBays/loadingBayGroup.ts';
import { defineServerArea } from '#server/engine/areas/area.ts';
import { applicationRules } from './applications.ts';
import { blackoutRules } from './blackouts.ts';
import { groupRules } from './groups.ts';
import { offers } from './offers.ts';
import { reports } from './report.ts';

export const loadingBays = defineServerArea({
  name: 'loadingBays',
  rules: {
    [loadingBayApplication.name]: applicationRules,
    [loadingBayBlackout.name]: blackoutRules,
    [loadingBayGroup.name]: groupRules,
  },
  handlers: {
    [loadingBayApplication.name]: { freeStarts: offers.forForm, ...reports },
    [loadingBayGroup.name]: { freeStarts: offers.forOccupants },
  },
});
