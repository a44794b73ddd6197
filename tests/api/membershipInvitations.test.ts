/**
 * Nobody becomes a member of an office centre without accepting (000 §4 Invitation): what the person who adds a known address
 * learns and can do, and what the invited person can do. Each case is an attack that was once possible.
 */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { UploadResult } from '#schemas/kernel/calls/upload.ts';
import { cleanUpSignIns } from '#server/auth/cleanUp.ts';
import { runImport } from '#server/import/run.ts';
import { type Answer, type Api, type Client, clientOf, startApi } from './harness.ts';
import { mailOf } from './world.ts';

interface Row {
  id: number;
  username: string;
  status: string;
}
interface Pending {
  id: number;
  officeCentreId: number;
  companyName: string;
}
interface Page {
  items: Row[];
}
let api: Api;
/** People who invite; the invited people work here. */
let there: Client;
let theirs: string;
let count = 0;
beforeAll(async () => {
  api = await startApi({ env: { PUBLIC_URL: 'https://atrium.example' } });
  there = await api.as('LANDLORD_ADMIN@there');
  theirs = `/office-centres/${api.world.there.building}`;
});
beforeEach(async () => {
  for (const table of ['user_invitations', 'account_links', 'mails']) await api.db.text(`delete from ${table}`);
  await api.db.query(
    sql`delete from user_roles r using users u where u.id = r.user_id and u.full_name like '%@here%' and r.building_id = ${api.world.there.building}`,
  );
});
afterAll(() => api.close());

const STAFF = 'STAFF@here.0';
const add = (username: string, over: object = {}, by = there) =>
  by.post<Record<string, unknown>>(`${theirs}/users`, {
    fullName: 'Typed Name',
    username,
    roleCode: 'STAFF',
    officeCentreId: api.world.there.tenants[0],
    ...over,
  });
const invitations = async (by = there) => (await by.get<Page>(`${theirs}/user-invitations`)).data.items;
const act = (row: { id: number }, action: string, by = there) => by.put(`${theirs}/user-invitations/${row.id}/${action}`);
const placesOf = async (userId: number) =>
  (
    await api.db.query<{ id: number }>(
      sql`select office_centre_id as id from user_roles where user_id = ${userId} order by office_centre_id`,
    )
  ).map(({ id }) => id);
const tokensTo = async (address: string) =>
  (await api.db.query<{ text: string }>(sql`select text from mails where to_address = ${address} order by id`)).flatMap(
    ({ text }) => /\?token=([\w-]+)/.exec(text)?.[1] ?? [],
  );
const nobody = () => clientOf(api.app);
const check = (token: string | undefined) => nobody().post('/auth/check-request-valid', { token });
const answerLink = (token: string | undefined, accept: unknown = true) =>
  nobody().post('/auth/answer-invitation', { token, accept });
const own = async (client: Client) => (await client.get<Pending[]>('/auth/invitations')).data;
const answerOwn = (client: Client, { id }: { id: number }, accept: unknown = true) =>
  client.put(`/auth/invitations/${id}`, { accept });
const register = (token: string | undefined, fullName = 'Chosen Name') =>
  nobody().post<{ page: string }>('/auth/confirm-account', {
    token,
    fullName,
    password: 'Correct-Horse-7',
    termsVersion: '2026-01',
    consentVersion: '2026-01',
  });
/** The person, signed in at their own workplace. */
const signedIn = () => api.asIn(STAFF, api.world.here.tenants[0]);
/** A new person whom a building adds first. */
function stranger(): string {
  count += 1;
  return `stranger.${count}@example.com`;
}

describe('adding a known address', () => {
  it('creates no membership, and the answer does not reveal that the account exists', async () => {
    const before = await api.db.query(sql`select * from users where id = ${api.idOf(STAFF)}`);
    const answer = await add(mailOf(STAFF).toUpperCase(), { mobileNumber: '+65 6123 4567' });
    expect(answer).toMatchObject({ status: 201, data: { id: null, tab: 'INVITED', notice: 'userInvited' } });
    expect(JSON.stringify(answer)).not.toMatch(/here|accountRegistered|lastSignIn/i);
    expect(await placesOf(api.idOf(STAFF))).toEqual([api.world.here.tenants[0]]);
    expect(await api.db.query(sql`select * from users where id = ${api.idOf(STAFF)}`)).toEqual(before);
  });

  it('shows only the address, and the person in no list, drop-down, search, history or spreadsheet', async () => {
    await add(mailOf(STAFF));
    const [row] = await invitations();
    expect(row).toMatchObject({ username: mailOf(STAFF), status: 'PENDING', roleCode: 'STAFF' });
    const id = api.idOf(STAFF);
    const told = await Promise.all([
      there.get(`${theirs}/user-invitations`),
      there.get(`${theirs}/user-invitations/${row?.id}`),
      there.get(`${theirs}/user-invitations/${row?.id}/history`),
      there.get(`${theirs}/users?limit=100`),
      there.get(`${theirs}/users/drop-down`),
      there.get('/search?query=staff-here'),
    ]);
    expect(JSON.stringify(told)).not.toContain(STAFF);
    expect(JSON.stringify(told)).not.toContain(`"userId":${id}`);
    const out = await Promise.all([
      there.get(`${theirs}/users/${id}`),
      there.get(`${theirs}/users/${id}/history`),
      there.get(`/users/${id}/permissions`),
      there.put(`/users/${id}/set-permissions`, { permissions: [] }),
      there.put(`${theirs}/users/${id}/set-role`, { roleCode: 'SUB_ADMIN' }),
      there.put(`${theirs}/users/${id}/deactivate`),
      there.put(`${theirs}/users/${id}/end-sessions`),
      there.delete(`${theirs}/users/${id}`),
      there.delete(`${theirs}/users/${id}/trusted-device`),
      there.put('/users/registration/send-registration', { userId: id }),
    ]);
    expect(out.map(({ status }) => status)).toEqual(out.map(() => 404));
  });

  it('by file and by import does the same', async () => {
    const data = { fullName: 'X', username: mailOf(STAFF), officeCentre: 'THERE-T0', roleCode: 'STAFF' };
    const fresh = { ...data, username: stranger() };
    const rows = [data, fresh].map((one, index) => ({ number: index + 2, data: one }));
    const looked = await there.post<UploadResult>(`${theirs}/users/process-data`, { fileName: 'a.csv', rows });
    expect(looked.data.dataList.map(({ number: _, data: __, ...row }) => row)).toMatchObject(
      Array(2).fill({ status: 'READY', recordId: null, title: null, changes: null, problems: null }),
    );
    const done = await there.post<UploadResult>(`${theirs}/users/upload-data`, { uploadId: looked.data.uploadId });
    expect(done.data).toMatchObject({
      uploadedRecords: 2,
      dataList: [{ status: 'UPLOADED', recordId: null }, { status: 'UPLOADED' }],
    });
    expect(await placesOf(api.idOf(STAFF))).toEqual([api.world.here.tenants[0]]);
    expect(await tokensTo(mailOf(STAFF))).toHaveLength(1);

    const other = mailOf('SUB_ADMIN@here.0');
    const { model } = api.product;
    const sheet = {
      headers: ['name', 'mail', 'role', 'place'],
      rows: [{ line: 2, cells: { name: 'X', mail: other, role: 'STAFF', place: 'THERE-T0' } }],
    };
    const order = { db: api.db, config: api.config, model, entity: model.entity('users'), centre: 'THERE', sheet };
    const mapping = { fullName: 'name', username: 'mail', roleCode: 'role', officeCentre: 'place' };
    const lines: unknown[] = [];
    const summary = await runImport({ ...order, mapping, mode: 'valid', onLine: (line: unknown) => lines.push(line) } as never);
    expect([summary.added, lines]).toEqual([1, []]);
    const again = await runImport({ ...order, mapping, mode: 'valid', onLine: (line: unknown) => lines.push(line) } as never);
    expect([again.added, again.skipped, lines]).toEqual([0, 1, []]);
    expect(await placesOf(api.idOf('SUB_ADMIN@here.0'))).toEqual([api.world.here.tenants[0]]);
    expect(await tokensTo(other)).toEqual([]);
    expect((await invitations()).map(({ username }) => username).sort()).toEqual([mailOf(STAFF), other].sort());
  });

  it('changes nothing for the real employer or for the person’s sign-in', async () => {
    await api.db.query(
      sql`update office_centres set password_expiry_days = 1, otp_required = true where id in (${api.world.there.building}, ${api.world.there.tenants[0]})`,
    );
    await add(mailOf(STAFF));
    const here = await api.as('LANDLORD_ADMIN@here');
    const path = `/office-centres/${api.world.here.building}/users/${api.idOf(STAFF)}`;
    expect((await here.put(`${path}/deactivate`)).status).toBe(200);
    expect((await here.put(`${path}/activate`)).status).toBe(200);
    const [expiry] = await api.db.query<{ n: number }>(
      sql`select count(*)::int as n from user_roles where user_id = ${api.idOf(STAFF)}`,
    );
    expect(expiry?.n).toBe(1);
    await api.db.query(sql`update office_centres set password_expiry_days = null, otp_required = false`);
  });

  it('of the provider’s people is possible for the provider only: for others no mail is sent and nothing happens', async () => {
    const address = mailOf('SUPERADMIN');
    expect(await add(address)).toMatchObject({ status: 201, data: { id: null } });
    const superAdmin = await api.as('SUPERADMIN');
    expect([await tokensTo(address), await own(superAdmin)]).toEqual([[], []]);
    const [row] = await invitations();
    expect(await answerOwn(superAdmin, row as Row)).toMatchObject({ code: 'invalidInvitation' });
    expect(await placesOf(api.idOf('SUPERADMIN'))).toEqual([null]);
    await act(row as Row, 'withdraw');
    await add(address, {}, await api.asIn('PLATFORM_ADMIN', null));
    expect(await own(superAdmin)).toHaveLength(1);
    expect((await answerOwn(superAdmin, (await own(superAdmin))[0] as Pending)).status).toBe(200);
    await api.db.query(sql`delete from user_roles where user_id = ${api.idOf('SUPERADMIN')} and office_centre_id is not null`);
  });

  it('is rejected if the person is a member, was already invited, or has declined', async () => {
    await add(mailOf(STAFF));
    expect(await add(mailOf(STAFF))).toMatchObject({ status: 409, errors: { username: { code: 'invitedAlready' } } });
    await answerLink((await tokensTo(mailOf(STAFF)))[0], false);
    expect(await add(mailOf(STAFF))).toMatchObject({ status: 429, errors: { username: { code: 'invitedOften' } } });
    expect((await add(mailOf(STAFF), { officeCentreId: api.world.there.tenants[1] })).status).toBe(201);
    expect(await tokensTo(mailOf(STAFF))).toHaveLength(2);
  });

  it('cannot be used to flood somebody with mail', async () => {
    for (let round = 0; round < 5; round += 1) {
      expect((await add(mailOf(STAFF))).status).toBe(201);
      await act((await invitations())[0] as Row, 'withdraw');
    }
    expect((await add(mailOf(STAFF))).status).toBe(429);
    expect(await tokensTo(mailOf(STAFF))).toHaveLength(5);
  });
});

describe('an invited person', () => {
  it('accepts in the portal and is a member from then on', async () => {
    await add(mailOf(STAFF), { roleCode: 'SUB_ADMIN' });
    const person = await signedIn();
    expect((await person.get('/auth/info/1')).data).toMatchObject({ invitations: 1 });
    const [asked] = await own(person);
    expect(asked).toMatchObject({ officeCentreId: api.world.there.tenants[0], roleCode: 'SUB_ADMIN' });
    expect(await answerOwn(person, asked as Pending)).toMatchObject({
      status: 200,
      message: 'You have accepted the invitation.',
    });
    expect(await placesOf(api.idOf(STAFF))).toEqual([api.world.here.tenants[0], api.world.there.tenants[0]]);
    expect(await own(person)).toEqual([]);
    expect((await person.put('/auth/switch-account', { officeCentreId: api.world.there.tenants[0] })).status).toBe(200);
    const users = await there.get<Page>(`${theirs}/users?limit=100`);
    expect(users.data.items.map(({ username }) => username)).toContain(mailOf(STAFF));
    expect(await invitations()).toMatchObject([{ status: 'ACCEPTED' }]);
  });

  it('has the tags that were typed with the address once they have joined, and nobody else learns of them', async () => {
    const all = `${theirs}/users?limit=100`;
    expect((await add(mailOf(STAFF), { tag: ['Porter', 'Night'] })).status).toBe(201);
    expect(await invitations()).toMatchObject([{ tag: ['Porter', 'Night'] }]);
    const suggested = await there.get<{ label: string }[]>('/system-tags/drop-down');
    expect(suggested.data.map(({ label }) => label)).toEqual(expect.arrayContaining(['Night', 'Porter']));
    const person = await signedIn();
    const [asked] = await own(person);
    expect(JSON.stringify(asked)).not.toContain('Porter');
    expect((await there.get<Page>(`${all}&tag=Porter`)).data.items).toEqual([]);
    await answerOwn(person, asked as Pending);
    expect((await there.get<Page>(`${all}&tag=Porter`)).data.items).toMatchObject([
      { username: mailOf(STAFF), tag: ['Porter', 'Night'] },
    ]);
    const here = `/office-centres/${api.world.here.building}/users`;
    const { data } = await (await api.as('LANDLORD_ADMIN@here')).get<{ tag: string[] | null }>(`${here}/${api.idOf(STAFF)}`);
    expect(data.tag ?? []).toEqual([]);
  });

  it('accepts through the mailed link, once, without being signed in', async () => {
    await add(mailOf(STAFF));
    const [token] = await tokensTo(mailOf(STAFF));
    const facts = await check(token);
    expect(facts).toMatchObject({ status: 200, data: { purpose: 'MEMBERSHIP', companyName: 'Harbour House Tenant 0' } });
    expect(JSON.stringify(facts)).not.toContain(mailOf(STAFF));
    expect(await placesOf(api.idOf(STAFF))).toHaveLength(1);
    for (const wrong of [{}, { accept: 'true' }, { accept: 1 }, { accept: null }])
      expect((await nobody().post('/auth/answer-invitation', { token, ...wrong })).status).toBe(422);
    const both = await Promise.all([answerLink(token), answerLink(token)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect(await placesOf(api.idOf(STAFF))).toHaveLength(2);
    expect(await check(token)).toMatchObject({ code: 'invalidInvitation' });
  });

  it('declines and stays unknown', async () => {
    await add(mailOf(STAFF));
    const person = await signedIn();
    expect((await answerOwn(person, (await own(person))[0] as Pending, false)).status).toBe(200);
    expect(await placesOf(api.idOf(STAFF))).toHaveLength(1);
    const [row] = await invitations();
    const history = await there.get(`${theirs}/user-invitations/${row?.id}/history`);
    expect([row?.status, JSON.stringify(history).includes(STAFF)]).toEqual(['DECLINED', false]);
    expect(await check((await tokensTo(mailOf(STAFF)))[0])).toMatchObject({ code: 'invalidInvitation' });
  });

  it('cannot answer for somebody else', async () => {
    await add(mailOf(STAFF));
    const [row] = await invitations();
    for (const name of ['SUB_ADMIN@here.0', 'LANDLORD_ADMIN@there', 'SUPERADMIN'])
      expect(await answerOwn(await api.as(name), row as Row)).toMatchObject({ code: 'invalidInvitation' });
    expect((await answerOwn(nobody(), row as Row)).status).toBe(401);
    expect(await placesOf(api.idOf(STAFF))).toHaveLength(1);
  });

  it.each<[string, () => Promise<unknown>]>([
    ['was withdrawn', async () => act((await invitations())[0] as Row, 'withdraw')],
    ['has run out', () => api.db.text(`update user_invitations set expiry_date = now() - interval '1 second'`)],
    [
      'was made by a company that is switched off',
      () => api.db.query(sql`update office_centres set active = false where id = ${api.world.there.tenants[0]}`),
    ],
    [
      'was made in a building that is switched off',
      () => api.db.query(sql`update office_centres set active = false where id = ${api.world.there.building}`),
    ],
    [
      'names somebody who was switched off',
      () => api.db.query(sql`update users set status = 'INACTIVE' where id = ${api.idOf(STAFF)}`),
    ],
  ])('cannot accept an invitation that %s', async (_, end) => {
    await add(mailOf(STAFF));
    const [token] = await tokensTo(mailOf(STAFF));
    const [row] = await invitations();
    await end();
    expect(await check(token)).toMatchObject({ code: 'invalidInvitation' });
    expect(await answerLink(token)).toMatchObject({ code: 'invalidInvitation' });
    const inPortal = await answerOwn(await signedIn(), row as Row);
    expect(inPortal.success).toBe(false);
    await api.db.query(sql`update office_centres set active = true`);
    await api.db.query(sql`update users set status = 'ACTIVE' where id = ${api.idOf(STAFF)}`);
    expect(await placesOf(api.idOf(STAFF))).toHaveLength(1);
  });

  it('who accepts while the invitation is being withdrawn is either a member or not, never both', async () => {
    await add(mailOf(STAFF));
    const [row] = await invitations();
    const person = await signedIn();
    const [yes, away] = await Promise.all([answerOwn(person, row as Row), act(row as Row, 'withdraw')]);
    const isIn = (await placesOf(api.idOf(STAFF))).length === 2;
    expect([yes.success, away.success]).toEqual([isIn, !isIn]);
  });
});

describe('the inviting office centre', () => {
  it('can send an invitation again with a new link, not twice within a minute, and within rate limits', async () => {
    await add(mailOf(STAFF));
    const [row] = (await invitations()) as [Row];
    expect(await act(row, 'resend')).toMatchObject({ status: 429 });
    const later = () => api.db.text(`update user_invitations set sent_date = now() - interval '2 minutes'`);
    await later();
    expect(await act(row, 'resend')).toMatchObject({ status: 200, message: 'Invite has been resent.' });
    const [first, second] = await tokensTo(mailOf(STAFF));
    expect([(await check(first)).status, (await check(second)).status]).toEqual([400, 200]);
    for (let round = 0; round < 3; round += 1) {
      await later();
      await act(row, 'resend');
    }
    await later();
    expect(await act(row, 'resend')).toMatchObject({ status: 429, code: 'tooMany' });
    expect(await tokensTo(mailOf(STAFF))).toHaveLength(5);
  });

  it('has access only to its own invitations, with roles that the admin may give', async () => {
    await add(mailOf(STAFF), { officeCentreId: api.world.there.building, roleCode: 'LANDLORD_ADMIN' });
    const [row] = (await invitations()) as [Row];
    const company = await api.as('MASTER_ADMIN@there.0');
    const atCompany = `/office-centres/${api.world.there.tenants[0]}/user-invitations`;
    expect((await company.get<Page>(atCompany)).data.items).toEqual([]);
    const here = await api.as('LANDLORD_ADMIN@here');
    expect((await here.get(`/office-centres/${api.world.here.building}/user-invitations/${row.id}`)).status).toBe(404);
    for (const by of [company, here]) expect((await by.put(`${atCompany}/${row.id}/withdraw`)).status).toBe(404);
    for (const name of ['LANDLORD_ADMIN_VIEW_ONLY@there', 'CONCIERGE@there'])
      expect((await act(row, 'withdraw', await api.as(name))).status).toBe(403);
    expect((await act(row, 'withdraw')).message).toBe('The invitation has been withdrawn.');
  });

  it('sees that an invitation has expired', async () => {
    await add(mailOf(STAFF));
    await api.db.text(`update user_invitations set expiry_date = now() - interval '1 second'`);
    await cleanUpSignIns(api.db);
    expect(await invitations()).toMatchObject([{ status: 'EXPIRED' }]);
    expect((await add(mailOf(STAFF))).status).toBe(201);
  });
});

describe('an address without an account that two buildings add', () => {
  const atHere = (username: string) =>
    api.as('LANDLORD_ADMIN@here').then((by) =>
      by.post<Row & { fullName: string }>(`/office-centres/${api.world.here.building}/users`, {
        fullName: 'Written Here',
        username,
        jobTitle: 'Secret title',
        roleCode: 'STAFF',
        officeCentreId: api.world.here.tenants[0],
      }),
    );

  it('gets the registration mail from the first and an invitation from the second; registering accepts the invitation whose link was used', async () => {
    const username = stranger();
    const { data: made } = await atHere(username);
    expect(await add(username)).toMatchObject({ status: 201, data: { id: null } });
    const [first, second] = await tokensTo(username);
    expect((await check(second)).data).toMatchObject({
      purpose: 'INVITATION',
      companyName: 'Harbour House Tenant 0',
      fullName: '',
    });
    expect((await register(second)).status).toBe(200);
    expect(await placesOf(made.id)).toEqual([api.world.there.tenants[0]]);
    const [person] = await api.db.query(sql`select full_name, job_title from users where id = ${made.id}`);
    expect(person).toEqual({ full_name: 'Chosen Name', job_title: null });
    const here = await api.as('LANDLORD_ADMIN@here');
    expect((await here.get(`/office-centres/${api.world.here.building}/users/${made.id}`)).status).toBe(404);
    // The earlier mail is now an ordinary invitation.
    expect((await check(first)).data).toMatchObject({ purpose: 'MEMBERSHIP', companyName: 'Marina One Tenant 0' });
    expect((await answerLink(first)).status).toBe(200);
    expect(await placesOf(made.id)).toEqual([api.world.here.tenants[0], api.world.there.tenants[0]]);
  });

  it('sees the invitation of the second building after registering with the first', async () => {
    const username = stranger();
    const { data: made } = await atHere(username);
    await add(username);
    const [first, second] = await tokensTo(username);
    expect((await register(first)).status).toBe(200);
    expect(await placesOf(made.id)).toEqual([api.world.here.tenants[0]]);
    expect((await check(second)).data).toMatchObject({ purpose: 'MEMBERSHIP' });
    expect((await answerLink(second)).status).toBe(200);
  });

  it('at the same moment is created once and invited once', async () => {
    const username = stranger();
    const both: Answer<{ id: number | null }>[] = await Promise.all([atHere(username), add(username) as never]);
    expect(both.map(({ status }) => status)).toEqual([201, 201]);
    expect(both.filter(({ data }) => data.id === null)).toHaveLength(1);
  });
});

describe('a building can end', () => {
  it('its own membership and sessions of a person who also works elsewhere, and no others', async () => {
    await add(mailOf(STAFF), { roleCode: 'SUB_ADMIN' });
    await answerLink((await tokensTo(mailOf(STAFF)))[0]);
    const id = api.idOf(STAFF);
    const atTheirs = () => api.asIn(STAFF, api.world.there.tenants[0]);
    const [atHere, first] = await Promise.all([api.asIn(STAFF, api.world.here.tenants[0]), atTheirs()]);
    const isIn = async (client: Client) => (await client.get('/auth/info/1')).status === 200;
    await api.db.query(sql`update office_centres set allow_staff_login = true`);
    expect([await isIn(atHere), await isIn(first)]).toEqual([true, true]);
    expect(await there.put(`${theirs}/users/${id}/deactivate`)).toMatchObject({ status: 409 });
    expect(await there.put(`${theirs}/users/${id}/end-sessions`)).toMatchObject({
      status: 200,
      message: 'The person has been signed out here.',
    });
    const second = await atTheirs();
    expect([await isIn(atHere), await isIn(first), await isIn(second)]).toEqual([true, false, true]);
    const history = await there.get(`${theirs}/users/${id}/history`);
    expect(JSON.stringify(history)).not.toContain('@here');
    expect((await there.delete(`${theirs}/users/${id}`)).status).toBe(200);
    expect([await isIn(atHere), await isIn(second)]).toEqual([true, false]);
    expect(await placesOf(id)).toEqual([api.world.here.tenants[0]]);
  });
});
