/** Telling people at the steps of a flow: whom, in which language, by which ways, and never without the change. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { turnedOffKey } from '#schemas/kernel/notices/channels.ts';
import { serviceRequestFormSample } from '#schemas/serviceRequests/samples.ts';
import { DELIVER } from '#server/channels/deliver.ts';
import { mailNotices } from '#server/channels/mailNotices.ts';
import { type Api, type Client, type Row, startApi, testConfig } from './harness.ts';

const PARTY = 'desk@parties.example';
let api: Api;
let building: Client;
let tenant: Client;
let form: Row;
beforeAll(async () => {
  api = await startApi();
  building = await api.as('LANDLORD_ADMIN@here');
  tenant = await api.as('MASTER_ADMIN@here.0');
  const body = {
    ...serviceRequestFormSample.records[0],
    dueIn: null,
    options: [],
    isAutoApproval: false,
    notifyPartyEmail: [PARTY],
  };
  const { data, errors } = await building.post<Row>('/service-request-forms/create', body);
  expect(errors).toBeUndefined();
  await building.put(`/service-request-forms/uuid/${data.uuid}/publish`, {});
  form = data;
});
afterAll(() => api.close());

const person = (name: string): number => api.world.people[name]?.userId as number;
const ask = async (): Promise<Row> => {
  const { data, errors } = await tenant.post<Row>('/service-requests/create', { serviceRequestFormId: form.id, answers: {} });
  expect(errors).toBeUndefined();
  return data;
};
/** Who has been told of a step, by which ways. */
const told = (id: number, name: string) =>
  api.db.query<{ userId: number; channel: string; title: Record<string, string>; link: string; building: number }>(sql`
    select r.user_id as "userId", r.channel, d.title, d.link, d.building_id as building
    from deliveries d join delivery_recipients r on r.delivery_id = d.id
    where d.key like ${`service-requests.${id}.${name}.%`} order by r.user_id, r.channel`);

describe('a step of a flow', () => {
  it('is told to who may decide, in every language, and to the addresses; not to who did it, nor elsewhere', async () => {
    const request = await ask();
    const rows = await told(request.id, 'submitted');
    const people = new Set(rows.map(({ userId }) => userId));
    expect(people).toContain(person('LANDLORD_ADMIN@here'));
    for (const name of ['MASTER_ADMIN@here.0', 'LANDLORD_ADMIN@there', 'LANDLORD_ADMIN_VIEW_ONLY@here'])
      expect(people, name).not.toContain(person(name));
    expect(rows[0]).toMatchObject({ building: api.world.here.building, link: expect.stringContaining(String(request.uuid)) });
    expect(rows[0]?.title.en).toBe(`New service request ${request.referenceNo}`);
    expect(rows[0]?.title['zh-Hant']).toContain(String(request.referenceNo));
    expect(rows[0]?.title['zh-Hant']).not.toBe(rows[0]?.title.en);
    const [mail] = (await api.mailsTo(PARTY)).slice(-1);
    expect(mail).toMatchObject({ subject: `New service request ${request.referenceNo}`, building: api.world.here.building });
    expect(mail?.text).toContain(`${testConfig().publicUrl}/`);
    expect(mail?.text).not.toContain('%{');
  });

  it('reaches by mail only who has not turned it off; the bell always', async () => {
    const requester = person('MASTER_ADMIN@here.0');
    const accepted = async () => {
      const request = await ask();
      const { errors } = await building.put(`/service-requests/uuid/${request.uuid}/accept`, {});
      expect(errors).toBeUndefined();
      return (await told(request.id, 'accepted')).filter(({ userId }) => userId === requester).map(({ channel }) => channel);
    };
    expect(await accepted()).toEqual(['MAIL', 'PORTAL']);
    await api.db.query(sql`insert into user_preferences (user_id, key, value)
      values (${requester}, ${turnedOffKey('serviceRequest')}, '["mail"]'::jsonb)`);
    expect(await accepted()).toEqual(['PORTAL']);
    await api.db.query(sql`delete from user_preferences where user_id = ${requester}`);
  });

  it('is told once: a change that is refused or rolled back tells nobody', async () => {
    const request = await ask();
    const both = await Promise.all([1, 2].map(() => building.put(`/service-requests/uuid/${request.uuid}/accept`, {})));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const people = (await told(request.id, 'accepted')).filter(({ channel }) => channel === 'PORTAL').map(({ userId }) => userId);
    expect(people).toEqual([...new Set(people)]);
    const before = await api.mailsTo(PARTY);
    expect((await tenant.post('/service-requests/create', { serviceRequestFormId: form.id, answers: {}, moon: 1 })).status).toBe(
      422,
    );
    expect(await api.mailsTo(PARTY)).toEqual(before);
  });

  it('comes as a mail in the language that the person has chosen', async () => {
    const requester = person('MASTER_ADMIN@here.0');
    await api.db.query(
      sql`insert into user_preferences (user_id, key, value) values (${requester}, 'language', '"zh-Hant"'::jsonb)`,
    );
    const request = await ask();
    await building.put(`/service-requests/uuid/${request.uuid}/accept`, {});
    const [row] = await api.db.query<{ id: number }>(
      sql`select id from deliveries where key like ${`service-requests.${request.id}.accepted.%`}`,
    );
    expect(DELIVER.MAIL).toBe(mailNotices.name);
    await mailNotices.run({ deliveryId: row?.id as number, urgent: false }, { db: api.db, config: testConfig() } as never);
    const [who] = await api.db.query<{ address: string }>(sql`select username as address from users where id = ${requester}`);
    const [mail] = (await api.mailsTo(who?.address as string)).slice(-1);
    expect(mail?.subject).toContain(String(request.referenceNo));
    expect(mail?.subject).toMatch(/\p{Script=Han}/u);
    await api.db.query(sql`delete from user_preferences where user_id = ${requester}`);
  });

  it('an internal comment is told to the building alone, an open one to who asked', async () => {
    const request = await ask();
    const comment = async (isInternal: boolean) => {
      const body = { serviceRequestId: request.id, comment: 'Somebody looks at it', isInternal };
      const { data, errors } = await building.post<Row>('/service-request-comments/create', body);
      expect(errors).toBeUndefined();
      const rows = await api.db.query<{ userId: number }>(sql`
        select r.user_id as "userId" from deliveries d join delivery_recipients r on r.delivery_id = d.id
        where d.key like ${`service-request-comments.${data.id}.added.%`}`);
      return rows.map(({ userId }) => userId);
    };
    expect(await comment(false)).toContain(person('MASTER_ADMIN@here.0'));
    expect(await comment(true)).not.toContain(person('MASTER_ADMIN@here.0'));
  });
});
