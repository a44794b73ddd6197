/** What holds for every answer, whatever the call: headers, envelope, documentation, health. */
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entities } from '#schemas/index.ts';
import { callsOf } from '#schemas/kernel/calls.ts';
import { buildApp } from '#server/app.ts';
import { makeAuth } from '#server/auth/auth.ts';
import { createSession } from '#server/auth/sessions.ts';
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
  it('is never kept, says its request id, and cannot be framed or sniffed', async () => {
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

  it('to an unknown address or method is an envelope too', async () => {
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

  it('speaks the caller’s language', async () => {
    const messageIn = async (language: string) =>
      (await admin.call('GET', '/car-parks?page=0', undefined, { 'accept-language': language })).message;
    const messages = await Promise.all(['en', 'zh-Hant', 'zh-Hans'].map(messageIn));
    expect(new Set(messages).size).toBe(3);
    for (const message of messages) expect(message).toContain('page');
  });

  it('to somebody who is not signed in is 401, and says why', async () => {
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

  it('is refused in the envelope when somebody asks too often', async () => {
    const narrow = await buildApp({ db: api.db, config: testConfig({ RATE_LIMIT: '2' }) });
    const ask = async () => (await narrow.inject({ url: '/api/car-parks' })).json<{ code: string }>().code;
    expect([await ask(), await ask(), await ask()]).toEqual(['unauthenticated', 'unauthenticated', 'tooMany']);
    await narrow.close();
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

  it('tells nothing of what went wrong inside', async () => {
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
      const takesBody = ['create', 'update', 'action', 'upload'].includes(call.kind);
      if (takesBody) expect(operation?.requestBody, call.path).toBeDefined();
    }
    expect((await app.inject({ url: '/api/docs/' })).statusCode).toBe(200);
  });
});
