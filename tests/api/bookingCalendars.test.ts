/** Bookings in calendars: invitations that follow a booking, and feeds that calendar programs read by a secret address. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { alwaysOpen, DAY, HOUR } from '../times.ts';
import { type Api, type Client, must, startApi } from './harness.ts';

type Row = Record<string, unknown> & { id: number; uuid: string; version: number; status: string };
const PATH = '/facility-bookings';

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
const room = async (over: object = {}) => {
  count += 1;
  const body = {
    name: { en: `Calendar room ${count}` },
    categoryId: category.id,
    floorNo: '3',
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
const compact = (instant: string) => instant.replace(/[-:]|\.\d+/g, '');
const book = async (of: Row, over: object = {}) =>
  must(await building.post<Row>(PATH, { facilityId: of.id, startAt: at(1), endAt: at(2), ...over }));
const act = async ({ id }: Row, what: string, body: object = {}) => must(await building.put<Row>(`${PATH}/${id}/${what}`, body));

interface Sent {
  subject: string;
  attachments: { contentType: string; text: string }[];
}
const mailsTo = (to: string) =>
  api.db.query<Sent>(sql`select subject, attachments from mails where to_address = ${to} order by id`);
/** The lines of a calendar file as a reader puts them together again. */
const read = (text: string) => text.replace(/\r\n /g, '').split('\r\n');
const valuesOf = (lines: readonly string[], name: string) =>
  lines.filter((line) => line.startsWith(name)).map((line) => line.slice(line.indexOf(':') + 1));

describe('those who are invited to a booking', () => {
  it('get a calendar file, a new one with a greater sequence when it is moved, and one that takes it back', async () => {
    const one = await room();
    const [ann, ben] = ['ann@guest.example', 'ben@guest.example'];
    const made = await book(one, { title: 'Design; review', attendeeEmails: [ann, ben] });
    await act(made, 'move', { facilityId: one.id, startAt: at(3), endAt: at(4) });
    const { version } = must(await building.get<Row>(`${PATH}/${made.id}`));
    // What does not concern them is not told them.
    must(await building.put(`${PATH}/${made.id}`, { title: 'Design; review', attendeeEmails: [ann], remark: 'x', version }));
    await act(made, 'cancel');
    const files = (await mailsTo(ann)).map(({ attachments }) => ({
      type: attachments[0]?.contentType,
      lines: read(attachments[0]?.text ?? ''),
    }));
    expect(files.map(({ lines }) => valuesOf(lines, 'METHOD')[0])).toEqual(['REQUEST', 'REQUEST', 'CANCEL']);
    expect(files[0]?.type).toBe('text/calendar; charset=utf-8; method=REQUEST');
    expect(files.map(({ lines }) => valuesOf(lines, 'DTSTART')[0])).toEqual([at(1), at(3), at(3)].map(compact));
    expect(new Set(files.map(({ lines }) => valuesOf(lines, 'UID')[0])).size).toBe(1);
    const sequences = files.map(({ lines }) => Number(valuesOf(lines, 'SEQUENCE')[0]));
    expect(sequences).toEqual([...new Set(sequences)].sort((a, b) => a - b));
    expect(valuesOf(files[0]?.lines ?? [], 'SUMMARY')).toEqual(['Design\\; review']);
    expect(valuesOf(files[0]?.lines ?? [], 'ATTENDEE')).toEqual([`mailto:${ann}`]);
    expect(valuesOf(files[2]?.lines ?? [], 'STATUS')).toEqual(['CANCELLED']);
    expect((await mailsTo(ben)).map(({ attachments }) => valuesOf(read(attachments[0]?.text ?? ''), 'METHOD')[0])).toEqual([
      'REQUEST',
      'REQUEST',
      'CANCEL',
    ]);
  });

  it('are asked once it is approved, and to a series in one mail', async () => {
    const asked = await room({ needsApproval: true, pendingMode: 'HOLDS' });
    const made = await book(asked, { attendeeEmails: ['cy@guest.example'] });
    expect(await mailsTo('cy@guest.example')).toEqual([]);
    await act(made, 'approve');
    expect(await mailsTo('cy@guest.example')).toHaveLength(1);
    await book(await room(), { attendeeEmails: ['di@guest.example'], repeats: { frequency: 'DAILY', interval: 1, count: 3 } });
    const [mail, ...others] = await mailsTo('di@guest.example');
    expect([mail?.attachments.length, others]).toEqual([3, []]);
  });

  it('see whole days of the building’s calendar as days (B14)', async () => {
    const one = await room();
    // Midnight in Singapore.
    await book(one, { startAt: at(16), endAt: at(40), attendeeEmails: ['ed@guest.example'] });
    const lines = read((await mailsTo('ed@guest.example'))[0]?.attachments[0]?.text ?? '');
    const day = (hours: number) => new Date(base + (hours + 8) * HOUR).toISOString().slice(0, 10).replaceAll('-', '');
    expect([...lines].filter((line) => line.startsWith('DT')).slice(1)).toEqual([
      `DTSTART;VALUE=DATE:${day(16)}`,
      `DTEND;VALUE=DATE:${day(40)}`,
    ]);
  });
});

describe('a calendar feed', () => {
  const ask = (address: string, headers: Record<string, string> = {}) =>
    api.app.inject({ url: new URL(address).pathname, headers });

  it('has the bookings of whoever has made it, is not sent twice, and ends when it is revoked', async () => {
    const one = await room();
    const userId = api.world.people['STAFF@here.0']?.userId as number;
    const tenantId = api.world.here.tenants[0];
    await book(one, { userId, tenantId, title: 'One to one' });
    await book(one, { startAt: at(5), endAt: at(6), title: 'Of somebody else' });
    const body = { name: 'Mine', feedOf: 'OWN' };
    const { address, uuid } = must(await person.post<{ address: string; uuid: string }>('/occupant/calendar-feeds', body));
    const first = await ask(address);
    expect(first.headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(valuesOf(read(first.body), 'SUMMARY')).toEqual(['One to one']);
    const { etag } = first.headers as { etag: string };
    expect((await ask(address, { 'if-none-match': etag })).statusCode).toBe(304);
    // Nobody reads the address again, not even in the database.
    const listed = await person.get<{ items: Row[] }>('/occupant/calendar-feeds');
    expect(JSON.stringify(listed.data)).not.toContain(address.slice(-44, -4));
    const [kept] = await api.db.query<{ token: string }>(sql`select token from calendar_feeds where uuid = ${uuid}::uuid`);
    expect(address).not.toContain(kept?.token);
    must(await person.put(`/occupant/calendar-feeds/uuid/${uuid}/revoke`));
    expect((await ask(address)).statusCode).toBe(404);
    expect((await ask(`${address.slice(0, -6)}XX.ics`)).statusCode).toBe(404);
  });

  it('of a room says only that it is taken, unless its maker may read names', async () => {
    const one = await room();
    await book(one, { title: 'Board' });
    const body = { name: 'Room', feedOf: 'FACILITY', facilityUuid: one.uuid };
    const { address } = must(await person.post<{ address: string }>('/occupant/calendar-feeds', body));
    expect(valuesOf(read((await ask(address)).body), 'SUMMARY')).toEqual(['Busy']);
    const own = { name: 'Desk', feedOf: 'FACILITY', facilityId: one.id, showsDetails: true };
    const { token } = must(await building.post<Row & { token: string }>('/calendar-feeds', own));
    const named = address.replace(/[^/]+$/, `${token}.ics`);
    expect(valuesOf(read((await ask(named)).body), 'SUMMARY')).toEqual(['Board']);
    const hidden = await room({ viewableBy: 'SELECTED_TENANT', viewableByTenantIds: [] }).catch(() => undefined);
    if (hidden)
      expect(await person.post('/occupant/calendar-feeds', { ...body, facilityUuid: hidden.uuid })).toMatchObject({
        status: 422,
      });
    expect(await person.post('/occupant/calendar-feeds', { name: 'x', feedOf: 'FACILITY' })).toMatchObject({
      status: 422,
      errors: { facilityUuid: { code: 'notFound' } },
    });
  });

  it('is asked for so often an hour, as are wrong addresses', async () => {
    const { address } = must(
      await person.post<{ address: string }>('/occupant/calendar-feeds', { name: 'Often', feedOf: 'OWN' }),
    );
    const [feed] = await api.db.query<{ id: number }>(sql`select id from calendar_feeds where name = 'Often'`);
    await api.db.query(
      sql`insert into sign_in_attempts (key, count, first_date) values (${`calendarFeed:${feed?.id}`}, 240, now())`,
    );
    const answer = await ask(address);
    expect([answer.statusCode, Number(answer.headers['retry-after']) > 0]).toEqual([429, true]);
  });
});
