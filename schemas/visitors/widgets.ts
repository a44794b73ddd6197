import { defineWidgets } from '../kernel/areas/widget.ts';

/** What visits show on the page Today: who comes, who is there, who has stayed too long. */
export const widgets = defineWidgets(
  { kind: 'counts', code: 'visitsToday', order: 12, reach: 'oneBuilding', entity: 'visits', tabs: ['EXPECTED', 'ARRIVED'] },
  { kind: 'attention', code: 'visitsOverstayed', order: 17, entity: 'visits', tab: 'OVERSTAYED' },
  {
    kind: 'soon',
    code: 'visitsSoon',
    order: 20,
    reach: 'oneBuilding',
    entity: 'visits',
    date: 'startAt',
    within: 7,
    tab: 'APPROVED',
    detail: ['company', 'host.label'],
  },
);
