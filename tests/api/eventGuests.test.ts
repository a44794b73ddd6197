/** Guests of events (002 §2, §6): brought by a person, told by mail, with a link in place of an account. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { localeCodes } from '#i18n/locales.ts';
import type { GuestFacts } from '#schemas/events/guest.ts';
import { activityEventSample } from '#schemas/events/samples.ts';
import type { Paged } from '#schemas/kernel/calls/errors.ts';
import { INVITATIONS_PER_ADDRESS } from '#server/areas/events/guests/mails.ts';
import { REMIND } from '#server/areas/events/reminders.ts';
import { LINK_HOURLY } from '#server/engine/linked/calls.ts';
import { actOn } from '#server/engine/occupant/act.ts';
import type { OccupantEntity } from '#server/engine/occupant/addressed.ts';
import { reachOf } from '#server/engine/reach/reach.ts';
import { AppError } from '#server/errors/appError.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { inHours as at } from '../times.ts';
import { type Api, type Client, type StatusRow as Row, startApi } from './harness.ts';
import { expectWordsInHistory } from './historyWords.ts';
import { setTimeZone } from './timeZone.ts';

const around = { publishStartDate: at(-1), publishEndDate: at(240), eventStartDate: at(24), eventEndDate: at(230) };
const question = { id: 'diet', position: 1, type: 'SHORT_TEXT', label: { en: 'Diet?' }, required: true };
const WRONG = '00000000-0000-4000-8000-00000000abcd';

let api: Api;
let building: Client;
let person: Client;
let nobody: Client;
beforeAll(async () => {
  api = await startApi();
  // In the building it is about noon, so that no session of these tests passes midnight.
  const ahead = 12 - new Date().getUTCHours();
  const zone = `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`;
  await setTimeZone(api, zone);
  [building, person, nobody] = await Promise.all([api.as('LANDLORD_ADMIN@here'), api.as('STAFF@here.0'), api.as('nobody')]);
});
beforeEach(() => api.db.query(sql`delete from sign_in_attempts`));
afterAll(() => api.close());

const published = async (more: object = {}) => {
  const { data } = await building.post<Row>('/activity-events/create', {
    ...activityEventSample.records[0],
    ...around,
    options: [],
    ...more,
  });
  return (await building.put<Row>(`/activity-events/uuid/${data.uuid}/publish`)).data;
};
const sessionsOf = (event: Row) => `/activity-events/uuid/${event.uuid}/activity-event-time-slots`;
const add = async (event: Row, more: object = {}) => {
  const session = { sessionName: 'Morning', location: 'Level 3', eventSlot: 6, sessionDate: at(72).slice(0, 10) };
  const times = { startTime: '10:00', endTime: '11:30' };
  return (await building.post<Row>(`${sessionsOf(event)}/create`, { ...session, ...times, ...more })).data;
};
let guestNo = 0;
const guest = (more: object = {}) => ({
  guestName: 'Ann <b>Lee</b>',
  guestEmail: `ann.${++guestNo}@outside.example`,
  guestLanguage: 'en',
  ...more,
});
const signUp = (who: Client, event: Row, slot: Row, guests: unknown = [], more: object = {}) =>
  who.put<{ number: number }>(`/occupant/activity-events/uuid/${event.uuid}/sign-up`, {
    activityEventTimeSlotId: slot.id,
    guests,
    ...more,
  });
const participantsOf = async (event: Row) =>
  (await building.get<Paged<Row>>(`/activity-events/uuid/${event.uuid}/activity-event-participants?limit=100`)).data.items;
/** The path of the calls behind the link in the newest mail to that address. */
const linkOf = async (to: string) => {
  const text = (await api.mailsTo(to)).at(-1)?.text ?? '';
  return /(\/event-guest\/[0-9a-f-]{36}\/[0-9a-f-]{36})\/register/.exec(text)?.[1] ?? '';
};
const factsOf = async (link: string) => (await nobody.get<GuestFacts>(link)).data;
/** Moves the session, so that it began so many hours ago and lasts three. */
const begin = (slot: Row, hoursAgo: number) =>
  api.db.query(sql`
    update activity_event_time_slots s set session_date = (t.start)::date, start_time = to_char(t.start, 'HH24:MI')::time,
      end_time = to_char(t.start + interval '3 hours', 'HH24:MI')::time,
      start_at = t.start at time zone t.time_zone, end_at = (t.start + interval '3 hours') at time zone t.time_zone
    from (select c.time_zone, (now() at time zone c.time_zone) - make_interval(hours => ${hoursAgo}) as start
      from office_centres c join activity_event_time_slots x on x.office_centre_id = c.id where x.id = ${slot.id}) t where s.id = ${slot.id}`);

async function invited(more: object = {}, eventMore: object = {}) {
  const event = await published(eventMore);
  const slot = await add(event);
  const one = guest(more);
  const answers = 'options' in eventMore ? { answers: { diet: 'Anything' } } : {};
  expect((await signUp(person, event, slot, [one], answers)).status).toBe(200);
  return { event, slot, to: one.guestEmail, link: await linkOf(one.guestEmail) };
}

describe('a person brings guests', () => {
  it('each takes a seat in the same transaction, and gets one mail, however often the call is made', async () => {
    const event = await published();
    const slot = await add(event, { eventSlot: 3 });
    const two = [guest(), guest({ guestLanguage: 'zh-Hant', guestName: '李安' })];
    const [first, second] = two as [ReturnType<typeof guest>, ReturnType<typeof guest>];
    for (let turn = 0; turn < 2; turn++)
      expect(await signUp(person, event, slot, two)).toMatchObject({ status: 200, data: { number: 1 } });
    const rows = await participantsOf(event);
    expect(rows).toHaveLength(3);
    const { data: mine } = await person.get<{ guests: Row[]; signUps: Row[] }>(`/occupant/activity-events/uuid/${event.uuid}`);
    expect(mine.signUps).toHaveLength(1);
    expect(mine.guests).toMatchObject(two.map((one) => ({ ...one, status: 'REGISTERED', confirmedDate: null })));
    const host = rows.find(({ userId }) => userId !== null) as Row;
    expect(rows.filter(({ hostId }) => hostId === host.id)).toHaveLength(2);
    expect(new Set(rows.map(({ bookedUserId }) => bookedUserId))).toEqual(new Set([host.userId]));
    expect((await building.get<Row>(`/activity-events/uuid/${event.uuid}`)).data.status).toBe('EVENT_FULL');
    const english = await api.mailsTo(first.guestEmail);
    expect(english.map(({ subject }) => subject)).toEqual(['You are invited to Latte art workshop']);
    // What is no name is not repeated to somebody who has not agreed to mail from here.
    expect(english[0]?.html).not.toContain('Lee');
    const chinese = await api.mailsTo(second.guestEmail);
    expect(chinese.map(({ subject }) => subject)).toEqual(['誠邀您參加拉花咖啡工作坊']);
    expect(chinese[0]?.text).toContain('李安');
  });

  it.each(localeCodes)('what they are called is text in a mail in %s, never markup', async (guestLanguage) => {
    const { to } = await invited(
      { guestLanguage, guestName: 'Ann <img src=x onerror=alert(1)>' },
      { name: { en: 'Tea <script>', 'zh-Hant': '茶 <script>', 'zh-Hans': '茶叶 <script>' } },
    );
    const [mail] = await api.mailsTo(to);
    expect(mail?.html).not.toContain('img src');
    expect(mail?.html).toContain('&lt;script&gt;');
    expect(mail?.html).not.toMatch(/<(img|script)/);
    expect(mail?.subject).toContain('<script>');
    // The button, its link as text, and the one that stops such mail.
    expect(mail?.html.match(/<a /g)).toHaveLength(3);
    expect(mail?.text).toContain('/api/mail-stop/');
  });

  it('invites one address only so often, which keeps no other host from inviting it', async () => {
    const guestEmail = 'wanted@outside.example';
    const invite = async (who: Client) => {
      const event = await published();
      return signUp(who, event, await add(event), [guest({ guestEmail })]);
    };
    for (let turn = 0; turn < INVITATIONS_PER_ADDRESS; turn += 1) expect((await invite(person)).status).toBe(200);
    expect((await invite(person)).status).toBe(429);
    expect((await invite(await api.as('STAFF@here.1'))).status).toBe(200);
    expect(await api.mailsTo(guestEmail)).toHaveLength(INVITATIONS_PER_ADDRESS + 1);
  });

  it('all of them or nobody: where the seats or the limit do not suffice, nothing is kept and nobody is told', async () => {
    const event = await published();
    const slot = await add(event, { eventSlot: 2 });
    const two = [guest(), guest()];
    expect(await signUp(person, event, slot, two)).toMatchObject({ status: 409 });
    expect(await participantsOf(event)).toEqual([]);
    const limited = await published({ enableRegistrationLimit: true, registrationLimitPerUser: 2 });
    const wide = await add(limited);
    expect(await signUp(person, limited, wide, two)).toMatchObject({
      status: 409,
      message: 'You have as many sign-ups for this event as it allows.',
    });
    expect(await signUp(person, limited, wide, two.slice(0, 1))).toMatchObject({ status: 200 });
    expect(await api.mailsTo(two[1]?.guestEmail ?? '')).toEqual([]);
  });

  it('who is no guest is refused by name: an address, a name, a key, a list too long', async () => {
    const event = await published();
    const slot = await add(event);
    const refused = async (guests: unknown) => Object.keys((await signUp(person, event, slot, guests)).errors ?? {});
    expect(await refused([guest({ guestEmail: 'x@y.example, z@y.example' })])).toEqual(['guests.0.guestEmail']);
    expect(await refused([guest(), guest({ guestName: ' ' })])).toEqual(['guests.1.guestName']);
    expect(await refused([guest({ status: 'CHECKED_IN' })])).toEqual(['guests.0.status']);
    expect(await refused([guest({ guestLanguage: 'xx' })])).toEqual(['guests.0.guestLanguage']);
    expect(await refused('everybody')).toEqual(['guests']);
    expect(await refused(Array.from({ length: 11 }, () => guest()))).toEqual(['guests']);
    expect(await participantsOf(event)).toEqual([]);
  });

  it('takes them along when the person gives the seat back; each is told, in no words of the person', async () => {
    const { event, slot, to, link } = await invited();
    const cancelled = { activityEventTimeSlotId: slot.id, cancelRemark: 'I am away' };
    expect(await person.put(`/occupant/activity-events/uuid/${event.uuid}/cancel-sign-up`, cancelled)).toMatchObject({
      status: 200,
      data: { number: 0 },
    });
    expect((await participantsOf(event)).map(({ status }) => status)).toEqual(['CANCELLED', 'CANCELLED']);
    const [, second] = await api.mailsTo(to);
    expect(second?.subject).toContain('your seat has been cancelled');
    expect(second?.text).not.toContain('I am away');
    expect(await factsOf(link)).toMatchObject({ status: 'CANCELLED', checkInCode: null });
  });

  it.each(['cancel', 'remove'])('%s of host and guest selected together does both, whichever comes first', async (action) => {
    const { event } = await invited();
    const rows = await participantsOf(event);
    const remark = { [`${action}Remark`]: 'Closed' };
    const path = '/activity-event-participants';
    const selected = [...rows].sort((one, other) => one.id - other.id).map(({ id, version }) => ({ id, version }));
    const { data } = await building.put<{ id: number; success: boolean }[]>(`${path}/bulk/${action}`, {
      rows: selected,
      ...remark,
    });
    expect(data.map(({ success }) => success)).toEqual([true, true]);
    const state = action === 'cancel' ? 'CANCELLED' : 'REMOVED';
    expect((await participantsOf(event)).map(({ status }) => status)).toEqual([state, state]);
    const again = await invited();
    const { data: all } = await building.get<Paged<Row>>(
      `/activity-events/uuid/${again.event.uuid}/activity-event-participants?limit=100`,
    );
    const ids = all.items.map(({ id }) => id).sort((one, other) => one - other);
    expect(await building.put(`${path}/${action}`, { ids, ...remark })).toMatchObject({ status: 200 });
    expect((await participantsOf(again.event)).map(({ status }) => status)).toEqual([state, state]);
  });

  it('takes back the seat of one of them, once, and of nobody else’s', async () => {
    const event = await published();
    const slot = await add(event);
    const [one, stays] = [guest(), guest()];
    await signUp(person, event, slot, [one, stays]);
    const rows = await participantsOf(event);
    const of = (email: string) => rows.find(({ guestEmail }) => guestEmail === email) as Row;
    const withdraw = (who: Client, row: Row | undefined) =>
      who.put<{ number: number }>(`/occupant/activity-events/uuid/${event.uuid}/withdraw-guest`, {
        activityEventParticipantId: row?.id,
        cancelRemark: 'The car is full',
      });
    const other = await api.as('MASTER_ADMIN@here.0');
    expect((await withdraw(other, of(one.guestEmail))).status).toBe(404);
    expect(
      (
        await withdraw(
          person,
          rows.find(({ userId }) => userId !== null),
        )
      ).status,
    ).toBe(404);
    for (let turn = 0; turn < 2; turn++)
      expect(await withdraw(person, of(one.guestEmail))).toMatchObject({ status: 200, data: { number: 1 } });
    const now = Object.fromEntries((await participantsOf(event)).map(({ guestEmail, status }) => [guestEmail ?? 'host', status]));
    expect(now).toEqual({ host: 'REGISTERED', [one.guestEmail]: 'CANCELLED', [stays.guestEmail]: 'REGISTERED' });
    const told = await api.mailsTo(one.guestEmail);
    expect(told.map(({ subject }) => subject.includes('has been cancelled'))).toEqual([false, true]);
    expect(told[1]?.text).not.toContain('The car is full');
    expect(await api.mailsTo(stays.guestEmail)).toHaveLength(1);
  });

  it.each(['cancel', 'remove'])(
    'takes along when the building does that (%s), also where it names both at once',
    async (what) => {
      const left = what === 'cancel' ? 'CANCELLED' : 'REMOVED';
      const remark = { [`${what}Remark`]: 'The room is flooded' };
      const { event, to } = await invited();
      const path = `/activity-events/uuid/${event.uuid}/activity-event-participants`;
      const host = (await participantsOf(event)).find(({ userId }) => userId !== null) as Row;
      expect((await building.put(`${path}/${host.id}/${what}`, remark)).status).toBe(200);
      expect((await participantsOf(event)).map(({ status }) => status).sort()).toEqual(['CANCELLED', left].sort());
      expect((await api.mailsTo(to)).at(-1)?.text).toContain('The room is flooded');
      const again = await invited();
      const ids = (await participantsOf(again.event)).map(({ id }) => id);
      const both = `/activity-events/uuid/${again.event.uuid}/activity-event-participants/${what}`;
      expect(await building.put(both, { ids, ...remark })).toMatchObject({ status: 200 });
      expect((await participantsOf(again.event)).map(({ status }) => status)).toEqual([left, left]);
      expect(await api.mailsTo(again.to)).toHaveLength(2);
    },
  );

  it('cannot fill a mailbox: one address and one person have a limit, and what is over it keeps no seat', async () => {
    const event = await published();
    const address = 'target@outside.example';
    const outcomes: number[] = [];
    for (let turn = 0; turn < 7; turn++)
      outcomes.push((await signUp(person, event, await add(event), [guest({ guestEmail: address })])).status);
    expect(outcomes).toEqual([200, 200, 200, 200, 200, 429, 429]);
    expect(await api.mailsTo(address)).toHaveLength(5);
    expect((await participantsOf(event)).filter(({ guestEmail }) => guestEmail === address)).toHaveLength(5);

    const other = await api.as('SUB_ADMIN@here.0');
    const tens = [];
    for (let turn = 0; turn < 7; turn++) {
      const slot = await add(event, { eventSlot: 100 });
      tens.push(
        (
          await signUp(
            other,
            event,
            slot,
            Array.from({ length: 10 }, () => guest()),
          )
        ).status,
      );
    }
    expect(tens).toEqual([200, 200, 200, 200, 200, 200, 429]);
  });
});

describe('a guest of two people', () => {
  it('has one seat in a session', async () => {
    const event = await published();
    const slot = await add(event);
    const one = guest();
    expect((await signUp(person, event, slot, [one])).status).toBe(200);
    expect(await signUp(await api.as('MASTER_ADMIN@here.0'), event, slot, [one])).toMatchObject({
      status: 409,
      message: 'This guest has a seat in this session already.',
    });
    expect(await api.mailsTo(one.guestEmail)).toHaveLength(1);
  });
});

describe('many at the same time', () => {
  it('never take one seat too many: a person with a guest gets two seats or none', async () => {
    const event = await published();
    const slot = await add(event, { eventSlot: 21 });
    const { session: own } = reachOf(await person.session());
    const people = await api.db.query<{ id: number }>(sql`
      insert into users (full_name, username, status, account_registered)
      select 'Host ' || i, 'host.' || i || '@here.example', 'ACTIVE', true from generate_series(1, 30) i returning id`);
    const entity = api.product.model.entity('activity-events') as OccupantEntity;
    const { config, product, db } = api;
    const outcomes = await Promise.allSettled(
      people.map(({ id }) => {
        const context = { config, model: product.model, entity, reach: reachOf({ ...own, userId: id }), origin: {} };
        const body = { activityEventTimeSlotId: slot.id, guests: [guest()] };
        return db.transaction((tx) => actOn(tx, context, entity, 'signUp', event.uuid, body));
      }),
    );
    const refused = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
    expect(refused.map((one) => (one instanceof AppError ? one.facts.messageKey : one))).toEqual(
      Array.from({ length: 20 }, () => 'errors.sessionFull'),
    );
    const [mails] = await db.query<{ count: number }>(sql`
      select count(*)::int as count from mails m join event_participants p on p.guest_email = m.to_address
      where p.activity_event_id = ${event.id}`);
    expect([(await participantsOf(event)).length, mails?.count]).toEqual([20, 10]);
  });
});

describe('the link of a guest (R-0040, R-0788)', () => {
  it('tells what the guest needs without an account, and nothing of the building’s', async () => {
    const { link, to } = await invited();
    const facts = await factsOf(link);
    expect(facts).toMatchObject({
      event: { name: { en: 'Latte art workshop' } },
      session: { name: 'Morning', location: 'Level 3' },
      guest: { name: 'Ann <b>Lee</b>', email: to, language: 'en' },
      status: 'REGISTERED',
      confirmed: false,
      can: { register: true, checkIn: false, feedback: false },
    });
    expect(JSON.stringify(facts)).not.toContain('posterCode');
  });

  it('is worth nothing guessed, swapped, or made from what the building lists', async () => {
    const [one, other] = [await invited(), await invited()];
    const parts = (link: string) => link.split('/').slice(2) as [string, string];
    const [booking, participant] = parts(one.link);
    const [otherBooking, otherParticipant] = parts(other.link);
    const host = (await participantsOf(one.event)).find(({ userId }) => userId !== null) as Row;
    const wrong = [
      `/event-guest/${WRONG}/${participant}`,
      `/event-guest/${booking}/${WRONG}`,
      `/event-guest/${otherBooking}/${participant}`,
      `/event-guest/${booking}/${otherParticipant}`,
      `/event-guest/${participant}/${booking}`,
      `/event-guest/${participant}/${participant}`,
      `/event-guest/${host.uuid}/${participant}`,
      // Somebody with an account has no link.
      `/event-guest/${booking}/${host.uuid}`,
      '/event-guest/x/y',
      `/event-guest/${booking}/${participant}'--`,
    ];
    for (const link of wrong) {
      const { status, code, data } = await nobody.get(encodeURI(link));
      expect([link, status, code, data]).toEqual([link, 404, 'notFound', null]);
      expect((await nobody.put(`${encodeURI(link)}/decline`)).status).toBe(404);
    }
    const listed = JSON.stringify(await participantsOf(one.event));
    expect(listed).not.toContain(booking);
    expect((await factsOf(one.link)).status).toBe('REGISTERED');
  });

  it('names no other record through a body', async () => {
    const { link } = await invited();
    const answer = await nobody.put(`${link}/register`, { guestName: 'Ann', guestEmail: 'x@y.example' });
    expect([answer.status, Object.keys(answer.errors ?? {})]).toEqual([422, ['guestEmail']]);
  });

  it('does only so much in an hour', async () => {
    const { link } = await invited();
    const statuses = [];
    for (let turn = 0; turn <= LINK_HOURLY.acts; turn++) statuses.push((await nobody.put(`${link}/decline`)).status);
    expect([statuses.at(0), statuses.at(-2), statuses.at(-1)]).toEqual([200, 200, 429]);
    expect((await nobody.get(link)).status).toBe(200);
  });

  it('is no longer tried after many wrong ones from one network', async () => {
    const { link } = await invited();
    const get = (path: string, remoteAddress: string) => api.app.inject({ url: `/api${path}`, remoteAddress });
    const statuses = [];
    for (let turn = 0; turn <= LINK_HOURLY.wrong; turn++)
      statuses.push((await get(`/event-guest/${WRONG}/${WRONG}`, '203.0.113.7')).statusCode);
    expect([statuses.at(0), statuses.at(-2), statuses.at(-1)]).toEqual([404, 404, 429]);
    // The holder of a link is not kept out by others.
    expect((await get(link, '203.0.113.7')).statusCode).toBe(200);
  });
});

describe('a guest', () => {
  it('confirms: name, mobile number, language, and the answers to the questions of the event', async () => {
    const { event, link } = await invited({}, { options: [question] });
    const wrong = await nobody.put(`${link}/register`, { guestName: '', guestMobile: 'abc' });
    expect(Object.keys(wrong.errors ?? {})).toEqual(['guestName', 'guestMobile']);
    const none = await nobody.put(`${link}/register`, { guestName: 'Ann' });
    expect([none.status, Object.keys(none.errors ?? {})]).toEqual([422, ['answers.diet']]);
    const body = { guestName: ' Ann Lee ', guestMobile: '+852 9123 4567', guestLanguage: 'zh-Hans', answers: { diet: 'None' } };
    for (let turn = 0; turn < 2; turn++)
      expect((await nobody.put<GuestFacts>(`${link}/register`, body)).data).toMatchObject({
        guest: { name: 'Ann Lee', language: 'zh-Hans' },
        confirmed: true,
        answers: [{ id: 'diet', value: 'None' }],
      });
    const row = (await participantsOf(event)).find(({ hostId }) => hostId !== null) as Row;
    const { items } = (
      await building.get<Paged<Row & { userName: string }>>(
        `/activity-events/uuid/${event.uuid}/activity-event-participants/${row.id}/history`,
      )
    ).data;
    expect(JSON.stringify(items)).toContain('Ann');
  });

  it('declines, once, and the seat is free for somebody else', async () => {
    const event = await published();
    const slot = await add(event, { eventSlot: 2 });
    const one = guest();
    await signUp(person, event, slot, [one]);
    const link = await linkOf(one.guestEmail);
    for (let turn = 0; turn < 2; turn++)
      expect(await nobody.put(`${link}/decline`)).toMatchObject({ status: 200, data: { status: 'CANCELLED' } });
    expect((await building.get<Row>(`/activity-events/uuid/${event.uuid}`)).data.status).toBe('EVENT_RSVP');
    const told = await api.db.query<{ title: { en: string }; message: { en: string }; people: number }>(sql`
      select d.title, d.message, count(*)::int as people from deliveries d
        join delivery_recipients r on r.delivery_id = d.id and r.channel = 'PORTAL'
        join event_participants p on d.key = 'guestDeclined.' || p.id and p.booked_user_id = r.user_id
      where p.activity_event_id = ${event.id} group by d.id`);
    expect(told).toMatchObject([{ title: { en: 'A guest does not come: Latte art workshop' }, people: 1 }]);
    expect(told[0]?.message.en).toContain('Ann <b>Lee</b> has declined');
    // The guest knows already.
    expect(await api.mailsTo(one.guestEmail)).toHaveLength(1);
    expect((await nobody.put(`${link}/register`, { guestName: 'Ann' })).status).toBe(409);
  });

  it('checks in by the code of the poster, in the time of the session only', async () => {
    const { slot, link } = await invited();
    const code = String(slot.checkInCode);
    const tryCode = (checkInCode: string) => nobody.put<GuestFacts>(`${link}/check-in`, { checkInCode });
    expect((await tryCode(code)).status).toBe(409);
    await begin(slot, 1);
    const wrong = await tryCode('ZZZZ2222');
    expect([wrong.status, wrong.errors?.checkInCode?.code]).toEqual([422, 'wrongCheckInCode']);
    for (let turn = 0; turn < 2; turn++)
      expect(await tryCode(` ${code.toLowerCase()} `)).toMatchObject({
        status: 200,
        data: { status: 'CHECKED_IN', checkedInDate: expect.any(String) },
      });
  });

  it('gives feedback once, after the start; the building reads it beside that of people with accounts', async () => {
    const { event, slot, link } = await invited();
    const feedback = { stars: 4, comment: 'Lovely <i>foam</i>' };
    expect((await nobody.put(`${link}/feedback`, feedback)).status).toBe(409);
    await begin(slot, 1);
    expect((await nobody.put(`${link}/feedback`, { stars: 6 })).status).toBe(422);
    for (let turn = 0; turn < 2; turn++)
      expect((await nobody.put<GuestFacts>(`${link}/feedback`, feedback)).data.feedback).toEqual(feedback);
    expect(await nobody.put(`${link}/feedback`, { stars: 1 })).toMatchObject({ status: 409, code: 'doneAlready' });

    const own = (await participantsOf(event)).find(({ userId }) => userId !== null) as Row;
    const mine = `/occupant/activity-event-participants/uuid/${own.uuid}/feedback`;
    expect((await (await api.as('MASTER_ADMIN@here.0')).put(mine, { stars: 1 })).status).toBe(404);
    for (let turn = 0; turn < 2; turn++)
      expect(await person.put(mine, { stars: 5 })).toMatchObject({ status: 200, data: { stars: 5, comment: null } });
    const results = `/activity-events/uuid/${event.uuid}/feedback`;
    expect((await building.get(results)).data).toMatchObject({
      average: 4.5,
      stars: [0, 0, 0, 1, 1],
      total: 2,
      totalPage: 1,
      items: [{ stars: 4, comment: feedback.comment, session: 'Morning' }],
    });
    expect((await (await api.as('LANDLORD_ADMIN@there')).get(results)).status).toBe(404);
    expect((await person.get(results)).status).toBe(403);
    await expectWordsInHistory(api.db, ['giveFeedback', 'confirm', 'checkIn', 'cancel']);
  });

  it('has a calendar file, as the person has who brings the guest', async () => {
    const { event, link } = await invited();
    const reply = await api.app.inject({ url: `/api${link}/calendar`, headers: { 'accept-language': 'zh-Hant' } });
    expect(reply.headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(reply.body).toContain('SUMMARY:拉花咖啡工作坊 · Morning\r\n');
    const own = (await participantsOf(event)).find(({ userId }) => userId !== null) as Row;
    const { data } = await person.get<{ base64: string }>(`/occupant/activity-event-participants/uuid/${own.uuid}/calendar`);
    expect(Buffer.from(data.base64, 'base64').toString()).toContain(`UID:${own.uuid}@`);
    const other = await api.as('MASTER_ADMIN@here.0');
    expect((await other.get(`/occupant/activity-event-participants/uuid/${own.uuid}/calendar`)).status).toBe(404);
  });

  it('is told once when the building cancels the session, with the reason', async () => {
    const { event, slot, to, link } = await invited();
    await building.put(`${sessionsOf(event)}/uuid/${slot.uuid}/cancel`, { cancelRemark: 'No barista' });
    const [, second, ...more] = await api.mailsTo(to);
    expect(second?.text).toContain('No barista');
    expect(more).toEqual([]);
    expect(await factsOf(link)).toMatchObject({ status: 'CANCELLED', can: { register: false } });
    const reply = await api.app.inject({ url: `/api${link}/calendar` });
    expect(reply.body).toContain('STATUS:CANCELLED');
  });

  it('is told of another time, with the same link', async () => {
    const { event, slot, to, link } = await invited();
    const later = { sessionDate: at(96).slice(0, 10), startTime: '15:00', endTime: '16:00' };
    expect((await building.put(`${sessionsOf(event)}/uuid/${slot.uuid}/reschedule`, later)).status).toBe(200);
    const [, second] = await api.mailsTo(to);
    expect(second?.subject).toBe('Latte art workshop: a new time');
    expect(second?.text).toContain('15:00–16:00');
    expect(second?.text).toContain(link);
  });
});

describe('a day before the session', () => {
  const soon = (slot: Row, hours: number) => begin(slot, -hours);
  const age = (event: Row) =>
    api.db.query(
      sql`update event_participants set created_date = now() - interval '9 days' where activity_event_id = ${event.id}`,
    );
  const remindersTo = async (to: string) =>
    (await api.mailsTo(to)).filter(({ subject }) => subject.startsWith('Reminder')).length;
  const noticesOf = async ({ id }: Row) => {
    const [row] = await api.db.query<{ count: number }>(sql`
      select count(*)::int as count from deliveries d join delivery_recipients r on r.delivery_id = d.id and r.channel = 'PORTAL'
      where starts_with(d.key, ${`reminder.${id}.`})`);
    return row?.count;
  };
  const run = async () => {
    await api.db.transaction((tx) => enqueue(tx, REMIND, {}));
    await api.runJobs();
  };

  it('everybody is reminded exactly once, and again only of another time', async () => {
    const { event, slot, to } = await invited();
    await age(event);
    await run();
    expect([await remindersTo(to), await noticesOf(slot)]).toEqual([0, 0]);
    await soon(slot, 5);
    await Promise.all([run(), run()]);
    await run();
    expect([await remindersTo(to), await noticesOf(slot)]).toEqual([1, 1]);
    await soon(slot, 8);
    await run();
    await run();
    expect([await remindersTo(to), await noticesOf(slot)]).toEqual([2, 2]);
  });

  it('whoever signs up on the last day, and whoever has no seat, is not', async () => {
    const late = await invited();
    await soon(late.slot, 5);
    const gone = await invited();
    await nobody.put(`${gone.link}/decline`);
    await age(gone.event);
    await soon(gone.slot, 5);
    await run();
    expect([await remindersTo(late.to), await remindersTo(gone.to)]).toEqual([0, 0]);
  });
});
