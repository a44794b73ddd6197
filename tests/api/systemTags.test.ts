/** 000 §7: tags of a building are suggested to other people of the building, and to nobody else. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { entities } from '#schemas/index.ts';
import type { Option } from '#schemas/kernel/calls/errors.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { migrationSqlFor } from '#server/db/snapshot.ts';
import { gadget } from './gadget.ts';
import { type Api, type Client, startApi } from './harness.ts';

let api: Api;
let here: Client;
beforeAll(async () => {
  api = await startApi({ entities: [...entities, gadget] as unknown as readonly Entity[] });
  await api.db.script(await migrationSqlFor([gadget as unknown as Entity]));
  here = await api.as('LANDLORD_ADMIN@here');
});
afterAll(() => api.close());

const tags = async (by: Client, query = '') =>
  (await by.get<Option[]>(`/system-tags/drop-down${query}`)).data.map(({ label }) => label);
const make = async (by: Client, code: string, labels: string[]) =>
  by.post<{ uuid: string; version: number }>('/gadgets', { code, name: { en: code }, level: 'LOW', labels });

it('lists each tag once, in order, whoever added it and whether the record is new or changed', async () => {
  expect(await tags(here)).toEqual([]);
  const { data } = await make(here, 'T1', ['north', 'Cooling']);
  await make(here, 'T2', ['north']);
  expect(await tags(here)).toEqual(['Cooling', 'north']);
  await here.put(`/gadgets/uuid/${data.uuid}`, {
    code: 'T1',
    name: { en: 'T1' },
    level: 'LOW',
    labels: ['100%'],
    version: data.version,
  });
  expect(await tags(here)).toEqual(['100%', 'Cooling', 'north']);
});

it('searches in any letter case, and treats wildcards as plain characters', async () => {
  expect(await tags(here, '?wildcardSearch=COOL')).toEqual(['Cooling']);
  expect(await tags(here, '?wildcardSearch=%25')).toEqual(['100%']);
  expect(await tags(here, '?wildcardSearch=_')).toEqual([]);
  expect((await here.get('/system-tags/drop-down?other=1')).status).toBe(400);
  expect((await here.get(`/system-tags/drop-down?wildcardSearch=${'x'.repeat(101)}`)).status).toBe(400);
});

it('shows tags of a building only in that building', async () => {
  expect(await tags(await api.as('LANDLORD_ADMIN@there'))).toEqual([]);
  expect(await tags(await api.as('MASTER_ADMIN@here.0'))).toContain('north');
  expect(await tags(await api.as('SUPERADMIN'))).toEqual([]);
  expect((await (await api.as('nobody')).get('/system-tags/drop-down')).status).toBe(401);
});

it('does not keep a tag of a record that was rejected', async () => {
  expect((await make(here, 'T1', ['never'])).success).toBe(false);
  expect(await tags(here)).not.toContain('never');
});
