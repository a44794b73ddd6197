/**
 * Calls that are neither a verb nor an action: each requires its declared permission and works in the office centre of its
 * path.
 */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { entities } from '#schemas/index.ts';
import { bulkCallOf, callsOf, isForMany } from '#schemas/kernel/calls/calls.ts';
import { refusalOf } from '#schemas/kernel/rights/access.ts';
import type { Session } from '#schemas/kernel/rights/session.ts';
import { buildApp } from '#server/app.ts';
import type { AreaCall } from '#server/engine/areas/areaCalls.ts';
import { answersAsDocumented } from './documented.ts';
import { type Api, startApi } from './harness.ts';
import { inTurn } from './shapes.ts';
import { centreUuid } from './world.ts';

const whereAmI = (path: string): AreaCall => ({
  method: 'GET',
  path,
  summary: 'Where the call works',
  everybody: 'a test',
  reason: 'a test',
  run: async ({ reach: { centreId, buildingId, tenantId } }) => ({ centreId, buildingId, tenantId }),
});
const calls = [
  whereAmI('/office-centres/{officeCentreId}/where-am-i'),
  whereAmI('/office-centres/uuid/{officeCentreUuid}/where-am-i'),
];
let api: Api;
beforeAll(async () => {
  api = await startApi({ areas: [{ name: 'test', calls }] });
});
afterAll(() => api.close());

it.each([
  ['id', String],
  ['uuid', (id: number) => `uuid/${centreUuid(id)}`],
])('a call below an office centre by its %s reaches that office centre and no other (R-0504)', async (_, keyOf) => {
  const { here, there } = api.world;
  const tenant = here.tenants[0] as number;
  const at = async (name: string, id: number) => (await api.as(name)).get(`/office-centres/${keyOf(id)}/where-am-i`);
  const own = { centreId: here.building, buildingId: here.building, tenantId: null };
  expect(await at('LANDLORD_ADMIN@here', here.building)).toMatchObject({ status: 200, data: own });
  const company = { centreId: tenant, buildingId: here.building, tenantId: tenant };
  expect(await at('LANDLORD_ADMIN@here', tenant)).toMatchObject({ status: 200, data: company });
  expect(await at('SUPERADMIN', tenant)).toMatchObject({ status: 200, data: company });
  expect((await at('LANDLORD_ADMIN@here', there.building)).status).toBe(404);
  expect((await at('MASTER_ADMIN@here.0', here.building)).status).toBe(404);
});

it('at most 15 calls are not declared in a schema, and each gives a reason', () => {
  const reasons = api.product.calls.filter(({ area }) => area !== 'test').flatMap(({ reason }) => reason ?? []);
  expect(reasons.length).toBeLessThanOrEqual(15);
  for (const reason of reasons) expect(reason.length).toBeGreaterThan(20);
});

it('each call accepts only the body and query that it declares', async () => {
  const client = await api.as('SUPERADMIN');
  const answers = api.product.calls.flatMap(({ method, path, body, query }) => {
    const url = path
      .replace('{officeCentreId}', String(api.world.here.building))
      .replace('{officeCentreUuid}', centreUuid(api.world.here.building))
      .replace(/\{\w+\}/g, '999999999');
    const strange = { strange: 1 };
    return [
      ...(body ? [{ path, expected: [422, 'strange'], answer: client.call(method, url, strange) }] : []),
      ...(query ? [{ path, expected: [400, undefined], answer: client.call(method, `${url}?strange=1`) }] : []),
    ];
  });
  expect(answers.length).toBeGreaterThan(10);
  for (const { path, expected, answer } of answers) {
    const { status, errors } = await answer;
    expect([path, status, Object.keys(errors ?? {})[0]]).toEqual([path, ...expected]);
  }
});

it('a body of the wrong kind is rejected by the declaration', async () => {
  const client = await api.as('LANDLORD_ADMIN@here');
  const { status, errors } = await client.put('/users/registration/send-registration', { userId: 'x' });
  expect([status, errors?.userId?.code]).toEqual([422, 'notNumber']);
});

it('the API documentation lists body, query and permission of each call', async () => {
  const { paths } = (await api.app.inject({ url: '/api/docs/json' })).json() as {
    paths: Record<string, Record<string, { summary: string; requestBody?: object; parameters?: { name: string }[] }>>;
  };
  for (const { method, path, body, query = [], permission = '' } of api.product.calls) {
    const told = paths[path]?.[method.toLowerCase()] ?? paths[`/api${path}`]?.[method.toLowerCase()];
    expect([path, told?.summary.includes(permission)]).toEqual([path, true]);
    expect([path, told?.requestBody !== undefined]).toEqual([path, body !== undefined]);
    const names = (told?.parameters ?? []).map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining([...query]));
  }
});

it('every call of the areas requires sign-in and exactly its declared permission', async () => {
  const own = api.product.calls.filter(({ area }) => area !== 'test');
  expect(own.length).toBeGreaterThan(25);
  const people = await Promise.all(
    Object.keys(api.world.people)
      .filter((name) => name.includes('@here') || !name.includes('@'))
      .map(async (name) => {
        const client = await api.as(name);
        return { name, client, answer: await client.call('GET', '/auth/info/1') };
      }),
  );
  const known = people.filter(({ answer }) => answer.status === 200);
  expect(known.length).toBeGreaterThan(5);
  const gate = ({ answer: { data } }: (typeof known)[number], call: (typeof own)[number]) =>
    `${(data as unknown as Session).side} ${refusalOf(data as never, call) ?? 'open'}`;
  for (const [turn, call] of own.entries()) {
    const path = call.path
      .replace('{officeCentreId}', String(api.world.here.building))
      .replace('{officeCentreUuid}', centreUuid(api.world.here.building))
      .replace(/\{\w+\}/g, '999999999');
    const nobody = await (await api.as('nobody')).call(call.method, path, call.method === 'GET' ? undefined : {});
    expect([call.path, nobody.status]).toEqual([call.path, 401]);
    for (const { name, client, answer } of inTurn(known, (one) => gate(one, call), turn)) {
      const refusal = refusalOf(answer.data as never, call);
      const { status } = await client.call(call.method, path, call.method === 'GET' ? undefined : {});
      if (refusal) expect([name, call.path, status]).toEqual([name, call.path, 403]);
      else expect([name, call.path, status]).not.toEqual([name, call.path, 403]);
    }
  }
}, 180_000);

/** Calls that need no session, and why. */
const OPEN: Readonly<Record<string, readonly string[]>> = {
  'they sign somebody in or out': [
    'POST /auth/login',
    'PUT /auth/generate-otp',
    'POST /auth/validate-otp',
    'POST /auth/sso/start',
    'DELETE /auth/logout',
  ],
  'they sign somebody in to the app of a building (appSignIn.test.ts)': [
    'POST /occupant/auth/login',
    'PUT /occupant/auth/generate-otp',
    'POST /occupant/auth/validate-otp',
    'POST /occupant/auth/refresh-token',
  ],
  'a mail leads to them, with a token': [
    'POST /auth/forgot-password',
    'POST /auth/check-request-valid',
    'POST /auth/update-password',
    'POST /auth/confirm-account',
    'POST /auth/answer-invitation',
    'GET /background-tasks/:id/file',
    'GET /system-files/shared/:id',
    'GET /office-centres/:officeCentreId/emergency-broadcasts/:id/:hash',
  ],
  'an event that is for everybody, by its address (publicEvent.test.ts)': ['GET /event/:uuid'],
  'a calendar program has a secret address in place of an account (bookingCalendars.test.ts)': [
    'GET /public/calendar-feeds/:file',
  ],
  'a guest of an event has a link in place of an account (eventGuests.test.ts)': [
    'GET /event-guest/:activityEventBookingUuid/:activityEventParticipantUuid',
    'PUT /event-guest/:activityEventBookingUuid/:activityEventParticipantUuid/register',
    'PUT /event-guest/:activityEventBookingUuid/:activityEventParticipantUuid/decline',
    'PUT /event-guest/:activityEventBookingUuid/:activityEventParticipantUuid/check-in',
    'PUT /event-guest/:activityEventBookingUuid/:activityEventParticipantUuid/feedback',
    'GET /event-guest/:activityEventBookingUuid/:activityEventParticipantUuid/calendar',
  ],
  'a visitor, and who approves the visit, have a link in place of an account (visitors.test.ts)': [
    'GET /visitor/qr-pass/:officeCentreId/:token',
    'PUT /visitor/qr-pass/:officeCentreId/:token/details',
    'POST /visitor/qr-pass/:officeCentreId/:token/photo',
    'PUT /visitor/qr-pass/:officeCentreId/:token/cancel',
    'GET /visitor/qr-pass/:officeCentreId/:token/calendar',
    'GET /visit-approval/:token',
    'PUT /visit-approval/:token/decision',
  ],
  'the contractor of a permit has a link in place of an account (contractorForm.test.ts)': [
    'GET /contractor-form/:token',
    'GET /contractor-form/:token/terms',
    'PUT /contractor-form/:token/draft',
    'POST /contractor-form/:token/files',
    'PUT /contractor-form/:token/submit',
  ],
  'whoever reads the QR code of a place has a link in place of an account (servicePlaces.test.ts)': [
    'GET /service-place/:place/:proof',
    'PUT /service-place/:place/:proof/submit',
  ],
  'a screen that has no key yet asks for a code, and fetches its key once somebody has typed it (hotdesks.test.ts)': [
    'POST /public/zone-displays/pairing',
    'POST /public/zone-displays/pairing/claim',
  ],
  'a station of the lobby that has no key yet, in the same way (visitors.test.ts)': [
    'POST /public/visitor-stations/pairing',
    'POST /public/visitor-stations/pairing/claim',
  ],
  'a mail ends with a link that stops mail, which mail programs call by themselves (channels.test.ts, attacksByMail.test.ts, reportSubscriptions.test.ts)':
    [
      'GET /unsubscribe/:person/:kind/:proof',
      'POST /unsubscribe/:person/:kind/:proof',
      'GET /report-subscriptions/unsubscribe/:uuid/:address/:proof',
      'POST /report-subscriptions/unsubscribe/:uuid/:address/:proof',
      'GET /mail-stop/:address/:proof',
      'POST /mail-stop/:address/:proof',
    ],
  'a directory asks what the service can do before it has a token; the same for all (directoryVendors.test.ts)': [
    'GET /scim/v2/ServiceProviderConfig',
    'GET /scim/v2/ResourceTypes',
    'GET /scim/v2/ResourceTypes/:id',
    'GET /scim/v2/Schemas',
    'GET /scim/v2/Schemas/:id',
  ],
  'a provider of payments signs what it says (payments.test.ts)': ['POST /payments/callback'],
  'the sign-in page and load balancers ask them': ['GET /portal-settings', 'GET /health/live', 'GET /health/ready'],
  'in production the documentation requires sign-in (http.test.ts)': [
    'GET /docs',
    'GET /docs/json',
    'GET /docs/yaml',
    'GET /docs/static/*',
    'GET /docs/static/index.html',
    'GET /docs/static/swagger-initializer.js',
  ],
  'only while no mail is sent': ['GET /mailbox', 'GET /mailbox/:id', 'GET /mailbox/:id/attachments/:place'],
};

it('every other call of the server requires sign-in, unless it is named here', async () => {
  const routes: { method: string; path: string }[] = [];
  const { db, config, product } = api;
  const onRoute = ({ method, url }: { method: string | string[]; url: string }) => {
    for (const one of [method].flat())
      if (one !== 'HEAD' && url.startsWith('/api/')) routes.push({ method: one, path: url.slice(4) });
  };
  const app = await buildApp({ db, config, product, onRoute });
  const shapeOf = ({ method, path }: { method: string; path: string }) => `${method} ${path.replace(/:\w+|\{\w+\}/g, '*')}`;
  const own = entities.flatMap(callsOf);
  // In `matrix.test.ts`, and in the test above.
  const known = new Set([...own, ...own.filter(isForMany).map(bulkCallOf), ...product.calls].map(shapeOf));
  const others = routes.filter((route) => !known.has(shapeOf(route)));
  expect(others.length).toBeGreaterThan(20);
  const open: string[] = [];
  for (const { method, path } of others) {
    const url = `/api${path.replace(/:\w+/g, '999999999')}`;
    const body = method === 'GET' ? {} : { payload: {} };
    const { statusCode } = await app.inject({ method: method as 'GET', url, ...body });
    if (statusCode !== 401) open.push(`${method} ${path}`);
  }
  await app.close();
  expect(open.sort()).toEqual(Object.values(OPEN).flat().sort());
});

answersAsDocumented(() => api);
