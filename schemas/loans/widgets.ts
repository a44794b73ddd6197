import { defineWidgets } from '../kernel/areas/widget.ts';

/** What loans show on the page Today. */
export const widgets = defineWidgets({
  kind: 'attention',
  code: 'loansOverdue',
  order: 18,
  entity: 'loan-item-requests',
  tab: 'LOANED',
  filter: { overdue: 'true' },
});
