/** Controllers of doors (000 §3, §7): their keys and protocol, events, commands, lockdowns, who is in, roll calls, and the report. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Paged } from '#schemas/kernel/calls/errors.ts';
import { CLIENT_KEY } from '#schemas/kernel/calls/keyed.ts';
import { alwaysOpen } from '../times.ts';
import { type Api, type Client, must, startApi } from './harness.ts';

type Row = Record<string, unknown> & { id: number; uuid: string; version: number };
let api: Api;
let installer: Client;
let building: Client;
let nobody: Client;
let path: string;
let lobby: Controller;
let other: Controller;
const DEVICE = '/device/v1';

/** A controller with doors, and what it says with its key. */
interface Controller {
  row: Row;
  key: string;
  doors: Row[];
}
let serial = 0;
async function controllerWith(doorCount: number): Promise<Controller> {
  serial += 1;
  const row = await made(installer, 'device-controllers', {
    name: `Riser ${serial}`,
    serialNo: `CT-${serial}`,
    networkMode: 'QR_NETWORK_MODE_ETHERNET',
  });
  const doors: Row[] = [];
  for (let one = 1; one <= doorCount; one += 1)
    doors.push(
      await made(installer, 'doors', {
        code: `C${serial}-${one}`,
        name: `Door ${one}`,
        floorNo: String(one),
        deviceControllerId: row.id,
      }),
    );
  return { row, key: String(row.accessKey), doors };
}
const made = async (by: Client, at: string, body: object): Promise<Row> => {
  const answer = await by.post<Row>(`${path}/${at}`, body);
  expect(answer.status, JSON.stringify(answer)).toBe(201);
  return answer.data;
};
const ask = <T>({ key }: Pick<Controller, 'key'>, method: 'GET' | 'POST' | 'PUT', at: string, body?: object) =>
  nobody.call<T>(method, `${DEVICE}${at}`, body, { [CLIENT_KEY]: key });
const beat = (of: Pick<Controller, 'key'>) =>
  ask<{ configVersion: number; commands: number }>(of, 'POST', '/heartbeat', {
    bootId: 'b1',
    firmware: '1.0',
    sentAt: new Date().toISOString(),
  });
const push = (of: Controller, events: object[], bootId = 'b1') =>
  ask<{ received: number; stored: number }>(of, 'POST', '/events', { bootId, events });
const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
const userUuid = async (name: string) =>
  (await api.db.query<{ uuid: string }>(sql`select uuid from users where id = ${api.world.people[name]?.userId}`))[0]
    ?.uuid as string;
const eventsOf = async (query: string) =>
  (await building.get<Paged<Row>>(`${path}/access-events?${query}`)).data.items as (Row & {
    eventType: string;
    reason: string;
  })[];
const read = async (id: number) => (await building.get<Row>(`${path}/access-doors/${id}`)).data;

beforeAll(async () => {
  api = await startApi();
  installer = await api.as('SUPERADMIN');
  building = await api.as('LANDLORD_ADMIN@here');
  nobody = await api.as('nobody');
  path = `/office-centres/${api.world.here.building}`;
  lobby = await controllerWith(2);
  other = await controllerWith(1);
});
afterAll(() => api.close());

describe('the key of a controller', () => {
  it('is shown once, is good until it is renewed or revoked, and says when it was last used', async () => {
    const { row, key } = await controllerWith(0);
    expect(key).toMatch(/^\w{40}$/);
    const stored = await installer.get<Row>(`${path}/device-controllers/${row.id}`);
    expect(stored.data.accessKey).not.toBe(key);
    expect(JSON.stringify((await installer.get(`${path}/device-controllers/${row.id}/history`)).data)).not.toContain(key);
    expect((await beat({ key })).status).toBe(200);
    const heard = (await installer.get<Row>(`${path}/device-controllers/${row.id}`)).data;
    expect(heard).toMatchObject({ status: 'ONLINE', firmware: '1.0', keyActive: true, lastUsedDate: expect.any(String) });

    const act = (what: string, version: number) =>
      installer.put<Row>(`${path}/device-controllers/${row.id}/${what}`, { version });
    const renewed = await act('renew-key', heard.version);
    expect((await beat({ key })).status).toBe(401);
    const next = { key: String(renewed.data.accessKey) };
    expect((await beat(next)).status).toBe(200);
    const revoked = await act('revoke-key', renewed.data.version);
    expect(revoked.data.keyActive).toBe(false);
    for (const wrong of [next, { key: 'x'.repeat(40) }, { key: '' }]) expect((await beat(wrong)).status).toBe(401);
    expect((await push({ ...lobby, ...next }, [])).status).toBe(401);
  });
});

describe('events of a controller', () => {
  const event = (eventNo: number, over: object = {}) => ({
    eventNo,
    eventType: 'DOOR_OPENED',
    happenedAt: ago(1),
    doorUuid: lobby.doors[0]?.uuid,
    ...over,
  });

  it('are each stored once, late and out of order, with when they happened and when they came', async () => {
    const sent = [event(2, { eventType: 'DOOR_CLOSED', happenedAt: ago(59) }), event(1, { happenedAt: ago(60) })];
    expect((await push(lobby, sent)).data).toMatchObject({ received: 2, stored: 2 });
    // Sent again because the answer was lost, with one more.
    expect((await push(lobby, [...sent, event(3, { happenedAt: ago(58) })])).data).toMatchObject({ received: 3, stored: 1 });
    // After a restart it counts from the beginning.
    expect((await push(lobby, [event(1, { eventType: 'DOOR_CLOSED', happenedAt: ago(0) })], 'b2')).data.stored).toBe(1);
    const items = await eventsOf(`doorId=${lobby.doors[0]?.id}`);
    expect(items.map(({ eventType, eventNo, bootId, late }) => [eventType, bootId, eventNo, late])).toEqual([
      ['DOOR_CLOSED', 'b2', 1, false],
      ['DOOR_OPENED', 'b1', 3, true],
      ['DOOR_CLOSED', 'b1', 2, true],
      ['DOOR_OPENED', 'b1', 1, true],
    ]);
    const [last] = items.slice(-1);
    expect(Date.parse(String(last?.receivedAt)) - Date.parse(String(last?.happenedAt))).toBeGreaterThan(3_500_000);
    // What comes late moves nothing back.
    await push(lobby, [event(4, { eventType: 'DOOR_FORCED', happenedAt: ago(30) })]);
    await beat(lobby);
    expect(await read(lobby.doors[0]?.id as number)).toMatchObject({ contactState: 'CLOSED', liveState: 'CLOSED' });
  });

  it('tell those who hold the doors of an alarm at once, and of one that is long past not at all', async () => {
    const alarms = async () =>
      (
        await api.db.query<{ count: number }>(
          sql`select count(*)::int as count from deliveries where kind = 'access' and key like 'event:%'`,
        )
      )[0]?.count;
    const before = await alarms();
    await push(lobby, [event(5, { eventType: 'DOOR_FORCED', happenedAt: ago(90) })]);
    expect(await alarms()).toBe(before);
    await push(lobby, [event(6, { eventType: 'DOOR_FORCED', happenedAt: ago(0) })]);
    expect(await alarms()).toBeGreaterThan(before ?? 0);
  });

  it('are refused whole where one is about a door of another controller, or is no event', async () => {
    const count = async () => (await eventsOf('limit=1&eventType=EGRESS')).length;
    const mine = event(10, { eventType: 'EGRESS' });
    const strange = await push(lobby, [mine, { ...mine, eventNo: 11, doorUuid: other.doors[0]?.uuid }]);
    expect(strange).toMatchObject({ status: 422, errors: { 'events.1.doorUuid': { code: 'notFound' } } });
    expect((await push(lobby, [mine, { ...mine, eventNo: 12, eventType: 'EXPLODED' }])).status).toBe(422);
    expect((await push(lobby, [mine, { ...mine, eventNo: 13, doorUuid: null }])).status).toBe(422);
    expect(await count()).toBe(0);
    expect((await push(lobby, [mine])).data.stored).toBe(1);
    expect(await count()).toBe(1);
    // Somebody of another building was not at its doors.
    const abroad = await userUuid('LANDLORD_ADMIN@there');
    await push(lobby, [event(14, { eventType: 'DENIED', reason: 'OTHER', userUuid: abroad })]);
    expect((await eventsOf('eventType=DENIED&reason=OTHER'))[0]).toMatchObject({ user: null });
  });
});

describe('a door that a controller asks about', () => {
  const decide = async (person: string, over: object = {}, of = lobby) =>
    ask<{ granted: boolean; reason: string; person: object | null; unlockSeconds: number }>(of, 'POST', '/decisions', {
      doorUuid: lobby.doors[0]?.uuid,
      credentialType: 'USER',
      credential: await userUuid(person),
      direction: 'ENTRY',
      ...over,
    });

  it('is decided as its page says, with an event; not by another controller; a lockdown stands above every schedule', async () => {
    const always = [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, from: '00:00', to: '00:00' }));
    const schedule = await made(building, 'access-schedules', { name: 'Always, devices', hours: always });
    const group = await made(building, 'access-groups', {
      name: 'Device people',
      tenantIds: [api.world.here.tenants[0]],
      floor: [],
    });
    const before = await ask<Configuration>(lobby, 'GET', `/configuration`);
    expect(before.data).toMatchObject({ whole: true, removed: [] });
    await building.post(`${path}/access-groups/${group.id}/door-mappings`, {
      doorId: lobby.doors[0]?.id,
      scheduleIds: [schedule.id],
    });

    const granted = await decide('STAFF@here.0');
    expect(granted.data, JSON.stringify(granted)).toMatchObject({ granted: true, reason: 'GRANTED', unlockSeconds: 5 });
    expect((await decide('STAFF@here.1')).data).toMatchObject({ granted: false, reason: 'NO_ACCESS_RIGHTS' });
    expect((await decide('LANDLORD_ADMIN@there')).data).toMatchObject({ reason: 'UNKNOWN_CREDENTIAL', person: null });
    expect((await decide('STAFF@here.0', {}, other)).status).toBe(404);
    const [last] = await eventsOf('eventType=GRANTED');
    expect(last).toMatchObject({ reason: 'GRANTED', user: { label: 'STAFF@here.0' }, tenant: { id: api.world.here.tenants[0] } });

    // What has changed since, and nothing else.
    const since = await ask<Configuration>(lobby, 'GET', `/configuration?since=${before.data.version}`);
    const keys = since.data.changed.map(({ key }) => key.split(':')[0]);
    expect(since.data.whole).toBe(false);
    expect(new Set(keys)).toEqual(new Set(['door', 'schedule', 'person']));
    const same = await ask<Configuration>(lobby, 'GET', `/configuration?since=${since.data.version}`);
    expect(same.data).toMatchObject({ version: since.data.version, whole: false, changed: [], removed: [] });
    expect((await ask<Configuration>(lobby, 'GET', `/configuration?since=9999`)).data.whole).toBe(true);
    expect((await ask(lobby, 'GET', `/configuration?since=soon`)).status).toBe(400);

    // Who needs longer gets the longer times of the door, online and by what the controller knows; the event says so.
    const floors = `${path}/users/${api.world.people['STAFF@here.0']?.userId}/access-floors`;
    const known = (await ask<Configuration>(lobby, 'GET', '/configuration')).data.version;
    const longer = (extendedTime: boolean) => building.put(floors, { accessFloors: [], vmsFloors: [], extendedTime });
    expect(await longer(true)).toMatchObject({ status: 200, data: { extendedTime: true } });
    expect((await decide('STAFF@here.0')).data).toMatchObject({
      granted: true,
      extendedTime: true,
      unlockSeconds: 15,
      heldOpenSeconds: 60,
    });
    expect((await eventsOf('eventType=GRANTED&extendedTime=true')).map(({ user }) => user)).toMatchObject([
      { label: 'STAFF@here.0' },
    ]);
    const told = await ask<Configuration>(lobby, 'GET', `/configuration?since=${known}`);
    expect(told.data.changed).toMatchObject([{ key: `person:${await userUuid('STAFF@here.0')}`, data: { extendedTime: true } }]);
    const alone = { eventNo: 15, eventType: 'GRANTED', reason: 'GRANTED', happenedAt: ago(0), extendedTime: true };
    const there = { doorUuid: lobby.doors[0]?.uuid, userUuid: await userUuid('STAFF@here.0') };
    expect((await push(lobby, [{ ...alone, ...there }])).data.stored).toBe(1);
    expect((await eventsOf('eventType=GRANTED&extendedTime=true')).map(({ eventNo }) => eventNo)).toContain(15);
    await longer(false);
    expect((await decide('STAFF@here.0')).data).toMatchObject({ extendedTime: false, unlockSeconds: 5, heldOpenSeconds: 30 });
    await ask<Configuration>(lobby, 'GET', `/configuration`);

    const lockdown = (over: object) => made(installer, 'access-lockdowns', { reason: 'Intruder', ...over });
    const whole = await lockdown({ covers: 'BUILDING' });
    const one = await lockdown({ covers: 'DOOR', doorId: lobby.doors[0]?.id });
    expect((await decide('STAFF@here.0')).data).toMatchObject({ granted: false, reason: 'THREAT_LEVEL' });
    const lift = (row: Row) => building.put<Row>(`${path}/access-lockdowns/${row.id}/lift`, { version: row.version });
    expect((await lift(whole)).data.status).toBe('LIFTED');
    expect((await decide('STAFF@here.0')).data.reason).toBe('THREAT_LEVEL');
    expect((await lift(one)).status).toBe(200);
    expect((await decide('STAFF@here.0')).data.granted).toBe(true);
    // Over at its instant, whether or not the job has said so.
    const short = await lockdown({ covers: 'BUILDING', endsAt: new Date(Date.now() + 60_000).toISOString() });
    expect((await decide('STAFF@here.0')).data.reason).toBe('THREAT_LEVEL');
    await api.db.query(sql`update access_lockdowns set ends_at = now() where id = ${short.id}`);
    expect((await decide('STAFF@here.0')).data.granted).toBe(true);
    expect((await eventsOf('eventType=LOCKDOWN_STARTED')).length).toBe(3);
    await api.runJobs();
    const [mail] = await api.db.query(sql`select 1 as there from mails where text like '%Intruder%' limit 1`);
    expect(mail).toBeDefined();
  });
});
interface Configuration {
  version: number;
  whole: boolean;
  changed: { key: string; data: object }[];
  removed: string[];
}

it('R-0441 a door is unlocked remotely with a reason, by the controller that fetches the command over the connection that it holds', async () => {
  const { id } = lobby.doors[0] as Row;
  await beat(lobby);
  const commands = (of: Controller, wait = 0) =>
    ask<{ uuid: string; commandType: string; doorCode: string }[]>(of, 'GET', `/commands?wait=${wait}`);
  const drain = async (of: Controller) => {
    for (const { uuid } of (await commands(of)).data) await acknowledge(of, uuid);
  };
  const acknowledge = (of: Controller, uuid: string, outcome = 'DONE') =>
    ask<{ status: string }>(of, 'PUT', '/commands', { uuid, outcome, detail: 'relay 1' });
  await drain(lobby);
  const held = commands(lobby, 20);
  const unlock = async (reason?: string) =>
    building.put<Row>(`${path}/access-doors/${id}/unlock-door`, { version: (await read(id)).version, unlockReason: reason });
  expect((await unlock()).status).toBe(422);
  expect(await unlock('Delivery at the dock')).toMatchObject({
    success: true,
    data: { unlockedUser: { label: 'LANDLORD_ADMIN@here' } },
  });
  const [command] = (await held).data;
  expect(command).toMatchObject({ commandType: 'UNLOCK', doorCode: lobby.doors[0]?.code });
  expect((await acknowledge(other, command?.uuid as string)).status).toBe(404);
  expect((await acknowledge(lobby, command?.uuid as string)).data.status).toBe('DONE');
  expect((await acknowledge(lobby, command?.uuid as string, 'FAILED')).data.status).toBe('DONE');
  const listed = await building.get<Paged<Row>>(`${path}/access-commands?doorId=${id}`);
  expect(listed.data.items[0]).toMatchObject({ status: 'DONE', reason: 'Delivery at the dock', outcome: 'relay 1' });
  expect((await eventsOf('eventType=REMOTE_UNLOCK'))[0]).toMatchObject({ remark: 'Delivery at the dock' });

  const lockdown = await made(building, 'access-lockdowns', { covers: 'DOOR', doorId: id, reason: 'Drill' });
  expect(await unlock('Now')).toMatchObject({ status: 409, message: 'The door is locked down. Lift the lockdown first.' });
  expect((await commands(lobby)).data.map(({ commandType }) => commandType)).toEqual(['LOCKDOWN']);
  await building.put(`${path}/access-lockdowns/${lockdown.id}/lift`, { version: lockdown.version });
  await api.db.query(sql`update device_controllers set online_until = now() where id = ${lobby.row.id}`);
  expect(await unlock('Now')).toMatchObject({
    status: 409,
    message: 'The door cannot be unlocked: its controller is offline, or it has none.',
  });
  await beat(lobby);
  expect((await ask(lobby, 'GET', `/commands?wait=99`)).status).toBe(400);
});

it('R-0443 who is in follows from the doors; a roll call keeps them, is ticked by several, and the reports say who passed', async () => {
  const [inside, gone] = [await userUuid('MASTER_ADMIN@here.0'), await userUuid('SUB_ADMIN@here.0')];
  const passed = (eventNo: number, who: string, direction: string, at: number) => ({
    eventNo,
    eventType: 'GRANTED',
    reason: 'GRANTED',
    happenedAt: ago(at),
    doorUuid: lobby.doors[1]?.uuid,
    userUuid: who,
    credentialType: 'PHYSICAL_CARD',
    credential: '1:11572',
    direction,
  });
  const answer = await push(lobby, [passed(20, inside, 'ENTRY', 5), passed(22, gone, 'EXIT', 2), passed(21, gone, 'ENTRY', 40)]);
  expect(answer.data).toMatchObject({ stored: 3 });
  interface Presence {
    count: number;
    people: { fullName: string; floorNo: string }[];
    floors: { floorNo: string; count: number }[];
  }
  const { data } = await building.get<Presence>(`${path}/access-presence`);
  const mine = data.people.filter(({ fullName }) => ['MASTER_ADMIN@here.0', 'SUB_ADMIN@here.0'].includes(fullName));
  expect(mine).toMatchObject([{ fullName: 'MASTER_ADMIN@here.0', floorNo: '2' }]);
  expect((await eventsOf('credentialType=PHYSICAL_CARD'))[0]?.credential).toBe('…1572');

  const call = await made(building, 'roll-calls', { reason: 'Fire alarm' });
  expect(call).toMatchObject({ status: 'OPEN', peopleCount: data.count, missingCount: data.count });
  const people = async () => (await building.get<Paged<Row>>(`${path}/roll-calls/${call.id}/people`)).data.items;
  const [person] = (await people()).filter(({ fullName }) => fullName === 'MASTER_ADMIN@here.0');
  const tick = (what: string, version: number) => building.put<Row>(`/roll-call-entries/${person?.id}/${what}`, { version });
  expect((await tick('safe', person?.version as number)).data).toMatchObject({
    status: 'SAFE',
    tickedUser: { label: 'LANDLORD_ADMIN@here' },
  });
  // Another warden saw it as it was.
  expect((await tick('not-here', person?.version as number)).status).toBe(409);
  const after = (await building.get<Row>(`${path}/roll-calls/${call.id}`)).data;
  expect(after).toMatchObject({ safeCount: 1, missingCount: data.count - 1 });
  expect((await building.put(`${path}/roll-calls/${call.id}/close`, { version: after.version })).status).toBe(200);
  const [now] = (await people()).filter(({ fullName }) => fullName === 'MASTER_ADMIN@here.0');
  expect((await tick('missing', now?.version as number)).status).toBe(409);

  // An emergency begins one, on which replies count; who has a room now and is not in is expected there.
  const category = must(await building.post<Row>('/facility-categories', { name: { en: 'Rooms' } }));
  const room = must(
    await building.post<Row>('/facilities', {
      name: { en: 'Room 1' },
      categoryId: category.id,
      openingHrs: alwaysOpen,
      viewableBy: 'ALL',
    }),
  );
  const bookedAt = new Date(Date.now() + 3_600_000 - (Date.now() % 3_600_000));
  const booked = must(
    await building.post<Row>('/facility-bookings', {
      facilityId: room.id,
      tenantId: api.world.here.tenants[0],
      userId: api.world.people['SUB_ADMIN@here.0']?.userId,
      startAt: bookedAt.toISOString(),
      endAt: new Date(bookedAt.getTime() + 3_600_000).toISOString(),
    }),
  );
  await api.db.query(
    sql`update facility_bookings set start_at = now() - interval '1 minute', check_in_until = null where id = ${booked.id}`,
  );
  const emergency = must(
    await building.post<Row>(`${path}/emergency-broadcasts`, {
      ...{ title: { en: 'Smoke' }, message: { en: 'Leave.' }, recipientType: 'ALL', startsRollCall: true },
    }),
  );
  must(await building.put(`${path}/emergency-broadcasts/${emergency.id}/broadcast`, { version: emergency.version }));
  const [begun] = must(await building.get<Paged<Row>>(`${path}/roll-calls?emergencyBroadcastId=${emergency.id}`)).items;
  expect(begun).toMatchObject({ reason: 'Smoke', status: 'OPEN', safeCount: 0, helpCount: 0 });
  const entries = async () => {
    const { items } = must(await building.get<Paged<Row>>(`${path}/roll-calls/${begun?.id}/people`));
    return Object.fromEntries(items.map(({ fullName, status, needsHelp }) => [fullName, [status, needsHelp]]));
  };
  const [master, sub] = [await api.as('MASTER_ADMIN@here.0'), await api.as('SUB_ADMIN@here.0')];
  expect(await entries()).toMatchObject({ 'MASTER_ADMIN@here.0': ['MISSING', false], 'SUB_ADMIN@here.0': ['EXPECTED', false] });
  const reply = (by: Client, word: string) =>
    by.put(`/occupant/emergency-broadcasts/uuid/${emergency.uuid}/reply`, { reply: word });
  must(await reply(master, 'SAFE'));
  must(await reply(sub, 'NEEDS_HELP'));
  expect(await entries()).toMatchObject({ 'MASTER_ADMIN@here.0': ['SAFE', false], 'SUB_ADMIN@here.0': ['MISSING', true] });
  expect(must(await building.get<Row>(`${path}/roll-calls/${begun?.id}`))).toMatchObject({ safeCount: 1, helpCount: 1 });

  interface Report {
    doors: { code: string; granted: number; denied: number }[];
    people: { name: string; granted: number }[];
    hours: object[];
    reasons: { reason: string }[];
  }
  const report = await building.get<Report>(`${path}/access-events/report?doorId=${lobby.doors[1]?.id}`);
  expect(report.data.doors).toMatchObject([{ code: lobby.doors[1]?.code, granted: 3, denied: 0 }]);
  expect(report.data.people.map(({ name, granted }) => [name, granted])).toEqual([
    ['SUB_ADMIN@here.0', 2],
    ['MASTER_ADMIN@here.0', 1],
  ]);
  expect((await building.get(`${path}/access-events/report?from=2026-01-02&to=2026-01-01`)).status).toBe(400);
  // A company sees what its own people did.
  const tenant = await api.as('MASTER_ADMIN@here.1');
  const theirs = await tenant.get<Report>(`/office-centres/${api.world.here.tenants[1]}/access-events/report`);
  expect(theirs.data.people.map(({ name }) => name)).toEqual(['STAFF@here.1']);
  for (const file of ['access-events/download-access-events-base64', 'access-events/report/download-access-report-base64'])
    expect((await building.get<{ base64: string }>(`${path}/${file}`)).success, file).toBe(true);
  expect((await building.get(`${path}/access-events/report/email-record`)).success).toBe(true);
});
