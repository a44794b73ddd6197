import { defineWidgets } from '../kernel/areas/widget.ts';

/** What invoices and payments show on the page Today: to whoever issues them, and to the companies that pay them. */
export const widgets = defineWidgets(
  { kind: 'attention', code: 'invoicesOverdue', order: 17, entity: 'invoices', tab: 'OPEN', filter: { status: 'OVERDUE' } },
  { kind: 'attention', code: 'paymentsWaiting', order: 18, entity: 'payments', tab: 'PENDING' },
  {
    kind: 'soon',
    code: 'invoicesDue',
    order: 19,
    entity: 'invoices',
    date: 'dueDate',
    within: 30,
    tab: 'OPEN',
    detail: ['tenant.label'],
  },
  {
    kind: 'chart',
    code: 'openInvoicesByTenant',
    order: 43,
    reach: 'oneBuilding',
    needs: { sides: ['platform', 'building'] },
    entity: 'invoices',
    by: 'tenant',
    tab: 'OPEN',
  },
  {
    kind: 'chart',
    code: 'openInvoicesByBuilding',
    order: 43,
    reach: 'allBuildings',
    entity: 'invoices',
    by: 'officeCentre',
    tab: 'OPEN',
  },
  {
    kind: 'chart',
    code: 'invoicesByStatus',
    order: 43,
    reach: 'oneBuilding',
    needs: { sides: ['tenant'] },
    entity: 'invoices',
    by: 'status',
    tab: 'ALL',
  },
);
