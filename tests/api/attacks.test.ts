/** Attacks on the sign-in calls, beyond `auth.test.ts`: each is rejected and reveals nothing. */
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLink } from '#server/auth/password/links.ts';
import type { Database } from '#server/db/database.ts';
import type { Answer, Api } from './harness.ts';
import { mailOf } from './world.ts';

const work = vi.hoisted(() => ({ verified: 0 }));
vi.mock('@node-rs/argon2', async (original) => {
  const real = await original<typeof import('@node-rs/argon2')>();
  return {
    ...real,
    verify: (...given: Parameters<typeof real.verify>) => {
      work.verified += 1;
      return real.verify(...given);
    },
  };
});

// Modules outlive a test file: those that check passwords are loaded anew, with the counter in between.
vi.resetModules();
const { clientOf, startApi } = await import('./harness.ts');
const { buildApp } = await import('#server/app.ts');
const { hashPassword } = await import('#server/auth/password/password.ts');

const PASSWORD = 'Correct-Horse-7';
interface Tokens {
  accessToken: string;
  refreshToken: string;
  otpUniqueId: string;
}
let api: Api;
let secondDb: Database;
/** A second process on the same database (with PGlite, which allows only one process, a second app). */
let second: FastifyInstance;
const login = (username: string, password = PASSWORD, app = api.app) =>
  clientOf(app).post<Tokens>('/auth/login', { username, password });
const codeInMail = async () => {
  const [mail] = await api.db.query<{ text: string }>(sql`select text from mails order by id desc limit 1`);
  return /^\d{6}$/m.exec(mail?.text ?? '')?.[0] as string;
};

beforeAll(async () => {
  api = await startApi({ env: { PUBLIC_URL: 'https://atrium.example' } });
  await api.db.query(
    sql`insert into user_credentials (user_id, password_hash) select id, ${await hashPassword(PASSWORD)} from users`,
  );
  await api.db.query(sql`update office_centres set otp_required = true where id = ${api.world.there.building}`);
  secondDb = (await api.database.another?.()) ?? api.db;
  second = await buildApp({ db: secondDb, config: api.config });
  await second.ready();
});
beforeEach(() => api.db.query(sql`delete from sign_in_attempts`));
afterAll(async () => {
  await second.close();
  await api.close();
});

describe('guessing a password from forged addresses', () => {
  /** The sixth try, and the right one, each with a different `X-Forwarded-For`. */
  const guessThrough = async (app: FastifyInstance) => {
    const guess = (turn: number, password: string) =>
      clientOf(app).call(
        'POST',
        '/auth/login',
        { username: mailOf('SUB_ADMIN@here.0'), password },
        { 'x-forwarded-for': `203.0.113.${turn}` },
      );
    for (let turn = 0; turn < 5; turn++) await guess(turn, 'Wrong-Guess-1');
    return (await guess(5, PASSWORD)).status;
  };

  it('gives no extra attempts: the header of an untrusted client is ignored', async () => {
    expect(await guessThrough(api.app)).toBe(401);
  });

  it('uses the header of a load balancer in the settings', async () => {
    const behind = await buildApp({ db: secondDb, config: { ...api.config, trustedProxies: ['127.0.0.1'] } });
    expect(await guessThrough(behind)).toBe(200);
    await behind.close();
  });
});

describe('guessing a one-time code', () => {
  it('stops after five attempts, counted over two processes; after that even the right code fails', async () => {
    const { otpUniqueId } = (await login(mailOf('LANDLORD_ADMIN@there'))).data;
    const right = await codeInMail();
    const wrong = right === '000000' ? '000001' : '000000';
    const tryCode = (otp: string, turn: number) =>
      clientOf(turn % 2 ? second : api.app).post('/auth/validate-otp', { otp, otpUniqueId });
    const answers = await Promise.all([0, 1, 2, 3, 4].map((turn) => tryCode(wrong, turn)));
    expect(answers.every(({ status, code }) => status === 401 && code === 'badOtp')).toBe(true);
    expect((await tryCode(right, 5)).code).toBe('badOtp');
  });
});

describe('finding out who has an account', () => {
  const cases = {
    'an unknown address': 'nobody@example.com',
    'a wrong password': mailOf('SUB_ADMIN@here.0'),
    'a pending person': mailOf('SUB_ADMIN@here.1'),
    'a person without a password': mailOf('STAFF@here.1'),
  };
  it('fails: the response and the work done are the same with and without an account', async () => {
    await api.db.query(sql`update users set status = 'PENDING' where id = ${api.idOf('SUB_ADMIN@here.1')}`);
    await api.db.query(sql`delete from user_credentials where user_id = ${api.idOf('STAFF@here.1')}`);
    const seen: unknown[] = [];
    for (const [, username] of Object.entries(cases)) {
      const before = work.verified;
      const { requestId: _, ...answer } = await login(username, 'Wrong-Guess-1');
      seen.push({ ...answer, verified: work.verified - before });
    }
    expect(seen.every((one) => JSON.stringify(one) === JSON.stringify(seen[0]))).toBe(true);
    expect(seen[0]).toMatchObject({ status: 401, code: 'badCredentials', data: null, verified: 1 });
  });

  it('fails for a locked account, too: the right password takes as long and gives the same answer', async () => {
    for (let turn = 0; turn < 5; turn++) await login(mailOf('MASTER_ADMIN@here.1'), 'Wrong-Guess-1');
    const before = work.verified;
    expect(await login(mailOf('MASTER_ADMIN@here.1'))).toMatchObject({ status: 401, code: 'badCredentials', data: null });
    expect(work.verified - before).toBe(1);
  });

  it('fails through reset links: the same statements run for everybody', async () => {
    const count = async (username: string) => {
      const spies = [vi.spyOn(api.db, 'query'), vi.spyOn(api.db, 'transaction')];
      const answer = await clientOf(api.app).post('/auth/forgot-password', { username });
      const calls = spies.map((spy) => spy.mock.calls.length);
      for (const spy of spies) spy.mockRestore();
      return { answer, calls };
    };
    expect(await count(mailOf('MASTER_ADMIN@here.0'))).toEqual(await count('nobody.else@example.com'));
  });
});

describe('session fixation', () => {
  it('does not work: cookies and ids from before sign-in are dropped', async () => {
    const planted = (await login(mailOf('SUB_ADMIN@here.0'))).data;
    const reply = await api.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      headers: { cookie: `atrium_refresh=${planted.refreshToken}`, authorization: `Bearer ${planted.accessToken}` },
      payload: { username: mailOf('MASTER_ADMIN@here.0'), password: PASSWORD },
    });
    const own = reply.json().data as Tokens;
    expect(own.refreshToken.split('.')[0]).not.toBe(planted.refreshToken.split('.')[0]);
    const families = await api.db.query<{ family: string }>(
      sql`select distinct family from sessions where id::text in (${own.refreshToken.split('.')[0]}, ${planted.refreshToken.split('.')[0]})`,
    );
    expect(families).toHaveLength(2);
    const who = await clientOf(api.app, planted.accessToken).session();
    expect(who.userId).toBe(api.idOf('SUB_ADMIN@here.0'));
  });

  it('cannot choose a session: sign-in accepts no id and no token', async () => {
    for (const key of ['otpUniqueId', 'sessionId', 'refreshToken', 'accessToken']) {
      const body = { username: mailOf('MASTER_ADMIN@here.0'), password: PASSWORD, [key]: crypto.randomUUID() };
      const answer = await clientOf(api.app).post('/auth/login', body);
      expect([answer.status, Object.keys(answer.errors ?? {}), answer.data]).toEqual([422, [key], null]);
    }
  });

  it('cannot complete a sign-in with another person’s code', async () => {
    const victim = (await login(mailOf('LANDLORD_ADMIN@there'))).data;
    await login(mailOf('CONCIERGE@there'));
    const code = await codeInMail();
    expect((await clientOf(api.app).post('/auth/validate-otp', { otp: code, otpUniqueId: victim.otpUniqueId })).code).toBe(
      'badOtp',
    );
  });
});

describe('the second factor', () => {
  it('cannot be bypassed by opening an office centre without one and switching', async () => {
    const name = 'MASTER_ADMIN@here.1';
    const strict = api.world.there.tenants[1];
    await api.db.query(sql`insert into user_roles (user_id, office_centre_id, building_id, role_code, active)
      values (${api.idOf(name)}, ${strict}, ${api.world.there.building}, 'SUB_ADMIN', true)`);
    expect((await login(mailOf(name))).data).toMatchObject({ otpRequired: false });
    await api.db.query(sql`update office_centres set otp_required = true where id = ${strict}`);
    expect((await login(mailOf(name))).data).toMatchObject({ otpRequired: true });
    await api.db.query(sql`delete from user_roles where user_id = ${api.idOf(name)} and office_centre_id = ${strict}`);
    await api.db.query(sql`update office_centres set otp_required = false where id = ${strict}`);
  });

  it.each<[string, (userId: number) => Promise<unknown>]>([
    ['switched off', (userId) => api.db.query(sql`update users set status = 'INACTIVE' where id = ${userId}`)],
    ['delinked', (userId) => api.db.query(sql`update user_roles set active = false where user_id = ${userId}`)],
  ])('completes no sign-in for somebody who was %s between password and code', async (_, shutOut) => {
    const name = 'CONCIERGE@there';
    const { otpUniqueId } = (await login(mailOf(name))).data;
    const otp = await codeInMail();
    await shutOut(api.idOf(name));
    const reply = await api.app.inject({
      method: 'POST',
      url: '/api/auth/validate-otp',
      payload: { otp, otpUniqueId, trustDevice: true },
    });
    expect([reply.statusCode, reply.json().data, reply.headers['set-cookie']]).toEqual([401, null, undefined]);
    await api.db.query(sql`update users set status = 'ACTIVE' where id = ${api.idOf(name)}`);
    await api.db.query(sql`update user_roles set active = true where user_id = ${api.idOf(name)}`);
  });
});

describe('what an attacker started with a stolen password', () => {
  const name = 'LANDLORD_ADMIN@there';
  /** The owner sets another password by link. */
  const recover = async (password: string) => {
    const token = await createLink(api.db, { purpose: 'PASSWORD_RESET', userId: api.idOf(name) });
    expect((await clientOf(api.app).post('/auth/update-password', { token, password })).status).toBe(200);
  };

  it('ends when the password changes: the link for an expired password', async () => {
    const userId = api.idOf(name);
    await api.db.query(sql`update office_centres set password_expiry_days = 30 where id = ${api.world.there.building}`);
    await api.db.query(
      sql`update user_credentials set password_changed_date = now() - interval '31 days' where user_id = ${userId}`,
    );
    // The old password alone is not enough where a code is required.
    const begun = (await login(mailOf(name))).data;
    expect(begun).toMatchObject({ otpRequired: true });
    expect(begun).not.toHaveProperty('passwordResetToken');
    const entered = await clientOf(api.app).post<{ passwordResetToken: string }>('/auth/validate-otp', {
      otp: await codeInMail(),
      otpUniqueId: begun.otpUniqueId,
    });
    expect(entered).toMatchObject({ status: 401, code: 'passwordExpired' });
    const { passwordResetToken: stolen } = entered.data;
    expect(stolen).toBeTruthy();
    await recover('Owner-Again-1');
    expect(await clientOf(api.app).post('/auth/update-password', { token: stolen, password: 'Thief-Was-Here-1' })).toMatchObject({
      status: 400,
      code: 'linkExpired',
    });
    await api.db.query(sql`update office_centres set password_expiry_days = null where id = ${api.world.there.building}`);
  });

  it('ends when the password changes: a sign-in that waits for its code', async () => {
    const { otpUniqueId } = (await login(mailOf(name), 'Owner-Again-1')).data;
    const otp = await codeInMail();
    await recover('Owner-Again-2');
    for (const [path, method, body] of [
      ['/auth/validate-otp', 'POST', { otp, otpUniqueId }],
      ['/auth/generate-otp', 'PUT', { otpUniqueId }],
    ] as const)
      expect(await clientOf(api.app).call(method, path, body)).toMatchObject({ status: 401, code: 'badOtp' });
  });
});

describe('a refresh token', () => {
  it('does not work for somebody who may no longer sign in, even if it is valid', async () => {
    const { refreshToken } = (await login(mailOf('STAFF@here.0'))).data;
    const renew = () => clientOf(second).post('/auth/refresh-token', { refreshToken });
    await api.db.query(sql`update office_centres set allow_staff_login = false where id = ${api.world.here.building}`);
    expect(await renew()).toMatchObject({ status: 401, code: 'refreshTokenExpired', data: null });
    await api.db.query(sql`update office_centres set allow_staff_login = true where id = ${api.world.here.building}`);
    expect((await renew()).status).toBe(200);
  });
});

describe('another site', () => {
  const from = (headers: Record<string, string>) => async (method: 'POST' | 'PUT' | 'DELETE', path: string, cookie: string) =>
    (await api.app.inject({ method, url: `/api${path}`, headers: { cookie, host: 'atrium.example', ...headers }, payload: {} }))
      .statusCode;
  const calls = [
    ['POST', '/auth/refresh-token'],
    ['DELETE', '/auth/logout'],
    ['PUT', '/auth/switch-account'],
    ['POST', '/auth/login'],
    ['POST', '/auth/validate-otp'],
  ] as const;
  it.each([
    ['a foreign origin', { origin: 'https://evil.example' }],
    ['an opaque origin', { origin: 'null' }],
    ['a look-alike', { origin: 'https://atrium.example.evil.example' }],
    ['the browser’s own word', { 'sec-fetch-site': 'cross-site' }],
    ['a sibling domain', { 'sec-fetch-site': 'same-site' }],
  ])('cannot use the refresh cookie: %s', async (_, headers) => {
    const { refreshToken } = (await login(mailOf('MASTER_ADMIN@here.0'))).data;
    for (const [method, path] of calls)
      expect([path, await from(headers)(method, path, `atrium_refresh=${refreshToken}`)]).toEqual([path, 403]);
    const own = { origin: 'https://atrium.example', 'sec-fetch-site': 'same-origin' };
    expect(await from(own)('POST', '/auth/refresh-token', `atrium_refresh=${refreshToken}`)).toBe(200);
  });

  it('cannot send a form instead of JSON', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])
      expect(
        (
          await api.app.inject({
            method: 'POST',
            url: '/api/auth/refresh-token',
            headers: { 'content-type': type },
            payload: '{}',
          })
        ).statusCode,
      ).toBe(415);
  });
});

describe('the links that we mail', () => {
  it('use the installation’s own address, whatever host the request names', async () => {
    await api.app.inject({
      method: 'POST',
      url: '/api/auth/forgot-password',
      headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' },
      payload: { username: mailOf('MASTER_ADMIN@here.0') },
    });
    await api.runJobs();
    const [mail] = await api.db.query<{ text: string }>(
      sql`select text from mails where subject = 'Choose a new password' order by id desc limit 1`,
    );
    expect(mail?.text).toContain('https://atrium.example/update-password?token=');
    expect(mail?.text).not.toContain('evil.example');
  });
});

describe('privilege escalation through extra keys', () => {
  const bodies: [string, 'POST' | 'PUT', object][] = [
    ['/auth/login', 'POST', { username: 'a@b.example', password: 'x' }],
    ['/auth/validate-otp', 'POST', { otp: '123456', otpUniqueId: 'x' }],
    ['/auth/generate-otp', 'PUT', { otpUniqueId: 'x' }],
    ['/auth/forgot-password', 'POST', { username: 'a@b.example' }],
    ['/auth/update-password', 'POST', { token: 'x', password: 'Some-Thing-1' }],
    ['/auth/check-request-valid', 'POST', { token: 'x' }],
    ['/auth/profile', 'PUT', { fullName: 'Mei' }],
    ['/auth/refresh-token', 'POST', { refreshToken: 'x' }],
  ];
  it.each(bodies)('is rejected by name: %s', async (path, method, body) => {
    const client = await api.as('SUB_ADMIN@here.0');
    for (const key of ['roleCodes', 'officeCentreId', 'userId', 'permissions', 'status']) {
      const answer = await client.call(method, path, { ...body, [key]: ['SUPERADMIN'] });
      expect([key, answer.status, Object.keys(answer.errors ?? {})]).toEqual([key, 422, [key]]);
    }
  });

  it('does not work by switching into an office centre without a role there', async () => {
    const client = await api.as('MASTER_ADMIN@here.0');
    for (const officeCentreId of [api.world.here.building, api.world.there.building, null]) {
      expect((await client.put('/auth/switch-account', { officeCentreId })).status).toBe(404);
      const more = await client.put('/auth/switch-account', { officeCentreId, roleCodes: ['LANDLORD_ADMIN'] });
      expect([more.status, Object.keys(more.errors ?? {})]).toEqual([422, ['roleCodes']]);
    }
  });
});

it('a person who was just delinked is signed out in every process', async () => {
  const { accessToken, refreshToken } = (await login(mailOf('SUB_ADMIN@there.1'))).data;
  for (const app of [api.app, second]) expect((await clientOf(app, accessToken).get('/auth/user-info')).status).toBe(200);
  const admin = await api.as('LANDLORD_ADMIN@there');
  const path = `/office-centres/${api.world.there.building}/users/${api.idOf('SUB_ADMIN@there.1')}`;
  expect((await admin.delete(path)).status).toBe(200);
  expect((await clientOf(api.app, accessToken).get('/auth/user-info')).status).toBe(401);
  await vi.waitFor(async () => expect((await clientOf(second, accessToken).get('/auth/user-info')).status).toBe(401), {
    timeout: 5000,
    interval: 20,
  });
  expect((await clientOf(second).post('/auth/refresh-token', { refreshToken })).status).toBe(401);
  expect((await login(mailOf('SUB_ADMIN@there.1'))).status).toBe(403);
});

describe('invalid bodies', () => {
  const paths = ['login', 'validate-otp', 'forgot-password', 'update-password', 'check-request-valid', 'confirm-account'];
  it.each(paths)('are rejected with a clear message: /auth/%s', async (path) => {
    const send = async (payload: string) => {
      const reply = await api.app.inject({
        method: 'POST',
        url: `/api/auth/${path}`,
        headers: { 'content-type': 'application/json' },
        payload,
      });
      return { status: reply.statusCode, body: reply.json() as Answer };
    };
    for (const payload of [
      '',
      '{',
      'null',
      '[]',
      '"text"',
      '12',
      '{"username":{"$ne":null}}',
      `{"a":${'['.repeat(5000)}${']'.repeat(5000)}}`,
    ]) {
      const { status, body } = await send(payload);
      expect([400, 422], payload.slice(0, 20)).toContain(status);
      expect(body).toMatchObject({ success: false, code: expect.any(String), message: expect.any(String) });
    }
    expect((await send(`{"username":"${'a'.repeat(1_100_000)}"}`)).status).toBe(413);
    expect((await clientOf(api.app).get('/health/ready')).status).toBe(200);
  });
});
