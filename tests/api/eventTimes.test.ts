/** When sessions are: past midnight, in the hour that a clock skips or shows twice, outside their event, and as calendar files. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { followZone } from '#server/engine/write/instants.ts';
import { day, eventWorld, type Row } from './eventWorld.ts';
import { type Api, type Client, startApi } from './harness.ts';
import { setTimeZone } from './timeZone.ts';

let api: Api;
let world: Awaited<ReturnType<typeof eventWorld>>;
let person: Client;
beforeAll(async () => {
  api = await startApi();
  world = await eventWorld(api);
  person = await api.as('STAFF@here.0');
});
afterAll(() => api.close());

const slot = { sessionName: 'Countdown', location: 'Roof', eventSlot: 5, sessionDate: day(3) };
const tryToAdd = (event: Row, more: object) =>
  world.building.post<Row & Record<'startAt' | 'endAt' | 'endTime', string>>(`${world.pathOf(event)}/create`, {
    ...slot,
    ...more,
  });
const hours = (row: Record<'startAt' | 'endAt', string>) => (Date.parse(row.endAt) - Date.parse(row.startAt)) / 3_600_000;
/** The building gets another clock for the time of a test. */
async function inZone(zone: string, test: () => Promise<void>): Promise<void> {
  const { building } = api.world.here;
  const [before] = await api.db.query<{ zone: string }>(sql`select time_zone as zone from office_centres where id = ${building}`);
  await setTimeZone(api, zone);
  await test().finally(() => setTimeZone(api, before?.zone ?? ''));
}

describe('a session', () => {
  it('ends on the next day, at midnight or later, within half a day', async () => {
    const event = await world.publish(await world.draft());
    const late = await tryToAdd(event, { startTime: '22:00', endTime: '01:00' });
    expect(late).toMatchObject({ status: 201, data: { startTime: '22:00', endTime: '01:00' } });
    expect(hours(late.data)).toBe(3);
    for (const endTime of ['00:00', '24:00']) {
      const midnight = await tryToAdd(event, { startTime: '22:00', endTime });
      expect(midnight).toMatchObject({ status: 201, data: { endTime: '00:00' } });
      expect(hours(midnight.data)).toBe(2);
    }
    for (const [startTime, endTime] of [
      ['10:00', '09:00'],
      ['23:50', '00:00'],
      ['23:50', '24:00'],
    ])
      expect(await tryToAdd(event, { startTime, endTime })).toMatchObject({ errors: { endTime: { code: 'minutesAfter' } } });
    expect(await tryToAdd(event, { startTime: '24:00', endTime: '24:00' })).toMatchObject({
      errors: { startTime: { code: 'time' } },
    });
    const moved = { sessionDate: day(3), startTime: '23:00', endTime: '00:30' };
    const own = `${world.pathOf(event)}/uuid/${late.data.uuid}/reschedule`;
    const { data } = await world.building.put<Row & Record<'startAt' | 'endAt', string>>(own, moved);
    expect(hours(data)).toBe(1.5);
  });

  it('that goes on past midnight can be joined until it ends', async () => {
    const event = await world.publish(await world.draft());
    const { data } = await tryToAdd(event, { startTime: '22:00', endTime: '01:00' });
    await api.db.query(sql`update activity_event_time_slots set session_date = session_date - 4, start_at = now() - interval '2 hours',
      end_at = now() + interval '1 hour' where id = ${data.id}`);
    expect(await world.signUp(person, event, data)).toMatchObject({ status: 200 });
  });

  it('begins on a day of its event', async () => {
    const event = await world.draft();
    for (const sessionDate of ['1926-12-01', day(-40), day(40), '2206-12-01']) {
      const answer = await tryToAdd(event, { sessionDate, startTime: '10:00', endTime: '11:00' });
      expect(answer).toMatchObject({ status: 422, errors: { sessionDate: {} } });
    }
    const answer = await tryToAdd(event, { sessionDate: day(40), startTime: '10:00', endTime: '11:00' });
    expect(answer.errors?.sessionDate?.message).toMatch(/^The event runs from \d\d \w{3} \d{4} to \d\d \w{3} \d{4}\. /);
    const { data } = await tryToAdd(event, { startTime: '10:00', endTime: '11:00' });
    const own = `${world.pathOf(event)}/uuid/${data.uuid}/reschedule`;
    const away = { sessionDate: day(40), startTime: '10:00', endTime: '11:00' };
    expect(await world.building.put(own, away)).toMatchObject({ errors: { sessionDate: { code: 'outsideEvent' } } });
  });

  it('is refused in the hour that the clock skips, and begins the first time in one that comes twice', async () => {
    await inZone('Europe/London', async () => {
      const year = { eventStartDate: '2027-01-01T00:00:00Z', eventEndDate: '2027-12-31T00:00:00Z' };
      const event = await world.draft(year);
      const gap = { sessionDate: '2027-03-28', startTime: '01:30', endTime: '02:15' };
      const refused = await tryToAdd(event, gap);
      expect(refused).toMatchObject({ status: 422, errors: { startTime: { code: 'skippedTime' } } });
      expect(refused.errors?.startTime?.message).toContain('the clocks go forward');
      // From the evening before: the end is in the gap of the next day.
      const evening = { sessionDate: '2027-03-27', startTime: '22:00', endTime: '01:30' };
      expect(await tryToAdd(event, evening)).toMatchObject({ errors: { endTime: { code: 'skippedTime' } } });
      // The night is an hour shorter.
      expect(hours((await tryToAdd(event, { ...evening, endTime: '02:30' })).data)).toBe(3.5);
      const twice = await tryToAdd(event, { sessionDate: '2027-10-31', startTime: '01:30', endTime: '02:30' });
      expect(twice.data).toMatchObject({ startAt: '2027-10-31T00:30:00.000Z', endAt: '2027-10-31T02:30:00.000Z' });
    });
  });

  it('keeps its day and times where the building gets another time zone', async () => {
    const event = await world.draft();
    const { data } = await tryToAdd(event, { startTime: '22:00', endTime: '01:00' });
    const own = `${world.pathOf(event)}/uuid/${data.uuid}`;
    await api.db.transaction((tx) => followZone(tx, api.product.model, api.world.here.building, 'Asia/Tokyo'));
    const { data: moved } = await world.building.get<typeof data>(own);
    expect(moved).toMatchObject({ startTime: '22:00', endTime: '01:00' });
    expect(moved.startAt).toBe(`${day(3)}T13:00:00.000Z`);
    expect(hours(moved)).toBe(3);
  });
});

describe('the calendar file of a seat', () => {
  it('has a greater number after each change, and cancels by the greatest', async () => {
    const event = await world.publish(await world.draft({ isCancellable: true }));
    const seats = await world.add(event);
    await world.signUp(person, event, seats);
    const [seat] = await world.ownSignUps(person, event);
    const file = async () => {
      const { data } = await person.get<{ base64: string }>(`/occupant/activity-event-participants/uuid/${seat?.uuid}/calendar`);
      const text = Buffer.from(data.base64, 'base64').toString();
      const of = (name: string) => new RegExp(`^${name}:(.*)\r$`, 'm').exec(text)?.[1] ?? '';
      return { method: of('METHOD'), status: of('STATUS'), sequence: Number(of('SEQUENCE')), starts: of('DTSTART') };
    };
    const first = await file();
    expect(first).toMatchObject({ method: 'PUBLISH', status: 'CONFIRMED' });
    const moved = { sessionDate: day(4), startTime: '15:00', endTime: '16:00' };
    await world.building.put(`${world.pathOf(event)}/uuid/${seats.uuid}/reschedule`, moved);
    const second = await file();
    expect(second.sequence).toBeGreaterThan(first.sequence);
    expect(second.starts).not.toBe(first.starts);
    await world.giveBack(person, event, seats);
    const last = await file();
    expect(last).toMatchObject({ method: 'CANCEL', status: 'CANCELLED' });
    expect(last.sequence).toBeGreaterThan(second.sequence);
  });
});
