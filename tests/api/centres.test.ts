/** 000 §3, §4, §7 Buildings and tenant companies: their settings apply to all their people. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, type Client, startApi } from './harness.ts';

let api: Api;
let provider: Client;
let building: Client;
beforeAll(async () => {
  api = await startApi();
  [provider, building] = await Promise.all([api.as('SUPERADMIN'), api.as('LANDLORD_ADMIN@here')]);
});
afterAll(() => api.close());

const tenantsOf = (id: number) => `/office-centres/${id}/tenants`;
const tenantBody = (code: string, over: object = {}) => ({
  centreCode: code,
  companyName: `${code} Pte Ltd`,
  officeCentreType: 'TENANT',
  addOns: ['BOOK_FACILITY'],
  ...over,
});

describe('a building', () => {
  it('is created by the provider only, as a landlord', async () => {
    const body = {
      centreCode: 'NEW',
      companyName: 'New Co',
      buildingName: 'New House',
      timeZone: 'Asia/Hong_Kong',
      currency: 'HKD',
    };
    const made = await provider.post('/office-centres', body);
    expect(made).toMatchObject({
      status: 201,
      data: { officeCentreType: 'LANDLORD', landlordId: null, active: true, timeZone: 'Asia/Hong_Kong' },
    });
    expect((await building.post('/office-centres', { ...body, centreCode: 'NEW2' })).status).toBe(403);
    expect(await provider.post('/office-centres', body)).toMatchObject({
      status: 409,
      errors: { centreCode: { code: 'duplicate' } },
    });
  });

  it('edits its basic information itself, with the message of the specification', async () => {
    const { id, data } = { id: api.world.here.building, data: { companyName: 'Marina Ops', buildingName: 'Marina One' } };
    expect(await building.put(`/office-centres/${id}/basic-info`, data)).toMatchObject({
      status: 200,
      message: 'Successfully updated building',
      data: { companyName: 'Marina Ops' },
    });
    expect((await building.put(`/office-centres/${api.world.there.building}/basic-info`, data)).status).toBe(404);
    expect((await provider.put(`/office-centres/${id}/credential`, { qrQuotaBal: 40 })).message).toBe(
      'Successfully updated no. of QR pass for building.',
    );
  });

  it('when deactivated, blocks sign-in for its own people and those of its tenants (R-0342)', async () => {
    const people = await Promise.all(['LANDLORD_ADMIN@there', 'MASTER_ADMIN@there.0'].map((name) => api.as(name)));
    for (const one of people) expect((await one.get('/auth/info/1')).status).toBe(200);
    const { data } = await provider.put(`/office-centres/${api.world.there.building}/deactive`);
    expect(data).toMatchObject({ active: false, deactivatedDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) });
    for (const one of people) expect((await one.get('/auth/info/1')).status).toBe(401);
    expect(await provider.put(`/office-centres/${api.world.there.building}/deactive`)).toMatchObject({ status: 409 });
    expect((await provider.put(`/office-centres/${api.world.there.building}/activate`)).data).toMatchObject({ active: true });
  });

  it('returns parts of itself under separate paths', async () => {
    const { data } = await building.get(`/office-centres/${api.world.here.building}/add-on`);
    expect(Object.keys(data).sort()).toEqual(['addOns', 'id', 'uuid', 'version']);
  });
});

describe('a tenant company', () => {
  it('belongs to the building that creates it, and uses its time zone and currency (R-0329)', async () => {
    const made = await building.post(tenantsOf(api.world.here.building), tenantBody('TEN-1'));
    expect(made).toMatchObject({
      status: 201,
      data: { landlordId: api.world.here.building, officeCentreType: 'TENANT', timeZone: 'Asia/Singapore', currency: 'SGD' },
    });
    expect((await building.post(tenantsOf(api.world.there.building), tenantBody('TEN-2'))).status).toBe(404);
    expect(
      (await building.post(tenantsOf(api.world.here.building), tenantBody('TEN-3', { officeCentreType: 'LANDLORD' }))).status,
    ).toBe(422);
  });

  it('is counted, with its pass quota under a separate path', async () => {
    const count = async () =>
      (await building.get<{ tenantCount: number }>(`${tenantsOf(api.world.here.building)}/tenant-count`)).data.tenantCount;
    const before = await count();
    const { data } = await building.post<{ id: number }>(tenantsOf(api.world.here.building), tenantBody('TEN-4'));
    expect(await count()).toBe(before + 1);
    const path = `${tenantsOf(api.world.here.building)}/${data.id}`;
    await building.put(`${path}/credential`, { hidQuotaBal: 3, qrQuotaBal: 4, frQuotaBal: 5, visitorQrQuotaBal: 6 });
    expect((await building.get(`${path}/credential-balance`)).data).toMatchObject({
      hidQuotaBal: 3,
      qrQuotaBal: 4,
      frQuotaBal: 5,
      visitorQrQuotaBal: 6,
    });
  });

  it('when deactivated, blocks sign-in for its people', async () => {
    const person = await api.as('MASTER_ADMIN@here.1');
    expect((await person.get('/auth/info/1')).status).toBe(200);
    const path = `${tenantsOf(api.world.here.building)}/${api.world.here.tenants[1]}`;
    expect((await building.put(`${path}/status`, { active: false })).message).toBe('Successfully updated tenant.');
    expect((await person.get('/auth/info/1')).status).toBe(401);
    await building.put(`${path}/status`, { active: true });
  });

  it('is one of the office centres where people of the building work', async () => {
    const { data } = await building.get<{ id: number; label: string }[]>('/office-centres/drop-down');
    expect(data.map(({ id }) => id)).toEqual(expect.arrayContaining([api.world.here.building, ...api.world.here.tenants]));
    expect(data.map(({ id }) => id)).not.toContain(api.world.there.building);
    const own = await (await api.as('MASTER_ADMIN@here.0')).get<{ id: number }[]>('/office-centres/drop-down');
    expect(own.data.map(({ id }) => id)).toEqual([api.world.here.tenants[0]]);
  });
});
