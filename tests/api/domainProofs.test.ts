/** An e-mail domain is used for a building's identity provider only while a TXT record proves the building's ownership. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { recheckDomains } from '#server/auth/sso/recheckDomains.ts';
import { startProvider, type TestProvider } from '#tests/identityProvider.ts';
import { type NameServer, startNameServer } from '#tests/nameServer.ts';
import { type Api, type Client, clientOf, startApi } from './harness.ts';

interface Told {
  domains: { domain: string; recordName: string; recordValue: string; provenBy: string | null; checkedDate: string | null }[];
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
  [here, there] = [api.world.here, api.world.there].map((one) => `/office-centres/${one.building}/identity-provider`) as [
    string,
    string,
  ];
  [admin, other] = await Promise.all([api.as('LANDLORD_ADMIN@here'), api.as('LANDLORD_ADMIN@there')]);
});
beforeEach(async () => {
  names.records.clear();
  names.failing = false;
  for (const table of ['identity_providers', 'email_domains', 'sign_in_attempts']) await api.db.text(`delete from ${table}`);
});
afterAll(async () => {
  await api.close();
  await Promise.all([names.close(), provider.close()]);
});

const save = (client: Client, path: string, domains: readonly string[]) =>
  client.put<Told>(path, {
    name: 'Company account',
    issuer: provider.issuer,
    clientId: provider.client.id,
    clientSecret: provider.client.secret,
    domains,
    active: true,
  });
/** Adds the domain and returns the TXT record that would prove it. */
async function recordFor(client: Client, path: string, domain: string) {
  const { data } = await save(client, path, [domain]);
  return data.domains[0] as Told['domains'][0];
}
const verify = (client: Client, path: string, domain: string) => client.post<Told>(`${path}/verify-domain`, { domain });
const start = (domain: string) => clientOf(api.app).post('/auth/sso/start', { username: `somebody@${domain}` });
const refusal = (code: string) => ({ status: 422, errors: { domains: { code } } });
/** Moves the last check back by so many hours. */
const later = (hours: number) =>
  api.db.query(sql`update email_domains set checked_date = now() - make_interval(hours => ${hours}::int)`);

describe('a domain', () => {
  it('is inactive until its DNS record is found', async () => {
    const { recordName, recordValue, provenBy } = await recordFor(admin, here, 'marina.example');
    expect([recordName, provenBy]).toEqual(['_atrium.marina.example', null]);
    expect(recordValue).toMatch(/^atrium-domain=[\w-]{43}$/);
    expect(await start('marina.example')).toMatchObject({ code: 'noSingleSignOn' });
    expect(await verify(admin, here, 'marina.example')).toMatchObject(refusal('domainAbsent'));
    names.records.set(recordName, ['v=spf1 -all', 'atrium-domain=somebody-elses']);
    expect(await verify(admin, here, 'marina.example')).toMatchObject(refusal('domainAbsent'));
    expect(await start('marina.example')).toMatchObject({ code: 'noSingleSignOn' });
    names.records.set(recordName, ['v=spf1 -all', recordValue]);
    const proven = await verify(admin, here, 'marina.example');
    expect(proven).toMatchObject({ status: 200, message: 'The domain is verified.', data: { domains: [{ provenBy: 'DNS' }] } });
    expect((await start('marina.example')).status).toBe(200);
    const { data } = await admin.get<{ items: unknown[] }>(`/office-centres/${api.world.here.building}/history`);
    expect(data.items[0]).toMatchObject({ changes: [{ field: 'ssoProvenDomain', from: null, to: 'marina.example' }] });
  });

  it('is not verified by the record of another building or of another domain', async () => {
    const mine = await recordFor(admin, here, 'shared.example');
    const theirs = await recordFor(other, there, 'shared.example');
    expect(mine.recordName).toBe(theirs.recordName);
    expect(mine.recordValue).not.toBe(theirs.recordValue);
    names.records.set(mine.recordName, [theirs.recordValue, (await recordFor(admin, here, 'second.example')).recordValue]);
    await save(admin, here, ['shared.example']);
    expect(await verify(admin, here, 'shared.example')).toMatchObject(refusal('domainAbsent'));
    expect((await verify(other, there, 'shared.example')).status).toBe(200);
  });

  it('belongs to one building until its verification ends, even when two verify it at once', async () => {
    const mine = await recordFor(admin, here, 'race.example');
    const theirs = await recordFor(other, there, 'race.example');
    names.records.set(mine.recordName, [mine.recordValue, theirs.recordValue]);
    const both = await Promise.all([verify(admin, here, 'race.example'), verify(other, there, 'race.example')]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect(both.find(({ status }) => status === 422)).toMatchObject(refusal('domainTaken'));
    await later(8 * 24);
    const loser = both[0]?.status === 200 ? ([other, there] as const) : ([admin, here] as const);
    expect((await verify(...loser, 'race.example')).status).toBe(200);
  });

  it('is checked only if it is configured, and only by people who may change the identity provider', async () => {
    names.asked.length = 0;
    expect((await verify(admin, here, 'never.example')).status).toBe(404);
    for (const wrong of [undefined, 7, { x: 1 }, ['a.example']])
      expect((await admin.post(`${here}/verify-domain`, { domain: wrong })).status).toBe(404);
    expect((await verify(await api.as('LANDLORD_ADMIN_VIEW_ONLY@here'), here, 'never.example')).status).toBe(403);
    expect((await verify(other, here, 'never.example')).status).toBe(404);
    expect(names.asked).toEqual([]);
  });

  it('is neither verified nor lost if name servers do not answer', async () => {
    const { recordName, recordValue } = await recordFor(admin, here, 'slow.example');
    names.records.set(recordName, [recordValue]);
    names.failing = true;
    expect(await verify(admin, here, 'slow.example')).toMatchObject(refusal('domainSilent'));
    names.failing = false;
    await verify(admin, here, 'slow.example');
    names.failing = true;
    expect(await verify(admin, here, 'slow.example')).toMatchObject(refusal('domainSilent'));
    expect((await start('slow.example')).status).toBe(200);
  });

  it('is accepted without a DNS record when set by the provider’s staff; saving the building’s own entry does not verify it', async () => {
    await save(admin, here, ['typed.example']);
    const { data } = await save(await api.as('SUPERADMIN'), here, ['typed.example', 'given.example']);
    expect(data.domains.map(({ domain, provenBy }) => [domain, provenBy])).toEqual([
      ['typed.example', null],
      ['given.example', 'PROVIDER'],
    ]);
    await save(admin, here, ['typed.example']);
    await save(admin, here, ['given.example']);
    expect(await start('given.example')).toMatchObject({ code: 'noSingleSignOn' });
  });
});

describe('the daily check', () => {
  async function proven() {
    const record = await recordFor(admin, here, 'marina.example');
    names.records.set(record.recordName, [record.recordValue]);
    expect((await verify(admin, here, 'marina.example')).status).toBe(200);
    return record;
  }
  const look = () => recheckDomains({ db: api.db, config: api.config });

  it('keeps domains verified whose record still exists', async () => {
    await proven();
    await later(3 * 24);
    await look();
    await later(0);
    expect((await start('marina.example')).status).toBe(200);
  });

  it('ends the verification of domains whose record is gone', async () => {
    await proven();
    names.records.clear();
    await look();
    expect((await start('marina.example')).status).toBe(200);
    await later(24);
    await look();
    expect(await start('marina.example')).toMatchObject({ code: 'noSingleSignOn' });
  });

  it('tolerates name servers that do not answer for at most a week', async () => {
    await proven();
    names.failing = true;
    await later(6 * 24);
    await look();
    expect((await start('marina.example')).status).toBe(200);
    await later(7 * 24 + 1);
    expect(await start('marina.example')).toMatchObject({ code: 'noSingleSignOn' });
  });
});
