/** 000 §2, §7, §8 E-mail domains: the list of a building is the one that its identity provider signs in. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startProvider, type TestProvider } from '#tests/identityProvider.ts';
import { type NameServer, startNameServer } from '#tests/nameServer.ts';
import { answersAsDocumented } from './documented.ts';
import { type Api, type Client, clientOf, startApi } from './harness.ts';

interface Domain {
  id: number;
  domain: string;
  provenBy: string | null;
}
let api: Api;
let names: NameServer;
let provider: TestProvider;
let admin: Client;
let other: Client;
let here: string;
let there: string;
beforeAll(async () => {
  names = await startNameServer();
  api = await startApi({ env: { PUBLIC_URL: 'https://atrium.example', DNS_SERVERS: names.address } });
  provider = await startProvider('https://atrium.example/code');
  [here, there] = [api.world.here, api.world.there].map(({ building }) => `/office-centres/${building}`) as [string, string];
  [admin, other] = await Promise.all([api.as('LANDLORD_ADMIN@here'), api.as('LANDLORD_ADMIN@there')]);
});
beforeEach(async () => {
  names.records.clear();
  for (const table of ['identity_providers', 'email_domains', 'sign_in_attempts']) await api.db.text(`delete from ${table}`);
});
afterAll(async () => {
  await api.close();
  await Promise.all([names.close(), provider.close()]);
});

const add = (domain: string, by = admin, at = here) => by.post<Domain>(`${at}/email-domains`, { domain });
const listed = async (by = admin, at = here) =>
  (await by.get<{ items: Domain[] }>(`${at}/email-domains`)).data.items.map(({ domain, provenBy }) => [domain, provenBy]);
const saveProvider = (domains: readonly string[]) =>
  admin.put<{ domains: Domain[] }>(`${here}/identity-provider`, {
    name: 'Company account',
    issuer: provider.issuer,
    clientId: provider.client.id,
    clientSecret: provider.client.secret,
    domains,
    active: true,
  });
const start = (domain: string) => clientOf(api.app).post('/auth/sso/start', { username: `somebody@${domain}` });

describe('the e-mail domains of a building', () => {
  it('are added and listed on a page of tenant management, in one spelling (R-0352)', async () => {
    expect(await add('Marina.Example')).toMatchObject({
      status: 201,
      message: 'Email domain has been added.',
      data: { domain: 'marina.example', provenBy: null },
    });
    expect(await listed()).toEqual([['marina.example', null]]);
    expect((await add('marina.example')).status).toBe(409);
    for (const [wrong, code] of [
      ['marina', 'pattern.domain'],
      ['a b.example', 'pattern.domain'],
      ['10.0.0.1', 'domain'],
      ['gmail.com', 'domainShared'],
      ['atrium.example', 'domainTaken'],
    ])
      expect(await add(wrong as string)).toMatchObject({ status: 422, errors: { domain: { code } } });
    expect(await admin.post(`${here}/email-domains`, { domain: 'x.example', provenBy: 'DNS' })).toMatchObject({ status: 422 });
  });

  it('are those of the identity provider, and stay when it is removed', async () => {
    await add('marina.example');
    expect((await saveProvider(['marina.example', 'second.example'])).data.domains.map(({ domain }) => domain)).toEqual([
      'marina.example',
      'second.example',
    ]);
    expect((await listed()).map(([domain]) => domain)).toEqual(['marina.example', 'second.example']);
    await saveProvider(['second.example']);
    await add('third.example');
    const { data } = await admin.get<{ domains: Domain[] }>(`${here}/identity-provider`);
    expect(data.domains.map(({ domain }) => domain)).toEqual(['second.example', 'third.example']);
    await admin.delete(`${here}/identity-provider`);
    expect((await listed()).map(([domain]) => domain)).toEqual(['second.example', 'third.example']);
  });

  it('count once their record is found, for signing in as well, and no longer when they are deleted', async () => {
    await saveProvider(['marina.example']);
    const { id } = (await add('late.example')).data;
    const path = `${here}/email-domains/${id}`;
    expect(await admin.put(`${path}/verify`)).toMatchObject({ status: 422, errors: { domain: { code: 'domainAbsent' } } });
    const { data } = await admin.get<{ recordName: string; recordValue: string }>(`${path}/proof`);
    names.records.set(data.recordName, [data.recordValue]);
    expect(await admin.put(`${path}/verify`)).toMatchObject({ status: 200, message: 'The domain is verified.' });
    expect(await listed()).toContainEqual(['late.example', 'DNS']);
    expect((await start('late.example')).status).toBe(200);
    expect((await add('late.example', other, there)).status).toBe(422);
    expect((await admin.delete(path)).status).toBe(200);
    expect(await start('late.example')).toMatchObject({ code: 'noSingleSignOn' });
    expect((await add('late.example', other, there)).status).toBe(201);
  });

  it('need no record when the provider’s staff adds them', async () => {
    const support = await api.as('SUPERADMIN');
    expect((await add('given.example', support)).data.provenBy).toBe('PROVIDER');
  });

  it('are at most twenty, as in the settings of the provider', async () => {
    await saveProvider(Array.from({ length: 20 }, (_, index) => `d${index}.example`));
    expect(await add('one.more.example')).toMatchObject({ status: 422, errors: { domain: { code: 'tooManyItems' } } });
  });

  it('are closed to other buildings, to companies, and to people who may only read', async () => {
    const { id } = (await add('marina.example')).data;
    const path = `/email-domains/${id}`;
    for (const [who, at] of [
      [other, there],
      [other, here],
    ] as const) {
      expect((await who.get(`${at}${path}`)).status).toBe(404);
      expect((await who.get(`${at}${path}/proof`)).status).toBe(404);
      expect((await who.put(`${at}${path}/verify`)).status).toBe(404);
      expect((await who.delete(`${at}${path}`)).status).toBe(404);
    }
    const company = await api.as('MASTER_ADMIN@here.0');
    expect((await company.get(`/office-centres/${api.world.here.tenants[0]}/email-domains`)).status).toBe(403);
    const viewer = await api.as('LANDLORD_ADMIN_VIEW_ONLY@here');
    expect((await viewer.get(`${here}${path}`)).status).toBe(200);
    expect((await viewer.put(`${here}${path}/verify`)).status).toBe(403);
    expect((await add('x.example', viewer)).status).toBe(403);
  });
});

answersAsDocumented(() => api);
