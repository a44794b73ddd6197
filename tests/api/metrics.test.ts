/** `GET /metrics`: closed without its key, absent without the setting, and true to what happens. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Api, startApi } from './harness.ts';

const KEY = 'a-key-of-this-test-alone';
let api: Api;
beforeAll(async () => {
  api = await startApi({ env: { METRICS_KEY: KEY } });
});
afterAll(() => api.close());

const read = (authorization?: string) =>
  api.app.inject({ url: '/metrics', ...(authorization ? { headers: { authorization } } : {}) });
/** The value of a series in what was read once, written as Prometheus does. */
const valueIn = (body: string, series: string): number | undefined => {
  const line = body.split('\n').find((one) => one.startsWith(`${series} `));
  return line === undefined ? undefined : Number(line.split(' ').at(-1));
};
const seriesOf = async (series: string) => valueIn((await read(`Bearer ${KEY}`)).body, series);

it('is for whoever has the key, and nobody else', async () => {
  const token = (await api.as('SUPERADMIN')).authorization;
  for (const authorization of [undefined, 'Bearer', 'Bearer ', `Bearer ${KEY}x`, KEY, `Bearer ${KEY.slice(1)}`, token])
    expect((await read(authorization)).statusCode, authorization).toBe(401);
  const reply = await read(`Bearer ${KEY}`);
  expect([reply.statusCode, reply.headers['content-type'], reply.headers['cache-control']]).toEqual([
    200,
    'text/plain; version=0.0.4; charset=utf-8',
    'no-store',
  ]);
  const without = await startApi();
  expect((await without.app.inject({ url: '/metrics', headers: { authorization: `Bearer ${KEY}` } })).statusCode).toBe(404);
  await without.close();
});

it('counts requests by the pattern of their route, and says nothing of whom they were about', async () => {
  const series = 'http_request_duration_seconds_count{method="GET",route="/api/car-parks/:id",status="404"}';
  const client = await api.as('LANDLORD_ADMIN@here');
  for (const id of [999_999_901, 999_999_902]) await client.get(`/car-parks/${id}`);
  expect(await seriesOf(series)).toBe(2);
  expect((await read(`Bearer ${KEY}`)).body).not.toContain('99999990');
});

it('has what waits: jobs by queue with their age, mail, live streams, and the process', async () => {
  await api.db.text(`insert into pgboss.job (name, data, start_after) values
    ('mail.send', '{"lane": "slow.example"}', now() - interval '90 seconds'), ('mail.send', '{"lane": "slow.example"}', now())`);
  // Both in one reading: the age is not that of the reading before.
  const { body } = await read(`Bearer ${KEY}`);
  expect(valueIn(body, 'jobs{queue="mail.send",lane="slow.example",state="created"}')).toBe(2);
  expect(valueIn(body, 'jobs_oldest_due_seconds{queue="mail.send",lane="slow.example"}')).toBeGreaterThanOrEqual(90);
  await api.db.text(`delete from pgboss.job where data->>'lane' = 'slow.example'`);
  expect(await seriesOf('jobs{queue="mail.send",lane="slow.example",state="created"}')).toBeUndefined();
  expect(await seriesOf('mails{state="waiting"}')).toBe(0);
  expect(await seriesOf('live_streams')).toBe(0);
  expect(await seriesOf('nodejs_eventloop_lag_seconds')).toBeGreaterThanOrEqual(0);
  const open = await seriesOf('database_connections{state="open"}');
  if (api.db.kind === 'postgres') expect(open).toBeGreaterThan(0);
  else expect(open).toBeUndefined();
});
