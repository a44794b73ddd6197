/** Reordering records, and bulk actions, with a test entity. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { entities } from '#schemas/index.ts';
import type { Paged } from '#schemas/kernel/calls/errors.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { migrationSqlFor } from '#server/db/snapshot.ts';
import { gadget } from './gadget.ts';
import { type Api, type Client, startApi } from './harness.ts';
import { listen, openLive } from './liveClient.ts';

interface Gadget extends Record<string, unknown> {
  id: number;
  uuid: string;
  code: string;
  version: number;
  position: number;
  sequence: number;
}
let api: Api;
let building: Client;
beforeAll(async () => {
  api = await startApi({ entities: [...entities, gadget] as unknown as Entity[] });
  await api.db.script(await migrationSqlFor([gadget as unknown as Entity]));
  building = await api.as('LANDLORD_ADMIN@here');
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.db.query(sql`delete from gadgets`);
});

async function make(code: string, who = building): Promise<Gadget> {
  const answer = await who.post<Gadget>('/gadgets', { code, name: { en: code }, level: 'LOW' });
  if (!answer.success) throw new Error(JSON.stringify(answer));
  return answer.data;
}
async function several(codes: string): Promise<Gadget[]> {
  const made: Gadget[] = [];
  for (const code of codes) made.push(await make(code));
  return made;
}
const list = async (who = building) => (await who.get<Paged<Gadget>>('/gadgets?limit=100')).data.items;
const order = async (who = building) => (await list(who)).map(({ code }) => code).join('');
const move = (rows: readonly (Gadget | undefined)[], from?: number, who = building) =>
  who.put('/gadgets/update-position', { ids: rows.map((row) => row?.id), ...(from === undefined ? {} : { from }) });

describe('a new order', () => {
  it('renumbers position (R-0143) and sequence (R-0144) from 1, without a gap', async () => {
    const [a, b, c, d, e] = await several('ABCDE');
    // Two have been deleted, so that there are gaps.
    for (const gone of [b, d]) await building.delete(`/gadgets/uuid/${gone?.uuid}`);
    expect((await list()).map(({ position }) => position)).toEqual([1, 3, 5]);
    const answer = await move([e, a, c]);
    expect(answer).toMatchObject({ status: 200, message: 'Sequence update successful.' });
    expect(await order()).toBe('EAC');
    const after = await list();
    expect(after.map(({ position }) => position)).toEqual([1, 2, 3]);
    expect(after.map(({ sequence }) => sequence)).toEqual([1, 2, 3]);
  });

  it('of one page, or of one record, moves it among all the others', async () => {
    const [a, b, c, d, e, f] = await several('ABCDEF');
    await move([d, c], 3);
    expect(await order()).toBe('ABDCEF');
    await move([a], 5);
    expect(await order()).toBe('BDCEAF');
    await move([f], 1);
    expect(await order()).toBe('FBDCEA');
    // A position beyond the end means the last one.
    await move([b], 400);
    expect(await order()).toBe('FDCEAB');
    expect((await list()).map(({ position }) => position)).toEqual([1, 2, 3, 4, 5, 6]);
    // Records that only moved up keep their version: people who edit them get no conflict.
    const versions = new Map((await list()).map(({ code, version }) => [code, version]));
    expect(versions.get('E')).toBe(e?.version);
    expect(versions.get('B')).toBe((b?.version ?? 0) + 1);
  });

  it('is limited to its own building and requires the permission', async () => {
    const [a, b] = await several('AB');
    const there = await api.as('LANDLORD_ADMIN@there');
    const theirs = await make('X', there);
    expect((await move([theirs, a])).status).toBe(404);
    expect((await move([b, a], 1, there)).status).toBe(404);
    expect((await move([b, a], 1, await api.as('LANDLORD_ADMIN_VIEW_ONLY@here'))).status).toBe(403);
    expect((await move([b, a], 1, await api.as('SUPERADMIN'))).status).toBe(400);
    for (const from of [0, -1, 1.5, '2', null, 1e9])
      expect((await building.put('/gadgets/update-position', { ids: [a?.id], from })).status).toBe(422);
    expect(await order()).toBe('AB');
    expect((await move([b], 1, await api.asIn('SUPERADMIN', api.world.here.building))).status).toBe(200);
    expect(await order()).toBe('BA');
    expect(await order(there)).toBe('X');
  });

  it('by two people at once applies one after the other', async () => {
    const rows = await several('ABCDEFGH');
    const answers = await Promise.all([move([rows[7]], 1), move([rows[0]], 8), move([...rows].reverse().slice(0, 3), 2)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const after = await list();
    expect(after.map(({ position }) => position)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect([...(await order())].sort().join('')).toBe('ABCDEFGH');
  });

  it('is announced to everybody who has the list open', async () => {
    const [, b] = await several('AB');
    const live = await openLive(await listen(api.app), building.authorization);
    await move([b], 1);
    const told = await live.until(
      ({ event, data }) => event === 'change' && data.entity === 'gadgets' && JSON.stringify(data.rows).includes(`[${b?.id},`),
    );
    expect(told.event).toBe('change');
    live.close();
  });
});

describe('a bulk action', () => {
  const use = (rows: unknown, more: object = {}) =>
    building.put<{ id: number; success: boolean; message: string; code?: string }[]>('/gadgets/bulk/use', { rows, ...more });

  it('checks the version of each row: stale rows are reported, the others are done', async () => {
    const [a, b, c] = await several('ABC');
    await building.put(`/gadgets/uuid/${b?.uuid}`, { code: 'B2', name: { en: 'B2' }, level: 'LOW', version: b?.version });
    const { data } = await use([a, b, c].map((row) => ({ id: row?.id, version: row?.version })));
    expect(data.map(({ success, code }) => [success, code])).toEqual([
      [true, undefined],
      [false, 'stale'],
      [true, undefined],
    ]);
    expect(data[1]?.message).toMatch(/changed/);
    expect((await list()).map(({ stage }) => stage)).toEqual(['USED', 'NEW', 'USED']);
  });

  it('accepts up to a hundred rows in one call, each once, and rejects invalid ones', async () => {
    const [a] = await several('A');
    const row = { id: a?.id, version: a?.version };
    expect((await use([row, row])).data).toHaveLength(1);
    for (const rows of [
      [],
      'x',
      [1],
      [{ id: 'x' }],
      [{ id: 1, version: 'x' }],
      [{ id: 1, more: 2 }],
      Array.from({ length: 101 }, (_, id) => ({ id: id + 1 })),
    ])
      expect((await use(rows)).status, JSON.stringify(rows).slice(0, 40)).toBe(422);
    expect((await use([row], { ids: [a?.id] })).status).toBe(422);
    const unknown = (await use([{ id: 999_999 }])).data;
    expect(unknown).toMatchObject([{ id: 999_999, success: false, code: 'notFound' }]);
  });
});
