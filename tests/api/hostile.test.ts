/**
 * Bad input to every call of every entity: the answer is always the envelope with a 4xx code and a message, without a stack
 * trace and without a write.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Call, callsBelow, callsOf, hasForm, labelOfCall } from '#schemas/kernel/calls/calls.ts';
import { isOfRecord } from '#schemas/kernel/calls/download.ts';
import { wayOf } from '#schemas/kernel/calls/endpoint.ts';
import { errorStatus } from '#schemas/kernel/calls/errors.ts';
import { keyParam } from '#schemas/kernel/calls/keys.ts';
import { type Field, wireKey } from '#schemas/kernel/fields/field.ts';
import { allTabs, type Filter, fieldOfFilter, hasActive, listFilters } from '#schemas/kernel/lists/query.ts';
import { inputNames } from '#schemas/kernel/rules/validate.ts';
import { EMERGENCY_LINK } from '#server/areas/broadcasts/emergency/link.ts';
import { makeFingerprint, type TakeFingerprint } from './fingerprint.ts';
import type { Api } from './harness.ts';
import { itIf } from './itIf.ts';
import { entities, startRegistry } from './registry.ts';
import { inputsOf, isFull, oneOfEach, partOf, rulesOf, shapeOfField, shapeOfRoute, wordsOf } from './shapes.ts';
import { type Actor, makeStage, nameOf, pathOf, type RecordData, type Stage } from './stage.ts';

let api: Api;
let stage: Stage;
let fingerprint: TakeFingerprint;
beforeAll(async () => {
  api = await startRegistry();
  stage = await makeStage(api, entities);
  fingerprint = await makeFingerprint(api.db);
});
afterAll(() => api.close());

type Reply = Awaited<ReturnType<Api['app']['inject']>>;
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE' | 'PATCH' | 'HEAD' | 'OPTIONS';
/** Sends raw bytes: the request is not normalized on the way. */
async function raw(
  actor: Actor,
  method: Method,
  url: string,
  payload?: string | Buffer,
  type = 'application/json',
): Promise<Reply> {
  const headers: Record<string, string> = { authorization: actor.client.authorization ?? '' };
  if (payload !== undefined) headers['content-type'] = type;
  return api.app.inject({ method, url: `/api${url}`, headers, payload } as never) as unknown as Promise<Reply>;
}

/** Checks that apply to every answer, good or bad. */
function expectHeaders(reply: Reply): void {
  expect(reply.headers['cache-control']).toBe('no-store');
  expect(reply.headers['x-content-type-options']).toBe('nosniff');
  expect(reply.headers['content-security-policy']).toContain("default-src 'none'");
  expect(reply.headers['x-request-id']).toMatch(/\S/);
}
function expectRefusal(reply: Reply, what: string, statuses?: readonly number[]): void {
  if (statuses) expect(statuses, `${what}: ${reply.statusCode} ${reply.body.slice(0, 200)}`).toContain(reply.statusCode);
  expect(reply.statusCode, `${what}: ${reply.body.slice(0, 200)}`).toBeGreaterThanOrEqual(400);
  expect(reply.statusCode, `${what}: ${reply.body.slice(0, 200)}`).toBeLessThan(500);
  const said = reply.json();
  if (String(reply.headers['content-type']).startsWith('application/scim+json')) {
    // A directory reads RFC 7644's form of an error, not the envelope.
    expect(said, what).toMatchObject({
      schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'],
      status: String(reply.statusCode),
      detail: expect.stringMatching(/\S/),
    });
  } else {
    expect(reply.headers['content-type'], what).toContain('application/json');
    expect(said, what).toMatchObject({ success: false, message: expect.stringMatching(/\S/), requestId: expect.any(String) });
    expect(errorStatus[said.code as keyof typeof errorStatus], what).toBe(reply.statusCode);
  }
  // A wrong value is named as it was written.
  const unsaid = reply.body.replace(/ cannot be used: .*?(?=","code")/, '');
  expect(unsaid, what).not.toMatch(/\bat .*\.(ts|js):\d+|node_modules|select |insert |SQLSTATE/i);
  expectHeaders(reply);
}

const TEN_MEGABYTES = Buffer.from(`{"a":"${'x'.repeat(10_000_000)}"}`);
const SQL = ["' or '1'='1", '1; drop table users', "1' union select 1 --", '$1', '%27', '../../etc/passwd', '{id}'];
const IDS = [
  ...SQL,
  '0',
  '-1',
  '1.5',
  '1e3',
  '0x1',
  ' 1',
  '00000000001',
  '9007199254740993',
  '99999999999999999999',
  'NaN',
  '__proto__',
  '\u0000',
  'é',
];
const calls = entities.flatMap(callsOf);
/** Calls that are no verb and no action of an entity may have the path of one. */
const endpointsOf = entities.flatMap(({ endpoints = {} }) => Object.values(endpoints).map(wayOf));
/** The same entity under its other keys: `/promotions/create` and `DELETE /promotions/{id}`. */
const below = entities.flatMap(callsBelow);
const isWrite = (call: Call) => call.method !== 'GET';
/** What a parameter is as a text, whatever it looks like: each gets a third of them, the next one another. */
const PLAIN = [...SQL, '\u0000', '__proto__', 'toString', '9'.repeat(400), '💥', '%', '\\'];
const hasKey = (call: Call) => keyParam(call.path) !== undefined;
const takesQuery = ({ kind, download }: Call) =>
  ['list', 'dropDown', 'statusCount', 'emailRecord'].includes(kind) || Boolean(download && !isOfRecord(download));
/** Whether the records have what a parameter asks for: a list without tabs refuses every tab. */
const hasFor = ({ entity }: Call, param: string): boolean =>
  param === 'tab' ? allTabs(entity).length > 0 : param !== 'statusActiveFlag' || hasActive(entity);
/**
 * A filter is parsed by its kind of field, and what it finds depends on the field's shape; a rule of an area can do anything. Every
 * kind of call takes the same filters: one of each operator shows that it does.
 */
function parsersOf({ entity, kind }: Call, filter: Filter): string[] {
  const field = fieldOfFilter(entity, filter);
  const shape = filter.operator === 'rule' ? `${entity.name} ${filter.param}` : field && shapeOfField(field);
  return [`${filter.operator} ${shape}`, `${kind} ${filter.operator}`];
}
/** The parameters of a call, and what parses them: those that are no filters are parsed by the call. */
const paramsOf = (call: Call) => [
  ...['page', 'limit', 'sortProperties', 'tab', 'ids', 'statusActiveFlag'].map((param) => ({
    call,
    param,
    parsers: [`${shapeOfRoute(call)} ${param} ${hasFor(call, param)}`],
  })),
  ...listFilters(call.entity).map((filter) => ({
    call,
    param: filter.param,
    parsers: parsersOf(call, filter),
  })),
  ...Object.keys(call.entity.list.gathers ?? {}).map((param) => ({ call, param, parsers: [`${call.kind} gathers`] })),
];
/** One call of each shape, and one parameter of each parser. */
const alike = (some: readonly Call[]) => new Set(oneOfEach(some, (call) => [shapeOfRoute(call)]));
const params = oneOfEach(calls.filter(takesQuery).flatMap(paramsOf), ({ parsers }) => parsers);
const [withBody, withKey, withQuery, reading] = [
  alike(calls.filter(isWrite)),
  alike(calls.filter(hasKey)),
  new Set(params.map(({ call }) => call)),
  alike(calls.filter((call) => !isWrite(call))),
];
/** The router knows the methods of a path, before there is a record: a path of each shape, with a record that does not exist. */
const onPath = alike([...new Map(calls.map((call) => [call.path, call])).values()]);
const isDated = (call: Call, name: string) => /^date/.test(call.entity.fields[name]?.kind ?? '');
const isOneAtATime = ({ entity }: Call) => Object.values(entity.limits ?? {}).some(({ period }) => period);
const NOWHERE = { id: 999_999_999, uuid: '00000000-0000-4000-8000-000000000000' };

const asked = calls.filter((call) => [withBody, withKey, withQuery, reading, onPath].some((some) => some.has(call)));

describe.each(asked.map((call) => [`${call.method} ${call.path}`, call] as const))('%s', (_, call) => {
  const parameter = `{${keyParam(call.path)}}`;
  const target = async (): Promise<{ actor: Actor; record: RecordData; path: string; body: Record<string, unknown> }> => {
    const actor = await stage.actorFor(call);
    const record = await stage.recordFor(call.entity, actor);
    const body = hasForm(call) ? await stage.bodyFor(call.entity, nameOf(call), actor) : {};
    return { actor, record, path: pathOf(call, actor, record), body };
  };

  itIf(withBody.has(call))('rejects bodies that are malformed, too big, or of another type', async () => {
    const { actor, path, body } = await target();
    const before = await fingerprint(call.entity);
    const good = JSON.stringify(body);
    for (const text of [
      '{',
      '{"a":}',
      `${good}}`,
      "{'a':1}",
      '\u0000',
      'undefined',
      '{"__proto__":{"admin":true}}',
      '{"constructor":{"prototype":{}}}',
    ])
      expectRefusal(await raw(actor, call.method, path, text), text, [400, 422]);
    expectRefusal(await raw(actor, call.method, path, Buffer.from([0xff, 0xfe, 0x7b])), 'no UTF-8', [400, 422]);
    expectRefusal(await raw(actor, call.method, path, TEN_MEGABYTES), '10 MB', [413]);
    expectRefusal(await raw(actor, call.method, path, `${'['.repeat(50_000)}${']'.repeat(50_000)}`), 'deep', [400, 422]);
    // Calls that accept files do not accept JSON.
    const form = 'multipart/form-data; boundary=x';
    const takesFiles = call.kind === 'upload' && call.step === 'process';
    if (takesFiles) expectRefusal(await raw(actor, call.method, path, good, form), form, [400, 422]);
    for (const type of [
      'text/plain',
      'application/xml',
      'application/x-www-form-urlencoded',
      ...(takesFiles ? [] : [form]),
      'nonsense',
    ])
      expectRefusal(await raw(actor, call.method, path, good, type), type, [415]);
    for (const text of ['[]', '"text"', '7', 'true']) expectRefusal(await raw(actor, call.method, path, text), text, [422]);
    expect(await fingerprint(call.entity)).toEqual(before);
  });

  itIf(withKey.has(call))('finds no record for an invalid key', async () => {
    const { actor, record, path, body } = await target();
    const before = await fingerprint(call.entity);
    const stem = pathOf({ ...call, path: call.path.replace(parameter, 'KEY') }, actor, record);
    expect(path).not.toBe(stem);
    for (const id of IDS) {
      const payload = isWrite(call) ? JSON.stringify({ ...body, ...(call.kind === 'update' ? { version: 1 } : {}) }) : undefined;
      expectRefusal(await raw(actor, call.method, stem.replace('KEY', encodeURIComponent(id)), payload), id, [404]);
    }
    expectRefusal(await raw(actor, call.method, stem.replace('KEY', '%'), isWrite(call) ? '{}' : undefined), '%', [400, 404]);
    expectRefusal(
      await raw(actor, call.method, stem.replace('KEY', 'x'.repeat(3000)), isWrite(call) ? '{}' : undefined),
      'long',
      [404, 414],
    );
    expect(await fingerprint(call.entity)).toEqual(before);
  });

  itIf(onPath.has(call))('rejects unsupported methods', async () => {
    const actor = await stage.actorFor(call);
    const path = pathOf(call, actor, NOWHERE);
    const before = await fingerprint(call.entity);
    const offered = [...calls, ...below, ...endpointsOf, LINKED].filter((one) => matchesPath(one, path)).map((one) => one.method);
    for (const method of (['GET', 'POST', 'PUT', 'DELETE', 'PATCH'] as const).filter(
      (one) => !(offered as string[]).includes(one),
    ))
      expectRefusal(await raw(actor, method, path, method === 'GET' ? undefined : '{}'), method, [405]);
    expect(await fingerprint(call.entity)).toEqual(before);
  });

  itIf(reading.has(call))('answers with headers that forbid caching and framing', async () => {
    const { actor, path } = await target();
    expectHeaders(await raw(actor, 'GET', path));
  });

  itIf(withQuery.has(call))('treats a parameter as a plain value only', async () => {
    const { actor, path } = await target();
    // There is an hourly limit of files per person; this test is about the content of each request.
    const startAnew = () => api.db.text('delete from sign_in_attempts');
    await startAnew();
    const before = await fingerprint(call.entity);
    for (const one of params.filter((some) => some.call === call)) {
      const { param } = one;
      await startAnew();
      for (const value of partOf(PLAIN, params.indexOf(one), 3)) {
        const reply = await raw(actor, 'GET', `${path}?${new URLSearchParams({ [param]: value })}`);
        if (reply.statusCode >= 300) expectRefusal(reply, `${param}=${value}`, [400]);
      }
    }
    await startAnew();
    for (const query of [
      'page[]=1',
      'page[a]=1',
      '__proto__=1',
      '=1',
      'page',
      '%00=1',
      'page=%E0%A4%A',
      `${'a=1&'.repeat(500)}`,
      'wildcardSearch[$ne]=1',
    ]) {
      const reply = await raw(actor, 'GET', `${path}?${query}`);
      expectRefusal(reply, query, [400]);
    }
    await startAnew();
    if (call.kind !== 'emailRecord') expect(await fingerprint(call.entity)).toEqual(before);
  });
});

/** A call that no schema declares: it needs no sign-in. */
const LINKED = { method: 'GET', path: EMERGENCY_LINK } as const;
const matchesPath = (call: Pick<Call, 'path'>, path: string) =>
  new RegExp(`^${call.path.replace(/\{\w+\}/g, '[^/]+')}$`).test(path);

/** Values in place of a text, number or list; the first ones throw when code converts them to text. */
const POISON = [
  '{"toString":1}',
  '[{"toString":1}]',
  '{"a":{"valueOf":"x","toString":null}}',
  '{"then":1}',
  '{"hasOwnProperty":1}',
];
const STRANGE = [
  '{}',
  '[{}]',
  '[[]]',
  '{"a":1}',
  '[null]',
  '1e999',
  '-1.5',
  'true',
  '"toString"',
  '"__proto__"',
  '"constructor"',
  '["constructor","hasOwnProperty"]',
];
/** For each of many keys. */
const FEW = [POISON.slice(1, 2), ['[{}]', '1e999', '"toString"']] as const;
/** Keys of the calls outside the schemas. Where the API's document lists none, they come all at once, and in a full run one by one. */
const OTHER_KEYS = [
  ...[
    'username',
    'password',
    'newPassword',
    'confirmPassword',
    'oldPassword',
    'otp',
    'otpUniqueId',
    'trustDevice',
    'refreshToken',
  ],
  ...[
    'token',
    'officeCentreId',
    'fullName',
    'mobileNumber',
    'userId',
    'permissions',
    'version',
    'value',
    'name',
    'entity',
    'shared',
  ],
  ...[
    'settings',
    'ids',
    'rows',
    'issuer',
    'clientId',
    'clientSecret',
    'domains',
    'active',
    'code',
    'state',
    'uploadId',
    'fileName',
  ],
];
/** A call in the API's document. */
interface Operation {
  requestBody?: { content: Record<string, { schema: { properties?: object } }> };
}
interface Route {
  method: Method;
  path: string;
  body: Record<string, unknown>;
  actor: Actor;
  /** How it refuses what is no plain data. */
  refused?: readonly number[];
}
/** Replaces each key of a body with each of these values, then all keys at once. */
function spoilt(body: Readonly<Record<string, unknown>>, keys: readonly string[], values: readonly string[]): string[] {
  const text = (entries: readonly (readonly [string, string])[]) =>
    `{${entries.map(([key, value]) => `${JSON.stringify(key)}:${value}`).join(',')}}`;
  const good = Object.entries(body).map(([key, value]) => [key, JSON.stringify(value)] as const);
  return values.flatMap((value) => [
    value,
    text(keys.map((key) => [key, value] as const)),
    ...keys.map((key) => text([...good.filter(([name]) => name !== key), [key, value]])),
  ]);
}
/** The calls that write and that no schema declares. */
async function routesBeside(methods: readonly Method[]): Promise<readonly (readonly [Method, string])[]> {
  const { buildApp } = await import('#server/app.ts');
  const routes = new Map<string, [Method, string]>();
  const app = await buildApp({
    db: api.db,
    config: api.config,
    onRoute: ({ method, url }) => {
      for (const one of [method].flat() as Method[])
        if (url.startsWith('/api/') && methods.includes(one)) routes.set(`${one} ${url}`, [one, url.slice(4)]);
    },
  });
  await app.close();
  const shapes = new Set(calls.map(({ method, path }) => `${method} ${path.replace(/\{\w+\}/g, '*')}`));
  const others = [...routes.values()].filter(([method, path]) => !shapes.has(`${method} ${path.replace(/:\w+/g, '*')}`));
  expect(others.length).toBeGreaterThan(15);
  return others;
}
/** In a session of their own, which calls outside the schemas may end. */
const onceMore = async (name: string): Promise<Actor> => {
  const actor = await stage.actor(name);
  return { ...actor, client: await api.asIn(name.replace('SUPERADMIN@here', 'SUPERADMIN'), actor.centreId) };
};
async function expectNoFall(
  { method, path, body, actor, refused = [400] }: Route,
  keys: readonly string[],
  poison: readonly string[] = POISON,
  strange: readonly string[] = STRANGE,
): Promise<void> {
  for (const payload of spoilt(body, keys, poison))
    expectRefusal(await raw(actor, method, path, payload), `${method} ${path} ${payload}`, refused);
  for (const payload of spoilt(body, keys, strange)) {
    const reply = await raw(actor, method, path, payload);
    if (reply.statusCode >= 300) expectRefusal(reply, `${method} ${path} ${payload}`);
  }
}

describe('objects and JavaScript built-in names in place of a text', () => {
  const writes = calls.filter((call) => isWrite(call) && call.method !== 'DELETE');
  // Inputs are read by their shape, whatever the rules: the first of each shape gets every value, and rules a few of each key.
  const shaped = new Set(oneOfEach(writes, (call) => [...wordsOf(call), ...inputsOf(call)]));
  const some = oneOfEach(writes, (call) => [...wordsOf(call), ...inputsOf(call), ...rulesOf(call)]);
  const seen = new Set<string>();
  const newKeys = new Map(
    some.map((call) => {
      const names = hasForm(call) ? inputNames(call.entity, labelOfCall(call)) : [];
      const news = names.filter((name) => {
        const shape = `${call.kind} ${shapeOfField(call.entity.fields[name] as Field)}`;
        const isNew = isFull || !seen.has(shape);
        seen.add(shape);
        return isNew;
      });
      return [call, news.map((name) => wireKey(name, call.entity.fields[name] as Field))] as const;
    }),
  );
  it.each(some.map((call) => [`${call.method} ${call.path}`, call] as const))('%s', async (_, call) => {
    const actor = await stage.actorFor(call);
    const record = await stage.recordFor(call.entity, actor);
    const body = hasForm(call) ? await stage.bodyFor(call.entity, nameOf(call), actor) : { ids: [1], rows: [], uploadId: 'x' };
    const keys = Object.keys(body);
    const route = { method: call.method, path: pathOf(call, actor, record), body, actor };
    const news = (newKeys.get(call) ?? []).filter((key) => keys.includes(key));
    // A call that is alone in its shape, though each of its inputs is known, gets every value for one of them.
    if (shaped.has(call)) await expectNoFall(route, news.length ? news : keys.length ? keys.slice(0, 1) : ['anything']);
    if (!shaped.has(call) || rulesOf(call).length) await expectNoFall(route, keys.length ? keys : ['anything'], ...FEW);
  });

  it('are rejected in every call outside the schemas, signed in or not', async () => {
    const others = await routesBeside(['POST', 'PUT', 'DELETE']);
    const { paths } = (await api.app.inject('/api/docs/json')).json<{ paths: Record<string, Record<string, Operation>> }>();
    const keysOf = (method: Method, path: string): readonly string[] => {
      const said = paths[`/api${path.replace(/:(\w+)/g, '{$1}')}`]?.[method.toLowerCase()]?.requestBody;
      const own = Object.keys(said?.content['application/json']?.schema.properties ?? {});
      return isFull ? [...new Set([...own, ...OTHER_KEYS])] : [...own, 'anything'];
    };
    const strangeAll = Object.fromEntries(OTHER_KEYS.map((key) => [key, [{}]]));
    for (const name of ['SUPERADMIN@here', 'nobody']) {
      const actor = name === 'nobody' ? ({ client: await api.as('nobody') } as Actor) : await onceMore(name);
      for (const [method, path] of others.filter(([, one]) => name !== 'nobody' || one.startsWith('/auth/')))
        if (!/logout|sessions|trusted-device|files?(\/|$)/.test(path))
          await expectNoFall(
            {
              method,
              path: path.replace(/:\w+/g, '1'),
              body: isFull || keysOf(method, path).length > 1 ? {} : strangeAll,
              actor,
              // The link in a mail says everything: what comes with it is not read.
              refused: path.includes('/unsubscribe/') ? [404] : [400],
            },
            keysOf(method, path),
            // These calls read values the same way as forms do.
            FEW[0],
            partOf(
              FEW[1],
              others.findIndex(([, one]) => one === path),
              3,
            ),
          );
    }
  }, 240_000);

  it('are rejected in what a directory sends', async () => {
    const { client } = await stage.actor('MASTER_ADMIN@here.0');
    const tenant = api.world.here.tenants[0];
    const { token } = (await client.post<{ token: string }>(`/office-centres/${tenant}/directory-connection/token`)).data;
    const actor = { client: { authorization: `Bearer ${token}` } } as Actor;
    const person = { userName: 'hostile@directory.example', name: { givenName: 'Mei', familyName: 'Chan' }, active: true };
    const made = await raw(actor, 'POST', '/scim/v2/Users', JSON.stringify(person));
    expect(made.statusCode).toBe(201);
    const path = `/scim/v2/Users/${made.json().id}`;
    const keys = ['userName', 'externalId', 'name', 'emails', 'active', 'title', 'schemas', 'Operations', 'phoneNumbers'];
    const operation = { op: 'replace', path: 'title', value: 'x' };
    const poison = POISON.slice(1, 2);
    await expectNoFall({ method: 'POST', path: '/scim/v2/Users', body: person, actor }, keys, poison);
    await expectNoFall({ method: 'PUT', path, body: person, actor }, keys, poison);
    await expectNoFall({ method: 'PATCH', path, body: { Operations: [operation] }, actor }, keys, poison);
    for (const value of STRANGE)
      for (const one of [`{"op":${value}}`, `{"op":"replace","path":${value}}`, `{"op":"add","path":"title","value":${value}}`]) {
        const reply = await raw(actor, 'PATCH', path, `{"Operations":[${one}]}`);
        if (reply.statusCode >= 300) expectRefusal(reply, one);
      }
  });

  it('are harmless in paths and queries', async () => {
    const actor = await stage.actor('SUPERADMIN@here');
    for (const name of ['toString', '__proto__', 'constructor', 'hasOwnProperty', 'valueOf'])
      for (const path of [
        `/system-data/get-list-by-category-code/${name}`,
        `/saved-views?entity=${name}`,
        `/saved-views?${name}=1`,
        `/preferences?${name}=1`,
        `/feedbacks/category-drop-down?type=${name}`,
        `/search?query=x&${name}=1`,
      ]) {
        const reply = await raw(actor, 'GET', path);
        if (reply.statusCode >= 300) expectRefusal(reply, path);
      }
  });
});

describe('a call that says nothing, or less than it takes', () => {
  /** Absent, empty, nothing, and the emptiest values: none of them is an error of the server. */
  const NOTHING = [undefined, '', 'null', '{}', '[]'];
  /** Which nothing it is makes no difference to a rule: the calls of a shape read it the same way. */
  const nothingFor = (call: Call) => (withBody.has(call) ? NOTHING : [undefined, '{}']);
  const writes = calls.filter(isWrite);
  const some = oneOfEach(writes, (call) => [...wordsOf(call), ...rulesOf(call)]);
  const expectWhole = (reply: Reply, what: string) => {
    expect(reply.statusCode, what).toBeLessThan(500);
    if (reply.statusCode >= 300) expectRefusal(reply, what);
  };

  it.each(some.map((call) => [`${call.method} ${call.path}`, call] as const))('%s', async (_, call) => {
    const actor = await stage.actorFor(call);
    const field = call.entity.states?.field;
    // A rule may only run in some states of a record: in each of them.
    const states = field && call.action?.moves ? Object.keys(call.action.moves) : [undefined];
    const record = hasKey(call) ? await stage.recordFor(call.entity, actor) : NOWHERE;
    for (const state of states)
      for (const payload of nothingFor(call)) {
        if (state !== undefined && field && hasKey(call)) await stage.force(call.entity, record.id, { [field]: state });
        expectWhole(await raw(actor, call.method, pathOf(call, actor, record), payload), `${state} ${payload}`);
      }
  });

  it('outside the schemas', async () => {
    const others = await routesBeside(['POST', 'PUT', 'PATCH', 'DELETE']);
    for (const name of ['LANDLORD_ADMIN@here', 'MASTER_ADMIN@here.0']) {
      const actor = await onceMore(name);
      const own = (path: string) =>
        path
          .replace(/:officeCentreId/g, String(actor.centreId))
          .replace(/:\w*[uU]uid/g, NOWHERE.uuid)
          .replace(/:\w+|\*/g, '1');
      for (const [at, [method, path]] of others.entries())
        if (!/logout|auth\/sessions/.test(path)) {
          await api.db.text('delete from sign_in_attempts');
          for (const payload of name.startsWith('LANDLORD') ? NOTHING : partOf(NOTHING, at, 3))
            expectWhole(await raw(actor, method, own(path), payload), `${method} ${path} ${payload}`);
        }
    }
  }, 240_000);
});

describe('days and instants at the ends of the calendar, and parameters that are repeated', () => {
  const FAR = [
    '9999-12-31',
    '9999-12',
    '9999-12-31T23:59:59-14:00',
    '0001-01-01',
    '0001-01-01T00:00:00+14:00',
    '+010000-01-01T00:00:00Z',
    '275760-09-13T00:00:00Z',
    '-271821-04-20T00:00:00Z',
    '10000-01-01',
    'infinity',
  ];
  /** The first and the last that a form accepts, and one that it refuses. */
  const ENDS = ['9999-12-31', '2149-12-31', '2149-12-31T23:59:59-14:00', '1950-01-01', '1950-01-01T00:00:00+14:00'];
  it('are no error of the server in any parameter that the document names', async () => {
    const { paths } = (await api.app.inject('/api/docs/json')).json<{
      paths: Record<string, { get?: { parameters?: { in: string; name: string }[] } }>;
    }>();
    const actor = await stage.actor('LANDLORD_ADMIN@here');
    const seen = new Set<string>();
    for (const [path, { get }] of Object.entries(paths))
      for (const { in: place, name } of get?.parameters ?? []) {
        // Parameters of one name are read by the same code.
        if (place !== 'query' || (seen.has(name) && !isFull)) continue;
        seen.add(name);
        const url = path
          .slice(4)
          .replace('{officeCentreId}', String(actor.centreId))
          .replace(/\{\w*[uU]uid\}/g, NOWHERE.uuid)
          .replace(/\{\w+\}/g, '1');
        for (const values of [['a', 'b'], ...partOf(FAR, seen.size, 3).map((one) => [one])]) {
          const reply = await raw(actor, 'GET', `${url}?${new URLSearchParams(values.map((one) => [name, one]))}`);
          if (reply.statusCode === 429) await api.db.text('delete from sign_in_attempts');
          else if (reply.statusCode >= 300) expectRefusal(reply, `${url} ${name}=${values}`);
        }
      }
    expect(seen.size).toBeGreaterThan(50);
  }, 240_000);

  const dated = calls.filter(
    (call) => hasForm(call) && isWrite(call) && inputNames(call.entity, nameOf(call)).some((name) => isDated(call, name)),
  );
  const some = oneOfEach(dated, (call) => [...inputsOf(call), ...rulesOf(call)]);
  it.each(some.map((call) => [`${call.method} ${call.path}`, call] as const))('%s', async (_, call) => {
    const actor = await stage.actorFor(call);
    const record = hasKey(call) ? await stage.recordFor(call.entity, actor) : NOWHERE;
    const body = await stage.bodyFor(call.entity, nameOf(call), actor);
    const names = inputNames(call.entity, nameOf(call)).filter((name) => isDated(call, name));
    for (const far of ENDS)
      for (const some of names.map((name) => [name])) {
        const value = (name: string) => (call.entity.fields[name]?.kind === 'dateRange' ? [far, far] : far);
        const sent = { ...body, ...Object.fromEntries(some.map((name) => [name, value(name)])) };
        const reply = await raw(actor, call.method, pathOf(call, actor, record), JSON.stringify(sent));
        if (reply.statusCode >= 300) expectRefusal(reply, `${some} ${far}`);
        // A period until then would leave no room for the records of others.
        const { id } = reply.json<{ data: { id?: number } | null }>().data ?? {};
        if (isOneAtATime(call) && id && reply.statusCode < 300)
          await stage.force(call.entity, id, Object.fromEntries(some.map((name) => [name, body[name]])));
      }
    // What was accepted can be read, by everybody who reads lists.
    for (const one of callsOf(call.entity).filter(({ kind }) => kind === 'list'))
      expect((await raw(actor, 'GET', pathOf(one, actor, record))).statusCode).toBeLessThan(500);
  });
});

describe('unknown addresses', () => {
  it.each(['/nope', '/car-parks-x', '/office-centres/1/nope', '/', '', '//'])('GET /api%s', async (path) => {
    expectRefusal(await raw(await stage.actor('LANDLORD_ADMIN@here'), 'GET', path), path, [404]);
  });
  it.each(['POST', 'PUT', 'DELETE'] as const)('%s', async (method) => {
    expectRefusal(await raw(await stage.actor('LANDLORD_ADMIN@here'), method, '/nope', '{}'), method, [404]);
  });
  it('get the same answer without a session', async () => {
    const reply = await api.app.inject({ method: 'GET', url: '/api/nope' });
    expectRefusal(reply as unknown as Reply, 'signed out', [404]);
  });
});

it('get the same 429 answer when the rate limit is exceeded', async () => {
  const { buildApp } = await import('#server/app.ts');
  const { testConfig } = await import('./harness.ts');
  const strict = await buildApp({ db: api.db, config: testConfig({ RATE_LIMIT: '2' }) });
  const path = `/api${calls[0]?.path}`;
  for (let count = 0; count < 2; count += 1) expect((await strict.inject(path)).statusCode).toBe(401);
  const reply = await strict.inject(path);
  expectRefusal(reply as unknown as Reply, 'too often', [429]);
  await strict.close();
});
