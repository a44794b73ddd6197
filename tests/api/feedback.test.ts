/** Feedback: what people say with the app, who is told, and how the building answers. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Option, Paged } from '#schemas/kernel/calls/errors.ts';
import { feedbackTypes, systemDataCodes } from '#schemas/kernel/fields/systemData.ts';
import { makeAccessTokens } from '#server/auth/session/accessToken.ts';
import { createSession } from '#server/auth/session/sessions.ts';
import { answersAsDocumented } from './documented.ts';
import { type Api, type Client, clientOf, startApi } from './harness.ts';
import { mailedSheet } from './mailedSheet.ts';

interface Own {
  uuid: string;
  referenceNo: string;
  type: string;
  category: string;
  description: string;
  status: string;
  answer: string | null;
  imageFile: { uuid: string; fullPath: string }[];
}
interface Kept extends Own {
  id: number;
  version: number;
  tenantId: number | null;
  applicantId: number;
}
let api: Api;
let building: Client;
let person: Client;
let neighbour: Client;
let abroad: Client;
let count = 0;

/** The same person in the app of the building. */
async function inApp(name: string): Promise<Client> {
  const { userId, officeCentreId } = api.world.people[name] as { userId: number; officeCentreId: number };
  const { sessionId } = await createSession(api.db, userId, officeCentreId, { audience: 'APP' });
  return clientOf(api.app, (await makeAccessTokens(api.db).issue(sessionId, userId, 'APP')).accessToken);
}
const said = (over: object = {}) => ({
  requestKey: `key-${++count}`,
  type: 'BUILDING',
  category: 'LIFTS',
  description: 'The lift is slow.',
  ...over,
});
const say = (client: Client, over: object = {}) => client.post<Own>('/occupant/feedbacks', said(over));
const kept = async (client = building) => (await client.get<Paged<Kept>>('/feedbacks')).data.items;
const noticesOf = async (name: string) =>
  (await (await api.as(name)).get<Paged<{ title: { en: string } }>>('/occupant/notices?limit=50')).data.items.map(
    ({ title }) => title.en,
  );

beforeAll(async () => {
  api = await startApi();
  building = await api.as('LANDLORD_ADMIN@here');
  person = await inApp('STAFF@here.0');
  neighbour = await inApp('STAFF@here.1');
  abroad = await inApp('STAFF@there.0');
});
beforeEach(() => api.db.query(sql`delete from feedbacks`));
afterAll(() => api.close());

describe('the categories', () => {
  it.each(['/feedbacks/category-drop-down', '/occupant/feedbacks/category-drop-down'])(
    'of %s are those of the type (R-0317)',
    async (path) => {
      const client = path.startsWith('/occupant') ? person : building;
      const codes = async (query = '') => (await client.get<Option[]>(`${path}${query}`)).data.map(({ code }) => code);
      for (const type of feedbackTypes) expect(await codes(`?type=${type}`)).toEqual(systemDataCodes(`FEEDBACK_${type}`));
      expect(await codes()).toEqual(feedbackTypes.flatMap((type) => systemDataCodes(`FEEDBACK_${type}`)));
      expect((await client.get(`${path}?type=MOON`)).status).toBe(400);
      expect((await client.get<Option[]>(`${path}?type=BUILDING`)).data[0]).toEqual({
        code: 'AIR_CONDITIONING',
        label: 'Air-conditioning',
        value: 'AIR_CONDITIONING',
        categoryCode: 'FEEDBACK_BUILDING',
      });
    },
  );
});

describe('sending feedback', () => {
  it('stores it once for each key, in the person’s name and company, and tells those who handle it', async () => {
    const body = said();
    const first = await person.post<Own>('/occupant/feedbacks', body);
    expect([first.status, first.message]).toEqual([200, 'Thank you. Your feedback has been sent.']);
    expect(first.data).toMatchObject({ type: 'BUILDING', category: 'LIFTS', status: 'OPEN', answer: null, imageFile: [] });
    const again = await Promise.all(Array.from({ length: 5 }, () => person.post<Own>('/occupant/feedbacks', body)));
    expect(new Set(again.map(({ data }) => data.uuid))).toEqual(new Set([first.data.uuid]));
    const [row, ...others] = await kept();
    expect(others).toEqual([]);
    expect(row).toMatchObject({
      referenceNo: first.data.referenceNo,
      tenantId: api.world.here.tenants[0],
      applicantId: api.world.people['STAFF@here.0']?.userId,
      status: 'OPEN',
    });
    expect(await noticesOf('LANDLORD_ADMIN@here')).toEqual([`Feedback ${first.data.referenceNo}: Lifts`]);
    expect(await noticesOf('LANDLORD_ADMIN@there')).toEqual([]);
    expect(await noticesOf('STAFF@here.1')).toEqual([]);
  });

  it('takes pictures that the person has uploaded, by id or uuid, and nobody else’s', async () => {
    const fileOf = async (name: string) => {
      const [row] = await api.db.query<{ id: number; uuid: string }>(sql`
        insert into system_files (name, extension, mime, size, module, storage_key, sha256, uploaded_by)
        values ('a.png', 'png', 'image/png', 1, 'FEEDBACK', gen_random_uuid()::text, 'x', ${api.world.people[name]?.userId ?? 0}) returning id, uuid`);
      return row as { id: number; uuid: string };
    };
    const [mine, other, theirs] = [await fileOf('STAFF@here.0'), await fileOf('STAFF@here.0'), await fileOf('STAFF@here.1')];
    const byId = await say(person, { imageFileIds: [mine.id] });
    expect(byId.data.imageFile).toMatchObject([{ uuid: mine.uuid, fullPath: `/api/occupant/system-files/uuid/${mine.uuid}` }]);
    expect((await say(person, { imageFileUuids: [other.uuid] })).data.imageFile).toMatchObject([{ uuid: other.uuid }]);
    for (const wrong of [
      { imageFileIds: [theirs.id] },
      { imageFileUuids: [theirs.uuid] },
      { imageFileUuids: 'x' },
      { imageFileIds: [0] },
    ])
      expect((await say(person, wrong)).status, JSON.stringify(wrong)).toBe(422);
    expect((await kept())[0]?.imageFile).toMatchObject([{ uuid: other.uuid, fullPath: `/api/system-files/uuid/${other.uuid}` }]);
  });

  it.each([
    [{ category: 'SIGN_IN' }, 'category'],
    [{ type: 'APPLICATION', category: 'LIFTS' }, 'category'],
    [{ type: 'MOON' }, 'type'],
    [{ category: null }, 'category'],
    [{ description: '   ' }, 'description'],
    [{ description: 'x'.repeat(2001) }, 'description'],
    [{ requestKey: '' }, 'requestKey'],
    [{ applicantId: 1 }, 'applicantId'],
    [{ tenantId: 1 }, 'tenantId'],
    [{ status: 'CLOSED' }, 'status'],
    [{ answer: 'Done' }, 'answer'],
  ])('refuses what is wrong, case %# by its field', async (over, field) => {
    const refused = await say(person, over);
    expect(refused.status).toBe(422);
    expect(refused.errors).toHaveProperty(field);
    expect(await kept()).toEqual([]);
  });

  it('works from the portal as well, and for the building’s own people without a company', async () => {
    const { data } = await say(building, { type: 'APPLICATION', category: 'SIGN_IN' });
    expect(data.category).toBe('SIGN_IN');
    expect((await kept())[0]).toMatchObject({ tenantId: null });
    expect((await say(await api.asIn('SUPERADMIN', null))).status).toBe(400);
    expect((await say(await api.as('nobody'))).status).toBe(401);
  });
});

describe('what people read of it', () => {
  it('is their own in this building, the newest first, with what was answered and not by whom', async () => {
    const uuids = [(await say(person)).data.uuid, (await say(person)).data.uuid].reverse();
    await say(neighbour);
    const { data } = await person.get<Paged<Own>>('/occupant/feedbacks');
    expect(data).toMatchObject({ total: 2, totalPage: 1 });
    expect(data.items.map(({ uuid }) => uuid)).toEqual(uuids);
    expect((await person.get<Paged<Own>>('/occupant/feedbacks?limit=1&page=2')).data.items.map(({ uuid }) => uuid)).toEqual([
      uuids[1],
    ]);
    expect(Object.keys(data.items[0] ?? {}).sort()).toEqual([
      'answer',
      'answeredDate',
      'category',
      'closedDate',
      'description',
      'imageFile',
      'referenceNo',
      'status',
      'submittedDate',
      'type',
      'uuid',
    ]);
    expect((await person.get<Own>(`/occupant/feedbacks/uuid/${uuids[0]}`)).data.uuid).toBe(uuids[0]);
    for (const other of [neighbour, abroad, building])
      expect((await other.get(`/occupant/feedbacks/uuid/${uuids[0]}`)).status).toBe(404);
    expect((await person.get('/occupant/feedbacks/uuid/x')).status).toBe(404);
  });

  it('is nothing in the building’s list, for companies and for other buildings', async () => {
    const { data } = await say(person);
    for (const name of ['MASTER_ADMIN@here.0', 'STAFF@here.0'])
      expect((await (await api.as(name)).get('/feedbacks')).status).toBe(403);
    expect(await kept(await api.as('LANDLORD_ADMIN@there'))).toEqual([]);
    const [row] = await kept();
    expect((await (await api.as('LANDLORD_ADMIN@there')).get(`/feedbacks/${row?.id}`)).status).toBe(404);
    expect(row?.referenceNo).toBe(data.referenceNo);
  });
});

describe('the building', () => {
  const act = async (what: string, body: object = {}, client = building) => {
    const [row] = await kept();
    return client.put<Kept>(`/feedbacks/${row?.id}/${what}`, { version: row?.version, ...body });
  };

  it('answers, and the person is told and reads it', async () => {
    const { data } = await say(person);
    expect((await act('answer')).status).toBe(422);
    expect((await act('answer', { answer: 'Two lifts wait from now on.' })).data).toMatchObject({ status: 'ANSWERED' });
    expect((await person.get<Own>(`/occupant/feedbacks/uuid/${data.uuid}`)).data).toMatchObject({
      status: 'ANSWERED',
      answer: 'Two lifts wait from now on.',
    });
    expect(await noticesOf('STAFF@here.0')).toContain(`Your feedback ${data.referenceNo} was answered`);
    // A better answer takes its place; the history keeps the first one.
    expect((await act('answer', { answer: 'Three lifts.' })).data).toMatchObject({ answer: 'Three lifts.' });
  });

  it('closes it with or without an answer, and opens it again', async () => {
    const { data } = await say(person);
    expect((await act('close', { closeRemark: 'Said twice.' })).data).toMatchObject({ status: 'CLOSED' });
    expect(await noticesOf('STAFF@here.0')).toContain(`Your feedback ${data.referenceNo} was closed`);
    expect((await act('answer', { answer: 'Too late' })).status).toBe(409);
    expect((await act('reopen')).data).toMatchObject({ status: 'OPEN' });
    expect((await act('reopen')).status).toBe(409);
  });

  it('leaves that to those who may: readers and companies do not', async () => {
    await say(person);
    for (const name of ['LANDLORD_ADMIN_VIEW_ONLY@here', 'MASTER_ADMIN@here.0', 'CONCIERGE@here'])
      expect((await act('answer', { answer: 'x' }, await api.as(name))).status, name).toBe(403);
    expect((await act('answer', { answer: 'x' }, await api.as('LANDLORD_ADMIN@there'))).status).toBe(404);
    expect((await act('answer', { answer: 'x' }, await inApp('LANDLORD_ADMIN@here'))).status).toBe(403);
  });

  it('finds it by type, category, status and words, and gets the list by mail', async () => {
    await say(person);
    await say(neighbour, { type: 'APPLICATION', category: 'BOOKING', description: 'No confirmation of my booking.' });
    const found = async (query: string) =>
      (await building.get<Paged<Kept>>(`/feedbacks?${query}`)).data.items.map(({ category }) => category);
    expect(await found('type=APPLICATION')).toEqual(['BOOKING']);
    expect(await found('category=LIFTS')).toEqual(['LIFTS']);
    expect(await found('wildcardSearch=confirmation')).toEqual(['BOOKING']);
    expect(await found('tab=CLOSED')).toEqual([]);
    expect((await building.get('/feedbacks/get-status-count')).data).toMatchObject({ OPEN: 2, CLOSED: 0, ALL: 2 });
    await building.get('/feedbacks/email-record?type=APPLICATION');
    await api.runJobs();
    const sheet = (await mailedSheet(api)).rows;
    expect(JSON.stringify(sheet)).toContain('No confirmation of my booking.');
    expect(JSON.stringify(sheet)).not.toContain('The lift is slow.');
  });
});

answersAsDocumented(() => api);
