/** Sessions of events and those who sign up for them (002 §3, §4, §7, §8): two forms of one path, seats, participants. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { activityEventTimeSlot } from '#schemas/events/activityEventTimeSlot.ts';
import { activityEventSample } from '#schemas/events/samples.ts';
import type { Paged } from '#schemas/kernel/calls/errors.ts';
import { actOn } from '#server/engine/occupant/act.ts';
import type { OccupantEntity } from '#server/engine/occupant/addressed.ts';
import { reachOf } from '#server/engine/reach/reach.ts';
import { AppError } from '#server/errors/appError.ts';
import { inHours as at } from '../times.ts';
import { type Api, type Client, type StatusRow as Row, startApi } from './harness.ts';
import { expectWordsInHistory } from './historyWords.ts';

const around = { publishStartDate: at(-1), publishEndDate: at(240), eventStartDate: at(24), eventEndDate: at(230) };
const day = (days: number) => at(24 * days).slice(0, 10);
const time = { sessionDate: day(3), startTime: '10:00', endTime: '11:30' };
const session = { sessionName: 'Morning', location: 'Level 3', eventSlot: 2, ...time };

let api: Api;
let building: Client;
let person: Client;
let other: Client;
beforeAll(async () => {
  api = await startApi();
  building = await api.as('LANDLORD_ADMIN@here');
  person = await api.as('STAFF@here.0');
  other = await api.as('MASTER_ADMIN@here.0');
});
afterAll(() => api.close());

const published = async (more: object = {}) => {
  const { data } = await building.post<Row>('/activity-events/create', { ...activityEventSample.records[0], ...around, ...more });
  return (await building.put<Row>(`/activity-events/uuid/${data.uuid}/publish`)).data;
};
const pathOf = (event: Row) => `/activity-events/uuid/${event.uuid}/activity-event-time-slots`;
const add = async (event: Row, more: object = {}) =>
  (await building.post<Row>(`${pathOf(event)}/create`, { ...session, ...more })).data;
const statusOf = async (event: Row) => (await building.get<Row>(`/activity-events/uuid/${event.uuid}`)).data.status;
const signUp = (who: Client, event: Row, slot: Row) =>
  who.put<{ number: number }>(`/occupant/activity-events/uuid/${event.uuid}/sign-up`, { activityEventTimeSlotId: slot.id });
const giveBack = (who: Client, event: Row, slot: Row) =>
  who.put<{ number: number }>(`/occupant/activity-events/uuid/${event.uuid}/cancel-sign-up`, {
    activityEventTimeSlotId: slot.id,
    cancelRemark: 'I am away',
  });
const participantsOf = async (event: Row) =>
  (await building.get<Paged<Row>>(`/activity-events/uuid/${event.uuid}/activity-event-participants`)).data.items;

describe('a session', () => {
  it('is created below its event with a code for checking in (R-0790, R-0793, R-0794)', async () => {
    const event = await published();
    const answer = await building.post<Row>(`${pathOf(event)}/create`, session);
    expect(answer).toMatchObject({ status: 201, message: 'Sessions have been added.' });
    expect(answer.data).toMatchObject({
      ...session,
      activityEventId: event.id,
      checkInCode: expect.stringMatching(/^[A-Z2-9]{8}$/),
      status: 'OPEN',
      cancelRemark: null,
      participantCount: 0,
    });
    const { eventSlot: _, ...seatless } = session;
    expect(await building.post(`${pathOf(event)}/create`, seatless)).toMatchObject({ status: 422 });
    const own = `${pathOf(event)}/uuid/${answer.data.uuid}/update`;
    const without = { sessionName: 'Morning', location: 'Level 3', eventSlot: null };
    expect(await building.put(own, without)).toMatchObject({ status: 422, errors: { eventSlot: { code: 'required' } } });
    const open = await published({ isLimitedEvent: false });
    const free = (await building.post<Row>(`${pathOf(open)}/create`, session)).data;
    expect((await building.put(`${pathOf(open)}/uuid/${free.uuid}/update`, without)).status).toBe(200);
  });

  it('is updated, rescheduled, hidden and cancelled, each with its message (R-0791, R-0795, R-0796, R-0797, R-0799)', async () => {
    const event = await published();
    const slot = await add(event);
    const call = (what: string, body: object) => building.put<Row>(`${pathOf(event)}/uuid/${slot.uuid}/${what}`, body);
    expect(await call('update', { sessionName: 'Early', location: 'Roof', eventSlot: 9 })).toMatchObject({
      message: 'Session has been updated.',
      data: { sessionName: 'Early', location: 'Roof', eventSlot: 9 },
    });
    const later = { sessionDate: day(4), startTime: '15:00', endTime: '16:00' };
    expect(await call('reschedule', later)).toMatchObject({ message: 'Session has been rescheduled.', data: later });
    expect(await call('update-visible-status', { visible: false })).toMatchObject({
      message: 'Session has been updated.',
      data: { visible: false },
    });
    expect(await call('cancel', {})).toMatchObject({ status: 422 });
    expect(await call('cancel', { cancelRemark: 'No barista' })).toMatchObject({
      message: 'Session has been cancelled.',
      data: { status: 'CANCELLED', cancelRemark: 'No barista' },
    });
  });

  it('is listed in the order of creation, read and deleted (R-0792, R-0798, R-0808)', async () => {
    const event = await published();
    // In no other order: the first is the last by its name, its day and its time.
    const first = await add(event, { sessionName: 'Zumba', sessionDate: day(6), startTime: '20:00', endTime: '21:00' });
    await add(event, { sessionName: 'Karate', sessionDate: day(4), startTime: '15:00', endTime: '16:00' });
    await add(event, { sessionName: 'Aikido' });
    const { data } = await building.get<Paged<Row>>(pathOf(event));
    expect(data.items.map(({ sessionName }) => sessionName)).toEqual(['Zumba', 'Karate', 'Aikido']);
    expect((await building.get<Row>(`${pathOf(event)}/uuid/${first.uuid}`)).data.id).toBe(first.id);
    expect(await building.delete(`${pathOf(event)}/uuid/${first.uuid}`, { version: first.version })).toMatchObject({
      message: 'Session has been removed.',
    });
    expect((await building.get<Paged<Row>>(pathOf(event))).data.total).toBe(2);
    expect(activityEventTimeSlot.actions.add.page).toBe('/events/:id/sessions/add');
    expect(activityEventTimeSlot.pages.show).toBe('/events/:id/sessions/:sessionId');
  });

  it('has the same calls below its office centre, where it is an internal event', async () => {
    const event = await published();
    const centre = api.world.here.building;
    const path = `/office-centres/${centre}/activity-events/${event.id}/activity-event-time-slots`;
    const made = await building.post<Row>(`${path}/create`, session);
    expect(made).toMatchObject({ status: 201, message: 'Internal event successfully added' });
    const { id } = made.data;
    expect((await building.get<Paged<Row>>(path)).data.items.map((row) => row.id)).toEqual([id]);
    expect((await building.get<Row>(`${path}/${id}`)).data.sessionName).toBe('Morning');
    const changed = { sessionName: 'Noon', eventSlot: 3 };
    expect(await building.put(`${path}/${id}/update`, changed)).toMatchObject({ status: 200, data: changed });
    expect(await building.put(`${path}/${id}/cancel`, { cancelRemark: 'Rain' })).toMatchObject({
      data: { status: 'CANCELLED' },
    });
    expect(await building.delete(`${path}/${id}`)).toMatchObject({ message: 'Internal event successfully deleted' });
  });

  it('has a QR code, as its event has (R-0777, R-0807)', async () => {
    const event = await published();
    const slot = await add(event);
    const pictures = await Promise.all(
      [`/activity-events/uuid/${event.uuid}`, `${pathOf(event)}/uuid/${slot.uuid}`].map(async (path) => {
        const { data } = await building.get<{ mimeType: string; base64: string }>(`${path}/generate-qr`);
        expect(data.mimeType).toBe('image/png');
        return Buffer.from(data.base64, 'base64');
      }),
    );
    for (const picture of pictures) expect(picture.subarray(1, 4).toString()).toBe('PNG');
    expect(pictures[0]?.equals(pictures[1] as Buffer)).toBe(false);
    const elsewhere = await published();
    expect((await building.get(`${pathOf(elsewhere)}/uuid/${slot.uuid}/generate-qr`)).status).toBe(404);
  });

  it('is not found below another event, nor in another building', async () => {
    const event = await published();
    const elsewhere = await published();
    const slot = await add(event);
    const foreign = `${pathOf(elsewhere)}/uuid/${slot.uuid}`;
    expect((await building.get(foreign)).status).toBe(404);
    expect((await building.put(`${foreign}/cancel`, { cancelRemark: 'x' })).status).toBe(404);
    expect((await building.delete(foreign)).status).toBe(404);
    expect((await building.get<Paged<Row>>(pathOf(elsewhere))).data.total).toBe(0);
    expect((await building.post(`${pathOf(event)}/create`, { ...session, activityEventId: elsewhere.id })).status).toBe(404);
    const there = await api.as('LANDLORD_ADMIN@there');
    expect((await there.get(pathOf(event))).status).toBe(404);
    expect((await there.post(`${pathOf(event)}/create`, session)).status).toBe(404);
    const query = await building.get<Paged<Row>>(`${pathOf(elsewhere)}?activityEventId=${event.id}`);
    expect(query.data.total).toBe(0);
  });
});

describe('a sign-up', () => {
  it('takes a seat, once, and shows in the person’s list (R-0803)', async () => {
    const event = await published();
    const slot = await add(event);
    expect(await signUp(person, event, slot)).toMatchObject({ status: 200, data: { number: 1 } });
    expect(await signUp(person, event, slot)).toMatchObject({ status: 200, data: { number: 1 } });
    expect(await participantsOf(event)).toMatchObject([{ status: 'REGISTERED', activityEventTimeSlotId: slot.id }]);
    const { data } = await person.get<Record<string, unknown>>(`/occupant/activity-events/uuid/${event.uuid}`);
    expect(data).toMatchObject({
      sessions: [{ sessionName: 'Morning', participantCount: 1 }],
      signUps: [{ activityEventTimeSlotId: slot.id, status: 'REGISTERED' }],
    });
    const { data: others } = await other.get<Record<string, unknown>>(`/occupant/activity-events/uuid/${event.uuid}`);
    expect(others.signUps).toEqual([]);
  });

  it('makes the event full with its last seat, and open again with the first that is given back', async () => {
    const event = await published();
    const slot = await add(event, { eventSlot: 1 });
    await signUp(person, event, slot);
    expect(await statusOf(event)).toBe('EVENT_FULL');
    expect(await signUp(other, event, slot)).toMatchObject({
      status: 409,
      message: 'There is no free seat in this session.',
    });
    expect(await giveBack(person, event, slot)).toMatchObject({ status: 200, data: { number: 0 } });
    expect(await giveBack(person, event, slot)).toMatchObject({ status: 200, data: { number: 0 } });
    expect(await statusOf(event)).toBe('EVENT_RSVP');
    expect(await signUp(other, event, slot)).toMatchObject({ status: 200 });
    const more = await add(event, { sessionName: 'Afternoon' });
    expect(await statusOf(event)).toBe('EVENT_RSVP');
    await building.delete(`${pathOf(event)}/uuid/${more.uuid}`);
    expect(await building.delete(`${pathOf(event)}/uuid/${slot.uuid}`)).toMatchObject({ status: 409, code: 'inUse' });
    expect(await statusOf(event)).toBe('EVENT_FULL');
  });

  it('stays below the registration limit of the event (R-0771)', async () => {
    const event = await published({ enableRegistrationLimit: true, registrationLimitPerUser: 1 });
    const [first, second] = [await add(event), await add(event, { sessionName: 'Afternoon' })];
    await signUp(person, event, first);
    expect(await signUp(person, event, second)).toMatchObject({
      status: 409,
      message: 'You have as many sign-ups for this event as it allows.',
    });
    expect(await signUp(other, event, second)).toMatchObject({ status: 200 });
  });

  it('is refused where the session is not of the event, hidden, cancelled or over, or the event keeps its sign-ups', async () => {
    const event = await published({ isCancellable: false, eventStartDate: at(-72) });
    const slot = await add(event);
    const elsewhere = await published();
    expect(await signUp(person, elsewhere, slot)).toMatchObject({ status: 422 });
    await signUp(person, event, slot);
    expect(await giveBack(person, event, slot)).toMatchObject({ status: 409 });
    const hidden = await add(event);
    await building.put(`${pathOf(event)}/uuid/${hidden.uuid}/update-visible-status`, { visible: false });
    expect(await signUp(other, event, hidden)).toMatchObject({ status: 422 });
    const over = await add(event, { sessionDate: day(-2) });
    expect(await signUp(other, event, over)).toMatchObject({ status: 422 });
    const draft = (await building.post<Row>('/activity-events/create', { ...activityEventSample.records[0], ...around })).data;
    expect(await signUp(person, draft, await add(draft))).toMatchObject({ status: 404 });
    expect((await signUp(await api.as('STAFF@there.0'), event, slot)).status).toBe(404);
  });

  it('never takes one seat too many, whoever asks at the same time', async () => {
    const event = await published();
    const slot = await add(event, { eventSlot: 37 });
    const { session: own } = reachOf(await person.session());
    const people = await api.db.query<{ id: number }>(sql`
      insert into users (full_name, username, status, account_registered)
      select 'Guest ' || i, 'guest.' || i || '@here.example', 'ACTIVE', true from generate_series(1, 200) i returning id`);
    const entity = api.product.model.entity('activity-events') as OccupantEntity;
    const outcomes = await Promise.allSettled(
      people.map(({ id }) =>
        api.db.transaction((tx) =>
          actOn(
            tx,
            { config: api.config, model: api.product.model, entity, reach: reachOf({ ...own, userId: id }), origin: {} },
            entity,
            'signUp',
            event.uuid,
            { activityEventTimeSlotId: slot.id },
          ),
        ),
      ),
    );
    const refused = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
    expect(refused.filter((one) => !(one instanceof AppError && one.facts.messageKey === 'errors.sessionFull'))).toEqual([]);
    expect(refused).toHaveLength(163);
    expect((await building.get<Row>(`${pathOf(event)}/uuid/${slot.uuid}`)).data.participantCount).toBe(37);
    expect(await statusOf(event)).toBe('EVENT_FULL');
  });
});

describe('participants', () => {
  const filled = async () => {
    const event = await published();
    const slot = await add(event);
    await signUp(person, event, slot);
    await signUp(other, event, slot);
    const ids = (await participantsOf(event)).map(({ id }) => id);
    return { event, slot, ids, path: `/activity-events/uuid/${event.uuid}/activity-event-participants` };
  };

  it('belong to one event, as its external links and its tags do (R-0760)', async () => {
    const link = { id: 'one', link: { type: 'WEB_LINK', url: 'https://atrium.example/a', openIn: 'APP' } };
    const event = await published({ externalLinks: [link], tags: ['Flood drill'] });
    const elsewhere = await filled();
    expect(await participantsOf(event)).toEqual([]);
    const slot = await add(event);
    await signUp(person, event, slot);
    const [own] = await participantsOf(event);
    expect(await participantsOf(event)).toHaveLength(1);
    expect(own).toMatchObject({ activityEventId: event.id, userId: api.world.people['STAFF@here.0']?.userId });
    expect(elsewhere.ids).not.toContain(own?.id);
    const path = (one: Row) => `/activity-events/uuid/${one.uuid}/activity-event-participants/${own?.id}`;
    expect((await building.get(path(event))).status).toBe(200);
    expect((await building.get(path(elsewhere.event))).status).toBe(404);
    const ownOf = async (one: Row) => {
      const { data } = await building.get<Row>(`/activity-events/uuid/${one.uuid}`);
      return [data.tags, data.externalLinks];
    };
    expect(await ownOf(event)).toMatchObject([['Flood drill'], [link]]);
    expect(await ownOf(elsewhere.event)).not.toEqual(await ownOf(event));
  });

  it('are cancelled with a remark and ids, all of them or none (R-0800, R-0802, R-0804)', async () => {
    const { event, ids, path } = await filled();
    expect(await building.put(`${path}/cancel`, { ids })).toMatchObject({ status: 422 });
    const elsewhere = await filled();
    const cancelRemark = 'The room is flooded';
    expect(await building.put(`${path}/cancel`, { ids: [...ids, elsewhere.ids[0]], cancelRemark })).toMatchObject({
      status: 404,
    });
    expect((await participantsOf(event)).map(({ status }) => status)).toEqual(['REGISTERED', 'REGISTERED']);
    expect(await building.put(`${path}/cancel`, { ids, cancelRemark })).toMatchObject({ status: 200 });
    expect(await participantsOf(event)).toMatchObject([
      { status: 'CANCELLED', cancelRemark },
      { status: 'CANCELLED', cancelRemark },
    ]);
    expect((await building.get(`${path}/get-status-count`)).data).toMatchObject({ REGISTERED: 0, CANCELLED: 2 });
  });

  it('are removed with a remark and ids (R-0801)', async () => {
    const { event, ids, path } = await filled();
    expect(await building.put(`${path}/remove`, { ids: ids.slice(0, 1), removeRemark: 'A double' })).toMatchObject({
      status: 200,
    });
    const rows = await participantsOf(event);
    expect(rows.find(({ id }) => id === ids[0])).toMatchObject({ status: 'REMOVED', removeRemark: 'A double' });
    expect(rows.find(({ id }) => id === ids[1])).toMatchObject({ status: 'REGISTERED' });
  });

  it('of a cancelled session or event are cancelled with it', async () => {
    const { event, slot } = await filled();
    await building.put(`${pathOf(event)}/uuid/${slot.uuid}/cancel`, { cancelRemark: 'Rain' });
    expect(await participantsOf(event)).toMatchObject([{ cancelRemark: 'Rain' }, { cancelRemark: 'Rain' }]);
    const whole = await filled();
    expect(await building.put(`/activity-events/uuid/${whole.event.uuid}/cancel`, { cancelRemark: 'Storm' })).toMatchObject({
      status: 200,
      data: { status: 'EVENT_CANCELLED' },
    });
    expect(await participantsOf(whole.event)).toMatchObject([{ status: 'CANCELLED' }, { status: 'CANCELLED' }]);
    expect((await building.get<Paged<Row>>(pathOf(whole.event))).data.items).toMatchObject([{ status: 'CANCELLED' }]);
  });

  it('of a session are mailed and downloaded (R-0805, R-0806)', async () => {
    const { event, slot, path } = await filled();
    expect(await building.get(`${pathOf(event)}/uuid/${slot.uuid}/email-participant-record`)).toMatchObject({
      status: 200,
      message: 'The record list will be emailed to you once it is ready.',
    });
    const { data } = await building.get<{ fileName: string; base64: string }>(`${path}/generate-participant-record/${slot.id}`);
    expect(data.fileName).toMatch(/^Morning .*\.xlsx$/);
    expect(Buffer.from(data.base64, 'base64').subarray(0, 2).toString()).toBe('PK');
    const elsewhere = await published();
    expect((await building.get(`${pathOf(elsewhere)}/uuid/${slot.uuid}/email-participant-record`)).status).toBe(404);
  });
});

it('leaves a history in words', () => expectWordsInHistory(api.database.db, ['fill', 'reopen', 'cancel']));
