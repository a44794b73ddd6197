import { defineWidgets } from '../kernel/areas/widget.ts';

/** What service requests show on the page Today. */
export const widgets = defineWidgets(
  { kind: 'attention', code: 'requestsOverdue', order: 16, entity: 'service-requests', tab: 'OVERDUE' },
  {
    kind: 'chart',
    code: 'openRequestsByForm',
    order: 42,
    reach: 'oneBuilding',
    entity: 'service-requests',
    by: 'serviceRequestForm',
    tab: 'IN_PROGRESS',
  },
);
