/**
 * The adapter for installations without a provider of payments: it moves no money and says so on every payment. It agrees to all of
 * them except for amounts that end in 13, so that a refusal can be tried as well.
 */
import { type PaymentPort, resultPages } from './port.ts';
import { signEvent } from './signature.ts';

const REFUSED_ENDING = 13;

/** @param publicUrl where the portal is */
export const simulatorAt = (publicUrl: string): PaymentPort => ({
  name: 'SIMULATOR',
  start: async (db, { key, amount }) => {
    const isRefused = amount % 100 === REFUSED_ENDING;
    const event = await signEvent(db, {
      key,
      amount,
      outcome: isRefused ? 'FAILED' : 'PAID',
      // The same for the same key.
      transactionId: `sim-${key.slice(0, 8)}`,
      ...(isRefused ? { failureReason: 'card_declined' } : { card: { brand: 'visa', last4: '4242' } }),
    });
    return { event };
  },
  refund: (db, { key, total }) =>
    signEvent(db, { key, amount: total, outcome: 'REFUNDED', transactionId: `sim-${key.slice(0, 8)}-${total}` }),
  onboard: async ({ key, returns }) => ({
    account: `sim-${key.slice(0, 8)}`,
    status: 'ACTIVE',
    url: `${publicUrl}${resultPages.accountReady}${returns}`,
  }),
  accountOf: async (account) => ({ account, status: 'ACTIVE' }),
});
