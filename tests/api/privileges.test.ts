/** Privileges (001 §3, §4, §7): who decides and publishes, claims within the quota, redeeming, taking back, issuing, and what all of it adds up to. */
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Option, Paged } from '#schemas/kernel/calls/errors.ts';
import type { UploadResult } from '#schemas/kernel/calls/upload.ts';
import { promotionSample } from '#schemas/privileges/samples.ts';
import { buildApp } from '#server/app.ts';
import { makeAuth } from '#server/auth/session/auth.ts';
import { createSession } from '#server/auth/session/sessions.ts';
import { prepareJobs } from '#server/jobs/queue.ts';
import { type Api, type Client, clientOf, type StatusRow as Row, startApi } from './harness.ts';
import { tinyPng } from './pictures.ts';
import { isFull } from './shapes.ts';
import { part, sendParts } from './uploads.ts';
import { centreUuid } from './world.ts';

interface Own {
  uuid: string;
  status: string;
  code: string | null;
  promotionUuid: string;
}
const P = '/promotions';
const R = '/promotion-redemptions';
let api: Api;
let second: FastifyInstance;
let building: Client;
let viewer: Client;
let company: Client;
let rival: Client;
let abroad: Client;
beforeAll(async () => {
  api = await startApi();
  const secondDb = (await api.database.another?.()) ?? api.db;
  second = await buildApp({ db: secondDb, config: api.config });
  await second.ready();
  await prepareJobs(secondDb, api.product.jobs);
  building = await api.as('LANDLORD_ADMIN@here');
  viewer = await api.as('LANDLORD_ADMIN_VIEW_ONLY@here');
  company = await api.as('MASTER_ADMIN@here.0');
  rival = await api.as('MASTER_ADMIN@here.1');
  abroad = await api.as('LANDLORD_ADMIN@there');
});
afterAll(async () => {
  await second.close();
  await api.close();
});

const personOf = (name: string) => api.world.people[name]?.userId as number;
const sample = (over: object = {}) => ({ ...promotionSample.records[0], ...over });
async function draft(over: object = {}, by = building): Promise<Row> {
  const made = await by.post<Row>(`${P}/create`, sample(over));
  expect(made.status, JSON.stringify(made)).toBe(201);
  return made.data;
}
const act = ({ uuid }: Pick<Row, 'uuid'>, what: string, body: object = {}, by = building) =>
  by.put<Row>(`${P}/uuid/${uuid}/${what}`, body);
async function published(over: object = {}): Promise<Row> {
  const made = await draft(over);
  const answer = await act(made, 'publish');
  expect(answer.status, JSON.stringify(answer)).toBe(200);
  return answer.data;
}
const read = async ({ uuid }: Pick<Row, 'uuid'>, by = building) => (await by.get<Row>(`${P}/uuid/${uuid}`)).data;
const claim = ({ uuid }: Pick<Row, 'uuid'>, by: Client, number = 1, more: object = {}) =>
  by.put<{ number: number }>(`/occupant/promotions/uuid/${uuid}/claim`, { number, ...more });
const ownOf = async ({ uuid }: Pick<Row, 'uuid'>, by: Client) =>
  (await by.get<Own[]>(`/occupant${R}`)).data.filter(({ promotionUuid }) => promotionUuid === uuid);
const redeem = (uuid: string, body: object, by: Client) =>
  by.put<Record<string, unknown>>(`/occupant${R}/uuid/${uuid}/redeem`, body);
const revoke = (uuid: string, by = building) => by.put<Row>(`${R}/uuid/${uuid}/revoke`, { revokedReason: 'Given by mistake.' });
const rowsOf = async ({ id }: Pick<Row, 'id'>, query = '') =>
  (await building.get<Paged<Row>>(`${R}?promotionId=${id}&limit=100${query}`)).data.items;
let stores = 0;
async function store(over: object = {}): Promise<Row> {
  stores += 1;
  const path = `/office-centres/uuid/${centreUuid(api.world.here.building)}/retail-stores`;
  const made = await building.post<Row>(path, { name: { en: `Shop ${stores}` }, viewableBy: 'ALL', ...over });
  expect(made.status, JSON.stringify(made)).toBe(201);
  return made.data;
}

/** People of a company who are only there to claim. */
async function crowd(count: number): Promise<{ userId: number; first: Client; other: Client }[]> {
  const centreId = api.world.here.tenants[0];
  const auth = makeAuth({ db: api.db, config: api.config });
  const all = [];
  for (let index = 0; index < count; index += 1) {
    const [made] = await api.db.query<{ id: number }>(sql`
      with person as (insert into users (full_name, username, status) values ('Crowd', ${`crowd.${Date.now()}.${index}@here.example`}, 'ACTIVE') returning id)
      insert into user_roles (user_id, office_centre_id, building_id, role_code, active)
      select person.id, ${centreId}, ${api.world.here.building}, 'STAFF', true from person returning user_id as id`);
    const userId = Number(made?.id);
    const { sessionId } = await createSession(api.db, userId, centreId);
    const { accessToken } = await auth.tokens.issue(sessionId, userId);
    all.push({ userId, first: clientOf(api.app, accessToken), other: clientOf(second, accessToken) });
  }
  await auth.close();
  return all;
}

/** What the list says of a privilege, and what is really there. */
async function tallies({ id, uuid }: Row) {
  const known = await read({ uuid });
  const [real] = await api.db.query<Record<string, number>>(sql`
    select count(*) filter (where status <> 'REVOKED')::int as issued, count(*) filter (where status = 'REDEEMED')::int as redeemed,
      (select count(*)::int from promotion_reactions where promotion_id = ${id} and kind = 'LIKE') as likes,
      (select count(*)::int from promotion_reactions where promotion_id = ${id} and kind = 'VIEW') as views
    from promotion_redemptions where promotion_id = ${id}`);
  return {
    said: { issued: known.issuedQty, redeemed: known.redeemedQty, likes: known.likeCount, views: known.viewCount },
    real,
  };
}

/** As an app does: where the server is too busy it asks again, which claims nothing twice. */
async function claimAtLast(offer: Pick<Row, 'uuid'>, by: Client, number = 1) {
  for (;;) {
    const answer = await claim(offer, by, number);
    if (answer.status !== 503) return answer;
  }
}
/** In the exhaustive run a thousand; otherwise as many as show the same. */
const [PEOPLE, QUOTA] = isFull ? [1200, 1000] : [120, 100];
/** One person may ask 600 times an hour. */
const [ASKED, OWN] = isFull ? [150, 120] : [50, 40];
const STEPS = isFull ? 1000 : 200;
/** What exists of a privilege's redemptions, and of their history. */
async function keptOf({ id }: Row) {
  const [kept] = await api.db.query<{ rows: number; entries: number }>(sql`
    select count(*)::int as rows, (select count(*)::int from audit_log a join promotion_redemptions r on r.id = a.record_id
      where a.entity = 'promotion-redemptions' and r.promotion_id = ${id}) as entries
    from promotion_redemptions where promotion_id = ${id}`);
  return kept;
}

describe('a privilege', () => {
  it('R-0673 R-0674 R-0675 R-0676 R-0677 R-0679 R-0684 R-0704 is added with words in three languages, stores, pictures, times and defaults', async () => {
    const { uuid: banner } = (await sendParts(building, [part('file', tinyPng, 'banner.png')])).data;
    const shop = await store();
    const body = {
      name: { en: 'Free kopi', 'zh-Hant': '免費咖啡', 'zh-Hans': '免费咖啡' },
      tagline: { en: 'Today', 'zh-Hant': '今天', 'zh-Hans': '今天' },
      description: { en: '<p>Kopi</p>', 'zh-Hant': '<p>咖啡</p>', 'zh-Hans': '<p>咖啡</p>' },
      tnc: { en: '<p>One &amp; only.</p>', 'zh-Hant': '<p>一杯</p>', 'zh-Hans': '<p>一杯</p>' },
      buttonText: { en: 'Claim', 'zh-Hant': '領取', 'zh-Hans': '领取' },
      websiteUrl: 'https://kopi.example',
      bannerImageFileUuids: [banner],
      retailStoresUuids: [shop.uuid],
      tags: ['Kopi'],
      allDay: true,
      promotionStartDate: '2026-02-01',
      promotionStartTime: '10:00',
      promotionEndDate: '2035-02-01',
      promotionEndTime: '12:00',
      publishStartDate: '2026-02-01',
      publishStartTime: '00:00',
      publishEndDate: '2035-02-01',
      publishEndTime: '23:59',
    };
    const made = await building.post<Row>(P, body);
    expect(made, JSON.stringify(made)).toMatchObject({
      status: 201,
      message: 'Privilege successfully added.',
      data: {
        status: 'DRAFT',
        displayStatus: 'DRAFT',
        referenceNo: expect.stringMatching(/^PV-/),
        createdByLandlord: true,
        name: body.name,
        tagline: body.tagline,
        tc: 'One & only.',
        buttonText: body.buttonText,
        bannerImageFiles: [{ uuid: banner }],
        retailStoresIds: [shop.id],
        retailStoresUuids: [shop.uuid],
        targetUserGroup: 'ALL',
        promotionIssueType: 'GENERAL',
        promotionQuotaType: 'PER_PRIVILEGE',
        promotionQuotaFrequencyType: 'DAILY',
        availableForRedemption: true,
        promotionStartTime: '00:00',
        promotionEndTime: '23:59',
        issuedQty: 0,
        redeemedQty: 0,
        likeCount: 0,
        viewCount: 0,
      },
    });
    const wrong = await building.post(P, sample({ promotionEndDate: '2026-01-01', promotionEndTime: '00:00' }));
    expect(wrong).toMatchObject({ status: 422, errors: { promotionEndTime: {} } });
  });

  it('R-0678 R-0686 R-0687 R-0688 R-0691 R-0693 is submitted by a company, decided by the building with a reason, and published by the building', async () => {
    const mine = await draft({}, company);
    expect(mine).toMatchObject({ createdByLandlord: false, tenantId: api.world.here.tenants[0] });
    expect((await act(mine, 'publish')).status).toBe(409);
    expect((await act(mine, 'publish', {}, company)).status).toBe(403);
    expect(await act(mine, 'submit', {}, company)).toMatchObject({ status: 200, data: { status: 'PENDING_APPROVAL' } });
    expect((await act(mine, 'reject')).status).toBe(422);
    const rejected = await act(mine, 'reject', { rejectRemark: 'No terms.' });
    expect(rejected.data).toMatchObject({
      status: 'REJECTED',
      rejectedReason: 'No terms.',
      rejectedUserId: personOf('LANDLORD_ADMIN@here'),
    });
    await act(mine, 'submit', {}, company);
    expect((await act(mine, 'approve', {}, company)).status).toBe(403);
    expect(await building.put(`${P}/${mine.id}/approve`, {})).toMatchObject({ status: 200, data: { status: 'APPROVED' } });
    expect((await act(mine, 'approve')).status).toBe(409);
    expect(await act(mine, 'publish')).toMatchObject({
      status: 200,
      message: 'Privilege has been published.',
      data: { status: 'PUBLISHED', displayStatus: 'PUBLISHED' },
    });
    const known = await read(mine);
    for (const stamp of ['submitted', 'approved', 'rejected', 'published'])
      expect(known[`${stamp}Date`]).toEqual(expect.any(String));
    expect(known.terminatedDate).toBeNull();
    // The company can no longer change what the building has decided.
    expect((await act(mine, 'update', { ...sample(), version: known.version }, company)).status).toBe(409);
  });

  it('stays as the building has it: its company neither changes its links or options nor deletes it once it is submitted', async () => {
    const link = { type: 'WEB_LINK', url: 'https://one.example', text: { en: 'Menu', 'zh-Hant': '餐牌', 'zh-Hans': '菜单' } };
    const mine = await draft({}, company);
    const links = `${P}/uuid/${mine.uuid}/promotion-ext-links`;
    expect((await company.post(`${links}/create`, link)).status).toBeLessThan(300);
    const [kept] = (await company.get<(typeof link & { id: string })[]>(`${links}/get`)).data;
    const options = {
      availableForRedemption: true,
      totalQty: 7,
      promotionQuotaType: 'PER_PRIVILEGE',
      promotionQuotaFrequencyType: 'WEEKLY',
    };
    const steps: readonly (() => Promise<{ status: number }>)[] = [
      () => act(mine, 'submit', {}, company),
      () => act(mine, 'approve'),
      () => act(mine, 'publish'),
    ];
    for (const step of steps) {
      expect((await step()).status).toBe(200);
      const { version } = await read(mine);
      const tries = [
        await company.post(`${links}/create`, { ...link, url: 'https://evil.example' }),
        await company.put(`${links}/update`, { ...link, id: kept?.id, url: 'https://evil.example' }),
        await company.delete(`${links}/remove?id=${kept?.id}`),
        await act(mine, 'redemption-option', options, company),
      ];
      expect(tries.map(({ status }) => status)).toEqual([409, 409, 409, 403]);
      for (const path of [`${P}/${mine.id}`, `${P}/uuid/${mine.uuid}`])
        expect((await company.delete(path)).status, path).toBe(409);
      expect((await read(mine)).version).toBe(version);
      expect((await building.get(`${links}/get`)).data).toEqual([kept]);
    }
    expect((await building.delete(`${links}/remove?id=${kept?.id}`)).status).toBe(200);
    const own = await draft({}, company);
    expect((await company.delete(`${P}/${own.id}`)).status).toBe(200);
    expect((await building.get(`${P}/uuid/${own.uuid}`)).status).toBe(404);
  });

  it('R-0685 R-0694 is updated, and its redemption options by a call of their own', async () => {
    const made = await draft();
    const updated = await act(made, 'update', { ...sample({ tags: ['New'] }), version: made.version });
    expect(updated).toMatchObject({ status: 200, message: 'Privilege has been updated.', data: { tags: ['New'] } });
    const options = {
      availableForRedemption: true,
      totalQty: 7,
      promotionQuotaType: 'PER_PRIVILEGE',
      promotionQuotaFrequencyType: 'WEEKLY',
    };
    expect(await act(made, 'redemption-option', options)).toMatchObject({
      status: 200,
      message: 'Redemption options have been updated.',
      data: { totalQty: 7, promotionQuotaFrequencyType: 'WEEKLY', multipleRedemption: false, userMaxLimit: null, tags: ['New'] },
    });
  });

  it('R-0689 R-0690 is terminated with a reason, which takes back what was claimed; a draft is deleted by id', async () => {
    const offer = await published();
    expect((await claim(offer, company)).status).toBe(200);
    expect((await act(offer, 'terminate')).status).toBe(422);
    expect((await building.delete(`${P}/${offer.id}`)).status).toBe(409);
    expect(await act(offer, 'terminate', { terminatedReason: 'Shop closed.' })).toMatchObject({
      status: 200,
      message: 'Privilege has been terminated.',
      data: { status: 'TERMINATED', terminatedReason: 'Shop closed.', issuedQty: 0 },
    });
    expect(await ownOf(offer, company)).toMatchObject([{ status: 'REVOKED', code: null }]);
    const idle = await draft();
    expect(await building.delete(`${P}/${idle.id}`)).toMatchObject({ status: 200, message: 'Privilege successfully deleted.' });
    expect((await building.get(`${P}/uuid/${idle.uuid}`)).status).toBe(404);
  });

  it('R-0680 R-0681 R-0682 R-0695 R-0696 R-0697 R-0698 has up to three external links, each read, added, changed and removed by its own call', async () => {
    const made = await draft();
    const path = `${P}/uuid/${made.uuid}/promotion-ext-links`;
    const link = {
      type: 'WEB_LINK',
      url: 'https://one.example',
      url2: 'https://two.example',
      text: { en: 'Menu', 'zh-Hant': '餐牌', 'zh-Hans': '菜单' },
      buttonText: { en: 'Open', 'zh-Hant': '開啟', 'zh-Hans': '打开' },
    };
    for (let number = 1; number <= 3; number += 1) expect((await building.post(`${path}/create`, link)).status).toBeLessThan(300);
    expect((await building.post(`${path}/create`, link)).status).toBe(422);
    for (const key of ['url', 'url2'])
      expect(await building.put(`${path}/update`, { ...link, id: 'x', [key]: 'javascript:alert(1)' })).toMatchObject({
        status: 422,
        errors: { [key]: { code: 'url' } },
      });
    const { data: links } = await building.get<(typeof link & { id: string })[]>(`${path}/get`);
    expect(links).toHaveLength(3);
    const own = { type: 'WEB_LINK', url: link.url, url2: link.url2, openIn: 'APP' };
    expect(links[0]).toMatchObject({ ...link, openIn: 'APP', link: own });
    const id = links[0]?.id as string;
    expect((await building.put(`${path}/update`, { ...link, id, url: 'https://three.example' })).status).toBe(200);
    const { text, buttonText } = link;
    const deep = { type: 'DEEPLINK', iosUrl: 'atrium://menu', androidUrl: 'market://menu' };
    const changed = await building.put(`${path}/update`, { id, link: deep, text, buttonText });
    expect(changed).toMatchObject({ data: { link: deep, type: 'DEEPLINK', url: deep.iosUrl, url2: deep.androidUrl, text } });
    expect((await building.delete(`${path}/remove?id=${id}`)).status).toBe(200);
    expect((await building.get<unknown[]>(`${path}/get`)).data).toHaveLength(2);
    expect((await viewer.delete(`${path}/remove?id=${links[1]?.id}`)).status).toBe(403);
  });

  it('R-0683 R-0692 R-0699 R-0700 R-0701 is found by store, tag and display status, counted by status, and put in order', async () => {
    const shop = await store();
    const a = await published({ tags: ['Only here'], retailStoresIds: [shop.id] });
    const b = await published({ tags: ['Only here'] });
    const over = await published({ tags: ['Only here'] });
    await api.db.query(sql`update promotions set promotion_end_at = now() - interval '1 minute' where id = ${over.id}`);
    const ids = async (query: string) =>
      (await building.get<Paged<Row>>(`${P}?limit=50&${query}`)).data.items.map(({ id }) => id);
    expect(await ids(`retailStoreIds=${shop.id}`)).toEqual([a.id]);
    expect((await ids('tags=Only here')).sort()).toEqual([a.id, b.id, over.id].sort());
    expect(await ids('tags=Only here&displayStatus=EXPIRED')).toEqual([over.id]);
    expect(await building.put(`${P}/reorder`, { ids: [b.id, a.id], from: 1 })).toMatchObject({
      status: 200,
      message: 'Privilege sequence has been updated.',
    });
    const ordered = 'tags=Only here&displayStatus=PUBLISHED&sortProperties=sequence&sortDirection=ASC';
    expect(await ids(ordered)).toEqual([b.id, a.id]);
    expect([(await read(b)).sequence, (await read(a)).sequence]).toEqual([1, 2]);
    expect((await company.put(`${P}/reorder`, { ids: [a.id], from: 1 })).status).toBe(403);
    const { data: counts } = await building.get<Record<string, number>>(`${P}/get-status-count`);
    expect(counts.EXPIRED).toBe((await ids('displayStatus=EXPIRED')).length);
    const { data: tags } = await building.get<Option[]>('/promotion-tags/get-tag-list');
    expect(tags.map(({ value }) => value)).toContain('Only here');
  });

  it('is nobody else’s: another company and another building do not find it, who only reads changes nothing', async () => {
    const mine = await draft({}, company);
    for (const other of [rival, abroad]) {
      expect((await other.get(`${P}/uuid/${mine.uuid}`)).status).toBe(404);
      expect([403, 404]).toContain((await act(mine, 'update', { ...sample(), version: 1 }, other)).status);
    }
    expect((await act(mine, 'approve', {}, abroad)).status).toBe(404);
    expect((await act(mine, 'update', { ...sample(), version: 1 }, viewer)).status).toBe(403);
    const outside = await api.as('MASTER_ADMIN@there.0');
    const offer = await published();
    expect((await claim(offer, outside)).status).toBe(404);
    expect((await claim(mine, company)).status).toBe(404);
    const forStaff = await published({ targetUserGroup: 'BUILDING_STAFF' });
    expect((await claim(forStaff, company)).status).toBe(404);
    expect((await claim(forStaff, building)).status).toBe(200);
  });
});

describe('claims', () => {
  it('R-0702 R-0710 R-0711 are redeemed at a store by its code or PIN, once; the code is its owner’s alone', async () => {
    const shop = await store();
    const other = await store();
    const offer = await published({ retailStoresIds: [shop.id] });
    expect(await claim(offer, company)).toMatchObject({
      status: 200,
      message: 'Privilege has been claimed.',
      data: { number: 1 },
    });
    expect((await claim(offer, company)).data).toEqual({ number: 1 });
    const [held] = await ownOf(offer, company);
    expect(held).toMatchObject({ status: 'CLAIMED', code: expect.stringMatching(/^\w{10}$/) });
    const uuid = held?.uuid as string;
    expect((await company.get<{ uuid: string }[]>(`/occupant${R}/uuid/${uuid}/qr`)).status).toBe(200);
    expect((await rival.get(`/occupant${R}/uuid/${uuid}/qr`)).status).toBe(404);
    expect(JSON.stringify((await building.get(`${R}/uuid/${uuid}`)).data)).not.toContain(held?.code);
    expect((await redeem(uuid, { storeCode: shop.uniqueCode }, rival)).status).toBe(404);
    expect((await redeem(uuid, { storeCode: 'NOSUCHCODE' }, company)).status).toBe(422);
    expect((await redeem(uuid, { storeCode: other.uniqueCode }, company)).status).toBe(422);
    expect(await redeem(uuid, { retailStoreUuid: shop.uuid, pin: '000' }, company)).toMatchObject({
      status: 422,
      errors: { pin: {} },
    });
    const answers = await Promise.all(
      [1, 2, 3].map(() => redeem(uuid, { retailStoreUuid: shop.uuid, pin: shop.uniquePin }, company)),
    );
    for (const { status } of answers) expect(status).toBe(200);
    expect(answers.filter(({ data }) => !data.again)).toHaveLength(1);
    expect(new Set(answers.map(({ data }) => data.transactionId)).size).toBe(1);
    expect((await building.get<Row>(`${R}/uuid/${uuid}`)).data).toMatchObject({
      status: 'REDEEMED',
      promotionUuid: offer.uuid,
      userId: personOf('MASTER_ADMIN@here.0'),
      retailStoreId: shop.id,
      transactionId: answers[0]?.data.transactionId,
      claimedUserId: personOf('MASTER_ADMIN@here.0'),
      redeemedUserId: personOf('MASTER_ADMIN@here.0'),
      revokedDate: null,
      expiredDate: null,
    });
  });

  it('are redeemed by whoever serves at a store and scans the code', async () => {
    const offer = await published();
    await claim(offer, company);
    const [held] = await ownOf(offer, company);
    const scan = (by: Client) => by.put(`${R}/redeem-by-code`, { code: `atrium://privilege/${held?.code?.toLowerCase()}` });
    expect((await scan(rival)).status).toBe(404);
    expect((await scan(abroad)).status).toBe(404);
    expect(await scan(building)).toMatchObject({ status: 200, data: { status: 'REDEEMED', again: false } });
    expect(await scan(building)).toMatchObject({ status: 200, data: { again: true } });
  });

  it('are taken by a merchant at the own store, also those that the building offers there, and by no other', async () => {
    const own = await store({ retailTenantId: api.world.here.tenants[0] });
    const offer = await published({ retailStoresIds: [own.id] });
    await claim(offer, rival);
    const [held] = await ownOf(offer, rival);
    const merchant = await api.as('MERCHANT@here.0');
    const scan = (by: Client, body: object = {}) => by.put(`${R}/redeem-by-code`, { code: held?.code, ...body });
    expect((await scan(await api.as('MERCHANT@here.1'))).status).toBe(404);
    const other = await store();
    expect(await scan(merchant, { retailStoreId: other.id })).toMatchObject({ status: 422, errors: { retailStoreId: {} } });
    expect(await scan(merchant)).toMatchObject({
      status: 200,
      message: 'Privilege has been redeemed.',
      data: { again: false, retailStoreUuid: own.uuid, promotionName: { en: 'Second kopi free' } },
    });
    expect((await building.get<Row>(`${R}/uuid/${held?.uuid}`)).data).toMatchObject({
      status: 'REDEEMED',
      retailStoreId: own.id,
    });
  });

  it('R-0712 are revoked; what had been redeemed leaves a record of its own, and the place is free at once', async () => {
    const offer = await published({ totalQty: 1 });
    await claim(offer, company);
    const [held] = await ownOf(offer, company);
    const shop = await store();
    await redeem(held?.uuid as string, { storeCode: shop.uniqueCode }, company);
    expect(await claim(offer, rival)).toMatchObject({
      status: 409,
      message: 'All of this privilege have been given out for now',
    });
    expect((await revoke(held?.uuid as string, company)).status).toBe(403);
    expect(await revoke(held?.uuid as string)).toMatchObject({
      status: 200,
      data: { status: 'REVOKED', revokedReason: 'Given by mistake.' },
    });
    expect((await revoke(held?.uuid as string)).status).toBe(409);
    const [row] = await rowsOf(offer);
    const { data } = await building.get<Paged<Row>>(`/promotion-rollbacks?promotionRedemptionId=${row?.id}`);
    expect(data.items).toMatchObject([
      { transactionId: row?.transactionId, retailStoreId: shop.id, reason: 'Given by mistake.' },
    ]);
    expect((await claim(offer, rival)).status).toBe(200);
    expect((await redeem(held?.uuid as string, { storeCode: shop.uniqueCode }, company)).status).toBe(409);
  });

  it('expire by time, whether or not a job has run, and are free again', async () => {
    const offer = await published({ totalQty: 1 });
    await claim(offer, company);
    const [held] = await ownOf(offer, company);
    await api.db.query(sql`update promotion_redemptions set expires_at = now() - interval '1 second' where uuid = ${held?.uuid}`);
    const shop = await store();
    expect((await redeem(held?.uuid as string, { storeCode: shop.uniqueCode }, company)).status).toBe(409);
    expect(await ownOf(offer, company)).toMatchObject([{ status: 'EXPIRED', code: null }]);
    expect((await claim(offer, rival)).status).toBe(200);
  });

  it('count for each person: once, or as often as the privilege says', async () => {
    const once = await published({ multipleRedemption: false, userMaxLimit: null });
    await claim(once, company);
    expect((await claim(once, company, 2)).status).toBe(409);
    const twice = await published({ multipleRedemption: true, userMaxLimit: 2, totalQty: null });
    for (const number of [1, 2]) expect((await claim(twice, company, number)).data).toEqual({ number });
    expect((await claim(twice, company, 3)).status).toBe(409);
    expect((await claim(twice, rival)).status).toBe(200);
  });

  it('count by day, week and month of the building’s calendar, and by store', async () => {
    const zone = 'Asia/Singapore';
    for (const [frequency, unit] of [
      ['DAILY', 'day'],
      ['WEEKLY', 'week'],
      ['MONTHLY', 'month'],
    ]) {
      const offer = await published({ totalQty: 1, promotionQuotaFrequencyType: frequency });
      await claim(offer, company);
      const at = (offset: string) =>
        api.db.query(sql`update promotion_redemptions
          set claimed_date = (date_trunc(${unit}::text, now() at time zone ${zone}::text) at time zone ${zone}::text) + ${offset}::interval
          where promotion_id = ${offer.id}`);
      await at('0 seconds');
      expect((await claim(offer, rival)).status, `${frequency} at its beginning`).toBe(409);
      await at('-1 second');
      expect((await claim(offer, rival)).status, `${frequency} before it`).toBe(200);
    }
    const overall = await published({ totalQty: 1, promotionQuotaFrequencyType: 'OVERALL' });
    await claim(overall, company);
    await api.db.query(
      sql`update promotion_redemptions set claimed_date = now() - interval '1 year' where promotion_id = ${overall.id}`,
    );
    expect((await claim(overall, rival)).status).toBe(409);
    const shops = [await store(), await store(), await store()];
    const perStore = await published({
      totalQty: 1,
      promotionQuotaType: 'PER_STORE',
      retailStoresIds: shops.slice(0, 2).map(({ id }) => id),
    });
    expect((await claim(perStore, company)).status).toBe(422);
    expect((await claim(perStore, company, 1, { retailStoreId: shops[2]?.id })).status).toBe(422);
    expect((await claim(perStore, company, 1, { retailStoreId: shops[0]?.id })).status).toBe(200);
    expect((await claim(perStore, rival, 1, { retailStoreId: shops[0]?.id })).status).toBe(409);
    expect((await claim(perStore, rival, 1, { retailStoreId: shops[1]?.id })).status).toBe(200);
  });

  it('of many at once through two processes, exactly as many get one as there are, and nothing exists of the others', async () => {
    const offer = await published({ totalQty: QUOTA, multipleRedemption: false, userMaxLimit: null });
    const people = await crowd(PEOPLE);
    const answers = await Promise.all(people.map(({ first, other }, index) => claimAtLast(offer, index % 2 ? first : other)));
    const by = (status: number) => answers.filter((answer) => answer.status === status).length;
    expect([by(200), by(409)], JSON.stringify(answers.find(({ status }) => ![200, 409].includes(status)))).toEqual([
      QUOTA,
      PEOPLE - QUOTA,
    ]);
    expect(await keptOf(offer)).toEqual({ rows: QUOTA, entries: QUOTA });
  }, 900_000);

  it('of one person who asks many times at once through two processes, as many are claimed as the person may have', async () => {
    const offer = await published({ totalQty: null, multipleRedemption: true, userMaxLimit: OWN });
    const [one] = (await crowd(1)) as [Awaited<ReturnType<typeof crowd>>[number]];
    const asked = Array.from({ length: ASKED }, (_, index) => claimAtLast(offer, index % 2 ? one.first : one.other, ASKED));
    const answers = await Promise.all(asked);
    const by = (status: number) => answers.filter((answer) => answer.status === status).length;
    expect([by(200), by(409)]).toEqual([OWN, ASKED - OWN]);
    expect(await keptOf(offer)).toEqual({ rows: OWN, entries: OWN });
  }, 900_000);

  it('after many random steps of claiming, redeeming, revoking, expiring and deleting, all numbers agree with the rows', async () => {
    const offer = await published({
      totalQty: 12,
      multipleRedemption: true,
      userMaxLimit: 4,
      promotionQuotaFrequencyType: 'OVERALL',
    });
    let shop = await store();
    const people = await crowd(6);
    let seed = 7;
    const next = (below: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return Math.floor((seed / 2_147_483_648) * below);
    };
    for (let step = 0; step < STEPS; step += 1) {
      const { first, userId } = people[next(people.length)] as (typeof people)[number];
      const mine = await ownOf(offer, first);
      const one = mine[next(Math.max(mine.length, 1))];
      const what = next(8);
      if (what <= 2) await claim(offer, first, mine.length + 1);
      else if (what === 3 && one) await redeem(one.uuid, { storeCode: shop.uniqueCode }, first);
      else if (what === 4 && one) await revoke(one.uuid);
      else if (what === 5)
        await first.put(
          `/occupant/promotions/uuid/${offer.uuid}/${next(2) ? 'like' : 'view'}`,
          next(2) ? {} : { liked: next(2) === 0 },
        );
      else if (what === 6) {
        const path = `/office-centres/uuid/${centreUuid(api.world.here.building)}/retail-stores/uuid/${shop.uuid}`;
        expect((await building.delete(path)).status).toBe(200);
        shop = await store();
      } else if (one)
        await api.db.query(sql`update promotion_redemptions set status = 'EXPIRED', expired_date = now()
          where uuid = ${one.uuid} and user_id = ${userId} and status = 'CLAIMED'`);
      const [held] = await api.db.query<{ held: number; most: number }>(sql`
        select count(*)::int as held, coalesce(max(n), 0)::int as most from (
          select count(*) over (partition by user_id) as n from promotion_redemptions
          where promotion_id = ${offer.id} and status in ('CLAIMED', 'REDEEMED')) x`);
      expect(held?.held).toBeLessThanOrEqual(12);
      expect(held?.most).toBeLessThanOrEqual(4);
    }
    const { said, real } = await tallies(offer);
    expect(said).toEqual(real);
    expect(Number(said.issued)).toBeGreaterThan(0);
  }, 900_000);

  it('like and view count once for each person', async () => {
    const offer = await published();
    const path = `/occupant/promotions/uuid/${offer.uuid}`;
    for (const by of [company, company, rival]) {
      await by.put(`${path}/like`, { liked: true });
      await by.put(`${path}/view`, {});
    }
    await company.put(`${path}/like`, { liked: false });
    const { said, real } = await tallies(offer);
    expect(said).toEqual(real);
    expect(said).toMatchObject({ likes: 1, views: 2 });
  });
});

describe('issuing', () => {
  it('R-0713 R-0715 is done by the building for one person, within the limits; the list starts with the newest number', async () => {
    const offer = await published({ promotionIssueType: 'INDIVIDUAL', multipleRedemption: false, userMaxLimit: null });
    expect((await claim(offer, company)).status).toBe(409);
    const issue = (who: string, by = building) =>
      by.post<Row>(`${R}/issue-individual-claim`, { promotionUuid: offer.uuid, userId: personOf(who) });
    expect(await issue('MASTER_ADMIN@here.0')).toMatchObject({
      status: 201,
      message: 'Privilege has been issued to this user.',
      data: { status: 'CLAIMED', claimedUserId: personOf('MASTER_ADMIN@here.0') },
    });
    expect((await issue('MASTER_ADMIN@here.0')).status).toBe(409);
    expect((await issue('MASTER_ADMIN@there.0')).status).toBe(422);
    expect((await issue('MASTER_ADMIN@here.1', company)).status).toBe(403);
    expect([403, 404, 422]).toContain((await issue('MASTER_ADMIN@here.1', abroad)).status);
    await issue('MASTER_ADMIN@here.1');
    const { data } = await building.get<Paged<Row>>(`${R}?promotionId=${offer.id}`);
    const numbers = data.items.map(({ referenceNo }) => String(referenceNo));
    expect(numbers).toEqual([...numbers].sort().reverse());
    const idle = await draft();
    const early = await building.post(`${R}/issue-individual-claim`, { promotionId: idle.id, userId: personOf('STAFF@here.0') });
    expect(early.status).toBe(409);
  });

  it('R-0705 R-0706 R-0707 is done for many in two steps, within the quota', async () => {
    const offer = await published({ totalQty: 2, multipleRedemption: false, userMaxLimit: null });
    const people = await api.db.query<{ username: string }>(
      sql`select username from users where id = any(${sql.param(
        ['MASTER_ADMIN@here.0', 'MASTER_ADMIN@here.1', 'STAFF@here.0'].map(personOf),
      )}::bigint[]) order by id`,
    );
    const rows = (names: string[]) =>
      names.map((user, index) => ({ number: index + 2, data: { promotion: offer.referenceNo as string, user } }));
    const process = (names: string[]) =>
      building.post<UploadResult>(`${R}/process-data`, { fileName: 'people.csv', rows: rows(names) });
    const names = people.map(({ username }) => username);
    const { data: preview } = await process(names);
    expect(preview, JSON.stringify(preview)).toMatchObject({ uploadedRecords: 2, failedRecords: 1 });
    expect(await rowsOf(offer)).toHaveLength(0);
    const done = await building.post<UploadResult>(`${R}/upload-data`, { uploadId: preview.uploadId });
    expect(done).toMatchObject({ message: '2 privilege successfully uploaded', data: { uploadedRecords: 2, failedRecords: 1 } });
    expect(await rowsOf(offer)).toHaveLength(2);
    const { data: none } = await process(names.slice(0, 1));
    expect(none).toMatchObject({ uploadedRecords: 0, failedRecords: 1 });
    const failed = await building.post<UploadResult>(`${R}/upload-data`, { uploadId: none.uploadId });
    expect(failed.message).toBe('All users failed to upload');
    expect((await company.post(`${R}/process-data`, { fileName: 'a.csv', rows: rows(names) })).status).toBe(403);
  });

  it('R-0716 R-0718 is reported for each privilege, and as a spreadsheet', async () => {
    const offer = await published();
    await claim(offer, company);
    await claim(await published(), company);
    expect(await rowsOf(offer)).toMatchObject([{ promotionId: offer.id }]);
    const sheet = await building.get<{ base64: string }>(`${R}/generate-record?promotionId=${offer.id}`);
    expect(sheet.status).toBe(200);
    expect((await company.get(`${R}?promotionId=${offer.id}`)).data).toMatchObject({ items: [] });
  });
});
