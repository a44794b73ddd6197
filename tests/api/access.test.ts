/** Access control (000 §3, §7): doors and their controllers, schedules, access groups, and who may pass which door, and why. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Option, Paged } from '#schemas/kernel/calls/errors.ts';
import { type Api, type Client, startApi } from './harness.ts';

type Row = Record<string, unknown> & { id: number; uuid: string; version: number };
let api: Api;
/** Sets doors up; where a third party runs the devices, the building's own admin does not. */
let installer: Client;
let building: Client;
let abroad: Client;
let path: string;
beforeAll(async () => {
  api = await startApi();
  installer = await api.as('SUPERADMIN');
  building = await api.as('LANDLORD_ADMIN@here');
  abroad = await api.as('LANDLORD_ADMIN@there');
  path = `/office-centres/${api.world.here.building}`;
});
afterAll(() => api.close());

const made = async (by: Client, at: string, body: object): Promise<Row> => {
  const answer = await by.post<Row>(`${path}/${at}`, body);
  expect(answer.status, JSON.stringify(answer)).toBe(201);
  return answer.data;
};
let count = 0;
const door = (over: object = {}) => {
  count += 1;
  return made(installer, 'doors', { code: `D-${count}`, name: `Door ${count}`, ...over });
};
const userId = (name: string) => api.world.people[name]?.userId as number;
const uuidOf = async (name: string) =>
  (await api.db.query<{ uuid: string }>(sql`select uuid from users where id = ${userId(name)}`))[0]?.uuid as string;
const daily = [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, from: '08:00', to: '20:00' }));
/** 10:00 and 23:00 in Singapore, on a Wednesday. */
const [MORNING, NIGHT] = ['2027-03-10T02:00:00Z', '2027-03-10T15:00:00Z'];

describe('a controller', () => {
  it('R-0184 R-0432 R-0434 R-0444 is Active until it is heard of, Online as long as it said, then Offline; a sync is asked for with a notice', async () => {
    const controller = await made(installer, 'device-controllers', {
      name: 'Lobby',
      serialNo: 'AC-1',
      macAddress: '00:1B:44:11:3A:B7',
      networkMode: 'QR_NETWORK_MODE_WIFI',
    });
    expect(controller).toMatchObject({ status: 'ACTIVE', networkMode: 'QR_NETWORK_MODE_WIFI', configVersion: 1 });
    for (const macAddress of ['00:1B:44:11:3A', '00:1B:44:11:3A:G7', '001B44113AB7'])
      expect(await installer.post(`${path}/device-controllers`, { name: 'Wrong', serialNo: 'AC-9', macAddress })).toMatchObject({
        status: 422,
        errors: { macAddress: {} },
      });
    const read = async () => (await installer.get<Row>(`${path}/device-controllers/${controller.id}`)).data.status;
    const heard = (until: string) =>
      api.db.query(
        sql`update device_controllers set last_heartbeat = now(), online_until = now() + ${until}::interval where id = ${controller.id}`,
      );
    await heard('1 minute');
    expect(await read()).toBe('ONLINE');
    await heard('-1 minute');
    expect(await read()).toBe('OFFLINE');
    const synced = await installer.post<Row>(`${path}/device-controllers/${controller.id}/sync`, {});
    expect(synced).toMatchObject({
      success: true,
      message: expect.stringMatching(/^Sync asked for/),
      data: { configVersion: 2 },
    });
    await api.db.query(sql`update device_controllers set active = false where id = ${controller.id}`);
    expect(await read()).toBe('INACTIVE');
    const found = await installer.get<Paged<Row>>(`${path}/device-controllers?status=INACTIVE`);
    expect(found.data.items.map(({ id }) => id)).toContain(controller.id);
    const wrong = await installer.post(`${path}/device-controllers`, { name: 'X', serialNo: 'AC-9', networkMode: 'CABLE' });
    expect(wrong.status).toBe(422);
  });
});

describe('a door', () => {
  it('R-0429 R-0430 R-0433 is found among the access configurations of its type and building', async () => {
    const plain = await door({ doorConfiguration: 'PAIRED_READERS' });
    const lift = await door({ accessCfgType: 'ELEVATOR', doorConfiguration: 'ELEVATOR_WITH_NO_FLOOR_SELECT_FEEDBACK' });
    expect(plain).toMatchObject({ accessCfgType: 'DOOR', unlockSeconds: 5, longUnlockSeconds: 15 });
    const ids = async (query: string) =>
      (await installer.get<Row[]>(`/access-configurations?officeCentreId=${api.world.here.building}${query}`)).data.map(
        ({ id }) => id,
      );
    const [doors, lifts] = [await ids('&accessCfgType=DOOR'), await ids('&accessCfgType=ELEVATOR')];
    expect([doors.includes(plain.id), doors.includes(lift.id), lifts.includes(lift.id)]).toEqual([true, false, true]);
    expect((await installer.get('/access-configurations?accessCfgType=GATE')).status).toBe(400);
    const wrong = await installer.post(`${path}/doors`, { code: 'W', name: 'W', doorConfiguration: 'SWING' });
    expect(wrong.status).toBe(422);
    const short = await installer.post(`${path}/doors`, { code: 'W', name: 'W', unlockSeconds: 9, longUnlockSeconds: 8 });
    expect(short).toMatchObject({ status: 422, errors: { longUnlockSeconds: {} } });
  });

  it('R-0431 is found among the access points by code, a part of it, name and tags', async () => {
    const { id, code } = await door({ code: 'XYZ-77', name: 'Loading dock', tag: ['dock', 'night'] });
    const ids = async (query: string) =>
      (await building.get<Paged<Row>>(`${path}/access-doors?${query}`)).data.items.map((one) => one.id);
    for (const query of [`code=${code}`, 'similarCode=yz-7', 'name=Loading%20dock', 'tag=dock', 'tagArray=night&tagArray=other'])
      expect(await ids(query), query).toEqual([id]);
    expect(await ids('code=XYZ')).toEqual([]);
    const options = await building.get<Option[]>(`${path}/access-doors/drop-down`);
    expect(options.data.map(({ value }) => value)).toContain(id);
  });
});

it('doors for HID and QR passes take from what the building bought, while they are in use; a scanner is mounted at one for QR passes', async () => {
  const left = async () =>
    (
      await api.db.query<{ hid: number; qr: number }>(
        sql`select hid_door_quota as hid, qr_door_quota as qr from office_centres where id = ${api.world.here.building}`,
      )
    )[0];
  const have = (hid: number, qr: number) =>
    api.db.query(
      sql`update office_centres set hid_door_quota = ${hid}, qr_door_quota = ${qr} where id = ${api.world.here.building}`,
    );
  await have(0, 1);
  const refused = await installer.post(`${path}/doors`, { code: 'Q-0', name: 'Q', hidDoor: true });
  expect(refused).toMatchObject({
    status: 409,
    message: 'The building has no door for HID passes left. Top up its doors first.',
  });
  const both = await door({ qrDoor: true });
  expect(await left()).toEqual({ hid: 0, qr: 0 });
  expect((await installer.post(`${path}/doors`, { code: 'Q-1', name: 'Q', qrDoor: true })).status).toBe(409);

  const scanner = await made(installer, 'qr-scanners', { name: 'Way in', serialNo: 'QS-1', doorId: both.id, direction: 'ENTRY' });
  expect(scanner).toMatchObject({ status: 'ACTIVE', networkMode: 'QR_NETWORK_MODE_ETHERNET', door: { id: both.id } });
  const plain = await door();
  const wrong = await installer.post(`${path}/qr-scanners`, { name: 'X', serialNo: 'QS-2', doorId: plain.id, direction: 'EXIT' });
  expect(wrong).toMatchObject({ status: 422, errors: { doorId: {} } });
  await api.db.query(
    sql`update qr_scanners set last_heartbeat = now(), online_until = now() + interval '1 minute' where id = ${scanner.id}`,
  );
  const online = await installer.get<Paged<Row>>(`${path}/qr-scanners?status=ONLINE`);
  expect(online.data.items.map(({ id }) => id)).toEqual([scanner.id]);

  const form = Object.fromEntries(
    ['code', 'name', 'accessCfgType', 'doorConfiguration', 'qrDoor', 'normalState', 'unlockSeconds', 'heldOpenSeconds']
      .concat(['longUnlockSeconds', 'longHeldOpenSeconds'])
      .map((key) => [key, both[key]]),
  );
  const off = await installer.put<Row>(`${path}/doors/${both.id}`, {
    ...form,
    version: both.version,
    active: false,
  });
  expect(off, JSON.stringify(off)).toMatchObject({ success: true });
  expect(await left()).toEqual({ hid: 0, qr: 1 });
  await have(0, 0);
  const on = await installer.put(`${path}/doors/${both.id}`, { ...form, version: off.data.version, active: true });
  expect(on).toMatchObject({ status: 409, message: 'The building has no door for QR passes left. Top up its doors first.' });
});

describe('an access group', () => {
  it('R-0435 R-0436 R-0437 R-0438 R-0439 R-0440 R-0442 has doors with schedules, people, companies, floors and door groups, and the door names it', async () => {
    const [one, two] = [await door({ subAdminIds: [userId('LANDLORD_ADMIN@here')] }), await door()];
    const lobby = await made(installer, 'door-groups', { name: 'Lobby', doorIds: [two.id] });
    const byDay = await made(building, 'access-schedules', { name: 'By day', hours: daily });
    const group = await made(building, 'access-groups', {
      name: 'Day people',
      tenantIds: [api.world.here.tenants[0]],
      floor: ['7'],
    });
    const at = `${path}/access-groups/${group.id}`;
    const map = (body: object) => building.post<Row>(`${at}/door-mappings`, { scheduleIds: [byDay.id], ...body });
    expect((await map({ doorId: one.id, scheduleIds: [] })).status).toBe(422);
    expect((await map({})).status).toBe(422);
    const first = await map({ doorId: one.id });
    expect(first, JSON.stringify(first)).toMatchObject({ status: 201, data: { schedule: [{ label: 'By day' }] } });
    expect(await map({ doorId: one.id })).toMatchObject({ status: 409, errors: { doorId: { code: 'doorMappedAlready' } } });
    // A third party installs the doors; whoever maps them picks from all of them all the same.
    expect((await building.get(`${path}/doors`)).status).toBe(403);
    const doors = await building.get<Option[]>(`${path}/doors/drop-down?limit=100`);
    expect(doors.data.map(({ value }) => value)).toContain(one.id);
    const groups = await building.get<Option[]>(`${path}/door-groups/drop-down`);
    expect(groups.data.map(({ value }) => value)).toContain(lobby.id);
    // Another door is another mapping: this one keeps its own, and its history.
    const moved = await building.put(`${at}/door-mappings/${first.data.id}`, { version: first.data.version, doorId: two.id });
    expect(moved.status).toBe(422);
    const mapGroup = () => building.post<Row>(`${at}/door-groups`, { doorGroupId: lobby.id, scheduleIds: [byDay.id] });
    expect((await mapGroup()).status).toBe(201);
    expect((await mapGroup()).status).toBe(409);
    const added = await building.put(`${at}/add-users`, {
      userUuids: [await uuidOf('CONCIERGE@here')],
    });
    expect(added, JSON.stringify(added)).toMatchObject({ success: true });

    expect((await building.get<Paged<Row>>(`${at}/door-mappings`)).data.items).toMatchObject([
      { door: { id: one.id }, schedule: [{ label: 'By day' }] },
    ]);
    expect((await building.get<Paged<Row>>(`${at}/users`)).data.items).toMatchObject([{ user: { label: 'CONCIERGE@here' } }]);
    expect((await building.get<Row>(`${at}/tenant-mapping`)).data).toMatchObject({ tenantIds: [api.world.here.tenants[0]] });
    expect((await building.get<Row>(`${at}/office-floor-mapping`)).data).toMatchObject({ floor: ['7'] });
    expect((await building.get<Paged<Row>>(`${at}/door-groups`)).data.items).toMatchObject([
      { doorGroup: { label: 'Lobby' }, schedule: [{ label: 'By day' }] },
    ]);
    expect((await building.get<Row>(at)).data).toMatchObject({ doorCount: 1, doorGroupCount: 1, memberCount: 1 });
    expect((await building.get<Row[]>(`${path}/access-doors/${two.id}/group-mappings`)).data).toMatchObject([
      { accessGroup: 'Day people', doorGroup: 'Lobby', schedules: [{ name: 'By day' }] },
    ]);
    expect((await building.get<Row[]>(`${path}/access-doors/${one.id}/sub-admins`)).data).toMatchObject([
      { fullName: 'LANDLORD_ADMIN@here' },
    ]);
    const file = await building.get<{ content?: string }>(`${path}/access-groups/download`);
    expect(file.status).toBe(200);

    const renamed = await building.put<Row>(at, { version: (await building.get<Row>(at)).data.version, name: 'Day shift' });
    expect(renamed).toMatchObject({ success: true, data: { name: 'Day shift' } });
    expect((await abroad.get(at)).status).toBe(404);
    expect(await building.delete(at)).toMatchObject({ success: true });
    expect((await building.get(at)).status).toBe(404);
    expect((await building.get<Row[]>(`${path}/access-doors/${one.id}/group-mappings`)).data).toEqual([]);
  });

  it('says who can pass a door and where a person can go, with group and schedule, at ten and at eleven at night', async () => {
    const [entrance, closed] = [await door({ code: 'E-1', name: 'Entrance' }), await door({ active: false })];
    const byDay = await made(building, 'access-schedules', {
      name: 'Open hours',
      hours: daily,
      exceptions: [{ id: 'a', name: 'Works', period: ['2027-03-12', '2027-03-13'], kind: 'CLOSED' }],
    });
    const group = await made(building, 'access-groups', { name: 'Company 0', tenantIds: [api.world.here.tenants[0]], floor: [] });
    for (const { id } of [entrance, closed])
      await building.post(`${path}/access-groups/${group.id}/door-mappings`, {
        doorId: id,
        scheduleIds: [byDay.id],
      });
    interface Passing {
      timeZone: string;
      items: { fullName: string; code: string; granted: boolean; reason: string }[];
    }
    const who = async (at: string) => (await building.get<Passing>(`${path}/access-doors/${entrance.id}/people?at=${at}`)).data;
    const day = await who(MORNING);
    expect(day.timeZone).toBe('Asia/Singapore');
    expect(day.items.map(({ fullName }) => fullName)).toContain('STAFF@here.0');
    expect(day.items.map(({ fullName }) => fullName)).not.toContain('STAFF@here.1');
    const mine = (from: Passing) => from.items.find(({ fullName }) => fullName === 'STAFF@here.0');
    expect(mine(day)).toMatchObject({
      granted: true,
      reason: 'GRANTED',
      by: { accessGroup: 'Company 0', schedule: 'Open hours' },
      grants: [{ via: 'COMPANY', accessGroup: 'Company 0', schedules: [{ name: 'Open hours' }] }],
    });
    expect(mine(await who(NIGHT))).toMatchObject({ granted: false, reason: 'OUT_OF_TIME_RANGE', by: null });
    expect(mine(await who('2027-03-12T02:00:00Z'))).toMatchObject({ reason: 'OUT_OF_TIME_RANGE' });
    const where = await building.get<Passing>(`${path}/users/${userId('STAFF@here.0')}/access-points?at=${MORNING}`);
    expect(where.data.items.filter(({ code }) => code === 'E-1' || code === closed.code)).toMatchObject([
      { code: closed.code, reason: 'POINT_OUT_OF_SERVICE' },
      { code: 'E-1', granted: true, by: { schedule: 'Open hours' } },
    ]);
    // Who is switched off passes nothing from then on.
    await api.db.query(sql`update user_roles set active = false where user_id = ${userId('STAFF@here.0')}`);
    expect(mine(await who(MORNING))).toBeUndefined();
    await api.db.query(sql`update user_roles set active = true where user_id = ${userId('STAFF@here.0')}`);
    expect((await abroad.get(`${path}/access-doors/${entrance.id}/people`)).status).toBe(404);
    expect((await building.get(`${path}/access-doors/${entrance.id}/people?at=soon`)).status).toBe(400);
    const other = await building.get(`${path}/users/${userId('LANDLORD_ADMIN@there')}/access-points`);
    expect(other.status).toBe(404);
  });
});

it('R-0445 the access levels of a lift have calls of their own; who may use the lift chooses the floors that are free, or theirs', async () => {
  const lift = await door({
    code: 'LIFT-X',
    accessCfgType: 'ELEVATOR',
    doorConfiguration: 'ELEVATOR_WITH_NO_FLOOR_SELECT_FEEDBACK',
  });
  const always = await made(building, 'access-schedules', { name: 'Lift hours', hours: daily });
  const level = (over: object) => building.post<Row>(`${path}/elevator-access-levels`, { elevatorId: lift.id, ...over });
  for (const over of [
    { floorNo: '1', relayNo: 1, accessLevel: 'FREE' },
    { floorNo: '2', relayNo: 2, accessLevel: 'CONTROLLED' },
    { floorNo: '3', relayNo: 3, accessLevel: 'CONTROLLED' },
    { floorNo: '4', relayNo: 4, accessLevel: 'CONTROLLED', scheduleId: always.id },
    { floorNo: '5', relayNo: 5, accessLevel: 'LOCKED' },
  ])
    expect((await level(over)).status, JSON.stringify(over)).toBe(201);
  expect(await level({ floorNo: '1', accessLevel: 'FREE' })).toMatchObject({
    status: 409,
    message: 'This floor of the lift is there already.',
  });
  const plain = await door();
  expect((await level({ elevatorId: plain.id, floorNo: '1', accessLevel: 'FREE' })).status).toBe(422);
  const listed = await building.get<Paged<Row>>(`${path}/elevator-access-levels?elevatorId=${lift.id}`);
  expect(listed.data.items.map(({ floorNo, accessLevel }) => [floorNo, accessLevel])).toEqual([
    ['1', 'FREE'],
    ['2', 'CONTROLLED'],
    ['3', 'CONTROLLED'],
    ['4', 'CONTROLLED'],
    ['5', 'LOCKED'],
  ]);
  const options = await building.get<Option[]>(`${path}/elevator-access-levels/drop-down?elevatorId=${lift.id}`);
  expect(options.data.map(({ label }) => label)).toContain('2');

  const group = await made(building, 'access-groups', { name: 'Lift people', tenantIds: [api.world.here.tenants[0]], floor: [] });
  await building.post(`${path}/access-groups/${group.id}/door-mappings`, { doorId: lift.id, scheduleIds: [always.id] });
  await api.db.query(sql`update user_roles set access_floors = '{2,5}' where user_id = ${userId('STAFF@here.0')}`);
  const asked = async (at: string) => {
    const { data } = await building.get<{ items: { code: string; floors: string[] }[] }>(
      `${path}/users/${userId('STAFF@here.0')}/access-points?at=${at}`,
    );
    return data.items.find(({ code }) => code === 'LIFT-X');
  };
  expect(await asked(MORNING)).toMatchObject({ granted: true, floors: ['1', '2', '4'] });
  expect(await asked(NIGHT)).toMatchObject({ granted: false, reason: 'OUT_OF_TIME_RANGE', floors: [] });
});

it('a door is free by schedule once the first person is in, asks for card and PIN by another, and is locked by hand; its week says so', async () => {
  const { id } = await door({ code: 'S-1' });
  const byDay = await made(building, 'access-schedules', { name: 'State hours', hours: daily });
  const nights = [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, from: '20:00', to: '08:00' }));
  const byNight = await made(building, 'access-schedules', { name: 'State nights', hours: nights });
  const state = (body: object) => building.post<Row>(`${path}/access-doors/${id}/states`, body);
  expect((await state({ scheduleId: byDay.id, state: 'FREE', firstPersonIn: true })).status).toBe(201);
  expect(await state({ scheduleId: byDay.id, state: 'LOCKED' })).toMatchObject({
    status: 409,
    errors: { scheduleId: { code: 'doorStateThere' } },
  });
  expect((await state({ scheduleId: byNight.id, state: 'CARD_AND_PIN' })).status).toBe(201);
  interface Week {
    days: { date: string; periods: { state: string; waits: boolean }[] }[];
  }
  const week = await building.get<Week>(`${path}/access-doors/${id}/state-preview?from=2027-03-10`);
  expect(week.data.days[0]?.periods.map((one) => [one.state, one.waits])).toEqual([
    ['CARD_AND_PIN', false],
    ['FREE', true],
    ['CARD_AND_PIN', false],
  ]);

  const group = await made(building, 'access-groups', {
    name: 'State people',
    tenantIds: [api.world.here.tenants[0]],
    floor: [],
  });
  await building.post(`${path}/access-groups/${group.id}/door-mappings`, { doorId: id, scheduleIds: [byDay.id] });
  interface Passing {
    items: { fullName: string; reason: string; state: string; waits: boolean }[];
  }
  const asked = async (at: string) => {
    const { data } = await building.get<Passing>(`${path}/access-doors/${id}/people?at=${at}`);
    return data.items.find(({ fullName }) => fullName === 'STAFF@here.0');
  };
  expect(await asked(MORNING)).toMatchObject({ reason: 'GRANTED', state: 'CONTROLLED', waits: true });
  const read = async () => (await building.get<Row>(`${path}/access-doors/${id}`)).data;
  const noted = await building.put<Row>(`${path}/access-doors/${id}/first-person-in`, { version: (await read()).version });
  expect(noted).toMatchObject({ success: true, data: { firstInUser: { label: 'LANDLORD_ADMIN@here' } } });
  await api.db.query(sql`update doors set first_in_date = '2027-03-10T01:00:00Z' where id = ${id}`);
  expect(await asked(MORNING)).toMatchObject({ reason: 'FREE_ACCESS', state: 'FREE', waits: false });
  // Of another day.
  expect(await asked('2027-03-11T02:00:00Z')).toMatchObject({ reason: 'GRANTED', waits: true });
  expect(await asked(NIGHT)).toMatchObject({ reason: 'OUT_OF_TIME_RANGE', state: 'CARD_AND_PIN' });

  const other = await door({ code: 'S-2' });
  await building.post(`${path}/access-groups/${group.id}/door-mappings`, { doorId: other.id, scheduleIds: [byDay.id] });
  expect((await building.put(`${path}/access-doors/${other.id}/first-person-in`, { version: other.version })).status).toBe(409);
  const locked = await building.put(`${path}/access-doors/${other.id}/normal-state`, {
    version: other.version,
    normalState: 'LOCKED',
  });
  expect(locked, JSON.stringify(locked)).toMatchObject({ success: true });
  const { data } = await building.get<Passing>(`${path}/access-doors/${other.id}/people?at=${MORNING}`);
  expect(data.items.map(({ reason }) => reason)).toContain('DENY_ALL');
});

it('the preview of a week says what results, with public holidays, a holiday list and a night that passes midnight', async () => {
  await building.post('/holidays', { date: '2027-03-11', name: 'A holiday', everyYear: false });
  const list = await made(building, 'access-holiday-lists', {
    name: 'Drills',
    days: [{ id: 'a', date: '2027-03-12', name: 'Drill' }],
  });
  const schedule = await made(building, 'access-schedules', {
    name: 'Nights',
    hours: [
      { day: 3, from: '22:00', to: '06:00' },
      { day: 7, from: '09:00', to: '12:00' },
    ],
    publicHolidays: true,
    holidayListIds: [list.id],
  });
  interface Week {
    timeZone: string;
    days: { date: string; minutes: number; periods: object[] }[];
  }
  const week = await building.get<Week>(`${path}/access-schedules/${schedule.id}/preview?from=2027-03-10`);
  expect(week.data.timeZone).toBe('Asia/Singapore');
  expect(week.data.days.map(({ date, minutes }) => [date, minutes])).toEqual([
    ['2027-03-10', 120],
    ['2027-03-11', 540],
    ['2027-03-12', 180],
    ['2027-03-13', 0],
    ['2027-03-14', 0],
    ['2027-03-15', 0],
    ['2027-03-16', 0],
  ]);
  expect(week.data.days[1]?.periods).toEqual([
    { from: '2027-03-10T16:00:00.000Z', to: '2027-03-10T22:00:00.000Z' },
    { from: '2027-03-11T01:00:00.000Z', to: '2027-03-11T04:00:00.000Z' },
  ]);
});
