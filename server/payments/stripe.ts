/**
 * The adapter for Stripe: a payment is a Checkout session with its PaymentIntent, on a page of Stripe. What Stripe calls about is only a
 * reason to ask it: calls come late, twice, in any order or not at all, and what it answers is the state of the moment.
 */
import Stripe from 'stripe';
import type { CardBrand } from '#schemas/billing/cards.ts';
import type { Queryable } from '#server/db/database.ts';
import type { StripeSettings } from '#server/settings/stripeSettings.ts';
import { type Known, type PayeeAccount, type PaymentEvent, type PaymentPort, resultPages } from './port.ts';
import { signEvent } from './signature.ts';

/** A page of Checkout is open for half an hour at least, and for a day at most; the job that opens it may come some minutes late. */
const LEAST_MINUTES = 40;
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** How many refunds are looked through at a time. */
const MOST_REFUNDS = 1000;
/** How old a signed call may be, in seconds. */
const TOLERANCE = 300;

const brands: Readonly<Record<string, CardBrand>> = {
  visa: 'visa',
  mastercard: 'mastercard',
  amex: 'amex',
  unionpay: 'unionpay',
  apple_pay: 'apple-pay',
  google_pay: 'google-pay',
};

function clientOf({ secretKey, api }: StripeSettings): Stripe {
  const at = api ? new URL(api) : undefined;
  return new Stripe(secretKey, {
    maxNetworkRetries: 2,
    timeout: 20_000,
    telemetry: false,
    ...(at
      ? {
          protocol: at.protocol.replace(':', '') as 'http' | 'https',
          host: at.hostname,
          port: at.port || (at.protocol === 'http:' ? 80 : 443),
        }
      : {}),
  });
}

function cardOf(charge: Stripe.Charge | undefined): PaymentEvent['card'] {
  const card = charge?.payment_method_details?.card;
  if (!card) return undefined;
  return { brand: brands[card.wallet?.type ?? ''] ?? brands[card.brand ?? ''] ?? null, last4: card.last4 ?? null };
}

const statusOf = ({ charges_enabled, requirements }: Stripe.Account): PayeeAccount['status'] =>
  charges_enabled ? 'ACTIVE' : requirements?.disabled_reason?.startsWith('rejected') ? 'RESTRICTED' : 'PENDING';

/** @param publicUrl where the portal is: people are led back there */
export function stripeAt(settings: StripeSettings, publicUrl: string): PaymentPort {
  const stripe = clientOf(settings);

  const intentOf = async (reference: string): Promise<Stripe.PaymentIntent | undefined> => {
    const session = await stripe.checkout.sessions.retrieve(reference, { expand: ['payment_intent.latest_charge'] });
    return typeof session.payment_intent === 'object' ? (session.payment_intent ?? undefined) : undefined;
  };

  async function ask(db: Queryable, { key, reference }: Known) {
    const intent = await intentOf(reference);
    if (intent?.metadata.payment !== key) return [];
    const { id: transactionId, status } = intent;
    if (status === 'canceled')
      return [await signEvent(db, { key, outcome: 'FAILED', amount: intent.amount, transactionId, failureReason: 'canceled' })];
    if (status !== 'succeeded') return [];
    const charge = typeof intent.latest_charge === 'object' ? (intent.latest_charge ?? undefined) : undefined;
    const paid: PaymentEvent = { key, outcome: 'PAID', amount: intent.amount_received, transactionId };
    const events = [await signEvent(db, { ...paid, ...(charge ? { card: cardOf(charge) } : {}) })];
    const refunds = await stripe.refunds.list({ payment_intent: transactionId, limit: 100 });
    const back = refunds.data.filter((one) => one.status === 'succeeded');
    const amount = back.reduce((sum, one) => sum + one.amount, 0);
    // A refund can fail days after it had succeeded: the money is back at Stripe.
    const failed = refunds.data.find((one) => one.status === 'failed' || one.status === 'canceled');
    const last = back[0] ?? failed;
    const failureReason = failed && (failed.failure_reason ?? failed.status ?? 'failed');
    if (last)
      events.push(
        await signEvent(db, {
          key,
          outcome: 'REFUNDED',
          amount,
          transactionId: last.id,
          ...(failureReason ? { failureReason } : {}),
        }),
      );
    return events;
  }

  return {
    name: 'STRIPE',
    ask,
    start: async (_, { key, amount, currency, description, begun, until, returns, account, fee }) => {
      // The same for the same key: Stripe refuses another session under it.
      const from = Date.parse(begun);
      const ends = Math.min(Math.max(Date.parse(until), from + LEAST_MINUTES * MINUTE), from + DAY - MINUTE);
      const session = await stripe.checkout.sessions.create(
        {
          mode: 'payment',
          client_reference_id: key,
          success_url: `${publicUrl}${resultPages.paid}${returns}`,
          cancel_url: `${publicUrl}${resultPages.failed}${returns}`,
          expires_at: Math.floor(ends / 1000),
          metadata: { payment: key },
          line_items: [
            {
              quantity: 1,
              price_data: { currency: currency.toLowerCase(), unit_amount: amount, product_data: { name: description } },
            },
          ],
          payment_intent_data: {
            metadata: { payment: key },
            ...(account ? { transfer_data: { destination: account }, ...(fee ? { application_fee_amount: fee } : {}) } : {}),
          },
        },
        { idempotencyKey: `start:${key}` },
      );
      return {
        reference: session.id,
        ...(session.url ? { page: { url: session.url, until: new Date(session.expires_at * 1000).toISOString() } } : {}),
      };
    },
    refund: async (db, { key, reference, amount, total }) => {
      const intent = reference ? await intentOf(reference) : undefined;
      if (!reference || !intent) throw new Error(`payment ${key}: Stripe knows nothing that could be given back`);
      const isShared = intent.transfer_data !== null && intent.transfer_data !== undefined;
      await stripe.refunds.create(
        {
          payment_intent: intent.id,
          amount,
          metadata: { payment: key },
          ...(isShared ? { reverse_transfer: true, refund_application_fee: (intent.application_fee_amount ?? 0) > 0 } : {}),
        },
        { idempotencyKey: `refund:${key}:${total}` },
      );
      return (await ask(db, { key, reference })).find(({ event }) => event.outcome === 'REFUNDED');
    },
    refunded: async (since) => {
      const newest = new Map<string, string>();
      const found = stripe.refunds.list({ created: { gte: Math.floor(since / 1000) }, limit: 100 });
      for (const one of await found.autoPagingToArray({ limit: MOST_REFUNDS })) {
        const paid = typeof one.payment_intent === 'string' ? one.payment_intent : one.payment_intent?.id;
        if (paid && one.status === 'succeeded' && !newest.has(paid)) newest.set(paid, one.id);
      }
      return [...newest].map(([paid, refund]) => ({ paid, refund }));
    },
    withdraw: async ({ reference }) => {
      const { status } = await stripe.checkout.sessions.retrieve(reference);
      if (status === 'open') await stripe.checkout.sessions.expire(reference);
    },
    onboard: async ({ key, account: known, email, returns }) => {
      const account = known
        ? await stripe.accounts.retrieve(known)
        : await stripe.accounts.create(
            { type: 'express', ...(email ? { email } : {}), metadata: { store: key } },
            { idempotencyKey: `account:${key}` },
          );
      const { url } = await stripe.accountLinks.create({
        account: account.id,
        type: 'account_onboarding',
        refresh_url: `${publicUrl}${resultPages.accountFailed}${returns}`,
        return_url: `${publicUrl}${resultPages.accountReady}${returns}`,
      });
      return { account: account.id, status: statusOf(account), url };
    },
    accountOf: async (account) => ({ account, status: statusOf(await stripe.accounts.retrieve(account)) }),
  };
}

/** What a call of Stripe is about: a payment, by its key or as Stripe calls it, or an account. Nothing else of it counts. */
export type About = { payment: string } | { paid: string } | { account: string } | undefined;

/** @throws where it is not signed by Stripe, or too old */
export function aboutOf({ secretKey, webhookSecret }: StripeSettings, body: string, signature: string): About {
  const { data } = new Stripe(secretKey).webhooks.constructEvent(body, signature, webhookSecret, TOLERANCE);
  const object = data.object as {
    id?: string;
    object?: string;
    metadata?: Record<string, string> | null;
    client_reference_id?: string | null;
    payment_intent?: unknown;
  };
  if (object.object === 'account') return object.id ? { account: object.id } : undefined;
  const payment = object.metadata?.payment ?? object.client_reference_id ?? undefined;
  if (payment) return { payment };
  // What somebody gives back on the pages of Stripe does not have our key.
  return typeof object.payment_intent === 'string' ? { paid: object.payment_intent } : undefined;
}
