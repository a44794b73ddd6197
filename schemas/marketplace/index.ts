import { defineArea } from '../kernel/areas/area.ts';
import { marketplaceBlacklist } from './marketplaceBlacklist.ts';
import { marketplacePost } from './marketplacePost.ts';
import { marketplacePostHistory } from './marketplacePostHistory.ts';
import { marketplaceReportHistory } from './marketplaceReportHistory.ts';

export const area = defineArea({
  name: 'marketplace',
  // In menu order.
  entities: [marketplacePost, marketplaceBlacklist, marketplacePostHistory, marketplaceReportHistory],
});
export const { entities } = area;
