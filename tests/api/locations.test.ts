/** Location scanning (000 §2): who is where, until when. */
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Paged } from '#schemas/kernel/calls/errors.ts';
import { moveByTime } from '#server/engine/time/timedStates.ts';
import { asAppError } from '#server/errors/asAppError.ts';
import { type Answer, type Api, type Client, must, startApi, testConfig } from './harness.ts';
import { mailedSheet } from './mailedSheet.ts';

type Row = Record<string, unknown> & { id: number; uuid: string; status: string };
const OWN = '/occupant/ls-location-check-ins';

let api: Api;
let building: Client;
let person: Client;
let other: Client;
let gym: Row;
let garden: Row;
beforeAll(async () => {
  api = await startApi();
  building = await api.as('LANDLORD_ADMIN@here');
  person = await api.as('STAFF@here.0');
  other = await api.as('STAFF@here.1');
  gym = must(await building.post<Row>('/ls-locations', { name: 'Gym', floorNo: '5', capacity: 2, stayMinutes: 60 }));
  garden = must(await building.post<Row>('/ls-locations', { name: 'Garden', capacity: null }));
});
afterAll(() => api.close());

const scan = (at: Row, by = person, requestKey: string = randomUUID()) =>
  by.post<Row>(OWN, { uniqueCode: `atrium://location/${at.uniqueCode}`, requestKey });
const why = ({ status, errors = {} }: Answer<unknown>) => [
  status,
  ...Object.entries(errors as Record<string, { message: string }>).map(([field, { message }]) => `${field}: ${message}`),
];
const own = async (by = person) => must(await by.get<Row[]>(OWN));
const inNow = async ({ uuid }: Row) => must(await building.get<Row>(`/ls-locations/uuid/${uuid}`)).inNow;
const peopleTold = () => api.db.query(sql`select 1 as told from mails where subject = 'Gym has reached its capacity'`);

describe('a check-in by phone', () => {
  it('is made once for each key, counts at its place, and ends with the one elsewhere', async () => {
    const key = randomUUID();
    const made = must(await scan(gym, person, key));
    expect(made).toMatchObject({ locationUuid: gym.uuid, location: 'Gym', floorNo: '5', status: 'CHECKED_IN' });
    expect(Date.parse(String(made.endsAt)) - Date.parse(String(made.checkedInDate))).toBe(3_600_000);
    expect(must(await scan(gym, person, key)).uuid).toBe(made.uuid);
    expect([await inNow(gym), await inNow(garden)]).toEqual([1, 0]);
    must(await scan(garden));
    expect((await own()).map(({ location, status }) => [location, status])).toEqual([
      ['Garden', 'CHECKED_IN'],
      ['Gym', 'CHECKED_OUT'],
    ]);
    expect([await inNow(gym), await inNow(garden)]).toEqual([0, 1]);
  });

  it('is of one place alone, though the phone asks for two at once', async () => {
    const answers = await Promise.all([scan(gym), scan(garden), scan(gym), scan(garden)]);
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    expect((await own()).filter(({ status }) => status === 'CHECKED_IN')).toHaveLength(1);
    // The database says so, too.
    const twice = api.db.query(sql`
      insert into ls_location_check_ins (office_centre_id, location_id, user_id, checked_in_date, ends_at, status)
      select office_centre_id, location_id, user_id, checked_in_date, ends_at, status from ls_location_check_ins where status = 'CHECKED_IN'`);
    const failed = await twice.catch((error: unknown) => asAppError(error, api.product.model.entity('ls-location-check-ins')));
    expect(failed).toMatchObject({ facts: { fields: { userId: { code: 'checkedInElsewhere' } } } });
  });

  it('ends by itself, whether the clock has said it yet or not, and with a check-out', async () => {
    const made = must(await scan(gym));
    await api.db.query(sql`update ls_location_check_ins set ends_at = now() - interval '1 minute', checked_in_date = now() - interval '1 hour'
      where uuid = ${made.uuid}::uuid`);
    expect((await own())[0]?.status).not.toBe('CHECKED_IN');
    await moveByTime(api.db, api.product.model, true, testConfig());
    expect(must(await building.get<Row>(`/ls-location-check-ins/uuid/${made.uuid}`)).status).toBe('ENDED');
    const again = must(await scan(gym));
    expect(must(await person.put<Row>(`${OWN}/uuid/${again.uuid}/check-out`, {}))).toMatchObject({ status: 'CHECKED_OUT' });
    expect((await person.put(`${OWN}/uuid/${again.uuid}/check-out`, {})).status).toBe(409);
    expect((await other.put(`${OWN}/uuid/${again.uuid}/check-out`, {})).status).toBe(404);
  });

  it('tells the building when a place is full, once', async () => {
    await api.runJobs();
    const before = (await peopleTold()).length;
    must(await scan(gym));
    await api.runJobs();
    expect((await peopleTold()).length).toBe(before);
    must(await scan(gym, other));
    await api.runJobs();
    expect((await peopleTold()).length).toBeGreaterThan(before);
    const last = must(await building.get<Paged<Row>>('/ls-location-check-ins?limit=1')).items[0];
    expect(last).toMatchObject({ filledUp: true });
  });

  it('is refused for a code of no place here, of one that is not in use, and of another building', async () => {
    const wrong = await person.post(OWN, { uniqueCode: 'NOPE', requestKey: 'a' });
    expect(why(wrong)).toEqual([422, 'uniqueCode: No location of this building has this code.']);
    const there = await api.as('LANDLORD_ADMIN@there');
    const foreign = must(await there.post<Row>('/ls-locations', { name: 'Pool' }));
    expect((await scan(foreign)).status).toBe(422);
    must(
      await building.put(`/ls-locations/uuid/${garden.uuid}`, {
        name: 'Garden',
        floorNo: null,
        capacity: null,
        stayMinutes: 240,
        active: false,
        version: 1,
      }),
    );
    expect((await scan(garden)).status).toBe(422);
  });
});

describe('the building', () => {
  it('checks somebody in who belongs to it, and out', async () => {
    const userId = api.world.people['STAFF@here.1']?.userId;
    const made = must(await building.post<Row>('/ls-location-check-ins', { locationId: gym.id, userId }));
    expect(made).toMatchObject({ source: 'PORTAL', status: 'CHECKED_IN', tenantId: api.world.here.tenants[1] });
    must(await building.put(`/ls-location-check-ins/uuid/${made.uuid}/check-out`, {}));
    const stranger = api.world.people['STAFF@there.0']?.userId;
    const refused = await building.post('/ls-location-check-ins', { locationId: gym.id, userId: stranger });
    expect(why(refused)).toEqual([422, 'userId: This record does not exist, or you cannot see it.']);
  });

  it('R-1068 R-1069 gets its check-ins by mail, with the filters of the list', async () => {
    const sent = await building.get(`/ls-location-check-ins/email-record?locationId=${gym.id}`);
    expect(sent.message).toBe('The record list will be emailed to you once it is ready.');
    await api.runJobs();
    const { rows } = await mailedSheet(api);
    expect(rows.length).toBe(1 + must(await building.get<Paged<Row>>(`/ls-location-check-ins?locationId=${gym.id}`)).total);
  });
});
