/** 002 §3, §4, §6, §7 Season parking applications: the rules of the ledger's area `season-parking`, by their ids. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { translate } from '#i18n/server.ts';
import { isDate } from '#schemas/kernel/rules/validate.ts';
import { seasonParkingApplication } from '#schemas/parking/seasonParkingApplication.ts';
import { seasonParkingInstance } from '#schemas/parking/seasonParkingInstance.ts';
import { type Api, startApi } from './harness.ts';
import { APPLICATIONS, type Application, type Desk, INSTANCES, inDays, newPlate, openDesk } from './parkingDesk.ts';
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
const tabsOf = async () => (await desk.building.get<Record<string, number>>(`${APPLICATIONS}/get-status-count`)).data;

describe('season parking applications', () => {
  it('R-0971 have their fields and a timestamp for each step', async () => {
    const supportDocFileId = await uploadAs(desk.tenant, 'pdf');
    const made = await desk.apply({ vehicleIuNo: '1234567890', vehicleMake: 'Toyota', vehicleModel: 'Yaris', supportDocFileId });
    const me = await desk.tenant.session();
    expect(made).toMatchObject({
      referenceNo: expect.stringMatching(/^SP-\d{4}-\d{5}$/),
      tenant: { id: api.world.here.tenants[0], label: 'Marina One Tenant 0' },
      applicant: { id: me.userId, username: me.username },
      vehicleType: 'CAR',
      vehicleCategory: 'PRIVATE',
      vehicleIuNo: '1234567890',
      vehicleMake: 'Toyota',
      vehicleModel: 'Yaris',
      carPark: { id: api.world.here.carParks[0] },
      supportDocFile: { systemFileId: supportDocFileId },
      status: 'PENDING_APPROVAL',
      approvedStatus: null,
      submittedUser: { id: me.userId },
    });
    expect(isDate(made.commencementDate) && isDate(made.endDate)).toBe(true);
    for (const step of ['approved', 'rejected', 'terminationRequested', 'terminated', 'withdrawn'])
      expect(made).toMatchObject({ [`${step}Date`]: null, [`${step}User`]: null });
    for (const reason of ['approveRemark', 'rejectRemark', 'terminateRequestRemark', 'terminateRemark'])
      expect(made).toHaveProperty(reason, null);
  });

  it('R-0972 include code and name of their car park', async () => {
    expect((await desk.apply()).carPark).toMatchObject({ code: 'HERE-A', name: 'Marina One A' });
  });

  it('R-0975 have exactly the specified statuses', async () => {
    expect(seasonParkingApplication.fields.status.values).toEqual([
      'PENDING_APPROVAL',
      'PENDING_TERMINATION',
      'PENDING_RENEWAL',
      'PENDING_CHANGE_OF_VEHICLE',
      'APPROVED',
      'REJECTED',
      'TERMINATED',
      'PAST',
      // In addition to those of the specification: withdrawn by the tenant while pending.
      'WITHDRAWN',
    ]);
    const { id } = await desk.apply();
    await expect(api.db.query(sql`update season_parking set status = 'LOST' where id = ${id}`)).rejects.toMatchObject({
      code: '23514',
    });
  });

  it('R-0976 show as ACTIVE when approved, or as UPCOMING until they begin', async () => {
    expect((await desk.approved({ commencementDate: inDays(-2) })).approvedStatus).toBe('ACTIVE');
    expect((await desk.approved({ commencementDate: inDays(3) })).approvedStatus).toBe('UPCOMING');
  });

  it('R-0977 R-0978 have tabs and sub-tabs, each counting what it lists', async () => {
    const sub = seasonParkingApplication.list.tabs?.map((tab) => [tab.code, tab.tabs?.map(({ code }) => code)]);
    expect(sub).toEqual([
      ['PENDING', ['PENDING_APPROVAL', 'PENDING_TERMINATION', 'PENDING_RENEWAL', 'PENDING_CHANGE_OF_VEHICLE']],
      ['ONGOING', ['ACTIVE', 'UPCOMING']],
      ['HISTORY', ['SEASON_PARKING_APPLICATION', 'RENEWAL', 'CHANGE_OF_VEHICLE']],
    ]);
    const before = await tabsOf();
    await desk.approved({ commencementDate: inDays(5) });
    await decide(APPLICATIONS, await desk.apply(), 'reject', { rejectRemark: 'Full' });
    const renewal = (await desk.renewal(await desk.approved())).data;
    await decide(INSTANCES, renewal, 'approve');
    const after = await tabsOf();
    const grown = Object.fromEntries(Object.keys(after).map((tab) => [tab, Number(after[tab]) - Number(before[tab])]));
    expect(grown).toEqual({
      PENDING: 0,
      PENDING_APPROVAL: 0,
      PENDING_TERMINATION: 0,
      PENDING_RENEWAL: 0,
      PENDING_CHANGE_OF_VEHICLE: 0,
      ONGOING: 2,
      ACTIVE: 1,
      UPCOMING: 1,
      HISTORY: 2,
      SEASON_PARKING_APPLICATION: 1,
      RENEWAL: 1,
      CHANGE_OF_VEHICLE: 0,
    });
  });

  it('R-0979 can be approved by the building, and the applicant is notified', async () => {
    const made = await desk.apply();
    expect((await decide(APPLICATIONS, made, 'approve', {}, desk.tenant)).status).toBe(403);
    await desk.mails();
    const answer = await decide(APPLICATIONS, made, 'approve');
    expect(answer).toMatchObject({ status: 200, message: 'Record successfully updated' });
    expect(answer.data).toMatchObject({ status: 'APPROVED', approvedUser: { label: 'LANDLORD_ADMIN@here' }, rejectedDate: null });
    const { username } = await desk.tenant.session();
    expect(await desk.mails()).toEqual([`${username}: Season parking ${made.referenceNo}: approved`]);
    expect(await decide(APPLICATIONS, made, 'approve')).toMatchObject({ status: 409, code: 'notAllowedNow' });
    expect(await desk.mails()).toEqual([]);
  });

  it('R-0980 can be rejected by the building with a reason', async () => {
    const made = await desk.apply();
    expect(await decide(APPLICATIONS, made, 'reject')).toMatchObject({
      status: 422,
      errors: { rejectRemark: { code: 'required' } },
    });
    const { data } = await decide(APPLICATIONS, made, 'reject', { rejectRemark: 'No place left' });
    expect(data).toMatchObject({
      status: 'REJECTED',
      rejectRemark: 'No place left',
      rejectedUser: { label: 'LANDLORD_ADMIN@here' },
    });
    const [entry] = await historyOf(APPLICATIONS, made);
    expect(entry?.changes).toEqual(
      expect.arrayContaining([
        { field: 'status', from: 'PENDING_APPROVAL', to: 'REJECTED' },
        { field: 'rejectRemark', from: null, to: 'No place left' },
      ]),
    );
  });

  it('R-0987 R-0996 can be terminated by the building directly, with immediate effect', async () => {
    const made = await desk.approved();
    expect((await decide(APPLICATIONS, made, 'terminate', { terminateRemark: 'x' }, desk.tenant)).status).toBe(403);
    const { data } = await decide(APPLICATIONS, made, 'terminate', { terminateRemark: 'Lease ends' });
    expect(data).toMatchObject({
      status: 'TERMINATED',
      terminateRemark: 'Lease ends',
      terminatedUser: { label: 'LANDLORD_ADMIN@here' },
    });
    expect((await decide(APPLICATIONS, await desk.apply(), 'terminate', { terminateRemark: 'x' })).code).toBe('notAllowedNow');
  });

  it('R-0988 R-0995 can be terminated on the tenant’s request: the building team gets a mail, the tenant the message of the specification', async () => {
    const made = await desk.approved();
    expect((await decide(APPLICATIONS, made, 'request-termination', { terminateRequestRemark: 'x' })).status).toBe(403);
    await desk.mails();
    const answer = await decide(
      APPLICATIONS,
      made,
      'request-termination',
      { terminateRequestRemark: 'Sold the car' },
      desk.tenant,
    );
    expect(answer.message).toBe('An email will be sent to your building team regarding your termination request');
    expect(answer.data).toMatchObject({ status: 'PENDING_TERMINATION', terminateRequestRemark: 'Sold the car' });
    expect(await desk.mails()).toEqual([
      `landlord_admin-here@atrium.example: Request to terminate season parking ${made.referenceNo}`,
    ]);
  });

  it('R-0988 send the request to the parties that the car park notifies, if it has any', async () => {
    const { id } = (
      await desk.building.post<{ id: number }>('/car-parks', {
        code: 'NOTIFY',
        name: 'With a desk',
        notifyPartyEmail: ['desk@marina.example', 'guard@marina.example'],
      })
    ).data;
    const made = await desk.approved({ carParkId: id });
    await desk.mails();
    await decide(APPLICATIONS, made, 'request-termination', { terminateRequestRemark: 'Gone' }, desk.tenant);
    expect((await desk.mails()).map((mail) => mail.split(':')[0])).toEqual(['desk@marina.example', 'guard@marina.example']);
  });

  it('end when the building approves the termination, and continue when it does not', async () => {
    const asked = async () => {
      const made = await desk.approved();
      await decide(APPLICATIONS, made, 'request-termination', { terminateRequestRemark: 'Moving out' }, desk.tenant);
      return made;
    };
    const agreed = await asked();
    const { data: ended } = await decide(APPLICATIONS, agreed, 'approve');
    expect(ended).toMatchObject({ status: 'TERMINATED', terminateRemark: 'Moving out', approvedDate: agreed.approvedDate });
    expect(ended.terminatedDate).not.toBeNull();
    expect((await decide(APPLICATIONS, await asked(), 'reject', { rejectRemark: 'Contract runs' })).data.status).toBe('APPROVED');
  });

  it('R-0989 offer vehicle types and categories as drop-downs in the language of the request', async () => {
    const options = (name: string, language = 'en') =>
      desk.tenant.call<{ code: string; label: string; value: string }[]>('GET', `${APPLICATIONS}/${name}-drop-down`, undefined, {
        'accept-language': language,
      });
    const types = (await options('vehicle-type')).data;
    expect(types.map(({ value }) => value)).toEqual(['CAR', 'MOTORCYCLE']);
    expect((await options('vehicle-type', 'zh-Hant')).data[0]?.label).toBe(
      translate('zh-Hant', 'resources.season-parking-applications.enums.vehicleType.CAR'),
    );
    expect((await options('vehicle-category')).data.map(({ code }) => code)).toEqual([
      'PRIVATE',
      'COMPANY',
      'RENTAL',
      'ELECTRIC',
    ]);
  });

  it('R-0990, R-1073 can be created by a tenant for itself, in an active car park', async () => {
    const answer = await desk.tenant.post<Application>(`${APPLICATIONS}/create`, desk.form());
    expect(answer).toMatchObject({ status: 201, message: 'Record successfully added', data: { createdByLandlord: false } });
    const refused = async (over: object, key: string) =>
      expect((await desk.tenant.post(`${APPLICATIONS}/create`, desk.form(over))).errors, key).toHaveProperty(key);
    await refused({ carParkId: api.world.here.carParks[1] }, 'carParkId');
    await refused({ carParkId: api.world.there.carParks[0] }, 'carParkId');
    await refused({ commencementDate: inDays(9), endDate: inDays(8) }, 'endDate');
    await refused({ tenantId: api.world.here.tenants[1] }, 'tenantId');
    await refused({ status: 'APPROVED' }, 'status');
  });

  it('R-0991 can be updated only while pending', async () => {
    const made = await desk.apply({ vehicleMake: 'Toyota' });
    const body = { ...desk.form({ vehiclePlateNo: made.vehiclePlateNo, vehicleModel: 'Prius' }), version: made.version };
    const { data } = await desk.tenant.put<Application>(`${APPLICATIONS}/${made.id}/update`, body);
    expect(data).toMatchObject({
      vehicleModel: 'Prius',
      vehicleMake: null,
      referenceNo: made.referenceNo,
      status: 'PENDING_APPROVAL',
    });
    await decide(APPLICATIONS, made, 'approve');
    const late = await desk.tenant.put(`${APPLICATIONS}/${made.id}/update`, { ...body, version: data.version + 1 });
    expect(late).toMatchObject({ status: 409, code: 'notAllowedNow' });
  });

  it('R-0992 can be deleted while pending or after rejection only', async () => {
    const made = await desk.apply();
    expect(await desk.tenant.delete(`${APPLICATIONS}/${made.id}`)).toMatchObject({
      status: 200,
      message: 'Record successfully deleted',
    });
    expect((await desk.building.get(`${APPLICATIONS}/${made.id}`)).status).toBe(404);
    const kept = await desk.approved();
    expect(await desk.tenant.delete(`${APPLICATIONS}/${kept.id}`)).toMatchObject({ status: 409, code: 'notAllowedNow' });
  });

  it('R-0993 have a status count, of the person’s own rows only', async () => {
    const before = (await (await api.as('MASTER_ADMIN@here.1')).get<Record<string, number>>(`${APPLICATIONS}/get-status-count`))
      .data;
    await desk.apply();
    const after = await (await api.as('MASTER_ADMIN@here.1')).get<Record<string, number>>(`${APPLICATIONS}/get-status-count`);
    expect(after.data).toEqual(before);
    const mine = (await desk.tenant.get<Record<string, number>>(`${APPLICATIONS}/get-status-count`)).data;
    const { total } = (await desk.tenant.get<{ total: number }>(`${APPLICATIONS}?tab=PENDING_APPROVAL`)).data;
    expect(mine.PENDING_APPROVAL).toBe(total);
  });

  it('R-0994, R-1072 can be created by the building on behalf of a tenant, for one of its people', async () => {
    const { here, people } = api.world;
    const body = (tenant: number, applicant: string) => desk.form({ tenantId: tenant, applicantId: people[applicant]?.userId });
    const answer = await desk.building.post<Application>(`${APPLICATIONS}/create`, body(here.tenants[1], 'STAFF@here.1'));
    expect(answer).toMatchObject({
      status: 201,
      data: { createdByLandlord: true, tenantId: here.tenants[1], applicant: { label: 'STAFF@here.1' } },
    });
    const theirs = await (await api.as('MASTER_ADMIN@here.1')).get<Application>(`${APPLICATIONS}/${answer.data.id}`);
    expect(theirs.data.referenceNo).toBe(answer.data.referenceNo);
    expect((await desk.building.post(`${APPLICATIONS}/create`, body(here.tenants[1], 'STAFF@here.0'))).errors).toHaveProperty(
      'applicantId',
    );
  });

  it('R-0997 have their pages', () => {
    const { pages, actions } = { ...seasonParkingApplication, actions: seasonParkingInstance.actions };
    expect([
      pages.create,
      pages.edit,
      seasonParkingInstance.pages.show,
      actions.createRenewal?.page,
      actions.createChangeOfVehicle?.page,
    ]).toEqual([
      '/parking/season-parking/add',
      '/parking/season-parking/:id/edit',
      '/parking/season-parking/instance/:id',
      '/parking/season-parking/:id/renewal',
      '/parking/season-parking/:id/change-of-vehicle',
    ]);
  });

  it('do not accept overlapping periods for one vehicle, however its number is written', async () => {
    const plate = newPlate();
    const first = await desk.apply({ vehiclePlateNo: plate });
    const again = await desk.tenant.post(
      `${APPLICATIONS}/create`,
      desk.form({ vehiclePlateNo: plate.toLowerCase().replace(' ', '-') }),
    );
    expect(again).toMatchObject({ status: 422, errors: { vehiclePlateNo: { code: 'vehicleParked' } } });
    const later = desk.form({ vehiclePlateNo: plate, commencementDate: inDays(301), endDate: inDays(400) });
    expect((await desk.tenant.post(`${APPLICATIONS}/create`, later)).status).toBe(201);
    await decide(APPLICATIONS, first, 'reject', { rejectRemark: 'x' });
    expect((await desk.tenant.post(`${APPLICATIONS}/create`, desk.form({ vehiclePlateNo: plate }))).status).toBe(201);
  });

  it('accept only one of two simultaneous applications for the same vehicle', async () => {
    const body = desk.form();
    const answers = await Promise.all([1, 2, 3, 4].map(() => desk.tenant.post(`${APPLICATIONS}/create`, body)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422, 422]);
  });

  it('can be approved in bulk, with a result for each', async () => {
    const [waiting, done] = [await desk.apply(), await desk.approved()];
    const { data } = await desk.building.put<{ id: number; success: boolean }[]>(`${APPLICATIONS}/bulk/approve`, {
      ids: [waiting.id, done.id, 999_999],
    });
    expect(data.map(({ id, success }) => [id, success])).toEqual([
      [waiting.id, true],
      [done.id, false],
      [999_999, false],
    ]);
    expect((await desk.reload(waiting)).status).toBe('APPROVED');
  });
});
