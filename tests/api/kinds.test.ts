/** Kinds whose values have parts or reference many records: how they are stored, filtered and released. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entities } from '#schemas/index.ts';
import type { Paged } from '#schemas/kernel/calls/errors.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import type { Embedded, EmbeddedFile, EmbeddedImage } from '#schemas/kernel/entity/types.ts';
import { migrationSqlFor } from '#server/db/snapshot.ts';
import { gadget } from './gadget.ts';
import { type Api, type Client, startApi } from './harness.ts';
import { uploadAs } from './uploads.ts';

interface Gadget extends Record<string, unknown> {
  id: number;
  uuid: string;
  version: number;
  code: string;
  serial: string;
  friend: Embedded[] | null;
  friendIds: number[] | null;
  guard: Embedded[] | null;
}
let api: Api;
let building: Client;
let count = 0;
beforeAll(async () => {
  api = await startApi({ entities: [...entities, gadget as unknown as Entity] });
  await api.db.script(await migrationSqlFor([gadget as unknown as Entity]));
  building = await api.as('LANDLORD_ADMIN@here');
});
afterAll(() => api.close());

const body = (over: object = {}) => {
  count += 1;
  return { code: `K${count}`, name: { en: `Kind ${count}` }, level: 'LOW', ...over };
};
async function make(over: object = {}, by = building): Promise<Gadget> {
  const answer = await by.post<Gadget>('/gadgets', body(over));
  if (!answer.success) throw new Error(JSON.stringify(answer));
  return answer.data;
}
const pathOf = ({ uuid }: Gadget, tail = '') => `/gadgets/uuid/${uuid}${tail}`;
const read = async (one: Gadget, by = building) => (await by.get<Gadget>(pathOf(one))).data;
const refusal = async (over: object, by = building) => {
  const { status, errors } = await by.post('/gadgets', body(over));
  return [status, ...Object.entries(errors ?? {}).map(([key, { code }]) => `${key} ${code}`)];
};
const change = (one: Gadget, over: object) =>
  building.put<Gadget>(pathOf(one), { code: one.code, name: { en: 'Changed' }, level: 'LOW', version: one.version, ...over });

describe('many records of another entity', () => {
  it('are returned in the order in which they were selected, with their labels', async () => {
    const [one, two, three] = [await make(), await make(), await make()];
    const made = await make({ friendIds: [three.id, one.id, two.id], guardIds: [two.id] });
    expect(made.friend?.map(({ id, label }) => [id, label])).toEqual([three, one, two].map(({ id, code }) => [id, code]));
    expect(made.guard).toEqual([{ id: two.id, label: two.serial }]);
    expect((await make()).friend).toBeNull();
  });

  it('must all be within scope', async () => {
    const [mine, theirs] = [await make(), await make({}, await api.as('LANDLORD_ADMIN@there'))];
    for (const friendIds of [[theirs.id], [mine.id, theirs.id], [mine.id, 999_999_999]])
      expect(await refusal({ friendIds })).toEqual([422, 'friendIds notFound']);
    expect(await refusal({ friendIds: [mine.id, mine.id] })).toEqual([422, 'friendIds duplicateEntry']);
  });

  it('that are already selected are not checked again', async () => {
    const [friend, next] = [await make(), await make()];
    const made = await make({ friendIds: [friend.id] });
    await api.db.query(sql`update gadgets set office_centre_id = ${api.world.there.building} where id = ${friend.id}`);
    const { data } = await change(made, { friendIds: [friend.id, next.id] });
    expect(data.friendIds).toEqual([friend.id, next.id]);
    const again = await change(data, { friendIds: [next.id] });
    expect((await change(again.data, { friendIds: [friend.id, next.id] })).errors).toHaveProperty('friendIds');
  });

  it('are removed from every list when they are deleted', async () => {
    const [gone, stays] = [await make(), await make()];
    const both = await make({ friendIds: [stays.id, gone.id] });
    const alone = await make({ friendIds: [gone.id] });
    expect((await building.delete(pathOf(gone))).status).toBe(200);
    expect(await read(both)).toMatchObject({ friendIds: [stays.id], friend: [{ id: stays.id }] });
    expect(await read(alone)).toMatchObject({ friendIds: null, friend: null });
  });

  it('cannot be deleted where a list forbids it, and then nothing is changed', async () => {
    const guarded = await make();
    const keeper = await make({ guardIds: [guarded.id] });
    const friend = await make({ friendIds: [guarded.id] });
    expect(await building.delete(pathOf(guarded))).toMatchObject({ status: 409, code: 'inUse' });
    expect((await read(friend)).friendIds).toEqual([guarded.id]);
    expect((await change(keeper, { guardIds: [] })).data.guard).toBeNull();
    expect((await building.delete(pathOf(guarded))).status).toBe(200);
  });

  it('leave no dangling entry when one is deleted while another list adds it', async () => {
    for (let turn = 0; turn < 6; turn += 1) {
      const gone = await make();
      const [made, removed] = await Promise.all([
        building.post<Gadget>('/gadgets', body({ friendIds: [gone.id] })),
        building.delete(pathOf(gone)),
      ]);
      expect(removed.status).toBe(200);
      if (made.status === 201) expect((await read(made.data)).friendIds).toBeNull();
      else expect(made.errors).toHaveProperty('friendIds');
    }
  });

  it('can be filtered by any of them', async () => {
    const [one, two, three] = [await make(), await make(), await make()];
    const [first, second] = [await make({ friendIds: [one.id, two.id] }), await make({ friendIds: [three.id] })];
    const found = async (ids: string) =>
      (await building.get<Paged<Gadget>>(`/gadgets?limit=100&friendIds=${ids}`)).data.items.map((item) => item.id);
    expect(await found(String(two.id))).toEqual([first.id]);
    expect(await found(`${two.id},${three.id}`)).toEqual([first.id, second.id]);
    expect((await building.get('/gadgets?friendIds=x')).status).toBe(400);
  });

  it('appear in the history with their labels', async () => {
    const [one, two] = [await make(), await make()];
    const made = await make({ friendIds: [one.id] });
    await change(made, { friendIds: [one.id, two.id] });
    const { items } = (await building.get<Paged<{ changes: { field: string }[] }>>(pathOf(made, '/history'))).data;
    expect(items[0]?.changes.find(({ field }) => field === 'friend')).toEqual({
      field: 'friend',
      from: [one.code],
      to: [one.code, two.code],
    });
  });
});

describe('uploads', () => {
  it('R-0265 an image returns its id, path, size, name and extension; several files keep their order', async () => {
    const picture = await uploadAs(building, 'png');
    const papers = [await uploadAs(building, 'pdf'), await uploadAs(building, 'txt')].reverse();
    const made = await make({ pictureId: picture, paperIds: papers });
    expect(made.picture as EmbeddedImage).toMatchObject({
      id: picture,
      systemFileId: picture,
      uuid: expect.any(String),
      fullPath: expect.stringContaining('/api/system-files/uuid/'),
      fileSize: expect.any(Number),
      name: 'sample.png',
      fileExtension: 'png',
    });
    expect((made.paper as EmbeddedFile[]).map(({ systemFileId }) => systemFileId)).toEqual(papers);
  });

  it('must belong to the person who attaches them and be of an accepted type', async () => {
    const foreign = await uploadAs(await api.as('MASTER_ADMIN@here.0'), 'pdf');
    const own = await uploadAs(building, 'pdf');
    expect(await refusal({ paperIds: [own, foreign] })).toEqual([422, 'paperIds notFound']);
    expect(await refusal({ pictureId: own })).toEqual([422, 'pictureId fileType']);
    expect(await refusal({ pictureId: foreign })).toEqual([422, 'pictureId notFound']);
  });

  it('stay attached when somebody else saves the record', async () => {
    const papers = [await uploadAs(building, 'pdf')];
    const made = await make({ paperIds: papers });
    const other = await api.asIn('SUPERADMIN', api.world.here.building);
    const answer = await other.put<Gadget>(pathOf(made), { ...body(), code: made.code, paperIds: papers, version: made.version });
    expect(answer.data.paperIds).toEqual(papers);
  });
});

describe('values with parts', () => {
  it('a period is found by every time span that it overlaps', async () => {
    const june = await make({ period: ['2026-06-10', '2026-06-20'] });
    const found = async (query: string) =>
      (await building.get<Paged<Gadget>>(`/gadgets?limit=100&ids=${june.id}&${query}`)).data.total;
    expect(await found('periodFrom=2026-06-20')).toBe(1);
    expect(await found('periodFrom=2026-06-21')).toBe(0);
    expect(await found('periodTo=2026-06-10')).toBe(1);
    expect(await found('periodTo=2026-06-09')).toBe(0);
    expect(await found('periodFrom=2026-06-15&periodTo=2026-06-16')).toBe(1);
    expect(await found('offset=480')).toBe(0);
    for (const wrong of ['481', '99999999999'])
      expect((await building.get(`/gadgets?offset=${wrong}`)).message, wrong).toContain('offset');
  });

  it('list entries keep their order, are trimmed and numbered', async () => {
    const made = await make({
      hours: [
        { day: 2, from: '09:00', to: '12:00' },
        { day: 0, from: '10:00', to: '11:00' },
      ],
      target: { type: 'EMAIL', email: ' desk@atrium.example ' },
      poll: [
        {
          id: 'b',
          position: 7,
          type: 'SINGLE_CHOICE',
          label: ' B ',
          choices: [
            { id: 'y', position: 2, label: 'Yes' },
            { id: 'n', position: 1, label: 'No' },
          ],
        },
        {
          id: 'a',
          position: 3,
          type: 'SINGLE_CHOICE',
          label: 'A',
          choices: [
            { id: 'c', position: 1, label: 'C' },
            { id: 'd', position: 2, label: 'D' },
          ],
        },
      ],
    });
    expect((made.hours as { day: number }[]).map(({ day }) => day)).toEqual([0, 2]);
    expect(made.target).toEqual({ type: 'EMAIL', email: 'desk@atrium.example' });
    expect(made.poll).toMatchObject([
      { id: 'a', position: 1 },
      {
        id: 'b',
        position: 2,
        label: 'B',
        choices: [
          { id: 'n', position: 1 },
          { id: 'y', position: 2 },
        ],
      },
    ]);
    for (const key of ['hours', 'poll', 'period', 'friendIds']) expect((await make({ [key]: [] }))[key]).toBeNull();
  });

  it('R-0226 R-0228 R-0229 R-0231 an invalid link is rejected with the message of the specification', async () => {
    const said = async (target: object) => (await building.post('/gadgets', body({ target }))).errors?.target?.message;
    expect(await said({ type: 'WEB_LINK' })).toBe('Link address is required');
    expect(await said({ type: 'WEB_LINK', url: 'nowhere' })).toBe('Please enter a valid link address');
    expect(await said({ type: 'DEEPLINK' })).toBe('Please enter at least one deeplink url');
    expect(await said({ type: 'DEEPLINK', androidUrl: 'javascript:alert(1)' })).toBe('Please enter a valid link address');
    expect(await said({ type: 'PHONE' })).toBe('Phone number is required');
    expect(await said({ type: 'PHONE', phone: 'x' })).toBe('Please enter a valid phone number');
    expect(await said({ type: 'EMAIL' })).toBe('Email address is required');
    expect(await said({ type: 'EMAIL', email: 'x' })).toBe('Please enter a valid email');
  });

  it('R-0220 a blank formatted text is an empty string; an absent one is null', async () => {
    for (const blank of ['<p></p>', '<h1> </h1><p><br></p>']) expect((await make({ story: blank })).story).toBe('');
    expect((await make()).story).toBeNull();
  });

  it('R-0213 R-0216 formatted text in three languages is sanitized and measured in each', async () => {
    const made = await make({ manual: { en: '<p>Hi <b>you</b></p><script>x</script>', 'zh-Hant': '<p onclick="x">您好</p>' } });
    expect(made.manual).toEqual({ en: '<p>Hi <strong>you</strong></p>', 'zh-Hant': '<p>您好</p>' });
    expect(await refusal({ manual: { en: '<p>a</p>', 'zh-Hans': `<p>${'字'.repeat(61)}</p>` } })).toEqual([
      422,
      'manual.zh-Hans tooLong',
    ]);
    expect((await make({ manual: { en: `<p>${'&amp;'.repeat(60)}</p>` } })).manual).toEqual({
      en: `<p>${'&amp;'.repeat(60)}</p>`,
    });
    expect(await refusal({ story: `<p>${'😀'.repeat(101)}</p>` })).toEqual([422, 'story tooLong']);
    expect((await make({ story: `<p>${'😀'.repeat(100)}</p>` })).story).toContain('😀');
  });
});
