import { ahuUnit } from '#schemas/aircon/ahuUnit.ts';
import { airconExtensionRequest } from '#schemas/aircon/airconExtensionRequest.ts';
import { airconSettings } from '#schemas/aircon/airconSettings.ts';
import { defineServerArea } from '#server/engine/areas/area.ts';
import { singletonHandlers } from '#server/engine/calls/singleton.ts';
import { offers } from './offers.ts';
import { reports } from './reports.ts';
import { requestRules } from './requests.ts';

export const aircon = defineServerArea({
  name: 'aircon',
  rules: { [airconExtensionRequest.name]: requestRules },
  handlers: {
    [airconExtensionRequest.name]: { ...offers, statement: reports.statement },
    [ahuUnit.name]: { schedule: reports.schedule },
    [airconSettings.name]: { ...singletonHandlers(airconSettings) },
  },
});
