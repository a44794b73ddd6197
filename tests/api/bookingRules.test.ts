/** What a facility allows holds for every booking, whichever way it comes in (000 §1, §2): hours, slots, notice, periods, blocked dates, people. */
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PriceAnswer } from '#schemas/bookings/priceCalls.ts';
import type { Paged } from '#schemas/kernel/calls/errors.ts';
import { instantAt } from '#schemas/kernel/fields/clock.ts';
import { addDays, dayNumber, weekdayOf } from '#schemas/kernel/fields/days.ts';
import { type Answer, type Api, type Client, must, startApi } from './harness.ts';
import { setTimeZone } from './timeZone.ts';

type Row = Record<string, unknown> & { id: number; uuid: string; status: string };
const PATH = '/facility-bookings';
const SINGAPORE = 'Asia/Singapore';
const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6];

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
/** Open from 08:00 to 20:00 on all days but public holidays, in slots of 30 minutes. */
const room = async (over: object = {}) => {
  count += 1;
  const body = {
    name: { en: `Room ${count}` },
    categoryId: category.id,
    atOnce: 1,
    openingHrs: EVERY_DAY.map((day) => ({ day, from: '08:00', to: '20:00' })),
    slotMinutes: 30,
    leadMinutes: 0,
    horizonDays: 366,
    overlapAllowed: true,
    viewableBy: 'ALL',
    ...over,
  };
  return must(await building.post<Row>('/facilities', body));
};
/** A Monday that is neither too near nor too far. */
const today = new Date().toISOString().slice(0, 10);
const monday = addDays(today, 14 + ((8 - weekdayOf(dayNumber(today))) % 7));
const at = (time: string, day = monday, zone = SINGAPORE) => new Date(instantAt(zone, day, time) as number).toISOString();
const times = (from: string, to: string, day = monday, until = day) => ({ startAt: at(from, day), endAt: at(to, until) });
const book = (of: Row, when: object, by = building) => by.post<Row>(PATH, { facilityId: of.id, ...when });
/** The field and the sentence of a refusal. */
const why = ({ status, errors = {} }: Answer<unknown>) => [
  status,
  ...Object.entries(errors as Record<string, { message: string }>).map(([field, { message }]) => `${field}: ${message}`),
];
const inZone = async (zone: string, run: () => Promise<void>) => {
  await setTimeZone(api, zone);
  try {
    await run();
  } finally {
    await setTimeZone(api, SINGAPORE);
  }
};

describe('a time is refused, with its field and its reason,', () => {
  it('outside the opening hours and on public holidays', async () => {
    const one = await room({
      openingHrs: [...EVERY_DAY.map((day) => ({ day, from: '08:00', to: '20:00' })), { day: 7, from: '10:00', to: '12:00' }],
    });
    const closed = [422, 'startAt: The facility is closed at this time'];
    expect(why(await book(one, times('07:30', '08:30')))).toEqual(closed);
    expect(why(await book(one, times('19:30', '20:30')))).toEqual(closed);
    // The form says it before the booking is asked for.
    const priced = async (when: object) =>
      must(await company.post<PriceAnswer>(`${PATH}/price`, { facilityId: one.id, ...when })).problems.time;
    expect([await priced(times('07:30', '08:30')), await priced(times('08:00', '09:00'))]).toEqual([
      'The facility is closed at this time',
      null,
    ]);
    const holiday = addDays(monday, 1);
    must(await building.post('/holidays', { name: 'Founding day', date: holiday }));
    expect(why(await book(one, times('09:00', '10:00', holiday)))).toEqual(closed);
    must(await book(one, times('10:00', '11:00', holiday)));
  });

  it('off the slots, too short, too long, too soon and too far', async () => {
    const one = await room({ minMinutes: 60, maxMinutes: 120, leadMinutes: 1440, horizonDays: 20 });
    expect([
      why(await book(one, times('09:10', '10:10'))),
      why(await book(one, times('09:00', '10:10'))),
      why(await book(one, times('09:00', '09:30'))),
      why(await book(one, times('09:00', '11:30'))),
    ]).toEqual([
      [422, 'startAt: Bookings begin at the opening or every 30 minutes later, and last whole slots of 30 minutes'],
      [422, 'startAt: Bookings begin at the opening or every 30 minutes later, and last whole slots of 30 minutes'],
      [422, 'endAt: The shortest booking lasts 60 minutes'],
      [422, 'endAt: The longest booking lasts 120 minutes'],
    ]);
    const day = addDays(today, 1);
    expect(why(await book(one, times('08:00', '09:00', addDays(today, 30))))[1]).toMatch(/^startAt: This is too far ahead/);
    await api.db.query(sql`update facilities set lead_minutes = 14400 where id = ${one.id}`);
    expect(why(await book(one, times('08:00', '09:00', day)))[1]).toMatch(
      /^startAt: This has to be booked earlier: bookings can begin from /,
    );
    expect((await book(one, times('11:00', '10:00'))).errors).toMatchObject({ endAt: { code: 'after' } });
  });

  it('where it is booked by whole periods, and where the building has blocked it, each for the facilities that it is about', async () => {
    const [one, other] = [await room(), await room()];
    const day = addDays(monday, 2);
    const about = { appliesTo: 'FACILITY', facilityIds: [one.id] };
    const period = must(
      await building.post<Row>('/booking-periods', { name: { en: 'Morning' }, startTime: '08:00', endTime: '12:00', ...about }),
    );
    expect(why(await book(one, times('08:00', '09:00')))).toEqual([
      422,
      'startAt: The facility is booked by whole periods: 08:00–12:00',
    ]);
    must(await book(one, times('08:00', '12:00')));
    must(await book(other, times('08:00', '09:00')));
    must(await building.delete(`/booking-periods/uuid/${period.uuid}`));
    const block = { name: 'Works', allDay: false, startDate: day, startTime: '10:00', endTime: '11:00', ...about };
    must(await building.post<Row>('/blocked-dates', block));
    const blocked = [422, 'startAt: The facility cannot be booked at this time: the building has blocked it'];
    expect(why(await book(one, times('09:30', '10:30', day)))).toEqual(blocked);
    // As the calendar shows it.
    const within = times('09:30', '11:30', day);
    const closed = must(
      await building.get<{ id: number; times: object[] }[]>(`/facilities/closed-times?from=${within.startAt}&to=${within.endAt}`),
    );
    const { startAt: from, endAt: to } = times('10:00', '11:00', day);
    expect(closed.find(({ id }) => id === one.id)?.times).toEqual([{ from, to }]);
    expect(closed.find(({ id }) => id === other.id)?.times).toEqual([]);
    must(await book(one, times('09:00', '10:00', day)));
    must(await book(one, times('11:00', '12:00', day)));
    must(await book(other, times('10:00', '11:00', day)));
    // Of a category, every week.
    const weekly = { frequency: 'WEEKLY', interval: 1, weekdays: ['TH'], count: 2 };
    const thursday = addDays(monday, 3);
    const repeated = {
      name: 'Cleaning',
      allDay: true,
      startDate: thursday,
      appliesTo: 'CATEGORY',
      facilityCategoryIds: [category.id],
      repeats: weekly,
    };
    must(await building.post<Row>('/blocked-dates', repeated));
    for (const date of [thursday, addDays(thursday, 7)])
      expect(why(await book(other, times('09:00', '10:00', date)))).toEqual(blocked);
    must(await book(other, times('09:00', '10:00', addDays(thursday, 14))));
  });

  it('when it is moved, by a company, in the app, and by whoever decides', async () => {
    const one = await room();
    const mine = must(await book(one, times('09:00', '10:00'), company));
    const night = times('21:00', '22:00');
    const closed = [422, 'startAt: The facility is closed at this time'];
    const move = (body: object, by: Client) => by.put<Row>(`${PATH}/${mine.id}/move`, { facilityId: one.id, ...body });
    expect([why(await move(night, company)), why(await move(night, building))]).toEqual([closed, closed]);
    const own = `/occupant/facilities/uuid/${one.uuid}/book`;
    expect(why(await person.put(own, { ...night, requestKey: randomUUID() }))).toEqual(closed);
    must(await person.put(own, { ...times('12:00', '13:00'), requestKey: randomUUID() }));
    const [theirs] = must(await person.get<Paged<Row>>(`/occupant${PATH}`)).items;
    const moved = await person.put(`/occupant${PATH}/uuid/${theirs?.uuid}/move`, { facilityId: one.id, ...night });
    expect(why(moved)).toEqual(closed);
  });
});

describe('whoever decides on bookings', () => {
  it('books what the rules do not allow by saying so, and nothing that is blocked; others do not', async () => {
    const one = await room({ leadMinutes: 60, maxMinutes: 60 });
    const night = { ...times('20:00', '23:10'), outsideRules: true };
    const made = must(await book(one, night));
    expect(made).toMatchObject({ status: 'CONFIRMED', outsideRules: true });
    expect((await book(one, night, company)).status).toBe(422);
    // It may become shorter, and is not moved elsewhere, without saying so again.
    must(await building.put<Row>(`${PATH}/${made.id}/move`, { facilityId: one.id, ...times('20:00', '22:00') }));
    const later = await building.put<Row>(`${PATH}/${made.id}/move`, { facilityId: one.id, ...times('21:00', '23:00') });
    expect(later.status).toBe(422);
    const day = addDays(monday, 4);
    const block = { name: 'Works', allDay: true, startDate: day, appliesTo: 'FACILITY', facilityIds: [one.id] };
    must(await building.post<Row>('/blocked-dates', block));
    expect((await book(one, { ...times('08:00', '09:00', day), outsideRules: true })).errors).toMatchObject({
      startAt: { code: 'bookingErrors.blocked' },
    });
  });

  it('does not approve what has been blocked since it was asked for', async () => {
    const one = await room({ needsApproval: true, pendingMode: 'HOLDS' });
    const day = addDays(monday, 5);
    const asked = must(await book(one, times('09:00', '10:00', day)));
    const block = { name: 'Works', allDay: true, startDate: day, appliesTo: 'FACILITY', facilityIds: [one.id] };
    must(await building.post<Row>('/blocked-dates', { ...block, bookingsHit: 'KEEP' }));
    expect(await building.put(`${PATH}/${asked.id}/approve`, {})).toMatchObject({
      status: 409,
      message: 'The facility cannot be booked at this time: the building has blocked it',
    });
  });
});

it('a blocked date says whom it hits, and asks what becomes of them: they stay, or are cancelled and told', async () => {
  const [one, other] = [await room(), await room()];
  const day = addDays(monday, 9);
  const mine = must(await book(one, times('09:00', '10:00', day), company));
  const later = must(await book(one, times('09:00', '10:00', addDays(day, 7))));
  must(await book(other, times('09:00', '10:00', day)));
  const about = { appliesTo: 'FACILITY', facilityIds: [one.id], startDate: day, allDay: true };
  const weekly = { frequency: 'WEEKLY', interval: 1, weekdays: ['WE'], count: 2 };
  // Cancelling it costs half of its price, if its people do so.
  await api.db.query(sql`update facility_bookings set price = 1000 where id = ${later.id}`);
  const fees = JSON.stringify([{ id: 'late', hoursBefore: 8760, feePercent: 5000 }]);
  await api.db.query(sql`update facilities set cancellation_fees = ${fees}::jsonb where id = ${one.id}`);
  const asked = must(
    await building.post<{ count: number; bookings: Row[] }>('/blocked-dates/hits', { ...about, repeats: weekly }),
  );
  expect([asked.count, asked.bookings.map(({ id }) => id)]).toEqual([2, [mine.id, later.id]]);
  expect((await company.post('/blocked-dates/hits', about)).status).toBe(403);
  const refused = await building.post<Row>('/blocked-dates', { name: 'Works', ...about });
  expect(refused.errors).toMatchObject({ bookingsHit: { code: 'bookingErrors.blockHits' } });
  const kept = must(await building.post<Row>('/blocked-dates', { name: 'Works', ...about, bookingsHit: 'KEEP' }));
  const statusOf = async ({ id }: Row) => must(await building.get<Row>(`${PATH}/${id}`));
  expect(await statusOf(mine)).toMatchObject({ status: 'CONFIRMED' });
  // Those that have been asked for once are not asked for again; what it hits from now on is.
  const path = `/blocked-dates/uuid/${kept.uuid}`;
  const whole = { name: 'Works again', ...about, version: kept.version };
  const changed = must(await building.put<Row>(path, whole));
  const longer = { ...whole, version: changed.version, endDate: addDays(day, 7) };
  expect((await building.put(path, longer)).errors).toMatchObject({ startDate: { code: 'bookingErrors.blockHitsMore' } });
  const next = { name: 'Painting', ...about, startDate: addDays(day, 7), bookingsHit: 'CANCEL' };
  must(await building.post('/blocked-dates', next));
  expect(await statusOf(mine)).toMatchObject({ status: 'CONFIRMED' });
  expect(await statusOf(later)).toMatchObject({
    status: 'CANCELLED',
    cancelRemark: 'Painting',
    feeWaivedDate: expect.any(String),
  });
});

it('a facility is had by those it is for, also when somebody else books for them or they move there', async () => {
  const [mine, other] = [api.world.here.tenants[0], api.world.here.tenants[1]] as [number, number];
  const [open, theirs] = [await room(), await room({ viewableBy: 'OFFICE_TENANT', selectedTenantIds: [other] })];
  const when = times('15:00', '16:00', addDays(monday, 6));
  const notForThem = { facilityId: { message: 'The facility is not for this person or company' } };
  expect((await book(theirs, { ...when, tenantId: mine })).errors).toMatchObject(notForThem);
  must(await book(theirs, { ...when, tenantId: other }));
  must(await person.put(`/occupant/facilities/uuid/${open.uuid}/book`, { ...when, requestKey: randomUUID() }));
  const own = must(await person.get<Paged<Row>>(`/occupant${PATH}`)).items.find(({ startAt }) => startAt === when.startAt);
  const moved = await person.put(`/occupant${PATH}/uuid/${own?.uuid}/move`, { facilityId: theirs.id, ...when });
  expect(moved.errors).toMatchObject(notForThem);
});

describe('free slots', () => {
  interface Free {
    facilityUuid: string;
    days: { date: string; slots: { startAt: string; endAt: string; left: number }[] }[];
  }
  const free = (query: string, by = person) => by.get<Free[]>(`/occupant/facilities/free-slots?${query}`);
  const slotsOf = async (of: Row, date: string) =>
    must(await free(`facilityUuid=${of.uuid}&date=${date}&days=1`))[0]?.days[0]?.slots ?? [];

  it('are those that a person can book: not held by others with the time to clear up, not over, not blocked, and for the person', async () => {
    const one = await room({ slotMinutes: 60, bufferAfter: 30 });
    const day = addDays(monday, 7);
    expect(await slotsOf(one, day)).toHaveLength(12);
    must(await book(one, times('10:00', '11:00', day)));
    must(
      await building.post('/blocked-dates', {
        name: 'Drill',
        allDay: false,
        startDate: day,
        startTime: '15:15',
        endTime: '15:30',
        appliesTo: 'FACILITY',
        facilityIds: [one.id],
      }),
    );
    const left = await slotsOf(one, day);
    // The one before would be cleared up while somebody else is there; the one after begins while it is being cleared up.
    expect(left.map(({ startAt }) => startAt)).toEqual(
      ['08:00', '12:00', '13:00', '14:00', '16:00', '17:00', '18:00', '19:00'].map((time) => at(time, day)),
    );
    expect(left.every((slot) => slot.left === 1)).toBe(true);
    const [slot] = left;
    const offered = { startAt: slot?.startAt, endAt: slot?.endAt, requestKey: randomUUID() };
    must(await person.put(`/occupant/facilities/uuid/${one.uuid}/book`, offered));
    expect((await slotsOf(one, day))[0]?.startAt).toBe(at('12:00', day));
    const hidden = await room({ viewableBy: 'OFFICE_TENANT', selectedTenantIds: [api.world.here.tenants[1]] });
    expect(must(await free(`facilityUuid=${hidden.uuid}`))).toEqual([]);
    for (const wrong of ['date=soon', 'days=0', 'days=32', 'facilityUuid=1']) expect((await free(wrong)).status).toBe(400);
  });

  it('say how many a place for three can still take, and that who has not come leaves it', async () => {
    const courts = await room({ atOnce: 3, slotMinutes: 60 });
    const day = addDays(monday, 7);
    const made = must(await book(courts, times('09:00', '11:00', day)));
    must(await book(courts, times('10:00', '12:00', day)));
    const lefts = async () => (await slotsOf(courts, day)).slice(1, 5).map(({ left }) => left);
    expect(await lefts()).toEqual([2, 1, 2, 3]);
    await api.db.query(sql`update facility_bookings set check_in_until = now() - interval '1 minute' where id = ${made.id}`);
    expect(await lefts()).toEqual([3, 2, 2, 3]);
    const category_ = must(await free(`facilityCategoryUuid=${category.uuid}&date=${day}&days=2`));
    expect(category_.find(({ facilityUuid }) => facilityUuid === courts.uuid)?.days.map(({ date }) => date)).toEqual([
      day,
      addDays(day, 1),
    ]);
  });
});

describe("on the building's clock,", () => {
  const overnight = EVERY_DAY.map((day) => ({ day, from: '18:00', to: '02:00' }));
  /** The next day on which the clock of a zone is moved, after some days from now. */
  const changes = (zone: string): string[] => {
    const lengthOf = (day: string) =>
      (instantAt(zone, addDays(day, 1), '12:00') as number) - (instantAt(zone, day, '12:00') as number);
    return Array.from({ length: 360 }, (_, n) => addDays(today, n + 3)).filter((day) => lengthOf(day) !== 86_400_000);
  };

  it.each(['Asia/Singapore', 'Europe/London', 'America/New_York'])(
    'a night crosses midnight, and the change of the clock, in %s',
    async (zone) => {
      await inZone(zone, async () => {
        const one = await room({ openingHrs: overnight, slotMinutes: 30, maxMinutes: 720 });
        const nights = zone === SINGAPORE ? [monday] : changes(zone).slice(0, 2);
        expect(nights).toHaveLength(zone === SINGAPORE ? 1 : 2);
        for (const night of nights) {
          const span = (from: string, to: string) => ({ startAt: at(from, night, zone), endAt: at(to, addDays(night, 1), zone) });
          must(await book(one, span('22:00', '00:30')));
          // Closed from 02:00 on by the clock, however many hours the night has.
          expect(why(await book(one, span('23:00', '04:00')))).toEqual([422, 'startAt: The facility is closed at this time']);
        }
      });
    },
  );
});
