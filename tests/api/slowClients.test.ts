/**
 * Clients that are slow, send too much or do not speak HTTP, over real sockets: they get an answer and are disconnected, and
 * others are not affected.
 */
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '#server/app.ts';
import type { Limits } from '#server/http/limits.ts';
import { makeCounter } from '#server/http/perAddress.ts';
import { type Api, type Client, startApi, testConfig } from './harness.ts';
import { listen, openLive } from './liveClient.ts';
import { answerOf, head, openRaw, type RawClient } from './rawClient.ts';

/** Short timeouts, so that tests need not wait; a slow client here behaves like a silent one. */
const SHORT: Partial<Limits> = { headersMs: 300, wholeMs: 5_000, silenceMs: 300, bodyMs: 600, pace: 1_000_000, lookMs: 50 };
const SIGN_IN = '/auth/login';
const JSON_TYPE = { 'content-type': 'application/json' };

let api: Api;
let admin: Client;
beforeAll(async () => {
  api = await startApi();
  admin = await api.as('LANDLORD_ADMIN@here');
});
afterAll(() => api.close());

let app: FastifyInstance | undefined;
const clients: RawClient[] = [];
afterEach(async () => {
  for (const one of clients.splice(0)) one.socket.destroy();
  await app?.close();
  app = undefined;
});
async function serve(limits: Partial<Limits>, env: Record<string, string> = {}): Promise<string> {
  app = await buildApp({ db: api.db, config: testConfig(env), limits });
  return listen(app);
}
async function open(origin: string, ...texts: string[]): Promise<RawClient> {
  const client = await openRaw(origin);
  clients.push(client);
  for (const text of texts) client.send(text);
  return client;
}
/** A rejection in the envelope that closes its connection. */
function expectRefusal(said: string, status: number, code: string): void {
  const answer = answerOf(said);
  expect([answer.status, answer.body.code, answer.body.success, answer.body.data]).toEqual([status, code, false, null]);
  expect(answer.body.message).toMatch(/\w+ /);
  expect(answer.body.requestId).toMatch(/^[0-9a-f-]{36}$/);
  expect(answer.headers).toContain('connection: close');
  expect(answer.headers).toContain('cache-control: no-store');
}

describe('a client that takes too long', () => {
  it('to send its headers gets 408, also when it sends nothing at all', async () => {
    const origin = await serve(SHORT);
    const half = await open(origin, 'GET /api/health/live HTTP/1.1\r\nhost: x\r\n');
    const silent = await open(origin);
    expectRefusal(await half.untilEnd(), 408, 'requestTimeout');
    expectRefusal(await silent.untilEnd(), 408, 'requestTimeout');
  });

  it('to send its body gets 408, two hundred of them, while others are served', async () => {
    const origin = await serve({ ...SHORT, bodiesPerAddress: 1_000 });
    const begin = head('POST', SIGN_IN, { ...JSON_TYPE, 'content-length': 1000 });
    const slow = await Promise.all(Array.from({ length: 200 }, () => open(origin, begin, '{"username":')));
    expect((await fetch(`${origin}/api/health/live`)).status).toBe(200);
    for (const one of slow) expectRefusal(await one.untilEnd(), 408, 'requestTimeout');
  });

  it('to send a file gets 408, too, also when its body only trickles in', async () => {
    const origin = await serve({ ...SHORT, silenceMs: 10_000 });
    const form = {
      'content-type': 'multipart/form-data; boundary=x',
      'content-length': 100_000,
      authorization: admin.authorization as string,
    };
    const drips = await open(origin, head('POST', '/system-files/upload', form));
    drips.send('--x\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n');
    const drip = setInterval(() => drips.send('.'), 20);
    try {
      expectRefusal(await drips.untilEnd(), 408, 'requestTimeout');
    } finally {
      clearInterval(drip);
    }
  });

  it('to send the rest of a rejected body is disconnected', async () => {
    const origin = await serve(SHORT);
    const late = await open(
      origin,
      head('POST', '/system-files/upload', { 'content-type': 'multipart/form-data; boundary=x', 'content-length': 100_000 }),
    );
    expect(answerOf(await late.untilEnd())).toMatchObject({ status: 401, headers: expect.stringContaining('connection: close') });
  });

  it('to send a long body is not disconnected while data keeps coming', async () => {
    const origin = await serve({ ...SHORT, wholeMs: 30_000, pace: 10 });
    const body = JSON.stringify({ username: 'a@b.sg', password: 'x'.repeat(60) });
    const steady = await open(
      origin,
      head('POST', SIGN_IN, { ...JSON_TYPE, 'content-length': body.length, connection: 'close' }),
    );
    // The pauses are the subject of the test: one piece per check of the server, in total far longer than the idle timeout and
    // the time allowed for a body.
    for (const letter of body) {
      steady.send(letter);
      await new Promise((done) => setTimeout(done, 15));
    }
    expect(answerOf(await steady.untilEnd()).body).toMatchObject({ code: 'badCredentials' });
  });

  it('to read is left alone: a live stream stays open', async () => {
    const origin = await serve(SHORT);
    const stream = await openLive(origin, admin.authorization);
    const slow = await open(origin, head('POST', SIGN_IN, { ...JSON_TYPE, 'content-length': 10 }));
    const idle = await open(origin, 'GET');
    await Promise.all([slow.untilEnd(), idle.untilEnd()]);
    expect(stream.ended).toBe(false);
    stream.close();
  });

  it('does not affect an earlier answer on the same connection', async () => {
    const origin = await serve(SHORT);
    const both = await open(
      origin,
      `${head('GET', '/health/live')}${head('POST', SIGN_IN, { ...JSON_TYPE, 'content-length': 1000 })}`,
    );
    const said = await both.untilEnd();
    expect(said.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 408']);
    expect(said).toContain('"status":"live"');
  });
});

describe('a client that sends too much', () => {
  it('in its headers gets 431', async () => {
    const said = await (await open(await serve({}), head('GET', '/health/live', { 'x-long': 'x'.repeat(40_000) }))).untilEnd();
    expectRefusal(said, 431, 'headersTooLarge');
  });

  it('in its body gets 413, which it can read while it goes on sending; what follows is not served', async () => {
    const origin = await serve({});
    for (const length of [{ 'content-length': 50_000_000 }, { 'transfer-encoding': 'chunked' }] as Record<
      string,
      string | number
    >[]) {
      const greedy = await open(origin, head('POST', SIGN_IN, { ...JSON_TYPE, ...length }));
      for (let sent = 0; sent < 3_000_000; sent += 100_000)
        greedy.send('content-length' in length ? 'x'.repeat(100_000) : `186A0\r\n${'x'.repeat(100_000)}\r\n`);
      const said = await greedy.untilEnd();
      expectRefusal(said, 413, 'tooLarge');
      expect(said.match(/HTTP\/1\.1/g)).toHaveLength(1);
    }
  });

  it('or something other than HTTP gets 400', async () => {
    expectRefusal(await (await open(await serve({}), 'hello there\r\n\r\n')).untilEnd(), 400, 'malformed');
  });
});

describe('one address', () => {
  it('has a limit of connections, and gets as many again once they are closed', async () => {
    const origin = await serve({}, { CONNECTIONS_PER_ADDRESS: '3' });
    const few = await Promise.all([1, 2, 3].map(() => open(origin)));
    expectRefusal(await (await open(origin)).untilEnd(), 429, 'tooMany');
    few[0]?.socket.destroy();
    await expect
      .poll(
        async () => answerOf(await (await open(origin, head('GET', '/health/live', { connection: 'close' }))).untilEnd()).status,
      )
      .toBe(200);
  });

  it('has a limit of bodies being sent', async () => {
    const origin = await serve({ bodiesPerAddress: 2 });
    const begin = head('POST', SIGN_IN, { ...JSON_TYPE, 'content-length': 1000 });
    await open(origin, begin);
    await open(origin, begin);
    await expect
      .poll(
        async () => answerOf(await (await open(origin, head('GET', '/health/live', { connection: 'close' }))).untilEnd()).status,
      )
      .toBe(200);
    expectRefusal(await (await open(origin, begin)).untilEnd(), 429, 'tooMany');
  });

  it('behind a load balancer is the forwarded one; the load balancer’s own connections are not counted', async () => {
    const origin = await serve({}, { CONNECTIONS_PER_ADDRESS: '2', TRUST_PROXY: '127.0.0.0/8' });
    const through = (client: string) =>
      head('POST', SIGN_IN, { ...JSON_TYPE, 'content-length': 1000, 'x-forwarded-for': client });
    await open(origin, through('192.0.2.1'));
    await open(origin, through('192.0.2.1'));
    await open(origin, through('192.0.2.2'));
    const third = await open(origin, through('192.0.2.1'));
    expectRefusal(await third.untilEnd(), 429, 'tooMany');
    const other = await open(origin, head('GET', '/health/live', { 'x-forwarded-for': '192.0.2.2', connection: 'close' }));
    expect(answerOf(await other.untilEnd()).status).toBe(200);
  });

  it('without open connections is forgotten', () => {
    const counter = makeCounter(1);
    expect([counter.take('a'), counter.take('a'), counter.take('b')]).toEqual([true, false, true]);
    counter.give('a');
    expect(counter.take('a')).toBe(true);
  });
});
