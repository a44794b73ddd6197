/** Traces: what a collector gets, what it never gets, who may ask for one, and that nobody notices a collector that is away. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTraces, type Traces } from '#server/traces/start.ts';
import { isTracing } from '#server/traces/traces.ts';
import { type Api, startApi, testConfig } from './harness.ts';

interface Span {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  links?: { traceId: string; spanId: string }[];
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
}
interface Batch {
  resourceSpans: { resource: Pick<Span, 'attributes'>; scopeSpans: { spans: Span[] }[] }[];
}

/** What the collector got since it was last emptied. */
let got: Batch[] = [];
/** What it answers. */
let answer = 200;
const collector = createServer((request, reply) => {
  const parts: Buffer[] = [];
  request.on('data', (part: Buffer) => parts.push(part));
  request.on('end', () => {
    if (request.url === '/v1/traces') got.push(JSON.parse(Buffer.concat(parts).toString()) as Batch);
    reply.writeHead(answer, { 'content-type': 'application/json' }).end('{}');
  });
});
const said: string[] = [];
const log = { warn: (_: object, text: string) => void said.push(text), info: (text: string) => void said.push(text) };

const NAMED = '192.0.2.7';
let endpoint: string;
let traces: Traces | undefined;
let api: Api;
beforeAll(async () => {
  await new Promise<void>((done) => collector.listen(0, '127.0.0.1', done));
  endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
  const env = {
    OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
    TRACEPARENT_FROM: `${NAMED}, 2001:db8::/32`,
    SMTP_URL: 'smtp://127.0.0.1:1',
  };
  traces = await startTraces(testConfig(env), log);
  api = await startApi({ env });
});
afterAll(async () => {
  await traces?.stop();
  await api.close();
  await new Promise((done) => collector.close(done));
});

/** The spans of everything that has ended since the last time. */
async function spans(): Promise<Span[]> {
  await traces?.flush();
  const all = got.flatMap(({ resourceSpans }) =>
    resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((one) => one.spans)),
  );
  got = [];
  return all;
}
const named = (all: readonly Span[], name: string): Span => {
  const found = all.find((one) => one.name === name);
  if (!found) throw new Error(`no span is called '${name}', only ${all.map((one) => one.name).join(', ')}`);
  return found;
};
const factsOf = ({ attributes }: Pick<Span, 'attributes'>) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue]));

// The first one: there are no jobs yet, and none that is tried again.
it('traces nothing that the process asks for itself, nor probes', async () => {
  await api.db.text('select 1 from users');
  for (const probe of ['/api/health', '/api/health/ready', '/metrics']) await api.app.inject(probe);
  await api.runJobs();
  expect(await spans()).toEqual([]);
});

it('shows a request by its route, with its statements below it, and nothing of what was asked', async () => {
  const client = await api.as('LANDLORD_ADMIN@here');
  await spans();
  expect((await client.get('/car-parks?wildcardSearch=Zebra')).status).toBe(200);
  const batches = JSON.stringify(got);
  const all = await spans();
  const request = named(all, 'GET /api/car-parks');
  expect(request.parentSpanId).toBeUndefined();
  expect(factsOf(request)).toMatchObject({
    'http.request.method': 'GET',
    'http.route': '/api/car-parks',
    'http.response.status_code': 200,
    'atrium.operation': 'getCarParks',
  });
  const statement = named(all, 'SELECT car_parks');
  expect([statement.traceId, statement.parentSpanId]).toEqual([request.traceId, request.spanId]);
  expect(factsOf(statement)).toEqual({
    'db.system.name': 'postgresql',
    'db.operation.name': 'SELECT',
    'db.collection.name': 'car_parks',
    'db.response.returned_rows': 1,
  });
  expect(`${batches}${JSON.stringify(all)}`).not.toMatch(/zebra|bearer/i);
});

it('keeps the trace through a body; jobs have their own, which name their cause, and mail is handed over in one', async () => {
  const [person] = await api.db.text<{ username: string }>('select username from users where id = $1', [
    api.idOf('LANDLORD_ADMIN@here'),
  ]);
  const nobody = await api.as('nobody');
  expect((await nobody.post('/auth/forgot-password', person)).status).toBe(200);
  const asked = await spans();
  const request = named(asked, 'POST /api/auth/forgot-password');
  const transaction = named(asked, 'transaction');
  expect(transaction.parentSpanId).toBe(request.spanId);
  expect(named(asked, 'INSERT pgboss.job').parentSpanId).toBe(transaction.spanId);

  await api.runJobs();
  const done = await spans();
  const job = named(done, 'job password-reset');
  expect(job.parentSpanId).toBeUndefined();
  expect(job.traceId).not.toBe(request.traceId);
  expect(job.links).toMatchObject([{ traceId: transaction.traceId, spanId: transaction.spanId }]);
  const sending = named(done, 'job mail.send');
  expect(sending.links?.[0]?.traceId).toBe(job.traceId);
  // Nobody listens there.
  const handover = named(done, 'SMTP');
  expect(handover.parentSpanId).toBe(sending.spanId);
  expect(factsOf(handover)).toEqual({ 'server.address': '127.0.0.1', 'error.type': 'ESOCKET' });
  expect(JSON.stringify([asked, done])).not.toContain(person?.username);
});

it('lets only machines that are named decide what is recorded, and in which trace', async () => {
  const trace = 'a'.repeat(32);
  const ask = async (remoteAddress: string, traceparent: string) => {
    await api.app.inject({ url: '/api/car-parks', remoteAddress, headers: { traceparent, 'x-forwarded-for': NAMED } });
    return (await spans()).filter(({ name }) => name === 'GET /api/car-parks');
  };
  const recorded = `00-${trace}-${'b'.repeat(16)}-01`;
  const unrecorded = `00-${trace}-${'b'.repeat(16)}-00`;
  for (const address of [NAMED, '::ffff:192.0.2.7', '2001:db8::1'])
    expect(await ask(address, recorded), address).toMatchObject([{ traceId: trace, parentSpanId: 'b'.repeat(16) }]);
  expect(await ask(NAMED, unrecorded)).toEqual([]);
  for (const address of ['192.0.2.8', '127.0.0.1', '2001:db9::1'])
    for (const header of [recorded, unrecorded]) {
      const [one, ...others] = await ask(address, header);
      expect([one?.traceId === trace, one?.parentSpanId, others], address).toEqual([false, undefined, []]);
    }
  for (const wrong of [`00-${'0'.repeat(32)}-${'b'.repeat(16)}-01`, `ff${recorded.slice(2)}`, 'x', `${recorded}x`])
    expect((await ask(NAMED, wrong))[0]?.traceId, wrong).not.toBe(trace);
});

it('says once that the collector takes nothing, and once that it does again; requests are answered as ever', async () => {
  const ask = async () => {
    expect((await api.app.inject('/api/car-parks')).statusCode).toBe(401);
    await traces?.flush();
  };
  answer = 400;
  await ask();
  await ask();
  expect(said).toEqual(['the collector takes no traces; they are dropped until it does']);
  answer = 200;
  await ask();
  await ask();
  expect(said.slice(1)).toEqual(['the collector takes traces again']);
});

it('answers where there is no collector, and ends without one', async () => {
  // How long the SDK goes on trying.
  process.env.OTEL_EXPORTER_OTLP_TIMEOUT = '20';
  const told: string[] = [];
  const away = await startTraces(testConfig({ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'http://127.0.0.1:9/v1/traces' }), {
    ...log,
    warn: (_, text) => void told.push(text),
  });
  delete process.env.OTEL_EXPORTER_OTLP_TIMEOUT;
  const client = await api.as('LANDLORD_ADMIN@here');
  expect((await client.get('/car-parks')).status).toBe(200);
  await away?.stop();
  expect(told).toHaveLength(1);
  expect(isTracing()).toBe(false);
  expect((await client.get('/car-parks')).status).toBe(200);
  expect(await startTraces(testConfig(), log)).toBeUndefined();
});
