/** Aircon extension (002 §3, §4, §7): what is asked for and who decides, run by run. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { airconExtensionRequest } from '#schemas/aircon/airconExtensionRequest.ts';
import { airconExtensionRequestInstance } from '#schemas/aircon/airconExtensionRequestInstance.ts';
import type { Option, Paged } from '#schemas/kernel/calls/errors.ts';
import type { Action } from '#schemas/kernel/states/action.ts';
import { moveByTime } from '#server/engine/time/timedStates.ts';
import {
  AD_HOC,
  type Desk,
  type Instance,
  openAirconDesk,
  RECURRING,
  REQUESTS,
  type Request,
  runsPath,
  SATURDAY,
} from './airconDesk.ts';
import { type Api, startApi, testConfig } from './harness.ts';

let api: Api;
let desk: Desk;
beforeAll(async () => {
  api = await startApi();
  desk = await openAirconDesk(api);
});
afterAll(() => api.close());

const RUNS = '/aircon-extension-request-instances';
const remark = { terminateRemark: 'Maintenance of the unit' };
const wanted = { terminateRequestRemark: 'We finish earlier' };

describe('an aircon extension request', () => {
  it('R-0942, R-0965 is created with what it asks for, and with the names of unit and AHU at that time', async () => {
    const request = await desk.asked({ appliedRemark: 'Closing of the quarter' });
    expect(request).toMatchObject({
      referenceNo: expect.stringMatching(/^AC-/),
      ...AD_HOC,
      status: 'PENDING',
      applicantUserId: api.world.people['MASTER_ADMIN@here.0']?.userId,
      applicantUser: { label: 'MASTER_ADMIN@here.0' },
      unitNo: '01',
      unitFloorNo: '3',
      ahuReferenceNo: expect.stringMatching(/^T-AHU/),
      ahuName: 'Test',
      phIncluded: false,
      recurringDays: null,
      upcomingInstance: 0,
      createdByLandlord: false,
      appliedUserId: api.world.people['MASTER_ADMIN@here.0']?.userId,
      appliedRemark: 'Closing of the quarter',
    });
    for (const stamp of ['applied', 'approved', 'rejected', 'terminationRequested', 'terminated'])
      expect(request).toHaveProperty([`${stamp}Date`]);
    for (const key of [
      'approveRemark',
      'rejectRemark',
      'terminateRequestRemark',
      'terminateRemark',
      'approvedUserId',
      'terminatedUserId',
    ])
      expect(request).toHaveProperty(key, null);
    expect(request.firstAt).toBe('2037-06-06T12:00:00.000Z');
    expect(request.lastAt).toBe('2037-06-06T14:00:00.000Z');
  });

  it('R-0943 says which company it is of', async () => {
    const { tenant } = await desk.asked();
    expect(tenant).toMatchObject({
      id: api.world.here.tenants[0],
      centreCode: 'HERE-T0',
      companyName: 'Marina One Tenant 0',
      active: true,
    });
  });

  it('R-0944 is AD_HOC_ON or RECURRING', async () => {
    expect(await desk.ask(RECURRING)).toMatchObject({ status: 201, data: { requestType: 'RECURRING' } });
    expect(await desk.ask({ requestType: 'ALWAYS' })).toMatchObject({
      status: 422,
      errors: { requestType: { code: 'notAllowed' } },
    });
    expect(await desk.ask({ ...RECURRING, recurringDays: [] })).toMatchObject({ status: 422, errors: { recurringDays: {} } });
  });

  it('R-0952 starts as pending', async () => {
    expect((await desk.asked()).status).toBe('PENDING');
    expect((await desk.ask({ status: 'APPROVED' })).status).toBe(422);
  });

  it('R-0966, R-0967 is updated and deleted only while it is pending', async () => {
    const request = await desk.asked();
    const body = { ...AD_HOC, unitId: desk.unitId, ahuUnitId: desk.ahuUnitId, endTime: '23:00', version: request.version };
    const updated = await desk.tenant.put<Request>(`${REQUESTS}/${request.id}`, body);
    expect(updated).toMatchObject({ status: 200, data: { endTime: '23:00', lastAt: '2037-06-06T15:00:00.000Z' } });
    const wrong = await desk.tenant.put(`${REQUESTS}/${request.id}`, {
      ...body,
      version: updated.data.version,
      endTime: '19:00',
    });
    expect(wrong).toMatchObject({ status: 422, errors: { endTime: { code: 'airconEndTime' } } });
    const approved = (await desk.decide(request, 'approve')).data;
    expect((await desk.tenant.put(`${REQUESTS}/${request.id}`, { ...body, version: approved.version })).status).toBe(409);
    expect((await desk.tenant.delete(`${REQUESTS}/${request.id}`, { version: approved.version })).status).toBe(409);
    const other = await desk.asked();
    expect((await desk.tenant.delete(`${REQUESTS}/${other.id}`, { version: other.version })).status).toBe(200);
    expect((await desk.building.get(`${REQUESTS}/${other.id}`)).status).toBe(404);
  });

  it('R-0968 is raised by the building on behalf of a tenant', async () => {
    const { userId } = api.world.people['STAFF@here.0'] as { userId: number };
    const tenantId = api.world.here.tenants[0];
    const { data, errors } = await desk.ask({ tenantId, applicantUserId: userId }, desk.building);
    expect(errors).toBeUndefined();
    expect(data).toMatchObject({ createdByLandlord: true, tenantId, applicantUserId: userId, status: 'PENDING' });
    // Not for a company that does not rent the unit, nor for somebody of another company.
    const [, other] = api.world.here.tenants;
    const stranger = (api.world.people['STAFF@here.1'] as { userId: number }).userId;
    expect((await desk.ask({ tenantId: other, applicantUserId: stranger }, desk.building)).errors).toHaveProperty('unitId');
    expect((await desk.ask({ tenantId, applicantUserId: stranger }, desk.building)).errors).toHaveProperty('applicantUserId');
    // A company asks for nobody else.
    expect((await desk.ask({ tenantId: other })).status).toBe(422);
  });

  it('is for a unit of the company, and an AHU that serves it and is in use', async () => {
    const [, other] = api.world.here.tenants;
    const [free] = await api.db.query<{ id: number }>(
      sql`insert into office_centre_units (office_centre_id, floor_no, floor_no_int, unit_no, tenant_id)
          values (${api.world.here.building}, '4', 4, '99', ${other}) returning id`,
    );
    expect((await desk.ask({ unitId: free?.id })).errors).toHaveProperty('unitId');
    const elsewhere = await desk.ahu({ unitIds: [free?.id] });
    expect((await desk.ask({ ahuUnitId: elsewhere })).errors).toHaveProperty('ahuUnitId');
    const off = await desk.ahu({ active: false });
    expect((await desk.ask({ ahuUnitId: off })).errors).toHaveProperty('ahuUnitId');
  });
});

describe('the list of requests', () => {
  it('R-0946 is filtered by companies, dates, type and status', async () => {
    const ahuUnitId = await desk.ahu();
    const [first, second] = [await desk.asked({ ahuUnitId }), await desk.asked({ ...RECURRING, ahuUnitId })];
    await desk.decide(second, 'reject', { rejectRemark: 'x' });
    const idsFor = async (query: string) => {
      const answer = await desk.building.get<Paged<Request>>(`${REQUESTS}?ahuUnitId=${ahuUnitId}&${query}`);
      expect(answer.status, query).toBe(200);
      return answer.data.items.map(({ id }) => id).sort();
    };
    const [mine, other] = api.world.here.tenants;
    const both = [first.id, second.id].sort();
    expect(await idsFor(`tenantIds=${mine},${other}`)).toEqual(both);
    expect(await idsFor(`tenantIds=${other}`)).toEqual([]);
    expect(await idsFor(`startDateFrom=${SATURDAY}`)).toEqual([first.id]);
    expect(await idsFor('endDateTo=2037-06-06')).toEqual([first.id]);
    expect(await idsFor('requestType=RECURRING')).toEqual([second.id]);
    expect(await idsFor('status=REJECTED')).toEqual([second.id]);
    expect(await idsFor('statusArray=PENDING,REJECTED')).toEqual(both);
  });

  it('R-0949, R-0950, R-0951 has a tab for each type, each with a tab for each status, the first of them pending', async () => {
    const { tabs = [], opensOn } = airconExtensionRequest.list;
    expect(tabs.map(({ code }) => code)).toEqual(['AD_HOC_ON', 'RECURRING']);
    const statuses = ['PENDING', 'PENDING_TERMINATION', 'APPROVED', 'REJECTED', 'TERMINATED', 'PAST'];
    for (const tab of tabs) {
      expect(tab.tabs?.map(({ where }) => where?.status)).toEqual(statuses);
      expect(new Set(tab.tabs?.map(({ where }) => where?.requestType))).toEqual(new Set([tab.code]));
    }
    expect(opensOn).toBe('AD_HOC_PENDING');
    const request = await desk.asked(RECURRING);
    const { items } = (await desk.building.get<Paged<Request>>(`${REQUESTS}?tab=RECURRING_PENDING&limit=100`)).data;
    expect(items.map(({ id }) => id)).toContain(request.id);
    expect(new Set(items.map(({ requestType, status }) => `${requestType} ${status}`))).toEqual(new Set(['RECURRING PENDING']));
    const counts = (await desk.building.get<Record<string, unknown>>(`${REQUESTS}/get-status-count`)).data;
    expect(JSON.stringify(counts)).toContain('RECURRING_PENDING');
  });

  it('R-0960 has the page to add one, whose title is New request', async () => {
    expect(airconExtensionRequest.pages).toMatchObject({ list: '/aircon/extension', create: '/aircon/extension/add' });
    const { aircon } = await import('#i18n/en/aircon.ts');
    expect(aircon['aircon-extension-requests'].pages.create).toBe('New request');
  });
});

describe('a decision', () => {
  it('R-0953 approves, once, and makes the run', async () => {
    const request = await desk.asked();
    const answers = await Promise.all([1, 2, 3].map(() => desk.decide(request, 'approve')));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(answers.find(({ status }) => status === 409)).toMatchObject({ code: 'notAllowedNow' });
    expect(await desk.reload(request)).toMatchObject({
      status: 'APPROVED',
      approvedUserId: expect.any(Number),
      upcomingInstance: 1,
    });
    expect(await desk.runs(request)).toMatchObject([
      { date: SATURDAY, startAt: request.firstAt, endAt: request.lastAt, status: 'UPCOMING', tenantId: request.tenantId },
    ]);
    expect((await desk.decide(await desk.asked(), 'approve', {}, desk.tenant)).status).toBe(403);
  });

  it('R-0954 rejects, with rejectRemark', async () => {
    const request = await desk.asked();
    expect(await desk.decide(request, 'reject')).toMatchObject({ status: 422, errors: { rejectRemark: {} } });
    expect(await desk.decide(request, 'reject', { rejectRemark: 'No power that night' })).toMatchObject({
      data: { status: 'REJECTED', rejectRemark: 'No power that night', rejectedUserId: expect.any(Number) },
    });
    expect(await desk.runs(request)).toEqual([]);
    expect((await desk.decide(request, 'approve')).status).toBe(409);
  });

  it('R-0955, R-0970 terminates directly, by the building, with terminateRemark', async () => {
    const request = await desk.approved(RECURRING);
    expect((await desk.decide(request, 'terminate')).status).toBe(422);
    expect((await desk.decide(request, 'terminate', remark, desk.tenant)).status).toBe(403);
    expect(await desk.decide(request, 'terminate', remark)).toMatchObject({
      data: { status: 'TERMINATED', ...remark, upcomingInstance: 0 },
    });
    const runs = await desk.runs(request);
    expect(runs).toHaveLength(4);
    for (const run of runs) expect(run).toMatchObject({ status: 'TERMINATED', ...remark, terminatedUserId: expect.any(Number) });
    const history = await desk.building.get<{ items: { action: string }[] }>(`${RUNS}/${runs[0]?.id}/history`);
    expect(history.data.items.map(({ action }) => action)).toEqual(['update', 'create']);
  });

  it('R-0956, R-0969 is requested by the tenant, with terminateRequestRemark, and the message says that the building is told', async () => {
    const request = await desk.approved();
    expect((await desk.decide(request, 'request-termination', {}, desk.tenant)).status).toBe(422);
    expect((await desk.decide(request, 'request-termination', wanted)).status).toBe(403);
    expect(await desk.decide(request, 'request-termination', wanted, desk.tenant)).toMatchObject({
      status: 200,
      message: 'An email will be sent to your building team regarding your termination request',
      data: { status: 'PENDING_TERMINATION', ...wanted, terminationRequestedUserId: expect.any(Number) },
    });
    expect(await desk.decide(request, 'approve')).toMatchObject({
      data: { status: 'TERMINATED', terminateRemark: wanted.terminateRequestRemark, terminatedUserId: expect.any(Number) },
    });
    expect((await desk.runs(request))[0]?.status).toBe('TERMINATED');
    const kept = await desk.approved();
    await desk.decide(kept, 'request-termination', wanted, desk.tenant);
    expect(await desk.decide(kept, 'reject', { rejectRemark: 'Too late' })).toMatchObject({ data: { status: 'APPROVED' } });
    expect((await desk.runs(kept))[0]?.status).toBe('UPCOMING');
  });

  it('is possible in these states by these sides, and in no other', async () => {
    const actions: Readonly<Record<string, Action>> = airconExtensionRequest.actions;
    const remarks = { rejectRemark: 'x', terminateRemark: 'x', terminateRequestRemark: 'x', approveRemark: 'x' };
    const request = await desk.asked();
    for (const [name, action] of Object.entries(actions))
      for (const status of ['PENDING', 'PENDING_TERMINATION', 'APPROVED', 'REJECTED', 'TERMINATED', 'PAST'])
        for (const [side, by] of Object.entries({ building: desk.building, tenant: desk.tenant })) {
          await api.db.query(sql`update aircon_requests set status = ${status} where id = ${request.id}`);
          await api.db.query(sql`delete from aircon_instances where aircon_extension_request_id = ${request.id}`);
          const body = action.remark ? { [action.remark]: remarks[action.remark as keyof typeof remarks] } : {};
          const answer = await desk.decide(request, action.call.replace('PUT /{id}/', ''), body, by);
          const allowed = action.sides?.includes(side as 'building');
          const next = action.moves?.[status];
          expect(answer.status, `${name} in ${status} by ${side}`).toBe(!allowed ? 403 : next ? 200 : 409);
          if (allowed && next) expect(answer.data.status).toBe(next);
        }
  });

  it('comes too late when all is over; a passed request becomes PAST by itself', async () => {
    const [late, done, leaving] = [await desk.asked(), await desk.approved(), await desk.approved()];
    await api.db.query(sql`update aircon_requests set first_at = now() - interval '3 hours', last_at = now() - interval '1 hour'
      where id in (${late.id}, ${done.id}, ${leaving.id})`);
    await api.db.query(sql`update aircon_requests set status = 'PENDING_TERMINATION' where id = ${leaving.id}`);
    expect((await desk.decide(late, 'approve')).status).toBe(409);
    await moveByTime(api.db, api.product.model, true, testConfig());
    expect((await desk.reload(done)).status).toBe('PAST');
    expect((await desk.reload(leaving)).status).toBe('PAST');
    expect((await desk.reload(late)).status).toBe('PENDING');
  });
});

describe('the runs of a recurring request', () => {
  it('R-0945 leave out public holidays unless these are included', async () => {
    const holiday = await desk.building.post<{ id: number; version: number }>('/holidays', {
      date: '2037-07-01',
      name: 'Half year',
    });
    const july = { ...RECURRING, startDate: '2037-06-29', endDate: '2037-07-08' };
    expect((await desk.runs(await desk.approved(july))).map(({ date }) => date)).toEqual([
      '2037-06-29',
      '2037-07-06',
      '2037-07-08',
    ]);
    const all = await desk.runs(await desk.approved({ ...july, phIncluded: true }));
    expect(all.map(({ date }) => date)).toEqual(['2037-06-29', '2037-07-01', '2037-07-06', '2037-07-08']);
    await desk.building.delete(`/holidays/${holiday.data.id}`, { version: holiday.data.version });
  });

  it('R-0947, R-0948, R-0957 are UPCOMING, then ACTIVE; without a status asked for, these two are listed', async () => {
    const request = await desk.approved(RECURRING);
    const [first, second, third] = (await desk.runs(request)) as [Instance, Instance, Instance];
    await api.db.query(
      sql`update aircon_instances set start_at = now() - interval '1 hour', end_at = now() + interval '1 hour' where id = ${first.id}`,
    );
    await api.db.query(
      sql`update aircon_instances set start_at = now() - interval '3 hours', end_at = now() - interval '1 hour' where id = ${second.id}`,
    );
    await moveByTime(api.db, api.product.model, true, testConfig());
    await desk.building.put(`${runsPath(request)}/terminate`, { ids: [third.id], ...remark });
    const statuses = async (query: string) => {
      const { items } = (await desk.tenant.get<Paged<Instance>>(`${runsPath(request)}${query}`)).data;
      return Object.fromEntries(items.map(({ id, status }) => [id, status]));
    };
    const fourth = (await desk.runs(request))[3] as Instance;
    expect(await statuses('')).toEqual({ [first.id]: 'ACTIVE', [fourth.id]: 'UPCOMING' });
    expect(await statuses('?status=COMPLETED')).toEqual({ [second.id]: 'COMPLETED' });
    expect(await statuses('?statusArray=TERMINATED,ACTIVE')).toEqual({ [first.id]: 'ACTIVE', [third.id]: 'TERMINATED' });
    expect(await statuses('?tab=TERMINATED')).toEqual({ [third.id]: 'TERMINATED' });
  });

  it('R-0962 are counted by status', async () => {
    const request = await desk.approved(RECURRING);
    const [first] = (await desk.runs(request)) as [Instance];
    await desk.building.put(`${RUNS}/${first.id}/terminate`, remark);
    const { data } = await desk.building.get<Record<string, unknown>>(`${runsPath(request)}/get-status-count`);
    expect(JSON.stringify(data)).toMatch(/"UPCOMING".*3/);
    expect(data).toMatchObject({ UPCOMING: 3, TERMINATED: 1, ACTIVE: 0 });
    expect(await desk.reload(request)).toMatchObject({ status: 'APPROVED', upcomingInstance: 3, activeInstance: 0 });
  });

  it('R-0958, R-0961 are terminated one by one, by ids and with a remark; all of them or none', async () => {
    const request = await desk.approved(RECURRING);
    const [a, b, c, d] = (await desk.runs(request)) as [Instance, Instance, Instance, Instance];
    const end = (body: object, by = desk.building) => by.put(`${runsPath(request)}/terminate`, body);
    expect((await end({ ids: [a.id] })).status).toBe(422);
    expect((await end({ ids: [a.id, 999_999], ...remark })).status).toBe(404);
    expect((await end({ ids: [a.id], ...remark }, desk.tenant)).status).toBe(403);
    expect((await end({ ids: [a.id, b.id], ...remark })).status).toBe(200);
    expect((await desk.runs(request)).map(({ status }) => status)).toEqual(['TERMINATED', 'TERMINATED', 'UPCOMING', 'UPCOMING']);
    expect((await end({ ids: [b.id, c.id], ...remark })).status).toBe(409);
    expect((await desk.runs(request, `?ids=${c.id},${d.id}`)).map(({ status }) => status)).toEqual(['UPCOMING', 'UPCOMING']);
    // Only those of the request in the path.
    const other = await desk.approved(RECURRING);
    expect((await desk.building.put(`${runsPath(other)}/terminate`, { ids: [c.id], ...remark })).status).toBe(404);
  });

  it('R-0959 are asked to be terminated by the tenant, by ids and with a remark', async () => {
    const request = await desk.approved(RECURRING);
    const [a, b] = (await desk.runs(request)) as [Instance, Instance];
    const path = `${runsPath(request)}/request-termination`;
    expect((await desk.tenant.put(path, { ids: [a.id] })).status).toBe(422);
    expect((await desk.building.put(path, { ids: [a.id], ...wanted })).status).toBe(403);
    expect(await desk.tenant.put(path, { ids: [a.id, b.id], ...wanted })).toMatchObject({
      status: 200,
      message: 'An email will be sent to your building team regarding your termination request',
    });
    expect((await desk.runs(request)).slice(0, 2)).toMatchObject([
      { status: 'PENDING_TERMINATION', ...wanted },
      { status: 'PENDING_TERMINATION', ...wanted },
    ]);
    expect(await desk.building.put(`${RUNS}/${a.id}/keep`, { rejectRemark: 'Others need it' })).toMatchObject({
      data: { status: 'UPCOMING' },
    });
    expect(await desk.building.put(`${RUNS}/${b.id}/terminate`, remark)).toMatchObject({ data: { status: 'TERMINATED' } });
    const neighbour = await api.as('MASTER_ADMIN@here.1');
    expect((await neighbour.get(runsPath(request))).status).toBe(404);
    expect((await neighbour.put(`${RUNS}/${a.id}/request-termination`, wanted)).status).toBe(404);
  });

  it('are possible in these states by these sides, and in no other', async () => {
    const request = await desk.approved();
    const [run] = (await desk.runs(request)) as [Instance];
    const actions: Readonly<Record<string, Action>> = airconExtensionRequestInstance.actions;
    for (const [name, action] of Object.entries(actions))
      for (const status of ['UPCOMING', 'ACTIVE', 'PENDING_TERMINATION', 'TERMINATED', 'COMPLETED'])
        for (const [side, by] of Object.entries({ building: desk.building, tenant: desk.tenant })) {
          await api.db.query(sql`update aircon_instances set status = ${status} where id = ${run.id}`);
          const answer = await by.put<Instance>(`${RUNS}/${run.id}${action.call.replace('PUT /{id}', '')}`, {
            [action.remark as string]: 'x',
          });
          const allowed = action.sides?.includes(side as 'building');
          const next = action.moves?.[status];
          expect(answer.status, `${name} in ${status} by ${side}`).toBe(!allowed ? 403 : next ? 200 : 409);
        }
  });
});

describe('drop-downs', () => {
  it('R-0964 offer the days of the week, and the AHU units of some units', async () => {
    const days = (await desk.tenant.get<Option[]>(`${REQUESTS}/get-day-of-week`)).data;
    expect(days.map(({ value, label }) => [value, label])[0]).toEqual(['MONDAY', 'Monday']);
    expect(days.map(({ code }) => code)).toEqual(['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY']);
    const [free] = await api.db.query<{ id: number }>(
      sql`insert into office_centre_units (office_centre_id, floor_no, floor_no_int, unit_no) values (${api.world.here.building}, '5', 5, '77') returning id`,
    );
    const own = await desk.ahu({ unitIds: [free?.id] });
    const idsFor = async (unitIds: string) =>
      (await desk.tenant.get<Option[]>(`/ahu-units/ahu-drop-down?limit=100${unitIds}`)).data.map(({ id }) => id);
    expect(await idsFor(`&unitIds=${free?.id}`)).toEqual([own]);
    expect(await idsFor(`&unitIds=${free?.id},${desk.unitId}`)).toEqual(expect.arrayContaining([own, desk.ahuUnitId]));
    expect(await idsFor(`&unitIds=${desk.unitId}`)).not.toContain(own);
  });

  it('offer units and companies at the addresses of the specification, each in its scope', async () => {
    const units = await desk.tenant.get<Option[]>('/office-centre-units/drop-down');
    expect(units.data.map(({ id }) => id)).toEqual([desk.unitId]);
    const tenants = await desk.building.get<Option[]>('/tenants/drop-down');
    expect(tenants.data.map(({ id }) => id)).toEqual(expect.arrayContaining([...api.world.here.tenants]));
    expect(tenants.data.map(({ id }) => id)).not.toContain(api.world.there.tenants[0]);
  });
});
