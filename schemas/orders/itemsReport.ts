/** What was sold, by item and options (001 §7): the calls, what they answer, and the page from which the reports of orders are taken. */
import { defineScreen } from '../kernel/areas/screen.ts';
import type { Endpoint } from '../kernel/calls/endpoint.ts';

/** The pieces of an item, chosen in one way, of the orders of the period that are paid and not given back wholly. Amounts in minor units. */
export interface SoldItem {
  store: string;
  /** None: the delivery. */
  opcItemUuid: string | null;
  name: string;
  /** As people read them; null: as it comes. */
  options: string | null;
  orders: number;
  quantity: number;
  /** Before discount. */
  amount: number;
  discount: number;
  tax: number;
  /** What was paid, with tax. */
  total: number;
  refundedQuantity: number;
  refundedTotal: number;
}
export interface ItemsReport {
  from: string;
  to: string;
  currency: string;
  items: SoldItem[];
}

const query = ['from', 'to', 'retailStoreId'] as const;

export const itemsReportEndpoints = {
  itemsReport: {
    call: 'GET /opc-orders/items-report',
    summary: 'The items sold in a period, by store, item and options, with pieces and amounts: of orders that are paid',
    permission: 'OPC_ORDER_LIST',
    query,
  },
  itemsReportMail: {
    call: 'GET /opc-orders/items-report/email-record',
    summary: 'Mails the same report as a spreadsheet',
    permission: 'OPC_ORDER_DOWNLOAD',
    query,
    notice: 'emailRecord',
  },
  itemsReportFile: {
    call: 'GET /opc-orders/items-report/generate-record',
    summary: 'The same report as a spreadsheet, base64 encoded',
    permission: 'OPC_ORDER_DOWNLOAD',
    query,
  },
} as const satisfies Readonly<Record<string, Endpoint>>;

export const orderReports = defineScreen({
  name: 'order-reports',
  path: '/opc-orders-report',
  needs: { permission: 'OPC_ORDER_LIST', addOn: 'ORDER_PAY_COLLECT' },
  icon: 'Insights',
  menu: { order: 25 },
});
