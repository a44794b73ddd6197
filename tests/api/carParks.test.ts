/** 002 §3, §4, §7 Carparks: every rule of the ledger's area `carparks`, by its id. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RecordOf } from '#schemas/kernel/entity/types.ts';
import { carPark } from '#schemas/parking/carPark.ts';
import { type Answer, type Api, type Client, startApi } from './harness.ts';
import { uploadAs } from './uploads.ts';

type CarPark = RecordOf<typeof carPark>;
let api: Api;
let admin: Client;
let count = 0;
beforeAll(async () => {
  api = await startApi();
  admin = await api.as('LANDLORD_ADMIN@here');
});
afterAll(() => api.close());

const add = async (over: object = {}): Promise<Answer<CarPark>> => {
  count += 1;
  return admin.post<CarPark>('/car-parks', { code: `P${count}`, name: `Basement ${count}`, ...over });
};
const edit = (id: number, section: string, body: object) => admin.put<CarPark>(`/car-parks/${id}/${section}`, body);
/** The fields that a change of one section must not touch. */
const without = (record: CarPark, ...changed: string[]) =>
  Object.fromEntries(
    Object.entries(record).filter(([key]) => !['version', 'updatedDate', 'updatedUserId', ...changed].includes(key)),
  );

describe('car parks', () => {
  it('R-0998 have their fields, rates with who changed them and when, and who activated them', async () => {
    const { data } = await add({ carMonthlyRate: 25_000, notifyPartyEmail: ['desk@marina.example'] });
    const { userId } = await admin.session();
    expect(data).toMatchObject({
      active: true,
      name: expect.stringContaining('Basement'),
      notifyPartyEmail: ['desk@marina.example'],
      tcFile: null,
      carMonthlyRate: 25_000,
      carMonthlyRateUpdatedUser: { id: userId, label: 'LANDLORD_ADMIN@here' },
      motorcycleMonthlyRate: null,
      motorcycleMonthlyRateUpdatedDate: null,
      activatedUser: { id: userId },
      deactivatedDate: null,
      deactivatedUser: null,
    });
    expect(Date.parse(String(data.carMonthlyRateUpdatedDate))).toBeGreaterThan(Date.now() - 60_000);
    expect(Date.parse(String(data.activatedDate))).toBeGreaterThan(Date.now() - 60_000);
  });

  it('R-0999 are active or inactive, each with its tab', async () => {
    const on = (await add()).data;
    const off = (await add()).data;
    await edit(off.id, 'update-status', { active: false });
    const idsOf = async (tab: string) =>
      (await admin.get<{ items: CarPark[] }>(`/car-parks?tab=${tab}&limit=100`)).data.items.map(({ id }) => id);
    expect(await idsOf('ACTIVE')).toEqual(expect.arrayContaining([on.id]));
    expect(await idsOf('ACTIVE')).not.toContain(off.id);
    expect(await idsOf('INACTIVE')).toEqual(expect.arrayContaining([off.id]));
  });

  it('R-1000 change state by a status update, which records who deactivated and activated them', async () => {
    const { data: made } = await add();
    const off = (await edit(made.id, 'update-status', { active: false })).data;
    expect(off).toMatchObject({
      active: false,
      deactivatedUser: { label: 'LANDLORD_ADMIN@here' },
      activatedDate: made.activatedDate,
    });
    const on = (await edit(made.id, 'update-status', { active: true })).data;
    expect(on).toMatchObject({ active: true, deactivatedDate: off.deactivatedDate });
    expect(on.activatedDate).not.toBe(made.activatedDate);
    const refused = await edit(made.id, 'update-status', {});
    expect(refused).toMatchObject({ status: 422, errors: { active: { code: 'required' } } });
  });

  it('R-1001 let the notified parties be edited separately', async () => {
    const { data: made } = await add({ carMonthlyRate: 100 });
    const { data } = await edit(made.id, 'update-notified-parties', { notifyPartyEmail: ['a@b.example', 'c@d.example'] });
    expect(data.notifyPartyEmail).toEqual(['a@b.example', 'c@d.example']);
    expect(without(data, 'notifyPartyEmail')).toEqual(without(made, 'notifyPartyEmail'));
    expect((await edit(made.id, 'update-notified-parties', { name: 'Other' })).status).toBe(422);
    expect((await edit(made.id, 'update-notified-parties', {})).data.notifyPartyEmail).toBeNull();
  });

  it('R-1002 let the terms be edited separately, and accept only a PDF that the person uploaded', async () => {
    const { data: made } = await add();
    const tcFileId = await uploadAs(admin, 'pdf');
    const { data } = await edit(made.id, 'update-terms-and-conditions', { tcFileId });
    expect(data.tcFile).toMatchObject({ systemFileId: tcFileId, name: 'sample.pdf' });
    expect(without(data, 'tcFile', 'tcFileId')).toEqual(without(made, 'tcFile', 'tcFileId'));
    const picture = await edit(made.id, 'update-terms-and-conditions', { tcFileId: await uploadAs(admin, 'png') });
    expect(picture).toMatchObject({ status: 422, errors: { tcFileId: { code: 'fileType' } } });
    const others = await uploadAs(await api.as('LANDLORD_ADMIN@there'), 'pdf');
    expect(await edit(made.id, 'update-terms-and-conditions', { tcFileId: others })).toMatchObject({ status: 422 });
  });

  it('R-1003 let the pricing be edited separately, and date only the rate that changed', async () => {
    const { data: made } = await add({ carMonthlyRate: 20_000, motorcycleMonthlyRate: 5_000 });
    const { data } = await edit(made.id, 'update-pricing', { carMonthlyRate: 22_000, motorcycleMonthlyRate: 5_000 });
    expect(data).toMatchObject({ carMonthlyRate: 22_000, motorcycleMonthlyRate: 5_000 });
    expect(data.carMonthlyRateUpdatedDate).not.toBe(made.carMonthlyRateUpdatedDate);
    expect(data.motorcycleMonthlyRateUpdatedDate).toBe(made.motorcycleMonthlyRateUpdatedDate);
    expect(await edit(made.id, 'update-pricing', { carMonthlyRate: 12.5 })).toMatchObject({
      status: 422,
      errors: { carMonthlyRate: { code: 'notWhole' } },
    });
  });

  it('R-1004 let the name be edited separately', async () => {
    const { data: made } = await add();
    const { data } = await edit(made.id, 'update-name', { name: 'Rooftop' });
    expect(data.name).toBe('Rooftop');
    expect(without(data, 'name')).toEqual(without(made, 'name'));
    expect(await edit(made.id, 'update-name', {})).toMatchObject({ status: 422, errors: { name: { code: 'required' } } });
  });

  it('R-1005 are created with a code that is unique in the building', async () => {
    const made = await add({ code: 'TWICE' });
    expect(made).toMatchObject({ status: 201, message: 'Carpark successfully added' });
    expect(await add({ code: 'TWICE' })).toMatchObject({
      status: 409,
      code: 'duplicate',
      errors: { code: { code: 'duplicate' } },
    });
    const there = await api.as('LANDLORD_ADMIN@there');
    expect((await there.post('/car-parks', { code: 'TWICE', name: 'Theirs' })).status).toBe(201);
    expect((await (await api.as('MASTER_ADMIN@here.0')).post('/car-parks', { code: 'X', name: 'X' })).status).toBe(403);
  });

  it('R-1006 can be deleted unless season parking uses them', async () => {
    const { data: made } = await add();
    expect(await admin.delete(`/car-parks/${made.id}`)).toMatchObject({ status: 200, message: 'Record successfully deleted' });
    expect((await admin.get(`/car-parks/${made.id}`)).status).toBe(404);
    const { data: used } = await add();
    const tenant = await api.as('MASTER_ADMIN@here.0');
    const applied = await tenant.post('/season-parking-applications/create', {
      vehicleType: 'CAR',
      vehicleCategory: 'PRIVATE',
      vehiclePlateNo: 'SKZ 1',
      carParkId: used.id,
      commencementDate: '2031-01-01',
      endDate: '2031-12-31',
    });
    expect(applied.status).toBe(201);
    expect(await admin.delete(`/car-parks/${used.id}`)).toMatchObject({ status: 409, code: 'inUse' });
    expect((await admin.get(`/car-parks/${used.id}`)).status).toBe(200);
  });

  it('R-1007 are counted by status', async () => {
    const { data: before } = await admin.get<Record<string, number>>('/car-parks/get-status-count');
    const { data: made } = await add();
    expect((await admin.get('/car-parks/get-status-count')).data).toEqual({ ...before, ACTIVE: Number(before.ACTIVE) + 1 });
    await edit(made.id, 'update-status', { active: false });
    expect((await admin.get('/car-parks/get-status-count')).data).toEqual({ ...before, INACTIVE: Number(before.INACTIVE) + 1 });
  });

  it('R-1008 have a page on which their sections are edited one by one', () => {
    expect(carPark.pages.show).toBe('/parking/carparks/:id');
    const sections = carPark.show.map(({ section }) => section);
    const edited = Object.values(carPark.actions).map((action) => (action as { section?: string }).section);
    expect(sections.filter((section) => !edited.includes(section))).toEqual([]);
  });

  it('are offered to tenants while active, and tenants cannot change them', async () => {
    const tenant = await api.as('MASTER_ADMIN@here.0');
    const { data } = await tenant.get<{ id: number }[]>('/car-parks/drop-down');
    expect(data.map(({ id }) => id)).toContain(api.world.here.carParks[0]);
    expect(data.map(({ id }) => id)).not.toContain(api.world.here.carParks[1]);
    expect((await tenant.put(`/car-parks/${api.world.here.carParks[0]}/update-name`, { name: 'Mine' })).status).toBe(403);
  });
});
