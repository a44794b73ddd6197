/** 002 §3, §4, §7 Renewals and changes of vehicle: the rules of the ledger's area `season-parking` about instances. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { dayAfter } from '#schemas/kernel/fields/days.ts';
import { changedFields } from '#schemas/kernel/rules/against.ts';
import { seasonParkingInstance } from '#schemas/parking/seasonParkingInstance.ts';
import { type Api, startApi } from './harness.ts';
import { APPLICATIONS, type Desk, INSTANCES, inDays, openDesk } from './parkingDesk.ts';
import { uploadAs } from './uploads.ts';

let api: Api;
let desk: Desk;
beforeAll(async () => {
  api = await startApi();
  desk = await openDesk(api);
});
afterAll(() => api.close());

const decide: Desk['decide'] = (...asked) => desk.decide(...asked);
const historyOf: Desk['historyOf'] = (...asked) => desk.historyOf(...asked);

describe('season parking instances', () => {
  it('R-0973 store the previous vehicle, place and dates of the application beside the requested ones', async () => {
    const application = await desk.approved({ vehicleMake: 'Toyota', supportDocFileId: await uploadAs(desk.tenant, 'pdf') });
    const { data } = await desk.change(application);
    expect(data).toMatchObject({
      referenceNo: expect.stringMatching(/^SPI-\d{4}-\d{5}$/),
      seasonParkingApplication: { id: application.id, label: application.referenceNo },
      type: 'CHANGE_OF_VEHICLE',
      tenantId: application.tenantId,
      vehicleType: 'MOTORCYCLE',
      vehicleMake: 'Gogoro',
      previousVehicleType: 'CAR',
      previousVehicleMake: 'Toyota',
      previousVehiclePlateNo: application.vehiclePlateNo,
      previousVehicleCategory: 'PRIVATE',
      previousVehicleModel: null,
      previousVehicleIuNo: null,
      carParkId: application.carParkId,
      previousCarPark: { id: application.carParkId, code: 'HERE-A' },
      commencementDate: application.commencementDate,
      endDate: application.endDate,
      previousCommencementDate: application.commencementDate,
      previousEndDate: application.endDate,
      previousSupportDocFile: { systemFileId: application.supportDocFileId },
      status: 'PENDING_APPROVAL',
    });
    expect(data.submittedUser).not.toBeNull();
  });

  it('R-0974 R-0983 R-0984 are renewals or changes of vehicle, depending on the call that creates them', async () => {
    expect(seasonParkingInstance.fields.type.values).toEqual(['RENEWAL', 'CHANGE_OF_VEHICLE']);
    const [renewed, changed] = [await desk.approved(), await desk.approved()];
    expect(await desk.renewal(renewed)).toMatchObject({ status: 201, data: { type: 'RENEWAL' } });
    expect(await desk.change(changed)).toMatchObject({ status: 201, data: { type: 'CHANGE_OF_VEHICLE' } });
    expect((await desk.reload(renewed)).status).toBe('PENDING_RENEWAL');
    expect((await desk.reload(changed)).status).toBe('PENDING_CHANGE_OF_VEHICLE');
    expect(await desk.change(renewed)).toMatchObject({ status: 409, code: 'notAllowedNow' });
  });

  it('R-0983 for a renewal keep the vehicle, whatever the form sends', async () => {
    const application = await desk.approved({ vehicleType: 'MOTORCYCLE', vehicleCategory: 'ELECTRIC', vehicleModel: 'Super' });
    const { data: renewal } = await desk.renewal(application);
    const vehicle = {
      vehicleType: 'MOTORCYCLE',
      vehicleCategory: 'ELECTRIC',
      vehicleModel: 'Super',
      vehiclePlateNo: application.vehiclePlateNo,
    };
    expect(renewal).toMatchObject(vehicle);
    await decide(INSTANCES, renewal, 'approve');
    expect(await desk.reload(application)).toMatchObject({ ...vehicle, endDate: renewal.endDate });
  });

  it('R-0985 are created with seasonParkingApplicationId, of an application within scope', async () => {
    const application = await desk.approved();
    const without = await desk.renewal(application, { seasonParkingApplicationId: undefined });
    expect(without).toMatchObject({ status: 422, errors: { seasonParkingApplicationId: { code: 'required' } } });
    const stranger = await api.as('MASTER_ADMIN@here.1');
    const foreign = await stranger.post(`${INSTANCES}/create-renewal`, {
      seasonParkingApplicationId: application.id,
      carParkId: application.carParkId,
      commencementDate: inDays(301),
      endDate: inDays(400),
    });
    expect(foreign).toMatchObject({ status: 422, errors: { seasonParkingApplicationId: { code: 'notFound' } } });
    expect((await desk.reload(application)).status).toBe('APPROVED');
  });

  it('R-0985 are made with the application alone, and take over what it has', async () => {
    const renewed = await desk.approved({ commencementDate: inDays(-30), endDate: inDays(60) });
    const post = (call: string, body: object) =>
      desk.tenant.post<Record<string, unknown> & { id: number }>(`${INSTANCES}/${call}`, body);
    expect(await post('create-renewal', { seasonParkingApplicationId: renewed.id })).toMatchObject({
      status: 201,
      data: {
        ...{ type: 'RENEWAL', carParkId: renewed.carParkId, vehiclePlateNo: renewed.vehiclePlateNo },
        // As long as the period that it follows.
        ...{ commencementDate: inDays(61), endDate: inDays(151) },
      },
    });
    const changed = await desk.approved({ vehicleType: 'MOTORCYCLE', vehicleModel: 'Super' });
    const kept = { vehicleType: 'MOTORCYCLE', vehicleModel: 'Super' };
    const same = { ...kept, vehicleCategory: 'PRIVATE', vehiclePlateNo: changed.vehiclePlateNo };
    expect(await post('create-change-of-vehicle', { seasonParkingApplicationId: changed.id, ...same })).toMatchObject({
      status: 422,
    });
    expect(await post('create-change-of-vehicle', { seasonParkingApplicationId: changed.id })).toMatchObject({
      status: 201,
      data: { ...kept, type: 'CHANGE_OF_VEHICLE', vehiclePlateNo: changed.vehiclePlateNo },
    });
  });

  it('R-0981 R-0986 can be APPROVED: a renewal extends the application', async () => {
    const application = await desk.approved();
    const { data: renewal } = await desk.renewal(application, { endDate: inDays(650) });
    await desk.mails();
    expect((await decide(INSTANCES, renewal, 'approve', {}, desk.tenant)).status).toBe(403);
    expect((await decide(INSTANCES, renewal, 'approve')).data).toMatchObject({
      status: 'APPROVED',
      approvedUser: { label: 'LANDLORD_ADMIN@here' },
    });
    const after = await desk.reload(application);
    expect(after).toMatchObject({
      status: 'APPROVED',
      endDate: inDays(650),
      commencementDate: application.commencementDate,
      vehiclePlateNo: application.vehiclePlateNo,
    });
    expect(await desk.mails()).toHaveLength(1);
    const [entry] = await historyOf(APPLICATIONS, application);
    expect(entry?.changes).toEqual(expect.arrayContaining([{ field: 'endDate', from: application.endDate, to: inDays(650) }]));
    expect((await decide(INSTANCES, renewal, 'approve')).code).toBe('notAllowedNow');
  });

  it('R-0981 R-0986 can be APPROVED: a change of vehicle replaces the vehicle', async () => {
    const application = await desk.approved({ vehicleModel: 'Yaris' });
    const { data: change } = await desk.change(application);
    await decide(INSTANCES, change, 'approve');
    expect(await desk.reload(application)).toMatchObject({
      status: 'APPROVED',
      vehicleType: 'MOTORCYCLE',
      vehicleCategory: 'ELECTRIC',
      vehiclePlateNo: change.vehiclePlateNo,
      vehicleMake: 'Gogoro',
      vehicleModel: null,
      endDate: application.endDate,
    });
  });

  it('R-0982 R-0986 can be REJECTED, with a reason, and leave the application unchanged', async () => {
    const application = await desk.approved();
    const { data: change } = await desk.change(application);
    expect((await decide(INSTANCES, change, 'reject')).errors).toHaveProperty('rejectRemark');
    const { data } = await decide(INSTANCES, change, 'reject', { rejectRemark: 'No motorcycles' });
    expect(data).toMatchObject({ status: 'REJECTED', rejectRemark: 'No motorcycles' });
    const { version, updatedDate, updatedUserId, ...after } = await desk.reload(application);
    expect(application).toMatchObject(after);
  });

  it('for a renewal begin after the current end date, and an error names that date', async () => {
    const application = await desk.approved();
    for (const commencementDate of [inDays(-31), application.commencementDate, application.endDate])
      expect((await desk.renewal(application, { commencementDate })).errors, commencementDate).toMatchObject({
        commencementDate: { code: 'after', message: expect.stringContaining('Previous end date') },
      });
    expect((await desk.reload(application)).status).toBe('APPROVED');
    expect((await desk.renewal(application, { commencementDate: dayAfter(application.endDate) })).status).toBe(201);
  });

  it('for a change of vehicle must change something about it', async () => {
    const application = await desk.approved({ vehicleMake: 'Toyota' });
    const same = {
      vehicleType: application.vehicleType,
      vehicleCategory: application.vehicleCategory,
      vehiclePlateNo: application.vehiclePlateNo,
      vehicleMake: 'Toyota',
    };
    const supportDocFileId = await uploadAs(desk.tenant, 'pdf');
    const answer = await desk.change(application, { ...same, supportDocFileId });
    expect(answer).toMatchObject({ status: 422, errors: { vehiclePlateNo: { code: 'nothingChanged' } } });
    expect((await desk.reload(application)).status).toBe('APPROVED');
    expect(await desk.change(application, { ...same, vehicleModel: 'Yaris' })).toMatchObject({ status: 201 });
  });

  it('without a document of their own keep the current one, so that it does not count as a change', async () => {
    const application = await desk.approved({ supportDocFileId: await uploadAs(desk.tenant, 'pdf') });
    const { data: renewal } = await desk.renewal(application);
    expect(renewal.supportDocFileId).toBe(application.supportDocFileId);
    expect(changedFields(seasonParkingInstance as unknown as Entity, { ...renewal }).map(({ name }) => name)).toEqual([
      'commencementDate',
      'endDate',
    ]);
    await decide(INSTANCES, renewal, 'approve');
    expect((await desk.reload(application)).supportDocFileId).toBe(application.supportDocFileId);
  });
});
