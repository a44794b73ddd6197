/** Checking in (002 §2): by the code in a person's hands, and by that of the session's poster. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CheckedIn, checkInText } from '#schemas/events/checkInCode.ts';
import { codeIn } from '#schemas/kernel/fields/scannedCode.ts';
import { eventWorld, type Row } from './eventWorld.ts';
import { type Api, type Client, startApi } from './harness.ts';
import { setTimeZone } from './timeZone.ts';

let api: Api;
let world: Awaited<ReturnType<typeof eventWorld>>;
let person: Client;
let other: Client;
beforeAll(async () => {
  api = await startApi();
  world = await eventWorld(api);
  person = await api.as('STAFF@here.0');
  other = await api.as('MASTER_ADMIN@here.0');
});
afterAll(() => api.close());

const scan = (event: Row, body: object, who = world.building) =>
  who.put<CheckedIn>(`/activity-events/uuid/${event.uuid}/activity-event-participants/check-in-by-code`, body);
const codeOf = async (who: Client, event: Row) => String((await world.ownSignUps(who, event))[0]?.checkInCode);
const signedUp = async () => {
  const event = await world.publish(await world.draft());
  const slot = await world.add(event);
  await world.signUp(person, event, slot);
  return { event, slot, code: await codeOf(person, event) };
};

describe('a code that staff scan or type', () => {
  it('checks its holder in, once, and says who it is and since when (R-0789)', async () => {
    const { event, slot, code } = await signedUp();
    const first = await scan(event, { code: checkInText(code), activityEventTimeSlotId: slot.id });
    const { fullName } = (await person.session()) as { fullName: string };
    expect(first).toMatchObject({ status: 200, data: { name: fullName, session: 'Morning', again: false } });
    expect(first.data.company).toEqual(expect.any(String));
    const typed = `${code.slice(0, 4).toLowerCase()}-${code.slice(4, 8)} ${code.slice(8)}`;
    const again = await scan(event, { code: typed });
    expect(again).toMatchObject({ status: 200, data: { again: true, checkedInDate: first.data.checkedInDate } });
    const [participant] = await world.participantsOf(event);
    expect(participant).toMatchObject({ status: 'CHECKED_IN', checkedInDate: first.data.checkedInDate });
    const { data } = await world.building.get<Row>(`${world.pathOf(event)}/uuid/${slot.uuid}`);
    expect(data).toMatchObject({ participantCount: 1, checkedInCount: 1 });
  });

  it('checks in once, whatever number of scanners read it at the same time', async () => {
    const { event, slot, code } = await signedUp();
    const answers = await Promise.all(Array.from({ length: 8 }, () => scan(event, { code, activityEventTimeSlotId: slot.id })));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
    expect(answers.filter(({ data }) => !data.again)).toHaveLength(1);
    expect(new Set(answers.map(({ data }) => data.checkedInDate)).size).toBe(1);
  });

  it('lets nobody in whom the blacklist keeps from visiting, nor gives them a seat, until an appeal (R-1060)', async () => {
    const { event, code } = await signedUp();
    const { userId } = api.world.people['STAFF@here.0'] as { userId: number };
    const { data: entry } = await world.building.post<Row>('/marketplace-blacklists/add-user', {
      tenantId: api.world.here.tenants[0],
      blacklistedUserId: userId,
      types: ['VISIT'],
      blacklistReason: 'Broke a door',
    });
    const refusal = { status: 409, code: 'notAllowedNow', message: expect.stringContaining('may not visit this building') };
    expect(await scan(event, { code })).toMatchObject(refusal);
    const next = await world.publish(await world.draft());
    const slot = await world.add(next);
    expect(await world.signUp(person, next, slot)).toMatchObject(refusal);
    await world.building.put(`/marketplace-blacklists/${entry.id}/appeal-user`, { appealReason: 'Paid for it' });
    expect(await scan(event, { code })).toMatchObject({ status: 200, data: { again: false } });
    expect((await world.signUp(person, next, slot)).status).toBe(200);
  });

  it('is refused with the reason: unknown, of another session or event, cancelled, waiting', async () => {
    const { event, slot, code } = await signedUp();
    const { fullName: name } = (await person.session()) as { fullName: string };
    expect(await scan(event, { code: 'ABCD-EFGH-JKLM' })).toMatchObject({
      status: 404,
      message: 'Nobody in this building has this code.',
    });
    const noon = await world.add(event, { sessionName: 'Noon', startTime: '12:00', endTime: '13:00' });
    expect(await scan(event, { code, activityEventTimeSlotId: noon.id })).toMatchObject({
      status: 409,
      message: expect.stringMatching(new RegExp(`^${name} has signed up for another session: Morning, .*10:00\\.$`)),
    });
    const elsewhere = await signedUp();
    expect(await scan(elsewhere.event, { code })).toMatchObject({
      status: 409,
      message: expect.stringContaining(`${name} has signed up for another event: `),
    });
    await world.building.put(`${world.pathOf(event)}/uuid/${slot.uuid}/update`, { sessionName: 'Morning', eventSlot: 1 });
    await world.act(other, event, 'join-waiting-list', { activityEventTimeSlotId: slot.id });
    expect(await scan(event, { code: await codeOf(other, event) })).toMatchObject({
      status: 409,
      message: expect.stringContaining('is on the waiting list'),
    });
    await world.giveBack(person, event, slot);
    expect(await scan(event, { code })).toMatchObject({ status: 409, message: `The sign-up of ${name} is cancelled.` });
    expect((await world.participantsOf(event)).filter(({ status }) => status === 'CHECKED_IN')).toEqual([]);
  });

  it('is of no use to another building, to people without the permission, nor in an unknown event', async () => {
    const { event, code } = await signedUp();
    const there = await api.as('LANDLORD_ADMIN@there');
    expect((await scan(event, { code }, there)).status).toBe(404);
    expect((await scan(event, { code }, person)).status).toBe(403);
    expect((await scan({ ...event, uuid: '00000000-0000-4000-8000-0000000000ff' }, { code })).status).toBe(404);
    expect((await scan(event, {})).status).toBe(422);
    expect((await world.participantsOf(event))[0]?.status).toBe('REGISTERED');
  });
});

describe('the QR code of a sign-up', () => {
  const pictureOf = (who: Client, event: Row, id: unknown) =>
    who.get<{ mimeType: string; base64: string }>(`/occupant/activity-events/uuid/${event.uuid}/sign-ups/${id}/generate-qr`);

  it('is a picture for the person alone', async () => {
    const { event } = await signedUp();
    const [own] = await world.ownSignUps(person, event);
    const { status, data } = await pictureOf(person, event, own?.id);
    expect([status, data.mimeType]).toEqual([200, 'image/png']);
    expect(Buffer.from(data.base64, 'base64').subarray(1, 4).toString()).toBe('PNG');
    expect((await pictureOf(other, event, own?.id)).status).toBe(404);
    const elsewhere = await signedUp();
    expect((await pictureOf(person, elsewhere.event, own?.id)).status).toBe(404);
    expect((await pictureOf(person, event, 'x')).status).toBe(404);
  });

  it('holds what the scanner reads', () => {
    expect(codeIn(checkInText('ABCDEFGHJKLM'))).toBe('ABCDEFGHJKLM');
    expect(codeIn(' abcd-efgh jklm\n')).toBe('ABCDEFGHJKLM');
    expect(codeIn('atrium://activity-event-session/00000000-0000-4000-8000-000000000001/check-in/QWERTZ22')).toBe('QWERTZ22');
  });
});

describe('the code on the poster of a session', () => {
  const checkIn = (who: Client, event: Row, checkInCode: unknown) => world.act(who, event, 'check-in', { checkInCode });
  /** Moves the session so that it starts and ends so many minutes from now, on the building's clocks. */
  const begins = (slot: Row, from: number, until: number) =>
    api.db.query(sql`
      update activity_event_time_slots s set session_date = w.starts::date, start_time = w.starts::time, end_time = w.ends::time,
        start_at = w.starts at time zone w.time_zone, end_at = w.ends at time zone w.time_zone
      from (select c.id, c.time_zone, (now() + ${from} * interval '1 minute') at time zone c.time_zone as starts,
          (now() + ${until} * interval '1 minute') at time zone c.time_zone as ends from office_centres c) w
      where w.id = s.office_centre_id and s.id = ${slot.id}`);
  /** The end of a session is on its day: around midnight the building's clocks are set to noon. */
  const inNoonZone = async () => {
    const hour = new Date().getUTCHours();
    const [zone] = [
      ...Array.from({ length: 12 }, (_, east) => [`Etc/GMT-${east}`, hour + east] as const),
      ['Etc/GMT+11', hour - 11] as const,
    ]
      .filter(([, at]) => at >= 6 && at < 18)
      .map(([name]) => name);
    await setTimeZone(api, String(zone));
  };

  it('checks the person in from an hour before the start until the end, once', async () => {
    await inNoonZone();
    const { event, slot } = await signedUp();
    await begins(slot, 61, 120);
    expect(await checkIn(person, event, slot.checkInCode)).toMatchObject({
      status: 409,
      message: expect.stringMatching(/^You can check in from \d{4}-\d{2}-\d{2} \d{2}:\d{2}\.$/),
    });
    await begins(slot, 58, 120);
    const poster = `atrium://activity-event-session/${slot.uuid}/check-in/${slot.checkInCode}`;
    expect(await checkIn(person, event, poster)).toMatchObject({ status: 200, data: { number: 1 } });
    const [first] = await world.participantsOf(event);
    expect(first?.status).toBe('CHECKED_IN');
    expect(await checkIn(person, event, slot.checkInCode)).toMatchObject({ status: 200, data: { number: 1 } });
    expect((await world.participantsOf(event))[0]?.version).toBe(first?.version);
    await begins(slot, -90, -1);
    expect(await checkIn(person, event, slot.checkInCode)).toMatchObject({ status: 409, message: 'This session is over.' });
  });

  it('is refused to those without a seat, and where it is the code of another event', async () => {
    await inNoonZone();
    const { event, slot } = await signedUp();
    await world.building.put(`${world.pathOf(event)}/uuid/${slot.uuid}/update`, { sessionName: 'Morning', eventSlot: 1 });
    await world.act(other, event, 'join-waiting-list', { activityEventTimeSlotId: slot.id });
    await begins(slot, 10, 60);
    expect(await checkIn(await api.as('STAFF@here.1'), event, slot.checkInCode)).toMatchObject({
      status: 409,
      message: 'You have not signed up for this session.',
    });
    expect(await checkIn(other, event, slot.checkInCode)).toMatchObject({
      status: 409,
      message: 'You are on the waiting list and have no seat yet.',
    });
    const elsewhere = await signedUp();
    expect(await checkIn(person, event, elsewhere.slot.checkInCode)).toMatchObject({
      status: 422,
      errors: { checkInCode: { code: 'noSuchRecord' } },
    });
    expect(await checkIn(person, event, '')).toMatchObject({ status: 422 });
    expect((await checkIn(await api.as('STAFF@there.0'), event, slot.checkInCode)).status).toBe(404);
    expect((await world.participantsOf(event)).map(({ status }) => status)).toEqual(['REGISTERED', 'WAITING']);
  });
});
