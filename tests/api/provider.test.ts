/** 000 §6 Provider staff have access to every building; each record they write still belongs to one building. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Paged } from '#schemas/kernel/calls/errors.ts';
import { type Api, type Client, startApi } from './harness.ts';

interface Row extends Record<string, unknown> {
  id: number;
  version: number;
}
let api: Api;
let free: Client;
let inside: Client;
beforeAll(async () => {
  api = await startApi();
  [free, inside] = await Promise.all([api.as('SUPERADMIN'), api.asIn('SUPERADMIN', api.world.here.building)]);
});
afterAll(() => api.close());

const totalOf = async (by: Client, path: string) => (await by.get<Paged<Row>>(path)).data.total;
const application = (place: 'here' | 'there', over: object = {}) => ({
  tenantId: api.world[place].tenants[0],
  applicantId: api.world.people[`MASTER_ADMIN@${place}.0`]?.userId,
  vehicleType: 'CAR',
  vehicleCategory: 'PRIVATE',
  vehiclePlateNo: 'SKX 1',
  carParkId: api.world[place].carParks[0],
  commencementDate: '2027-01-01',
  endDate: '2027-12-31',
  ...over,
});

describe('without a building selected', () => {
  it('everything is listed, and under a building only its own records', async () => {
    const [here, there] = [await api.as('LANDLORD_ADMIN@here'), await api.as('LANDLORD_ADMIN@there')];
    const [mine, theirs] = [await totalOf(here, '/car-parks'), await totalOf(there, '/car-parks')];
    expect(await totalOf(free, '/car-parks')).toBe(mine + theirs);
    expect(await totalOf(inside, '/car-parks')).toBe(mine);
    const units = (id: number) => `/office-centres/${id}/office-centre-units`;
    expect(await totalOf(free, units(api.world.there.building))).toBe(await totalOf(there, units(api.world.there.building)));
  });

  it('nothing can be created, because the building is unknown', async () => {
    expect(await free.post('/car-parks', { code: 'P1', name: 'Nowhere' })).toMatchObject({ status: 400, code: 'centreRequired' });
    expect((await inside.post('/car-parks', { code: 'P1', name: 'Here' })).status).toBe(201);
    expect((await free.post(`/office-centres/${api.world.there.building}/tenants`, tenantBody('THERE-NEW'))).data).toMatchObject({
      landlordId: api.world.there.building,
      timeZone: 'Europe/London',
      currency: 'GBP',
    });
  });

  it('a changed record cannot be made to reference another building', async () => {
    const there = await api.asIn('SUPERADMIN', api.world.there.building);
    const { data } = await there.post<Row>('/season-parking-applications/create', application('there'));
    const { tenantId, applicantId, ...form } = application('there');
    const path = `/season-parking-applications/${data.id}/update`;
    const crossed = await free.put(path, { ...form, carParkId: api.world.here.carParks[0], version: data.version });
    expect(crossed).toMatchObject({ status: 422, errors: { carParkId: { code: 'notFound' } } });
    expect((await free.put(path, { ...form, vehicleMake: 'Rover', version: data.version })).data).toMatchObject({
      vehicleMake: 'Rover',
      carParkId: api.world.there.carParks[0],
    });
    expect((await inside.get(`/season-parking-applications/${data.id}`)).status).toBe(404);
  });
});

describe('with a building selected', () => {
  it('another building can still be added', async () => {
    const body = { ...tenantBody('THIRD'), buildingName: 'Third House', timeZone: 'Asia/Hong_Kong', currency: 'HKD' };
    const { officeCentreType, ...form } = body;
    const answer = await inside.post<Row>('/office-centres', form);
    expect(answer).toMatchObject({
      status: 201,
      data: { officeCentreType: 'LANDLORD', buildingName: 'Third House', landlordId: null },
    });
    expect(await totalOf(free, `/office-centres?ids=${answer.data.id}`)).toBe(1);
  });

  it('requests of its companies can be submitted and decided, as the building would', async () => {
    const { data } = await inside.post<Row>('/season-parking-applications/create', application('here'));
    expect(data).toMatchObject({ createdByLandlord: true, officeCentreId: api.world.here.building });
    expect((await inside.put<Row>(`/season-parking-applications/${data.id}/approve`)).data).toMatchObject({ status: 'APPROVED' });
    const crossed = await inside.post('/season-parking-applications/create', application('there'));
    expect(crossed.errors).toMatchObject({ tenantId: {}, applicantId: {}, carParkId: {} });
  });
});

describe('the date on which an office centre was closed', () => {
  it('is kept while it is closed and cleared when it opens again', async () => {
    const id = api.world.there.tenants[1];
    const path = `/office-centres/${api.world.there.building}/tenants/${id}/status`;
    const closed = await free.put<Row>(path, { active: false });
    expect(closed.data).toMatchObject({ active: false, deactivatedDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) });
    expect((await free.put<Row>(path, { active: true })).data).toMatchObject({ active: true, deactivatedDate: null });
    const building = `/office-centres/${api.world.there.building}`;
    expect((await free.put<Row>(`${building}/deactive`)).data.deactivatedDate).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect((await free.put<Row>(`${building}/activate`)).data).toMatchObject({ active: true, deactivatedDate: null });
  });
});

const tenantBody = (centreCode: string) => ({ centreCode, companyName: `${centreCode} Ltd`, officeCentreType: 'TENANT' });
