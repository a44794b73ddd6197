import { defineArea } from '../kernel/areas/area.ts';
import { visitorBadge, visitorDesk } from './screens.ts';
import { visit } from './visit.ts';
import { visitApproval } from './visitApproval.ts';
import { visitBlock } from './visitBlock.ts';
import { visitDataRequest } from './visitDataRequest.ts';
import { visitingSetting } from './visitingSetting.ts';
import { visitorStation } from './visitorStation.ts';
import { widgets } from './widgets.ts';

export const area = defineArea({
  name: 'visitors',
  // In menu order.
  entities: [visit, visitApproval, visitingSetting, visitBlock, visitorStation, visitDataRequest],
  screens: [visitorDesk, visitorBadge],
  widgets,
});
export const { entities } = area;
