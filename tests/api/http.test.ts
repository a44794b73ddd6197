/** Properties of every answer, whatever the call: headers, envelope, documentation, health. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entities } from '#schemas/index.ts';
import { callsOf, hasForm } from '#schemas/kernel/calls/calls.ts';
import { buildApp } from '#server/app.ts';
import { makeAuth } from '#server/auth/session/auth.ts';
import { createSession } from '#server/auth/session/sessions.ts';
import type { Config } from '#server/config.ts';
import { databaseCheck, diskCheck, freeBytesOf, MIN_FREE_BYTES } from '#server/http/checks.ts';
import { installFailures } from '#server/http/failures.ts';
import { registerHealth } from '#server/http/health.ts';
import { type Api, type Client, startApi, testConfig } from './harness.ts';

let api: Api;
let admin: Client;
let app: FastifyInstance;
beforeAll(async () => {
  api = await startApi();
  app = api.app;
  admin = await api.as('LANDLORD_ADMIN@here');
});
afterAll(() => api.close());

async function tokenOf(name: string): Promise<{ authorization: string }> {
  const { userId, officeCentreId } = api.world.people[name] as { userId: number; officeCentreId: number | null };
  const auth = makeAuth({ db: api.db, config: api.config });
  const { sessionId } = await createSession(api.db, userId, officeCentreId);
  const { accessToken } = await auth.tokens.issue(sessionId, userId);
  await auth.close();
  return { authorization: `Bearer ${accessToken}` };
}

describe('every answer', () => {
  it('is never cached, has its request id, and cannot be framed or sniffed', async () => {
    for (const url of ['/api/health/live', '/api/car-parks', '/api/no/such/call']) {
      const { headers } = await app.inject({ url });
      expect(headers, url).toMatchObject({
        'cache-control': 'no-store',
        'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
      });
    }
    const { headers } = await app.inject({ url: '/api/car-parks' });
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
    });
  });

  it('to an unknown address or method has the usual envelope', async () => {
    expect(await admin.get('/no/such/call')).toMatchObject({
      status: 404,
      success: false,
      code: 'notFound',
      requestId: expect.any(String),
    });
    expect(await admin.delete('/car-parks')).toMatchObject({ status: 405, code: 'methodNotAllowed' });
    expect(await admin.post('/car-parks/5')).toMatchObject({ status: 405, code: 'methodNotAllowed' });
    const { headers } = await api.app.inject({ method: 'POST', url: '/api/car-parks/5' });
    expect(String(headers.allow).split(', ').sort()).toEqual(['DELETE', 'GET', 'HEAD']);
    expect((await app.inject({ method: 'POST', url: '/nowhere' })).json()).toMatchObject({ success: false, code: 'notFound' });
  });

  it('uses the caller’s language', async () => {
    const messageIn = async (language: string) =>
      (await admin.call('GET', '/car-parks?page=0', undefined, { 'accept-language': language })).message;
    const messages = await Promise.all(['en', 'zh-Hant', 'zh-Hans'].map(messageIn));
    expect(new Set(messages).size).toBe(3);
    for (const message of messages) expect(message).toContain('page');
  });

  it('to a person who is not signed in is 401 and says why', async () => {
    const nobody = await api.as('nobody');
    expect(await nobody.get('/car-parks')).toMatchObject({ status: 401, code: 'unauthenticated' });
    const forged = await nobody.call('GET', '/car-parks', undefined, { authorization: 'Bearer a.b.c' });
    expect(forged).toMatchObject({ status: 401, code: 'invalid_jwt_signature', data: 'invalid_jwt_signature' });
  });

  it('is compressed when it is long, unless it signs somebody in', async () => {
    const { authorization } = await tokenOf('LANDLORD_ADMIN@here');
    const list = await app.inject({
      url: `/api/office-centres/${api.world.here.building}/users`,
      headers: { authorization, 'accept-encoding': 'gzip' },
    });
    expect(list.headers['content-encoding']).toBe('gzip');
    const info = await app.inject({ url: '/api/auth/info/1', headers: { authorization, 'accept-encoding': 'gzip' } });
    expect(info.headers['content-encoding']).toBeUndefined();
  });

  it('to a compressed body is a refusal: it is not unpacked', async () => {
    const { authorization } = await tokenOf('LANDLORD_ADMIN@here');
    const send = (payload: Buffer | string, headers: Record<string, string>) =>
      app.inject({
        method: 'POST',
        url: '/api/car-parks',
        payload,
        headers: { authorization, 'content-type': 'application/json', ...headers },
      });
    const body = JSON.stringify({ code: 'PACKED', name: 'Packed deck' });
    expect((await send(gzipSync(body), { 'content-encoding': 'gzip' })).json()).toMatchObject({
      success: false,
      code: 'malformed',
    });
    expect((await send(body, {})).statusCode).toBeLessThan(300);
  });

  it('uses the envelope for a rate limit', async () => {
    const narrow = await buildApp({ db: api.db, config: testConfig({ RATE_LIMIT: '2' }) });
    const ask = async () => (await narrow.inject({ url: '/api/car-parks' })).json<{ code: string }>().code;
    expect([await ask(), await ask(), await ask()]).toEqual(['unauthenticated', 'unauthenticated', 'tooMany']);
    await narrow.close();
  });
});

describe('the rate limit of an address', () => {
  it('counts the files of the portal apart, ten times as many', async () => {
    const portalRoot = mkdtempSync(join(tmpdir(), 'portal-'));
    for (const folder of ['assets', '.vite']) mkdirSync(join(portalRoot, folder));
    writeFileSync(join(portalRoot, '.vite/manifest.json'), '{}');
    writeFileSync(join(portalRoot, 'index.html'), '<html></html>');
    writeFileSync(join(portalRoot, 'assets/a.js'), '1');
    const narrow = await buildApp({ db: api.db, config: testConfig({ RATE_LIMIT: '1' }), portalRoot });
    const ask = async (url: string) => (await narrow.inject({ url })).statusCode;
    const files: number[] = [];
    for (let count = 0; count < 11; count++) files.push(await ask('/assets/a.js'));
    expect(files).toEqual([...Array<number>(10).fill(200), 429]);
    // What only looks like a file of the portal does not get its limit.
    expect([await ask('/api/car-parks?x=/assets/'), await ask('/api/car-parks')]).toEqual([401, 429]);
    await narrow.close();
    rmSync(portalRoot, { recursive: true });
  });
});

describe('health', () => {
  it('is alive and ready', async () => {
    const nobody = await api.as('nobody');
    expect(await nobody.get('/health/live')).toMatchObject({ status: 200, data: { status: 'live' } });
    expect(await nobody.get('/health/ready')).toMatchObject({ status: 200, data: { status: 'ready' } });
  });

  it('is not ready without its database', async () => {
    const broken = { ...api.db, query: () => Promise.reject(new Error('gone')) } as typeof api.db;
    const lame = await buildApp({ db: broken, config: api.config });
    expect((await lame.inject({ url: '/api/health/ready' })).json()).toMatchObject({ success: false, code: 'unavailable' });
    expect((await lame.inject({ url: '/api/health/live' })).statusCode).toBe(200);
    await lame.close();
  });

  it('reports a full disk: not ready if it holds the database, still ready if it holds only uploads', async () => {
    const { config } = api;
    const asked: string[] = [];
    const readyWith = async (over: Partial<Config>, free: (folder: string) => number) => {
      const look = async (folder: string) => {
        asked.push(folder);
        return free(folder);
      };
      const small = Fastify();
      installFailures(small);
      small.addHook('onRequest', async (request) => {
        request.locale = 'en';
      });
      registerHealth(small, [databaseCheck(api.db), diskCheck({ ...config, ...over }, look)], () => false);
      const reply = await small.inject({ url: '/health/ready' });
      await small.close();
      return { status: reply.statusCode, again: reply.headers['retry-after'], data: reply.json().data };
    };
    const enough = () => MIN_FREE_BYTES;
    const none = () => MIN_FREE_BYTES - 1;
    const details = (disk: string) => ({ database: 'ok', disk });
    const embedded = { databaseUrl: undefined };
    expect(await readyWith(embedded, enough)).toEqual({ status: 200, data: { status: 'ready', details: details('ok') } });
    expect(asked.sort()).toEqual([config.dataDir, config.backupDir, config.storageDir].sort());
    expect(await readyWith(embedded, none)).toEqual({
      status: 503,
      again: '5',
      data: { status: 'unavailable', details: details('full') },
    });
    const shared = { databaseUrl: 'postgres://db/atrium' };
    expect(await readyWith(shared, none)).toEqual({ status: 200, data: { status: 'ready', details: details('full') } });
    expect(await readyWith({ ...shared, s3: {} as Config['s3'] }, none)).toMatchObject({
      status: 200,
      data: { details: details('ok') },
    });
    // A folder that does not exist yet has the free space of its parent, which others use at the same time.
    const [missing, parent] = [await freeBytesOf(`${config.dataDir}/not/yet`), await freeBytesOf(config.dataDir)];
    expect(missing / parent).toBeCloseTo(1, 1);
  });

  it('reveals nothing of internal errors', async () => {
    const broken = { ...api.db, query: () => Promise.reject(new Error('password of the database: hunter2')) } as typeof api.db;
    const lame = await buildApp({ db: broken, config: api.config });
    const reply = await lame.inject({ method: 'POST', url: '/api/auth/login', payload: { username: 'a@b.sg', password: 'x' } });
    expect(reply.json()).toMatchObject({ success: false, code: 'internal', requestId: expect.any(String) });
    expect(reply.body).not.toMatch(/hunter2|at .*\.ts/);
    await lame.close();
  });
});

describe('the documentation', () => {
  it('has every call of every schema, with its body and its parameters', async () => {
    const { paths } = (await app.inject({ url: '/api/docs/json' })).json<{
      paths: Record<string, Record<string, { requestBody?: unknown }>>;
    }>();
    for (const call of entities.flatMap(callsOf)) {
      const operation = paths[`/api${call.path}`]?.[call.method.toLowerCase()];
      expect(operation, `${call.method} ${call.path}`).toBeDefined();
      if (hasForm(call) || call.kind === 'upload') expect(operation?.requestBody, call.path).toBeDefined();
    }
    expect((await app.inject({ url: '/api/docs/' })).statusCode).toBe(200);
  });
});

describe('allowed host names', () => {
  const others: FastifyInstance[] = [];
  const withSettings = async (over: Record<string, string>) => {
    const other = await buildApp({ db: api.db, config: testConfig(over) });
    others.push(other);
    return (host: string, url = '/api/portal-settings') => other.inject({ url, headers: { host } });
  };
  afterAll(() => Promise.all(others.map((one) => one.close())));
  const PUBLIC = { PUBLIC_URL: 'https://atrium.example.com', HOST: '10.0.0.5' };

  it('exclude names that others point to this server', async () => {
    const asked = await withSettings({});
    for (const host of [
      'evil.example',
      'evil.example:3000',
      'localhost.evil.example',
      '127.0.0.1.evil.example',
      'a b',
      'x@localhost',
    ])
      expect((await asked(host)).json(), host).toMatchObject({ success: false, code: 'unknownHost' });
    expect((await asked('evil.example')).statusCode).toBe(421);
    for (const url of ['/', '/login', '/api/nope', '/api/mailbox', '/api/docs/json'])
      expect((await asked('evil.example', url)).statusCode, url).toBe(421);
    for (const host of ['localhost', 'LOCALHOST:3000', 'atrium.localhost', '127.0.0.1:3000', '[::1]:3000', 'localhost.'])
      expect((await asked(host)).statusCode, host).toBe(200);
  });

  it('are those of the public address and of the setting', async () => {
    const asked = await withSettings(PUBLIC);
    const more = await withSettings({ ...PUBLIC, ALLOWED_HOSTS: 'Inner, other.example' });
    for (const host of ['atrium.example.com', 'atrium.example.com:443', 'ATRIUM.example.com.', '10.0.0.5:3000'])
      expect((await asked(host)).statusCode, host).toBe(200);
    for (const host of ['localhost', 'example.com', 'atrium.example.com.evil.example', 'inner'])
      expect((await asked(host)).statusCode, host).toBe(421);
    expect((await more('inner:3000')).statusCode).toBe(200);
  });

  it('do not apply to health checks', async () => {
    const asked = await withSettings(PUBLIC);
    for (const host of ['10.1.2.3:3000', 'atrium-7f9c.pods.internal'])
      expect((await asked(host, '/api/health/ready')).statusCode, host).toBe(200);
  });

  it('include those that a trusted load balancer forwards', async () => {
    const other = await buildApp({ db: api.db, config: testConfig({ ...PUBLIC, TRUST_PROXY: '127.0.0.1' }) });
    const status = async (forwarded: string) =>
      (
        await other.inject({
          url: '/api/portal-settings',
          headers: { host: 'atrium.example.com', 'x-forwarded-host': forwarded },
        })
      ).statusCode;
    expect([await status('evil.example'), await status('atrium.example.com')]).toEqual([421, 200]);
    await other.close();
  });
});

describe('the documentation in production', () => {
  it('requires sign-in, by token or by the cookie that sign-in sets', async () => {
    const config = testConfig({ NODE_ENV: 'production' });
    const production = await buildApp({ db: api.db, config });
    const urls = ['/api/docs', '/api/docs/', '/api/docs/json', '/api/docs/yaml', '/api/docs/static/swagger-ui.css'];
    for (const url of urls) {
      const reply = await production.inject({ url });
      expect([reply.statusCode, reply.json().code], url).toEqual([401, 'unauthenticated']);
      const page = await production.inject({ url, headers: { accept: 'text/html,*/*' } });
      expect([page.statusCode, page.headers.location], url).toEqual([302, '/login']);
      const forged = await production.inject({ url, headers: { cookie: 'atrium_docs=1.abc' } });
      expect(forged.statusCode, url).toBe(401);
    }
    const admin = await tokenOf('LANDLORD_ADMIN@here');
    expect((await production.inject({ url: '/api/docs/json', headers: admin })).statusCode).toBe(200);

    const { userId, officeCentreId } = api.world.people['LANDLORD_ADMIN@here'] as { userId: number; officeCentreId: number };
    const issued = await createSession(api.db, userId, officeCentreId);
    const entered = await production.inject({
      method: 'POST',
      url: '/api/auth/refresh-token',
      headers: { cookie: `atrium_refresh=${issued.refreshToken}` },
      payload: {},
    });
    const set = [entered.headers['set-cookie']].flat().find((one) => one?.startsWith('atrium_docs='));
    expect(set).toMatch(/; Path=\/api\/docs;.*HttpOnly.*SameSite=Strict/);
    const cookie = String(set).split(';')[0] as string;
    for (const url of urls.filter((one) => one !== '/api/docs'))
      expect((await production.inject({ url, headers: { cookie } })).statusCode, url).toBe(200);
    expect((await production.inject({ url: '/api/car-parks', headers: { cookie } })).statusCode).toBe(401);
    await api.db.text('update sessions set revoked_date = now() where id = $1', [issued.sessionId]);
    await expect.poll(async () => (await production.inject({ url: '/api/docs/json', headers: { cookie } })).statusCode).toBe(401);
    await production.close();
  });
});
