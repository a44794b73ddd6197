/** Marketplace and blacklist (002 §3, §4, §7): who offers, sees, reports and decides; histories; what the blacklist keeps people from. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Paged } from '#schemas/kernel/calls/errors.ts';
import { marketplaceBlacklist } from '#schemas/marketplace/marketplaceBlacklist.ts';
import { marketplacePost } from '#schemas/marketplace/marketplacePost.ts';
import { marketplacePostSample } from '#schemas/marketplace/samples.ts';
import { isBlacklisted } from '#server/areas/marketplace/blacklist.ts';
import { type Api, type Client, startApi } from './harness.ts';
import { uploadAs } from './uploads.ts';
import { centreUuid } from './world.ts';

type Row = Record<string, unknown> & { id: number; version: number; status: string };
const POSTS = '/marketplace-posts';
const BLACKLIST = '/marketplace-blacklists';
let api: Api;
let building: Client;
let tenant: Client;
let neighbour: Client;
beforeAll(async () => {
  api = await startApi();
  building = await api.as('LANDLORD_ADMIN@here');
  tenant = await api.as('MASTER_ADMIN@here.0');
  neighbour = await api.as('MASTER_ADMIN@here.1');
});
afterAll(() => api.close());

const personOf = (name: string) => api.world.people[name]?.userId as number;
const companyOf = async (client: Client) => (await client.session()).officeCentre?.officeCentreId as number;
const offer = (more: object = {}, by = tenant) =>
  by.post<Row>(`${POSTS}/create`, { ...marketplacePostSample.records[0], ...more });
async function offered(more: object = {}, by = tenant): Promise<Row> {
  const { data, errors } = await offer(more, by);
  expect(errors).toBeUndefined();
  return data;
}
const act = ({ id }: Row, what: string, body: object = {}, by = building) => by.put<Row>(`${POSTS}/${id}/${what}`, body);
const report = (post: Row, by = neighbour) =>
  act(post, 'report', { reportReason: 'MISLEADING', reportDetail: 'It has four chairs.' }, by);
const idsFor = async (client: Client, query = '') =>
  (await client.get<Paged<Row>>(`${POSTS}?limit=100${query}`)).data.items.map(({ id }) => id);
const historyOf = async ({ id }: Row, kind: 'post' | 'report', by = building) =>
  (await by.get<Paged<Row>>(`${POSTS}/${id}/marketplace-${kind}-histories?limit=100`)).data.items;
const blacklist = (who: string, company: Client, types = ['MARKETPLACE'], by = building) =>
  companyOf(company).then((tenantId) =>
    by.post<Row>(`${BLACKLIST}/add-user`, {
      tenantId,
      blacklistedUserId: personOf(who),
      types,
      blacklistReason: 'Counterfeit goods',
    }),
  );

describe('a marketplace post', () => {
  it('R-1043, R-1044, R-1052 is created by its company with pictures, and is ACTIVE at once', async () => {
    const image = await uploadAs(tenant, 'png');
    const post = await offered({ imageFileIds: [image] });
    expect(post).toMatchObject({
      title: 'Six meeting chairs',
      postCategory: 'FURNITURE',
      itemCondition: 'GOOD',
      price: 24_000,
      status: 'ACTIVE',
      imageFileIds: [image],
      imageFiles: [{ systemFileId: image }],
      description: marketplacePostSample.records[0].description,
      updatedDate: expect.any(String),
      tenantId: await companyOf(tenant),
      applicantId: personOf('MASTER_ADMIN@here.0'),
      submittedDate: expect.any(String),
      targetUserGroupId: null,
      removedReason: null,
    });
    const { data: known } = await building.get<Row>(`${POSTS}/${post.id}`);
    expect(known).toMatchObject({ submittedUserId: personOf('MASTER_ADMIN@here.0'), reportReason: null, reportDetail: null });
    for (const stamp of ['reported', 'approved', 'removed', 'sold'])
      expect([known[`${stamp}Date`], known[`${stamp}UserId`]]).toEqual([null, null]);
    expect(known).toHaveProperty('targetUserGroup', null);
    expect(known).toHaveProperty('updatedUserId');
    expect(await offer({ title: '' })).toMatchObject({ status: 422, errors: { title: {} } });
    expect((await offer({ tenantId: await companyOf(neighbour) })).status).toBe(422);
  });

  it('R-1053 is updated by its own company and the building until it is sold or removed', async () => {
    const post = await offered();
    const form = { ...marketplacePostSample.records[0], price: 20_000 };
    expect((await neighbour.put(`${POSTS}/${post.id}/update`, { ...form, version: post.version })).status).toBe(404);
    const { data } = await tenant.put<Row>(`${POSTS}/${post.id}/update`, { ...form, version: post.version });
    expect(data).toMatchObject({ price: 20_000, version: 2 });
    await act(post, 'mark-as-sold', {}, tenant);
    const sold = await building.put<Row>(`${POSTS}/${post.id}/update`, { ...form, version: 3 });
    expect(sold).toMatchObject({ status: 409, code: 'notAllowedNow' });
  });

  it('R-1045, R-1055 has a tab and a count for each status, and opens on the active ones', async () => {
    expect(marketplacePost.list.opensOn).toBe('ACTIVE');
    const post = await offered();
    expect(await idsFor(building, '&tab=ACTIVE')).toContain(post.id);
    const { data } = await building.get<Record<string, number>>(`${POSTS}/status-count`);
    expect(Object.keys(data).sort()).toEqual(['ACTIVE', 'REMOVED', 'REPORTED', 'SOLD']);
    expect(data.ACTIVE).toBe((await idsFor(building, '&tab=ACTIVE')).length);
  });

  it('R-1054 has categories and conditions from drop-downs', async () => {
    for (const [call, code] of [
      ['category-drop-down', 'FURNITURE'],
      ['condition-drop-down', 'LIKE_NEW'],
    ]) {
      const { data, status } = await tenant.get<{ value: string }[]>(`${POSTS}/${call}`);
      expect(status).toBe(200);
      expect(JSON.stringify(data)).toContain(code);
    }
  });

  it('R-1056 has pages to add and to edit one', () => {
    expect(marketplacePost.pages).toMatchObject({
      list: '/marketplace',
      create: '/marketplace/add',
      edit: '/marketplace/:id/edit',
    });
  });

  it('R-1051 is reported by another company, which reads it but cannot change it; the post stays until the building decides', async () => {
    const post = await offered();
    expect(await idsFor(neighbour)).toContain(post.id);
    for (const what of ['mark-as-sold', 'approve', 'remove'])
      expect([403, 404]).toContain((await act(post, what, what === 'remove' ? { removedReason: 'x' } : {}, neighbour)).status);
    expect(await act(post, 'report', {}, neighbour)).toMatchObject({ status: 422, errors: { reportReason: {} } });
    expect(await report(post)).toMatchObject({ status: 200, data: { status: 'REPORTED' } });
    expect((await building.get<Row>(`${POSTS}/${post.id}`)).data).toMatchObject({
      reportReason: 'MISLEADING',
      reportDetail: 'It has four chairs.',
      reportedUserId: personOf('MASTER_ADMIN@here.1'),
    });
    expect((await report(post)).status).toBe(409);
    expect(await idsFor(neighbour)).toContain(post.id);
    expect((await neighbour.get(`${POSTS}/${post.id}`)).status).toBe(200);
    const elsewhere = await api.as('MASTER_ADMIN@there.0');
    expect((await elsewhere.get(`${POSTS}/${post.id}`)).status).toBe(404);
    expect((await report(await offered(), elsewhere)).status).toBe(404);
  });

  it('R-1048, R-1049 is kept, or removed with a reason, by the building alone; of two who decide at once one is told so', async () => {
    const kept = await offered();
    await report(kept);
    expect((await act(kept, 'approve', {}, tenant)).status).toBe(403);
    expect(await act(kept, 'approve')).toMatchObject({
      data: { status: 'ACTIVE', reportReason: null, approvedUserId: personOf('LANDLORD_ADMIN@here') },
    });
    const gone = await offered();
    await report(gone);
    expect(await act(gone, 'remove')).toMatchObject({ status: 422, errors: { removedReason: {} } });
    const answers = await Promise.all([1, 2].map(() => act(gone, 'remove', { removedReason: 'Not yours to sell' })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await idsFor(neighbour)).not.toContain(gone.id);
    expect((await neighbour.get(`${POSTS}/${gone.id}`)).status).toBe(404);
    expect((await tenant.get<Row>(`${POSTS}/${gone.id}`)).data).toMatchObject({
      status: 'REMOVED',
      removedReason: 'Not yours to sell',
    });
  });

  it('R-1050 is marked as sold by its company, once', async () => {
    const post = await offered();
    expect((await act(post, 'mark-as-sold', {}, tenant)).data).toMatchObject({ status: 'SOLD', soldDate: expect.any(String) });
    expect((await building.get<Row>(`${POSTS}/${post.id}`)).data.soldUserId).toBe(personOf('MASTER_ADMIN@here.0'));
    expect((await act(post, 'mark-as-sold', {}, tenant)).status).toBe(409);
  });

  it('that was reported can still be marked as sold; the building can still remove it', async () => {
    const post = await offered();
    await report(post);
    expect((await act(post, 'mark-as-sold', {}, tenant)).data).toMatchObject({ status: 'SOLD' });
    expect((await act(post, 'remove', { removedReason: 'Counterfeit' })).data).toMatchObject({ status: 'REMOVED' });
    expect((await historyOf(post, 'report'))[0]).toMatchObject({ removedReason: 'Counterfeit', removedDate: expect.any(String) });
  });

  it('is reported once by each person, also after the building has kept it', async () => {
    const post = await offered();
    await report(post);
    await act(post, 'approve');
    expect(await report(post)).toMatchObject({ status: 409, message: expect.stringContaining('reported this post before') });
    expect((await tenant.get<Row>(`${POSTS}/${post.id}`)).data.status).toBe('ACTIVE');
    expect((await report(post, await api.as('SUB_ADMIN@here.1'))).status).toBe(200);
    expect(await historyOf(post, 'report')).toHaveLength(2);
  });

  it('that is for a user group is shown to its members alone, besides its company and the building', async () => {
    const member = await api.as('SUB_ADMIN@here.1');
    const groups = `/office-centres/uuid/${centreUuid(api.world.here.building)}/user-groups`;
    const { data: group } = await building.post<{ uuid: string; id: number }>(groups, { groupName: 'Runners' });
    const post = await offered({ targetUserGroupId: group.id }, building);
    const sees = async (client: Client) => [
      (await idsFor(client)).includes(post.id),
      (await client.get(`${POSTS}/${post.id}`)).status,
    ];
    for (const client of [member, neighbour, tenant]) expect(await sees(client)).toEqual([false, 404]);
    expect(await sees(building)).toEqual([true, 200]);

    const [person] = await api.db.query<{ uuid: string }>(sql`select uuid from users where id = ${personOf('SUB_ADMIN@here.1')}`);
    const added = await building.put(`${groups}/uuid/${group.uuid}/add-users`, { userUuids: [person?.uuid] });
    expect(added).toMatchObject({ status: 200, data: { added: 1 } });
    expect(await sees(member)).toEqual([true, 200]);
    expect(await sees(neighbour)).toEqual([false, 404]);
    expect((await act(post, 'remove', { removedReason: 'Over' })).status).toBe(200);
    expect(await sees(member)).toEqual([false, 404]);
  });

  it('R-1046 has a history of what was done, by whom, with the post as it was', async () => {
    const post = await offered();
    await report(post);
    await act(post, 'remove', { removedReason: 'Counterfeit' });
    const steps = await historyOf(post, 'post');
    expect(steps.map(({ action, status, remark }) => [action, status, remark])).toEqual([
      ['remove', 'REMOVED', 'Counterfeit'],
      ['report', 'REPORTED', 'MISLEADING: It has four chairs.'],
      ['create', 'ACTIVE', null],
    ]);
    expect(steps[2]).toMatchObject({ title: 'Six meeting chairs', price: 24_000, actionById: personOf('MASTER_ADMIN@here.0') });
    // Who has reported it is the building's to know.
    for (const step of await historyOf(post, 'post', tenant)) {
      expect(step.actionById ?? step.createdUserId ?? null).toBeNull();
      expect(JSON.stringify(step)).not.toContain('four chairs');
    }
  });

  it('names who has reported it to the building alone: not in the record, its changes, lists, sheets, filters, nor to colleagues', async () => {
    const post = await offered();
    const reporter = { id: personOf('MASTER_ADMIN@here.1'), name: (await neighbour.session()).fullName };
    await report(post);
    const colleague = await offered();
    await report(colleague, await api.as('SUB_ADMIN@here.0'));
    const own = personOf('SUB_ADMIN@here.0');
    for (const [one, by, who] of [
      [post, tenant, reporter.id],
      [post, await api.as('SUB_ADMIN@here.0'), reporter.id],
      [colleague, tenant, own],
      [colleague, neighbour, own],
    ] as const) {
      const { data: record } = await by.get<Row>(`${POSTS}/${one.id}`);
      expect(record).toMatchObject({ status: 'REPORTED', updatedUserId: null, createdUserId: null });
      for (const key of ['reportedUserId', 'reportedUser', 'reportedDate', 'reportReason', 'reportDetail'])
        expect(record).not.toHaveProperty(key);
      const { data: history } = await by.get<Paged<{ action: string; userId: number | null }>>(`${POSTS}/${one.id}/history`);
      expect(history.items.filter(({ action, userId }) => action === 'report' || userId === who)).toEqual([]);
      expect(history.items.map(({ action }) => action)).toEqual(by === neighbour ? [] : ['create']);
      for (const query of ['reportReason=MISLEADING', 'sortProperties=reportReason', `reportedUserId=${who}`])
        expect([query, (await by.get(`${POSTS}?${query}`)).status]).toEqual([query, 400]);
    }
    const { data: known } = await building.get<
      Paged<{ action: string; userId: number; changes: { field: string; to: unknown }[] }>
    >(`${POSTS}/${post.id}/history`);
    expect(known.items[0]).toMatchObject({ action: 'report', userId: reporter.id });
    expect(known.items[0]?.changes).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ field: 'reportReason', to: 'MISLEADING' }),
        expect.objectContaining({ field: 'reportedUser', to: reporter.name }),
      ]),
    );
  });

  it('R-1047 has a history of reports with the decisions, for the building alone', async () => {
    const post = await offered();
    await report(post);
    await act(post, 'approve');
    await report(post, await api.as('SUB_ADMIN@here.1'));
    await act(post, 'remove', { removedReason: 'Again' });
    const reports = await historyOf(post, 'report');
    expect(reports).toHaveLength(2);
    expect(reports[1]).toMatchObject({ reportReason: 'MISLEADING', approvedDate: expect.any(String), removedDate: null });
    expect(reports[0]).toMatchObject({
      reportedUserId: personOf('SUB_ADMIN@here.1'),
      approvedDate: null,
      removedDate: expect.any(String),
      removedReason: 'Again',
    });
    expect(await historyOf(post, 'report', tenant)).toEqual([]);
  });
});

describe('the blacklist', () => {
  it('R-1057, R-1059 takes a person of a company, with number, types and reason', async () => {
    const answer = await blacklist('STAFF@here.0', tenant, ['MARKETPLACE', 'VISIT']);
    expect(answer).toMatchObject({
      status: 201,
      message: 'Blacklist successfully added',
      data: {
        referenceNo: expect.stringMatching(/^BL-/),
        tenantId: await companyOf(tenant),
        blacklistedUserId: personOf('STAFF@here.0'),
        types: ['MARKETPLACE', 'VISIT'],
        status: 'BLACKLISTED',
        blacklistReason: 'Counterfeit goods',
        blacklistedDate: expect.any(String),
        blacklistedById: personOf('LANDLORD_ADMIN@here'),
        appealReason: null,
        appealedDate: null,
      },
    });
    expect((await blacklist('STAFF@here.0', tenant, ['VISIT'], tenant)).status).toBe(403);
    const building_ = api.world.here.building;
    expect(await isBlacklisted(api.db, building_, personOf('STAFF@here.0'), 'VISIT')).toBe(true);
    expect(await isBlacklisted(api.db, api.world.there.building, personOf('STAFF@here.0'), 'VISIT')).toBe(false);
    expect((await building.put<Row>(`${BLACKLIST}/${answer.data.id}/appeal-user`, { appealReason: 'Sorry' })).status).toBe(200);
    expect(await isBlacklisted(api.db, building_, personOf('STAFF@here.0'), 'VISIT')).toBe(false);
  });

  it('keeps a person from offering and from changing what was offered, until an appeal (R-1060)', async () => {
    const before = await offered({}, neighbour);
    const { data: entry } = await blacklist('MASTER_ADMIN@here.1', neighbour);
    const refused = await offer({}, neighbour);
    expect(refused).toMatchObject({ status: 409, message: expect.stringContaining('You may not offer anything') });
    const change = { ...marketplacePostSample.records[0], price: 1_000, version: before.version };
    expect((await neighbour.put(`${POSTS}/${before.id}/update`, change)).status).toBe(409);
    const inName = { tenantId: await companyOf(neighbour), applicantId: personOf('MASTER_ADMIN@here.1') };
    expect((await offer(inName, building)).status).toBe(409);
    const appeal = (body: object) => building.put<Row>(`${BLACKLIST}/${entry.id}/appeal-user`, body);
    expect(await appeal({})).toMatchObject({ status: 422, errors: { appealReason: {} } });
    expect((await appeal({ appealReason: 'First time, apologised' })).data).toMatchObject({
      status: 'APPEALED',
      appealReason: 'First time, apologised',
      appealedUserId: personOf('LANDLORD_ADMIN@here'),
    });
    expect((await appeal({ appealReason: 'x' })).status).toBe(409);
    expect((await offer({}, neighbour)).status).toBe(201);
    expect((await neighbour.put(`${POSTS}/${before.id}/update`, change)).status).toBe(200);
  });

  it('R-1058 is filtered by status, companies, types, and the days of entry and appeal', async () => {
    const { data: one } = await blacklist('SUB_ADMIN@here.0', tenant, ['VISIT']);
    const idsOf = async (query: string) =>
      (await building.get<Paged<Row>>(`${BLACKLIST}?limit=100&${query}`)).data.items.map(({ id }) => id);
    const [mine, other] = [await companyOf(tenant), await companyOf(neighbour)];
    const today = (one.blacklistedDate as string).slice(0, 10);
    for (const query of [
      'status=BLACKLISTED',
      `tenantIds=${mine}`,
      'typeArray=VISIT',
      `blacklistedDateFrom=${today}T00:00:00.000Z`,
      'tab=BLACKLISTED',
    ])
      expect([query, await idsOf(query)]).toEqual([query, expect.arrayContaining([one.id])]);
    for (const query of [
      'status=APPEALED',
      `tenantIds=${other}`,
      'blacklistedDateTo=2020-01-01T00:00:00.000Z',
      'appealedDateFrom=2020-01-01T00:00:00.000Z',
    ])
      expect([query, await idsOf(query)]).toEqual([query, expect.not.arrayContaining([one.id])]);
  });

  it('R-1061 has its types from a drop-down', async () => {
    const { data } = await building.get(`${BLACKLIST}/blacklist-type-drop-down`);
    expect(JSON.stringify(data)).toContain('MARKETPLACE');
    expect(JSON.stringify(data)).toContain('VISIT');
  });

  it('R-1063 has a page for the list, one to add a user, and one to manage a user', async () => {
    expect(marketplaceBlacklist.pages).toEqual({
      list: '/blacklist',
      create: '/blacklist/add-user',
      show: '/blacklist/manage-user/:id',
    });
    const { marketplace } = await import('#i18n/en/marketplace.ts');
    expect(marketplace['marketplace-blacklists'].pages).toMatchObject({ list: 'Blacklist', create: 'Add user' });
    expect(marketplace['marketplace-posts'].pages.create).toBe('New post');
  });
});
