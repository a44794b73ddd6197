/** Text as people paste it: one form is stored, and what people do not see makes no difference in searches, sheets and order. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Option, Paged } from '#schemas/kernel/calls/errors.ts';
import { type Api, type Client, startApi } from './harness.ts';

interface Row {
  id: number;
  companyName: string;
  tags?: string[];
}
let api: Api;
let building: Client;
let at: string;
beforeAll(async () => {
  api = await startApi();
  building = await api.as('LANDLORD_ADMIN@here');
  at = `/office-centres/${api.world.here.building}/tenants`;
});
afterAll(() => api.close());

let codes = 0;
const company = (companyName: string) => {
  codes += 1;
  return building.post<Row>(at, { centreCode: `TX${codes}`, companyName, officeCentreType: 'TENANT' });
};
const found = async (text: string) =>
  (await building.get<Paged<Row>>(`${at}?limit=20&wildcardSearch=${encodeURIComponent(text)}`)).data.items.map(
    ({ companyName }) => companyName,
  );

it('a name is stored composed, and found however it is typed', async () => {
  const made = await company('Re\u0301my Cre\u0300me\u200b GmbH');
  expect([made.status, made.data.companyName]).toEqual([201, 'Rémy Crème GmbH']);
  await company('Łódź Straße Đặng');
  for (const text of ['Rémy Crème', 'Re\u0301my Cre\u0300me', 'remy creme', 'ＲＥＭＹ', 'RÉMY'])
    expect([text, await found(text)]).toEqual([text, ['Rémy Crème GmbH']]);
  for (const text of ['lodz', 'strasse', 'dang', 'ĐẶNG']) expect([text, await found(text)]).toEqual([text, ['Łódź Straße Đặng']]);
  expect(await found('１００％')).toEqual([]);
  const everywhere = await building.get<{ label: string }[]>('/search?text=remy');
  expect(everywhere.data.map(({ label }) => label)).toContainEqual(expect.stringContaining('Rémy'));
});

it('control characters and overrides of direction are refused, by field', async () => {
  for (const one of ['\v', '\f', '\u0007', '\u0085', '\u2028', '\u202e']) {
    const answer = await company(`A${one}B`);
    expect([one, answer.status, answer.errors?.companyName?.code]).toEqual([one, 422, 'hiddenCharacter']);
  }
});

it('names have one order: case and accents decide last', async () => {
  for (const name of ['QQ Zebra Foods', 'QQ apple Trading', 'QQ Éclair Café']) await company(name);
  const right = ['QQ apple Trading', 'QQ Éclair Café', 'QQ Zebra Foods'];
  const list = await building.get<Paged<Row>>(`${at}?wildcardSearch=QQ&sortProperties=companyName&sortDirection=ASC`);
  expect(list.data.items.map(({ companyName }) => companyName)).toEqual(right);
  const options = await building.get<Option[]>(`${at}/drop-down?wildcardSearch=QQ`);
  expect(options.data.map(({ label }) => right.findIndex((name) => label.includes(name)))).toEqual([0, 1, 2]);
});

it('a twin that looks the same is refused', async () => {
  const place = (name: string) => building.post('/service-request-places', { name, active: true });
  const first = await place('Caf\u00e9 on two');
  expect(first.status, JSON.stringify(first.errors)).toBe(201);
  for (const twin of ['Cafe\u0301 on two', 'CAFE\u0301\u00a0on two', 'Café  on\u200b two', 'Ｃａｆé on two'])
    expect([twin, (await place(twin)).errors?.name?.code]).toEqual([twin, 'duplicate']);
});

it('a tag may have a comma', async () => {
  const article = (name: string, tags: string[]) =>
    building.post('/articles', { name: { en: name }, content: { en: '<p>x</p>' }, tags, viewableBy: 'ALL' });
  await article('Both', ['Salt, pepper']);
  await article('Salt', ['Salt']);
  await article('Pepper', ['pepper']);
  const tagged = async (query: string) =>
    (await building.get<Paged<Row>>(`/articles?${query}`)).data.items.map(({ tags = [] }) => tags.join('|')).sort();
  expect(await tagged('tagsArray=Salt%2C%20pepper')).toEqual(['Salt, pepper']);
  expect(await tagged('tagsArray=Salt,pepper')).toEqual(['Salt', 'pepper']);
  expect(await tagged('tagsArray=Salt&tagsArray=pepper')).toEqual(['Salt', 'pepper']);
});

it('a wrong value is named as one, a parameter that there is not as another', async () => {
  const users = `/office-centres/${api.world.here.building}/users`;
  for (const [query, said] of [
    ['createdDateFrom=2026-02-30', 'The value of createdDateFrom'],
    ['limit=0', 'The value of limit'],
    ['nothing=1', 'unknown parameter: nothing'],
  ] as const) {
    const answer = await building.get(`${users}?${query}`);
    expect([query, answer.status, answer.message]).toEqual([query, 400, expect.stringContaining(said)]);
  }
});
