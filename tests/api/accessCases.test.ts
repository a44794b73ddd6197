/**
 * Known cases of access, each with the one right answer: night shifts and nights on which clocks are moved, passes that have run out, controllers that
 * come back, cards with many spellings, and people who leave by the fire exit.
 */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Paged } from '#schemas/kernel/calls/errors.ts';
import { CLIENT_KEY } from '#schemas/kernel/calls/keyed.ts';
import type { UploadResult } from '#schemas/kernel/calls/upload.ts';
import { localAt } from '#schemas/kernel/fields/clock.ts';
import { noteSilent } from '#server/areas/access/eventJobs.ts';
import { bookOf, sendFile } from './bulkUploadFiles.ts';
import { type Api, type Client, must, type Row, startApi } from './harness.ts';
import { setTimeZone } from './timeZone.ts';

let api: Api;
let installer: Client;
let building: Client;
let nobody: Client;
let path: string;
let controller: Row;
let always: Row;
let company: number;
const everyDay = [0, 1, 2, 3, 4, 5, 6];
beforeAll(async () => {
  api = await startApi();
  installer = await api.as('SUPERADMIN');
  building = await api.as('LANDLORD_ADMIN@here');
  nobody = await api.as('nobody');
  path = `/office-centres/${api.world.here.building}`;
  company = api.world.here.tenants[0];
  controller = await made(installer, 'device-controllers', {
    name: 'Cases',
    serialNo: 'CASE-1',
    networkMode: 'QR_NETWORK_MODE_WIFI',
  });
  always = await schedule(everyDay, '00:00', '00:00');
});
afterAll(() => api.close());

const made = async (by: Client, at: string, body: object) => must(await by.post<Row>(`${path}/${at}`, body));
let count = 0;
const schedule = (days: readonly number[], from: string, to: string) => {
  count += 1;
  return made(building, 'access-schedules', { name: `Case ${count}`, hours: days.map((day) => ({ day, from, to })) });
};
/** A door of the controller through which the company may go in these hours. */
async function door(hours = always): Promise<Row> {
  count += 1;
  const one = await made(installer, 'doors', {
    code: `CASE-${count}`,
    name: `Case ${count}`,
    floorNo: '1',
    deviceControllerId: controller.id,
  });
  const group = await made(building, 'access-groups', { name: `Case ${count}`, tenantIds: [company], floor: [] });
  await made(building, `access-groups/${group.id}/door-mappings`, { doorId: one.id, scheduleIds: [hours.id] });
  return one;
}
async function person(): Promise<{ id: number; uuid: string }> {
  count += 1;
  const [row] = await api.db.query<{ id: number; uuid: string }>(sql`
    insert into users (full_name, username, status, account_registered)
    values (${`Case ${count}`}, ${`case-${count}@access.example`}, 'ACTIVE', true) returning id, uuid`);
  const { id, uuid } = row as { id: number; uuid: string };
  await api.db.query(sql`
    insert into user_roles (user_id, office_centre_id, building_id, role_code, active, person_in_charge)
    values (${id}, ${company}, ${api.world.here.building}, 'STAFF', true, false)`);
  return { id, uuid };
}
async function card(cardId: string, holder?: { id: number }): Promise<Row> {
  const one = await made(installer, 'third-party-cards', { cardId, type: 'PHYSICAL_CARD' });
  if (holder) must(await installer.put(`${path}/users/${holder.id}/third-party-card`, { thirdPartyCardId: one.id }));
  return one;
}
const say = <T>(method: 'POST' | 'PUT', at: string, body: object) =>
  nobody.call<T>(method, `/device/v1${at}`, body, { [CLIENT_KEY]: String(controller.accessKey) });
interface Answer {
  granted: boolean;
  reason: string;
  person: { userUuid: string } | null;
}
const show = async (at: Row, credential: string, over: object = {}) =>
  must(
    await say<Answer>('POST', '/decisions', {
      doorUuid: at.uuid,
      credentialType: 'PHYSICAL_CARD',
      credential,
      direction: 'ENTRY',
      ...over,
    }),
  );
const eventsAt = async (at: Row) =>
  must(await building.get<Paged<Row & { eventType: string; reason: string }>>(`${path}/access-events?doorId=${at.id}&limit=50`))
    .items;
/** What the page of the door says of a person of the company at that instant. */
const asked = async (at: Row, instant: string) => {
  const { items } = must(
    await building.get<{ items: { fullName: string; reason: string }[] }>(`${path}/access-doors/${at.id}/people?at=${instant}`),
  );
  return items.find(({ fullName }) => fullName === 'STAFF@here.0')?.reason;
};

describe('hours', () => {
  it('a night shift from Monday to Friday, 22:00–06:00, ends on Saturday at six and not in the second in which it starts', async () => {
    const at = await door(await schedule([1, 2, 3, 4, 5], '22:00', '06:00'));
    const answers = {
      // Friday and Saturday morning.
      '2027-03-12T22:00:00+08:00': 'GRANTED',
      '2027-03-12T22:00:01+08:00': 'GRANTED',
      '2027-03-12T23:30:00+08:00': 'GRANTED',
      '2027-03-13T05:59:59+08:00': 'GRANTED',
      '2027-03-13T06:00:00+08:00': 'OUT_OF_TIME_RANGE',
      // Sunday evening and Monday morning.
      '2027-03-14T23:00:00+08:00': 'OUT_OF_TIME_RANGE',
      '2027-03-15T03:00:00+08:00': 'OUT_OF_TIME_RANGE',
      '2027-03-15T22:00:00+08:00': 'GRANTED',
    };
    for (const [local, reason] of Object.entries(answers))
      expect([local, await asked(at, new Date(local).toISOString())]).toEqual([local, reason]);
  });

  it('a night in London is nine hours long when clocks go back, seven when they go forward, and the preview says so', async () => {
    const zone = (name: string) => setTimeZone(api, name);
    await zone('Europe/London');
    const nightly = await schedule(everyDay, '22:00', '06:00');
    const at = await door(nightly);
    interface Week {
      timeZone: string;
      days: { date: string; minutes: number; periods: { from: string; to: string }[] }[];
    }
    const week = async (from: string) => {
      const { timeZone, days } = must(await building.get<Week>(`${path}/access-schedules/${nightly.id}/preview?from=${from}`));
      expect(timeZone).toBe('Europe/London');
      return days;
    };
    /** From the evening of the first day until the morning of the second. */
    const nightOf = ([evening, morning]: Week['days']) => {
      const [from, to] = [evening?.periods.at(-1), morning?.periods[0]];
      expect(from?.to).toBe(to?.from);
      return (Date.parse(String(to?.to)) - Date.parse(String(from?.from))) / 3_600_000;
    };
    const [autumn, spring] = [await week('2026-10-24'), await week('2026-03-28')];
    expect([nightOf(autumn), nightOf(autumn.slice(1)), nightOf(spring), nightOf(spring.slice(1))]).toEqual([9, 8, 7, 8]);
    expect(autumn.slice(0, 3).map(({ minutes }) => minutes)).toEqual([480, 540, 480]);
    expect(spring.slice(0, 3).map(({ minutes }) => minutes)).toEqual([480, 420, 480]);
    // 01:30 comes twice, and opens both times.
    const instants = ['2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z', '2026-10-25T05:59:59Z', '2026-10-25T06:00:00Z'];
    const reasons: unknown[] = [];
    for (const instant of instants) reasons.push(await asked(at, instant));
    expect(reasons).toEqual(['GRANTED', 'GRANTED', 'GRANTED', 'OUT_OF_TIME_RANGE']);
    await zone('Asia/Singapore');
  });
});

it('a pass that ended yesterday opens nothing, and the log says the same as the answer: one refusal', async () => {
  const [at, who] = [await door(), await person()];
  await card('11:2001', who);
  await api.db.query(sql`
    update third_party_cards set start_at = now() - interval '9 days', end_at = now() - interval '1 day' where user_id = ${who.id}`);
  expect(await show(at, '11:2001')).toMatchObject({ granted: false, reason: 'CREDENTIAL_EXPIRED' });
  const events = await eventsAt(at);
  expect(events.map(({ eventType, reason }) => [eventType, reason])).toEqual([['DENIED', 'CREDENTIAL_EXPIRED']]);
  // Handed in because it is broken: damaged is another reason than lost.
  must(await installer.delete(`${path}/users/${who.id}/third-party-card`, { reason: 'DAMAGED_CARD' }));
  expect((await show(at, '11:2001')).reason).toBe('AUTHENTICATION_FACTOR_DAMAGED');
});

it('a controller that has come back stays online, whatever is said late of the time when it was away', async () => {
  const at = await door();
  const beat = async (bootId: string) =>
    must(await say('POST', '/heartbeat', { bootId, firmware: '1.0', sentAt: new Date().toISOString() }));
  const status = async () => must(await installer.get<Row>(`${path}/device-controllers/${controller.id}`)).status;
  const told = async () =>
    (
      await api.db.query<{ type: string }>(sql`
        select event_type as type from access_events where device_controller_id = ${controller.id} and event_type like 'CONTROLLER%' order by id`)
    ).map(({ type }) => type);
  const silence = () => noteSilent.run({}, { db: api.db, model: api.product.model } as never);
  await beat('before');
  await api.db.query(sql`
    update device_controllers set online_until = now() - interval '5 minutes', last_heartbeat = now() - interval '6 minutes' where id = ${controller.id}`);
  await silence();
  expect([await status(), await told()]).toEqual(['OFFLINE', ['CONTROLLER_OFFLINE']]);
  await beat('after');
  // What it noted before it was away comes now, and so does the job.
  const happenedAt = new Date(Date.now() - 7 * 60_000).toISOString();
  const late = { eventNo: 1, eventType: 'DOOR_OPENED', happenedAt, doorUuid: at.uuid };
  expect(must(await say('POST', '/events', { bootId: 'before', events: [late] }))).toMatchObject({ stored: 1 });
  const notice = await say('POST', '/events', {
    bootId: 'before',
    events: [{ ...late, eventNo: 2, eventType: 'CONTROLLER_OFFLINE' }],
  });
  expect(notice.status).toBe(422);
  await Promise.all([silence(), beat('after'), silence()]);
  expect([await status(), await told()]).toEqual(['ONLINE', ['CONTROLLER_OFFLINE', 'CONTROLLER_ONLINE']]);
});

it('what a controller kept while it was offline counts for the hour in which it happened, once', async () => {
  const [at, who] = [await door(), await person()];
  const happenedAt = new Date(Date.now() - 40 * 60_000).toISOString();
  const event = {
    eventNo: 1,
    eventType: 'GRANTED',
    reason: 'GRANTED',
    happenedAt,
    doorUuid: at.uuid,
    userUuid: who.uuid,
    direction: 'ENTRY',
  };
  for (let turn = 0; turn < 2; turn += 1) must(await say('POST', '/events', { bootId: 'offline', events: [event] }));
  const [stored] = await eventsAt(at);
  expect(stored).toMatchObject({ happenedAt, late: true });
  expect(Date.parse(String(stored?.receivedAt)) - Date.parse(happenedAt)).toBeGreaterThanOrEqual(40 * 60_000);
  interface Report {
    hours: { hour: number; granted: number }[];
  }
  const { hours } = must(await building.get<Report>(`${path}/access-events/report?doorId=${at.id}`));
  const hour = Number(localAt('Asia/Singapore', Date.parse(happenedAt)).time.slice(0, 2));
  expect(hours.filter(({ granted }) => granted > 0)).toMatchObject([{ hour, granted: 1 }]);
});

it('a door that is held open or tampered with says so on its page and to those who look after it; a lockdown is noted from its beginning to its end', async () => {
  const at = await door();
  must(await say('POST', '/heartbeat', { bootId: 'alarm', firmware: '1.0', sentAt: new Date().toISOString() }));
  const live = async () => must(await building.get<Row>(`${path}/access-doors/${at.id}`)).liveState;
  const alarms = async () =>
    (await api.db.query(sql`select 1 as told from deliveries where kind = 'access' and link = ${`/access-door/manage/${at.id}`}`))
      .length;
  let eventNo = 0;
  const happen = async (eventType: string) => {
    eventNo += 1;
    const event = { eventNo, eventType, happenedAt: new Date().toISOString(), doorUuid: at.uuid };
    must(await say('POST', '/events', { bootId: 'alarm', events: [event] }));
    return [await live(), await alarms()];
  };
  expect(await happen('DOOR_OPENED')).toEqual(['OPEN', 0]);
  expect(await happen('DOOR_HELD_OPEN')).toEqual(['HELD_OPEN', 1]);
  expect(await happen('DOOR_CLOSED')).toEqual(['CLOSED', 1]);
  expect(await happen('DOOR_TAMPERED')).toEqual(['TAMPERED', 2]);
  const lockdown = await made(building, 'access-lockdowns', { covers: 'DOOR', doorId: at.id, reason: 'Drill' });
  must(await building.put(`${path}/access-lockdowns/${lockdown.id}/lift`, { version: lockdown.version }));
  const noted = (await eventsAt(at)).map(({ eventType }) => eventType).filter((type) => type.startsWith('LOCKDOWN'));
  expect(noted).toEqual(['LOCKDOWN_LIFTED', 'LOCKDOWN_STARTED']);
});

describe('the number of a card', () => {
  it('is one card in every spelling at a door, of 26 and of 34 bits', async () => {
    const [at, who, other] = [await door(), await person(), await person()];
    await card('1:11572', who);
    for (const spelling of ['77108', '1:11572', '001,11572', '0x12D34', '0A00012D34'])
      expect([spelling, await show(at, spelling)]).toMatchObject([spelling, { granted: true, person: { userUuid: who.uuid } }]);
    // A facility of 16 bits.
    await card('40000:1234', other);
    for (const spelling of ['2621441234', '40000:1234'])
      expect([spelling, await show(at, spelling)]).toMatchObject([spelling, { granted: true, person: { userUuid: other.uuid } }]);
  });

  it('is one row of an upload in two spellings; spreadsheets and text files keep leading zeros, and 1E5 stays text', async () => {
    const upload = (name: string, bytes: Buffer | string) =>
      sendFile(installer, `${path}/third-party-cards/process-data`, name, bytes).then(must);
    const heading = ['Card number', 'Type'];
    const rows = ['3:100', '196708', '0042954749443', '077,30211', '1E5'];
    const type = 'Physical card';
    const csv = [heading, ...rows.map((one) => [`"${one}"`, type])].map((line) => line.join(',')).join('\n');
    const book = bookOf({ Cards: [heading, ...rows.map((one) => [one, type])] });
    for (const [name, bytes] of [
      ['cards.csv', csv],
      ['cards.xlsx', book],
    ] as const) {
      const { dataList } = await upload(name, bytes);
      expect(
        dataList.map(({ data }) => String(data.cardId)),
        name,
      ).toEqual(rows);
      // The second of two spellings is the first one again.
      expect(
        dataList.map(({ status }) => status),
        JSON.stringify(dataList),
      ).toEqual(['READY', 'REFUSED', 'READY', 'REFUSED', 'READY']);
    }
    const { uploadId } = await upload('cards.csv', csv);
    must(await installer.post<UploadResult>(`${path}/third-party-cards/upload-data`, { uploadId }));
    const kept = async (text: string) =>
      must(await installer.get<Paged<Row>>(`${path}/third-party-cards?wildcardSearch=${encodeURIComponent(text)}`)).items.map(
        ({ cardId, rawNumber }) => [cardId, rawNumber],
      );
    expect(await kept('0042954749443')).toEqual([['0042954749443', '5076483']]);
    expect(await kept('196708')).toEqual([['3:100', '196708']]);
    expect(await kept('1E5')).toEqual([['1E5', null]]);
  });
});

it('whoever left by the fire exit is refused at the way in until forgiven, or until the next morning; a soft area lets in and tells', async () => {
  const [at, who] = [await door(), await person()];
  const area = await made(building, 'access-areas', { name: 'Case vault', doorIds: [at.id], mode: 'HARD', nightlyReset: true });
  await card('12:3001', who);
  const enter = async () => (await show(at, '12:3001')).reason;
  const presence = async () =>
    must(await building.get<Paged<Row>>(`${path}/access-area-presences?accessAreaId=${area.id}`)).items[0] as Row;
  expect([await enter(), await enter()]).toEqual(['GRANTED', 'PASSBACK']);
  expect((await eventsAt(at))[0]).toMatchObject({ eventType: 'DENIED', reason: 'PASSBACK', user: { id: who.id } });
  must(await building.delete(`${path}/access-area-presences/${(await presence()).id}`, {}));
  expect([await enter(), await enter()]).toEqual(['GRANTED', 'PASSBACK']);
  // In since yesterday.
  await api.db.query(
    sql`update access_area_presences set inside_since = now() - interval '1 day' where id = ${(await presence()).id}`,
  );
  expect([await enter(), await enter()]).toEqual(['GRANTED', 'PASSBACK']);
  // Timed: again after so many minutes, without a reader at the way out. Whoever is exempt goes in as often as they like.
  const read = async () => must(await building.get<Row>(`${path}/access-areas/${area.id}`));
  const is = { name: area.name, mode: 'HARD', doorIds: [at.id], nightlyReset: true };
  const change = async (set: object) =>
    must(await building.put(`${path}/access-areas/${area.id}`, { ...is, ...set, version: (await read()).version }));
  await change({ againAfterMinutes: 10 });
  expect(await enter()).toBe('PASSBACK');
  await api.db.query(
    sql`update access_area_presences set inside_since = now() - interval '11 minutes' where id = ${(await presence()).id}`,
  );
  expect([await enter(), await enter()]).toEqual(['GRANTED', 'PASSBACK']);
  await change({ exemptIds: [who.id] });
  expect([await enter(), await enter()]).toEqual(['GRANTED', 'GRANTED']);
  await change({ againAfterMinutes: null, exemptIds: [] });
  await api.db.query(sql`update access_areas set mode = 'SOFT' where id = ${area.id}`);
  expect(await enter()).toBe('GRANTED');
  const flagged = (await eventsAt(at)).filter(({ eventType }) => eventType === 'PASSBACK_DETECTED');
  expect(flagged).toHaveLength(1);
});
