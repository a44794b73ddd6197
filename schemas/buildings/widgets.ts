import { defineWidgets } from '../kernel/widget.ts';

/** The building widgets of the Today page. */
export const widgets = defineWidgets(
  {
    kind: 'soon',
    code: 'buildingContractsEnd',
    order: 21,
    reach: 'allBuildings',
    entity: 'office-centres',
    date: 'billingEndDate',
    within: 90,
    tab: 'ACTIVE',
    detail: ['buildingName'],
  },
  { kind: 'activity', code: 'buildingActivity', order: 50, entities: ['office-centres'] },
);
