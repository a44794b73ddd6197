/**
 * Known cases of visitors, desks and places, each with the one right answer: days on the clock of the building, scans that come late, twice or at the
 * wrong building, guests who forget to leave, and numbers that are judged when they are asked for.
 */
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { localeCodes } from '#i18n/locales.ts';
import { translate } from '#i18n/server.ts';
import type { Paged } from '#schemas/kernel/calls/errors.ts';
import type { RecordOf } from '#schemas/kernel/entity/types.ts';
import { localAt } from '#schemas/kernel/fields/clock.ts';
import { scanReasons } from '#schemas/visitors/deskCalls.ts';
import type { visit } from '#schemas/visitors/visit.ts';
import { moveByTime } from '#server/engine/time/timedStates.ts';
import { type Api, type Client, must, type Row, startApi } from './harness.ts';

type Visit = RecordOf<typeof visit>;
const ZONE = 'Asia/Singapore';
let api: Api;
let building: Client;
let tenant: Client;
let elsewhere: Client;
let anybody: Client;
beforeAll(async () => {
  api = await startApi();
  building = await api.as('LANDLORD_ADMIN@here');
  tenant = await api.as('MASTER_ADMIN@here.0');
  elsewhere = await api.as('LANDLORD_ADMIN@there');
  anybody = await api.as('nobody');
});
afterAll(() => api.close());
// Nobody of the case before is in the building.
beforeEach(() => api.db.query(sql`update visits set status = 'CANCELLED' where status <> 'CHECKED_OUT'`));

let count = 0;
const body = (over: object = {}) => {
  count += 1;
  return {
    hostId: api.world.people['STAFF@here.0']?.userId,
    visitorName: `Case Guest${count}`,
    email: `case${count}@outside.example`,
    visitDate: '2037-11-26',
    arrivalTime: '10:00',
    leaveTime: '12:00',
    ...over,
  };
};
const invited = async (over: object = {}) => must(await tenant.post<Visit>('/visits', body(over)));
const reload = async ({ uuid }: { uuid: string }) => must(await building.get<Visit>(`/visits/uuid/${uuid}`));
/** As if it were now that instant: all times of the visit as they were made, that much earlier. */
async function setNow(one: Visit, instant: string): Promise<void> {
  const moved = (at: unknown, later = 0) =>
    new Date(Date.parse(String(at)) + later + Date.now() - Date.parse(instant)).toISOString();
  await api.db.query(sql`
    update visits set start_at = ${moved(one.startAt)}, end_at = ${moved(one.endAt)}, valid_from = ${moved(one.validFrom)},
      valid_until = ${moved(one.validUntil)}, out_at = ${moved(one.outAt)}, link_until = ${moved(one.validUntil, 86_400_000)} where id = ${one.id}`);
}
interface Scanned {
  ok: boolean;
  again: boolean;
  reason: string | null;
  message: string;
  visit: object | null;
}
const scan = async (code: unknown, over: object = {}, by = building) =>
  must(await by.post<Scanned>('/visits/scan', { code, type: 'ENTRY', requestKey: randomUUID(), ...over }));
const act = (one: Visit, what: string) => building.put<Visit>(`/visits/uuid/${one.uuid}/${what}`, {});
const tick = () => moveByTime(api.db, api.product.model, true, api.config);
interface Day {
  counts: { inBuilding: number; overstayed: number };
}
const inBuilding = async () => must(await building.get<Day>('/visits/desk')).counts.inBuilding;
const present = async () =>
  must(
    await building.get<{ people: { fullName: string }[] }>(`/office-centres/${api.world.here.building}/access-presence`),
  ).people.map(({ fullName }) => fullName);
const setting = async (over: object) => {
  const { items } = must(await building.get<Paged<Row & { ofBuilding: boolean }>>('/visiting-settings'));
  const own = items.find(({ ofBuilding }) => ofBuilding);
  const all = {
    longestStayHours: 24,
    dayEndTime: '20:00',
    retentionDays: 90,
    approval: 'NONE',
    walkIns: true,
    requiredFields: [],
  };
  return own
    ? must(await building.put(`/visiting-settings/uuid/${own.uuid}`, { ...all, ...over, version: own.version }))
    : must(await building.post('/visiting-settings', { ...all, ...over }));
};

describe('a scan', () => {
  it('of a guest for the 26th is good from the midnight of the building on, and says afterwards until when it was', async () => {
    const one = await invited();
    expect([one.validFrom, one.validUntil]).toEqual(['2037-11-25T16:00:00.000Z', '2037-11-26T16:00:00.000Z']);
    await setNow(one, '2037-11-26T16:05:00Z');
    const late = await scan(one.checkInCode);
    const { date, time } = localAt(ZONE, Date.parse(String((await reload(one)).validUntil)));
    expect(late).toMatchObject({ ok: false, reason: 'TOO_LATE', message: expect.stringContaining(`${date} ${time}`) });
    await setNow(one, '2037-11-25T15:59:00Z');
    expect(await scan(one.checkInCode)).toMatchObject({ ok: false, reason: 'TOO_EARLY' });
    // Still the 25th in London.
    await setNow(one, '2037-11-25T23:50:00Z');
    expect(await scan(one.checkInCode)).toMatchObject({ ok: true });
  });

  it('of another building’s guest is the wrong place, with and without a network, by the code and by the pass', async () => {
    await api.db.query(sql`
      update office_centres set visitor_qr_quota_bal = 5 where id in (${api.world.here.building}, ${api.world.here.tenants[0]})`);
    const one = await invited({ floorNo: '7' });
    await setNow(one, '2037-11-26T02:30:00Z');
    await api.db.query(sql`
      update visitor_qr_passes set start_at = now() - interval '1 hour', end_at = now() + interval '1 hour' where visit_key = ${one.uuid}`);
    const [mail] = await api.db.query<{ text: string }>(sql`select text from mails where to_address = ${one.email}`);
    const link = /https?:\/\/[^\s/]+(\/visitor\/qr-pass\/[^\s]+)/.exec(mail?.text ?? '')?.[1] as string;
    const { pass } = must(await anybody.get<{ pass: { code: string } | null }>(link));
    expect(pass).not.toBeNull();
    const before = await reload(one);
    const at = new Date(Date.now() - 1000).toISOString();
    for (const code of [one.checkInCode, pass?.code])
      for (const over of [{}, { at }])
        expect(await scan(code, over, elsewhere), JSON.stringify(over)).toMatchObject({
          ok: false,
          reason: 'WRONG_PLACE',
          message: expect.stringMatching(/./),
          visit: null,
        });
    expect(await reload(one)).toEqual(before);
    const forged = Buffer.from(String(pass?.code), 'base64url');
    forged[50] = (forged[50] as number) ^ 1;
    expect(await scan(forged.toString('base64url'), {}, elsewhere)).toMatchObject({ reason: 'INVALID' });
    expect(await scan(pass?.code)).toMatchObject({ ok: true });
  });

  it('sent twice is one check-in; another one hears when and where; one from before the check-in lets nobody out', async () => {
    const one = await invited();
    await setNow(one, '2037-11-26T02:30:00Z');
    const at = new Date(Date.now() - 40 * 60_000).toISOString();
    const requestKey = randomUUID();
    expect(await scan(one.checkInCode, { requestKey, at, desk: 'Pier' })).toMatchObject({ ok: true, again: false });
    expect(await scan(one.checkInCode, { requestKey, at, desk: 'Pier' })).toMatchObject({ ok: true, again: true });
    const held = await reload(one);
    expect(held.checkedInDate).toBe(at);
    expect(Date.parse(String(held.receivedDate)) - Date.parse(at)).toBeGreaterThanOrEqual(40 * 60_000);
    // The report by hour counts it when it happened, on the building's clock.
    const { hours } = must(
      await building.get<{ hours: { weekday: number; hour: number; count: number }[] }>(
        `/reports/visits?from=2037-11-26&to=2037-11-26`,
      ),
    );
    const came = new Date(`${localAt(ZONE, Date.parse(at)).date}T00:00:00Z`).getUTCDay();
    const hour = Number(localAt(ZONE, Date.parse(at)).time.slice(0, 2));
    expect(hours).toContainEqual(expect.objectContaining({ weekday: came, hour }));
    const local = localAt(ZONE, Date.parse(at));
    const second = await scan(one.checkInCode, { desk: 'Tower' });
    expect(second).toMatchObject({ ok: false, reason: 'ALREADY' });
    expect(second.message).toContain(`${local.date} ${local.time}`);
    expect(second.message).toContain('Pier');
    const earlier = new Date(Date.parse(at) - 60_000).toISOString();
    expect(await scan(one.checkInCode, { type: 'EXIT', at: earlier })).toMatchObject({ ok: false, reason: 'NOT_IN' });
    expect(await reload(one)).toMatchObject({ status: 'CHECKED_IN', version: held.version });
    expect(await scan(one.checkInCode, { type: 'EXIT' })).toMatchObject({ ok: true });
  });

  it('out of who never came, and a second check-out, are refused and change nothing', async () => {
    const one = await invited();
    await setNow(one, '2037-11-26T02:30:00Z');
    const before = await reload(one);
    expect((await act(one, 'check-out')).status).toBe(409);
    expect(await reload(one)).toEqual(before);
    await scan(one.checkInCode);
    expect(await inBuilding()).toBe(1);
    const answers = await Promise.all([act(one, 'check-out'), act(one, 'check-out'), act(one, 'check-out')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await inBuilding()).toBe(0);
  });
});

it('a refused code has one of a closed list of reasons, with a sentence in each language, online and offline alike', async () => {
  const one = await invited({ visitorName: 'Orla Sedgewick' });
  await setNow(one, '2037-11-26T02:30:00Z');
  const says = async (reason: string) => {
    const [now, before] = [
      await scan(one.checkInCode),
      await scan(one.checkInCode, { at: new Date(Date.now() - 60_000).toISOString() }),
    ];
    expect(now).toMatchObject({ ok: false, reason, message: expect.stringMatching(/.../) });
    expect(before).toEqual(now);
  };
  const become = (status: string) => api.db.query(sql`update visits set status = ${status} where id = ${one.id}`);
  for (const [status, reason] of [
    ['PRE_REGISTERED', 'INCOMPLETE'],
    ['PENDING_APPROVAL', 'UNAPPROVED'],
    ['CANCELLED', 'CANCELLED'],
    ['REJECTED', 'CANCELLED'],
    ['EXPIRED', 'TOO_LATE'],
    ['CHECKED_OUT', 'ALREADY'],
  ] as const) {
    await become(status);
    await says(reason);
    expect((await reload(one)).status).toBe(status);
  }
  await become('APPROVED');
  // The block is named by nobody at the desk's screen beside the visit.
  must(await building.post('/visit-blocks', { name: 'Sedgewick, Orla', reason: 'Stole a laptop' }));
  await says('BLOCKED');
  expect(JSON.stringify(await scan(one.checkInCode))).not.toContain('laptop');
  for (const locale of localeCodes) {
    const sentences = scanReasons.map((why) => translate(locale, `visitErrors.scan.${why}`));
    expect(new Set(sentences).size, locale).toBe(scanReasons.length);
    expect(sentences.join(), locale).not.toContain('visitErrors');
  }
});

it('co-hosts hear of the arrival as the host does; the invitation is sent again when asked for, with the same link', async () => {
  const coHost = api.world.people['SUB_ADMIN@here.0']?.userId as number;
  const one = await invited({ coHostIds: [coHost] });
  const mails = (address: string) =>
    api.db.query<{ subject: string; text: string }>(
      sql`select subject, text from mails where to_address = ${address} order by id`,
    );
  must(await tenant.put(`/visits/uuid/${one.uuid}/resend`, {}));
  const links = (await mails(String(one.email))).map(({ text }) => /\/visitor\/qr-pass\/\S+/.exec(text)?.[0]);
  expect(links).toHaveLength(2);
  expect(new Set(links).size).toBe(1);
  await setNow(one, '2037-11-26T02:30:00Z');
  await scan(one.checkInCode);
  await api.runJobs();
  const told = await api.db.query<{ userId: number }>(sql`
    select distinct r.user_id as "userId" from delivery_recipients r join deliveries d on d.id = r.delivery_id
    where d.kind = 'visitor' and concat(d.title, d.message) like ${`%${one.visitorName}%`} and d.key like ${`%arrived%`}`);
  expect(told.map(({ userId }) => userId)).toEqual(expect.arrayContaining([one.hostId, coHost]));
});

describe('at the end of the day', () => {
  it('everybody is out by rule at its time, and whoever is booked till two stays in until two, on the roll call', async () => {
    await setting({ dayEndTime: '20:00' });
    const forgot = await invited();
    const also = await invited({ arrivalTime: '15:00', leaveTime: '19:00' });
    const night = await invited({ arrivalTime: '18:00', leaveTime: '02:00', floorNo: '9' });
    const absent = await invited();
    const expected = await invited({ arrivalTime: '18:00', leaveTime: '23:00' });
    const all = [forgot, also, night];
    expect(all.map(({ outAt }) => outAt)).toEqual([
      '2037-11-26T12:00:00.000Z',
      '2037-11-26T12:00:00.000Z',
      '2037-11-26T18:00:00.000Z',
    ]);
    const clock = async (instant: string) => {
      for (const one of [...all, absent, expected]) await setNow(one, instant);
    };
    await clock('2037-11-26T10:30:00Z');
    for (const one of all) await scan(one.checkInCode);
    await clock('2037-11-26T11:59:00Z');
    await tick();
    expect((await Promise.all(all.map(reload))).map(({ status }) => status)).toEqual(['CHECKED_IN', 'CHECKED_IN', 'CHECKED_IN']);
    await clock('2037-11-26T12:01:00Z');
    await tick();
    for (const one of [forgot, also])
      expect(await reload(one)).toMatchObject({
        status: 'CHECKED_OUT',
        checkedOutByRule: true,
        checkedOutDate: expect.any(String),
        checkedOutUser: null,
      });
    expect(await reload(night)).toMatchObject({ status: 'CHECKED_IN', checkedOutByRule: false, checkedOutDate: null });
    // Who did not come has not left.
    expect(await reload(absent)).toMatchObject({ status: 'APPROVED', checkedOutByRule: false });
    const path = `/office-centres/${api.world.here.building}`;
    const call = must(await building.post<Row>(`${path}/roll-calls`, { reason: 'Drill' }));
    const people = async () => must(await building.get<Paged<Row>>(`${path}/roll-calls/${call.id}/people?limit=50`)).items;
    const byName = (items: readonly Row[]) => Object.fromEntries(items.map(({ fullName, status }) => [fullName, status]));
    expect(byName(await people())).toEqual({ [night.visitorName]: 'MISSING', [expected.visitorName]: 'EXPECTED' });
    // Who is expected and was not seen stands apart: nobody has to account for them, a warden who meets them ticks them.
    const count = async () => must(await building.get<Row>(`${path}/roll-calls/${call.id}`));
    expect(await count()).toMatchObject({ peopleCount: 1, missingCount: 1, expectedCount: 1 });
    const met = (await people()).find(({ fullName }) => fullName === expected.visitorName) as Row;
    const safe = must(await building.put<Row>(`/roll-call-entries/${met.id}/safe`, { version: met.version }));
    expect(await count()).toMatchObject({ peopleCount: 1, safeCount: 1, expectedCount: 0 });
    const undone = must(await building.put<Row>(`/roll-call-entries/${met.id}/missing`, { version: safe.version }));
    expect(undone).toMatchObject({ status: 'EXPECTED', lastSeenAt: null, expectedAt: expect.any(String) });
    // Whoever forgot may be told apart in the list.
    const ruled = must(await building.get<Paged<Visit>>('/visits?checkedOutByRule=true&limit=50')).items;
    expect(ruled.map(({ id }) => id).sort()).toEqual([forgot.id, also.id].sort());
    await clock('2037-11-26T18:01:00Z');
    await tick();
    expect(await reload(night)).toMatchObject({ status: 'CHECKED_OUT', checkedOutByRule: true });
    // A second run finds nothing to do.
    const before = await reload(night);
    await tick();
    expect(await reload(night)).toEqual(before);
    expect((await act(night, 'check-out')).status).toBe(409);
  });

  it('eight who were left in yesterday take no place today, even before the clock has said so', async () => {
    await setting({ dayEndTime: '20:00', dailyQuota: 10 });
    const [yesterday, today] = ['2037-11-27', '2037-11-28'];
    const old = await Promise.all(Array.from({ length: 8 }, () => invited({ visitDate: yesterday })));
    for (const one of old) {
      await setNow(one, `${yesterday}T02:30:00Z`);
      await scan(one.checkInCode);
    }
    expect(await inBuilding()).toBe(8);
    const fresh = await Promise.all(Array.from({ length: 3 }, () => invited({ visitDate: today })));
    for (const one of [...old, ...fresh]) await setNow(one, `${today}T02:30:00Z`);
    for (const one of fresh) await scan(one.checkInCode);
    const names = fresh.map(({ visitorName }) => visitorName).sort();
    const counted = async () => {
      expect(await inBuilding()).toBe(3);
      expect((await present()).sort()).toEqual(names);
    };
    await counted();
    await tick();
    await counted();
    expect((await Promise.all(old.map(reload))).every(({ status }) => status === 'CHECKED_OUT')).toBe(true);
    // Three of ten are taken today: seven more may come, and no eighth, however many ask at once.
    const answers = await Promise.all(Array.from({ length: 9 }, () => tenant.post('/visits', body({ visitDate: today }))));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(7);
    expect(answers.find(({ status }) => status !== 201)).toMatchObject({
      status: 422,
      errors: { visitDate: { code: 'visitErrors.quota' } },
    });
    await setting({ dailyQuota: null });
  });
});

it('a place counts whoever is there now: those who were left checked in yesterday are not, and nobody leaves it twice', async () => {
  const gym = must(await building.post<Row>('/ls-locations', { name: 'Case gym', capacity: 10, stayMinutes: 60 }));
  const people = Object.entries(api.world.people).filter(([name]) => name.includes('@here'));
  const inNow = async () => must(await building.get<Row>(`/ls-locations/uuid/${gym.uuid}`)).inNow;
  await api.db.query(sql`
    with strangers as (
      insert into users (full_name, username, status, account_registered)
      select 'Yesterday ' || n, 'yesterday-' || n || '@cases.example', 'ACTIVE', true from generate_series(1, 8) n returning id)
    insert into ls_location_check_ins (office_centre_id, location_id, user_id, checked_in_date, ends_at, status)
    select ${api.world.here.building}, ${gym.id}, id, now() - interval '25 hours', now() - interval '24 hours', 'CHECKED_IN' from strangers`);
  expect(await inNow()).toBe(0);
  const made: Row[] = [];
  for (const [, { userId }] of people.slice(0, 3))
    made.push(must(await building.post<Row>('/ls-location-check-ins', { locationId: gym.id, userId })));
  expect(await inNow()).toBe(3);
  await tick();
  expect(await inNow()).toBe(3);
  const out = () => building.put(`/ls-location-check-ins/uuid/${made[0]?.uuid}/check-out`, {});
  const answers = [await out(), await out()];
  expect(answers.map(({ status }) => status)).toEqual([200, 409]);
  expect(await inNow()).toBe(2);
});

it('a link of approval decides nothing by GET or HEAD, whoever opens it; the second decision says who decided what and when', async () => {
  const approver = 'approver@cases.example';
  await setting({ approval: 'LIST', approverEmails: [approver] });
  const one = await invited();
  const [mail] = await api.db.query<{ text: string }>(
    sql`select text from mails where to_address = ${approver} order by id desc limit 1`,
  );
  const link = /https?:\/\/[^\s/]+(\/visit-approval\/[^\s]+)/.exec(mail?.text ?? '')?.[1] as string;
  for (const method of ['GET', 'HEAD', 'GET'] as const)
    for (const url of [`/api${link}`, link, `/api${link}/decision`]) await api.app.inject({ method, url });
  expect(await reload(one)).toMatchObject({ status: 'PENDING_APPROVAL', version: one.version });
  interface Decided {
    decision: string;
    again: boolean;
    approverEmail: string;
    decidedDate: string;
  }
  const decide = (approved: boolean) => anybody.put<Decided>(`${link}/decision`, { approved });
  const first = must(await decide(true));
  expect(first).toMatchObject({ decision: 'APPROVED', again: false, approverEmail: approver, decidedDate: expect.any(String) });
  expect(await decide(false)).toMatchObject({ status: 200, data: { ...first, again: true } });
  expect((await reload(one)).status).toBe('APPROVED');
  await setting({ approval: 'NONE', approverEmails: [] });
});
