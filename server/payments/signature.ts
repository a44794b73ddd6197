/** Events about payments are signed with a key of this installation, and count for five minutes: a copy of one is of no use later. */
import { createHmac } from 'node:crypto';
import { sameSecret } from '#server/auth/secrets.ts';
import { makeAccessTokens } from '#server/auth/session/accessToken.ts';
import type { Queryable } from '#server/db/database.ts';
import type { PaymentEvent, SignedEvent } from './port.ts';

const VALID_SECONDS = 300;
const seconds = (now: number): number => Math.floor(now / 1000);

const signatureOf = async (db: Queryable, at: number, event: PaymentEvent): Promise<string> => {
  const { key, outcome, amount, transactionId, failureReason = null, card } = event;
  return createHmac('sha256', await makeAccessTokens(db).key())
    .update(
      `payment:${JSON.stringify([at, key, outcome, amount, transactionId, failureReason, ...(card ? [card.brand, card.last4] : [])])}`,
    )
    .digest('base64url');
};

export async function signEvent(db: Queryable, event: PaymentEvent, now = Date.now()): Promise<SignedEvent> {
  const at = seconds(now);
  return { at, signature: await signatureOf(db, at, event), event };
}

export async function isGenuine(db: Queryable, { at, signature, event }: SignedEvent, now = Date.now()): Promise<boolean> {
  const isFresh = Math.abs(seconds(now) - at) <= VALID_SECONDS;
  return sameSecret(signature, await signatureOf(db, at, event)) && isFresh;
}
