/** Who is told of what becomes of an order. */
const STORE = { of: 'retailStore', field: 'notifyPartyEmails' } as const;
const facts = ['retailStore', 'orderId'] as const;
const mine = { to: ['orderedBy'], kind: 'order', facts } as const;

export const orderNotifications = {
  placed: {
    on: ['create', 'paid'],
    when: { orderStatus: ['PENDING', 'ACCEPTED'] },
    to: ['orderedBy', STORE],
    kind: 'order',
    facts: [...facts, 'estimatedCollectionTime'],
  },
  accepted: { on: ['accept'], ...mine, facts: [...facts, 'estimatedCollectionTime'] },
  rejected: { on: ['reject'], ...mine },
  prepared: { on: ['markAsPrepared', 'markPrepared'], ...mine },
  cancelled: { on: ['cancel', 'markAsOutOfStock', 'notAnswered'], ...mine },
  withdrawn: { on: ['withdraw'], to: [STORE], kind: 'order', facts },
  /** Whoever may give it back in another way: of the building, and behind the counter. */
  refundFailed: {
    on: ['refundFailed'],
    to: [{ holders: 'OPC_ORDER_MANAGE' }, { byRule: 'merchants' }, STORE],
    kind: 'order',
    facts: [...facts, 'refundTotal'],
  },
  expired: { on: ['lapseUnpaid'], ...mine },
} as const;
