/** Directory sync as Entra ID and Okta really speak, case by case: who has left is off, whatever else a request says. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, type Client, startApi } from './harness.ts';

type Body = Record<string, unknown> & { id: string; Resources: Body[]; totalResults: number };
let api: Api;
let admin: Client;
let tenant: number;
let token: string;
const SCIM = '/api/scim/v2';
const OBJECT = '283405f5aa0b4c1d9e8f7a6b5c4d3e2f';

beforeAll(async () => {
  api = await startApi();
  tenant = api.world.here.tenants[0];
  admin = await api.as('MASTER_ADMIN@here.0');
  token = (await admin.post<{ token: string }>(`/office-centres/${tenant}/directory-connection/token`)).data.token;
});
afterAll(() => api.close());

async function scim(
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  body?: unknown,
  by: string | null = token,
) {
  const reply = await api.app.inject({
    method,
    url: `${SCIM}${path}`,
    headers: {
      ...(by === null ? {} : { authorization: `Bearer ${by}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/scim+json' }),
    },
    ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
  });
  return { status: reply.statusCode, body: (reply.body ? reply.json() : {}) as Body };
}
const somebody = (userName: string, over: object = {}) => ({ userName, displayName: 'Case Person', active: true, ...over });
const pushed = async (userName: string, over: object = {}) => (await scim('POST', '/Users', somebody(userName, over))).body;
const patch = (...Operations: object[]) => ({ Operations });
const replace = (path: string, value: unknown) => ({ op: 'Replace', path, value });
const found = async (filter: string, more = '', path = '/Users') =>
  (await scim('GET', `${path}?filter=${encodeURIComponent(filter)}${more}`)).body;
const personOf = async (username: string) =>
  (
    await api.db.query<{ id: number; status: string; name: string; centres: number }>(sql`
      select id, status, full_name as name, (select count(*)::int from user_roles r where r.user_id = users.id) as centres
      from users where lower(username) = ${username}`)
  )[0];
const reportOf = async (username: string) =>
  (await admin.get<{ items: Record<string, unknown>[] }>(`/office-centres/${tenant}/directory-people?username=${username}`)).data
    .items[0];
const refusals = async (by = admin, centre = tenant) =>
  (await by.get<{ items: Record<string, unknown>[] }>(`/office-centres/${centre}/identity-refusals`)).data.items;

/** A registered person of the company with this address, signed in; the directory knows them. */
let people = 0;
async function colleague(domain = 'case.example') {
  people += 1;
  const username = `colleague.${people}@${domain}`;
  const session = await api.asIn('STAFF@here.0', tenant);
  const { userId } = await session.session();
  await api.db.query(sql`update users set username = ${username}, status = 'ACTIVE' where id = ${userId}`);
  const { id } = await pushed(username);
  expect(await reportOf(username)).toMatchObject({ outcome: 'MEMBER' });
  return { username, session, id, userId };
}

describe('somebody who has left is off, and signed out', () => {
  const left = async (id: string, session: Client, username: string) => {
    expect((await session.get('/auth/info/1')).status).toBe(401);
    expect(await personOf(username)).toMatchObject({ status: 'INACTIVE' });
    expect((await scim('GET', `/Users/${id}`)).body).toMatchObject({ active: false });
    await scim('PATCH', `/Users/${id}`, patch(replace('userName', username), replace('active', true)));
    expect(await personOf(username)).toMatchObject({ status: 'ACTIVE' });
    await scim('DELETE', `/Users/${id}`);
    await api.db.query(sql`update users set status = 'ACTIVE' where lower(username) = ${username}`);
  };
  const ways: [string, (username: string) => ['PATCH' | 'PUT', object]][] = [
    [
      'soft-deleted by Entra ID, with the object id before the name',
      (username) => ['PATCH', patch(replace('userName', `${OBJECT}${username}`), replace('active', 'False'))],
    ],
    ['the same by PUT', (username) => ['PUT', somebody(`${OBJECT}${username}`, { active: 'False' })]],
    [
      'renamed in the same request',
      () => ['PATCH', patch(replace('userName', 'new.name@case.example'), replace('active', false))],
    ],
    [
      'beside an attribute that is not kept, with a filter of two parts',
      () => [
        'PATCH',
        patch(
          { op: 'Add', path: 'addresses[type eq "work" and primary eq true].streetAddress', value: '1 Example Road' },
          replace('active', 'False'),
        ),
      ],
    ],
  ];
  it.each(ways)('%s', async (_, ask) => {
    const { id, session, username } = await colleague();
    const [method, body] = ask(username);
    expect(await scim(method, `/Users/${id}`, body)).toMatchObject({ status: 200, body: { active: false } });
    await left(id, session, username);
  });

  it('and nothing but an explicit true switches them on again', async () => {
    const { id, username } = await colleague();
    await scim('PATCH', `/Users/${id}`, patch(replace('active', 'False')));
    const stays = async (method: 'PUT' | 'PATCH', body: object) => {
      expect(await scim(method, `/Users/${id}`, body)).toMatchObject({ status: 200, body: { active: false } });
      expect(await personOf(username)).toMatchObject({ status: 'INACTIVE' });
    };
    await stays('PUT', { userName: username, displayName: 'Case Person', title: 'Analyst' });
    await stays('PUT', { userName: username, active: null });
    await stays('PATCH', patch(replace('title', 'Head')));
    await stays('PATCH', patch({ op: 'remove', path: 'active' }));
    await scim('PATCH', `/Users/${id}`, patch(replace('active', 'True')));
    expect(await personOf(username)).toMatchObject({ status: 'ACTIVE' });
    // Switched off in the product by hand, and the directory only changes a title.
    await api.db.query(sql`update users set status = 'INACTIVE' where lower(username) = ${username}`);
    await scim('PATCH', `/Users/${id}`, patch(replace('title', 'Chief')));
    expect(await personOf(username)).toMatchObject({ status: 'INACTIVE' });
    expect(await reportOf(username)).toMatchObject({ outcome: 'OFF', reason: 'OFF_HERE' });
    await scim('PATCH', `/Users/${id}`, patch(replace('active', true)));
    expect(await personOf(username)).toMatchObject({ status: 'ACTIVE' });
    await scim('DELETE', `/Users/${id}`);
    expect((await scim('POST', '/Users', { userName: username })).body).toMatchObject({ active: false });
    expect(await personOf(username)).toMatchObject({ status: 'INACTIVE' });
    await api.db.query(sql`update users set status = 'ACTIVE' where lower(username) = ${username}`);
  });

  it('somebody new with the address of one who has left is another person to the directory', async () => {
    const { id } = await pushed('rehired@case.example');
    await scim('PATCH', `/Users/${id}`, patch(replace('userName', `${OBJECT}rehired@case.example`), replace('active', 'False')));
    expect(await found('userName eq "rehired@case.example"')).toMatchObject({ totalResults: 0 });
    const again = await scim('POST', '/Users', somebody('rehired@case.example'));
    expect(again).toMatchObject({ status: 201, body: { active: true } });
    expect(again.body.id).not.toBe(id);
    // The earlier object is removed for good after a month.
    expect((await scim('DELETE', `/Users/${id}`)).status).toBe(404);
    expect(await reportOf('rehired@case.example')).toMatchObject({ switchedOn: true });
  });
});

describe('another name', () => {
  it('moves the sign-in address within one organisation, tells the old one, and keeps the account', async () => {
    const { id, username, userId } = await colleague();
    const next = username.replace('colleague', 'married');
    expect(await scim('PATCH', `/Users/${id}`, patch(replace('userName', next), replace('title', 'Head')))).toMatchObject({
      status: 200,
      body: { userName: next, title: 'Head' },
    });
    expect(await personOf(next)).toMatchObject({ id: userId, status: 'ACTIVE' });
    expect(await found(`userName eq "${next.toUpperCase()}"`)).toMatchObject({ totalResults: 1 });
    const [mail] = await api.db.query<{ text: string }>(
      sql`select text from mails where to_address = ${username} order by id desc`,
    );
    expect(mail?.text).toContain(next);
    await scim('DELETE', `/Users/${id}`);
    await api.db.query(sql`update users set status = 'ACTIVE' where id = ${userId}`);
  });

  it('of another organisation, or of somebody else, changes no account, loses nothing else, and is in the report', async () => {
    const { id, username, userId } = await colleague();
    const changed = await scim(
      'PATCH',
      `/Users/${id}`,
      patch(replace('userName', 'thief@elsewhere.example'), replace('displayName', 'Own Name')),
    );
    expect(changed).toMatchObject({ status: 200, body: { userName: 'thief@elsewhere.example' } });
    expect(await personOf(username)).toMatchObject({ id: userId, name: 'Own Name' });
    expect(await personOf('thief@elsewhere.example')).toBeUndefined();
    expect(await reportOf(username)).toMatchObject({ outcome: 'MEMBER', reason: 'ADDRESS_KEPT' });
    expect(await refusals()).toContainEqual(
      expect.objectContaining({ subject: username, reason: 'ADDRESS_KEPT', source: 'DIRECTORY' }),
    );
    await pushed('somebody.else@case.example');
    expect((await scim('PATCH', `/Users/${id}`, patch(replace('userName', 'SOMEBODY.else@case.example')))).body).toMatchObject({
      status: '409',
      scimType: 'uniqueness',
    });
    await scim('DELETE', `/Users/${id}`);
    await api.db.query(sql`update users set status = 'ACTIVE' where id = ${userId}`);
  });

  it('the same userName twice is refused, also at once', async () => {
    const both = await Promise.all([1, 2].map(() => scim('POST', '/Users', somebody('twice@case.example'))));
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await refusals()).toContainEqual(
      expect.objectContaining({ subject: 'twice@case.example', asked: 'POST Users', reason: 'TAKEN' }),
    );
  });
});

describe('values as directories hold them', () => {
  it('a changed work address is found, the earlier one is not', async () => {
    const emails = [{ type: 'work', value: 'first@case.example', primary: true }];
    const { id } = await pushed('mailchange@case.example', { emails });
    await scim(
      'PATCH',
      `/Users/${id}`,
      patch(replace('emails[type eq "work" and primary eq true].value', 'second@case.example')),
    );
    for (const attribute of ['emails.value', 'emails[type eq "work"].value', 'emails']) {
      expect(await found(`${attribute} eq "second@case.example"`), attribute).toMatchObject({ totalResults: 1 });
      expect(await found(`${attribute} eq "first@case.example"`), attribute).toMatchObject({ totalResults: 0 });
    }
    expect(await found('emails[type eq "home"].value eq "second@case.example"')).toMatchObject({ totalResults: 0 });
    expect((await scim('PATCH', `/Users/${id}`, patch(replace('emails', null)))).body.emails).toBeUndefined();
  });

  it('long names, names with a leading dash and empty lists are kept; what cannot be is refused by its name', async () => {
    expect(await scim('POST', '/Users', somebody('long@case.example', { displayName: 'D'.repeat(250) }))).toMatchObject({
      status: 201,
      body: { displayName: 'D'.repeat(250) },
    });
    expect((await personOf('long@case.example'))?.name).toBe('D'.repeat(120));
    expect((await scim('POST', '/Users', somebody('dash@case.example', { displayName: '-vacant- Reception' }))).status).toBe(201);
    expect((await personOf('dash@case.example'))?.name).toMatch(/vacant- Reception$/);
    const nul = await scim('POST', '/Users', somebody('nul@case.example', { displayName: 'a\u0000b' }));
    expect(nul.body).toMatchObject({ status: '400', scimType: 'invalidValue', detail: expect.stringContaining('displayName') });
    expect(await refusals()).toContainEqual(expect.objectContaining({ subject: 'nul@case.example', reason: 'WRONG_VALUE' }));
  });

  it('answers with the attributes that are asked for', async () => {
    const { id } = await pushed('some@case.example', { emails: [{ type: 'work', value: 'some@case.example' }], title: 'Chief' });
    const path = `/Users/${id}`;
    expect(Object.keys((await scim('GET', `${path}?attributes=userName,emails.value`)).body).sort()).toEqual([
      'emails',
      'id',
      'schemas',
      'userName',
    ]);
    expect((await scim('GET', `${path}?attributes=emails.value`)).body.emails).toEqual([{ value: 'some@case.example' }]);
    const without = (await scim('GET', `${path}?excludedAttributes=title,urn:ietf:params:scim:schemas:core:2.0:User:emails`))
      .body;
    expect(without).not.toHaveProperty('title');
    expect(without).not.toHaveProperty('emails');
    expect(without).toMatchObject({ id, userName: 'some@case.example' });
  });

  it('a parameter that is repeated, and a body that says nothing, are refused, and never an error of the server', async () => {
    const { id } = await pushed('nothing@case.example');
    for (const query of [
      'filter=a&filter=b',
      'count=1&count=2',
      'startIndex=1&startIndex=2',
      'attributes=a&attributes=b',
      'filter[a]=b',
    ])
      for (const path of ['/Users', '/Groups']) {
        const { status, body } = await scim('GET', `${path}?${query}`);
        expect([status, body.status], query).toEqual(query === 'filter[a]=b' ? [200, undefined] : [400, '400']);
      }
    for (const body of [undefined, null, {}, [], 'x', 7])
      for (const [method, path] of [
        ['POST', '/Users'],
        ['PUT', `/Users/${id}`],
        ['PATCH', `/Users/${id}`],
        ['POST', '/Groups'],
      ] as const)
        expect((await scim(method, path, body)).status, `${method} ${path} ${JSON.stringify(body)}`).toBe(400);
    expect((await found('meta.lastModified gt "+010000-01-01T00:00:00Z"')).status).toBe('400');
    expect((await found('meta.lastModified gt "9999-12-31T23:59:59-14:00"')).status).toBe('400');
    expect(await found('meta.lastModified gt "2020-01-01T00:00:00Z" and userName eq "nothing@case.example"')).toMatchObject({
      totalResults: 1,
    });
  });

  it('tells without a token what it can do, and nothing else', async () => {
    for (const path of [
      '/ServiceProviderConfig',
      '/ResourceTypes',
      '/ResourceTypes/Group',
      '/Schemas',
      '/Schemas/urn:ietf:params:scim:schemas:core:2.0:User',
    ])
      expect((await scim('GET', path, undefined, null)).status, path).toBe(200);
    for (const path of ['/Users', '/Groups', '/nope']) expect((await scim('GET', path, undefined, null)).status, path).toBe(401);
    expect((await scim('GET', '/Schemas/constructor', undefined, null)).status).toBe(404);
  });
});

describe('groups', () => {
  it('are pushed by Entra ID: found without members, added, members in lists, renamed, removed', async () => {
    const [one, two] = [await pushed('g1@case.example'), await pushed('g2@case.example')];
    expect(await found('displayName eq "Engineers"', '&excludedAttributes=members', '/Groups')).toMatchObject({
      totalResults: 0,
    });
    const made = await scim('POST', '/Groups', { displayName: 'Engineers', externalId: 'e-1', members: [] });
    expect(made).toMatchObject({ status: 201, body: { displayName: 'Engineers', meta: { resourceType: 'Group' } } });
    const path = `/Groups/${made.body.id}`;
    const members = async () => ((await scim('GET', path)).body.members as { value: string }[]).map(({ value }) => value);
    await scim('PATCH', path, patch({ op: 'Add', path: 'members', value: [{ value: one.id }, { value: two.id }] }));
    expect(await members()).toEqual([one.id, two.id]);
    await scim('PATCH', path, patch({ op: 'Remove', path: 'members', value: [{ value: one.id }] }));
    expect(await members()).toEqual([two.id]);
    await scim('PATCH', path, patch(replace('displayName', 'Builders')));
    expect(await found('displayName eq "BUILDERS"', '&excludedAttributes=members', '/Groups')).toMatchObject({ totalResults: 1 });
    expect((await found('displayName eq "Builders"', '&excludedAttributes=members', '/Groups')).Resources[0]).not.toHaveProperty(
      'members',
    );
    expect((await found(`members.value eq "${two.id}"`, '', '/Groups')).Resources.map(({ id }) => id)).toEqual([made.body.id]);
    const listed = await admin.get<{ items: object[] }>(`/office-centres/${tenant}/directory-groups`);
    expect(listed.data.items).toContainEqual(expect.objectContaining({ displayName: 'Builders', memberCount: 1 }));
    expect((await scim('DELETE', path)).status).toBe(204);
    expect((await scim('GET', path)).status).toBe(404);
  });

  it('are pushed by Okta: a name without a path, one member out by a filter, all replaced; strangers are no members', async () => {
    const [one, two] = [await pushed('o1@case.example'), await pushed('o2@case.example')];
    const { id } = (await scim('POST', '/Groups', { displayName: 'Okta', members: [{ value: one.id, display: 'o1' }] })).body;
    const path = `/Groups/${id}`;
    await scim('PATCH', path, patch({ op: 'replace', value: { id, displayName: 'Okta people' } }));
    await scim('PATCH', path, patch({ op: 'add', path: 'members', value: [{ value: two.id, display: 'o2' }] }));
    await scim('PATCH', path, patch({ op: 'remove', path: `members[value eq "${one.id}"]` }));
    expect((await scim('GET', path)).body).toMatchObject({ displayName: 'Okta people', members: [{ value: two.id }] });
    await scim(
      'PATCH',
      path,
      patch({ op: 'replace', path: 'members', value: [{ value: one.id }, { value: crypto.randomUUID() }] }),
    );
    expect((await scim('GET', path)).body).toMatchObject({ members: [{ value: one.id }] });
    expect((await scim('PUT', path, { displayName: 'Okta people', members: [] })).body.members).toEqual([]);
    expect((await scim('POST', '/Groups', { displayName: 'OKTA people' })).body).toMatchObject({
      status: '409',
      scimType: 'uniqueness',
    });
  });

  it('belong to their company alone, and additions at once lose nobody', async () => {
    const { id } = (await scim('POST', '/Groups', { displayName: 'All' })).body;
    const members = await Promise.all([1, 2, 3, 4].map((one) => pushed(`m${one}@case.example`)));
    await Promise.all(
      members.map(({ id: value }) => scim('PATCH', `/Groups/${id}`, patch({ op: 'add', path: 'members', value: [{ value }] }))),
    );
    expect((await scim('GET', `/Groups/${id}`)).body.members).toHaveLength(4);
    const other = await api.as('MASTER_ADMIN@here.1');
    const path = `/office-centres/${api.world.here.tenants[1]}`;
    const theirs = (await other.post<{ token: string }>(`${path}/directory-connection/token`)).data.token;
    expect((await scim('GET', `/Groups/${id}`, undefined, theirs)).status).toBe(404);
    expect((await scim('GET', '/Groups', undefined, theirs)).body).toMatchObject({ totalResults: 0 });
    expect((await scim('DELETE', `/Groups/${id}`, undefined, theirs)).status).toBe(404);
    // Nor does another company read what ours was refused.
    expect(await refusals(other, api.world.here.tenants[1])).toEqual([]);
    expect((await refusals(await api.as('LANDLORD_ADMIN@here'), api.world.here.building)).length).toBeGreaterThan(0);
  });
});
