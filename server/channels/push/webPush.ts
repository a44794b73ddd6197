/**
 * Web Push (RFC 8030, 8291, 8292). The library encrypts and signs; the request is ours, because a person gives the address: it takes
 * the same guard as other such addresses.
 */
import webPush from 'web-push';
import type { Config } from '#server/config.ts';
import { outboundFetch } from '#server/outbound/outboundFetch.ts';
import type { PushOutcome, PushPort } from './port.ts';
import type { VapidKeys } from './vapidKeys.ts';

/** How long a push service keeps a message for a browser that is off: an emergency is over some day. */
const TTL_S = { urgent: 4 * 3_600, usual: 24 * 3_600 };
const TIMEOUT_MS = 15_000;

/** Whom a push service may turn to. */
const contactOf = ({ publicUrl, mailFrom }: Config): string =>
  publicUrl.startsWith('https:') ? publicUrl : `mailto:${mailFrom ?? 'no-reply@localhost'}`;

const outcomeOf = (status: number): PushOutcome => {
  if (status >= 200 && status < 300) return 'sent';
  if (status === 404 || status === 410) return 'gone';
  return status === 408 || status === 429 || status >= 500 ? 'later' : 'refused';
};

export function webPushPort(config: Config, keys: VapidKeys): PushPort {
  const fetchOut = outboundFetch(config.production);
  return {
    async send({ endpoint, p256dh, auth }, { content, urgent }) {
      try {
        const { headers, body } = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(content), {
          vapidDetails: { subject: contactOf(config), ...keys },
          TTL: urgent ? TTL_S.urgent : TTL_S.usual,
          urgency: urgent ? 'high' : 'normal',
          contentEncoding: 'aes128gcm',
        });
        const answer = await fetchOut(endpoint, {
          method: 'POST',
          headers: Object.fromEntries(Object.entries(headers as object).map(([name, value]) => [name, String(value)])),
          body: body && new Uint8Array(body),
          redirect: 'manual',
          signal: AbortSignal.timeout(TIMEOUT_MS),
        });
        return outcomeOf(answer.status);
      } catch {
        return 'later';
      }
    },
  };
}
