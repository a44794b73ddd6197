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
  /** When it was begun, ISO 8601. */
  begun: string;
  /** Nobody can pay any more after that, as far as the provider allows it; ISO 8601. */
  until: string;
  /** Where people are led afterwards: a query such as `?order=…` of the result pages. */
  returns: string;
  /** The account that gets the money, less a fee in the smallest unit; none: that of the installation. */
  account?: string | null;
  fee?: number | null;
}
/** What is known of a payment that has begun. */
export interface Started {
  /** As the provider calls it. */
  reference?: string;
  /** Where people pay, and until when (ISO 8601). */
  page?: { url: string; until: string };
  /** What has become of it, where that is known at once. */
  event?: SignedEvent;
}
/** Money that goes back. */
export interface RefundOrder {
  /** That of the payment. */
  key: string;
  reference: string | null;
  /** This time: from `total - amount` to `total`. */
  amount: number;
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
  /** Of REFUNDED: why some of what was to be given back was not. */
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
/** A payment as the provider is asked for it. */
export interface Known {
  key: string;
  reference: string;
}
/** An account to which payments go, and whether it can take them. */
export interface PayeeAccount {
  account: string;
  status: 'PENDING' | 'ACTIVE' | 'RESTRICTED';
}
export interface AccountOrder {
  /** The same key is the same account. */
  key: string;
  /** The account that is there already. */
  account: string | null;
  email: string | null;
  /** Where the payee is led afterwards: a query of the result pages. */
  returns: string;
}
export interface PaymentPort {
  /** As payments name it. */
  name: string;
  /** Begins the payment; safe to repeat. */
  start(db: Queryable, order: PaymentOrder): Promise<Started>;
  /**
   * Gives back; safe to repeat.
   * @returns what is known at once; undefined where the provider calls back
   */
  refund(db: Queryable, order: RefundOrder): Promise<SignedEvent | undefined>;
  /** What has become of a payment by now, the oldest event first: asked whenever the provider calls, and for calls that were missed. */
  ask?(db: Queryable, known: Known): Promise<SignedEvent[]>;
  /**
   * The newest money that has gone back since then, whoever has given it, one for each payment: calls about it get lost, too.
   * @param since milliseconds since 1970
   */
  refunded?(since: number): Promise<{ paid: string; refund: string }[]>;
  /** Nobody can pay it any more. */
  withdraw?(known: Known): Promise<void>;
  /** The account of a payee, made where there is none, and the page on which the payee says what the provider has to know. */
  onboard(order: AccountOrder): Promise<PayeeAccount & { url: string }>;
  accountOf?(account: string): Promise<PayeeAccount>;
}
/** The pages to which providers lead people back (000 §2). */
export const resultPages = {
  paid: '/payment-successful',
  failed: '/payment-failed',
  accountReady: '/payment-account-onboarding-successful',
  accountFailed: '/payment-account-onboarding-failed',
} as const;
