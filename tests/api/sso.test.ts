/** Single sign-on (000 §2, §6) with a real identity provider, and attacks on it. */
import { sql } from 'drizzle-orm';
import { decodeJwt, type JWTPayload, SignJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startProvider, type TestProvider, visitProvider } from '#tests/identityProvider.ts';
import { PATIENCE } from '../patience.ts';
import { type Answer, type Api, type Client, clientOf, startApi } from './harness.ts';

const PORTAL = 'https://atrium.example';
const BACK = `${PORTAL}/code`;
const REFUSED = { status: 400, success: false, code: 'ssoFailed', message: 'Login credentials are invalid.', data: null };
/** People of the test world, with addresses of their companies. */
const addresses = {
  'LANDLORD_ADMIN@here': 'admin@marina.example',
  'MASTER_ADMIN@here.0': 'grace@marina.example',
  'SUB_ADMIN@here.0': 'arjun@marina.example',
  'STAFF@here.0': 'olivia@marina.example',
  'MERCHANT@here': 'mei@marina.example',
  'LANDLORD_ADMIN@there': 'boss@marina.example',
  'CONCIERGE@there': 'desk@harbour.example',
  'MASTER_ADMIN@there.0': 'tess@harbour.example',
} as const;

let api: Api;
let marina: TestProvider;
let harbour: TestProvider;
let admin: Client;
/** The rejections that the server has logged. */
const noted: { reason?: string }[] = [];
const path = (building: number) => `/office-centres/${building}/identity-provider`;
const settingsOf = (provider: TestProvider, domain: string) => ({
  name: 'Company account',
  issuer: provider.issuer,
  clientId: provider.client.id,
  clientSecret: provider.client.secret,
  domains: [domain],
  active: true,
});

beforeAll(async () => {
  api = await startApi({ env: { PUBLIC_URL: PORTAL } });
  [marina, harbour] = await Promise.all([startProvider(BACK), startProvider(BACK, { claimsInToken: false })]);
  await api.db.query(sql`update office_centres set otp_required = true`);
  admin = await api.as('LANDLORD_ADMIN@here');
  expect((await admin.put(path(api.world.here.building), settingsOf(marina, 'marina.example'))).status).toBe(200);
  const other = await api.as('LANDLORD_ADMIN@there');
  expect((await other.put(path(api.world.there.building), settingsOf(harbour, 'harbour.example'))).status).toBe(200);
  await api.db.query(sql`update email_domains set proven_by = 'DNS', checked_date = now()`);
  // After the domains were claimed: if people of another building used them, this building could not have claimed them.
  for (const [name, address] of Object.entries(addresses))
    await api.db.query(sql`update users set username = ${address} where id = ${api.idOf(name)}`);
  const silent = { info: () => undefined, error: () => undefined, warn: (facts: object) => noted.push(facts) };
  vi.spyOn(api.app.log, 'child').mockReturnValue(silent as never);
});
beforeEach(async () => {
  noted.length = 0;
  for (const provider of [marina, harbour]) {
    provider.tamper = undefined;
    provider.accounts.clear();
    for (const email of Object.values(addresses))
      provider.accounts.set(email, { sub: `s-${email}`, email, email_verified: true });
  }
  for (const table of ['sign_in_attempts', 'external_identities', 'sso_requests']) await api.db.text(`delete from ${table}`);
});
afterAll(async () => {
  await api.close();
  await Promise.all([marina.close(), harbour.close()]);
});

interface Started {
  authorizationUrl: string;
  cookie: string;
  setCookie: string;
}
async function start(username: string): Promise<Started> {
  const reply = await api.app.inject({ method: 'POST', url: '/api/auth/sso/start', payload: { username } });
  expect(reply.json()).toMatchObject({ success: true });
  const setCookie = String(reply.headers['set-cookie']);
  const { authorizationUrl } = (reply.json() as Answer<{ authorizationUrl: string }>).data;
  return { authorizationUrl, setCookie, cookie: setCookie.split(';')[0] as string };
}
type Brought = Record<string, string>;
const brought = (back: URL): Brought => Object.fromEntries(back.searchParams);
const finish = async <T = { accessToken: string; otpRequired: boolean }>(body: Brought, cookie?: string): Promise<Answer<T>> =>
  clientOf(api.app).call<T>('POST', '/auth/login', body, { authprovider: 'OIDC', ...(cookie ? { cookie } : {}) });
/** The whole sign-in of a person, as `login` at the provider. */
async function signIn(username: string, login = username) {
  const { authorizationUrl, cookie } = await start(username);
  return finish(brought(await visitProvider(authorizationUrl, login, BACK)), cookie);
}
const sessions = async () => Number((await api.db.query<{ n: number }>(sql`select count(*)::int as n from sessions`))[0]?.n);
/** Makes an attempt that must fail for this reason and leave nothing behind. */
async function refused(reason: string, attempt: () => Promise<Answer<unknown>>) {
  const before = await sessions();
  expect(await attempt()).toMatchObject(REFUSED);
  expect(noted.map((one) => one.reason)).toEqual([reason]);
  expect(await sessions()).toBe(before);
}
const claims = (idToken: string, over: JWTPayload): JWTPayload => ({ ...decodeJwt(idToken), ...over });

/** What stands on the page of a building's admins. */
const refusalsOf = async (by: Client, building: number) =>
  (await by.get<{ items: Record<string, unknown>[] }>(`/office-centres/${building}/identity-refusals`)).data.items;

describe('a provider shaped like Entra ID, whose work accounts never say that an address was checked', () => {
  const { 'MASTER_ADMIN@here.0': grace, 'SUB_ADMIN@here.0': arjun, 'MASTER_ADMIN@there.0': tess } = addresses;
  const TENANT = '11111111-2222-4333-8444-555555555555';
  const save = async (over: object) => {
    const { clientSecret: _, ...kept } = settingsOf(marina, 'marina.example');
    expect((await admin.put(path(api.world.here.building), { ...kept, ...over })).status).toBe(200);
  };
  const entra = (login: string, over: object = {}) =>
    marina.accounts.set(login, { sub: `e-${login}`, tid: TENANT, preferred_username: login, ...over });
  beforeEach(() => save({ trustsDomains: true }));
  afterAll(() => save({ trustsDomains: false }));

  it('signs people in by the address of a proven domain, and by the name of the account where it has no address', async () => {
    entra(grace, { email: grace });
    expect((await signIn(grace)).status).toBe(200);
    entra(arjun);
    const { data } = await signIn(arjun);
    expect((await clientOf(api.app, data.accessToken).session()).username).toBe(arjun);
    await api.db.text('delete from external_identities');
    marina.accounts.set(arjun, { sub: 'e-upn', tid: TENANT, upn: arjun.toUpperCase() });
    expect((await signIn(arjun)).status).toBe(200);
  });

  it.each([
    ['an address that is said not to be checked', { email: grace, email_verified: false }, 'email not verified'],
    ['a guest', { email: grace, acct: 1 }, 'guest'],
    ['an account that another organisation manages', { email: grace, idp: 'https://sts.windows.net/another/' }, 'guest'],
    ['an address of a domain that is not proven', { email: tess }, 'foreign domain'],
    [
      'a name of the account beside an address that is not proven',
      { email: 'grace@elsewhere.example', preferred_username: grace },
      'foreign domain',
    ],
    ['no address at all', { preferred_username: 'grace' }, 'no address'],
  ])('refuses %s', async (_, account, reason) => {
    entra('odd', account);
    await refused(reason, () => signIn(grace, 'odd'));
    expect(await api.db.query(sql`select 1 from external_identities`)).toEqual([]);
  });

  it('refuses a domain whose proof has ended, and everything once the trust is taken back', async () => {
    entra(grace, { email: grace });
    const { authorizationUrl, cookie } = await start(grace);
    const answer = brought(await visitProvider(authorizationUrl, grace, BACK));
    await api.db.query(sql`update email_domains set checked_date = now() - interval '8 days' where domain = 'marina.example'`);
    await refused('foreign domain', () => finish(answer, cookie));
    await api.db.query(sql`update email_domains set checked_date = now() where domain = 'marina.example'`);
    await save({ trustsDomains: false });
    noted.length = 0;
    await refused('email not verified', () => signIn(grace));
  });

  it('says to the building’s admins what was refused, whom, when and why; to nobody else, and nothing about other places', async () => {
    await api.db.text('delete from identity_refusals');
    entra('guest', { email: 'visitor@marina.example', acct: 1 });
    entra('ghost', { email: 'ghost@marina.example' });
    entra('boss', { email: 'boss@marina.example' });
    for (const login of ['guest', 'ghost', 'ghost', 'boss']) expect(await signIn(grace, login)).toMatchObject(REFUSED);
    const rows = await refusalsOf(admin, api.world.here.building);
    expect(rows.map(({ subject, reason, times, source, detail }) => [subject, reason, times, source, detail])).toEqual(
      expect.arrayContaining([
        ['visitor@marina.example', 'GUEST', 1, 'SIGN_IN', 'guest'],
        ['ghost@marina.example', 'NOT_HERE', 2, 'SIGN_IN', null],
        // Somebody of another building: the same as nobody.
        ['boss@marina.example', 'NOT_HERE', 1, 'SIGN_IN', null],
      ]),
    );
    expect(rows.every(({ lastDate }) => typeof lastDate === 'string')).toBe(true);
    expect(await refusalsOf(await api.as('LANDLORD_ADMIN@there'), api.world.there.building)).toEqual([]);
    expect(await refusalsOf(await api.as('MASTER_ADMIN@here.0'), api.world.here.tenants[0] as number)).toEqual([]);
  });
});

describe('a provider shaped like Google, which says that it has checked an address', () => {
  const { 'CONCIERGE@there': desk } = addresses;
  it('signs in as it is; an address that it has not checked is refused, and the name of an account is no address', async () => {
    harbour.accounts.set(desk, { sub: 'g-desk', email: desk, email_verified: true, hd: 'harbour.example' });
    expect((await signIn(desk)).status).toBe(200);
    harbour.accounts.set('new', { sub: 'g-new', email: desk, preferred_username: desk });
    await refused('email not verified', () => signIn(desk, 'new'));
  });
});

describe('signing in', () => {
  const { 'MASTER_ADMIN@here.0': grace, 'SUB_ADMIN@here.0': arjun, 'LANDLORD_ADMIN@here': building } = addresses;

  it('redirects to the provider of the domain with state, nonce and PKCE, and binds the answer to the browser (R-0090)', async () => {
    const { authorizationUrl, setCookie, cookie } = await start(grace.toUpperCase());
    const asked = new URL(authorizationUrl);
    expect(asked.origin).toBe(marina.issuer);
    const { state, nonce, ...query } = Object.fromEntries(asked.searchParams) as Brought;
    expect(query).toMatchObject({
      response_type: 'code',
      client_id: 'atrium',
      redirect_uri: BACK,
      scope: 'openid email profile',
      code_challenge_method: 'S256',
      login_hint: grace.toUpperCase(),
    });
    expect(setCookie).toMatch(/; Path=\/api\/auth;.* HttpOnly; Secure; SameSite=Strict$/);
    const stored = JSON.stringify(await api.db.query(sql`select * from sso_requests`));
    for (const secret of [state, nonce, cookie.split('=')[1]]) expect(stored).not.toContain(secret);
  });

  it('opens a session without a password or a one-time code, in the person’s office centre (R-0090)', async () => {
    const answer = await signIn(grace);
    expect(answer).toMatchObject({ status: 200, success: true, data: { otpRequired: false } });
    const session = await clientOf(api.app, answer.data.accessToken).session();
    expect(session).toMatchObject({ username: grace, officeCentre: { officeCentreId: api.world.here.tenants[0] } });
    const [row] = await api.db.query(sql`select method from sessions where user_id = ${api.idOf('MASTER_ADMIN@here.0')}`);
    expect(row).toEqual({ method: 'SSO' });
  });

  it('requests the e-mail address if the ID token does not contain it', async () => {
    expect(await signIn(addresses['CONCIERGE@there'])).toMatchObject({ status: 200 });
  });

  it('recognizes a person by the subject, even if their address has changed', async () => {
    expect((await signIn(grace)).status).toBe(200);
    marina.accounts.set(grace, { sub: `s-${grace}`, email: 'grace.ong@marina.example', email_verified: true });
    const { data } = await signIn(grace);
    expect((await clientOf(api.app, data.accessToken).session()).username).toBe(grace);
  });

  it('reveals nothing about people: only the domain decides', async () => {
    const ask = (username: string) => clientOf(api.app).post('/auth/sso/start', { username });
    expect((await ask('nobody.at.all@marina.example')).status).toBe(200);
    for (const username of ['super@atrium.example', 'x@sub.marina.example', 'x@marina.example.evil.example'])
      expect(await ask(username)).toMatchObject({ status: 400, code: 'noSingleSignOn', data: null });
    for (const username of ['marina.example', '@marina.example', 'x@', 'x@ma rina.example', 'x@marina.example/y'])
      expect(await ask(username)).toMatchObject({ status: 422, errors: { username: { code: 'email' } } });
  });

  it('is rate limited by network address', async () => {
    await start(grace);
    await api.db.query(sql`update sign_in_attempts set count = 300 where key like 'address:sso%'`);
    expect(await clientOf(api.app).post('/auth/sso/start', { username: grace })).toMatchObject({ status: 429, code: 'tooMany' });
  });

  it('limits the session to the building: no other office centre, and never the provider’s roles', async () => {
    const userId = api.idOf('LANDLORD_ADMIN@here');
    const { building: there } = api.world.there;
    await api.db.query(sql`insert into user_roles (user_id, office_centre_id, building_id, role_code, active)
      values (${userId}, ${there}, ${there}, 'LANDLORD_ADMIN', true), (${userId}, ${api.world.here.tenants[0]}, ${api.world.here.building}, 'MASTER_ADMIN', true)`);
    const client = clientOf(api.app, (await signIn(building)).data.accessToken);
    expect(await client.put('/auth/switch-account', { officeCentreId: there })).toMatchObject({ status: 403 });
    const moved = await client.put<{ accessToken: string }>('/auth/switch-account', {
      officeCentreId: api.world.here.tenants[0],
    });
    expect(moved.status).toBe(200);
    const inTenant = clientOf(api.app, moved.data.accessToken);
    expect(await inTenant.put('/auth/switch-account', { officeCentreId: there })).toMatchObject({ status: 403 });
    // A session that nobody has used yet, whose person then gets a provider role.
    const { data: early } = await signIn(building);
    await api.db.query(sql`insert into user_roles (user_id, role_code, active) values (${userId}, 'SUPERADMIN', true)`);
    expect(await refusedSide(building)).toBe('person of the provider');
    expect((await clientOf(api.app, early.accessToken).session()).side).not.toBe('platform');
    await api.db.query(
      sql`delete from user_roles where user_id = ${userId} and (office_centre_id is distinct from ${api.world.here.building})`,
    );
  });
  const refusedSide = async (username: string) => {
    noted.length = 0;
    expect(await signIn(username)).toMatchObject(REFUSED);
    return noted[0]?.reason;
  };

  it('rejects people whose roles have no portal access, the same as a password sign-in', async () => {
    await api.db.query(sql`update office_centres set allow_staff_login = false where id = ${api.world.here.building}`);
    const answer = await signIn(addresses['STAFF@here.0']);
    expect(answer).toMatchObject({ status: 403, code: 'forbidden', data: { reason: 'staffSignInOff' } });
    await api.db.query(sql`update office_centres set allow_staff_login = true where id = ${api.world.here.building}`);
  });

  describe('is rejected, without giving the reason (R-0090)', () => {
    it('with a wrong or unknown state, or from another browser', async () => {
      const { authorizationUrl, cookie } = await start(grace);
      const answer = brought(await visitProvider(authorizationUrl, grace, BACK));
      const other = await start(grace);
      for (const [body, browser] of [
        [{ ...answer, state: 'a'.repeat(43) }, cookie],
        [{ ...answer, state: new URL(other.authorizationUrl).searchParams.get('state') as string }, cookie],
        [answer, undefined],
        [answer, other.cookie],
        [answer, `atrium_sso=${answer.state}`],
      ] as const) {
        noted.length = 0;
        await refused('state', () => finish(body, browser));
      }
      // None of these attempts has used up the state for its own browser.
      expect((await finish(answer, cookie)).status).toBe(200);
    });

    it('with a used state or code', async () => {
      const { authorizationUrl, cookie } = await start(grace);
      const answer = brought(await visitProvider(authorizationUrl, grace, BACK));
      expect((await finish(answer, cookie)).status).toBe(200);
      await refused('state', () => finish(answer, cookie));
      const again = await start(grace);
      const state = new URL(again.authorizationUrl).searchParams.get('state') as string;
      noted.length = 0;
      await refused('exchange OAUTH_RESPONSE_BODY_ERROR', () => finish({ ...answer, state }, again.cookie));
    });

    it('with a stolen code: it does not match the verifier of another sign-in', async () => {
      const victim = brought(await visitProvider((await start(grace)).authorizationUrl, grace, BACK));
      const { authorizationUrl, cookie } = await start(arjun);
      const state = new URL(authorizationUrl).searchParams.get('state') as string;
      await refused('exchange OAUTH_RESPONSE_BODY_ERROR', () => finish({ ...victim, state }, cookie));
    });

    it('after ten minutes', async () => {
      const { authorizationUrl, cookie } = await start(grace);
      const answer = brought(await visitProvider(authorizationUrl, grace, BACK));
      await api.db.query(sql`update sso_requests set expires_date = expires_date - interval '10 minutes'`);
      await refused('state', () => finish(answer, cookie));
    });

    it('with a wrong nonce', async () => {
      const { authorizationUrl, cookie } = await start(grace);
      const url = new URL(authorizationUrl);
      url.searchParams.set('nonce', 'another');
      const answer = brought(await visitProvider(url.href, grace, BACK));
      await refused('exchange OAUTH_JWT_CLAIM_COMPARISON_FAILED', () => finish(answer, cookie));
    });

    it.each([
      ['an audience that is not us', { aud: 'somebody-else' }, 'OAUTH_JWT_CLAIM_COMPARISON_FAILED'],
      ['another issuer', { iss: 'https://evil.example' }, 'OAUTH_JWT_CLAIM_COMPARISON_FAILED'],
      ['a time that is over', { exp: 1_700_000_000 }, 'OAUTH_JWT_TIMESTAMP_CHECK_FAILED'],
    ])('with an ID token of %s', async (_, over, code) => {
      marina.tamper = (idToken) => marina.sign(claims(idToken, over));
      await refused(`exchange ${code}`, () => signIn(grace));
    });

    it('with an ID token that was changed, signed by somebody else, or not signed', async () => {
      const changed = (idToken: string) => {
        const [head, , signature] = idToken.split('.');
        const body = Buffer.from(JSON.stringify(claims(idToken, { email: building }))).toString('base64url');
        return [head, body, signature].join('.');
      };
      const byOther = (idToken: string) => harbour.sign(claims(idToken, {}));
      const bySecret = (idToken: string) =>
        new SignJWT(claims(idToken, {})).setProtectedHeader({ alg: 'HS256' }).sign(Buffer.from(marina.client.secret));
      const byNobody = (idToken: string) => `${Buffer.from('{"alg":"none"}').toString('base64url')}.${idToken.split('.')[1]}.`;
      for (const tamper of [changed, byOther, bySecret, byNobody]) {
        marina.tamper = tamper;
        expect(await signIn(grace)).toMatchObject(REFUSED);
      }
      expect(noted).toHaveLength(4);
      marina.tamper = (idToken) => marina.sign(claims(idToken, {}));
      expect((await signIn(grace)).status).toBe(200);
    });

    it.each([
      ['not verified', { email: grace, email_verified: false }, 'email not verified'],
      ['verified as nobody says', { email: grace }, 'email not verified'],
      ['missing', {}, 'email not verified'],
      ['of another domain', { email: addresses['MASTER_ADMIN@there.0'], email_verified: true }, 'foreign domain'],
      ['of nobody here', { email: 'ghost@marina.example', email_verified: true }, 'nobody has this address'],
      ['of another building’s person', { email: 'boss@marina.example', email_verified: true }, 'person of another building'],
    ])('with an e-mail address that is %s', async (_, account, reason) => {
      marina.accounts.set('somebody', { sub: 'somebody', ...account });
      await refused(reason, () => signIn(grace, 'somebody'));
      expect(await api.db.query(sql`select 1 from external_identities`)).toEqual([]);
    });

    it('for a second subject that claims the address of a person', async () => {
      expect((await signIn(grace)).status).toBe(200);
      marina.accounts.set('impostor', { sub: 'impostor', email: grace, email_verified: true });
      await refused('another subject is this person', () => signIn(grace, 'impostor'));
    });

    it.each([
      ['delinked', sql`update user_roles set active = false where user_id = `, 'person of another building'],
      ['switched off', sql`update users set status = 'INACTIVE' where id = `, 'person not active'],
    ])('for a person who was %s in the meantime', async (_, statement, reason) => {
      expect((await signIn(arjun)).status).toBe(200);
      await api.db.query(sql`${statement}${api.idOf('SUB_ADMIN@here.0')}`);
      await refused(reason, () => signIn(arjun));
      await api.db.query(sql`update user_roles set active = true where user_id = ${api.idOf('SUB_ADMIN@here.0')}`);
      await api.db.query(sql`update users set status = 'ACTIVE' where id = ${api.idOf('SUB_ADMIN@here.0')}`);
    });

    it('for an invited person who has not registered', async () => {
      await api.db.query(sql`update users set status = 'PENDING' where id = ${api.idOf('SUB_ADMIN@here.0')}`);
      await refused('nobody has this address', () => signIn(arjun));
      await api.db.query(sql`update users set status = 'ACTIVE' where id = ${api.idOf('SUB_ADMIN@here.0')}`);
    });

    it('when the answer of one provider is sent as that of another (mix-up)', async () => {
      const atHarbour = await start(addresses['CONCIERGE@there']);
      const url = new URL(atHarbour.authorizationUrl);
      const sent = new URL(`${marina.issuer}${url.pathname}${url.search}`);
      const answer = brought(await visitProvider(sent.href, grace, BACK));
      expect(answer.iss).toBe(marina.issuer);
      await refused('exchange OAUTH_INVALID_RESPONSE', () => finish(answer, atHarbour.cookie));
      const again = await start(grace);
      const { iss: _, ...unsaid } = brought(await visitProvider(again.authorizationUrl, grace, BACK));
      noted.length = 0;
      await refused('exchange OAUTH_INVALID_RESPONSE', () => finish(unsaid, again.cookie));
    });

    it('when the provider was switched off or changed in the meantime', async () => {
      const { authorizationUrl, cookie } = await start(grace);
      const answer = brought(await visitProvider(authorizationUrl, grace, BACK));
      const { clientSecret: _, ...kept } = settingsOf(marina, 'marina.example');
      const { building: here } = api.world.here;
      await admin.put(path(here), { ...kept, active: false });
      expect(await clientOf(api.app).post('/auth/sso/start', { username: grace })).toMatchObject({ code: 'noSingleSignOn' });
      await admin.put(path(here), kept);
      await refused('state', () => finish(answer, cookie));
      expect((await signIn(grace)).status).toBe(200);
    });
  });

  describe('the session has access to the building that vouched for the person, and not to the person’s other data', () => {
    it('such as other memberships, sessions, devices, name, password or invitations', async () => {
      const id = api.idOf('MASTER_ADMIN@here.0');
      const { there, here } = api.world;
      await api.db.query(sql`insert into user_roles (user_id, office_centre_id, building_id, role_code, active)
        values (${id}, ${there.tenants[0]}, ${there.building}, 'SUB_ADMIN', true)`);
      const elsewhere = await api.asIn('MASTER_ADMIN@here.0', there.tenants[0] as number);
      const bySso = clientOf(api.app, (await signIn(grace)).data.accessToken);
      expect(await bySso.session()).toMatchObject({ providerBuildingId: here.building, invitations: 0 });
      const { data } = await bySso.get<{ officeCentres: { officeCentreId: number }[] }>('/auth/info/1');
      expect(data.officeCentres.map((one) => one.officeCentreId)).toEqual([here.tenants[0]]);
      const accounts = await bySso.get<{ officeCentreId: number }[]>('/auth/tenant-list');
      expect(accounts.data.map((one) => one.officeCentreId)).toEqual([here.tenants[0]]);
      const [other] = await api.db.query<{ id: string }>(
        sql`select id from sessions where user_id = ${id} and office_centre_id = ${there.tenants[0]} and revoked_date is null`,
      );
      const refusals = await Promise.all([
        bySso.put('/auth/switch-account', { officeCentreId: there.tenants[0] }),
        bySso.get('/auth/sessions'),
        bySso.delete('/auth/sessions'),
        bySso.delete(`/auth/sessions/${other?.id}`),
        bySso.get('/auth/trusted-devices'),
        bySso.delete('/auth/trusted-devices/1'),
        bySso.put('/auth/profile', { fullName: 'Somebody Else' }),
        bySso.put(`/users/${id}/change-password`, { currentPassword: 'x', password: 'y' }),
        bySso.get('/auth/invitations'),
        bySso.put('/auth/invitations/1', { accept: true }),
      ]);
      expect(refusals.map(({ status }) => status)).toEqual(refusals.map(() => 403));
      expect(refusals[1]?.message).toContain('sign in with your password');
      expect((await elsewhere.get('/auth/sessions')).status).toBe(200);
      await api.db.query(sql`delete from user_roles where user_id = ${id} and building_id = ${there.building}`);
    });

    it('portal preferences are separate', async () => {
      const bySso = clientOf(api.app, (await signIn(grace)).data.accessToken);
      const whole = await api.as('MASTER_ADMIN@here.0');
      await whole.put('/preferences/pageSize', { value: 25 });
      expect((await bySso.get('/preferences')).data).toEqual({});
      expect((await bySso.put('/preferences/pageSize', { value: 100 })).status).toBe(200);
      expect((await whole.get('/preferences')).data).toEqual({ pageSize: 25 });
      expect((await bySso.get('/preferences')).data).toEqual({ pageSize: 100 });
    });

    it('it stays bound after switching within the building, and ends when the person’s building changes', async () => {
      const id = api.idOf('MASTER_ADMIN@here.0');
      const { here, there } = api.world;
      await api.db.query(sql`insert into user_roles (user_id, office_centre_id, building_id, role_code, active)
        values (${id}, ${here.tenants[1]}, ${here.building}, 'SUB_ADMIN', true), (${id}, ${there.tenants[0]}, ${there.building}, 'SUB_ADMIN', true)`);
      const bySso = clientOf(api.app, (await signIn(grace)).data.accessToken);
      const wanted = (await bySso.session()).officeCentre?.officeCentreId === here.tenants[1] ? here.tenants[0] : here.tenants[1];
      const next = await bySso.put<{ accessToken: string }>('/auth/switch-account', { officeCentreId: wanted });
      const switched = clientOf(api.app, next.data.accessToken);
      expect(await switched.session()).toMatchObject({ providerBuildingId: here.building });
      expect((await switched.put('/auth/switch-account', { officeCentreId: there.tenants[0] })).status).toBe(403);
      await api.db.query(
        sql`update sessions set office_centre_id = ${there.tenants[0]} where user_id = ${id} and method = 'SSO'`,
      );
      await api.db.query(sql`select pg_notify('sessions', ${JSON.stringify({ userId: id })})`);
      await vi.waitFor(async () => expect((await switched.get('/auth/info/1')).status).toBe(401), PATIENCE);
      await api.db.query(sql`delete from user_roles where user_id = ${id} and office_centre_id <> ${here.tenants[0]}`);
    });
  });

  it('nothing logs a code, state or token of a rejected sign-in', async () => {
    const { authorizationUrl } = await start(grace);
    const answer = brought(await visitProvider(authorizationUrl, grace, BACK));
    await finish(answer);
    expect(noted).toEqual([{ reason: 'state' }]);
  });

  it('without the header, /auth/login asks for a password as usual', async () => {
    const answer = await clientOf(api.app).post('/auth/login', { code: 'x', state: 'y' });
    expect(answer).toMatchObject({ status: 422, errors: { username: { code: 'required' }, password: { code: 'required' } } });
  });
});
