/** Buildings (000 §2, §3, §7): their lists, the page of customers, rates, and terms and conditions by versions. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { areas } from '#schemas/index.ts';
import { manifestOf } from '#schemas/kernel/areas/manifest.ts';
import { pagesOf } from '#schemas/kernel/areas/page.ts';
import type { Paged } from '#schemas/kernel/calls/errors.ts';
import { type Api, type Client, type StatusRow as Row, startApi } from './harness.ts';

let api: Api;
let building: Client;
let company: Client;
beforeAll(async () => {
  api = await startApi();
  building = await api.as('LANDLORD_ADMIN@here');
  company = await api.as('MASTER_ADMIN@here.0');
});
afterAll(() => api.close());
const pages = pagesOf(manifestOf(areas)).map(({ path }) => path);

it('R-0336 the page of customers lists, adds and opens buildings', async () => {
  expect(pages).toEqual(expect.arrayContaining(['/management/customers', '/customer/add', '/customer/:id']));
  const provider = await api.as('SUPERADMIN');
  const { data } = await provider.get<Paged<Row>>('/office-centres?limit=100');
  expect(data.items.map(({ officeCentreType }) => officeCentreType)).not.toContain('TENANT');
  const { building: id } = api.world.here;
  expect(await provider.get(`/office-centres/${id}`)).toMatchObject({ data: { id } });
});

it('R-0335 buildings and tenants have a list each, with the landlord of every tenant', async () => {
  const { building: id, tenants } = api.world.here;
  const { data } = await building.get<Paged<Row>>(`/office-centres/${id}/tenants?limit=100`);
  expect(data.items.map((one) => one.id).sort()).toEqual([...tenants].sort());
  expect(data.items.every(({ landlordId }) => landlordId === id)).toBe(true);
});

it('R-0350 the active building and the active company answer for themselves', async () => {
  const { building: id, tenants } = api.world.here;
  expect(await building.get(`/office-centres/${id}/active-detail-info`)).toMatchObject({ data: { id } });
  expect(await company.get(`/office-centres/${tenants[0]}/tenants/active-detail-info`)).toMatchObject({
    data: { id: tenants[0] },
  });
});

describe('R-0337 building management', () => {
  it('has a page of rates, which the companies of the building may read', async () => {
    expect(pages).toContain('/management/rates');
    const add = (body: object, by = building) =>
      by.post<Row>('/rates', { name: 'Aircon', amount: 6200, per: 'HOUR', effectiveFrom: '2036-01-01', ...body });
    expect(await add({})).toMatchObject({ status: 201, data: { per: 'HOUR' } });
    expect((await add({ effectiveTo: '2035-12-31' })).status).toBe(422);
    expect((await add({}, company)).status).toBe(403);
    expect((await company.get<Paged<Row>>('/rates')).data.items).toHaveLength(1);
    expect((await (await api.as('LANDLORD_ADMIN@there')).get<Paged<Row>>('/rates')).data.items).toEqual([]);
  });

  it('has terms and conditions in versions, of which one counts', async () => {
    expect(pages).toContain('/management/terms-and-conditions');
    const add = async (text: string) =>
      (await building.post<Row>('/terms-and-conditions', { name: { en: 'Terms' }, description: { en: `<p>${text}</p>` } })).data;
    const publish = ({ id }: Row) => building.put<Row>(`/terms-and-conditions/${id}/publish`, {});
    const current = async (by = company) =>
      (await by.get<{ uuid: string; accepted: boolean } | null>('/occupant/terms-and-conditions')).data;
    const accept = (uuid: string, by = company) => by.put('/occupant/terms-and-conditions/accept', { uuid });
    const read = async ({ id }: Row) => (await building.get<Row>(`/terms-and-conditions/${id}`)).data;

    expect(await current()).toBeNull();
    const first = await add('One');
    expect(await publish(first)).toMatchObject({ data: { status: 'CURRENT' } });
    expect(await current()).toMatchObject({ uuid: first.uuid, accepted: false });
    expect((await accept(first.uuid)).status).toBe(200);
    expect((await accept(first.uuid)).status).toBe(200);
    expect(await current()).toMatchObject({ accepted: true });
    expect(await read(first)).toMatchObject({ acceptedCount: 1 });
    // What counts is not edited.
    const edit = { name: { en: 'x' }, description: { en: '<p>x</p>' }, version: (await read(first)).version };
    expect((await building.put(`/terms-and-conditions/${first.id}`, edit)).status).toBe(409);

    const second = await add('Two');
    await publish(second);
    expect(await read(first)).toMatchObject({ status: 'PAST', acceptedCount: 1 });
    expect(await current()).toMatchObject({ uuid: second.uuid, accepted: false });
    expect((await accept(first.uuid)).status).toBe(404);
    // Another building has its own.
    expect(await current(await api.as('MASTER_ADMIN@there.0'))).toBeNull();
    expect((await accept(second.uuid, await api.as('MASTER_ADMIN@there.0'))).status).toBe(404);
  });
});
