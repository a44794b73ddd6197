import { defineWidgets } from '../kernel/areas/widget.ts';

/** What belongs to no area: the decisions that wait, and the mail of the provider. */
export const widgets = defineWidgets(
  { kind: 'waiting', code: 'waiting', order: 10 },
  { kind: 'counts', code: 'mail', order: 32, reach: 'allBuildings', entity: 'mails', tabs: ['FAILED', 'WAITING'] },
);
