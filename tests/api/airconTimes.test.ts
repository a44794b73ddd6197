/** What the server offers for an aircon extension and refuses, what it costs, and when an AHU runs (002 §7). */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AD_HOC, type Desk, openAirconDesk, RECURRING, REQUESTS, SATURDAY } from './airconDesk.ts';
import { type Api, type Client, startApi } from './harness.ts';

interface Estimate {
  runs: number;
  minutes: number;
  share: number;
  free: number;
  amount: number;
}
interface Company {
  tenantId: number;
  minutes: number;
  share: number;
  free: number;
  amount: number;
  lines: { ahuUnitId: number; runs: number; amount: number }[];
}
interface Scheduled {
  ahuUnitId: number;
  startAt: string;
  endAt: string;
  companies: number;
  companyNames: string[];
}
let api: Api;
let desk: Desk;
beforeAll(async () => {
  api = await startApi();
  desk = await openAirconDesk(api);
});
afterAll(() => api.close());

const offered = async (what: string, body: object, by = desk.tenant) =>
  (await by.post<string[]>(`${REQUESTS}/get-${what}`, body)).data;
/** Sets what the building has set, and takes it back. */
async function withSettings(values: object, act: () => Promise<void>): Promise<void> {
  const PATH = '/aircon-settings';
  const before = (await desk.building.get<Record<string, unknown>>(PATH)).data;
  const { hours, holidayFrom, holidayTo, noticeMinutes, freeHours, version } = before;
  const given = { hours, holidayFrom, holidayTo, noticeMinutes, freeHours };
  const saved = await desk.building.put<{ version: number }>(PATH, { ...given, ...values, version });
  expect(saved.errors).toBeUndefined();
  try {
    await act();
  } finally {
    await desk.building.put(PATH, { ...given, version: saved.data.version });
  }
}

describe('the times of an extension', () => {
  it('R-0963 are offered by the server: start, end date, end time, one after the other', async () => {
    const wish = { requestType: 'AD_HOC_ON', startDate: SATURDAY };
    const starts = await offered('start-time', wish);
    // Saturday hours end at one.
    expect(starts[0]).toBe('00:00');
    expect(starts).toContain('13:00');
    expect(starts).not.toContain('08:00');
    expect(starts).not.toContain('12:45');
    const dates = await offered('end-date', { ...wish, startTime: '20:00' });
    expect(dates).toEqual([SATURDAY, '2037-06-07']);
    const same = await offered('end-time', { ...wish, startTime: '20:00', endDate: SATURDAY });
    expect([same[0], same.at(-1)]).toEqual(['20:15', '23:45']);
    const next = await offered('end-time', { ...wish, startTime: '20:00', endDate: '2037-06-07' });
    expect([next[0], next.at(-1)]).toEqual(['00:00', '20:00']);
    // Before the hours of a working day they end when these begin.
    const early = { ...wish, startDate: '2037-06-01', startTime: '05:00', endDate: '2037-06-01' };
    expect((await offered('end-time', early)).at(-1)).toBe('08:00');
  });

  it('R-0963 are refused where they are not offered, in the same words', async () => {
    const refused = async (over: object) =>
      Object.entries((await desk.ask(over)).errors ?? {}).map(([key, { code }]) => `${key} ${code}`);
    expect(await refused({ startTime: '12:00', endTime: '12:30' })).toEqual(['startTime airconStartTime']);
    expect(await refused({ startTime: '20:07' })).toEqual(['startTime airconStartTime']);
    expect(await refused({ endDate: '2037-06-08' })).toEqual(['endDate airconEndDate']);
    expect(await refused({ endTime: '19:00' })).toEqual(['endTime airconEndTime']);
    expect(await refused({ startDate: '2020-06-06', endDate: '2020-06-06' })).toEqual(['startTime airconStartTime']);
    expect(await refused({ ...RECURRING, startTime: '18:00' })).toEqual(['startTime airconStartTime']);
    expect(await refused({ ...RECURRING, endDate: '2037-06-09' })).toEqual(['endDate airconEndDate']);
    expect(await refused({ ...RECURRING, endTime: '09:00' })).toEqual(['endTime airconEndTime']);
  });

  it('of a recurring request hold on all of its days, with or without public holidays', async () => {
    const holiday = await desk.building.post<{ id: number; version: number }>('/holidays', {
      date: '2037-06-03',
      name: 'Test day',
    });
    const wish = { ...RECURRING, startTime: null, endTime: null };
    expect((await offered('start-time', wish))[0]).toBe('00:00');
    expect(await offered('end-date', { ...RECURRING, endDate: null })).not.toContain('2037-06-03');
    const all = { ...RECURRING, phIncluded: true };
    expect(await offered('end-date', { ...all, endDate: null })).toContain('2037-06-03');
    // The holiday alone has no hours of its own, until the building says so.
    const alone = { requestType: 'AD_HOC_ON', startDate: '2037-06-03' };
    expect(await offered('start-time', alone)).toContain('10:00');
    await withSettings({ holidayFrom: '09:00', holidayTo: '12:00' }, async () => {
      expect(await offered('start-time', alone)).not.toContain('10:00');
      expect(await offered('start-time', alone)).toContain('12:00');
    });
    await desk.building.delete(`/holidays/${holiday.data.id}`, { version: holiday.data.version });
  });

  it('need the notice that the building has set', async () => {
    const soon = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
    const wish = { requestType: 'AD_HOC_ON', startDate: soon };
    expect((await offered('start-time', wish)).length).toBeGreaterThan(0);
    await withSettings({ noticeMinutes: 20_000 }, async () => expect(await offered('start-time', wish)).toEqual([]));
  });

  it('are in the time zone of the building', async () => {
    const london = await api.as('LANDLORD_ADMIN@there');
    // The clocks go forward at one in the night of 29 March 2037.
    const starts = await offered('start-time', { requestType: 'AD_HOC_ON', startDate: '2037-03-29' }, london);
    expect(starts).toContain('00:45');
    expect(starts).not.toContain('01:00');
    expect(starts).toContain('02:00');
    const platform = await api.as('SUPERADMIN');
    expect((await platform.post(`${REQUESTS}/get-start-time`, { startDate: SATURDAY })).status).toBe(400);
  });

  it('refuse a body that is none', async () => {
    expect((await desk.tenant.post(`${REQUESTS}/get-start-time`, { startDate: 'soon' })).status).toBe(422);
    expect((await desk.tenant.post(`${REQUESTS}/get-start-time`, { startDate: SATURDAY, more: 1 })).status).toBe(422);
    expect(await offered('start-time', {})).toEqual([]);
  });
});

describe('the cost', () => {
  const estimateOf = async (body: object, by = desk.tenant) => (await by.post<Estimate>(`${REQUESTS}/get-estimate`, body)).data;

  it('is estimated before a request is submitted, and kept with it', async () => {
    const ahuUnitId = await desk.ahu({ ratePerHour: 6000 });
    const wish = { ...AD_HOC, startDate: '2038-06-05', endDate: '2038-06-05' };
    expect(await estimateOf({ ...wish, ahuUnitId })).toEqual({ runs: 1, minutes: 120, share: 120, free: 0, amount: 12_000 });
    expect((await desk.asked({ ...wish, ahuUnitId })).estimatedAmount).toBe(12_000);
    // The shortest run is billed.
    expect(await estimateOf({ ...wish, endTime: '20:15', ahuUnitId })).toMatchObject({ minutes: 60, amount: 6000 });
    // Four runs of two hours and a half.
    expect(await estimateOf({ ...RECURRING, ahuUnitId })).toMatchObject({ runs: 4, minutes: 600, amount: 60_000 });
    await withSettings({ freeHours: 3 }, async () => {
      expect(await estimateOf({ ...RECURRING, ahuUnitId })).toMatchObject({ minutes: 600, free: 180, amount: 42_000 });
    });
  });

  it('of a company is no secret that others can ask for', async () => {
    const [mine, other] = api.world.here.tenants;
    const elsewhere = await api.as('LANDLORD_ADMIN@there');
    const path = `${REQUESTS}/get-estimate`;
    expect((await elsewhere.post(path, { ...AD_HOC, tenantId: mine, ahuUnitId: desk.ahuUnitId })).status).toBe(404);
    expect((await desk.building.post(path, { ...AD_HOC, ahuUnitId: desk.ahuUnitId })).status).toBe(404);
    expect((await desk.building.post(path, { ...AD_HOC, tenantId: mine, ahuUnitId: desk.ahuUnitId })).status).toBe(200);
    // Only of an AHU that serves the company.
    expect((await desk.building.post(path, { ...AD_HOC, tenantId: other, ahuUnitId: desk.ahuUnitId })).status).toBe(404);
    const neighbour = await api.as('MASTER_ADMIN@here.1');
    expect((await neighbour.post(path, { ...AD_HOC, ahuUnitId: desk.ahuUnitId })).status).toBe(404);
    // A company asks for itself, whatever it names.
    expect((await desk.tenant.post(path, { ...AD_HOC, tenantId: other, ahuUnitId: desk.ahuUnitId })).status).toBe(200);
  });

  it('of a month stands in the statement: shared by two companies at the same time, ended runs until their end', async () => {
    const [mine, other] = api.world.here.tenants;
    const [unit] = await api.db.query<{ id: number }>(
      sql`insert into office_centre_units (office_centre_id, floor_no, floor_no_int, unit_no, tenant_id) values (${api.world.here.building}, '3', 3, '55', ${other}) returning id`,
    );
    const ahuUnitId = await desk.ahu({ unitIds: [desk.unitId, unit?.id], ratePerHour: 6000 });
    const wish = { ...AD_HOC, startDate: '2036-11-08', endDate: '2036-11-08', ahuUnitId };
    const neighbour = await api.as('MASTER_ADMIN@here.1');
    const theirs = await desk.ask({ ...wish, unitId: unit?.id, startTime: '21:00', endTime: '23:00' }, neighbour);
    expect(theirs.errors).toBeUndefined();
    await desk.decide(theirs.data, 'approve');
    // One of my two hours will be shared, which the statement says: an estimate would tell everybody who asks when others work late.
    expect(await estimateOf(wish)).toMatchObject({ minutes: 120, share: 120, amount: 12_000 });
    expect(await estimateOf({ ...wish, tenantId: mine }, desk.building)).toMatchObject({ share: 120, amount: 12_000 });
    expect((await desk.approved(wish)).estimatedAmount).toBe(12_000);
    const of = async (by: Client, month: string) => (await by.get<Company[]>(`${REQUESTS}/statement?month=${month}`)).data;
    const all = await of(desk.building, '2036-11');
    expect(all.map(({ tenantId, minutes, share, amount }) => ({ tenantId, minutes, share, amount }))).toEqual([
      { tenantId: mine, minutes: 120, share: 90, amount: 9000 },
      { tenantId: other, minutes: 120, share: 90, amount: 9000 },
    ]);
    expect(all[0]?.lines).toMatchObject([{ ahuUnitId, runs: 1, amount: 9000 }]);
    expect((await of(neighbour, '2036-11')).map(({ tenantId }) => tenantId)).toEqual([other]);
    expect(await of(desk.building, '2036-10')).toEqual([]);
    await desk.decide(theirs.data, 'terminate', { terminateRemark: 'x' });
    expect((await of(desk.building, '2036-11')).map(({ tenantId, amount }) => [tenantId, amount])).toEqual([[mine, 12_000]]);
    expect((await desk.building.get(`${REQUESTS}/statement?month=November`)).status).toBe(400);
    expect((await (await api.as('LANDLORD_ADMIN@there')).get<Company[]>(`${REQUESTS}/statement?month=2036-11`)).data).toEqual([]);
  });
});

describe('the schedule of an AHU', () => {
  it('is the union of what was approved: 100 tenants who ask for the same make one', async () => {
    const { building } = api.world.here;
    const companies = await api.db.query<{ tenant: number; unit: number; person: number }>(sql`
      with tenants as (
        insert into office_centres (office_centre_type, centre_code, company_name, building_name, time_zone, currency, landlord_id, otp_required, add_ons)
        select 'TENANT', 'AC-' || n, 'Company ' || n, 'Marina One', 'Asia/Singapore', 'SGD', ${building}, false, '{}' from generate_series(1, 100) n
        returning id, centre_code),
      units as (
        insert into office_centre_units (office_centre_id, floor_no, floor_no_int, unit_no, tenant_id)
        select ${building}, '8', 8, centre_code, id from tenants returning id, tenant_id),
      people as (
        insert into users (full_name, username, status) select centre_code, lower(centre_code) || '@aircon.example', 'ACTIVE' from tenants
        returning id, full_name),
      roles as (
        insert into user_roles (user_id, office_centre_id, building_id, role_code, active)
        select p.id, t.id, ${building}, 'MASTER_ADMIN', true from people p join tenants t on t.centre_code = p.full_name returning user_id)
      select t.id as tenant, u.id as unit, p.id as person from tenants t join units u on u.tenant_id = t.id join people p on p.full_name = t.centre_code`);
    const ahuUnitId = await desk.ahu({ unitIds: companies.map(({ unit }) => unit) });
    const asked = await Promise.all(
      companies.map(({ tenant: tenantId, unit: unitId, person: applicantUserId }) =>
        desk.ask({ ...RECURRING, tenantId, unitId, applicantUserId, ahuUnitId }, desk.building),
      ),
    );
    expect(asked.filter(({ status }) => status !== 201)).toEqual([]);
    expect(new Set(asked.map(({ data }) => data.referenceNo)).size).toBe(100);
    const decided = await Promise.all(asked.map(({ data }) => desk.decide(data, 'approve')));
    expect(new Set(decided.map(({ status }) => status))).toEqual(new Set([200]));
    const schedule = async (by: Client) =>
      (await by.get<Scheduled[]>('/ahu-units/schedule?from=2037-06-01&to=2037-06-30')).data.filter(
        (run) => run.ahuUnitId === ahuUnitId,
      );
    const runs = await schedule(desk.building);
    expect(runs).toHaveLength(4);
    expect(runs[0]).toMatchObject({ startAt: '2037-06-01T11:00:00.000Z', endAt: '2037-06-01T13:30:00.000Z', companies: 100 });
    expect(runs[0]?.companyNames).toHaveLength(100);
    expect(runs[0]?.companyNames.slice(0, 2)).toEqual(['Company 1', 'Company 10']);
    // A company does not learn when others work late.
    expect(await schedule(desk.tenant)).toEqual([]);
    // All of them together pay what one would.
    const statement = (await desk.building.get<Company[]>(`${REQUESTS}/statement?month=2037-06`)).data;
    const lines = statement.flatMap((company) => company.lines).filter((line) => line.ahuUnitId === ahuUnitId);
    expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(60_000);
  }, 120_000);

  it('is asked for between two days', async () => {
    expect((await desk.building.get('/ahu-units/schedule?from=2037-06-01')).status).toBe(400);
    expect((await desk.building.get('/ahu-units/schedule?from=x&to=2037-06-01')).status).toBe(400);
  });
});

describe('the settings', () => {
  it('are the building’s own, and written by its team', async () => {
    expect((await desk.tenant.get('/aircon-settings')).status).toBe(403);
    const values = { hours: [], holidayFrom: '10:00', holidayTo: null, noticeMinutes: 0, freeHours: 0, version: 99 };
    expect((await desk.building.put('/aircon-settings', values)).status).toBe(422);
    expect((await desk.tenant.put('/aircon-settings', values)).status).toBe(403);
  });
});
