/**
 * A small Stripe on a free port: Checkout sessions with their PaymentIntents, refunds, accounts, in the words of its API (form bodies,
 * idempotency keys, expanded objects, signed calls), as far as the product uses them. People pay on it by `pay`.
 */
import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';

export const WEBHOOK_SECRET = 'whsec_test';
type Thing = Record<string, unknown> & { id: string };

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const part of request) text += part;
  return text;
}
const short = () => randomUUID().replace(/-/g, '').slice(0, 20);

export class StripeService {
  readonly sessions = new Map<string, Thing>();
  readonly intents = new Map<string, Thing>();
  readonly refunds: (Thing & { payment_intent: string; amount: number; status: string })[] = [];
  readonly accounts = new Map<string, Thing>();
  /** Every request that made something anew. */
  readonly made: { path: string; form: Record<string, string> }[] = [];
  /** Requests are refused with this status while it is set. */
  failing = 0;
  readonly #answers = new Map<string, { text: string; answer: unknown }>();
  readonly #server = createServer((request, reply) => {
    const send = (status: number, data: unknown) => {
      reply.writeHead(status, { 'content-type': 'application/json' });
      reply.end(JSON.stringify(data));
    };
    void bodyOf(request).then((text) => {
      const refuse = (status: number, type: string, message: string) => send(status, { error: { type, message } });
      if (request.headers.authorization !== 'Bearer sk_test') return refuse(401, 'invalid_request_error', 'Invalid API Key');
      if (this.failing) return refuse(this.failing, 'api_error', 'Try again');
      const { pathname, searchParams } = new URL(request.url as string, 'http://stripe');
      const key = request.headers['idempotency-key'] as string | undefined;
      const known = key ? this.#answers.get(key) : undefined;
      if (known) {
        if (known.text === text) return send(200, known.answer);
        return refuse(400, 'idempotency_error', 'Keys for idempotent requests can only be used with the same parameters');
      }
      const form = Object.fromEntries(new URLSearchParams(text));
      const answer = this.#answer(request.method as string, pathname, form, searchParams);
      if (answer === undefined) return refuse(404, 'invalid_request_error', `No such ${pathname}`);
      if (typeof answer === 'string') return refuse(400, 'invalid_request_error', answer);
      if (key && request.method === 'POST') this.#answers.set(key, { text, answer });
      send(200, answer);
    });
  });

  async start(): Promise<string> {
    await new Promise<void>((done) => this.#server.listen(0, '127.0.0.1', done));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }
  close(): Promise<void> {
    this.#server.closeAllConnections();
    return new Promise((done) => this.#server.close(() => done()));
  }

  /** @returns what is answered; a text is a refusal, undefined is not found */
  #answer(method: string, path: string, form: Record<string, string>, query: URLSearchParams): unknown {
    const [, , one, two, three] = path.split('/');
    if (method === 'POST') this.made.push({ path, form });
    if (path === '/v1/checkout/sessions' && method === 'POST') {
      const seconds = Number(form.expires_at) - Date.now() / 1000;
      if (seconds < 1800 || seconds > 86_400)
        return 'The `expires_at` timestamp must be between 30 minutes and 24 hours from now.';
      const session = {
        id: `cs_test_${short()}`,
        object: 'checkout.session',
        status: 'open',
        url: `https://checkout.stripe.example/${short()}`,
        expires_at: Number(form.expires_at),
        client_reference_id: form.client_reference_id,
        metadata: { payment: form['metadata[payment]'] },
        payment_intent: null,
        form,
      };
      this.sessions.set(session.id, session);
      return session;
    }
    if (one === 'checkout' && three) {
      const [, , , , id = '', verb] = path.split('/');
      const session = this.sessions.get(id);
      if (!session) return undefined;
      if (verb === 'expire') {
        if (session.status !== 'open') return 'Only Checkout Sessions with a status of open can be expired.';
        session.status = 'expired';
      }
      const intent = this.intents.get(String(session.payment_intent));
      const expanded = [...query.values()].includes('payment_intent.latest_charge') && intent;
      return expanded ? { ...session, payment_intent: intent } : session;
    }
    if (path === '/v1/refunds' && method === 'POST') {
      const intent = this.intents.get(String(form.payment_intent));
      if (!intent) return undefined;
      const before = this.#refunded(intent.id);
      if (before + Number(form.amount) > Number(intent.amount_received))
        return 'Refund amount is greater than unrefunded amount.';
      return this.#giveBack(intent.id, Number(form.amount), { payment: form['metadata[payment]'] as string }, form);
    }
    if (path === '/v1/refunds') {
      const of = query.get('payment_intent');
      const data = this.refunds.filter((refund) => !of || refund.payment_intent === of);
      return { object: 'list', data, has_more: false };
    }
    if (path === '/v1/accounts' && method === 'POST') {
      const account = {
        id: `acct_${short()}`,
        object: 'account',
        charges_enabled: false,
        requirements: { disabled_reason: null },
      };
      this.accounts.set(account.id, account);
      return account;
    }
    if (one === 'accounts' && two) return this.accounts.get(two);
    if (path === '/v1/account_links')
      return { object: 'account_link', url: `https://connect.stripe.example/${form.account}`, ...form };
    return undefined;
  }
  #giveBack(intent: string, amount: number, metadata: Record<string, string>, form: Record<string, string>) {
    const refund = { id: `re_${short()}`, object: 'refund', payment_intent: intent, amount, status: 'succeeded', metadata, form };
    this.refunds.unshift(refund);
    return refund;
  }
  /** Somebody gives back on the pages of Stripe: nothing in it is ours. */
  giveBackByHand = (intent: string, amount: number): Thing => this.#giveBack(intent, amount, {}, {});
  #refunded(intent: string): number {
    return this.refunds
      .filter(({ payment_intent, status }) => payment_intent === intent && status === 'succeeded')
      .reduce((sum, { amount }) => sum + amount, 0);
  }

  /** Of the payment with this key. */
  sessionOf(key: string): Thing & { form: Record<string, string> } {
    return [...this.sessions.values()].find((one) => one.client_reference_id === key) as Thing & { form: Record<string, string> };
  }
  /** Somebody pays on the page of the payment. */
  pay(key: string): Thing {
    const session = this.sessionOf(key);
    const { form } = session;
    const amount = Number(form['line_items[0][price_data][unit_amount]']);
    const fee = form['payment_intent_data[application_fee_amount]'];
    const intent = {
      id: `pi_${short()}`,
      object: 'payment_intent',
      status: 'succeeded',
      amount,
      amount_received: amount,
      currency: form['line_items[0][price_data][currency]'],
      metadata: { payment: form['payment_intent_data[metadata][payment]'] },
      application_fee_amount: fee ? Number(fee) : null,
      transfer_data: form['payment_intent_data[transfer_data][destination]']
        ? { destination: form['payment_intent_data[transfer_data][destination]'] }
        : null,
      latest_charge: {
        id: `ch_${short()}`,
        payment_method_details: { card: { brand: 'mastercard', last4: '4444', wallet: null } },
      },
    };
    this.intents.set(intent.id, intent);
    Object.assign(session, { status: 'complete', payment_intent: intent.id });
    return intent;
  }
  /** A call as Stripe signs it. */
  event(type: string, object: object, { secret = WEBHOOK_SECRET, at = Math.floor(Date.now() / 1000) } = {}) {
    const payload = JSON.stringify({ id: `evt_${short()}`, object: 'event', type, created: at, data: { object } });
    const signature = new Stripe('sk_test').webhooks.generateTestHeaderString({ payload, secret, timestamp: at });
    return { payload, signature };
  }
}
