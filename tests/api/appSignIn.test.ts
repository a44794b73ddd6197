/** Signing in to the app of a building: for whom, how, what it opens, and attacks on the border to the portal. */
import { sql } from 'drizzle-orm';
import { decodeJwt, SignJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { isForOccupants } from '#schemas/kernel/calls/occupant.ts';
import type { Role } from '#schemas/kernel/rights/access.ts';
import { buildApp } from '#server/app.ts';
import { hashPassword } from '#server/auth/password/password.ts';
import { makeAccessTokens } from '#server/auth/session/accessToken.ts';
import { revokeSessions } from '#server/auth/session/sessions.ts';
import { answersAsDocumented } from './documented.ts';
import { type Api, type Client, clientOf, startApi } from './harness.ts';
import { tinyPng } from './pictures.ts';
import { mailOf } from './world.ts';

const PASSWORD = 'Correct-Horse-7';
const LOGIN = '/occupant/auth/login';
interface Tokens {
  otpRequired?: boolean;
  otpUniqueId: string;
  accessToken: string;
  refreshToken: string;
  refreshExpiredAt: string;
}
let api: Api;
const routes: { method: 'GET' | 'POST' | 'PUT' | 'DELETE'; path: string }[] = [];
const nobody = () => clientOf(api.app);
const login = (name: string, password = PASSWORD, path = LOGIN) =>
  nobody().post<Tokens>(path, { username: mailOf(name), password });
const refresh = (refreshToken: string, path = '/occupant/auth/refresh-token') => nobody().post<Tokens>(path, { refreshToken });
const withToken = (token: string) => clientOf(api.app, token);
const appOf = async (name: string): Promise<Client> => withToken((await login(name)).data.accessToken);
const codeInMail = async () => {
  const [mail] = await api.db.query<{ text: string }>(sql`select text from mails order by id desc limit 1`);
  return /^\d{6}$/m.exec(mail?.text ?? '')?.[0] as string;
};

/** Somebody with a role that no one in the test world has. */
async function addPerson(name: string, role: Role, officeCentreId: number, buildingId: number): Promise<void> {
  const [row] = await api.db.query<{ id: number }>(
    sql`insert into users (full_name, username, status, account_registered) values (${name}, ${mailOf(name)}, 'ACTIVE', true) returning id`,
  );
  const userId = (row as { id: number }).id;
  await api.db.query(sql`insert into user_roles (user_id, office_centre_id, building_id, role_code, active)
    values (${userId}, ${officeCentreId}, ${buildingId}, ${role}, true)`);
  api.world.people[name] = { userId, officeCentreId };
}

beforeAll(async () => {
  api = await startApi();
  const { building, tenants } = api.world.here;
  await addPerson('TENANT_USER@here.0', 'TENANT_USER', tenants[0], building);
  await addPerson('BUILDING_USER@here', 'BUILDING_USER', building, building);
  await addPerson('CONTRACTOR@here', 'CONTRACTOR', building, building);
  await addPerson('TENANT_USER@there.0', 'TENANT_USER', api.world.there.tenants[0], api.world.there.building);
  const hash = await hashPassword(PASSWORD);
  for (const { userId } of Object.values(api.world.people))
    await api.db.query(sql`insert into user_credentials (user_id, password_hash) values (${userId}, ${hash})`);
  await api.db.query(sql`update office_centres set otp_required = true where id = ${api.world.there.tenants[0]}`);
  const watched = await buildApp({
    db: api.db,
    config: api.config,
    product: api.product,
    onRoute: ({ method, url }) => {
      for (const one of [method].flat())
        if (one !== 'HEAD' && url.startsWith('/api/')) routes.push({ method: one as 'GET', path: url.slice(4) });
    },
  });
  await watched.ready();
  await watched.close();
});
beforeEach(() => api.db.query(sql`delete from sign_in_attempts`));
afterAll(() => api.close());

describe('signing in', () => {
  it('opens the app to everybody who belongs to a building, and the portal to none of those who only use it', async () => {
    for (const name of ['TENANT_USER@here.0', 'BUILDING_USER@here', 'CONTRACTOR@here', 'STAFF@here.0', 'LANDLORD_ADMIN@here']) {
      const { status, data } = await login(name);
      expect([name, status, data.otpRequired]).toEqual([name, 200, false]);
      expect((await withToken(data.accessToken).get('/occupant/auth/info')).data).toMatchObject({ username: mailOf(name) });
    }
    const refused = await login('TENANT_USER@here.0', PASSWORD, '/auth/login');
    expect([refused.status, refused.message.startsWith('Access denied')]).toEqual([403, true]);
  });

  it('is closed to the provider’s people, and to those that no role lets in', async () => {
    for (const name of ['SUPERADMIN', 'PLATFORM_OPERATIONS', 'DEVICE_PLATFORM_ADMIN'])
      expect([name, (await login(name)).status]).toEqual([name, 403]);
  });

  it('sets no cookie, gives no permission, and lasts thirty days', async () => {
    const reply = await api.app.inject({
      method: 'POST',
      url: `/api${LOGIN}`,
      payload: { username: mailOf('LANDLORD_ADMIN@here'), password: PASSWORD },
    });
    expect(reply.headers['set-cookie']).toBeUndefined();
    const { data } = reply.json() as { data: Tokens };
    expect(decodeJwt(data.accessToken).aud).toBe('atrium-app');
    expect(Math.round((Date.parse(data.refreshExpiredAt) - Date.now()) / 86_400_000)).toBe(30);
    const info = (await withToken(data.accessToken).get('/occupant/auth/info')).data;
    expect(info).not.toHaveProperty('permissions');
    expect(info).toMatchObject({ roleCodes: ['LANDLORD_ADMIN'], officeCentre: { officeCentreId: api.world.here.building } });
  });

  it('gives the same answer for a wrong password and an unknown address, and locks after five attempts, with those at the portal', async () => {
    const wrong = await login('TENANT_USER@here.0', 'Wrong-Horse-7');
    const unknown = await nobody().post(LOGIN, { username: 'who@atrium.example', password: PASSWORD });
    expect({ ...unknown, requestId: '' }).toEqual({ ...wrong, requestId: '' });
    expect(wrong).toMatchObject({ status: 401, code: 'badCredentials' });
    for (const path of ['/auth/login', '/auth/login', LOGIN, LOGIN]) await login('TENANT_USER@here.0', 'Wrong-Horse-7', path);
    expect((await login('TENANT_USER@here.0')).status).toBe(401);
    await api.db.query(sql`delete from sign_in_attempts`);
    expect((await login('TENANT_USER@here.0')).status).toBe(200);
  });

  it('takes a one-time code where the place requires it: once, and only for what it was sent for', async () => {
    const name = 'TENANT_USER@there.0';
    const asked = await login(name);
    expect(asked).toMatchObject({ status: 200, data: { otpRequired: true } });
    expect(asked.data.accessToken).toBeUndefined();
    const { otpUniqueId } = asked.data;
    const otp = await codeInMail();
    const finish = (path: string, body: object) => nobody().post<Tokens>(path, body);
    expect((await finish('/auth/validate-otp', { otp, otpUniqueId })).code).toBe('badOtp');
    expect((await nobody().put('/auth/generate-otp', { otpUniqueId })).code).toBe('badOtp');
    const wrong = String((Number(otp) + 1) % 1_000_000).padStart(6, '0');
    expect((await finish('/occupant/auth/validate-otp', { otp: wrong, otpUniqueId })).code).toBe('badOtp');
    const done = await finish('/occupant/auth/validate-otp', { otp, otpUniqueId });
    expect(done.status).toBe(200);
    expect((await withToken(done.data.accessToken).get('/occupant/notices')).status).toBe(200);
    expect((await finish('/occupant/auth/validate-otp', { otp, otpUniqueId })).code).toBe('badOtp');
  });

  it('takes no code of a sign-in to the portal, even that of the same person', async () => {
    const asked = await login('STAFF@there.0', PASSWORD, '/auth/login');
    expect(asked.data.otpRequired).toBe(true);
    const otp = await codeInMail();
    const { otpUniqueId } = asked.data;
    expect((await nobody().post('/occupant/auth/validate-otp', { otp, otpUniqueId })).code).toBe('badOtp');
    expect((await nobody().put('/occupant/auth/generate-otp', { otpUniqueId })).code).toBe('badOtp');
    expect((await nobody().post('/auth/validate-otp', { otp, otpUniqueId })).status).toBe(200);
  });

  it('refuses an expired password, at sign-in and at the next renewal', async () => {
    const { data } = await login('BUILDING_USER@here');
    const days = (count: number | null) =>
      api.db.query(sql`update office_centres set password_expiry_days = ${count} where id = ${api.world.here.building}`);
    await days(30);
    await api.db.query(sql`update user_credentials set password_changed_date = now() - interval '31 days'
      where user_id = ${api.idOf('BUILDING_USER@here')}`);
    expect((await login('BUILDING_USER@here')).code).toBe('passwordExpired');
    expect((await refresh(data.refreshToken)).code).toBe('refreshTokenExpired');
    await days(null);
    expect((await refresh(data.refreshToken)).status).toBe(200);
  });
});

describe('a token of the app', () => {
  it('opens the calls of those who are addressed and its own, and no other call of the product', async () => {
    // A building admin: nobody who signs in to the app holds more rights in the portal.
    const app = await appOf('LANDLORD_ADMIN@here');
    const reached: string[] = [];
    const problems: string[] = [];
    expect(routes.length).toBeGreaterThan(500);
    for (const { method, path } of routes.filter((one) => !one.path.endsWith('/logout') && one.path !== '/live')) {
      const uuid = '00000000-0000-4000-8000-000000000001';
      const address = path
        .replace(/:\w*uuid\w*/gi, uuid)
        .replace(/:\w+/g, '1')
        .replace(/\*$/, 'x');
      const body = method === 'GET' || method === 'DELETE' ? undefined : {};
      const ask = async (client: Client) => (await statusOf(client, method, address, body)) as number;
      const [asNobody, asApp] = [await ask(nobody()), await ask(app)];
      if (isForOccupants(path)) {
        if (asApp === 401 || (asApp === 403 && asNobody === 401)) problems.push(`${method} ${path} is closed: ${asApp}`);
        reached.push(path);
      } else if (asNobody === 401 ? asApp !== 403 && asApp !== 401 : asApp !== asNobody)
        problems.push(`${method} ${path}: ${asApp}, and ${asNobody} for nobody`);
    }
    expect(problems).toEqual([]);
    expect(reached).toEqual(expect.arrayContaining(['/occupant/notices', '/occupant/poll-forms', '/occupant/auth/info']));
    const live = await app.get('/live');
    expect([live.status, live.code]).toEqual([403, 'forbidden']);
  }, 120_000);

  /** The status alone: answers may be files. */
  async function statusOf(client: Client, method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) {
    const reply = await api.app.inject({
      method,
      url: `/api${path}`,
      headers: client.authorization ? { authorization: client.authorization } : {},
      ...(payload ? { payload } : {}),
    });
    return reply.statusCode;
  }

  it('signs nobody out of the portal, and its refresh token is no cookie of the portal', async () => {
    const { data } = await login('SUB_ADMIN@here.0');
    await withToken(data.accessToken).delete('/auth/logout');
    expect((await withToken(data.accessToken).get('/occupant/auth/info')).status).toBe(200);
    const reply = await api.app.inject({
      method: 'DELETE',
      url: '/api/auth/logout',
      cookies: { atrium_refresh: data.refreshToken },
    });
    expect(reply.statusCode).toBe(200);
    expect((await refresh(data.refreshToken)).status).toBe(200);
  });

  it('cannot be made from one of the portal by another audience in it', async () => {
    const { data } = await login('STAFF@here.0', PASSWORD, '/auth/login');
    const portal = data.otpRequired === false ? data : (await login('MASTER_ADMIN@here.0', PASSWORD, '/auth/login')).data;
    const { sid, sub } = decodeJwt(portal.accessToken) as { sid: string; sub: string };
    const forged = (audience: string | string[], sessionId: string) =>
      makeAccessTokens(api.db)
        .key()
        .then((key) =>
          new SignJWT({ sid: sessionId })
            .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
            .setSubject(sub)
            .setAudience(audience)
            .setExpirationTime('5m')
            .sign(key),
        );
    expect((await withToken(await forged('atrium-app', sid)).get('/occupant/auth/info')).status).toBe(401);
    const app = decodeJwt((await login('MASTER_ADMIN@here.0')).data.accessToken) as { sid: string };
    for (const audience of ['atrium', ['atrium', 'atrium-app'], 'elsewhere', ''])
      expect((await withToken(await forged(audience, app.sid)).get('/auth/info/1')).status, String(audience)).toBe(401);
  });

  it('opens files for and by the person, at the address that answers name', async () => {
    const app = await appOf('TENANT_USER@here.0');
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(tinyPng)], { type: 'image/png' }), 'leak.png');
    const payload = new Response(form);
    const headers = { 'content-type': payload.headers.get('content-type') as string, authorization: app.authorization as string };
    const stored = await api.app.inject({
      method: 'POST',
      url: '/api/occupant/system-files',
      payload: Buffer.from(await payload.arrayBuffer()),
      headers,
    });
    const { fullPath } = (stored.json() as { data: { fullPath: string } }).data;
    expect(fullPath).toMatch(/^\/api\/occupant\/system-files\/uuid\//);
    const read = (client: Client, url: string) =>
      api.app.inject({ url, headers: { authorization: client.authorization as string } }).then(({ statusCode }) => statusCode);
    expect(await read(app, fullPath)).toBe(200);
    expect(await read(app, fullPath.replace('/occupant', ''))).toBe(403);
    expect(await read(await appOf('BUILDING_USER@here'), fullPath)).toBe(404);
    // What the building's admin may read in the portal is no reason to read it in the app.
    expect(await read(await appOf('LANDLORD_ADMIN@here'), fullPath)).toBe(404);
  });
});

describe('a token of the portal', () => {
  it('opens neither the app’s own calls nor its renewal', async () => {
    const { data } = await login('MASTER_ADMIN@here.1', PASSWORD, '/auth/login');
    const portal = withToken(data.accessToken);
    for (const path of ['/occupant/auth/info', '/occupant/auth/accounts'])
      expect((await portal.get(path)).status, path).toBe(403);
    expect((await portal.put('/occupant/auth/switch-account', { officeCentreId: 1 })).status).toBe(403);
    expect((await portal.delete('/occupant/auth/logout')).status).toBe(403);
    expect((await refresh(data.refreshToken)).code).toBe('refreshTokenExpired');
    // It was refused, not used: the portal's own renewal still takes it.
    expect((await refresh(data.refreshToken, '/auth/refresh-token')).status).toBe(200);
  });
});

describe('renewal, sign-out and rights', () => {
  it('renews with the token in the body, once; one that is used again ends the sign-in', async () => {
    const { data } = await login('TENANT_USER@here.0');
    expect((await refresh(data.refreshToken, '/auth/refresh-token')).code).toBe('refreshTokenExpired');
    const cookie = { cookie: `atrium_refresh=${data.refreshToken}` };
    expect((await nobody().call('POST', '/occupant/auth/refresh-token', {}, cookie)).status).toBe(422);
    const first = await refresh(data.refreshToken);
    expect(first.status).toBe(200);
    expect(decodeJwt(first.data.accessToken).aud).toBe('atrium-app');
    await api.db.query(sql`update sessions set rotated_date = now() - interval '1 minute' where audience = 'APP'`);
    expect((await refresh(data.refreshToken)).code).toBe('refreshTokenExpired');
    expect((await refresh(first.data.refreshToken)).code).toBe('refreshTokenExpired');
    expect((await withToken(first.data.accessToken).get('/occupant/auth/info')).status).toBe(401);
  });

  it('ends with signing out, and leaves the person’s other sign-ins alone', async () => {
    const [one, two] = [await login('STAFF@here.1'), await login('STAFF@here.1')];
    expect((await withToken(one.data.accessToken).delete('/occupant/auth/logout')).status).toBe(200);
    expect((await withToken(one.data.accessToken).get('/occupant/notices')).status).toBe(401);
    expect((await refresh(one.data.refreshToken)).status).toBe(401);
    expect((await withToken(two.data.accessToken).get('/occupant/notices')).status).toBe(200);
  });

  it('shows in the portal where the person is signed in, and can be ended there', async () => {
    await api.db.transaction((tx) => revokeSessions(tx, { userId: api.idOf('MASTER_ADMIN@here.1') }));
    const app = await appOf('MASTER_ADMIN@here.1');
    const portal = withToken((await login('MASTER_ADMIN@here.1', PASSWORD, '/auth/login')).data.accessToken);
    const own = (await portal.get<{ id: string; audience: string }[]>('/auth/sessions')).data;
    expect(own.map(({ audience }) => audience).sort()).toEqual(['APP', 'PORTAL']);
    await portal.delete(`/auth/sessions/${own.find(({ audience }) => audience === 'APP')?.id}`);
    expect((await app.get('/occupant/auth/info')).status).toBe(401);
  });

  it('switches among the person’s own places, never beyond, and keeps what it is for', async () => {
    const name = 'TENANT_USER@here.0';
    const { building, tenants } = api.world.here;
    await api.db.query(sql`insert into user_roles (user_id, office_centre_id, building_id, role_code, active)
      values (${api.idOf(name)}, ${tenants[1]}, ${building}, 'TENANT_USER', true)`);
    const app = await appOf(name);
    const places = (await app.get<{ officeCentreId: number }[]>('/occupant/auth/accounts')).data;
    expect(places.map(({ officeCentreId }) => officeCentreId).sort()).toEqual([...tenants].sort());
    for (const wanted of [building, api.world.there.building, 999_999])
      expect((await app.put('/occupant/auth/switch-account', { officeCentreId: wanted })).status).toBe(404);
    expect((await app.put('/occupant/auth/switch-account', {})).status).toBe(404);
    expect((await app.put('/auth/switch-account', { officeCentreId: tenants[1] })).status).toBe(403);
    const moved = await app.put<Tokens>('/occupant/auth/switch-account', { officeCentreId: tenants[1] });
    expect(decodeJwt(moved.data.accessToken).aud).toBe('atrium-app');
    expect((await app.get('/occupant/auth/info')).status).toBe(401);
    const there = withToken(moved.data.accessToken);
    expect((await there.get('/occupant/auth/info')).data).toMatchObject({ officeCentre: { officeCentreId: tenants[1] } });
    expect((await there.get('/users')).status).toBe(403);
    expect((await refresh(moved.data.refreshToken, '/auth/refresh-token')).status).toBe(401);
  });

  it('ends with a new password, and when the person is switched off', async () => {
    const name = 'SUB_ADMIN@here.1';
    const [one, portal] = [await login(name), await login(name, PASSWORD, '/auth/login')];
    const changed = await withToken(portal.data.accessToken).put(`/users/${api.idOf(name)}/change-password`, {
      currentPassword: PASSWORD,
      password: 'Other-Horse-8',
    });
    expect(changed.status).toBe(200);
    expect((await withToken(one.data.accessToken).get('/occupant/auth/info')).status).toBe(401);
    expect((await refresh(one.data.refreshToken)).status).toBe(401);
    const next = await login(name, 'Other-Horse-8');
    await api.db.query(sql`update users set status = 'INACTIVE' where id = ${api.idOf(name)}`);
    expect((await refresh(next.data.refreshToken)).status).toBe(401);
    expect((await login(name, 'Other-Horse-8')).status).toBe(401);
  });

  it('ends at once when the role is taken away, and has nobody else’s rights meanwhile', async () => {
    const { building, tenants } = api.world.here;
    await addPerson('TENANT_USER@here.1', 'TENANT_USER', tenants[1], building);
    const userId = api.idOf('TENANT_USER@here.1');
    await api.db.query(
      sql`insert into user_credentials (user_id, password_hash) values (${userId}, ${await hashPassword(PASSWORD)})`,
    );
    const { data } = await login('TENANT_USER@here.1');
    const app = withToken(data.accessToken);
    expect((await app.get('/occupant/notices')).status).toBe(200);
    const admin = await api.as('LANDLORD_ADMIN@here');
    const gone = await admin.delete(`/office-centres/${tenants[1]}/users/${userId}`);
    expect(gone.status).toBe(200);
    expect((await app.get('/occupant/notices')).status).toBe(401);
    expect((await refresh(data.refreshToken)).code).toBe('refreshTokenExpired');
    expect((await login('TENANT_USER@here.1')).status).toBeGreaterThan(400);
  });
});

it('is documented: the scheme, the calls, and what they answer', async () => {
  const document = (await api.app.inject({ url: '/api/docs/json' })).json() as {
    paths: Record<string, Record<string, { tags: string[]; security?: object[] }>>;
    components: { securitySchemes: object };
  };
  expect(document.components.securitySchemes).toHaveProperty('app');
  expect(document.paths['/api/occupant/notices']?.get?.security).toEqual([{ bearer: [] }, { app: [] }]);
  expect(document.paths['/api/occupant/auth/info']?.get).toMatchObject({ tags: ['occupant'], security: [{ app: [] }] });
  expect(document.paths['/api/users']?.get?.security).toEqual([{ bearer: [] }]);
});

answersAsDocumented(() => api);
