/** Configuring the identity provider of a building: who may do it, what is accepted, and that the secret is never exposed. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startProvider, type TestProvider } from '#tests/identityProvider.ts';
import { type Api, type Client, startApi } from './harness.ts';

const SECRET = '=Top-Secret-Value-42';
const settings = {
  name: 'Company account',
  issuer: 'https://login.example',
  clientId: 'atrium',
  clientSecret: SECRET,
  domains: ['marina.example'],
  active: true,
};
let api: Api;
let provider: TestProvider;
let here: string;
let there: string;
let admin: Client;
let other: Client;

beforeAll(async () => {
  api = await startApi({ env: { PUBLIC_URL: 'https://atrium.example' } });
  provider = await startProvider('https://atrium.example/code');
  [here, there] = [api.world.here, api.world.there].map((one) => `/office-centres/${one.building}/identity-provider`) as [
    string,
    string,
  ];
  [admin, other] = await Promise.all([api.as('LANDLORD_ADMIN@here'), api.as('LANDLORD_ADMIN@there')]);
});
beforeEach(async () => {
  for (const table of ['identity_providers', 'email_domains']) await api.db.text(`delete from ${table}`);
});
afterAll(async () => {
  await api.close();
  await provider.close();
});

it('are stored and returned, except for the secret (R-0090)', async () => {
  expect((await admin.get(here)).data).toEqual({
    redirectUri: 'https://atrium.example/code',
    provider: null,
    domains: [],
  });
  const saved = await admin.put(here, settings);
  expect(saved).toMatchObject({ status: 200, message: 'The identity provider has been saved.' });
  const { clientSecret: _, ...told } = settings;
  // Of a provider that is not known to check addresses, one outside the building's domains is not trusted unless the building says so.
  expect(saved.data.provider).toEqual({ ...told, trustsDomains: false, updatedDate: expect.any(String) });
  const read = await admin.get(here);
  expect(read.data).toEqual(saved.data);
  const tables = await Promise.all(
    ['identity_providers', 'audit_log'].map((table) => api.db.query(sql`select * from ${sql.raw(table)}`)),
  );
  expect(JSON.stringify([saved, read, tables])).not.toContain(SECRET);
  expect((await admin.get('/portal-settings')).data).toMatchObject({ singleSignOn: true });
});

it('are in the history of the building', async () => {
  await admin.put(here, settings);
  await admin.put(here, { ...settings, active: false });
  const { data } = await admin.get<{ items: unknown[] }>(`/office-centres/${api.world.here.building}/history`);
  expect(data.items.slice(0, 2)).toMatchObject([
    {
      action: 'identityProvider',
      changes: [
        { field: 'ssoActive', from: true, to: false },
        { field: 'ssoSecret', from: '•••', to: '•••' },
      ],
    },
    { action: 'identityProvider', userName: 'LANDLORD_ADMIN@here' },
  ]);
});

it('belong to the building: people who see its account can read them, people who may edit it can change them, and nobody else has access', async () => {
  await admin.put(here, settings);
  const expected = {
    'LANDLORD_ADMIN@here': [200, 200, 200],
    'LANDLORD_ADMIN_VIEW_ONLY@here': [200, 403, 403],
    SUPERADMIN: [200, 200, 200],
    'CONCIERGE@here': [403, 403, 403],
    'MASTER_ADMIN@here.0': [403, 403, 403],
    'LANDLORD_ADMIN@there': [404, 404, 404],
    nobody: [401, 401, 401],
  };
  for (const [name, statuses] of Object.entries(expected)) {
    const client = await api.as(name);
    const { clientSecret: _, ...kept } = settings;
    const got = [
      (await client.get(here)).status,
      (await client.put(here, kept)).status,
      (await client.post(`${here}/test`, { issuer: provider.issuer })).status,
    ];
    expect([name, got]).toEqual([name, statuses]);
    if (statuses[1] !== 200) expect([name, (await client.delete(here)).status]).toEqual([name, statuses[1]]);
  }
  const tenant = `/office-centres/${api.world.here.tenants[0]}/identity-provider`;
  expect((await admin.put(tenant, settings)).status).toBe(404);
});

it('can be removed, and then everybody signs in with a password again', async () => {
  await admin.put(here, settings);
  expect(await admin.delete(here)).toMatchObject({ status: 200, message: 'The identity provider has been removed.' });
  expect((await admin.get(here)).data).toMatchObject({ provider: null });
});

describe('the secret', () => {
  const { clientSecret: _, ...without } = settings;
  const stored = async () => (await api.db.query<{ s: string }>(sql`select client_secret as s from identity_providers`))[0]?.s;

  it('is required at first, and kept afterwards', async () => {
    expect(await admin.put(here, without)).toMatchObject({ status: 422, errors: { clientSecret: { code: 'required' } } });
    await admin.put(here, settings);
    const before = await stored();
    expect((await admin.put(here, { ...without, clientSecret: '', name: 'Other' })).status).toBe(200);
    expect(await stored()).toBe(before);
  });

  it('is not sent to an address other than the one it was entered for', async () => {
    await admin.put(here, settings);
    for (const over of [{ issuer: 'https://evil.example' }, { clientId: 'other' }])
      expect(await admin.put(here, { ...without, ...over })).toMatchObject({
        status: 422,
        errors: { clientSecret: { code: 'secretAgain' } },
      });
    // Not even when the row itself is changed.
    await api.db.query(sql`update identity_providers set issuer = ${provider.issuer}`);
    await api.db.query(
      sql`update email_domains set proven_by = 'DNS', checked_date = now() where office_centre_id = ${api.world.here.building} and domain = 'marina.example'`,
    );
    const answer = await (await api.as('nobody')).post('/auth/sso/start', { username: 'x@marina.example' });
    expect(answer.status).toBe(500);
  });
});

describe('domains', () => {
  const put = (client: Client, path: string, domains: unknown) => client.put(path, { ...settings, domains });
  const refusal = (code: string) => ({ status: 422, errors: { domains: { code } } });

  it('are normalized to one spelling', async () => {
    const { data } = await put(admin, here, [' Marina.Example ', '@bücher.example', 'marina.example']);
    expect(data.provider).toMatchObject({ domains: ['marina.example', 'xn--bcher-kva.example'] });
  });

  it('belong to one building: another cannot take a verified one', async () => {
    await put(admin, here, ['marina.example', 'second.example']);
    // Naming a domain gives no right to it, or a building could lock another one out of its own domain.
    expect((await put(other, there, ['second.example'])).status).toBe(200);
    await api.db.query(
      sql`update email_domains set proven_by = 'DNS', checked_date = now() where office_centre_id = ${api.world.here.building} and domain = 'second.example'`,
    );
    expect(await put(other, there, ['harbour.example', 'SECOND.example'])).toMatchObject({
      ...refusal('domainTaken'),
      errors: { domains: { message: '“second.example” is in use elsewhere. Please contact support if it is yours' } },
    });
  });

  it('of the provider’s own people can be set by the provider only', async () => {
    expect(await put(admin, here, ['atrium.example'])).toMatchObject(refusal('domainTaken'));
    expect((await put(await api.as('SUPERADMIN'), here, ['atrium.example'])).status).toBe(200);
  });

  it('that only people of other buildings use cannot be taken by a building', async () => {
    const { userId } = api.world.people['MASTER_ADMIN@there.0'] as { userId: number };
    const [before] = await api.db.query<{ username: string }>(sql`select username from users where id = ${userId}`);
    await api.db.query(sql`update users set username = 'tess@Harbour.example' where id = ${userId}`);
    expect(await put(admin, here, ['marina.example', 'harbour.example'])).toMatchObject(refusal('domainTaken'));
    expect((await put(other, there, ['harbour.example'])).status).toBe(200);
    await other.delete(there);
    expect((await put(await api.as('SUPERADMIN'), here, ['harbour.example'])).status).toBe(200);
    // The domain now belongs to the building, which can go on changing its settings.
    expect((await put(admin, here, ['harbour.example', 'marina.example'])).status).toBe(200);
    await api.db.query(sql`update users set username = ${before?.username} where id = ${userId}`);
  });

  it.each([
    ['required', []],
    ['required', undefined],
    ['notList', 'marina.example'],
    ['notText', [7]],
    ['domain', ['marina']],
    ['domain', ['*.marina.example']],
    ['domain', ['marina.example/x']],
    ['domain', ['10.0.0.1']],
    ['domain', ['']],
    ['domainShared', ['marina.example', 'Gmail.com']],
    ['tooManyItems', Array.from({ length: 21 }, (_, index) => `d${index}.example`)],
  ])('that are invalid are rejected: %s', async (code, domains) => {
    expect(await put(admin, here, domains)).toMatchObject(refusal(code));
  });
});

describe('the issuer', () => {
  it.each([
    'http://login.example',
    'http://10.0.0.1',
    'ftp://login.example',
    'javascript:alert(1)',
    'https://login.example?x=1',
    'https://login.example#x',
    'https://user:pass@login.example',
    'login.example',
  ])('%s is rejected', async (issuer) => {
    const refusal = { status: 422, errors: { issuer: { code: 'issuer' } } };
    expect(await admin.put(here, { ...settings, issuer })).toMatchObject(refusal);
    expect(await admin.post(`${here}/test`, { issuer })).toMatchObject(refusal);
  });

  it('is tested, and the error of an issuer that does not answer gives no details', async () => {
    expect((await admin.post(`${here}/test`, { issuer: provider.issuer })).data).toEqual({
      issuer: provider.issuer,
      authorizationEndpoint: `${provider.issuer}/auth`,
    });
    for (const issuer of [`${provider.issuer}/elsewhere`, 'http://127.0.0.1:9'])
      expect(await admin.post(`${here}/test`, { issuer })).toMatchObject({
        status: 422,
        errors: { issuer: { code: 'issuerSilent', message: 'No identity provider answers at this address' } },
      });
  });

  it('is rejected if it would send browsers or this server to another site', async () => {
    let metadata: Record<string, string> = {};
    const server = createServer((_, reply) => reply.end(JSON.stringify(metadata)));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const good = {
      issuer,
      authorization_endpoint: 'https://login.example/auth',
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/jwks`,
    };
    const statusFor = async (over: object) => {
      metadata = { ...good, ...over };
      return (await admin.post(`${here}/test`, { issuer })).status;
    };
    expect(await statusFor({})).toBe(200);
    for (const over of [
      { issuer: 'https://login.example' },
      { authorization_endpoint: 'javascript:alert(document.domain)' },
      { authorization_endpoint: 'http://evil.example/auth' },
      { token_endpoint: 'http://169.254.169.254/token' },
      { jwks_uri: 'file:///etc/passwd' },
    ])
      expect([over, await statusFor(over)]).toEqual([over, 422]);
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });

  it('can be tested thirty times an hour', async () => {
    await api.db.text("update sign_in_attempts set count = 30 where key like 'issuer:%'");
    expect(await admin.post(`${here}/test`, { issuer: provider.issuer })).toMatchObject({ status: 429 });
  });
});

it('accepts only its own keys', async () => {
  expect(await admin.put(here, { ...settings, officeCentreId: 1 })).toMatchObject({
    status: 422,
    errors: { officeCentreId: { code: 'unknownField' } },
  });
  expect(await admin.put(here, [])).toMatchObject({ status: 422 });
  expect(await admin.put(here, { ...settings, name: '', active: 'yes', clientId: 'a\nb' })).toMatchObject({
    status: 422,
    errors: { name: { code: 'required' }, active: { code: 'notYesNo' }, clientId: { code: 'oneLine' } },
  });
});
