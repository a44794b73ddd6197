/** Names in several languages: read, sorted and labelled in the reader's language, searched and filtered in all of them. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entities } from '#schemas/index.ts';
import type { Option, Paged } from '#schemas/kernel/calls/errors.ts';
import { checkSchemas } from '#schemas/kernel/check/schemas.ts';
import { defineEntity, type Entity } from '#schemas/kernel/entity/entity.ts';
import { localized, localizedRich, reference } from '#schemas/kernel/fields/field.ts';
import { alphabetically } from '#server/db/alphabet.ts';
import { migrationSqlFor } from '#server/db/snapshot.ts';
import { type Api, type Client, startApi } from './harness.ts';

const access = {
  list: 'SEASON_PARKING_LIST',
  get: 'SEASON_PARKING_VIEW',
  create: 'SEASON_PARKING_ADD',
  update: 'SEASON_PARKING_EDIT',
  delete: 'SEASON_PARKING_DELETE',
} as const;
const gallery = defineEntity({
  name: 'galleries',
  area: 'workshop',
  doc: 'Something with a name in every language.',
  title: '{name}',
  pages: { list: '/workshop/galleries', show: '/workshop/galleries/:id' },
  api: { path: '/galleries', verbs: { list: true, get: true, create: true, dropDown: true } },
  scope: { building: 'officeCentreId' },
  access,
  fields: {
    officeCentre: reference('office-centres', { onDelete: 'cascade', system: true }),
    name: localized({ short: true, required: true, search: true }),
  },
  list: { columns: ['name'], filters: ['name'] },
  form: [{ section: 'all', fields: ['name'] }],
});
const painting = defineEntity({
  name: 'paintings',
  area: 'workshop',
  doc: 'Something that is listed by the name of something else.',
  title: '{gallery}',
  pages: { list: '/workshop/paintings' },
  api: { path: '/paintings', verbs: { list: true, get: true, create: true, update: true, history: true } },
  scope: { building: 'officeCentreId' },
  access,
  fields: {
    officeCentre: reference('office-centres', { onDelete: 'cascade', system: true }),
    gallery: reference('galleries', { onDelete: 'restrict', required: true }),
  },
  list: { columns: ['gallery'] },
  form: [{ section: 'all', fields: ['gallery'] }],
});
const own = [gallery, painting] as unknown as Entity[];

interface Row {
  id: number;
  version: number;
  gallery?: { id: number; label: string };
}
let api: Api;
let building: Client;
const NAMES = [
  { en: 'Winter', 'zh-Hant': '冬季展覽', 'zh-Hans': '冬季展览' },
  { en: 'Autumn', 'zh-Hant': '秋季展覽' },
  { en: 'Spring' },
];
const made: number[] = [];
beforeAll(async () => {
  api = await startApi({ entities: [...entities, ...own] });
  await api.db.script(await migrationSqlFor(own));
  building = await api.as('LANDLORD_ADMIN@here');
  for (const name of NAMES) made.push((await building.post<Row>('/galleries', { name })).data.id);
  for (const galleryId of made) await building.post('/paintings', { galleryId });
});
afterAll(() => api.close());

const read = async <T>(path: string, language = 'en', by = building): Promise<T> => {
  const answer = await by.call<T>('GET', path, undefined, { 'accept-language': language });
  if (!answer.success) throw new Error(`${path}: ${answer.message}`);
  return answer.data;
};
const idsOf = async (query: string, language?: string) =>
  (await read<Paged<Row>>(`/galleries?${query}`, language)).items.map(({ id }) => made.indexOf(id));
const labels = async (query: string, language?: string) =>
  (await read<Paged<Row>>(`/paintings?${query}`, language)).items.map((row) => row.gallery?.label);

describe('a name in several languages', () => {
  it('labels references, options and hits of the palette in the language of the reader, in English where it is not translated', async () => {
    expect(await labels('sortProperties=id')).toEqual(['Winter', 'Autumn', 'Spring']);
    expect(await labels('sortProperties=id', 'zh-HK')).toEqual(['冬季展覽', '秋季展覽', 'Spring']);
    expect(await labels('sortProperties=id', 'zh-CN')).toEqual(['冬季展览', 'Autumn', 'Spring']);
    const options = async (language: string) =>
      (await read<Option[]>('/galleries/drop-down?sortProperties=name&sortDirection=DESC', language)).map(({ code, label }) => {
        expect(code).toBe(label);
        return label;
      });
    expect(await options('en')).toEqual(['Winter', 'Spring', 'Autumn']);
    expect((await options('zh-CN')).sort()).toEqual(['Autumn', 'Spring', '冬季展览']);
    const hits = async (language: string) =>
      (await read<{ label: string }[]>('/search?text=winter', language)).map(({ label }) => label);
    expect(await hits('en')).toEqual(['Winter']);
    expect(await hits('zh-HK')).toEqual(['冬季展覽']);
  });

  it('is sorted in the language of the reader, in its own list and where it is a label', async () => {
    expect(await idsOf('sortProperties=name')).toEqual([1, 2, 0]);
    expect(await labels('sortProperties=gallery&sortDirection=DESC')).toEqual(['Winter', 'Spring', 'Autumn']);
    const [first] = await labels('sortProperties=gallery', 'zh-HK');
    expect(first).toBe('Spring');
    expect((await idsOf('sortProperties=name', 'zh-HK'))[0]).toBe(2);
  });

  it('is searched in every language, whatever the reader speaks, by itself and behind a reference', async () => {
    for (const language of ['en', 'zh-HK']) {
      expect(await idsOf('wildcardSearch=AUTU', language)).toEqual([1]);
      expect(await idsOf(`wildcardSearch=${encodeURIComponent('冬季')}&sortProperties=id`, language)).toEqual([0]);
      expect(await idsOf(`wildcardSearch=${encodeURIComponent('展')}&sortProperties=id`, language)).toEqual([0, 1]);
    }
    expect(await labels(`wildcardSearch=${encodeURIComponent('展覽')}&sortProperties=id`)).toEqual(['Winter', 'Autumn']);
  });

  it('is filtered by its text in any language, whole or in part', async () => {
    expect(await idsOf('name=winter')).toEqual([0]);
    expect(await idsOf(`name=${encodeURIComponent('秋季展覽')}`)).toEqual([1]);
    expect(await idsOf('name=wint')).toEqual([]);
    expect(await idsOf('similarName=IN&sortProperties=id')).toEqual([0, 2]);
    expect(await idsOf(`similarName=${encodeURIComponent('季展')}&sortProperties=id`)).toEqual([0, 1]);
  });

  it('is sorted and searched by an index', async () => {
    await api.db.script(`insert into galleries (office_centre_id, name)
      select ${api.world.there.building}, jsonb_build_object('en', 'Hall ' || g, 'zh-Hant', '廳 ' || g) from generate_series(1, 4000) g;
      analyze galleries;`);
    const plan = (statement: string) =>
      api.db.transaction(async (tx) => {
        // So few rows would rather be read as they are.
        await tx.query(sql`set local enable_seqscan = off`);
        const rows = await tx.query<{ 'QUERY PLAN': string }>(sql.raw(`explain ${statement}`));
        return rows.map((row) => row['QUERY PLAN']).join('\n');
      });
    for (const [language, key] of [
      ['en', `(name->>'en')`],
      ['zh_hant', `coalesce(nullif(name->>'zh-Hant', ''), name->>'en')`],
    ])
      expect(
        await plan(
          `select id from galleries where office_centre_id = ${api.world.there.building} order by ${alphabetically(key as string)}, id limit 10`,
        ),
      ).toContain(`${language}_idx`);
    expect(await plan(`select id from galleries where search_text like '%hall 399%'`)).toContain('galleries_search_idx');
  });

  it('stands in the history as the writer read it', async () => {
    const { items } = await read<Paged<Row>>('/paintings?sortProperties=id');
    const [one] = items as [Row];
    const form = { galleryId: made[1], version: one.version };
    expect((await building.call('PUT', `/paintings/${one.id}`, form, { 'accept-language': 'zh-HK' })).status).toBe(200);
    const { items: entries } = await read<Paged<{ changes: unknown[] }>>(`/paintings/${one.id}/history`);
    expect(entries[0]?.changes).toEqual([{ field: 'gallery', from: '冬季展覽', to: '秋季展覽' }]);
  });

  it('does not start as a title that is long, or where two records must differ', () => {
    const wrong = (name: Entity['fields'][string], more: object = {}) =>
      checkSchemas([...entities, { ...gallery, ...more, fields: { ...gallery.fields, name } } as unknown as Entity]);
    expect(wrong(gallery.fields.name)).toEqual([]);
    expect(wrong(localized({ search: true }))).toEqual([`galleries: the title shows 'name', which is no short name`]);
    expect(wrong(localizedRich({ search: true }), { title: '{id}' })).toEqual([`galleries: field 'name' cannot be searched`]);
    expect(wrong(localized({ short: true, unique: true }))).toEqual([
      `galleries: field 'name' has a text per language, which cannot be unique`,
    ]);
  });
});
