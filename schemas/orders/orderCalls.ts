/** Calls on orders that are no verb and no action: the cart of those who order, the specification's change of status, the docket, reports. */
import type { Endpoint } from '../kernel/calls/endpoint.ts';
import { longText, oneOf } from '../kernel/fields/field.ts';
import { cartInput, orderInput } from './cart.ts';
import { cancelReasons, rejectReasons } from './values.ts';

/** What the specification's one call can make of an order. */
export const reachedStatuses = ['ACCEPTED', 'REJECTED', 'CANCELLED', 'PREPARED', 'COLLECTED'] as const;

export const orderEndpoints = {
  updateStatus: {
    call: 'PUT /opc-orders/{id}/update-status',
    summary: 'Brings an order to a status, as the call of that name would',
    permission: 'OPC_ORDER_EDIT',
    of: 'record',
    body: {
      status: oneOf(reachedStatuses, { required: true }),
      rejectedReason: oneOf(rejectReasons),
      cancelledReason: oneOf(cancelReasons),
      reasonNote: longText({ max: 500 }),
    },
    notice: 'orderStatusUpdated',
  },
  price: {
    call: 'POST /occupant/opc-orders/price',
    summary: 'What a cart would cost the person, with its lines, and when it could be had; nothing is ordered',
    everybody: 'people see the price before they order',
    body: cartInput,
  },
  order: {
    call: 'POST /occupant/opc-orders',
    summary: 'Orders a cart; the same key orders once',
    everybody: 'people order at the stores that are addressed to them',
    body: orderInput,
    notice: 'orderPlaced',
  },
  counterPrice: {
    call: 'POST /opc-orders/price',
    summary: 'What a cart would cost at the counter of a store; nothing is ordered',
    permission: 'OPC_ORDER_ADD',
    body: cartInput,
  },
  docket: {
    call: 'PUT /opc-orders/{id}/docket',
    summary: 'The docket of an order as lines of text, 32 or 48 wide; printed again, it says so',
    permission: 'OPC_ORDER_VIEW',
    of: 'record',
    locks: true,
    body: { width: oneOf(['MM_58', 'MM_80'], { required: true }) },
  },
  reconciliation: {
    call: 'GET /opc-orders/reconciliation',
    summary:
      'Orders and payments that do not match: money without an order, orders without their money, refunds that have not arrived',
    permission: 'OPC_ORDER_MANAGE',
    sides: ['platform', 'building'],
    query: [],
  },
} as const satisfies Readonly<Record<string, Endpoint>>;
