import { defineWidgets } from '../kernel/areas/widget.ts';

/** What orders show on the page Today, for the people behind a counter. */
export const widgets = defineWidgets(
  {
    kind: 'counts',
    code: 'ordersOngoing',
    order: 13,
    reach: 'oneBuilding',
    entity: 'opc-orders',
    tabs: ['PENDING', 'ACCEPTED', 'PREPARED'],
  },
  { kind: 'attention', code: 'ordersLate', order: 14, entity: 'opc-orders', tab: 'ACCEPTED', filter: { late: 'true' } },
);
