/** Sign-in (000 §4, §6, §7 Authentication, §8), and attacks on it. */
import { sql } from 'drizzle-orm';
import { base64url, SignJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildApp } from '#server/app.ts';
import { cleanUpSignIns } from '#server/auth/cleanUp.ts';
import { hashPassword } from '#server/auth/password/password.ts';
import { makeAccessTokens } from '#server/auth/session/accessToken.ts';
import { answersAsDocumented } from './documented.ts';
import { type Api, clientOf, startApi } from './harness.ts';
import { mailOf } from './world.ts';

const PASSWORD = 'Correct-Horse-7';
const SIGN_IN = { allowStaffLogin: true, allowDeviceAdmin: false, otpRequired: false, inactivityMinutes: 30 };
const WRONG = 'Your username/password is incorrect or account is locked.';
interface Tokens {
  otpRequired?: boolean;
  otpUniqueId: string;
  maskedEmail: string;
  accessToken: string;
  refreshToken: string;
  accessExpiredAt: string;
  refreshExpiredAt: string;
}

let api: Api;
const hash = hashPassword(PASSWORD);
const nobody = () => clientOf(api.app);
const login = (name: string, password = PASSWORD) => nobody().post<Tokens>('/auth/login', { username: mailOf(name), password });
const withToken = (token: string) => clientOf(api.app, token);
const refresh = (refreshToken: string) => nobody().post<Tokens>('/auth/refresh-token', { refreshToken });
/** The code in the newest mail. */
const codeInMail = async () => {
  const [mail] = await api.db.query<{ text: string }>(sql`select text from mails order by id desc limit 1`);
  return /^\d{6}$/m.exec(mail?.text ?? '')?.[0] as string;
};
const otherCode = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

beforeAll(async () => {
  api = await startApi({ env: { PUBLIC_URL: 'https://atrium.example' } });
  for (const { userId } of Object.values(api.world.people))
    await api.db.query(sql`insert into user_credentials (user_id, password_hash) values (${userId}, ${await hash})`);
  await api.db.query(sql`update office_centres set otp_required = true where id = ${api.world.there.building}`);
});
beforeEach(async () => {
  await api.db.query(sql`delete from sign_in_attempts`);
});
afterAll(() => api.close());

describe('signing in with e-mail and password', () => {
  it('returns tokens and the session user (R-0077, R-0079, R-0106, R-0110, R-0111, R-0112, R-0288)', async () => {
    const { status, data } = await login('MASTER_ADMIN@here.0');
    expect(status).toBe(200);
    expect(data.otpRequired).toBe(false);
    expect(Date.parse(data.accessExpiredAt) - Date.now()).toBeGreaterThan(14 * 60_000);
    const info = await withToken(data.accessToken).get(`/auth/info/${Date.now()}`);
    expect(info.data).toMatchObject({
      username: mailOf('MASTER_ADMIN@here.0'),
      side: 'tenant',
      roleCodes: ['MASTER_ADMIN'],
      providerBuildingId: null,
      passwordExpiry: null,
      officeCentre: { officeCentreId: api.world.here.tenants[0], timeZone: 'Asia/Singapore', currency: 'SGD' },
      officeCentres: [
        { officeCentreId: api.world.here.tenants[0], officeCentreType: 'TENANT', landlordId: api.world.here.building },
      ],
    });
    for (const key of [
      'passwordExpiry',
      'passwordLastChangedDate',
      'roleNames',
      'roleCodes',
      'role',
      'permissions',
      'tenantPermissions',
      'fullName',
      'userId',
      'userUuid',
      'username',
      'hidPassAssigned',
      'officeCentres',
      'officeNumber',
      'mobileNumber',
      'selectedAuthUserOfficeCentre',
      'accessToken',
    ])
      expect(info.data).toHaveProperty(key);
    expect(info.data).toMatchObject({
      role: { code: 'MASTER_ADMIN' },
      roleNames: ['Master admin'],
      accessToken: data.accessToken,
    });
    expect((await withToken(data.accessToken).get('/auth/user-info')).data).toMatchObject({
      userId: api.idOf('MASTER_ADMIN@here.0'),
    });
    expect((await withToken(data.accessToken).get('/auth/office-centre-info')).data).toMatchObject({
      officeCentreId: api.world.here.tenants[0],
    });
  });

  it('ignores the case of the address', async () => {
    const answer = await nobody().post('/auth/login', { username: mailOf('SUB_ADMIN@here.0').toUpperCase(), password: PASSWORD });
    expect(answer.status).toBe(200);
  });

  it('gives the same answer (R-0086) for a wrong password, an unknown address, a pending person and a person without a password', async () => {
    await api.db.query(sql`update users set status = 'PENDING' where id = ${api.idOf('SUB_ADMIN@here.1')}`);
    await api.db.query(sql`delete from user_credentials where user_id = ${api.idOf('MERCHANT@here')}`);
    const wrong = await login('MASTER_ADMIN@here.0', 'Wrong-Horse-7');
    for (const other of [
      await nobody().post('/auth/login', { username: 'who@atrium.example', password: PASSWORD }),
      await login('SUB_ADMIN@here.1'),
      await login('MERCHANT@here'),
    ])
      expect({ ...other, requestId: '' }).toEqual({ ...wrong, requestId: '' });
    expect(wrong).toMatchObject({ status: 401, success: false, code: 'badCredentials', message: WRONG, data: null });
  });

  it('answers errors in the language of the request', async () => {
    const answer = await nobody().call(
      'POST',
      '/auth/login',
      { username: 'who@atrium.example', password: 'x' },
      { 'accept-language': 'zh-HK' },
    );
    expect(answer.message).toMatch(/[\u4e00-\u9fff]/);
  });

  it.each([
    [{ username: 'a@b.example' }, 'password'],
    [{ username: 5, password: 'x' }, 'username'],
    [{ username: 'a@b.example', password: 'x', roleCode: 'SUPERADMIN' }, 'roleCode'],
    [{ username: { $ne: null }, password: { $ne: null } }, 'username'],
    [{ username: 'a@b.example', password: 'x'.repeat(201) }, 'password'],
    [[], 'username'],
  ])('rejects the body %j', async (body, field) => {
    const answer = await nobody().post('/auth/login', body);
    expect(answer).toMatchObject({ status: 422, code: 'validation' });
    expect(answer.errors).toHaveProperty(field);
  });
});

describe('portal access', () => {
  it('is denied to device platform admins', async () => {
    const answer = await login('DEVICE_PLATFORM_ADMIN');
    expect(answer).toMatchObject({ status: 403, code: 'forbidden', message: 'Access denied. Please contact Atrium Support' });
    for (const name of ['BUILDING_USER', 'TENANT_USER', 'CONTRACTOR'] as const) {
      await api.db.query(sql`update user_roles set role_code = ${name} where user_id = ${api.idOf('MERCHANT@there')}`);
      expect(await login('MERCHANT@there')).toMatchObject({ status: 403, data: null });
    }
  });

  it('R-0092 is open to device platform admins in a building that lets them set up its devices, and ends with that', async () => {
    const { here, there } = api.world;
    const lets = (building: number, value: boolean) =>
      api.db.query(sql`update office_centres set allow_device_admin = ${value} where id = ${building}`);
    await lets(here.building, true);
    const begun = await login('DEVICE_PLATFORM_ADMIN');
    // A person of the provider: never without a code.
    expect(begun.data.otpRequired).toBe(true);
    const body = { otp: await codeInMail(), otpUniqueId: begun.data.otpUniqueId };
    const { data } = await nobody().post<Tokens>('/auth/validate-otp', body);
    const installer = withToken(data.accessToken);
    const { data: info } = await installer.get<{
      side: string;
      permissions: string[];
      officeCentres: { officeCentreId: number }[];
    }>('/auth/user-info');
    expect(info.side).toBe('building');
    expect([...new Set(info.permissions.map((one) => one.replace(/_[A-Z]+$/, '')))].sort()).toEqual([
      'DEVICE_SETUP',
      'DOOR',
      'QR_SCANNER',
    ]);
    expect(info.officeCentres.map(({ officeCentreId }) => officeCentreId)).toEqual([here.building]);
    const doors = `/office-centres/${here.building}/doors`;
    expect(
      (
        await installer.post(doors, {
          code: 'DV-1',
          name: 'Loading dock',
          unlockSeconds: 5,
          heldOpenSeconds: 30,
          longUnlockSeconds: 15,
          longHeldOpenSeconds: 60,
          accessCfgType: 'DOOR',
          doorConfiguration: 'SINGLE',
          normalState: 'CONTROLLED',
        })
      ).status,
    ).toBe(201);
    // Nothing else there, and nowhere else.
    for (const path of ['users', 'access-doors', 'access-groups', 'access-events', 'tenants'])
      expect((await installer.get(`/office-centres/${here.building}/${path}`)).status, path).toBe(403);
    expect((await installer.get(`/office-centres/${there.building}/doors`)).status).toBe(404);
    expect((await installer.put('/auth/switch-account', { officeCentreId: there.building })).success).toBe(false);
    expect((await installer.put('/auth/switch-account', {})).success).toBe(false);
    await api.db.query(
      sql`update office_centres set allow_device_admin = false, version = version + 1 where id = ${here.building}`,
    );
    const admin = await api.as('LANDLORD_ADMIN@here');
    const { data: now } = await admin.get<{ version: number }>(`/office-centres/${here.building}`);
    await admin.put(`/office-centres/${here.building}/sign-in`, { ...SIGN_IN, version: now.version });
    expect((await installer.get(doors)).status).toBe(401);
    expect(await login('DEVICE_PLATFORM_ADMIN')).toMatchObject({
      status: 403,
      message: 'Access denied. Please contact Atrium Support',
    });
  });

  it('is open to staff only if the building allows it (R-0092, R-0093), and changes at once', async () => {
    const { data } = await login('STAFF@here.0');
    expect((await withToken(data.accessToken).get('/auth/user-info')).status).toBe(200);
    await api.db.query(sql`update office_centres set allow_staff_login = false where id = ${api.world.here.building}`);
    expect(await login('STAFF@here.0')).toMatchObject({ status: 403, data: { reason: 'staffSignInOff' } });
    expect((await login('MASTER_ADMIN@here.0')).status).toBe(200);
    await api.db.query(sql`update office_centres set allow_staff_login = true where id = ${api.world.here.building}`);
  });

  it('returns session user and preferences with refreshed tokens on request, the same as their own calls do', async () => {
    const { data } = await login('MASTER_ADMIN@here.0');
    expect((await withToken(data.accessToken).put('/preferences/theme', { value: 'dark' })).status).toBe(200);
    const renewed = await nobody().post<Tokens & Partial<Record<'session' | 'preferences', object>>>(
      '/auth/refresh-token?session=true',
      { refreshToken: data.refreshToken },
    );
    expect(renewed.data.preferences).toEqual({ theme: 'dark' });
    const info = await withToken(renewed.data.accessToken).get('/auth/user-info');
    expect(renewed.data.session).toEqual(info.data);
    expect(renewed.data.session).toMatchObject({ username: mailOf('MASTER_ADMIN@here.0') });
    const plain = await refresh(renewed.data.refreshToken);
    expect(Object.keys(plain.data).sort()).toEqual(['accessExpiredAt', 'accessToken', 'refreshExpiredAt', 'refreshToken']);
  });

  it('ends for a person who is deactivated or delinked', async () => {
    const { data } = await login('SUB_ADMIN@there.0');
    const admin = await api.as('LANDLORD_ADMIN@there');
    const path = `/office-centres/${api.world.there.building}/users/${api.idOf('SUB_ADMIN@there.0')}`;
    expect((await withToken(data.accessToken).get('/auth/user-info')).status).toBe(200);
    expect((await admin.put(`${path}/deactivate`)).status).toBe(200);
    expect((await withToken(data.accessToken).get('/auth/user-info')).status).toBe(401);
    expect((await refresh(data.refreshToken)).message).toBe('refresh token expired.');
    expect((await admin.put(`${path}/activate`)).status).toBe(200);
    const again = (await login('SUB_ADMIN@there.0')).data;
    expect((await withToken(again.accessToken).get('/auth/user-info')).status).toBe(200);
    expect((await admin.delete(path)).status).toBe(200);
    expect((await withToken(again.accessToken).get('/auth/user-info')).status).toBe(401);
  });
});

describe('the one-time code', () => {
  const begin = async (name = 'LANDLORD_ADMIN@there') => (await login(name)).data;
  const validate = (otpUniqueId: string, otp: string) => nobody().post<Tokens>('/auth/validate-otp', { otp, otpUniqueId });

  it('is required for platform roles and where the office centre requires it (R-0069), is sent as otp with unique id (R-0070, R-0078), and works once', async () => {
    expect((await login('SUPERADMIN')).data.otpRequired).toBe(true);
    const { otpRequired, otpUniqueId, maskedEmail, accessToken } = await begin();
    expect({ otpRequired, accessToken }).toEqual({ otpRequired: true, accessToken: undefined });
    expect(maskedEmail).toBe('la•••@atrium.example');
    const code = await codeInMail();
    const { status, data } = await validate(otpUniqueId, code);
    expect(status).toBe(200);
    expect((await withToken(data.accessToken).get('/auth/user-info')).data).toMatchObject({ side: 'building' });
    expect(await validate(otpUniqueId, code)).toMatchObject({ status: 401, code: 'badOtp' });
  });

  it('is rejected for another request; unknown requests get the same answer', async () => {
    const first = await begin();
    const code = await codeInMail();
    const second = await begin('SUPERADMIN');
    for (const id of [second.otpUniqueId, '00000000-0000-4000-8000-000000000000', "x' or 1=1"]) {
      const own = id === second.otpUniqueId && (await codeInMail()) === code;
      if (!own) expect(await validate(id, code)).toMatchObject({ status: 401, code: 'badOtp' });
    }
    expect((await validate(first.otpUniqueId, code)).status).toBe(200);
  });

  it('expires after ten minutes', async () => {
    const { otpUniqueId } = await begin();
    const [row] = await api.db.query<{ seconds: number }>(
      sql`select extract(epoch from expires_date - created_date)::int as seconds from one_time_codes where id = ${otpUniqueId}::uuid`,
    );
    expect(row?.seconds).toBe(600);
    await api.db.query(sql`update one_time_codes set expires_date = now() where id = ${otpUniqueId}::uuid`);
    expect((await validate(otpUniqueId, await codeInMail())).status).toBe(401);
  });

  it('allows five attempts, also in parallel, and then rejects even the right one', async () => {
    const { otpUniqueId } = await begin();
    const code = await codeInMail();
    const tries = await Promise.all(Array.from({ length: 8 }, () => validate(otpUniqueId, otherCode(code))));
    expect(tries.every(({ status }) => status === 401)).toBe(true);
    const [row] = await api.db.query<{ attempts: number }>(
      sql`select attempts from one_time_codes where id = ${otpUniqueId}::uuid`,
    );
    expect(row?.attempts).toBe(5);
    expect((await validate(otpUniqueId, code)).status).toBe(401);
  });

  it('counts wrong codes across all requests of a person', async () => {
    for (let round = 0; round < 2; round++) {
      const { otpUniqueId } = await begin();
      const code = await codeInMail();
      for (let index = 0; index < 5; index++) await validate(otpUniqueId, otherCode(code));
    }
    const { otpUniqueId } = await begin();
    expect((await validate(otpUniqueId, await codeInMail())).status).toBe(401);
  });

  it('can be sent again after 30 seconds (R-0081), and the old one becomes invalid', async () => {
    const { otpUniqueId } = await begin();
    const old = await codeInMail();
    const early = await nobody().put('/auth/generate-otp', { otpUniqueId });
    expect(early).toMatchObject({ status: 429, code: 'tooMany' });
    await api.db.query(sql`update one_time_codes set resend_after_date = now() where id = ${otpUniqueId}::uuid`);
    const again = await nobody().put<Tokens>('/auth/generate-otp', { otpUniqueId });
    expect(again).toMatchObject({ status: 200, data: { otpUniqueId, resendAfterSeconds: 30 } });
    const fresh = await codeInMail();
    if (fresh !== old) expect((await validate(otpUniqueId, old)).status).toBe(401);
    expect((await validate(otpUniqueId, fresh)).status).toBe(200);
    expect((await nobody().put('/auth/generate-otp', { otpUniqueId })).status).toBe(401);
  });

  it('is stored only as a hash', async () => {
    await begin();
    const code = await codeInMail();
    const [row] = await api.db.query<{ dump: string }>(sql`select string_agg(c::text, ' ') as dump from one_time_codes c`);
    expect(row?.dump).not.toContain(code);
  });
});

describe('guessing a password', () => {
  it('locks the account after five wrong passwords (R-0073) for an hour (R-0074), over two processes, with the same answer', async () => {
    const db = (await api.database.another?.()) ?? api.db;
    const second = await buildApp({ db, config: api.config });
    const apps = [api.app, second];
    const guess = (index: number, password: string) =>
      clientOf(apps[index % 2] as typeof second).post('/auth/login', { username: mailOf('MASTER_ADMIN@here.1'), password });
    for (let index = 0; index < 5; index++) expect((await guess(index, `Wrong-${index}`)).message).toBe(WRONG);
    for (const index of [0, 1]) expect(await guess(index, PASSWORD)).toMatchObject({ status: 401, message: WRONG });
    expect((await login('SUB_ADMIN@here.0')).status).toBe(200);
    const [lock] = await api.db.query<{ seconds: number }>(
      sql`select extract(epoch from locked_until_date - now())::int as seconds from sign_in_attempts where key like ${`signIn:user:${api.idOf('MASTER_ADMIN@here.1')}|%`}`,
    );
    expect(lock?.seconds).toBeGreaterThan(3500);
    await api.db.query(sql`update sign_in_attempts set locked_until_date = now() where locked_until_date is not null`);
    expect((await guess(1, PASSWORD)).status).toBe(200);
    await second.close();
  });

  it('is counted also for parallel attempts', async () => {
    const guesses = await Promise.all(
      Array.from({ length: 10 }, (_, index) => login('MASTER_ADMIN@here.1', index === 9 ? PASSWORD : 'Wrong-1')),
    );
    expect(guesses.filter(({ status }) => status === 401).length).toBeGreaterThanOrEqual(9);
    expect((await login('MASTER_ADMIN@here.1')).status).toBe(guesses[9]?.status === 200 ? 200 : 401);
  });

  it('is counted from zero after a success (R-0075)', async () => {
    for (let round = 0; round < 3; round++) {
      for (let index = 0; index < 4; index++) await login('MASTER_ADMIN@here.1', 'Wrong-1');
      expect((await login('MASTER_ADMIN@here.1')).status).toBe(200);
    }
  });

  it('counts no failed attempt if the password is right and the person has no access', async () => {
    for (let count = 0; count < 7; count++) expect((await login('DEVICE_PLATFORM_ADMIN')).status).toBe(403);
  });

  it('does not let strangers lock a person out of their usual network', async () => {
    const from = (remoteAddress: string, password: string) =>
      api.app.inject({
        method: 'POST',
        url: '/api/auth/login',
        remoteAddress,
        payload: { username: mailOf('MASTER_ADMIN@here.1'), password },
      });
    for (let index = 0; index < 6; index++) await from('203.0.113.9', 'Wrong-1');
    expect((await from('203.0.113.9', PASSWORD)).statusCode).toBe(401);
    expect((await from('198.51.100.7', PASSWORD)).statusCode).toBe(200);
  });
});

describe('tokens', () => {
  const open = async () => (await login('MASTER_ADMIN@here.0')).data;

  it('reject forged, unsigned, foreign and expired access tokens with the messages of the specification (R-0289, R-0290)', async () => {
    const { accessToken } = await open();
    const [header, payload, signature] = accessToken.split('.') as [string, string, string];
    const claims = JSON.parse(new TextDecoder().decode(base64url.decode(payload))) as Record<string, unknown>;
    const encode = (value: unknown) => base64url.encode(JSON.stringify(value));
    const key = await makeAccessTokens(api.db).key();
    const sign = (alg: string, exp: number, secret: Uint8Array) =>
      new SignJWT({ sid: claims.sid as string })
        .setProtectedHeader({ alg })
        .setSubject('1')
        .setAudience('atrium')
        .setExpirationTime(exp)
        .sign(secret);
    const soon = Math.floor(Date.now() / 1000) + 600;
    const forged = [
      `${header}.${encode({ ...claims, sub: '1' })}.${signature}`,
      `${encode({ alg: 'none', typ: 'JWT' })}.${payload}.`,
      `${encode({ alg: 'none', typ: 'JWT' })}.${payload}.${signature}`,
      `${header}.${payload}.${signature.slice(0, -4)}AAAA`,
      await sign('HS512', soon, new Uint8Array(64).fill(7)),
      await sign('HS256', soon, new Uint8Array(32).fill(7)),
      'x.y.z',
    ];
    for (const token of forged)
      expect(await withToken(token).get('/auth/user-info')).toMatchObject({
        status: 401,
        code: 'invalid_jwt_signature',
        data: 'invalid_jwt_signature',
      });
    const old = await sign('HS256', soon - 1200, key);
    expect(await withToken(old).get('/auth/user-info')).toMatchObject({
      status: 401,
      code: 'access_token_expired',
      data: 'access_token_expired',
    });
    expect(await nobody().get('/auth/user-info')).toMatchObject({ status: 401, code: 'unauthenticated' });
  });

  it('rotate the refresh token (R-0080, R-0101), store only its hash, and repeat a lost answer', async () => {
    const { refreshToken } = await open();
    const first = await refresh(refreshToken);
    expect(first.status).toBe(200);
    const { accessToken, accessExpiredAt, refreshExpiredAt } = first.data;
    expect((await withToken(accessToken).get('/auth/user-info')).status).toBe(200);
    // The next of each is for longer than an hour, and for no longer than the session.
    const ends = [accessExpiredAt, refreshExpiredAt].map((one) => Date.parse(String(one)));
    expect(ends[0]).toBeGreaterThan(Date.now());
    expect(ends[1]).toBeGreaterThan(ends[0] as number);
    expect(first.data.refreshToken).not.toBe(refreshToken);
    expect((await refresh(refreshToken)).data.refreshToken).toBe(first.data.refreshToken);
    expect((await refresh(first.data.refreshToken)).status).toBe(200);
    const secret = first.data.refreshToken.split('.')[1] as string;
    expect(secret.length * 6).toBeGreaterThanOrEqual(128);
    const [row] = await api.db.query<{ dump: string }>(sql`select string_agg(s::text, ' ') as dump from sessions s`);
    expect(row?.dump).not.toContain(secret);
  });

  it('give parallel requests the same new token', async () => {
    const { refreshToken } = await open();
    const answers = await Promise.all(Array.from({ length: 5 }, () => refresh(refreshToken)));
    expect(new Set(answers.map(({ data }) => data.refreshToken)).size).toBe(1);
  });

  it('end the whole token family when a used token is sent again, with the message that the portal knows (R-0292)', async () => {
    const { refreshToken } = await open();
    const first = (await refresh(refreshToken)).data;
    const second = (await refresh(first.refreshToken)).data;
    expect(await refresh(refreshToken)).toMatchObject({ status: 401, message: 'refresh token expired.' });
    expect((await refresh(second.refreshToken)).status).toBe(401);
    expect((await withToken(second.accessToken).get('/auth/user-info')).status).toBe(401);
  });

  it('treat the previous token as a replay after ten seconds', async () => {
    const { refreshToken } = await open();
    const first = (await refresh(refreshToken)).data;
    await api.db.query(sql`update sessions set rotated_date = now() - interval '11 seconds'`);
    expect((await refresh(refreshToken)).status).toBe(401);
    expect((await refresh(first.refreshToken)).status).toBe(401);
  });

  it('expire after twelve idle hours and after seven days, whatever the client stores (R-0097)', async () => {
    for (const column of ['expires_date', 'ends_date']) {
      const { refreshToken } = await open();
      const id = refreshToken.split('.')[0] as string;
      const [row] = await api.db.query<{ hours: number; days: number }>(
        sql`select extract(epoch from expires_date - created_date)::int / 3600 as hours, extract(epoch from ends_date - created_date)::int / 86400 as days from sessions where id = ${id}::uuid`,
      );
      expect(row).toEqual({ hours: 12, days: 7 });
      await api.db.query(sql`update sessions set ${sql.raw(column)} = now() where id = ${id}::uuid`);
      expect((await refresh(refreshToken)).message).toBe('refresh token expired.');
    }
  });

  it.each(['', 'x', 'a.b', "00000000-0000-4000-8000-000000000000.' or 1=1 --", `${'-'.repeat(36)}.abcdefghijklmnopqrstuv`])(
    'reject %j',
    async (token) => {
      expect(await refresh(token)).toMatchObject({ status: 401, code: 'refreshTokenExpired' });
    },
  );

  it('use a cookie that scripts and other sites cannot read', async () => {
    const reply = await api.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      payload: { username: mailOf('MASTER_ADMIN@here.0'), password: PASSWORD },
    });
    const cookie = String(reply.headers['set-cookie']);
    expect(cookie).toMatch(/^atrium_refresh=[\w%.-]+;/);
    for (const flag of ['HttpOnly', 'Secure', 'SameSite=Strict', 'Path=/api/auth', 'Expires=']) expect(cookie).toContain(flag);
    expect(reply.headers['cache-control']).toBe('no-store');
    const value = cookie.split(';')[0] as string;
    const next = await api.app.inject({
      method: 'POST',
      url: '/api/auth/refresh-token',
      headers: { cookie: value },
      payload: {},
    });
    expect(next.statusCode).toBe(200);
    const out = await api.app.inject({
      method: 'DELETE',
      url: '/api/auth/logout',
      headers: { cookie: String(next.headers['set-cookie']).split(';')[0] },
    });
    expect(out.statusCode).toBe(200);
    expect(String(out.headers['set-cookie'])).toContain('Expires=Thu, 01 Jan 1970');
    expect((await withToken(next.json().data.accessToken).get('/auth/user-info')).status).toBe(401);
  });

  it('end with signing out', async () => {
    const { accessToken, refreshToken } = await open();
    expect((await withToken(accessToken).delete('/auth/logout')).status).toBe(200);
    expect((await withToken(accessToken).get('/auth/user-info')).status).toBe(401);
    expect((await refresh(refreshToken)).status).toBe(401);
    expect((await nobody().delete('/auth/logout')).status).toBe(200);
  });
});

describe('switching accounts', () => {
  it('lists the person’s office centres and works in the chosen one (R-0091, R-0113, R-0114, R-0115)', async () => {
    const { userId } = api.world.people['MASTER_ADMIN@here.0'] as { userId: number };
    const [own, other] = api.world.here.tenants;
    await api.db.query(
      sql`insert into user_roles (user_id, office_centre_id, building_id, role_code, active) values (${userId}, ${other}, ${api.world.here.building}, 'SUB_ADMIN', true)`,
    );
    await api.db.query(sql`update office_centres set address = '12 Marina View' where id = ${api.world.here.building}`);
    const { data } = await login('MASTER_ADMIN@here.0');
    const client = withToken(data.accessToken);
    const accounts = (await client.get<{ officeCentreId: number; current: boolean; roleCode: string }[]>('/auth/tenant-list'))
      .data;
    expect(accounts.map(({ officeCentreId, roleCode, current }) => [officeCentreId, roleCode, current])).toEqual([
      [own, 'MASTER_ADMIN', true],
      [other, 'SUB_ADMIN', false],
    ]);
    expect(accounts[1]).toMatchObject({
      companyName: 'Marina One Tenant 1',
      buildingName: 'Marina One',
      address: '12 Marina View',
    });
    const switched = await client.put<Tokens>('/auth/switch-account', { officeCentreId: other });
    expect((await withToken(switched.data.accessToken).get('/auth/user-info')).data).toMatchObject({
      roleCodes: ['SUB_ADMIN'],
      officeCentre: { officeCentreId: other },
    });
    expect((await client.get('/auth/user-info')).status).toBe(401);
    expect((await refresh(data.refreshToken)).status).toBe(401);
    expect((await refresh(switched.data.refreshToken)).status).toBe(200);
    expect((await login('MASTER_ADMIN@here.0')).status).toBe(200);
  });

  it('rejects office centres in which the person has no role', async () => {
    const client = await api.as('SUB_ADMIN@here.0');
    for (const officeCentreId of [api.world.here.building, api.world.there.tenants[0], 999_999])
      expect((await client.put('/auth/switch-account', { officeCentreId })).status).toBe(404);
    expect((await client.put('/auth/switch-account', { officeCentreId: null })).status).toBe(404);
    expect((await client.put('/auth/switch-account', { officeCentreId: '1' })).status).toBe(422);
    expect((await client.get('/auth/user-info')).status).toBe(200);
  });

  it('lets the provider’s people enter and leave any building', async () => {
    const client = await api.as('SUPERADMIN');
    const accounts = (await client.get<{ officeCentreId: number }[]>('/auth/tenant-list')).data;
    expect(accounts.map(({ officeCentreId }) => officeCentreId).sort()).toEqual(
      [api.world.here.building, api.world.there.building].sort(),
    );
    const inside = await client.put<Tokens>('/auth/switch-account', { officeCentreId: api.world.there.building });
    expect((await withToken(inside.data.accessToken).get('/auth/user-info')).data).toMatchObject({
      side: 'platform',
      buildingId: api.world.there.building,
    });
    const outside = await withToken(inside.data.accessToken).put<Tokens>('/auth/switch-account', { officeCentreId: null });
    expect((await withToken(outside.data.accessToken).get('/auth/user-info')).data).toMatchObject({
      buildingId: null,
      officeCentre: null,
    });
  });
});

it('expired links, devices, codes and single sign-ons are deleted; valid ones stay', async () => {
  const userId = api.idOf('MASTER_ADMIN@here.0');
  const { building } = api.world.here;
  for (const [name, days] of Object.entries({ over: -31, good: 1 })) {
    const at = sql`now() + make_interval(days => ${days})`;
    await api.db.query(sql`insert into account_links (purpose, user_id, token_hash, expires_date)
      values ('PASSWORD_RESET', ${userId}, ${name}, ${at})`);
    await api.db.query(sql`insert into trusted_devices (user_id, token_hash, expires_date) values (${userId}, ${name}, ${at})`);
    await api.db.query(sql`insert into one_time_codes (user_id, purpose, code_hash, created_date, expires_date, resend_after_date)
      values (${userId}, 'SIGN_IN', ${name}, ${at}, ${at}, now())`);
    await api.db.query(sql`insert into sso_requests (state_hash, office_centre_id, nonce, code_verifier, browser_hash, expires_date)
      values (${name}, ${building}, '', '', '', ${at})`);
  }
  for (const _ of ['once', 'twice']) {
    await cleanUpSignIns(api.db);
    const left = await api.db.query<{ name: string }>(sql`
      select token_hash as name from account_links where token_hash in ('over', 'good')
      union all select token_hash from trusted_devices where token_hash in ('over', 'good')
      union all select code_hash from one_time_codes where code_hash in ('over', 'good')
      union all select state_hash from sso_requests where state_hash in ('over', 'good')`);
    expect(left.map(({ name }) => name)).toEqual(['good', 'good', 'good', 'good']);
  }
});

it('ended sessions and old failed attempts are deleted; current ones are kept', async () => {
  const running = (await login('MASTER_ADMIN@here.0')).data;
  const ended = (await login('MASTER_ADMIN@here.0')).data;
  await login('MASTER_ADMIN@here.1', 'Wrong-1');
  await api.db.query(
    sql`insert into sign_in_attempts (key, count, first_date) values ('signIn:old|', 3, now() - interval '2 hours')`,
  );
  const id = ended.refreshToken.split('.')[0] as string;
  await api.db.query(sql`update sessions set revoked_date = now() - interval '31 days' where id = ${id}::uuid`);
  await cleanUpSignIns(api.db);
  expect(await api.db.query(sql`select 1 from sessions where id = ${id}::uuid`)).toEqual([]);
  const kept = await api.db.query<{ key: string }>(sql`select key from sign_in_attempts where key like 'signIn:%|%'`);
  expect(kept.map(({ key }) => key.split('|')[0])).toEqual([`signIn:user:${api.idOf('MASTER_ADMIN@here.1')}`]);
  expect((await refresh(running.refreshToken)).status).toBe(200);
});

answersAsDocumented(() => api);
