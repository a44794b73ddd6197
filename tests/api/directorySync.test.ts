/** Directory sync (000 §7 users/sync): a company's directory creates, changes and switches off its people by SCIM, and nobody else's. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LIFE_MILLISECONDS } from '#server/auth/session/sessionCache.ts';
import { watchAnswers } from './documented.ts';
import { type Api, type Client, startApi } from './harness.ts';
import { mailOf } from './world.ts';

type Body = Record<string, unknown> & { id: string; Resources: Body[]; totalResults: number };
let api: Api;
let admin: Client;
let tenant: number;
let token: string;
const SCIM = '/api/scim/v2';
const connection = (centre: number) => `/office-centres/${centre}/directory-connection`;
beforeAll(async () => {
  api = await startApi();
  tenant = api.world.here.tenants[0];
  admin = await api.as('MASTER_ADMIN@here.0');
  token = await tokenOf(admin, tenant);
});
afterAll(() => api.close());

async function tokenOf(by: Client, centre: number): Promise<string> {
  return (await by.post<{ token: string }>(`${connection(centre)}/token`)).data.token;
}
async function scim(method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, body?: unknown, with_ = token) {
  const reply = await api.app.inject({
    method,
    url: `${SCIM}${path}`,
    headers: { authorization: `Bearer ${with_}`, ...(body === undefined ? {} : { 'content-type': 'application/scim+json' }) },
    ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
  });
  return {
    status: reply.statusCode,
    type: String(reply.headers['content-type']),
    body: (reply.body ? reply.json() : {}) as Body,
    headers: reply.headers,
  };
}
const somebody = (userName: string, over: object = {}) => ({
  schemas: ['urn:ietf:params:scim:schemas:core:2.0:User'],
  userName,
  externalId: `ext-${userName}`,
  name: { givenName: 'Mei', familyName: 'Chan' },
  active: true,
  ...over,
});
const patch = (...Operations: object[]) => ({ schemas: ['urn:ietf:params:scim:api:messages:2.0:PatchOp'], Operations });
const personOf = async (username: string) =>
  (
    await api.db.query<{ id: number; status: string; name: string; title: string | null; centres: number[] }>(sql`
      select u.id, u.status, u.full_name as name, u.job_title as title,
        coalesce((select jsonb_agg(r.office_centre_id order by r.id) from user_roles r where r.user_id = u.id), '[]') as centres
      from users u where lower(u.username) = ${username}`)
  )[0];
const pushed = async (userName: string, over: object = {}) => (await scim('POST', '/Users', somebody(userName, over))).body;
const report = async (username: string) =>
  (await admin.get<{ items: Record<string, unknown>[] }>(`/office-centres/${tenant}/directory-people?username=${username}`)).data
    .items[0];

describe("a company's directory", () => {
  it('creates a person, who is invited by mail and becomes part of that company with the role by default', async () => {
    const made = await scim('POST', '/Users', somebody('mei@directory.example', { title: 'Designer' }));
    expect(made).toMatchObject({
      status: 201,
      body: { userName: 'mei@directory.example', active: true, meta: { resourceType: 'User' } },
    });
    expect(made.type).toContain('application/scim+json');
    expect(made.headers.location).toContain(`/scim/v2/Users/${made.body.id}`);
    expect(await personOf('mei@directory.example')).toMatchObject({
      status: 'PENDING',
      name: 'Mei Chan',
      title: 'Designer',
      centres: [tenant],
    });
    const [mail] = await api.db.query(sql`select 1 from mails where to_address = 'mei@directory.example'`);
    expect(mail).toBeDefined();
    expect((await scim('POST', '/Users', somebody('MEI@directory.example'))).body).toMatchObject({
      status: '409',
      scimType: 'uniqueness',
    });
    expect(await report('mei@directory.example')).toMatchObject({ outcome: 'MEMBER', switchedOn: true });
  });

  it('finds people by userName and externalId, and pages through them', async () => {
    for (const index of [0, 1, 2]) await pushed(`page-${index}@directory.example`);
    const found = async (filter: string) => (await scim('GET', `/Users?filter=${encodeURIComponent(filter)}`)).body;
    expect(await found('userName eq "PAGE-1@directory.example"')).toMatchObject({
      totalResults: 1,
      Resources: [{ userName: 'page-1@directory.example' }],
    });
    expect(await found('externalId eq "ext-page-2@directory.example"')).toMatchObject({ totalResults: 1 });
    expect(await found('userName eq "nobody@directory.example"')).toMatchObject({ totalResults: 0, Resources: [] });
    expect(await found('userName sw "PAGE-" and not (externalId ew "-1@directory.example")')).toMatchObject({ totalResults: 2 });
    expect(await found('userName sw "page-" and active eq "true" and title pr')).toMatchObject({ totalResults: 0 });
    expect(await found('active eq "True" and name.familyName co "HA"')).toMatchObject({ totalResults: 3 + 1 });
    for (const wrong of [
      'nickName eq "p"',
      'userName eq',
      'userName eq true',
      'active eq "perhaps"',
      'meta.created gt "soon"',
      '(',
    ])
      expect(await found(wrong), wrong).toMatchObject({ status: '400', scimType: 'invalidFilter' });
    const all = (await scim('GET', '/Users')).body;
    const page = (await scim('GET', '/Users?startIndex=2&count=2')).body;
    expect(page).toMatchObject({ totalResults: all.totalResults, startIndex: 2, itemsPerPage: 2 });
    expect(page.Resources.map(({ id }) => id)).toEqual(all.Resources.slice(1, 3).map(({ id }) => id));
    expect((await scim('GET', '/Users?count=0')).body).toMatchObject({ totalResults: all.totalResults, Resources: [] });
  });

  it('changes a person in the forms that directories send', async () => {
    const { id } = await pushed('forms@directory.example');
    const change = (...operations: object[]) => scim('PATCH', `/Users/${id}`, patch(...operations));
    await change({ op: 'Replace', path: 'displayName', value: 'Chan Mei' });
    expect(await personOf('forms@directory.example')).toMatchObject({ name: 'Chan Mei' });
    await change({ op: 'replace', value: { title: 'Head of design', 'name.givenName': 'May' } });
    expect(await personOf('forms@directory.example')).toMatchObject({ title: 'Head of design' });
    const added = await change({ op: 'Add', path: 'phoneNumbers[type eq "work"].value', value: '+852 2123 4567' });
    expect(added.body).toMatchObject({ phoneNumbers: [{ type: 'work', value: '+852 2123 4567' }], name: { givenName: 'May' } });
    expect((await change({ op: 'remove', path: 'title' })).body.title).toBeUndefined();
    await change({ op: 'add', path: 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User:department', value: 'x' });
    expect((await change({ op: 'remove' })).body).toMatchObject({ status: '400', scimType: 'noTarget' });
    expect((await change({ op: 'replace', path: 'a b', value: 1 })).body).toMatchObject({ scimType: 'invalidPath' });
    expect((await change({ op: 'replace', path: 'active', value: 'perhaps' })).body).toMatchObject({ scimType: 'invalidValue' });
    const replaced = await scim('PUT', `/Users/${id}`, somebody('forms@directory.example', { displayName: 'Replaced' }));
    expect(replaced).toMatchObject({ status: 200, body: { displayName: 'Replaced' } });
    expect(await personOf('forms@directory.example')).toMatchObject({ name: 'Replaced', title: null });
    // Nobody who has not registered is renamed: they are asked at the new address.
    expect(await change({ op: 'replace', path: 'userName', value: 'other@directory.example' })).toMatchObject({
      status: 200,
      body: { userName: 'other@directory.example' },
    });
    expect(await personOf('other@directory.example')).toMatchObject({ status: 'PENDING', centres: [tenant] });
    expect((await personOf('forms@directory.example'))?.centres ?? []).toEqual([]);
  });

  it('switches somebody off, and their session ends within a second', async () => {
    const name = 'SUB_ADMIN@here.0';
    const person = await api.as(name);
    const { id } = await pushed(mailOf(name), { displayName: name });
    expect((await person.get('/auth/info/1')).status).toBe(200);
    expect(await scim('PATCH', `/Users/${id}`, patch({ op: 'Replace', path: 'active', value: 'False' }))).toMatchObject({
      status: 200,
      body: { active: false },
    });
    expect(LIFE_MILLISECONDS).toBeLessThanOrEqual(1000);
    expect((await person.get('/auth/info/1')).status).toBe(401);
    expect(await personOf(mailOf(name))).toMatchObject({ status: 'INACTIVE' });
    expect((await scim('PATCH', `/Users/${id}`, patch({ op: 'replace', value: { active: true } }))).status).toBe(200);
    expect(await personOf(mailOf(name))).toMatchObject({ status: 'ACTIVE' });
  });

  it('cannot switch off the last admin, and says why', async () => {
    const name = 'MASTER_ADMIN@here.0';
    const { id } = await pushed(mailOf(name), { displayName: name });
    const refused = await scim('PATCH', `/Users/${id}`, patch({ op: 'replace', path: 'active', value: false }));
    expect(refused).toMatchObject({
      status: 409,
      body: { schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'], status: '409' },
    });
    expect(await personOf(mailOf(name))).toMatchObject({ status: 'ACTIVE', centres: [tenant] });
    expect(await report(mailOf(name))).toMatchObject({ outcome: 'REFUSED', reason: 'LAST_ADMIN' });
    expect((await scim('DELETE', `/Users/${id}`)).status).toBe(409);
    expect((await scim('GET', `/Users/${id}`)).status).toBe(200);
  });

  it('only asks somebody who is known elsewhere, and withdraws that when they are switched off', async () => {
    const name = 'STAFF@there.0';
    const { id } = await pushed(mailOf(name), { displayName: 'Somebody Else' });
    const there = api.world.there.tenants[0];
    expect(await personOf(mailOf(name))).toMatchObject({ name, centres: [there] });
    expect(await report(mailOf(name))).toMatchObject({ outcome: 'INVITED' });
    const invitation = async () =>
      (
        await api.db.query<{ status: string }>(
          sql`select status from user_invitations where username = ${mailOf(name)} and office_centre_id = ${tenant}`,
        )
      )[0]?.status;
    expect(await invitation()).toBe('PENDING');
    expect((await scim('DELETE', `/Users/${id}`)).status).toBe(204);
    expect(await invitation()).toBe('WITHDRAWN');
    expect(await personOf(mailOf(name))).toMatchObject({ status: 'ACTIVE', centres: [there] });
    expect((await scim('GET', `/Users/${id}`)).status).toBe(404);
  });

  it('ends only the membership of somebody who also works elsewhere', async () => {
    const name = 'STAFF@there.1';
    const userId = api.world.people[name]?.userId as number;
    await api.db.query(sql`insert into user_roles (user_id, office_centre_id, building_id, role_code, active)
      values (${userId}, ${tenant}, ${api.world.here.building}, 'STAFF', true)`);
    const { id } = await pushed(mailOf(name), { displayName: 'Renamed Here' });
    expect(await personOf(mailOf(name))).toMatchObject({ name });
    expect(await report(mailOf(name))).toMatchObject({ outcome: 'MEMBER', reason: 'WORKS_ELSEWHERE' });
    expect((await scim('DELETE', `/Users/${id}`)).status).toBe(204);
    expect(await personOf(mailOf(name))).toMatchObject({ status: 'ACTIVE', centres: [api.world.there.tenants[1]] });
  });
});

describe('the token of a directory', () => {
  it("reaches its own company alone, and a building's its own people alone", async () => {
    const { id } = await pushed('mine@directory.example');
    const other = await tokenOf(await api.as('MASTER_ADMIN@here.1'), api.world.here.tenants[1]);
    expect((await scim('GET', `/Users/${id}`, undefined, other)).status).toBe(404);
    expect((await scim('PATCH', `/Users/${id}`, patch({ op: 'replace', path: 'active', value: false }), other)).status).toBe(404);
    const building = await tokenOf(await api.as('LANDLORD_ADMIN@here'), api.world.here.building);
    const pushedThere = await scim('POST', '/Users', somebody(mailOf('SUB_ADMIN@here.0'), { active: false }), building);
    expect(pushedThere.status).toBe(201);
    expect(await personOf(mailOf('SUB_ADMIN@here.0'))).toMatchObject({ status: 'ACTIVE', centres: [tenant] });
    const own = await scim('POST', '/Users', somebody('guard@directory.example'), building);
    expect(own.status).toBe(201);
    expect(await personOf('guard@directory.example')).toMatchObject({ centres: [api.world.here.building] });
  });

  it('is made by admins alone, shown once, kept as a hash, replaced and revoked', async () => {
    const there = api.world.there.tenants[0];
    const theirs = await api.as('MASTER_ADMIN@there.0');
    expect((await (await api.as('LANDLORD_ADMIN_VIEW_ONLY@here')).post(`${connection(tenant)}/token`)).status).toBe(403);
    // An admin who is not the head cannot switch off the head, and not by a token either.
    expect((await (await api.as('SUB_ADMIN@here.1')).post(`${connection(api.world.here.tenants[1])}/token`)).status).toBe(403);
    expect((await theirs.post(`${connection(tenant)}/token`)).status).toBe(404);
    const first = await tokenOf(theirs, there);
    expect((await scim('GET', '/Users', undefined, first)).status).toBe(200);
    const state = await theirs.get<{ token: object }>(connection(there));
    expect(state.data.token).toMatchObject({ hint: first.slice(-4), lastUsedDate: expect.any(String) });
    expect(JSON.stringify(state)).not.toContain(first);
    const [kept] = await api.db.query(sql`select * from directory_tokens where office_centre_id = ${there}`);
    expect(JSON.stringify(kept)).not.toContain(first);
    const second = await tokenOf(theirs, there);
    expect(await scim('GET', '/Users', undefined, first)).toMatchObject({ status: 401, body: { status: '401' } });
    expect((await scim('GET', '/Users', undefined, second)).status).toBe(200);
    await theirs.delete(`${connection(there)}/token`);
    expect((await scim('GET', '/Users', undefined, second)).status).toBe(401);
    const written = await api.db.query(sql`select 1 from audit_log where action = 'directoryToken' and record_id = ${there}`);
    expect(written).toHaveLength(3);
  });

  it('tells what the service can do, and refuses what it cannot', async () => {
    expect((await scim('GET', '/ServiceProviderConfig')).body).toMatchObject({
      patch: { supported: true },
      bulk: { supported: false },
    });
    expect((await scim('GET', '/ResourceTypes')).body).toMatchObject({
      totalResults: 2,
      Resources: [{ endpoint: '/Users' }, { endpoint: '/Groups' }],
    });
    expect((await scim('GET', '/Schemas')).body).toMatchObject({ totalResults: 2 });
    expect(await scim('GET', '/Roles')).toMatchObject({ status: 404, body: { status: '404' } });
    expect((await scim('POST', '/Users', { userName: 'no address' })).body).toMatchObject({
      status: '400',
      scimType: 'invalidValue',
    });
  });
});

describe('the address of the service', () => {
  const shown = async (env: Record<string, string>) => {
    const other = await startApi({ env });
    const head = await other.as('MASTER_ADMIN@here.0');
    const company = other.world.here.tenants[0];
    const { address } = (await head.get<{ address: string }>(connection(company))).data;
    const made = await other.app.inject({
      method: 'POST',
      url: `${SCIM}/Users`,
      headers: { authorization: `Bearer ${await tokenOf(head, company)}`, 'content-type': 'application/scim+json' },
      payload: JSON.stringify(somebody('address@directory.example')),
    });
    await other.close();
    return { address, location: String(made.headers.location) };
  };
  it('is below the API that the portal calls, which may have an address of its own', async () => {
    const own = await shown({ PUBLIC_URL: 'https://atrium.example' });
    expect(own.address).toBe('https://atrium.example/api/scim/v2');
    const apart = await shown({ PUBLIC_URL: 'https://atrium.example', API_URL: 'https://api.example/v1/' });
    expect(apart.address).toBe('https://api.example/v1/scim/v2');
    expect(apart.location).toMatch(/^https:\/\/api\.example\/v1\/scim\/v2\/Users\//);
  });
});

it('a look-up by the directory’s own name of a person reads an index', async () => {
  const [found] = await api.db.query<{ definition: string }>(
    sql`select indexdef as definition from pg_indexes where tablename = 'directory_people' and indexdef like '%external_id%'`,
  );
  expect(found?.definition).toContain('(office_centre_id, external_id)');
});

it('refusals are documented as errors of the standard, and are what the document says', async () => {
  const { paths } = (await api.app.inject({ url: '/api/docs/json' })).json<{
    paths: Record<string, Record<string, { responses: Record<string, { content?: Record<string, { schema: object }> }> }>>;
  }>();
  const operations = Object.entries(paths).filter(([path]) => path.includes('/scim/v2'));
  expect(operations.length).toBeGreaterThan(4);
  for (const [path, methods] of operations)
    for (const [method, { responses }] of Object.entries(methods))
      for (const [status, { content }] of Object.entries(responses).filter(([code]) => Number(code) >= 400))
        expect(JSON.stringify(content?.['application/scim+json']), `${method} ${path} ${status}`).toContain(
          'urn:ietf:params:scim:api:messages:2.0:Error',
        );
  const watched = await watchAnswers(api);
  await scim('GET', '/Users?filter=nonsense');
  await scim('GET', '/Users/00000000-0000-4000-8000-00000000ffff');
  await scim('POST', '/Users', {});
  await scim('GET', '/Users', undefined, 'wrong');
  expect(watched.problems).toEqual([]);
  expect(
    [...watched.seen]
      .filter((one) => one.includes('scim'))
      .map((one) => one.split(' ').at(-1))
      .sort(),
  ).toEqual(['400', '400', '401', '404']);
});

describe('what the directory has sent', () => {
  it('R-0390 is applied again on request, with a report of what was done and refused', async () => {
    const { id } = await pushed('again@directory.example', { displayName: 'Sent' });
    const person = await personOf('again@directory.example');
    await api.db.query(sql`update users set full_name = 'By hand', version = version + 1 where id = ${person?.id}`);
    const answer = await admin.post<{ changed: number; refused: object[] }>(`/office-centres/${tenant}/users/sync`);
    expect(answer).toMatchObject({ status: 200, message: 'User sync successful' });
    expect(answer.data.changed).toBe(1);
    expect(answer.data.refused).toContainEqual({ username: mailOf('MASTER_ADMIN@here.0'), reason: 'LAST_ADMIN' });
    expect(await personOf('again@directory.example')).toMatchObject({ name: 'Sent' });
    expect((await scim('GET', `/Users/${id}`)).body.displayName).toBe('Sent');
    expect((await admin.post<{ changed: number }>(`/office-centres/${tenant}/users/sync`)).data.changed).toBe(0);
    expect((await (await api.as('STAFF@here.0')).post(`/office-centres/${tenant}/users/sync`)).status).toBe(403);
  });
});
