/** Bookings that repeat: whole, or the free dates alone; on the clock of the building; changed in one, in some, in all. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Paged } from '#schemas/kernel/calls/errors.ts';
import { instantAt, startOfDay } from '#schemas/kernel/fields/clock.ts';
import { addDays } from '#schemas/kernel/fields/days.ts';
import type { OwnNotices } from '#schemas/kernel/notices/ownNotice.ts';
import { alwaysOpen, DAY } from '../times.ts';
import { type Api, type Client, must, startApi } from './harness.ts';
import { setTimeZone } from './timeZone.ts';

type Row = Record<string, unknown> & {
  id: number;
  uuid: string;
  version: number;
  status: string;
  startAt: string;
  endAt: string;
};
const PATH = '/facility-bookings';
const TAKEN = 'The facility is taken at this time.';

let api: Api;
let building: Client;
let person: Client;
let category: Row;
beforeAll(async () => {
  api = await startApi();
  building = await api.as('LANDLORD_ADMIN@here');
  person = await api.as('STAFF@here.0');
  category = must(await building.post<Row>('/facility-categories', { name: { en: 'Rooms' } }));
});
afterAll(() => api.close());

let count = 0;
const room = async (over: object = {}, by = building) => {
  count += 1;
  const body = {
    name: { en: `Series room ${count}` },
    categoryId: category.id,
    atOnce: 1,
    openingHrs: alwaysOpen,
    slotMinutes: 5,
    minMinutes: 5,
    maxMinutes: 20_160,
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
  return must(await by.post<Row>('/facilities', body));
};
/** Midnight in UTC of a day some days ahead: 08:00 in Singapore. */
const base = Math.ceil(Date.now() / DAY) * DAY + 2 * DAY;
const at = (days: number, hours = 1) => new Date(base + days * DAY + hours * 3_600_000).toISOString();
const dateOf = (days: number) => at(days).slice(0, 10);
const daily = (n: number) => ({ frequency: 'DAILY', interval: 1, count: n });
type Made = Row & { skipped: { date: string; message: string }[]; refused: { date: string; message: string }[] };
const book = (of: Row, over: object = {}, by = building) =>
  by.post<Made>(PATH, { facilityId: of.id, startAt: at(0), endAt: at(0, 2), ...over });
const bookingsOf = async (of: Row, by = building) =>
  must(await by.get<Paged<Row>>(`${PATH}?facilityIds=${of.id}&limit=50&sortProperties=startAt&sortDirection=ASC`)).items;
const startsOf = async (of: Row) => (await bookingsOf(of)).map(({ startAt }) => startAt);
const act = ({ id }: Row, what: string, body: object = {}) => building.put<Row>(`${PATH}/${id}/${what}`, body);
const statesOf = async (of: Row) => (await bookingsOf(of)).map(({ status }) => status);

describe('a series of bookings', () => {
  it('is made in one call, with exceptions, for a person who is told once', async () => {
    const one = await room();
    const userId = api.world.people['STAFF@here.0']?.userId as number;
    const made = must(
      await book(one, {
        userId,
        tenantId: api.world.here.tenants[0],
        title: 'Stand-up',
        repeats: { ...daily(4), except: [dateOf(1)] },
      }),
    );
    expect(made).toMatchObject({ status: 'CONFIRMED', startAt: at(0), skipped: [] });
    const all = await bookingsOf(one);
    expect(all.map(({ startAt, endAt }) => [startAt, endAt])).toEqual([0, 2, 3].map((day) => [at(day), at(day, 2)]));
    expect(new Set(all.map(({ series }) => series)).size).toBe(1);
    const told = must(await person.get<OwnNotices>('/occupant/notices')).items.filter(({ message }) =>
      JSON.stringify(message).includes(`Series room ${count}`),
    );
    expect(told).toHaveLength(1);
    expect(JSON.stringify(told)).toContain('2 other dates');
  });

  it('is refused whole with the dates that clash, or takes the free dates where that is asked for', async () => {
    const one = await room();
    must(await book(one, { startAt: at(1), endAt: at(1, 3) }));
    const refused = await book(one, { repeats: daily(3) });
    expect(refused).toMatchObject({ status: 409, errors: { repeats: { code: 'recurrence.clash' } } });
    expect(refused.data.refused).toEqual([{ date: dateOf(1), message: TAKEN }]);
    expect(refused.message).toContain(TAKEN);
    expect(await startsOf(one)).toEqual([at(1)]);
    const made = await book(one, { repeats: daily(3), onlyFree: true });
    expect(made).toMatchObject({ status: 201, data: { skipped: [{ date: dateOf(1), message: TAKEN }] } });
    expect(made.message).toContain('Not on');
    expect(await startsOf(one)).toEqual([at(0), at(1), at(2)]);
    // Nothing is free any more.
    expect(await book(one, { repeats: daily(3), onlyFree: true })).toMatchObject({ status: 409 });
    expect(await startsOf(one)).toHaveLength(3);
  });

  it('does not overlap itself (B7)', async () => {
    const one = await room();
    const weekly = { frequency: 'WEEKLY', interval: 1, weekdays: ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'], count: 3 };
    expect(await book(one, { endAt: at(8), repeats: weekly })).toMatchObject({
      status: 422,
      errors: { repeats: { code: 'recurrence.meetsItself' } },
    });
    // What no other date makes right is said of its field.
    expect(await book(await room({ capacity: 2 }), { attendeeCount: 3, repeats: daily(2) })).toMatchObject({
      status: 422,
      errors: { attendeeCount: { code: 'tooBig' } },
    });
  });

  it('keeps the time of the building’s clock when it is moved (B4)', async () => {
    await setTimeZone(api, 'America/Chicago', api.world.there.building);
    const chicago = await api.as('LANDLORD_ADMIN@there');
    const { id: categoryId } = must(await chicago.post<Row>('/facility-categories', { name: { en: 'Rooms' } }));
    const one = await room({ categoryId }, chicago);
    // The clock is set forward once in 371 days, at the latest.
    await api.db.query(sql`update facilities set horizon_days = 400 where id = ${one.id}`);
    const zone = 'America/Chicago';
    const hours = (day: string) => (startOfDay(zone, addDays(day, 1)) - startOfDay(zone, day)) / 3_600_000;
    const forward = Array.from({ length: 380 }, (_, n) => addDays(dateOf(8), n)).find((day) => hours(day) === 23) as string;
    const shows = (time: string, day: string) => new Date(instantAt(zone, day, time) as number).toISOString();
    const before = addDays(forward, -7);
    const sundays = { frequency: 'WEEKLY', interval: 1, weekdays: ['SU'], count: 2 };
    const times = { startAt: shows('15:00', before), endAt: shows('16:30', before) };
    // Six hours behind UTC, then five.
    expect([times.startAt, shows('15:00', forward)].map((instant) => instant.slice(11, 16))).toEqual(['21:00', '20:00']);
    must(await book(one, { ...times, repeats: sundays }, chicago));
    expect((await bookingsOf(one, chicago)).map(({ startAt, endAt }) => [startAt, endAt])).toEqual([
      [times.startAt, times.endAt],
      [shows('15:00', forward), shows('16:30', forward)],
    ]);
    // 02:30 does not exist on the second of them.
    const night = { startAt: shows('02:30', before), endAt: shows('03:30', before), repeats: sundays };
    expect((await book(one, night, chicago)).data.refused).toMatchObject([{ date: forward }]);
  });

  it('is cancelled in one, in those that follow, in all', async () => {
    const one = await room();
    must(await book(one, { repeats: daily(5) }));
    const [first, second, , fourth] = (await bookingsOf(one)) as [Row, Row, Row, Row, Row];
    must(await act(second, 'cancel'));
    expect(await statesOf(one)).toEqual(['CONFIRMED', 'CANCELLED', 'CONFIRMED', 'CONFIRMED', 'CONFIRMED']);
    expect(await act(fourth, 'cancel/following', { cancelRemark: 'Closed' })).toMatchObject({
      message: 'The booking and those that follow have been cancelled.',
    });
    expect(await statesOf(one)).toEqual(['CONFIRMED', 'CANCELLED', 'CONFIRMED', 'CANCELLED', 'CANCELLED']);
    expect(await act(first, 'cancel/series')).toMatchObject({ message: 'The bookings of the series have been cancelled.' });
    expect(await statesOf(one)).toEqual(Array.from({ length: 5 }, () => 'CANCELLED'));
  });

  it('is moved from one on, to where the next one stands; all of it or nothing', async () => {
    const one = await room();
    must(await book(one, { repeats: daily(4) }));
    const [, second] = (await bookingsOf(one)) as [Row, Row];
    const other = must(await book(one, { startAt: at(4, 5), endAt: at(4, 6) }));
    const move = (over: object) => act(second, 'move/following', { facilityId: one.id, ...over });
    expect(await move({ startAt: at(2, 5), endAt: at(2, 6) })).toMatchObject({ status: 409, message: TAKEN });
    expect(await startsOf(one)).toEqual([at(0), at(1), at(2), at(3), other.startAt]);
    must(await move({ startAt: at(2), endAt: at(2, 3) }));
    expect(await startsOf(one)).toEqual([at(0), at(2), at(3), at(4), other.startAt]);
  });

  it('is booked by a person in the app, once for a key', async () => {
    const one = await room();
    must(await book(one, { startAt: at(1), endAt: at(1, 2) }));
    const body = { startAt: at(0), endAt: at(0, 2), repeats: daily(3), requestKey: 'k1' };
    const ask = (over: object = {}) => person.put(`/occupant/facilities/uuid/${one.uuid}/book`, { ...body, ...over });
    expect(await ask()).toMatchObject({ status: 409, data: { refused: [{ date: dateOf(1) }] } });
    expect(await ask({ onlyFree: true })).toMatchObject({ status: 200, data: { number: 2 } });
    must(await ask({ onlyFree: true }));
    expect(await startsOf(one)).toEqual([at(0), at(1), at(2)]);
  });
});
