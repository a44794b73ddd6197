/** An event as everybody may read it without an account (002 §2, `/event`). */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PublicEvent } from '#schemas/events/publicEvent.ts';
import { activityEventSample } from '#schemas/events/samples.ts';
import { LINK_HOURLY } from '#server/engine/linked/calls.ts';
import { inHours as at } from '../times.ts';
import { type Api, type Client, startApi } from './harness.ts';

type Row = Record<string, unknown> & { id: number; uuid: string };
const around = { publishStartDate: at(-1), publishEndDate: at(240), eventStartDate: at(24), eventEndDate: at(230) };

let api: Api;
let building: Client;
let nobody: Client;
beforeAll(async () => {
  api = await startApi();
  [building, nobody] = await Promise.all([api.as('LANDLORD_ADMIN@here'), api.as('nobody')]);
});
afterAll(() => api.close());

async function published(more: object = {}): Promise<Row> {
  const body = { ...activityEventSample.records[0], ...around, viewableBy: 'ALL', ...more };
  const { data } = await building.post<Row>('/activity-events/create', body);
  await building.put(`/activity-events/uuid/${data.uuid}/publish`);
  return data;
}
const addSession = (event: Row, more: object = {}) =>
  building.post<Row>(`/activity-events/uuid/${event.uuid}/activity-event-time-slots/create`, {
    sessionName: 'Morning',
    eventSlot: 2,
    sessionDate: at(72).slice(0, 10),
    startTime: '10:00',
    endTime: '11:30',
    ...more,
  });
const read = (uuid: string) => nobody.get<PublicEvent>(`/event/${uuid}`);

describe('the public page of an event', () => {
  it('says what, when and where, with the sessions to come and their free seats, and nothing about people', async () => {
    const event = await published({ description: { en: '<p>Milk &amp; <b>coffee</b></p><ul><li>Bring a cup</li></ul>' } });
    const { data: slot } = await addSession(event);
    await addSession(event, { sessionName: 'Past', sessionDate: at(-72).slice(0, 10) });
    const person = await api.as('STAFF@here.0');
    await person.put(`/occupant/activity-events/uuid/${event.uuid}/sign-up`, { activityEventTimeSlotId: slot.id });
    const { status, data } = await read(event.uuid);
    expect(status).toBe(200);
    expect(Object.keys(data).sort()).toEqual(
      ['building', 'description', 'endAt', 'isFull', 'name', 'sessions', 'startAt', 'tagline', 'uuid', 'zone'].sort(),
    );
    expect(data).toMatchObject({ description: { en: 'Milk & coffee\nBring a cup' }, isFull: false, zone: 'Asia/Singapore' });
    expect(data.sessions).toEqual([
      { name: 'Morning', location: null, startAt: expect.any(String), endAt: expect.any(String), free: 1 },
    ]);
  });

  it('does not exist for a draft, a hidden one, one for some, one of another time, nor once it is cancelled', async () => {
    const event = await published();
    const set = (values: string) => api.db.query(sql`update activity_events set ${sql.raw(values)} where id = ${event.id}`);
    const open = `status = 'EVENT_RSVP', visible = true, viewable_by = 'ALL', publish_start_date = now() - interval '1 hour',
      publish_end_date = now() + interval '9 days', deleted_date = null`;
    for (const closed of [
      `status = 'DRAFT'`,
      `status = 'EVENT_CANCELLED'`,
      `status = 'EVENT_ARCHIVED'`,
      'visible = false',
      `viewable_by = 'OFFICE_TENANT'`,
      `publish_start_date = now() + interval '1 hour'`,
      `publish_end_date = now()`,
      'deleted_date = now()',
    ]) {
      await set(open);
      expect((await read(event.uuid)).status, closed).toBe(200);
      await set(closed);
      expect(await read(event.uuid), closed).toMatchObject({ status: 404, code: 'notFound' });
    }
  });

  it('is full when no seat is free, and slows down who tries addresses', async () => {
    const event = await published();
    await addSession(event, { eventSlot: 1 });
    const [slot] = (await read(event.uuid)).data.sessions;
    expect(slot?.free).toBe(1);
    await api.db.query(sql`update activity_events set status = 'EVENT_FULL' where id = ${event.id}`);
    expect((await read(event.uuid)).data.isFull).toBe(true);
    const wrong: number[] = [];
    for (let count = 0; count <= LINK_HOURLY.wrong; count += 1) wrong.push((await read(`x${count}`)).status);
    expect(new Set(wrong)).toEqual(new Set([404, 429]));
    // Whoever has the right address still reads it.
    expect((await read(event.uuid)).status).toBe(200);
  });
});
