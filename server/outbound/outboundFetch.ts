/**
 * Calls to addresses that somebody has entered: identity providers, push services, data providers. The name is resolved and checked for the very connection that is then made, so that DNS
 * cannot change in between; redirects are not followed, and the size of responses is limited.
 */
import { lookup } from 'node:dns';
import * as http from 'node:http';
import * as https from 'node:https';
import type { LookupFunction } from 'node:net';
import type { CustomFetch } from 'openid-client';
import { type Span, traced } from '#server/traces/traces.ts';
import { isPublicIp, mayCall } from './address.ts';

/** No metadata, keys, tokens or calendars of a country come near this. */
const MAX_ANSWER_LENGTH = 1_048_576;

const publicLookup: LookupFunction = (name, options, done) => {
  lookup(name, { ...options, all: true }, (error, found) => {
    const refused = error ?? (found.every(({ address }) => isPublicIp(address)) ? null : new Error(`${name} is not public`));
    const [first] = found ?? [];
    if (refused || !first) return done(refused ?? new Error(`${name} is unknown`), '', 0);
    if (options.all) return (done as (error: null, all: typeof found) => void)(null, found);
    return done(null, first.address, first.family);
  });
};

async function bodyOf(answer: http.IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of answer as AsyncIterable<Buffer>) {
    length += part.length;
    if (length > MAX_ANSWER_LENGTH) throw new Error('the answer is too long');
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** A fetch with the parameters that openid-client gives; rejects for an address that may not be called. */
export const outboundFetch =
  (production: boolean): CustomFetch =>
  async (url, { method, headers, body, signal }) => {
    if (!mayCall(url, production)) throw new Error('this address may not be called');
    const payload = body === undefined || body === null ? undefined : body instanceof Uint8Array ? body : String(body);
    const send = async (span?: Span) => {
      const head = await new Promise<http.IncomingMessage>((resolve, reject) => {
        const { request } = url.startsWith('https:') ? https : http;
        const options = { method, headers, signal, ...(production ? { lookup: publicLookup } : {}) };
        request(url, options, resolve).on('error', reject).end(payload);
      });
      span?.set({ 'http.response.status_code': head.statusCode ?? 0 });
      return [head, await bodyOf(head)] as const;
    };
    // The path is often a secret, such as that of a push subscription. No `traceparent` goes along: it is nobody's business outside.
    const attributes = { 'http.request.method': method, 'server.address': new URL(url).hostname };
    const [answer, bytes] = await traced(() => ({ name: method, kind: 'client', attributes }), send);
    const given = Object.entries(answer.headersDistinct).flatMap(([name, values]) =>
      (values ?? []).map((value): [string, string] => [name, value]),
    );
    return new Response(bytes.length ? new Uint8Array(bytes) : null, { status: answer.statusCode, headers: given });
  };
