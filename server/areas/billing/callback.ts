/** The call by which a provider of payments says what has become of one. It has no session: the signature says who it is. */
import type { FastifyInstance } from 'fastify';
import { UUID } from '#schemas/kernel/fields/formats.ts';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/db/database.ts';
import type { DomainModel } from '#server/engine/areas/rules.ts';
import { AppError } from '#server/errors/appError.ts';
import { requireKeys } from '#server/errors/requireKeys.ts';
import { responding } from '#server/openapi/responses.ts';
import type { PaymentEvent } from '#server/payments/port.ts';
import { aboutOf } from '#server/payments/stripe.ts';
import { askLater } from './askProvider.ts';
import { takeEvent } from './takeEvent.ts';

const BODY = 1_000_000;
const isText = (value: unknown, most = 200): value is string =>
  typeof value === 'string' && value.length > 0 && value.length <= most;

/** @throws AppError forbidden for what cannot be an event: nobody is told which part was wrong */
function eventOf(body: unknown): PaymentEvent {
  const { key, outcome, amount, transactionId, failureReason } = requireKeys(body, [
    'key',
    'outcome',
    'amount',
    'transactionId',
    'failureReason',
  ]);
  const isRight =
    isText(key) &&
    UUID.test(key) &&
    (outcome === 'PAID' || outcome === 'FAILED' || outcome === 'REFUNDED') &&
    Number.isSafeInteger(amount) &&
    isText(transactionId) &&
    (failureReason === undefined || isText(failureReason));
  if (!isRight) throw new AppError('forbidden');
  return { key, outcome, amount: amount as number, transactionId, ...(isText(failureReason) ? { failureReason } : {}) };
}

/**
 * The call of Stripe: its signature covers the body as it was sent. It is only noted what it is about; a job asks Stripe, so that copies and calls
 * in another order change nothing.
 */
export function registerStripeCallback(api: FastifyInstance, { db, config }: { db: Database; config: Config }): void {
  const { stripe } = config;
  if (!stripe) return;
  void api.register(async (app) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', { parseAs: 'string' }, (_request, text, done) => done(null, text));
    const schema = {
      tags: ['billing'],
      summary: 'That something has become of a payment or an account, from Stripe; signed',
      ...responding('nothing', [403, 404, 422, 429]),
    };
    app.post('/payments/stripe', { schema }, async ({ headers, body }) => {
      const signature = headers['stripe-signature'];
      if (!isText(body, BODY) || !isText(signature, BODY)) throw new AppError('forbidden');
      const about = judged(() => aboutOf(stripe, body, signature));
      if (about) await db.transaction((tx) => askLater(tx, about));
      return { success: true, data: null, message: '' };
    });
  });
}
/** Nobody is told what was wrong with a signature. */
function judged<T>(read: () => T): T {
  try {
    return read();
  } catch {
    throw new AppError('forbidden');
  }
}

/** Registers the call on an app whose prefix is the API base. */
export function registerPaymentCallback(
  app: FastifyInstance,
  services: { db: Database; config: Config; model: DomainModel },
): void {
  const schema = {
    tags: ['billing'],
    summary: 'What has become of a payment, from its provider; signed',
    ...responding('nothing', [403, 404, 422, 429]),
  };
  app.post('/payments/callback', { schema }, async ({ headers, body }) => {
    const [at, signature] = [Number(headers['x-payment-timestamp']), headers['x-payment-signature']];
    if (!Number.isSafeInteger(at) || !isText(signature)) throw new AppError('forbidden');
    await takeEvent(services, { at, signature, event: eventOf(body) });
    return { success: true, data: null, message: '' };
  });
}
