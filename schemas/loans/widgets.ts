import { defineWidgets } from '../kernel/areas/widget.ts';

/** What loans show on the page Today: what is out, what comes back, and what will be fetched. */
export const widgets = defineWidgets(
  {
    kind: 'attention',
    code: 'loansOverdue',
    order: 18,
    entity: 'loan-item-requests',
    tab: 'LOANED',
    filter: { overdue: 'true' },
  },
  {
    kind: 'soon',
    code: 'loansDue',
    order: 24,
    reach: 'oneBuilding',
    entity: 'loan-item-requests',
    date: 'dueAt',
    within: 1,
    tab: 'LOANED',
    detail: ['itemName', 'user.label'],
  },
  {
    kind: 'soon',
    code: 'reservationsSoon',
    order: 25,
    reach: 'oneBuilding',
    entity: 'loan-item-reservations',
    date: 'fromAt',
    within: 3,
    tab: 'RESERVED',
    detail: ['itemName', 'user.label'],
  },
);
