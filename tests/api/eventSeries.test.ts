/** Sessions that repeat (002 §7): a series is added, changed and cancelled in one transaction each. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { activityEventSample } from '#schemas/events/samples.ts';
import type { Option, Paged } from '#schemas/kernel/calls/errors.ts';
import type { OwnNotices } from '#schemas/kernel/notices/ownNotice.ts';
import { type Api, type Client, startApi } from './harness.ts';

type Row = Record<string, unknown> & { id: number; uuid: string; version: number; status: string; sessionDate: string };
let api: Api;
let building: Client;
beforeAll(async () => {
  api = await startApi();
  building = await api.as('LANDLORD_ADMIN@here');
});
afterAll(() => api.close());

const session = {
  sessionName: 'Yoga',
  location: 'Roof',
  eventSlot: 5,
  sessionDate: '2036-03-03',
  startTime: '10:00',
  endTime: '11:00',
};
/** A Monday and three more. */
const mondays = { frequency: 'WEEKLY', interval: 1, weekdays: ['MO'], count: 4 };
const year = { eventStartDate: '2036-01-01T00:00:00Z', eventEndDate: '2036-12-31T00:00:00Z' };
const event = async () =>
  (await building.post<Row>('/activity-events/create', { ...activityEventSample.records[0], ...year })).data;
const pathOf = ({ uuid }: Row) => `/activity-events/uuid/${uuid}/activity-event-time-slots`;
const add = (of: Row, repeats: object | null, more: object = {}) =>
  building.post<Row>(`${pathOf(of)}/create`, { ...session, repeats, ...more });
const sessionsOf = async (of: Row) => (await building.get<Paged<Row>>(`${pathOf(of)}?limit=50`)).data.items;
const datesOf = async (of: Row) => (await sessionsOf(of)).map(({ sessionDate }) => sessionDate);
const call = (of: Row, slot: Row | undefined, what: string, body: object) =>
  building.put<Row>(`${pathOf(of)}/uuid/${slot?.uuid}/${what}`, body);

describe('a series of sessions', () => {
  it('is added by a rule, without the exceptions; each session keeps the rule and its series', async () => {
    const of = await event();
    const answer = await add(of, { ...mondays, except: ['2036-03-17'] });
    expect(answer).toMatchObject({ status: 201, message: 'Sessions have been added.', data: { sessionDate: '2036-03-03' } });
    const made = await sessionsOf(of);
    expect(made.map(({ sessionDate }) => sessionDate)).toEqual(['2036-03-03', '2036-03-10', '2036-03-24']);
    expect(new Set(made.map(({ series }) => series)).size).toBe(1);
    expect(new Set(made.map(({ checkInCode }) => checkInCode)).size).toBe(3);
    for (const one of made)
      expect(one).toMatchObject({ repeats: { ...mondays, except: ['2036-03-17'] }, sessionName: 'Yoga', eventSlot: 5 });
    const single = (await add(of, null)).data;
    expect([single.series, single.repeats]).toEqual([null, null]);
  });

  it('is refused as a whole', async () => {
    const of = await event();
    const refused = (repeats: object, more?: object) => add(of, repeats, more);
    expect(await refused({ ...mondays, count: 201 })).toMatchObject({
      status: 422,
      errors: { repeats: { code: 'recurrence.tooMany' } },
    });
    const { count: _, ...open } = mondays;
    expect(await refused({ ...open, weekdays: ['MO', 'TU', 'WE', 'TH', 'FR'], until: '2039-01-01' })).toMatchObject({
      errors: { repeats: { code: 'recurrence.tooMany' } },
    });
    expect(await refused({ ...open, until: '2036-03-02' })).toMatchObject({ errors: { repeats: { code: 'recurrence.none' } } });
    expect(await refused({ ...open })).toMatchObject({ errors: { repeats: { code: 'recurrence.end' } } });
    expect(await refused(mondays, { sessionDate: '2036-13-01' })).toMatchObject({ errors: { sessionDate: {} } });
    // Without seats each session would be refused.
    expect(await refused(mondays, { eventSlot: null })).toMatchObject({
      status: 422,
      errors: { eventSlot: { code: 'required' } },
    });
    expect(await sessionsOf(of)).toEqual([]);
  });

  it('is cancelled in one session, or in one and those that follow', async () => {
    const of = await event();
    await add(of, mondays);
    const [first, second, third, fourth] = await sessionsOf(of);
    const other = (await add(of, mondays)).data;
    expect(await call(of, third, 'cancel', { cancelRemark: 'Rain' })).toMatchObject({ message: 'Session has been cancelled.' });
    expect(await call(of, second, 'cancel/following', {})).toMatchObject({ status: 422, errors: { cancelRemark: {} } });
    expect(await call(of, second, 'cancel/following', { cancelRemark: 'Closed' })).toMatchObject({
      status: 200,
      message: 'The session and those that follow have been cancelled.',
      data: { status: 'CANCELLED' },
    });
    const after = await sessionsOf(of);
    const told = (slot: Row | undefined) =>
      after.filter(({ id }) => id === slot?.id).map(({ status, cancelRemark }) => [status, cancelRemark])[0];
    expect([first, second, third, fourth, other].map(told)).toEqual([
      ['OPEN', null],
      ['CANCELLED', 'Closed'],
      ['CANCELLED', 'Rain'],
      ['CANCELLED', 'Closed'],
      ['OPEN', null],
    ]);
    const history = await building.get<Paged<{ action: string }>>(`${pathOf(of)}/uuid/${fourth?.uuid}/history`);
    expect(history.data.items[0]?.action).toBe('cancel');
  });

  it('is moved by as many days, and changed, from one session on', async () => {
    const of = await event();
    await add(of, mondays);
    const [, second, third] = await sessionsOf(of);
    const moved = { sessionDate: '2036-03-11', startTime: '15:00', endTime: '16:00' };
    expect(await call(of, second, 'reschedule/following', moved)).toMatchObject({
      message: 'The session and those that follow have been rescheduled.',
      data: moved,
    });
    expect(await datesOf(of)).toEqual(['2036-03-03', '2036-03-11', '2036-03-18', '2036-03-25']);
    expect((await sessionsOf(of)).map(({ startTime }) => startTime)).toEqual(['10:00', '15:00', '15:00', '15:00']);
    const detail = { sessionName: 'Pilates', location: 'Gym', eventSlot: 3 };
    expect(await call(of, third, 'update/following', detail)).toMatchObject({ data: detail });
    expect((await sessionsOf(of)).map(({ sessionName }) => sessionName)).toEqual(['Yoga', 'Yoga', 'Pilates', 'Pilates']);
  });

  it('does not lose seats that are taken: then none of the sessions changes', async () => {
    const around = { publishStartDate: '2026-01-01T00:00:00.000Z', publishEndDate: '2036-03-30T00:00:00.000Z' };
    const { data: of } = await building.post<Row>('/activity-events/create', {
      ...activityEventSample.records[0],
      ...year,
      ...around,
    });
    await building.put(`/activity-events/uuid/${of.uuid}/publish`);
    await add(of, mondays);
    const [first, , third] = await sessionsOf(of);
    for (const who of ['STAFF@here.0', 'MASTER_ADMIN@here.0']) {
      const person = await api.as(who);
      const body = { activityEventTimeSlotId: third?.id };
      expect((await person.put(`/occupant/activity-events/uuid/${of.uuid}/sign-up`, body)).status).toBe(200);
    }
    const fewer = { sessionName: 'Yoga', location: 'Roof', eventSlot: 1 };
    expect(await call(of, first, 'update/following', fewer)).toMatchObject({
      status: 422,
      errors: { eventSlot: { params: { min: 2 } } },
    });
    expect((await sessionsOf(of)).map(({ eventSlot }) => eventSlot)).toEqual([5, 5, 5, 5]);
  });

  it.each([
    ['cancelled', 'cancel', { cancelRemark: 'Closed' }, 'Cancelled: '],
    ['moved', 'reschedule', { sessionDate: '2036-03-11', startTime: '15:00', endTime: '16:00' }, 'New times: '],
  ])('is %s, and a person who comes to several of them hears of it once', async (_, action, body, title) => {
    const around = { publishStartDate: '2026-01-01T00:00:00.000Z', publishEndDate: '2036-03-30T00:00:00.000Z' };
    const { data: of } = await building.post<Row>('/activity-events/create', {
      ...activityEventSample.records[0],
      ...year,
      ...around,
    });
    await building.put(`/activity-events/uuid/${of.uuid}/publish`);
    await add(of, mondays);
    const [, second, third, fourth] = await sessionsOf(of);
    const [often, late] = [await api.as('STAFF@here.0'), await api.as('MASTER_ADMIN@here.0')];
    const signUp = async (who: Client, slots: (Row | undefined)[]) => {
      for (const slot of slots)
        expect(
          (await who.put(`/occupant/activity-events/uuid/${of.uuid}/sign-up`, { activityEventTimeSlotId: slot?.id })).status,
        ).toBe(200);
    };
    await signUp(often, [second, third, fourth]);
    await signUp(late, [fourth]);
    const heard = async (who: Client) =>
      (await who.get<OwnNotices>('/occupant/notices')).data.items.filter((one) => one.title.en?.startsWith(title));
    const before = [(await heard(often)).length, (await heard(late)).length];
    expect((await call(of, second, `${action}/following`, body)).status).toBe(200);
    const after = [await heard(often), await heard(late)];
    expect(after.map((all, index) => all.length - (before[index] ?? 0))).toEqual([1, 1]);
    expect(after[0]?.[0]?.message.en).toContain(action === 'cancel' ? '10 Mar 2036' : '11 Mar 2036');
  });

  it('of a session alone, what follows is nothing; another building finds none of it', async () => {
    const of = await event();
    const { data: single } = await add(of, null);
    await add(of, mondays);
    expect(await call(of, single, 'cancel/following', { cancelRemark: 'Rain' })).toMatchObject({ status: 200 });
    expect((await sessionsOf(of)).filter(({ status }) => status === 'OPEN')).toHaveLength(4);
    const there = await api.as('LANDLORD_ADMIN@there');
    const own = `/activity-event-time-slots/uuid/${(await sessionsOf(of))[1]?.uuid}/cancel/following`;
    expect((await there.put(own, { cancelRemark: 'x' })).status).toBe(404);
  });
});

describe('the choices of a recurrence', () => {
  const optionsOf = async (name: string) => (await building.get<Option[]>(`/activity-events/${name}`)).data;
  it('are drop-downs in the language of the caller (R-0782)', async () => {
    expect((await optionsOf('get-recurrence-frequency-option')).map(({ value, label }) => [value, label])).toEqual([
      ['DAILY', 'Daily'],
      ['WEEKLY', 'Weekly'],
      ['MONTHLY', 'Monthly'],
    ]);
    expect((await optionsOf('get-weekly-recurrence-option')).map(({ value }) => value)).toEqual([
      'MO',
      'TU',
      'WE',
      'TH',
      'FR',
      'SA',
      'SU',
    ]);
    expect((await optionsOf('get-weekly-recurrence-option'))[0]?.label).toBe('Monday');
    expect((await optionsOf('get-monthly-recurrence-option/2036-01-25')).map(({ label }) => label)).toEqual([
      'Day 25 of the month',
      'Fourth Friday of the month',
      'Last Friday of the month',
    ]);
    expect((await building.get('/activity-events/get-monthly-recurrence-option/soon')).status).toBe(404);
    expect((await optionsOf('get-option-type-option')).map(({ value }) => value)).toContain('RATING');
  });
});
