import { defineArea } from '../kernel/areas/area.ts';
import { ahuUnit } from './ahuUnit.ts';
import { airconExtensionRequest } from './airconExtensionRequest.ts';
import { airconExtensionRequestInstance } from './airconExtensionRequestInstance.ts';
import { airconSettings } from './airconSettings.ts';
import { airconStatement, airconWeek } from './screens.ts';

export const area = defineArea({
  name: 'aircon',
  // In menu order.
  entities: [airconExtensionRequest, airconExtensionRequestInstance, ahuUnit, airconSettings],
  screens: [airconWeek, airconStatement],
});
export const { entities } = area;
