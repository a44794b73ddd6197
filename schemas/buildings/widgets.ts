import { defineWidgets } from '../kernel/areas/widget.ts';

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
  {
    kind: 'attention',
    code: 'quotasRunOut',
    order: 12,
    reach: 'allBuildings',
    entity: 'office-centres',
    tab: 'ACTIVE',
    filter: { quotaUsageArray: ['USED_UP', 'RUNNING_OUT'] },
  },
  {
    kind: 'attention',
    code: 'subscriptionsEnded',
    order: 13,
    reach: 'allBuildings',
    entity: 'office-centres',
    tab: 'ACTIVE',
    filter: { subscriptionEnded: 'true' },
  },
  {
    kind: 'chart',
    code: 'buildingsByPlan',
    order: 42,
    reach: 'allBuildings',
    entity: 'office-centres',
    by: 'subscriptionPlanCode',
    tab: 'ACTIVE',
  },
  { kind: 'activity', code: 'buildingActivity', order: 50, entities: ['office-centres'] },
);
