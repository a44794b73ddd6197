/** Bookings at their edges (000 §1, §2): nights in which the clock is moved, a block of many days, and two who decide at the same moment. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PriceAnswer } from '#schemas/bookings/priceCalls.ts';
import type { Paged } from '#schemas/kernel/calls/errors.ts';
import { instantAt, startOfDay } from '#schemas/kernel/fields/clock.ts';
import { addDays, dayNumber, weekdayOf } from '#schemas/kernel/fields/days.ts';
import { alwaysOpen, MINUTE } from '../times.ts';
import { type Api, type Client, must, startApi } from './harness.ts';
import { setTimeZone } from './timeZone.ts';

type Row = Record<string, unknown> & { id: number; uuid: string; version: number; status: string };
const PATH = '/facility-bookings';
const [SINGAPORE, NEW_YORK] = ['Asia/Singapore', 'America/New_York'];

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
  const hourly = { name: 'By the hour', appliesTo: 'BUILDING', unit: 'HOUR', price: 6_000, bookedBy: 'ALL' };
  must(await building.post('/facility-rates', hourly));
});
afterAll(() => api.close());

let count = 0;
const room = async (over: object = {}) => {
  count += 1;
  const body = {
    name: { en: `Room ${count}` },
    categoryId: category.id,
    atOnce: 1,
    openingHrs: alwaysOpen,
    slotMinutes: 15,
    minMinutes: 15,
    maxMinutes: 1440,
    leadMinutes: 0,
    horizonDays: 366,
    overlapAllowed: true,
    viewableBy: 'ALL',
    ...over,
  };
  const made = must(await building.post<Row>('/facilities', body));
  // The clock is moved once in 371 days, at the latest.
  await api.db.query(sql`update facilities set horizon_days = 400 where id = ${made.id}`);
  return made;
};
const today = new Date().toISOString().slice(0, 10);
/** A Monday in two weeks or three. */
const monday = addDays(today, 14 + ((8 - weekdayOf(dayNumber(today))) % 7));
const at = (time: string, day = monday, zone = SINGAPORE) => new Date(instantAt(zone, day, time) as number).toISOString();
const book = (of: Row, startAt: string, endAt: string, over: object = {}, by = building) =>
  by.post<Row>(PATH, { facilityId: of.id, startAt, endAt, ...over });
const lengthOf = (zone: string, day: string) => startOfDay(zone, addDays(day, 1)) - startOfDay(zone, day);
/** The next day of so many hours that is not too near. */
const dayOfHours = (zone: string, hours: number) =>
  Array.from({ length: 380 }, (_, n) => addDays(today, n + 3)).find(
    (day) => lengthOf(zone, day) === hours * 60 * MINUTE,
  ) as string;

describe('in New York, the night in which the clock', () => {
  beforeAll(() => setTimeZone(api, NEW_YORK));
  afterAll(() => setTimeZone(api, SINGAPORE));
  const from = (day: string, minutes: number) => new Date(startOfDay(NEW_YORK, day) + minutes * MINUTE).toISOString();

  it('is set back has an hour twice: 01:30 to 01:15 is a time, overlaps what begins at 01:00 the second time, and 00:00 to 04:00 is five hours (B5)', async () => {
    const day = dayOfHours(NEW_YORK, 25);
    const one = await room();
    // 90 minutes after midnight it is 01:30; 45 minutes later it is 01:15.
    must(await book(one, from(day, 90), from(day, 135)));
    expect((await book(one, from(day, 120), from(day, 150))).status).toBe(409);
    must(await book(one, from(day, 135), from(day, 150)));
    const whole = { startAt: at('00:00', day, NEW_YORK), endAt: at('04:00', day, NEW_YORK) };
    expect(Date.parse(whole.endAt) - Date.parse(whole.startAt)).toBe(300 * MINUTE);
    const asked = must(await company.post<PriceAnswer>(`${PATH}/price`, { facilityId: (await room()).id, ...whole }));
    expect(asked).toMatchObject({ total: 30_000, lines: [{ quantity: 300, amount: 30_000 }] });
  });

  it('is set forward has no 02:30: no slot begins then, and 00:00 to 04:00 is three hours', async () => {
    const day = dayOfHours(NEW_YORK, 23);
    const one = await room({ slotMinutes: 30, minMinutes: 30 });
    expect(instantAt(NEW_YORK, day, '02:30')).toBeUndefined();
    const [free] = must(
      await person.get<{ days: { slots: { startAt: string }[] }[] }[]>(
        `/occupant/facilities/free-slots?facilityUuid=${one.uuid}&date=${day}&days=1`,
      ),
    );
    const starts = free?.days[0]?.slots.map(({ startAt }) => startAt) ?? [];
    expect(starts).toHaveLength(46);
    expect([starts[3], starts[4]]).toEqual([at('01:30', day, NEW_YORK), at('03:00', day, NEW_YORK)]);
    const whole = { startAt: at('00:00', day, NEW_YORK), endAt: at('04:00', day, NEW_YORK) };
    expect(must(await company.post<PriceAnswer>(`${PATH}/price`, { facilityId: one.id, ...whole })).total).toBe(18_000);
    // Every night at 02:30 leaves that one out, and says so.
    const before = addDays(day, -1);
    const series = {
      ...{ startAt: at('02:30', before, NEW_YORK), endAt: at('03:30', before, NEW_YORK) },
      repeats: { frequency: 'DAILY', interval: 1, count: 2 },
    };
    const other = await room();
    expect((await book(other, series.startAt, series.endAt, series)).data.refused).toMatchObject([{ date: day }]);
  });
});

describe('a block', () => {
  it('of many days, from 00:30 to 23:30, leaves the days around it, and half an hour on either side, which can be booked', async () => {
    const one = await room({ slotMinutes: 30, minMinutes: 30 });
    const [first, last] = [addDays(monday, 2), addDays(monday, 13)];
    must(
      await building.post('/blocked-dates', {
        name: 'Works',
        allDay: false,
        startDate: first,
        endDate: last,
        startTime: '00:30',
        endTime: '23:30',
        appliesTo: 'FACILITY',
        facilityIds: [one.id],
      }),
    );
    const days = async (date: string) =>
      must(
        await person.get<{ days: { date: string; slots: object[] }[] }[]>(
          `/occupant/facilities/free-slots?facilityUuid=${one.uuid}&date=${date}&days=7`,
        ),
      )[0]?.days.map(({ slots }) => slots.length);
    expect(await days(monday)).toEqual([48, 48, 1, 0, 0, 0, 0]);
    expect(await days(addDays(monday, 7))).toEqual([0, 0, 0, 0, 0, 0, 1]);
    must(await book(one, at('22:00', addDays(first, -1)), at('00:30', first)));
    must(await book(one, at('23:30', last), at('01:00', addDays(last, 1))));
    expect(await book(one, at('00:00', first), at('01:00', first))).toMatchObject({ status: 422 });
    expect(await book(one, at('12:00', addDays(first, 5)), at('13:00', addDays(first, 5)))).toMatchObject({ status: 422 });
  });
});

describe('a decision', () => {
  it('that two make at once is one transition, one entry of the history, and one calendar file', async () => {
    const one = await room({ needsApproval: true, pendingMode: 'COMPETES' });
    const guest = 'guest@decided.example';
    const made = must(await book(one, at('09:00'), at('10:00'), { attendeeEmails: [guest], title: 'Design' }));
    const approve = (by: Client) => by.put<Row>(`${PATH}/${made.id}/approve`, {});
    const answers = await Promise.all([approve(building), approve(await api.as('LANDLORD_ADMIN@here')), approve(building)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const { items } = must(await building.get<Paged<{ action: string }>>(`${PATH}/${made.id}/history`));
    expect(items.filter(({ action }) => action === 'approve')).toHaveLength(1);
    const mails = await api.db.query<{ attachments: { contentType: string }[] }>(
      sql`select attachments from mails where to_address = ${guest}`,
    );
    expect(mails.map(({ attachments }) => attachments.length)).toEqual([1]);
  });

  it('on what is no more to be decided changes nothing', async () => {
    const one = await room({ needsApproval: true, pendingMode: 'HOLDS' });
    const made = must(await book(one, at('09:00'), at('10:00')));
    const act = (what: string, body: object = {}) => building.put<Row>(`${PATH}/${made.id}/${what}`, body);
    must(await act('cancel'));
    const { version } = must(await building.get<Row>(`${PATH}/${made.id}`));
    expect([(await act('approve')).status, (await act('reject', { rejectRemark: 'Late' })).status]).toEqual([409, 409]);
    expect(must(await building.get<Row>(`${PATH}/${made.id}`))).toMatchObject({ status: 'CANCELLED', version });
  });
});
