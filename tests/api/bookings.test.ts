/** Bookings of facilities (000 §2): who has what when, whatever asks, moves or approves at the same time. */
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Paged } from '#schemas/kernel/calls/errors.ts';
import { localAt, startOfDay } from '#schemas/kernel/fields/clock.ts';
import { TIMED_STATES_BY_MINUTE } from '#server/engine/time/timedStates.ts';
import { enqueue } from '#server/jobs/queue.ts';
import { alwaysOpen, HOUR } from '../times.ts';
import { type Api, type Client, must, startApi } from './harness.ts';

type Row = Record<string, unknown> & { id: number; uuid: string; version: number; status: string; referenceNo: string };
const PATH = '/facility-bookings';

let api: Api;
let building: Client;
let company: Client;
let person: Client;
let category: Row;
beforeAll(async () => {
  api = await startApi();
  building = await api.as('LANDLORD_ADMIN@here');
  company = await api.as('MASTER_ADMIN@here.0');
  person = await api.as('STAFF@here.0');
  category = must(await building.post<Row>('/facility-categories', { name: { en: 'Rooms' } }));
});
afterAll(() => api.close());

let count = 0;
/** Open day and night, so that only what a test is about matters. */
const room = async (over: object = {}) => {
  count += 1;
  const body = {
    name: { en: `Room ${count}` },
    categoryId: category.id,
    atOnce: 1,
    openingHrs: alwaysOpen,
    slotMinutes: 5,
    minMinutes: 5,
    maxMinutes: 2880,
    leadMinutes: 0,
    horizonDays: 300,
    bufferBefore: 0,
    bufferAfter: 0,
    needsApproval: false,
    checkInNeeded: false,
    overlapAllowed: true,
    viewableBy: 'ALL',
    ...over,
  };
  return must(await building.post<Row>('/facilities', body));
};
/** A day in the near future, at so many hours after its midnight in UTC. */
const base = Math.ceil(Date.now() / (24 * HOUR)) * 24 * HOUR + 24 * HOUR;
const at = (hours: number) => new Date(base + hours * HOUR).toISOString();
const lasts = (from: number, to: number) => ({ startAt: at(from), endAt: at(to) });
const book = (of: Row, from: number, to: number, over: object = {}, by = building) =>
  by.post<Row>(PATH, { facilityId: of.id, ...lasts(from, to), ...over });
const act = ({ id }: Row, what: string, body: object = {}, by = building) => by.put<Row>(`${PATH}/${id}/${what}`, body);
const move = (one: Row, from: number, to: number, by = building) =>
  act(one, 'move', { facilityId: one.facilityId, ...lasts(from, to) }, by);
const now = async ({ id }: Row) => must(await building.get<Row>(`${PATH}/${id}`));
const TAKEN = 'The facility is taken at this time.';
/** As if it had been made so many minutes earlier. */
const shift = ({ id }: Row, minutes: number) =>
  api.db.query(sql`update facility_bookings set start_at = start_at - ${minutes} * interval '1 minute', end_at = end_at - ${minutes} * interval '1 minute',
    held_from = held_from - ${minutes} * interval '1 minute', held_until = held_until - ${minutes} * interval '1 minute',
    check_in_from = check_in_from - ${minutes} * interval '1 minute', check_in_until = check_in_until - ${minutes} * interval '1 minute' where id = ${id}`);
/** So many minutes from now, up to five fewer: a time at which a slot begins. */
const soon = (minutes: number) => new Date((Math.floor(Date.now() / 300_000) * 5 + minutes) * 60_000).toISOString();

describe('a booking', () => {
  it('keeps a room from others, with the time to prepare and to clear up; an end is no overlap', async () => {
    const one = await room({ bufferBefore: 15, bufferAfter: 30 });
    const first = must(await book(one, 9, 10));
    expect(first).toMatchObject({
      status: 'CONFIRMED',
      heldFrom: at(8.75),
      heldUntil: at(10.5),
      referenceNo: expect.stringMatching(/^BK/),
    });
    expect(await book(one, 10.5, 11)).toMatchObject({
      status: 409,
      message: TAKEN,
      errors: { facilityId: { code: 'facilityTaken' } },
    });
    must(await book(one, 10.75, 11));
    must(await act(first, 'cancel', { cancelRemark: 'Not needed' }));
    must(await book(one, 9, 10));
  });

  it('of a place for three is one of three at any moment, whoever asks at the same time, moves included', async () => {
    const courts = await room({ atOnce: 3 });
    const answers = await Promise.all(Array.from({ length: 30 }, (_, n) => book(courts, 9 + (n % 3) / 4, 10)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
    expect(new Set(answers.filter(({ status }) => status !== 201).map(({ message }) => message))).toEqual(new Set([TAKEN]));
    const others = [];
    for (let n = 0; n < 5; n += 1) others.push(must(await book(courts, 12 + n, 13 + n)));
    const moves = await Promise.all(others.map((one) => move(one, 20, 21)));
    expect(moves.filter(({ success }) => success)).toHaveLength(3);
  });

  it('is of people whom the facility holds, and for a time to come', async () => {
    const one = await room({ capacity: 4 });
    expect(await book(one, 9, 10, { attendeeCount: 5 })).toMatchObject({
      status: 422,
      errors: { attendeeCount: { code: 'tooBig' } },
    });
    expect((await building.post(PATH, { facilityId: one.id, startAt: soon(-120), endAt: soon(-60) })).errors).toMatchObject({
      endAt: { message: 'This time is over' },
    });
    expect((await book(one, 10, 9)).status).toBe(422);
    expect((await book({ ...one, id: 987_654 }, 9, 10)).status).toBe(422);
  });

  it('is no new one while the building has bookings switched off; those that there are can be cancelled', async () => {
    const one = await room();
    const first = must(await book(one, 9, 10));
    await api.db.query(sql`update office_centres set booking_active = false where id = ${api.world.here.building}`);
    try {
      expect(await book(one, 11, 12)).toMatchObject({ status: 409, message: 'Bookings are switched off for this building.' });
      expect((await act(first, 'cancel')).data).toMatchObject({ status: 'CANCELLED' });
    } finally {
      await api.db.query(sql`update office_centres set booking_active = true where id = ${api.world.here.building}`);
    }
  });

  it('is made by a company for its own people, and read by nobody else', async () => {
    const one = await room();
    const mine = must(await book(one, 9, 10, {}, company));
    const tenantId = api.world.here.tenants[0];
    expect(mine).toMatchObject({ tenantId, status: 'CONFIRMED' });
    const neighbour = await api.as('MASTER_ADMIN@here.1');
    expect((await neighbour.get(`${PATH}/${mine.id}`)).status).toBe(404);
    expect((await act(mine, 'approve', {}, company)).status).toBe(403);
    expect((await act(mine, 'cancel', {}, company)).data).toMatchObject({ status: 'CANCELLED' });
  });
});

describe('approval', () => {
  const asking = (over: object = {}) => room({ needsApproval: true, pendingMode: 'COMPETES', ...over });

  it('of the second of two that compete answers 409 and names the first (B1)', async () => {
    const one = await asking();
    const [first, second] = [must(await book(one, 9, 10)), must(await book(one, 9.5, 11))];
    expect([first.status, second.status]).toEqual(['PENDING_APPROVAL', 'PENDING_APPROVAL']);
    expect((await act(first, 'approve')).data).toMatchObject({ status: 'CONFIRMED', approvedDate: expect.any(String) });
    const refused = await act(second, 'approve');
    expect(refused.status).toBe(409);
    expect(refused.message).toContain(`is taken by booking ${first.referenceNo} from`);
    expect((await act(second, 'reject', { rejectRemark: 'Taken' })).data).toMatchObject({ status: 'REJECTED' });
  });

  it('by two at once is one transition and one mail (B2); of competing ones at once one is approved', async () => {
    const one = await asking();
    const userId = api.idOf('STAFF@here.0');
    const tenantId = api.world.people['STAFF@here.0']?.officeCentreId;
    const [first, second] = [must(await book(one, 9, 10, { tenantId, userId })), must(await book(one, 9, 10))];
    const twice = await Promise.all([act(first, 'approve'), act(first, 'approve'), act(second, 'approve')]);
    expect(twice.filter(({ success }) => success)).toHaveLength(1);
    const winner = (await now(first)).status === 'CONFIRMED' ? first : second;
    const [told] = await api.db.query<{ count: number }>(
      sql`select count(*)::int as count from audit_log where entity = 'facility-bookings' and record_id = ${winner.id} and action = 'approve'`,
    );
    expect(told?.count).toBe(1);
  });

  it('is waited for in the time that is kept, where the facility says so', async () => {
    const one = await asking({ pendingMode: 'HOLDS' });
    must(await book(one, 9, 10));
    expect(await book(one, 9, 10)).toMatchObject({ status: 409, message: TAKEN });
  });

  it('is asked again of who moves an approved booking without deciding', async () => {
    const one = await asking();
    const mine = must(await book(one, 9, 10, {}, company));
    must(await act(mine, 'approve'));
    expect((await move(mine, 12, 13, building)).data).toMatchObject({ status: 'CONFIRMED' });
    expect((await move(mine, 14, 15, company)).data).toMatchObject({ status: 'PENDING_APPROVAL', holds: false });
  });
});

describe('a person', () => {
  const tenant = () => ({ tenantId: api.world.people['STAFF@here.0']?.officeCentreId, userId: api.idOf('STAFF@here.0') });
  const group = async (over: object) => {
    const centre = api.world.people['LANDLORD_ADMIN@here']?.officeCentreId as number;
    count += 1;
    const [made] = await api.db.query<{ id: number }>(sql`
      insert into user_groups (group_name, office_centre_id, building_id, auto_approve_booking, max_booking, max_booking_unit, member_count)
      values (${`Group ${count}`}, ${centre}, ${centre}, ${'auto' in over}, ${(over as { max?: number }).max ?? null}, ${'max' in over ? 'DAY' : null}, 1) returning id`);
    await api.db.query(
      sql`insert into user_group_members (user_group_id, user_id, building_id) values (${made?.id}, ${api.idOf('STAFF@here.0')}, ${centre})`,
    );
    return () => api.db.query(sql`delete from user_group_members where user_group_id = ${made?.id}`);
  };

  it('has no two bookings at a time, unless a facility allows it', async () => {
    const [one, other, free] = [await room({ overlapAllowed: false }), await room({ overlapAllowed: false }), await room()];
    must(await book(one, 9, 10, tenant()));
    expect((await book(other, 9.5, 11, tenant())).message).toBe('This person has another booking at this time.');
    must(await book(free, 9.5, 11, tenant()));
    must(await book(other, 10, 11, tenant()));
  });

  it('has as many open ones of a facility as it allows', async () => {
    const one = await room({ maxOpenPerPerson: 1 });
    const first = must(await book(one, 9, 10, tenant()));
    expect(await book(one, 11, 12, tenant())).toMatchObject({
      status: 409,
      message: 'This person has as many open bookings of the facility as it allows.',
    });
    must(await act(first, 'cancel'));
    must(await book(one, 11, 12, tenant()));
  });

  it('has no more together with their company than the facility allows a company', async () => {
    const one = await room({ maxOpenPerCompany: 1 });
    const first = must(await book(one, 9, 10, tenant()));
    expect((await book(one, 11, 12, {}, company)).message).toBe(
      'This company has as many open bookings of the facility as it allows.',
    );
    must(await book(one, 11, 12));
    must(await act(first, 'cancel'));
    must(await book(one, 13, 14, {}, company));
  });

  it('has one a day as a member of a group: moving it within its day is no second one, onto a used day it is (B8); cancelling gives it back', async () => {
    const one = await room();
    const leave = await group({ max: 1 });
    try {
      const first = must(await book(one, 2, 3, tenant()));
      expect(await book(one, 4, 5, tenant())).toMatchObject({
        status: 409,
        message: 'This person has made as many bookings in this period as the user group allows.',
      });
      must(await move(first, 5, 6));
      const next = must(await book(one, 26, 27, tenant()));
      expect((await move(next, 7, 8)).status).toBe(409);
      must(await act(first, 'cancel'));
      must(await move(next, 7, 8));
      const both = await Promise.all([book(one, 50, 51, tenant()), book(one, 52, 53, tenant())]);
      expect(both.filter(({ success }) => success)).toHaveLength(1);
    } finally {
      await leave();
    }
  });

  it('needs no approval as a member of a group that says so', async () => {
    const one = await room({ needsApproval: true, pendingMode: 'HOLDS' });
    const leave = await group({ auto: true });
    try {
      expect(must(await book(one, 9, 10, tenant())).status).toBe('CONFIRMED');
      expect(must(await book(one, 11, 12)).status).toBe('PENDING_APPROVAL');
    } finally {
      await leave();
    }
  });
});

describe('who does not come', () => {
  const checked = () => room({ checkInNeeded: true, opensMinutesBefore: 15, closesMinutesAfter: 5 });

  it('loses the rest at the moment of the question, before any job has run (B10)', async () => {
    const one = await checked();
    const first = must(await building.post<Row>(PATH, { facilityId: one.id, startAt: soon(20), endAt: soon(100) }));
    await shift(first, 30);
    await api.db.query(sql`update facility_bookings set status = 'CONFIRMED' where id = ${first.id}`);
    const late = await act(first, 'check-in');
    expect(late.status).toBe(409);
    must(await building.post(PATH, { facilityId: one.id, startAt: soon(10), endAt: soon(40) }));
    expect((await now(first)).status).toBe('NO_SHOW');
    expect((await act(first, 'check-in')).status).toBe(409);
  });

  it('has time left who books once the time to check in is over (B11)', async () => {
    // A slot that has begun, and its time to check in is over.
    const one = await room({ checkInNeeded: true, closesMinutesAfter: 1, slotMinutes: 1440, minMinutes: null, maxMinutes: null });
    const midnight = startOfDay('Asia/Singapore', localAt('Asia/Singapore', Date.now()).date);
    const day = [midnight, midnight + 24 * HOUR].map((instant) => new Date(instant).toISOString());
    const made = must(await building.post<Row>(PATH, { facilityId: one.id, startAt: day[0], endAt: day[1] }));
    expect(Date.parse(String(made.checkInUntil))).toBeGreaterThan(Date.now());
    expect((await act(made, 'check-in')).data).toMatchObject({ status: 'CHECKED_IN' });
  });

  it('is told before, and released by the minute', async () => {
    const one = await checked();
    const made = must(await building.post<Row>(PATH, { facilityId: one.id, startAt: soon(20), endAt: soon(100) }));
    expect((await act(made, 'check-in')).status).toBe(409);
    await shift(made, 30);
    await api.db.transaction((tx) => enqueue(tx, TIMED_STATES_BY_MINUTE, {}));
    await api.runJobs();
    expect((await now(made)).status).toBe('NO_SHOW');
  });

  it('an early end frees the rest, after the time to clear up', async () => {
    const one = await room({ bufferAfter: 10 });
    const made = must(await building.post<Row>(PATH, { facilityId: one.id, startAt: soon(20), endAt: soon(160) }));
    await shift(made, 40);
    expect((await act(made, 'end')).data).toMatchObject({ status: 'COMPLETED' });
    expect((await building.post(PATH, { facilityId: one.id, startAt: soon(5), endAt: soon(30) })).status).toBe(409);
    must(await building.post(PATH, { facilityId: one.id, startAt: soon(20), endAt: soon(30) }));
  });
});

describe('in the app, a person', () => {
  const OWN = `/occupant${PATH}`;
  const bookOwn = (of: Row, from: number, to: number, requestKey: string = randomUUID(), by = person) =>
    by.put<{ number: number }>(`/occupant/facilities/uuid/${of.uuid}/book`, { ...lasts(from, to), title: 'Mine', requestKey });
  const own = async () => must(await person.get<Paged<Row>>(`${OWN}?limit=100`)).items;
  const do_ = ({ uuid }: Row, what: string, body: object = {}, by = person) =>
    by.put<{ number: number }>(`${OWN}/uuid/${uuid}/${what}`, body);

  it('books once for each key, sees and moves and cancels what is their own, and nothing else', async () => {
    const one = await room();
    const key = randomUUID();
    const twice = await Promise.all([bookOwn(one, 9, 10, key), bookOwn(one, 9, 10, key)]);
    expect(twice.map(({ status, data }) => [status, data?.number])).toEqual([
      [200, 1],
      [200, 1],
    ]);
    const [mine] = await own();
    expect(mine).toMatchObject({ title: 'Mine', status: 'CONFIRMED', startAt: at(9) });
    expect((await bookOwn(one, 9.5, 11)).message).toBe(TAKEN);
    must(await do_(mine as Row, 'move', { facilityId: one.id, ...lasts(12, 13) }));
    const other = await api.as('STAFF@here.1');
    expect((await do_(mine as Row, 'cancel', {}, other)).status).toBe(404);
    expect((await other.get(`${OWN}/uuid/${mine?.uuid}`)).status).toBe(404);
    for (const _ of [0, 1]) expect(must(await do_(mine as Row, 'cancel')).number).toBe(1);
    expect(must(await person.get<Row>(`${OWN}/uuid/${mine?.uuid}`))).toMatchObject({ status: 'CANCELLED', startAt: at(12) });
    expect((await bookOwn(one, 10, 9)).status).toBe(422);
  });

  it('checks in by the code at the door', async () => {
    const one = await room({ checkInNeeded: true, opensMinutesBefore: 15, closesMinutesAfter: 15 });
    must(
      await person.put(`/occupant/facilities/uuid/${one.uuid}/book`, {
        startAt: soon(5),
        endAt: soon(65),
        requestKey: randomUUID(),
      }),
    );
    const enter = (facilityCode: string) =>
      person.put<{ number: number }>(`/occupant/facilities/uuid/${one.uuid}/check-in`, { facilityCode });
    expect((await enter('WRONG')).errors).toMatchObject({ facilityCode: { code: 'bookingErrors.wrongFacility' } });
    for (const _ of [0, 1]) must(await enter(`atrium://facility/${one.uniqueCode}`));
    expect((await own())[0]).toMatchObject({ status: 'CHECKED_IN' });
  });
});

describe('the list', () => {
  it('has tabs with counts, and is mailed', async () => {
    const before = must(await building.get<Record<string, number>>(`${PATH}/status-count`));
    must(await book(await room(), 9, 10));
    const after = must(await building.get<Record<string, number>>(`${PATH}/status-count`));
    expect(after.CONFIRMED).toBe((before.CONFIRMED ?? 0) + 1);
    expect((await building.get(`${PATH}/email-record`)).message).toBe('The record list will be emailed to you once it is ready.');
    expect((await (await api.as('STAFF@here.0')).get(PATH)).status).toBe(403);
  });
});
