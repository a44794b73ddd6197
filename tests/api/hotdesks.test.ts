/** Hotdesks and the displays of their zones (000 §1, §2, §6): who can have which desk when, and what a screen shows. */
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { KEYED_HOURLY } from '#server/engine/keyed/calls.ts';
import { TYPED_HOURLY } from '#server/engine/keyed/pairing.ts';
import { TIMED_STATES_BY_MINUTE } from '#server/engine/time/timedStates.ts';
import { enqueue } from '#server/jobs/queue.ts';
import { alwaysOpen, DAY } from '../times.ts';
import { type Answer, type Api, type Client, must, type StatusRow as Row, startApi } from './harness.ts';

interface Booking {
  uuid: string;
  deskNo: string;
  status: string;
  startAt: string;
  endAt: string;
}
interface PlanDesk {
  uuid: string;
  deskNo: string;
  state: string;
  holder: string | null;
}
interface Grid {
  places: { uuid: string; name: string; state: string; until: string | null; holder: string | null }[];
  display: { minutes: number[] };
}
let api: Api;
let admin: Client;
let one: Client;
let other: Client;
let count = 0;
const name = (what: string) => {
  count += 1;
  return `${what} ${count}`;
};
beforeAll(async () => {
  api = await startApi();
  admin = await api.as('LANDLORD_ADMIN@here');
  one = await api.as('MASTER_ADMIN@here.0');
  other = await api.as('MASTER_ADMIN@here.1');
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.db.text('delete from hotdesk_bookings');
  await api.db.text('delete from hotdesk_settings');
});

const idOf = (who: string) => api.world.people[who]?.userId as number;
/** A day of the building, so many days from today. */
const today = async () => must(await admin.call<{ today: string }>('GET', '/auth/info/1')).today;
const dayAfter = async (days: number) =>
  new Date(Date.parse(`${await today()}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);
const newZone = async (over: object = {}) =>
  must(await admin.post<Row>('/hotdesk-zones', { name: name('Zone'), viewableBy: 'ALL', ...over }));
const newDesk = async (zone: Row, over: object = {}) =>
  must(await admin.post<Row>('/hotdesks', { zoneId: zone.id, deskNo: name('D'), deskType: 'RESERVABLE', ...over }));
const book = async (by: Client, desk: Row, days = 1, over: object = {}) =>
  by.post<Booking>(`/occupant/hotdesks/uuid/${desk.uuid}/book`, {
    requestKey: randomUUID(),
    date: await dayAfter(days),
    part: 'DAY',
    ...over,
  });
const own = async (by: Client) => must(await by.get<Booking[]>('/occupant/hotdesk-bookings'));
const act = (by: Client, { uuid }: Booking, what: string) =>
  by.put<Booking>(`/occupant/hotdesk-bookings/uuid/${uuid}/${what}`, {});
const scan = (by: Client, desk: Row) =>
  by.post<Booking>('/occupant/hotdesks/scan', { uniqueCode: `atrium://hotdesk/${desk.uniqueCode}` });
/** As if it had been booked for a time around now, with its deadline so many minutes from now. */
const shift = (uuid: string, { start, end, until }: { start: number; end: number; until: number | null }) =>
  api.db.query(sql`
    update hotdesk_bookings set start_at = now() + make_interval(mins => ${start}), end_at = now() + make_interval(mins => ${end}),
      check_in_from = now() + make_interval(mins => ${start - 15}), check_in_until = now() + make_interval(mins => ${until}::int)
    where uuid = ${uuid}::uuid`);
const planOf = async (by: Client, zone: Row, query = '') =>
  must(await by.get<{ desks: PlanDesk[] }>(`/occupant/hotdesk-zones/uuid/${zone.uuid}/plan${query}`)).desks;

describe('a desk', () => {
  it('is had by one person at a time: parts of a day that meet do not overlap, and the same call again books once', async () => {
    const zone = await newZone();
    const desk = await newDesk(zone);
    const date = await dayAfter(2);
    const morning = { requestKey: randomUUID(), date, part: 'MORNING' };
    const made = must(await book(one, desk, 2, morning));
    expect(must(await book(one, desk, 2, morning)).uuid).toBe(made.uuid);
    expect(made.status).toBe('CONFIRMED');
    const taken = await book(other, desk, 2);
    expect([taken.status, taken.message]).toEqual([409, 'This desk is taken for this time.']);
    must(await book(other, desk, 2, { part: 'AFTERNOON' }));
    expect((await planOf(other, zone, `?date=${date}&part=MORNING`)).map(({ state, holder }) => [state, holder])).toEqual([
      ['TAKEN', null],
    ]);
    expect((await planOf(one, zone, `?date=${date}&part=MORNING`))[0]?.state).toBe('MINE');
    // The back office knows who has it.
    const { desks } = must(
      await admin.get<{ desks: PlanDesk[] }>(`/hotdesk-zones/uuid/${zone.uuid}/plan?date=${date}&part=MORNING`),
    );
    expect(desks[0]?.holder).toBeTruthy();
    must(await act(one, made, 'cancel'));
    expect((await planOf(other, zone, `?date=${date}&part=MORNING`))[0]?.state).toBe('FREE');
  });

  it('goes to one of many who ask at once', async () => {
    const desk = await newDesk(await newZone());
    await api.db.text('delete from sign_in_attempts');
    const people = [one, other, await api.as('LANDLORD_ADMIN@here')];
    const answers = await Promise.all(Array.from({ length: 12 }, (_, index) => book(people[index % 3] as Client, desk, 3)));
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    for (const answer of answers.filter(({ success }) => !success)) expect(answer.status).toBe(409);
  });

  it('is the only one that a person holds then, unless the building allows several', async () => {
    const zone = await newZone();
    const [first, second] = [await newDesk(zone), await newDesk(zone)];
    must(await book(one, first, 4));
    const again = await book(one, second, 4, { part: 'HOURS', startTime: '09:00', endTime: '10:00' });
    expect([again.status, again.message]).toEqual([409, 'This person has a desk for this time already.']);
    const { version: _, id: __, ...set } = must(await admin.get<Row>('/hotdesk-settings'));
    must(await admin.put('/hotdesk-settings', { ...set, severalDesks: true, version: 0 }));
    // Those who were booked under the old rule keep it.
    must(await book(one, second, 5));
    must(await book(one, first, 5));
  });

  it('is taken on the day if it is hot, and at most so many days ahead', async () => {
    const zone = await newZone();
    const hot = await newDesk(zone, { deskType: 'HOT' });
    const tomorrow = await book(one, hot, 1);
    expect(tomorrow.errors?.date?.message).toBe(`Desk ${hot.deskNo} is a hot desk: it is taken on the day itself`);
    expect((await planOf(one, zone, `?date=${await dayAfter(1)}`))[0]?.state).toBe('TODAY_ONLY');
    const { version: _, id: __, ...set } = must(await admin.get<Row>('/hotdesk-settings'));
    must(await admin.put('/hotdesk-settings', { ...set, horizonDays: 7, version: 0 }));
    const desk = await newDesk(zone);
    must(await book(one, desk, 7));
    expect((await book(one, desk, 8)).errors?.date?.message).toBe('Desks can be booked at most 7 days ahead');
  });

  it('is not booked where bookings are off, or for a zone of others', async () => {
    const zone = await newZone({ viewableBy: 'OFFICE_TENANT', selectedTenantIds: [api.world.here.tenants[0]] });
    const desk = await newDesk(zone);
    expect((await book(other, desk)).status).toBe(404);
    expect((await other.get(`/occupant/hotdesk-zones/uuid/${zone.uuid}/plan`)).status).toBe(404);
    const made = must(await book(one, desk));
    await api.db.query(sql`update office_centres set booking_active = false where id = ${api.world.here.building}`);
    const off = await book(one, desk, 2);
    expect([off.status, off.message]).toEqual([409, 'No desks can be booked in this building at the moment.']);
    must(await act(one, made, 'cancel'));
    await api.db.query(sql`update office_centres set booking_active = true where id = ${api.world.here.building}`);
  });
});

describe('an assigned desk', () => {
  it('is its owner’s; others have it on the days for which it is lent', async () => {
    const desk = await newDesk(await newZone(), { deskType: 'ASSIGNED', ownerId: idOf('MASTER_ADMIN@here.0') });
    const refused = await book(other, desk, 2);
    expect(refused.message).toBe(`Desk ${desk.deskNo} is assigned to somebody, and not lent on that day.`);
    const days = { fromDate: await dayAfter(2), untilDate: await dayAfter(3) };
    const lent = must(await one.post<{ uuid: string; lent: object[] }[]>(`/occupant/hotdesks/uuid/${desk.uuid}/lend`, days));
    expect(lent.find(({ uuid }) => uuid === desk.uuid)?.lent).toMatchObject([days]);
    expect((await other.post(`/occupant/hotdesks/uuid/${desk.uuid}/lend`, days)).status).toBe(404);
    const longer = { ...days, untilDate: await dayAfter(4) };
    const refusal = 'This desk is lent on one of these days already.';
    expect((await one.post(`/occupant/hotdesks/uuid/${desk.uuid}/lend`, longer)).message).toBe(refusal);
    expect((await admin.post('/hotdesk-lendings', { hotdeskId: desk.id, ...longer })).message).toBe(refusal);
    const made = must(await book(other, desk, 2));
    expect((await book(other, desk, 4)).status).toBe(409);
    const back = await one.put(`/occupant/hotdesks/uuid/${desk.uuid}/take-back`, {});
    expect(back.message).toBe('Somebody has booked this desk on one of these days. Cancel that booking first.');
    must(await act(other, made, 'cancel'));
    must(await one.put(`/occupant/hotdesks/uuid/${desk.uuid}/take-back`, {}));
    expect((await book(other, desk, 2)).status).toBe(409);
    must(await book(one, desk, 2));
  });
});

describe('check-in', () => {
  it('is open for a time; who does not come loses the desk at that moment, whatever the clock has tidied', async () => {
    const desk = await newDesk(await newZone());
    const made = must(await book(one, desk, 1));
    expect((await act(one, made, 'check-in')).message).toMatch(/^Check-in opens at \d\d:\d\d\.$/);
    await shift(made.uuid, { start: -10, end: 400, until: -1 });
    expect((await own(one)).find(({ uuid }) => uuid === made.uuid)?.status).toBe('NO_SHOW');
    expect((await planOf(other, { uuid: (await zoneOf(desk)).uuid } as Row))[0]?.state).toBe('FREE');
    const late = await act(one, made, 'check-in');
    expect([late.status, late.message]).toEqual([409, expect.stringMatching(/^Check-in was open until/)]);
    // Somebody else sits down, before any job has run.
    expect(must(await scan(other, desk)).status).toBe('CHECKED_IN');
    const [kept] = await api.db.query<{ status: string }>(
      sql`select status from hotdesk_bookings where uuid = ${made.uuid}::uuid`,
    );
    expect(kept?.status).toBe('NO_SHOW');
  });

  it('counts from the booking for who books after the deadline', async () => {
    const desk = await newDesk(await newZone());
    const date = await today();
    // A day that has begun and does not end before midnight.
    must(
      await admin.put('/hotdesk-settings', {
        dayStart: '00:00',
        midday: '12:00',
        dayEnd: '23:59',
        severalDesks: false,
        checkInOpens: 15,
        checkInCloses: 15,
        version: 0,
      }),
    );
    const made = must(await book(one, desk, 0, { date }));
    expect(made.status).toBe('CONFIRMED');
    expect((await own(one))[0]?.status).toBe('CONFIRMED');
    expect(must(await act(one, made, 'check-in')).status).toBe('CHECKED_IN');
  });

  it('is ended early: the rest of the time is free', async () => {
    const desk = await newDesk(await newZone());
    const made = must(await scan(one, desk));
    expect(must(await scan(one, desk)).uuid).toBe(made.uuid);
    expect((await scan(other, desk)).status).toBe(409);
    const left = must(await act(one, made, 'release'));
    expect([left.status, Date.parse(left.endAt) <= Date.now()]).toEqual(['COMPLETED', true]);
    must(await scan(other, desk));
  });

  it('takes a desk by its code until it is next needed, and checks in who has booked it', async () => {
    const desk = await newDesk(await newZone());
    const next = must(await book(other, desk, 1));
    await shift(next.uuid, { start: 40, end: 90, until: 60 });
    const sat = must(await scan(one, desk));
    expect(Math.round((Date.parse(sat.endAt) - Date.parse(sat.startAt)) / 60_000)).toBe(40);
    must(await act(one, sat, 'release'));
    await shift(next.uuid, { start: 10, end: 90, until: 30 });
    expect((await scan(one, desk)).message).toMatch(/^The desk is needed by somebody else at/);
    expect(must(await scan(other, desk))).toMatchObject({ uuid: next.uuid, status: 'CHECKED_IN' });
  });

  it('is tidied by the clock: no-shows and what is over', async () => {
    const zone = await newZone();
    const missed = must(await book(one, await newDesk(zone), 1));
    const over = must(await book(other, await newDesk(zone), 1));
    await shift(missed.uuid, { start: -60, end: 60, until: -30 });
    await shift(over.uuid, { start: -60, end: -1, until: null });
    await api.db.transaction((tx) => enqueue(tx, TIMED_STATES_BY_MINUTE, {}));
    await api.runJobs();
    const statuses = (await api.db.query<{ status: string }>(sql`select status from hotdesk_bookings order by id`)).map(
      ({ status }) => status,
    );
    expect(statuses).toEqual(['NO_SHOW', 'COMPLETED']);
  });
});

async function zoneOf(desk: Row): Promise<Row> {
  return must(await admin.get<Row>(`/hotdesk-zones/uuid/${(desk.zone as Row).uuid}`));
}

describe('a zone display', () => {
  const PATH = '/public/zone-displays';
  const nobody = () => api.as('nobody');
  const byKey = async <T>(key: string, method: 'GET' | 'POST', path: string, body?: object) => {
    const answer = await api.app.inject({
      method,
      url: `/api${PATH}${path}`,
      headers: { 'x-client-key': key },
      ...(body ? { payload: body } : {}),
    });
    return { ...(answer.json() as Answer<T>), status: answer.statusCode };
  };
  async function pairedDisplay(zone: Row, over: object = {}) {
    const display = must(
      await admin.post<Row>('/zone-displays', {
        name: name('Display'),
        zoneId: zone.id,
        theme: 'DARK',
        mayBook: true,
        maxMinutes: 30,
        ...over,
      }),
    );
    const screen = await nobody();
    const { code, claim } = must(await screen.post<{ code: string; claim: string }>(`${PATH}/pairing`, {}));
    expect(code).toMatch(/^\d{6}$/);
    expect(must(await screen.post(`${PATH}/pairing/claim`, { claim }))).toEqual({ waiting: true });
    const paired = await admin.put<Row>(`/zone-displays/uuid/${display.uuid}/pair`, {
      pairingCode: `${code.slice(0, 3)} ${code.slice(3)}`,
    });
    expect(paired.data).toMatchObject({ status: 'PAIRED' });
    expect(JSON.stringify(paired.data)).not.toContain('keyHash');
    const claimed = must(await screen.post<{ uuid: string; key: string }>(`${PATH}/pairing/claim`, { claim }));
    return { display, claim, key: claimed.key, uuid: claimed.uuid };
  }

  it('is paired by a code that somebody types, and has a key that nobody else is ever shown (R-0039)', async () => {
    const { display, claim, key, uuid } = await pairedDisplay(await newZone());
    expect(uuid).toBe(display.uuid);
    expect((await (await nobody()).post(`${PATH}/pairing/claim`, { claim })).status).toBe(404);
    const stored = JSON.stringify(await api.db.text('select * from zone_displays'));
    expect(stored.includes(key)).toBe(false);
    must(await byKey(key, 'GET', '/grid'));
    expect(must(await admin.get<Row>(`/zone-displays/uuid/${uuid}`)).lastUsedDate).toBeTruthy();
    const wrong = await admin.put(`/zone-displays/uuid/${uuid}/pair`, { pairingCode: '000000' });
    expect(wrong.errors?.pairingCode?.message).toBe('No screen shows this code at the moment');
    // A code of another building's admin pairs no display of this one.
    const there = await api.as('LANDLORD_ADMIN@there');
    expect((await there.put(`/zone-displays/uuid/${uuid}/pair`, { pairingCode: '000000' })).status).toBe(404);
  });

  it('ends with its key: revoked, or paired again', async () => {
    const { key, uuid } = await pairedDisplay(await newZone());
    must(await admin.put(`/zone-displays/uuid/${uuid}/revoke`, {}));
    const ended = await byKey(key, 'GET', '/grid');
    expect([ended.status, ended.message]).toEqual([401, 'This screen is not paired. Set it up again.']);
    expect((await api.app.inject({ url: `/api${PATH}/grid` })).statusCode).toBe(401);
  });

  it('stops a network that tries keys', async () => {
    const answers = [];
    for (let tried = 0; tried <= KEYED_HOURLY.wrong; tried += 1)
      answers.push((await byKey(`wrong${tried}`, 'GET', '/grid')).status);
    expect([answers[0], answers.at(-1)]).toEqual([401, 429]);
    await api.db.text('delete from sign_in_attempts');
  });

  it('stops somebody who guesses codes, and counts nothing that was no guess', async () => {
    const { uuid } = await pairedDisplay(await newZone());
    const pair = async (at: string) => (await admin.put(`/zone-displays/uuid/${at}/pair`, { pairingCode: '000000' })).status;
    const repeated = async (at: string, times: number) => {
      const statuses = [];
      for (let tried = 0; tried < times; tried += 1) statuses.push(await pair(at));
      return new Set(statuses);
    };
    await api.db.text('delete from sign_in_attempts');
    expect(await repeated('00000000-0000-4000-8000-000000000000', TYPED_HOURLY + 1)).toEqual(new Set([404]));
    expect(await repeated(uuid, TYPED_HOURLY)).toEqual(new Set([422]));
    expect(await pair(uuid)).toBe(429);
    await api.db.text('delete from sign_in_attempts');
  });

  it('shows which desks are free now, and takes one for some minutes', async () => {
    const zone = await newZone();
    const [first, second] = [await newDesk(zone), await newDesk(zone)];
    const kept = await newDesk(zone, { deskType: 'ASSIGNED', ownerId: idOf('MASTER_ADMIN@here.0') });
    const { key, uuid } = await pairedDisplay(zone);
    const grid = async () => must(await byKey<Grid>(key, 'GET', '/grid'));
    const states = async () => Object.fromEntries((await grid()).places.map((place) => [place.uuid, place.state]));
    expect(await states()).toEqual({ [first.uuid]: 'FREE', [second.uuid]: 'FREE', [kept.uuid]: 'KEPT' });
    expect((await grid()).display.minutes).toEqual([15, 30]);
    must(await scan(one, first));
    const body = { hotdeskUuid: second.uuid, minutes: 30, requestKey: randomUUID() };
    expect(must(await byKey<{ again: boolean }>(key, 'POST', '/take', body)).again).toBe(false);
    expect(must(await byKey<{ again: boolean }>(key, 'POST', '/take', body)).again).toBe(true);
    expect(await states()).toEqual({ [first.uuid]: 'TAKEN', [second.uuid]: 'TAKEN', [kept.uuid]: 'KEPT' });
    expect((await byKey(key, 'POST', '/take', { ...body, requestKey: randomUUID() })).status).toBe(409);
    const long = await byKey(key, 'POST', '/take', { ...body, minutes: 60, requestKey: randomUUID() });
    expect(long.message).toBe('Desks cannot be taken for so long at this screen.');
    const elsewhere = await newDesk(await newZone());
    expect((await byKey(key, 'POST', '/take', { ...body, hotdeskUuid: elsewhere.uuid, requestKey: randomUUID() })).status).toBe(
      404,
    );
    // The same as the signed-in preview; names only where the display shows them.
    const preview = must(await admin.get<Grid>(`/zone-displays/uuid/${uuid}/grid`));
    expect(preview.places).toEqual((await grid()).places);
    expect(preview.places.every(({ holder }) => holder === null)).toBe(true);
  });

  it('shows rooms beside the desks, which are booked and not taken there', async () => {
    const zone = await newZone();
    await newDesk(zone);
    const { id: categoryId } = must(await admin.post<Row>('/facility-categories', { name: { en: name('Rooms') } }));
    const terms = {
      slotMinutes: 5,
      minMinutes: 5,
      maxMinutes: 2880,
      leadMinutes: 0,
      horizonDays: 30,
      bufferBefore: 0,
      bufferAfter: 0,
    };
    const rules = { atOnce: 1, needsApproval: false, checkInNeeded: false, overlapAllowed: true, viewableBy: 'ALL' };
    const facility = { name: { en: 'Cabin' }, categoryId, openingHrs: alwaysOpen, ...terms, ...rules };
    const cabin = must(await admin.post<Row>('/facilities', facility));
    const { key } = await pairedDisplay(zone, { facilityIds: [cabin.id] });
    const grid = async () => must(await byKey<Grid>(key, 'GET', '/grid')).places.find(({ uuid }) => uuid === cabin.uuid);
    expect(await grid()).toMatchObject({ kind: 'ROOM', name: 'Cabin', state: 'FREE' });
    // Of a booking that is going on.
    const soon = (hours: number) => new Date(Math.ceil(Date.now() / 300_000) * 300_000 + hours * 3_600_000).toISOString();
    const times = { startAt: soon(30), endAt: soon(31) };
    const made = must(await admin.post<Row>('/facility-bookings', { facilityId: cabin.id, ...times }));
    await api.db.query(sql`update facility_bookings set start_at = now(), held_from = now(), end_at = now() + interval '1 hour',
      held_until = now() + interval '1 hour' where id = ${made.id}`);
    expect(await grid()).toMatchObject({ state: 'TAKEN', until: expect.any(String) });
    const body = { hotdeskUuid: cabin.uuid, minutes: 30, requestKey: randomUUID() };
    expect((await byKey(key, 'POST', '/take', body)).status).toBe(404);
  });
});
