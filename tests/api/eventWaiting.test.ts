/** The waiting list of a session, and what those who have signed up are told (002 §3, §4). */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { actOn } from '#server/engine/occupant/act.ts';
import type { OccupantEntity } from '#server/engine/occupant/addressed.ts';
import { reachOf } from '#server/engine/reach/reach.ts';
import { day, eventWorld, type Row } from './eventWorld.ts';
import { type Api, type Client, startApi } from './harness.ts';

let api: Api;
let world: Awaited<ReturnType<typeof eventWorld>>;
let person: Client;
let other: Client;
let third: Client;
beforeAll(async () => {
  api = await startApi();
  world = await eventWorld(api);
  person = await api.as('STAFF@here.0');
  other = await api.as('MASTER_ADMIN@here.0');
  third = await api.as('STAFF@here.1');
});
afterAll(() => api.close());

const wait = (who: Client, event: Row, slot: Row) =>
  world.act(who, event, 'join-waiting-list', { activityEventTimeSlotId: slot.id });
const leave = (who: Client, event: Row, slot: Row) =>
  world.act(who, event, 'leave-waiting-list', { activityEventTimeSlotId: slot.id, cancelRemark: 'No time' });
/** A session of one seat, which is taken. */
const full = async (more: object = {}) => {
  const event = await world.publish(await world.draft(more));
  const slot = await world.add(event, { eventSlot: 1 });
  await world.signUp(person, event, slot);
  return { event, slot };
};
const statuses = async (event: Row) => (await world.participantsOf(event)).map(({ status }) => status);
interface Notice {
  title: { en: string; [locale: string]: string };
  message: { en: string };
}
/** What the person has been told of this event, the oldest first. */
const toldOf = async (who: Client, event: Row): Promise<Notice[]> => {
  const { userId } = (await who.session()) as { userId: number };
  return api.db.query<Notice>(sql`
    select d.title, d.message from deliveries d join delivery_recipients r on r.delivery_id = d.id and r.channel = 'PORTAL'
    where r.user_id = ${userId} and d.kind = 'event' and d.title ->> 'en' like ${`%${(event.name as { en: string }).en}`} order by d.id`);
};
let names = 0;
const named = () => {
  names += 1;
  return { name: { en: `Tea ${names}.`, 'zh-Hant': `茶 ${names}.` } };
};

describe('the waiting list', () => {
  it('is joined once no seat is free, once by each', async () => {
    const event = await world.publish(await world.draft());
    const slot = await world.add(event, { eventSlot: 1 });
    expect(await wait(other, event, slot)).toMatchObject({
      status: 409,
      message: 'There is a free seat in this session. Sign up for it.',
    });
    await world.signUp(person, event, slot);
    expect(await wait(other, event, slot)).toMatchObject({ status: 200, data: { number: 1 } });
    expect(await wait(other, event, slot)).toMatchObject({ status: 200, data: { number: 1 } });
    expect(await wait(person, event, slot)).toMatchObject({ status: 409 });
    expect(await world.signUp(other, event, slot)).toMatchObject({ status: 409 });
    expect(await statuses(event)).toEqual(['REGISTERED', 'WAITING']);
    expect(await world.ownSignUps(other, event)).toMatchObject([{ status: 'WAITING' }]);
    const { data } = await world.building.get<Row>(`${world.pathOf(event)}/uuid/${slot.uuid}`);
    expect(data).toMatchObject({ participantCount: 1, waitingCount: 1 });
    expect((await world.read(event)).status).toBe('EVENT_FULL');
  });

  it('takes no other values: nobody waits for somebody else, or gets a seat or a code by asking for it', async () => {
    const { event, slot } = await full();
    for (const more of [{ userId: 1 }, { status: 'REGISTERED' }, { checkInCode: 'ABCDEFGHJKLM' }, { id: 1 }])
      expect(await world.act(other, event, 'join-waiting-list', { activityEventTimeSlotId: slot.id, ...more })).toMatchObject({
        status: 422,
      });
    expect(await statuses(event)).toEqual(['REGISTERED']);
  });

  it('moves up in order as soon as a seat is free, and says so', async () => {
    const { event, slot } = await full(named());
    await wait(other, event, slot);
    await wait(third, event, slot);
    await world.giveBack(person, event, slot);
    expect(await statuses(event)).toEqual(['CANCELLED', 'REGISTERED', 'WAITING']);
    expect((await world.read(event)).status).toBe('EVENT_FULL');
    expect(await toldOf(other, event)).toMatchObject([
      {
        title: { en: `You have a seat: ${(event.name as { en: string }).en}`, 'zh-Hant': expect.stringContaining('名額') },
        message: { en: expect.stringContaining('Morning') },
      },
    ]);
    expect(await toldOf(third, event)).toEqual([]);
    const [, moved] = await world.participantsOf(event);
    const path = `/activity-events/uuid/${event.uuid}/activity-event-participants/${moved?.id}`;
    const { data: history } = await world.building.get<{ items: { action: string; userName: string }[] }>(`${path}/history`);
    expect(history.items[0]).toMatchObject({ action: 'moveUp', userName: 'Atrium' });
    expect(await world.building.put(`${path}/remove`, { removeRemark: 'A double' })).toMatchObject({ status: 200 });
    expect(await statuses(event)).toEqual(['CANCELLED', 'REMOVED', 'REGISTERED']);
    expect(await toldOf(third, event)).toHaveLength(1);
  });

  it('is left again, with no effect on a seat', async () => {
    const { event, slot } = await full();
    await wait(other, event, slot);
    expect(await leave(other, event, slot)).toMatchObject({ status: 200, data: { number: 0 } });
    expect(await leave(other, event, slot)).toMatchObject({ status: 200, data: { number: 0 } });
    expect(await leave(person, event, slot)).toMatchObject({ status: 200, data: { number: 0 } });
    expect(await statuses(event)).toEqual(['REGISTERED', 'CANCELLED']);
  });

  it('moves up when the building adds seats, as many as there are', async () => {
    const { event, slot } = await full();
    await wait(other, event, slot);
    await wait(third, event, slot);
    const more = { sessionName: 'Morning', eventSlot: 2 };
    expect(await world.building.put(`${world.pathOf(event)}/uuid/${slot.uuid}/update`, more)).toMatchObject({ status: 200 });
    expect(await statuses(event)).toEqual(['REGISTERED', 'REGISTERED', 'WAITING']);
    expect((await world.read(event)).status).toBe('EVENT_FULL');
  });

  it('passes over whoever has as many sign-ups as the event allows, until they may have more', async () => {
    const { event, slot } = await full({ enableRegistrationLimit: true, registrationLimitPerUser: 1 });
    await wait(other, event, slot);
    await wait(third, event, slot);
    const second = await world.add(event, { sessionName: 'Noon' });
    await world.signUp(other, event, second);
    await world.giveBack(person, event, slot);
    expect(await statuses(event)).toEqual(['CANCELLED', 'WAITING', 'REGISTERED', 'REGISTERED']);
    await world.building.put(`${world.pathOf(event)}/uuid/${slot.uuid}/update`, { sessionName: 'Morning', eventSlot: 2 });
    expect((await statuses(event))[1]).toBe('WAITING');
    const limit = { enableRegistrationLimit: true, registrationLimitPerUser: 2 };
    await world.building.put(`/activity-events/uuid/${event.uuid}/set-registration-limit`, limit);
    expect((await statuses(event))[1]).toBe('REGISTERED');
  });

  it('never gives one seat too many, whoever gives theirs back and joins at the same time', async () => {
    const event = await world.publish(await world.draft());
    const seats = 20;
    const slot = await world.add(event, { eventSlot: seats });
    const { session: own } = reachOf(await person.session());
    const people = await api.db.query<{ id: number }>(sql`
      insert into users (full_name, username, status, account_registered)
      select 'Waiter ' || i, 'waiter.' || i || '@here.example', 'ACTIVE', true from generate_series(1, 110) i returning id`);
    const ids = people.map(({ id }) => Number(id));
    const entity = api.product.model.entity('activity-events') as OccupantEntity;
    const does = (userId: number, act: string, more: object = {}) =>
      api.db.transaction((tx) =>
        actOn(
          tx,
          { config: api.config, model: api.product.model, entity, reach: reachOf({ ...own, userId }), origin: {} },
          entity,
          act,
          event.uuid,
          { activityEventTimeSlotId: slot.id, ...more },
        ),
      );
    const [first, rest] = [ids.slice(0, seats), ids.slice(seats)];
    for (const id of first) await does(id, 'signUp');
    // 200 calls at once: 90 join, 20 give back, 90 ask for a seat that only the list gives.
    const calls = [
      ...rest.map((id) => () => does(id, 'joinWaitingList')),
      ...first.map((id) => () => does(id, 'cancelSignUp', { cancelRemark: 'Away' })),
      ...rest.map((id) => () => does(id, 'signUp')),
    ];
    await Promise.allSettled(calls.map((call) => call()));
    const [counts] = await api.db.query<{ seated: number; waiting: number; people: number; early: number }>(sql`
      select count(*) filter (where status in ('REGISTERED', 'CHECKED_IN'))::int as seated,
        count(*) filter (where status = 'WAITING')::int as waiting,
        count(distinct user_id) filter (where status in ('REGISTERED', 'CHECKED_IN', 'WAITING'))::int as people,
        count(*) filter (where status = 'WAITING' and id < (
          select max(m.record_id) from audit_log m where m.entity = 'activity-event-participants' and m.action = 'moveUp'
            and m.record_id in (select id from event_participants where activity_event_time_slot_id = ${slot.id})))::int as early
      from event_participants where activity_event_time_slot_id = ${slot.id}`);
    expect(counts).toMatchObject({ seated: seats, early: 0 });
    expect(counts?.people).toBe((counts?.seated ?? 0) + (counts?.waiting ?? 0));
  });
});

describe('those who have signed up', () => {
  it('are told once when their session has another time, with a seat or waiting for one', async () => {
    const { event, slot } = await full(named());
    await wait(other, event, slot);
    const path = `${world.pathOf(event)}/uuid/${slot.uuid}`;
    const later = { sessionDate: day(4), startTime: '15:00', endTime: '16:00' };
    await world.building.put(`${path}/reschedule`, later);
    // Nothing has changed the second time.
    await world.building.put(`${path}/reschedule`, later);
    for (const who of [person, other])
      expect(await toldOf(who, event)).toMatchObject([
        { title: { en: expect.stringMatching(/^New time: /) }, message: { en: expect.stringContaining('15:00 to 16:00') } },
      ]);
    expect(await toldOf(third, event)).toEqual([]);
    expect(await statuses(event)).toEqual(['REGISTERED', 'WAITING']);
  });

  it('are told once, and why, when their session or the whole event is cancelled', async () => {
    const one = await full(named());
    await wait(other, one.event, one.slot);
    await world.building.put(`${world.pathOf(one.event)}/uuid/${one.slot.uuid}/cancel`, { cancelRemark: 'Heavy <b>rain</b>' });
    expect(await statuses(one.event)).toEqual(['CANCELLED', 'CANCELLED']);
    for (const who of [person, other])
      expect(await toldOf(who, one.event)).toMatchObject([
        { message: { en: expect.stringContaining('Reason: Heavy <b>rain</b>') } },
      ]);

    const whole = await full(named());
    const noon = await world.add(whole.event, { sessionName: 'Noon' });
    await world.signUp(person, whole.event, noon);
    await wait(other, whole.event, whole.slot);
    await world.building.put(`/activity-events/uuid/${whole.event.uuid}/cancel`, { cancelRemark: 'Storm' });
    for (const who of [person, other])
      expect(await toldOf(who, whole.event)).toMatchObject([
        {
          title: { en: expect.stringMatching(/^Cancelled: /) },
          message: { en: 'The event will not take place, and neither will its sessions. Reason: Storm' },
        },
      ]);
    expect(await toldOf(third, whole.event)).toEqual([]);
  });

  it('are told once when the event has other dates, and not when anything else changes', async () => {
    const { event } = await full(named());
    const now = await world.read(event);
    const body = (more: object) => ({
      ...Object.fromEntries(
        [
          'name',
          'type',
          'viewableBy',
          'publishStartDate',
          'publishEndDate',
          'eventStartDate',
          'eventEndDate',
          'isLimitedEvent',
        ].map((key) => [key, now[key]]),
      ),
      ...more,
    });
    const path = `/activity-events/uuid/${event.uuid}/update`;
    const renamed = await world.building.put<Row>(path, body({ version: now.version, tagline: { en: 'Hot' } }));
    expect(renamed.errors).toBeUndefined();
    expect(await toldOf(person, event)).toEqual([]);
    const moved = body({
      version: renamed.data.version,
      eventEndDate: new Date(Date.parse(String(now.eventEndDate)) + 86_400_000).toISOString(),
    });
    expect(await world.building.put(path, moved)).toMatchObject({ status: 200 });
    expect(await toldOf(person, event)).toMatchObject([{ title: { en: expect.stringMatching(/^New dates: /) } }]);
  });

  it('are told when the building cancels their sign-up, and not when they do', async () => {
    const { event, slot } = await full(named());
    await world.signUp(person, event, slot);
    const [participant] = await world.participantsOf(event);
    const path = `/activity-events/uuid/${event.uuid}/activity-event-participants/cancel`;
    await world.building.put(path, { ids: [participant?.id], cancelRemark: 'For members only' });
    expect(await toldOf(person, event)).toMatchObject([{ message: { en: expect.stringContaining('For members only') } }]);
    await world.signUp(other, event, slot);
    await world.giveBack(other, event, slot);
    expect(await toldOf(other, event)).toEqual([]);
  });
});
