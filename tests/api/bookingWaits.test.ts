/** The waiting list of a facility: a freed time is kept for the first one, judged when somebody asks. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Paged } from '#schemas/kernel/calls/errors.ts';
import type { OwnNotices } from '#schemas/kernel/notices/ownNotice.ts';
import { OFFER } from '#server/areas/bookings/booking/waits.ts';
import { enqueue } from '#server/jobs/queue.ts';
import { alwaysOpen, DAY, HOUR } from '../times.ts';
import { type Api, type Client, must, startApi } from './harness.ts';

type Row = Record<string, unknown> & { id: number; uuid: string; version: number; status: string };
const PATH = '/facility-bookings';
const WAITS = '/facility-waits';

let api: Api;
let building: Client;
let first: Client;
let second: Client;
let category: Row;
beforeAll(async () => {
  api = await startApi();
  building = await api.as('LANDLORD_ADMIN@here');
  first = await api.as('STAFF@here.0');
  second = await api.as('MASTER_ADMIN@here.0');
  category = must(await building.post<Row>('/facility-categories', { name: { en: 'Rooms' } }));
});
afterAll(() => api.close());

let count = 0;
const room = async (over: object = {}) => {
  count += 1;
  const body = {
    name: { en: `Wanted room ${count}` },
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
const base = Math.ceil(Date.now() / DAY) * DAY + 3 * DAY;
const at = (hours: number) => new Date(base + hours * HOUR).toISOString();
const lasts = (from: number, to: number) => ({ startAt: at(from), endAt: at(to) });
const book = (of: Row, from: number, to: number, over: object = {}) =>
  building.post<Row>(PATH, { facilityId: of.id, ...lasts(from, to), ...over });
const act = ({ id }: Row, what: string, body: object = {}) => building.put<Row>(`${PATH}/${id}/${what}`, body);
let key = 0;
const wait = (of: Row, who: Client, from: number, to: number) => {
  key += 1;
  return who.put(`/occupant/facilities/uuid/${of.uuid}/wait`, { ...lasts(from, to), requestKey: `w${key}` });
};
const own = async (who: Client, of: Row) =>
  must(await who.get<Paged<Row & { facilityId: number }>>('/occupant/facility-waits')).items.find(
    (one) => one.facilityId === of.id || (one.facility as { id?: number } | undefined)?.id === of.id,
  ) as Row;
const run = async () => {
  await api.db.transaction((tx) => enqueue(tx, OFFER, {}));
  await api.runJobs();
};
const status = async (who: Client, of: Row) => (await own(who, of))?.status;

describe('whoever wants a taken time', () => {
  it('waits for it; a freed time is kept for the first one, and for nobody else', async () => {
    const one = await room();
    const taken = must(await book(one, 9, 10));
    expect(await wait(one, first, 11, 12)).toMatchObject({
      status: 409,
      message: 'The facility is free at this time: book it.',
    });
    must(await wait(one, first, 9, 10));
    must(await wait(one, second, 9, 10));
    expect(await wait(one, first, 9, 10)).toMatchObject({ status: 409, message: 'You are on the waiting list for this time.' });
    must(await act(taken, 'cancel'));
    expect([await status(first, one), await status(second, one)]).toEqual(['OFFERED', 'WAITING']);
    const refused = await book(one, 9, 10);
    expect([refused.status, refused.message]).toEqual([
      409,
      expect.stringMatching(/^Wanted room \d+ is offered to somebody on the waiting list until /),
    ]);
    // Beside it, anybody books.
    must(await book(one, 10, 11));
    const told = must(await first.get<OwnNotices>('/occupant/notices')).items.map(({ title }) => title.en);
    expect(told).toContain(`Wanted room ${count} is free: it is kept for you`);
    const offered = await own(first, one);
    must(await first.put(`/occupant/facility-waits/uuid/${offered.uuid}/take`));
    expect(await own(first, one)).toMatchObject({ status: 'BOOKED' });
    // Again changes nothing.
    must(await first.put(`/occupant/facility-waits/uuid/${offered.uuid}/take`));
    const mine = must(await first.get<Paged<Row>>('/occupant/facility-bookings')).items.filter(
      ({ startAt, status: now }) => startAt === at(9) && now === 'CONFIRMED',
    );
    expect(mine).toHaveLength(1);
    expect(await status(second, one)).toBe('WAITING');
  });

  it('loses an offer that is not taken, judged when somebody asks; letting it go gives it to the next one', async () => {
    const one = await room();
    const taken = must(await book(one, 9, 10));
    for (const who of [first, second]) must(await wait(one, who, 9, 10));
    must(await act(taken, 'cancel'));
    await api.db.query(sql`update facility_waits set offer_until = now() where facility_id = ${one.id} and status = 'OFFERED'`);
    // No job has run: whoever asks now is behind the second one.
    expect((await book(one, 9, 10)).status).toBe(409);
    expect((await first.put(`/occupant/facility-waits/uuid/${(await own(first, one)).uuid}/take`)).status).toBe(409);
    await run();
    expect([await status(first, one), await status(second, one)]).toEqual(['EXPIRED', 'OFFERED']);
    must(await second.put(`/occupant/facility-waits/uuid/${(await own(second, one)).uuid}/leave`));
    expect(await status(second, one)).toBe('LEFT');
    must(await book(one, 9, 10));
  });

  it('is offered what a no-show has released, before anybody else has it', async () => {
    const one = await room({ checkInNeeded: true, opensMinutesBefore: 15, closesMinutesAfter: 15 });
    const missed = must(await book(one, 9, 12));
    must(await wait(one, first, 10, 11));
    // As if it had begun, and nobody had come.
    await api.db.query(sql`update facility_bookings set check_in_until = now() where id = ${missed.id}`);
    expect((await book(one, 10, 11)).message).toContain('waiting list');
    expect((await book(one, 11, 12)).status).toBe(201);
  });

  it('is on the list by the desk, for a facility for two as well', async () => {
    const courts = await room({ atOnce: 2 });
    const both = [must(await book(courts, 9, 10)), must(await book(courts, 9, 10))];
    const body = { facilityId: courts.id, ...lasts(9, 10), title: 'Club' };
    const entry = must(await building.post<Row>(WAITS, body));
    expect(await building.put(`${WAITS}/${entry.id}/offer`)).toMatchObject({ status: 409 });
    must(await act(both[0] as Row, 'cancel'));
    expect((await book(courts, 9, 10)).status).toBe(409);
    const took = await building.put<Row>(`${WAITS}/${entry.id}/take`);
    expect(took).toMatchObject({ message: 'The time has been booked.', data: { status: 'BOOKED' } });
    expect(must(await building.get<Row>(`${PATH}/${took.data.bookingId}`))).toMatchObject({ title: 'Club', startAt: at(9) });
    // All are taken again.
    expect((await book(courts, 9, 10)).message).toBe('The facility is taken at this time.');
  });

  it('is booked once by many who ask while it is offered', async () => {
    const one = await room();
    const taken = must(await book(one, 9, 10));
    must(await wait(one, first, 9, 10));
    must(await act(taken, 'cancel'));
    const { uuid } = await own(first, one);
    const answers = await Promise.all([
      ...Array.from({ length: 8 }, () => book(one, 9, 10)),
      first.put(`/occupant/facility-waits/uuid/${uuid}/take`),
    ]);
    expect(answers.map(({ success }) => success)).toEqual([...Array.from({ length: 8 }, () => false), true]);
  });
});
