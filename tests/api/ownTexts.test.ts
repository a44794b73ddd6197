/** What a building says in its own words: written, checked, seen beforehand, used in the reader's language, and taken back. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Paged } from '#schemas/kernel/calls/errors.ts';
import { serviceRequestFormSample } from '#schemas/serviceRequests/samples.ts';
import { mailNotices } from '#server/channels/mailNotices.ts';
import { keepTexts, messageSteps } from '#server/engine/notify/steps.ts';
import { systemReach } from '#server/engine/reach/systemReach.ts';
import { writeBySystem } from '#server/engine/write/writeBySystem.ts';
import { type Api, type Client, type Row, startApi, testConfig } from './harness.ts';

const PATH = '/message-templates';
const OWN = {
  subject: { en: 'Accepted: %{referenceNo}', 'zh-Hant': '已接受 %{referenceNo}' },
  body: { en: 'We are on it. <b>%{serviceRequestForm}</b>', 'zh-Hant': '我們正在處理。' },
};
let api: Api;
let building: Client;
let tenant: Client;
let form: Row;
beforeAll(async () => {
  api = await startApi();
  await api.db.transaction((tx) => keepTexts(tx, api.product.model.entities));
  building = await api.as('LANDLORD_ADMIN@here');
  tenant = await api.as('MASTER_ADMIN@here.0');
  const body = {
    ...serviceRequestFormSample.records[0],
    dueIn: null,
    options: [],
    isAutoApproval: false,
    notifyPartyEmail: null,
  };
  form = (await building.post<Row>('/service-request-forms/create', body)).data;
  await building.put(`/service-request-forms/uuid/${form.uuid}/publish`, {});
});
afterAll(() => api.close());
beforeEach(() => api.db.query(sql`update message_templates set subject = null, body = null, is_own = false, sends_mail = true`));

const stepOf = async (step: string, who = building): Promise<Row> => {
  const { data } = await who.get<Paged<Row>>(`${PATH}?limit=100`);
  return data.items.find((row) => row.about === 'service-requests' && row.step === step) as Row;
};
const ask = async (): Promise<Row> => {
  const { data, errors } = await tenant.post<Row>('/service-requests/create', { serviceRequestFormId: form.id, answers: {} });
  expect(errors).toBeUndefined();
  return data;
};
const requester = () => api.world.people['MASTER_ADMIN@here.0']?.userId as number;
const told = async (id: number, step: string) => {
  const rows = await api.db.query<{
    id: number;
    title: Record<string, string>;
    message: Record<string, string>;
    ways: string[];
  }>(sql`
    select d.id, d.title, d.message, array_agg(r.channel order by r.channel) filter (where r.user_id = ${requester()}) as ways
    from deliveries d join delivery_recipients r on r.delivery_id = d.id
    where d.key like ${`service-requests.${id}.${step}.%`} group by d.id`);
  return rows[0];
};
const accepted = async () => {
  const request = await ask();
  expect((await building.put(`/service-requests/uuid/${request.uuid}/accept`, {})).status).toBe(200);
  return { request, notice: await told(request.id, 'accepted') };
};

describe('texts of a building', () => {
  it('are there for every step that is told, with what the product says, once for each building', async () => {
    const { data } = await building.get<Paged<Row>>(`${PATH}?limit=100`);
    expect(data.items.map(({ about, step }) => `${about}.${step}`).sort()).toEqual(
      messageSteps(api.product.model.entities)
        .map(({ about, step }) => `${about}.${step}`)
        .sort(),
    );
    await api.db.query(sql`update message_templates set default_subject = '{"en":"Old"}' where step = 'accepted'`);
    await api.db.query(sql`update message_templates set subject = '{"en":"Ours"}' where step = 'accepted'`);
    await api.db.query(sql`update message_templates set step = 'gone' where step = 'rejected'`);
    await api.db.transaction((tx) => keepTexts(tx, api.product.model.entities));
    expect(await stepOf('gone')).toBeUndefined();
    expect(await stepOf('rejected')).toBeDefined();
    expect(await stepOf('accepted')).toMatchObject({
      subject: { en: 'Ours' },
      defaultSubject: { en: expect.stringContaining('is in progress') },
    });
  });

  it('are what people read, in their language; the product’s where the building has none in it', async () => {
    const { id } = await stepOf('accepted');
    const answer = await building.put<Row>(`${PATH}/${id}/write`, OWN);
    expect(answer).toMatchObject({ status: 200, data: { isOwn: true, ...OWN } });
    const { request, notice } = await accepted();
    expect(notice?.title).toMatchObject({ en: `Accepted: ${request.referenceNo}`, 'zh-Hant': `已接受 ${request.referenceNo}` });
    expect(notice?.title['zh-Hans']).toContain(String(request.referenceNo));
    expect(notice?.title['zh-Hans']).not.toContain('已接受');
    await api.db.query(
      sql`insert into user_preferences (user_id, key, value) values (${requester()}, 'language', '"zh-Hant"'::jsonb)`,
    );
    await mailNotices.run({ deliveryId: notice?.id as number, urgent: false }, { db: api.db, config: testConfig() } as never);
    const [mail] = await api.db.query<{ subject: string; html: string }>(sql`
      select subject, html from mails where to_address = (select username from users where id = ${requester()}) order by id desc limit 1`);
    expect(mail?.subject).toBe(`已接受 ${request.referenceNo}`);
    expect(mail?.html).toContain('我們正在處理。');
    await api.db.query(sql`delete from user_preferences where user_id = ${requester()}`);
    const { notice: english } = await accepted();
    await mailNotices.run({ deliveryId: english?.id as number, urgent: false }, { db: api.db, config: testConfig() } as never);
    const [escaped] = await api.db.query<{ html: string }>(sql`select html from mails order by id desc limit 1`);
    expect(escaped?.html).toContain('&lt;b&gt;');
    expect(escaped?.html).not.toContain('<b>');
  });

  it('end with “back to default”; each change is in the history', async () => {
    const { id } = await stepOf('accepted');
    expect((await building.put(`${PATH}/${id}/restore`, {})).status).toBe(409);
    await building.put(`${PATH}/${id}/write`, OWN);
    expect((await building.put<Row>(`${PATH}/${id}/restore`, {})).data).toMatchObject({
      isOwn: false,
      subject: null,
      body: null,
    });
    expect((await accepted()).notice?.title.en).toMatch(/is in progress$/);
    const history = await building.get<Paged<{ action: string }>>(`${PATH}/${id}/history`);
    expect(history.data.items.slice(0, 2).map(({ action }) => action)).toEqual(['restore', 'write']);
  });

  it('refuse placeholders that the step does not have, and name field and placeholder', async () => {
    const { id } = await stepOf('accepted');
    const wrong = { ...OWN, body: { en: 'Dear %{moon}' } };
    for (const call of [building.put(`${PATH}/${id}/write`, wrong), building.post(`${PATH}/${id}/preview`, wrong)]) {
      const answer = await call;
      expect(answer).toMatchObject({ status: 422, errors: { body: { code: 'placeholder' } } });
      expect(JSON.stringify(answer.errors)).toContain('%{moon}');
    }
    const { id: rejected } = await stepOf('rejected');
    expect((await building.put(`${PATH}/${rejected}/write`, { ...OWN, body: { en: '%{remark}' } })).status).toBe(200);
    expect((await stepOf('accepted')).isOwn).toBe(false);
  });

  it('can be seen and sent to oneself before they are saved', async () => {
    const { id } = await stepOf('accepted');
    const { data } = await building.post<{ locale: string; subject: string; text: string }[]>(`${PATH}/${id}/preview`, OWN);
    expect(data.map(({ locale }) => locale)).toEqual(['en', 'zh-Hant', 'zh-Hans']);
    expect(data[0]?.subject).toMatch(/^Accepted: SR-\d{4}-00042$/);
    expect(data[1]?.text).toContain('我們正在處理。');
    expect(JSON.stringify(data)).not.toContain('%{');
    expect((await building.post(`${PATH}/${id}/test`, OWN)).status).toBe(200);
    const [mail] = await api.db.query<{ to: string; building: number; subject: string }>(
      sql`select to_address as "to", office_centre_id as building, subject from mails order by id desc limit 1`,
    );
    const { username } = await building.session();
    expect(mail).toMatchObject({ to: username, building: api.world.here.building, subject: data[0]?.subject });
    expect((await stepOf('accepted')).isOwn).toBe(false);
  });

  it('can go without mail: the notice stays in the portal', async () => {
    const { id } = await stepOf('accepted');
    await building.put(`${PATH}/${id}/stop-mail`, {});
    expect((await accepted()).notice?.ways).toEqual(['PORTAL']);
    await building.put(`${PATH}/${id}/start-mail`, {});
    expect((await accepted()).notice?.ways).toEqual(['MAIL', 'PORTAL']);
  });

  it('reach addresses without an account by mail always: they have no portal to look into', async () => {
    const body = { ...serviceRequestFormSample.records[0], dueIn: null, options: [], isAutoApproval: false };
    const told = { ...body, notifyPartyEmail: ['porter@example.com'] };
    const { data } = await building.post<Row>('/service-request-forms/create', told);
    await building.put(`/service-request-forms/uuid/${data.uuid}/publish`, {});
    const steps = Object.entries(api.product.model.entity('service-requests').notifications ?? {});
    const [step = ''] = steps.find(([, { on }]) => on.includes('create')) ?? [];
    await building.put(`${PATH}/${(await stepOf(step)).id}/stop-mail`, {});
    await tenant.post('/service-requests/create', { serviceRequestFormId: data.id, answers: {} });
    const [mail] = await api.db.query(sql`select from mails where to_address = 'porter@example.com'`);
    expect(mail).toBeDefined();
  });

  it('are a building’s alone, and of who may change its settings', async () => {
    const there = await api.as('LANDLORD_ADMIN@there');
    const { id } = await stepOf('accepted', there);
    for (const [method, path] of [
      ['GET', ''],
      ['PUT', '/write'],
      ['POST', '/preview'],
      ['POST', '/test'],
    ] as const)
      expect((await building.call(method, `${PATH}/${id}${path}`, method === 'GET' ? undefined : OWN)).status, path).toBe(404);
    expect((await there.put(`${PATH}/${id}/write`, OWN)).status).toBe(200);
    expect((await accepted()).notice?.title.en).toMatch(/is in progress$/);
    const own = await stepOf('accepted');
    for (const name of ['MASTER_ADMIN@here.0', 'STAFF@here.0'])
      expect((await (await api.as(name)).get(`${PATH}/${own.id}`)).status, name).toBe(403);
    const reader = await api.as('LANDLORD_ADMIN_VIEW_ONLY@here');
    expect((await reader.post(`${PATH}/${own.id}/preview`, OWN)).status).toBe(200);
    expect((await reader.put(`${PATH}/${own.id}/write`, OWN)).status).toBe(403);
    expect((await reader.post(`${PATH}/${own.id}/test`, OWN)).status).toBe(403);
  });
});

it('a change that the product makes itself is told as well', async () => {
  const request = await ask();
  const { model } = api.product;
  await api.db.transaction((tx) =>
    writeBySystem(
      tx,
      { model, config: testConfig(), reach: systemReach('Atrium', '2036-05-04'), origin: {}, entity: 'service-requests' },
      request.id,
      'accept',
      { status: 'IN_PROGRESS' },
    ),
  );
  expect((await told(request.id, 'accepted'))?.ways).toEqual(['MAIL', 'PORTAL']);
});
