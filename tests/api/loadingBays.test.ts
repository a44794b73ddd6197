/** Loading bays (002 §2, §3, §7; decision 0070): who gets which bay, what happens at the gate, what the report says. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Option, Paged } from '#schemas/kernel/calls/errors.ts';
import type { RecordOf } from '#schemas/kernel/entity/types.ts';
import type { loadingBayApplication } from '#schemas/loadingBays/loadingBayApplication.ts';
import type { loadingBayGroup } from '#schemas/loadingBays/loadingBayGroup.ts';
import { moveByTime } from '#server/engine/time/timedStates.ts';
import { type Api, type Client, must, startApi } from './harness.ts';
import { mailedSheet } from './mailedSheet.ts';

type Application = RecordOf<typeof loadingBayApplication>;
type Group = RecordOf<typeof loadingBayGroup>;
const PATH = '/loading-bay-applications';
/** A Monday, long after any notice. */
const DAY = '2037-06-01';

let api: Api;
let building: Client;
let tenant: Client;
let other: Client;
let occupant: Client;
beforeAll(async () => {
  api = await startApi();
  [building, tenant, other, occupant] = await Promise.all([
    api.as('LANDLORD_ADMIN@here'),
    api.as('MASTER_ADMIN@here.0'),
    api.as('MASTER_ADMIN@here.1'),
    api.as('STAFF@here.0'),
  ]);
});
afterAll(() => api.close());

interface Yard {
  group: Group;
  /** Short and low, long and high. */
  bays: readonly [small: number, big: number];
  van: number;
  lorry: number;
  removal: number;
}
let yards = 0;
/** A group of its own for a test: two bays, a van that fits both, a lorry that fits one. */
async function openYard(rules: object = {}): Promise<Yard> {
  yards += 1;
  const made = must(await building.post<Group>('/loading-bay-groups', { name: `Yard ${yards}`, viewableBy: 'ALL' }));
  const saved = must(
    await building.put<Group>(`/loading-bay-settings/uuid/${made.uuid}`, {
      slots: null,
      slotMinutes: 30,
      approvalNeeded: true,
      noticeMinutes: 0,
      horizonDays: null,
      earlyMinutes: 60,
      graceMinutes: 15,
      noShowMinutes: 60,
      openingHrs: [],
      version: made.version,
      ...rules,
    }),
  );
  const add = async (path: string, body: object) =>
    must(await building.post<{ id: number }>(path, { loadingBayGroupId: made.id, active: true, ...body })).id;
  return {
    group: saved,
    bays: [
      await add('/loading-bays', { name: `Small ${yards}`, maxHeightCm: 250, maxLengthCm: 600 }),
      await add('/loading-bays', { name: `Big ${yards}` }),
    ],
    van: await add('/loading-bay-vehicle-types', { name: 'Van', heightCm: 220, lengthCm: 550, durationMinutes: 30 }),
    lorry: await add('/loading-bay-vehicle-types', { name: 'Lorry', heightCm: 380, lengthCm: 900, durationMinutes: 60 }),
    removal: await add('/loading-bay-appointment-types', {
      name: 'Removal',
      durationMinutes: 120,
      driverInstructions: 'Protect the lift.',
    }),
  };
}

const wish = ({ group, van }: Yard, over: object = {}) => ({
  loadingBayGroupId: group.id,
  vehicleTypeId: van,
  appointmentDate: DAY,
  appointmentTime: '10:00',
  vehiclePlateNo: 'SGX 1234 A',
  loadType: 'GOODS',
  ...over,
});
const apply = (yard: Yard, over: object = {}, by = tenant) => by.post<Application>(PATH, wish(yard, over));
const applied = async (yard: Yard, over: object = {}) => must(await apply(yard, over));
const act = (one: { uuid: string }, what: string, body: object = {}, by = building) =>
  by.put<Application>(`${PATH}/uuid/${one.uuid}/${what}`, body);
const reload = async ({ uuid }: { uuid: string }) => must(await building.get<Application>(`${PATH}/uuid/${uuid}`));
/** Moves an application so that it begins so many minutes from now, with its gate. */
const startIn = (one: { id: number }, minutes: number, { early = 60, noShow = 60, length = 30 } = {}) =>
  api.db.query(sql`
    update loading_bay_applications set start_at = now() + make_interval(mins => ${minutes}), end_at = now() + make_interval(mins => ${minutes + length}),
      gate_opens_at = now() + make_interval(mins => ${minutes - early}), no_show_at = now() + make_interval(mins => ${minutes + noShow})
    where id = ${one.id}`);
const ago = (one: { id: number }, column: string, minutes: number) =>
  api.db.query(
    sql`update loading_bay_applications set ${sql.raw(column)} = now() - make_interval(mins => ${minutes}) where id = ${one.id}`,
  );

it('a group has one vehicle type of a name', async () => {
  const { group } = await openYard();
  const again = await building.post('/loading-bay-vehicle-types', {
    loadingBayGroupId: group.id,
    name: 'Van',
    heightCm: 200,
    lengthCm: 500,
    durationMinutes: 30,
    active: true,
  });
  expect(again).toMatchObject({ status: 409, errors: { loadingBayGroupId: { code: 'bayNameThere' } } });
});

describe('an application', () => {
  it('takes the smallest bay that fits the vehicle, for as long as vehicle or appointment need', async () => {
    const yard = await openYard();
    const van = await applied(yard);
    expect(van).toMatchObject({
      referenceNo: expect.stringMatching(/^LB-/),
      status: 'PENDING',
      loadingBayId: yard.bays[0],
      startAt: '2037-06-01T02:00:00.000Z',
      endAt: '2037-06-01T02:30:00.000Z',
      createdByLandlord: false,
      applicantUserId: api.world.people['MASTER_ADMIN@here.0']?.userId,
    });
    const lorry = await applied(yard, { vehicleTypeId: yard.lorry, appointmentTypeId: yard.removal });
    expect(lorry).toMatchObject({ loadingBayId: yard.bays[1], endAt: '2037-06-01T04:00:00.000Z' });
    expect(lorry.appointmentType).toMatchObject({ driverInstructions: 'Protect the lift.' });
    // The big bay is taken until noon, the small one is too small.
    expect(await apply(yard, { vehicleTypeId: yard.lorry, appointmentTime: '11:30' })).toMatchObject({
      status: 422,
      errors: { appointmentTime: { code: 'bayTaken' } },
    });
    expect((await apply(yard, { vehicleTypeId: yard.lorry, appointmentTime: '12:00' }, other)).status).toBe(201);
  });

  it('is made by the building on behalf of a company, with a bay that it names', async () => {
    const yard = await openYard();
    const [tenantId] = api.world.here.tenants;
    const applicantUserId = api.world.people['STAFF@here.0']?.userId;
    const whole = { tenantId, applicantUserId, loadingBayId: yard.bays[1] };
    expect(must(await apply(yard, whole, building))).toMatchObject({
      createdByLandlord: true,
      tenantId,
      applicantUserId,
      loadingBayId: yard.bays[1],
    });
    expect(await apply(yard, { ...whole, appointmentTime: '10:00' }, building)).toMatchObject({
      status: 422,
      errors: { loadingBayId: { code: 'bayTaken' } },
    });
    expect(await apply(yard, { ...whole, vehicleTypeId: yard.lorry, loadingBayId: yard.bays[0] }, building)).toMatchObject({
      errors: { loadingBayId: { code: 'bayTooSmall' } },
    });
    // A bay of another group is none of this one.
    const next = await openYard();
    expect((await apply(yard, { ...whole, loadingBayId: next.bays[1], appointmentTime: '15:00' }, building)).status).toBe(422);
  });

  it('keeps grid, notice, horizon and opening hours; the building is free of notice and horizon', async () => {
    const yard = await openYard({
      noticeMinutes: 60,
      horizonDays: 30,
      openingHrs: [1, 2].map((day) => ({ day, from: '08:00', to: '12:00' })),
    });
    expect(await apply(yard)).toMatchObject({ status: 422, errors: { appointmentTime: { code: 'bayHorizon' } } });
    const [tenantId] = api.world.here.tenants;
    const by = { tenantId, applicantUserId: api.world.people['STAFF@here.0']?.userId };
    const problem = async (over: object) => (await apply(yard, { ...by, ...over }, building)).errors?.appointmentTime?.code;
    expect(await problem({ appointmentTime: '10:10' })).toBe('bayGrid');
    expect(await problem({ appointmentTime: '07:30' })).toBe('bayClosed');
    expect(await problem({ vehicleTypeId: yard.lorry, appointmentTime: '11:30' })).toBe('bayClosed');
    expect(await problem({ appointmentDate: '2037-06-03' })).toBe('bayClosed');
    expect((await apply(yard, by, building)).status).toBe(201);
  });

  it('has a bay at once where the group needs no approval', async () => {
    const yard = await openYard({ approvalNeeded: false });
    expect(await applied(yard)).toMatchObject({ status: 'APPROVED', gateOpensAt: '2037-06-01T01:00:00.000Z' });
  });

  it('goes PENDING, APPROVED or REJECTED with a remark, CANCELLED, and gives its bay back', async () => {
    const yard = await openYard();
    const [first, second, third] = [
      await applied(yard),
      await applied(yard, { appointmentTime: '11:00' }),
      await applied(yard, { appointmentTime: '12:00' }),
    ];
    expect((await act(first, 'approve', {}, tenant)).status).toBe(403);
    expect(must(await act(first, 'approve'))).toMatchObject({ status: 'APPROVED', approvedUserId: expect.any(Number) });
    expect((await act(second, 'reject')).status).toBe(422);
    const rejected = must(await act(second, 'reject', { rejectRemark: 'The crane stands there' }));
    expect(rejected).toMatchObject({ status: 'REJECTED', rejectRemark: 'The crane stands there' });
    expect(must(await act(third, 'cancel', {}, tenant))).toMatchObject({ status: 'CANCELLED' });
    expect((await act(second, 'approve')).status).toBe(409);
    await api.runJobs();
    const mails = await api.db.query<{ subject: string }>(
      sql`select subject from mails where to_address = 'master_admin-here-0@atrium.example'`,
    );
    const subjects = mails.map(({ subject }) => subject);
    for (const told of [
      `Loading bay application ${first.referenceNo} is approved`,
      `Loading bay application ${second.referenceNo} is rejected`,
    ])
      expect(subjects.filter((subject) => subject.includes(told))).toHaveLength(1);
    // Their bays are free again.
    expect((await apply(yard, { appointmentTime: '11:00' }, other)).status).toBe(201);
  });
});

describe('a bay', () => {
  it('is never had twice: of twenty parallel wishes for two bays, two go, and the database would refuse a third', async () => {
    const yard = await openYard();
    const all = await Promise.all(
      Array.from({ length: 20 }, (_, index) => apply(yard, { vehiclePlateNo: `P ${index}` }, index % 2 ? tenant : other)),
    );
    const went = all.filter(({ status }) => status === 201).map(({ data }) => data.loadingBayId);
    expect(went.sort()).toEqual([...yard.bays].sort());
    expect(all.filter(({ status }) => status !== 201).map(({ errors }) => errors?.appointmentTime?.code)).toEqual(
      Array(18).fill('bayTaken'),
    );
    const [bay] = yard.bays;
    await expect(
      api.db.query(sql`
        insert into loading_bay_applications (office_centre_id, tenant_id, applicant_user_id, loading_bay_group_id, vehicle_type_id, appointment_date,
          appointment_time, start_at, end_at, loading_bay_id, vehicle_plate_no, load_type, status)
        select office_centre_id, tenant_id, applicant_user_id, loading_bay_group_id, vehicle_type_id, appointment_date, appointment_time,
          start_at + interval '29 minutes', end_at + interval '29 minutes', loading_bay_id, 'TWICE', load_type, 'APPROVED'
        from loading_bay_applications where loading_bay_id = ${bay} limit 1`),
    ).rejects.toThrow();
  });

  it('is one of as many as the group has slots', async () => {
    const yard = await openYard({ slots: 1 });
    const all = await Promise.all(Array.from({ length: 8 }, (_, index) => apply(yard, { vehiclePlateNo: `S ${index}` })));
    expect(all.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(await apply(yard, {}, other)).toMatchObject({ errors: { appointmentTime: { code: 'baySlotsTaken' } } });
    expect((await apply(yard, { appointmentTime: '10:30' }, other)).status).toBe(201);
  });

  it('is changed by the building for one that fits and is free', async () => {
    const yard = await openYard();
    const van = await applied(yard);
    const lorry = await applied(yard, { vehicleTypeId: yard.lorry });
    expect(await act(van, 'loading-bay', { loadingBayId: yard.bays[1] })).toMatchObject({
      status: 422,
      errors: { loadingBayId: { code: 'bayTaken' } },
    });
    expect(await act(lorry, 'loading-bay', { loadingBayId: yard.bays[0] })).toMatchObject({
      errors: { loadingBayId: { code: 'bayTooSmall' } },
    });
    must(await act(lorry, 'cancel'));
    expect(must(await act(van, 'loading-bay', { loadingBayId: yard.bays[1] })).loadingBayId).toBe(yard.bays[1]);
  });

  it('takes nobody in a blackout, which is refused while it would hit somebody', async () => {
    const yard = await openYard();
    const van = await applied(yard);
    const span = { startAt: '2037-06-01T02:15:00.000Z', endAt: '2037-06-01T06:00:00.000Z', reason: 'Cleaning' };
    const blackout = (over: object) =>
      building.post('/loading-bay-blackouts', { loadingBayGroupId: yard.group.id, ...span, ...over });
    const hit = await blackout({});
    expect(hit.status).toBe(409);
    expect(hit.message).toBe(`1 application stands in this time: ${van.referenceNo}. Move or cancel it first.`);
    expect((await blackout({ loadingBayId: yard.bays[1] })).status).toBe(201);
    expect(await apply(yard, { vehicleTypeId: yard.lorry, appointmentTime: '12:00' })).toMatchObject({
      errors: { appointmentTime: { code: 'bayClosed' } },
    });
    must(await act(van, 'cancel'));
    expect((await blackout({})).status).toBe(201);
    expect(await apply(yard)).toMatchObject({ errors: { appointmentTime: { code: 'bayClosed' } } });
    expect((await apply(yard, { appointmentTime: '14:00' })).status).toBe(201);
  });
});

describe('the gate', () => {
  const ready = async (yard: Yard, minutes: number, over: object = {}) => {
    const one = must(await act(await applied(yard, over), 'approve'));
    await startIn(one, minutes);
    return one;
  };

  it('opens some time before the appointment, and lets vehicles in, to the bay and out with their times', async () => {
    const yard = await openYard();
    const one = await ready(yard, 90);
    expect((await act(one, 'check-in')).status).toBe(409);
    await startIn(one, 30);
    expect(must(await act(one, 'check-in'))).toMatchObject({ status: 'CHECKED_IN', arrival: 'EARLY' });
    // Forty minutes before its time it came, twenty before it unloads: time runs from the unloading.
    await ago(one, 'checked_in_date', 10);
    const docked = must(await act(one, 'at-dock'));
    expect(docked).toMatchObject({ atDock: true, queueMinutes: 10, dwellFrom: docked.dockedDate });
    expect((await act(one, 'at-dock')).status).toBe(409);
    await ago(one, 'dwell_from', 25);
    const out = must(await act(one, 'check-out'));
    expect(out).toMatchObject({ status: 'CHECKED_OUT', atDock: false, dwellMinutes: 25, checkedOutUserId: expect.any(Number) });
    expect((await act(one, 'cancel')).status).toBe(409);
  });

  it('counts dwell from the appointment of who came in time, and from the unloading of who came late', async () => {
    const yard = await openYard();
    const early = await ready(yard, 10);
    must(await act(early, 'check-in'));
    await startIn(early, -5);
    await ago(early, 'checked_in_date', 60);
    const counted = must(await act(early, 'at-dock'));
    expect(counted.dwellFrom).toBe((await reload(early)).startAt);
    const late = await ready(yard, -40, { appointmentTime: '11:00' });
    expect(must(await act(late, 'check-in')).arrival).toBe('LATE');
    must(await act(early, 'check-out'));
    const unloading = must(await act(late, 'at-dock'));
    expect(unloading.dwellFrom).toBe(unloading.dockedDate);
  });

  it('lets only one vehicle stand at a bay; one that leaves without has no dwell', async () => {
    const yard = await openYard();
    const [one, next] = [await ready(yard, -10), await ready(yard, 25, { appointmentTime: '11:00' })];
    for (const each of [one, next]) must(await act(each, 'check-in'));
    expect([one.loadingBayId, next.loadingBayId]).toEqual([yard.bays[0], yard.bays[0]]);
    must(await act(one, 'at-dock'));
    expect(await act(next, 'at-dock')).toMatchObject({ status: 409, message: 'Another vehicle stands at this bay.' });
    expect(must(await act(next, 'check-out'))).toMatchObject({ status: 'CHECKED_OUT', dwellMinutes: null });
  });

  it('gives the bay of who has not come to the next one, before any job has run', async () => {
    const yard = await openYard({ slots: 1 });
    const one = must(await act(await applied(yard), 'approve'));
    // Its time is over by the clock; in the yard it still stands on that day.
    await api.db.query(sql`update loading_bay_applications set no_show_at = now() - interval '1 minute' where id = ${one.id}`);
    const free = must(
      await tenant.get<string[]>(`${PATH}/free-starts?loadingBayGroupId=${yard.group.id}&date=${DAY}&vehicleTypeId=${yard.van}`),
    );
    expect(free).toContain('10:00');
    expect((await act(one, 'check-in')).status).toBe(409);
    expect((await apply(yard, {}, other)).status).toBe(201);
    expect(await reload(one)).toMatchObject({ status: 'NO_SHOW', noShowDate: expect.any(String) });
    const history = must(await building.get<Paged<{ action: string }>>(`${PATH}/uuid/${one.uuid}/history`));
    expect(history.items.map(({ action }) => action)).toContain('missed');
  });

  it('keeps the bay of who has applied after the start as long as of anybody else', async () => {
    const yard = await openYard();
    const one = await applied(yard);
    await startIn(one, -50, { length: 180 });
    const { noShowAt } = must(await act(one, 'approve'));
    expect(Date.parse(String(noShowAt)) - Date.now()).toBeGreaterThan(58 * 60_000);
  });

  it('is closed by the clock: no-shows, and wishes that nobody has decided in time', async () => {
    const yard = await openYard();
    const [missed, open] = [await ready(yard, -61), await applied(yard, { appointmentTime: '12:00' })];
    await startIn(open, -60);
    await moveByTime(api.db, api.product.model, true, api.config);
    expect((await reload(missed)).status).toBe('NO_SHOW');
    expect(await reload(open)).toMatchObject({ status: 'CANCELLED', cancelledUserId: null });
  });
});

describe('the pages and calls of the specification', () => {
  it('R-1064 lists applications, settings and groups, each with its record', async () => {
    const yard = await openYard();
    const one = await applied(yard);
    expect(must(await building.get<Paged<Application>>(`${PATH}?wildcardSearch=${one.referenceNo}`)).items).toMatchObject([
      { uuid: one.uuid, loadingBayGroup: { label: yard.group.name } },
    ]);
    expect(must(await building.get<Group>(`/loading-bay-settings/uuid/${yard.group.uuid}`))).toMatchObject({ slotMinutes: 30 });
    const group = must(await building.get<Group>(`/loading-bay-groups/uuid/${yard.group.uuid}`));
    expect(group).toMatchObject({ name: yard.group.name, bayCount: 2 });
    const renamed = { name: `${group.name} north`, active: true, viewableBy: 'ALL', version: group.version };
    expect(must(await building.put<Group>(`/loading-bay-groups/uuid/${group.uuid}`, renamed)).name).toBe(`${group.name} north`);
    // What is set stays as it was.
    expect(must(await building.get<Group>(`/loading-bay-settings/uuid/${yard.group.uuid}`))).toMatchObject({ slotMinutes: 30 });
  });

  it('R-1065 mails the list of applications', async () => {
    const yard = await openYard();
    const one = await applied(yard);
    expect((await building.get(`${PATH}/email-record?wildcardSearch=${one.referenceNo}`)).message).toBe(
      'The record list will be emailed to you once it is ready.',
    );
    await api.runJobs();
    const { rows } = await mailedSheet(api);
    expect(rows.flat()).toContain(one.referenceNo);
  });

  it('R-1066 offers bays in a drop-down', async () => {
    const yard = await openYard();
    const options = must(await building.get<Option[]>(`/loading-bays/drop-down?loadingBayGroupId=${yard.group.id}&limit=100`));
    expect(options.map(({ label }) => label).sort()).toEqual([`Big ${yards}`, `Small ${yards}`]);
    expect(Object.keys(options[0] ?? {})).toEqual(expect.arrayContaining(['code', 'label', 'value', 'categoryCode']));
  });

  it('reports dwell and arrivals of a period, to a company its own', async () => {
    const yard = await openYard();
    const done = async (by: Client, time: string, dwell: number, arrival: string) => {
      const one = must(await apply(yard, { appointmentTime: time }, by));
      await api.db.query(sql`
        update loading_bay_applications set status = 'CHECKED_OUT', arrival = ${arrival}, checked_in_date = start_at, queue_minutes = 4,
          dwell_from = start_at, dwell_minutes = ${dwell} where id = ${one.id}`);
    };
    await done(tenant, '08:00', 20, 'ON_TIME');
    await done(tenant, '09:00', 41, 'LATE');
    await done(other, '09:30', 90, 'EARLY');
    const query = `${PATH}/dwell-report?from=${DAY}&to=${DAY}&loadingBayGroupId=${yard.group.id}`;
    expect(must(await building.get(query))).toEqual({
      total: {
        visits: 3,
        queueMinutes: 4,
        dwellMinutes: 50,
        longestMinutes: 90,
        early: 1,
        onTime: 1,
        late: 1,
        noShow: 0,
        cancelled: 0,
      },
      byBay: [
        {
          loadingBayId: yard.bays[0],
          loadingBay: `Small ${yards}`,
          loadingBayGroup: yard.group.name,
          visits: 3,
          queueMinutes: 4,
          dwellMinutes: 50,
          longestMinutes: 90,
        },
      ],
      byHour: [
        { hour: 8, visits: 1, queueMinutes: 4, dwellMinutes: 20, longestMinutes: 20 },
        { hour: 9, visits: 2, queueMinutes: 4, dwellMinutes: 66, longestMinutes: 90 },
      ],
    });
    expect(must(await tenant.get(query))).toMatchObject({ total: { visits: 2, longestMinutes: 41 } });
    expect((await building.get(`${PATH}/dwell-report?from=${DAY}&to=2037-05-01`)).status).toBe(400);
  });
});

describe('people of a company', () => {
  it('see the groups that are addressed to them and when a bay is free, apply, and cancel', async () => {
    const yard = await openYard();
    const groups = '/occupant/loading-bay-groups';
    const free = `${groups}/free-starts?loadingBayGroupUuid=${yard.group.uuid}&date=${DAY}&vehicleTypeId=${yard.lorry}`;
    expect(must(await occupant.get<string[]>(free))).toContain('10:00');
    const record = must(await occupant.get<Record<string, object[]>>(`${groups}/uuid/${yard.group.uuid}`));
    expect(record).toMatchObject({ vehicleTypes: [{ name: 'Van' }, { name: 'Lorry' }], applications: [] });
    const body = { ...wish(yard, { vehicleTypeId: yard.lorry }), loadingBayGroupId: undefined };
    const apart = { appointmentTypeId: null, driverName: 'Tan', driverMobileNo: null, loadDescription: null };
    const asked = await occupant.put(`${groups}/uuid/${yard.group.uuid}/apply`, { ...body, ...apart });
    expect(asked).toMatchObject({ status: 200, data: { number: 1 } });
    // The same again is the same one.
    expect((await occupant.put(`${groups}/uuid/${yard.group.uuid}/apply`, { ...body, ...apart })).data).toEqual({ number: 1 });
    expect(must(await occupant.get<string[]>(free))).not.toContain('10:00');
    const [mine] = must(await occupant.get<{ applications: Application[] }>(`${groups}/uuid/${yard.group.uuid}`)).applications;
    expect(mine).toMatchObject({ status: 'PENDING', driverName: 'Tan' });
    const stored = must(await tenant.get<Paged<Application>>(`${PATH}?wildcardSearch=${mine?.referenceNo}`)).items[0];
    expect(stored).toMatchObject({
      tenantId: api.world.here.tenants[0],
      applicantUserId: api.world.people['STAFF@here.0']?.userId,
      loadingBayId: yard.bays[1],
    });
    const give = { referenceNo: mine?.referenceNo, cancelRemark: 'Comes tomorrow' };
    const cancel = `${groups}/uuid/${yard.group.uuid}/cancel`;
    expect((await (await api.as('STAFF@here.1')).put(cancel, give)).status).toBe(404);
    expect((await occupant.put(cancel, give)).data).toEqual({ number: 0 });
    expect((await occupant.put(cancel, give)).data).toEqual({ number: 0 });
    expect(await reload(stored as Application)).toMatchObject({ status: 'CANCELLED', cancelRemark: 'Comes tomorrow' });
    expect(must(await occupant.get<string[]>(free))).toContain('10:00');
  });
});
