/**
 * The port behind which payments are carried out. An adapter begins a payment, once for each key however often it is asked, and says
 * later what has become of it, by a signed event. Nothing else decides a payment.
 */
import type { CardBrand } from '#schemas/billing/cards.ts';
import type { Queryable } from '#server/db/database.ts';

export interface PaymentOrder {
  /** The payment's uuid: the same key is the same payment. */
  key: string;
  /** In the smallest unit of the currency. */
  amount: number;
  currency: string;
  description: string;
}
/** Money that goes back. */
export interface RefundOrder {
  /** That of the payment. */
  key: string;
  /** All that is given back of the payment, this time included: asked twice, it is given back once. */
  total: number;
  currency: string;
}
export interface PaymentEvent {
  key: string;
  outcome: 'PAID' | 'FAILED' | 'REFUNDED';
  /** Of REFUNDED: all that has been given back of the payment by now. */
  amount: number;
  transactionId: string;
  failureReason?: string;
  /** Of PAID, where the provider tells it. */
  card?: { brand: CardBrand | null; last4: string | null };
}
/** As it comes in: when it was signed (seconds since 1970), and the signature over both. */
export interface SignedEvent {
  at: number;
  signature: string;
  event: PaymentEvent;
}
export interface PaymentPort {
  /** As payments name it. */
  name: string;
  /**
   * Begins the payment; safe to repeat.
   * @returns what is known at once; undefined where the provider calls back
   */
  start(db: Queryable, order: PaymentOrder): Promise<SignedEvent | undefined>;
  /** Gives back; safe to repeat, and answers as `start` does. */
  refund(db: Queryable, order: RefundOrder): Promise<SignedEvent | undefined>;
}
