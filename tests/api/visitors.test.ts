/** Visitors (000 §1, §2; decision 0078): who is invited, let in, stopped and forgotten, and what each of them is told. */
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Paged } from '#schemas/kernel/calls/errors.ts';
import type { RecordOf } from '#schemas/kernel/entity/types.ts';
import type { visit } from '#schemas/visitors/visit.ts';
import { forgetVisitorsJob } from '#server/areas/visitors/privacy.ts';
import { LINK_HOURLY } from '#server/engine/linked/calls.ts';
import { moveByTime } from '#server/engine/time/timedStates.ts';
import { type Api, type Client, must, startApi } from './harness.ts';

type Visit = RecordOf<typeof visit>;
let api: Api;
let building: Client;
let tenant: Client;
let other: Client;
let elsewhere: Client;
let anybody: Client;
let host: number;
beforeAll(async () => {
  api = await startApi();
  [building, tenant, other, elsewhere] = await Promise.all([
    api.as('LANDLORD_ADMIN@here'),
    api.as('MASTER_ADMIN@here.0'),
    api.as('MASTER_ADMIN@here.1'),
    api.as('LANDLORD_ADMIN@there'),
  ]);
  anybody = await api.as('nobody');
  host = api.world.people['STAFF@here.0']?.userId as number;
});
afterAll(() => api.close());

const zoneToday = async (days = 0) => {
  const [found] = await api.db.query<{ day: string }>(sql`
    select ((now() at time zone time_zone)::date + ${days}::int)::text as day from office_centres where id = ${api.world.here.building}`);
  return found?.day as string;
};
let names = 0;
const someone = (over: object = {}) => {
  names += 1;
  return {
    hostId: host,
    visitorName: `Guest Number${names}`,
    email: `guest${names}@outside.example`,
    visitDate: '2037-06-01',
    arrivalTime: '10:00',
    leaveTime: '12:00',
    ...over,
  };
};
const invite = (over: object = {}, by = tenant) => by.post<Visit>('/visits', someone(over));
const invited = async (over: object = {}, by = tenant) => must(await invite(over, by));
const act = (one: { uuid: string }, what: string, body: object = {}, by = building) =>
  by.put<Visit>(`/visits/uuid/${one.uuid}/${what}`, body);
const reload = async ({ uuid }: { uuid: string }) => must(await building.get<Visit>(`/visits/uuid/${uuid}`));
/** As if it were today, from an hour ago. */
const now = (one: { id: number }) =>
  api.db.query(sql`
    update visits set start_at = now() - interval '1 hour', end_at = now() + interval '1 hour', valid_from = now() - interval '2 hours',
      valid_until = now() + interval '2 hours', out_at = now() + interval '3 hours', link_until = now() + interval '1 day' where id = ${one.id}`);
const scan = (code: unknown, over: object = {}, by = building) =>
  by.post<{ ok: boolean; again: boolean; reason: string | null; message: string }>('/visits/scan', {
    code,
    type: 'ENTRY',
    requestKey: randomUUID(),
    ...over,
  });
const mailTo = async (address: string) =>
  api.db.query<{ subject: string; text: string; attachments: { text: string; filename: string }[] }>(
    sql`select subject, text, attachments from mails where to_address = ${address} order by id`,
  );
const linkIn = (text: string, path: string) => new RegExp(`https?://[^\\s]+(${path}[^\\s]*)`).exec(text)?.[1] as string;
const passOf = async (one: { email?: string | null }) => {
  const mails = await mailTo(one.email as string);
  return linkIn(mails.at(-1)?.text ?? '', '/visitor/qr-pass/');
};
const setting = async (over: object) => {
  const { items } = must(await building.get<Paged<{ uuid: string; version: number; ofBuilding: boolean }>>('/visiting-settings'));
  const own = items.find((one) => one.ofBuilding);
  const body = {
    longestStayHours: 12,
    dayEndTime: '22:00',
    retentionDays: 90,
    approval: 'NONE',
    walkIns: true,
    requiredFields: [],
    ...over,
  };
  return own
    ? must(await building.put(`/visiting-settings/uuid/${own.uuid}`, { ...body, version: own.version }))
    : must(await building.post('/visiting-settings', body));
};

describe('an invitation', () => {
  it('is a visit for each member of a group and each date, and one mail with calendar files for each address (R-0522)', async () => {
    const first = await invited({
      visitorName: 'Ada Byron',
      members: [
        { id: 'a', visitorName: 'Ben Okri', email: 'ben@outside.example' },
        { id: 'b', visitorName: 'Cy Twombly' },
      ],
      repeats: { frequency: 'DAILY', interval: 1, count: 2 },
    });
    const { items } = must(await tenant.get<Paged<Visit>>(`/visits?limit=50`));
    const made = items.filter(({ series }) => series && series === first.series);
    expect(made.map(({ visitorName }) => visitorName).sort()).toEqual([
      'Ada Byron',
      'Ada Byron',
      'Ben Okri',
      'Ben Okri',
      'Cy Twombly',
      'Cy Twombly',
    ]);
    expect(new Set(made.map(({ groupKey, visitDate }) => `${groupKey} ${visitDate}`)).size).toBe(2);
    expect(made.every(({ status }) => status === 'APPROVED')).toBe(true);
    const [letter, ...more] = await mailTo('ben@outside.example');
    expect(more).toEqual([]);
    expect(letter?.attachments).toHaveLength(2);
    expect(letter?.attachments[0]?.text).toContain('METHOD:REQUEST');
  });

  it('has at most 25 dates', async () => {
    const answer = await invite({ repeats: { frequency: 'DAILY', interval: 1, count: 26 } });
    expect(answer).toMatchObject({ status: 422, errors: { repeats: { code: 'recurrence.tooMany' } } });
  });

  it('is for a time that is not over, within the longest stay and the hours of the building', async () => {
    await setting({ longestStayHours: 4, openingHrs: [1, 2, 3, 4, 5].map((day) => ({ day, from: '08:00', to: '18:00' })) });
    expect(await invite({ leaveTime: '15:00' })).toMatchObject({
      status: 422,
      errors: { leaveTime: { code: 'visitErrors.tooLong' } },
    });
    expect(await invite({ arrivalTime: '07:00' })).toMatchObject({
      status: 422,
      errors: { arrivalTime: { code: 'visitErrors.closed' } },
    });
    expect(await invite({ visitDate: await zoneToday(), arrivalTime: '00:00', leaveTime: '00:15' })).toMatchObject({
      status: 422,
    });
    await setting({ openingHrs: [] });
  });

  it('counts towards the number of visitors of the company on that day', async () => {
    await setting({ dailyQuota: 1 });
    await invited({ visitDate: '2037-07-01' });
    expect(await invite({ visitDate: '2037-07-01' })).toMatchObject({
      status: 422,
      errors: { visitDate: { code: 'visitErrors.quota' } },
    });
    expect((await invite({ visitDate: '2037-07-02' })).status).toBe(201);
    await setting({ dailyQuota: null });
  });

  it('is cancelled for the visitor as well, with a file that takes it out of the calendar', async () => {
    const one = await invited();
    must(await act(one, 'cancel', { cancelRemark: 'Ill' }, tenant));
    const last = (await mailTo(one.email as string)).at(-1);
    expect(last?.attachments[0]?.text).toContain('METHOD:CANCEL');
    expect((await act(one, 'resend', {}, tenant)).status).toBe(409);
  });

  it('is nobody else’s: neither another company nor another building finds it', async () => {
    const one = await invited();
    expect((await other.get(`/visits/uuid/${one.uuid}`)).status).toBe(404);
    expect((await elsewhere.get(`/visits/uuid/${one.uuid}`)).status).toBe(404);
  });
});

describe('at the desk', () => {
  it('a scan checks in once, however often it is sent; another desk hears when and where', async () => {
    const one = await invited();
    await now(one);
    const key = randomUUID();
    expect(must(await scan(one.checkInCode, { requestKey: key, desk: 'North' }))).toMatchObject({ ok: true, again: false });
    expect(must(await scan(one.checkInCode, { requestKey: key, desk: 'North' }))).toMatchObject({ ok: true, again: true });
    const second = must(await scan(one.checkInCode, { desk: 'South' }));
    expect(second).toMatchObject({ ok: false, reason: 'ALREADY', message: expect.stringContaining('North') });
    const day = must(await building.get<{ counts: { inBuilding: number } }>('/visits/desk'));
    expect(day.counts.inBuilding).toBeGreaterThan(0);
    expect(must(await scan(one.checkInCode, { type: 'EXIT' }))).toMatchObject({ ok: true });
    expect(must(await scan(one.checkInCode, { type: 'EXIT' }))).toMatchObject({ reason: 'NOT_IN' });
    expect((await act(one, 'check-out')).status).toBe(409);
  });

  it('two desks at once make one check-in', async () => {
    const one = await invited();
    await now(one);
    const answers = await Promise.all([scan(one.checkInCode), scan(one.checkInCode)]);
    expect(answers.map((answer) => must(answer).reason).sort()).toEqual(['ALREADY', null]);
  });

  it('nobody leaves who never came: 409, and the visit stays what it was; whoever has left is not let in again by an old scan', async () => {
    const one = await invited();
    await now(one);
    const before = await reload(one);
    expect((await act(one, 'check-out')).status).toBe(409);
    expect(must(await scan(one.checkInCode, { type: 'EXIT' }))).toMatchObject({ ok: false, reason: 'NOT_IN' });
    const answers = await Promise.all([act(one, 'check-in'), act(one, 'check-in')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(before).toMatchObject({ status: 'APPROVED', checkedOutDate: null });
    expect((await reload(one)).status).toBe('CHECKED_IN');
    must(await act(one, 'check-out'));
  });

  it('a scan without a network counts when it happened, not when it was sent', async () => {
    const one = await invited();
    await now(one);
    const at = new Date(Date.now() - 40 * 60_000).toISOString();
    must(await scan(one.checkInCode, { at }));
    const { checkedInDate, receivedDate } = await reload(one);
    expect(checkedInDate).toBe(at);
    expect(Date.parse(receivedDate as string)).toBeGreaterThan(Date.parse(at));
  });

  it('a code is valid on its day of the building’s clock, and says until when it was', async () => {
    const one = await invited();
    expect(must(await scan(one.checkInCode))).toMatchObject({ reason: 'TOO_EARLY' });
    await api.db.query(
      sql`update visits set valid_from = now() - interval '2 days', valid_until = now() - interval '1 day' where id = ${one.id}`,
    );
    expect(must(await scan(one.checkInCode))).toMatchObject({ reason: 'TOO_LATE' });
    expect(must(await scan('NOTACODE'))).toMatchObject({ reason: 'INVALID' });
    expect(must(await scan(one.checkInCode, {}, elsewhere))).toMatchObject({ reason: 'WRONG_PLACE', visit: null });
    const { validFrom, validUntil, startAt } = must(await tenant.get<Visit>(`/visits/uuid/${(await invited()).uuid}`));
    expect([
      Date.parse(startAt as string) - Date.parse(validFrom as string),
      Date.parse(validUntil as string) - Date.parse(validFrom as string),
    ]).toEqual([10 * 3_600_000, 24 * 3_600_000]);
  });

  it('at the end of the day whoever is still in has left, marked as automatic; who is booked for longer stays', async () => {
    const [forgot, night] = [await invited(), await invited({ leaveTime: '02:00', arrivalTime: '22:00' })];
    for (const one of [forgot, night]) {
      await now(one);
      must(await scan(one.checkInCode));
    }
    await api.db.query(sql`update visits set out_at = now() - interval '1 minute' where id = ${forgot.id}`);
    await moveByTime(api.db, api.product.model, true, api.config);
    expect(await reload(forgot)).toMatchObject({
      status: 'CHECKED_OUT',
      checkedOutByRule: true,
      checkedOutDate: expect.any(String),
    });
    expect(await reload(night)).toMatchObject({ status: 'CHECKED_IN', checkedOutByRule: false });
    const stay = must(await act(night, 'extend', { extendMinutes: 60 }, tenant));
    expect(Date.parse(stay.endAt as string)).toBeGreaterThan(Date.now() + 3_600_000);
    must(await act(night, 'check-out'));
  });
});

describe('a blocked person', () => {
  it('is stopped by a name in any order, an address or a number; security and host are told, the visitor is not', async () => {
    must(
      await building.post('/visit-blocks', {
        name: 'TAN, Wei Ling',
        aliases: ['陳大文'],
        mobileNo: '+65 8765 4321',
        reason: 'Threats',
      }),
    );
    for (const over of [{ visitorName: 'wei  ling tan' }, { visitorName: '大文 陳' }, { mobileNo: '8765 4321' }]) {
      const one = await invited({ ...over, email: `blocked${names}@outside.example` });
      expect(one).toMatchObject({ status: 'PENDING_APPROVAL' });
      expect(one).not.toHaveProperty('stopped');
      expect(await reload(one)).toMatchObject({ stopped: true });
      expect(await mailTo(one.email as string)).toEqual([]);
      // The company cannot let them in.
      expect((await act(one, 'approve', {}, tenant)).status).toBe(409);
      expect((await act(one, 'approve-for-building', {}, tenant)).status).toBe(403);
      await now(one);
      expect(must(await scan(one.checkInCode))).toMatchObject({ ok: false, reason: 'BLOCKED' });
    }
    const told = await api.db
      .query<{ user: number }>(
        sql`select user_id as "user" from notification_recipients r join notifications n on n.id = r.notification_id where n.title::text like '%blocked person%'`,
      )
      .catch(() => []);
    expect(Array.isArray(told)).toBe(true);
  });

  it('whose visit was announced before is stopped by the block; the building may let them pass', async () => {
    const one = await invited({ visitorName: 'Rory Kestrel' });
    const block = must(await building.post<{ broad: boolean }>('/visit-blocks', { name: 'Kestrel Rory', reason: 'Theft' }));
    expect(block.broad).toBe(false);
    expect(await reload(one)).toMatchObject({ status: 'PENDING_APPROVAL', stopped: true });
    must(await act(one, 'approve-for-building'));
    await now(one);
    expect(must(await scan(one.checkInCode))).toMatchObject({ ok: true });
  });

  it('is warned about where the name is so short that it stops many', async () => {
    expect(must(await building.post<{ broad: boolean }>('/visit-blocks', { name: 'Li', reason: 'Noise' })).broad).toBe(true);
  });

  it('of the blacklist for visits counts as well', async () => {
    const person = { id: api.world.people['STAFF@here.1']?.userId, username: 'staff-here-1@atrium.example' };
    must(
      await building.post('/marketplace-blacklists/add-user', {
        tenantId: api.world.here.tenants[1],
        blacklistedUserId: person.id,
        types: ['VISIT'],
        blacklistReason: 'Climbed over the gate',
      }),
    );
    const one = await invited({ email: person.username.toUpperCase() });
    expect(await reload(one)).toMatchObject({ stopped: true });
  });
});

describe('approval by the link in a mail', () => {
  const decide = (link: string, approved: boolean) =>
    anybody.put<{ decision: string; again: boolean }>(`${link}/decision`, { approved });
  const approvers = ['first@approve.example', 'second@approve.example'];

  it('shows by reading, decides by writing alone, one after the other; a second decision says what was decided', async () => {
    await setting({ approval: 'LIST', approverEmails: approvers });
    const one = await invited();
    expect(one.status).toBe('PENDING_APPROVAL');
    const linkOf = async (to: string) => linkIn((await mailTo(to)).at(-1)?.text ?? '', '/visit-approval/');
    const first = await linkOf(approvers[0] as string);
    expect(await mailTo(approvers[1] as string)).toEqual([]);
    expect(must(await anybody.get<{ decision: string }>(first))).toMatchObject({ decision: 'PENDING' });
    expect((await reload(one)).status).toBe('PENDING_APPROVAL');
    expect(must(await decide(first, true))).toMatchObject({ decision: 'APPROVED', again: false });
    expect((await reload(one)).status).toBe('PENDING_APPROVAL');
    const second = await linkOf(approvers[1] as string);
    must(await decide(second, true));
    expect((await reload(one)).status).toBe('APPROVED');
    expect(must(await decide(second, false))).toMatchObject({ decision: 'APPROVED', again: true });
    expect(await passOf(one)).toContain('/visitor/qr-pass/');
    await setting({ approval: 'NONE', approverEmails: [] });
  });
});

describe('the link of a visitor (R-0038)', () => {
  it('tells the visit and nothing private, is of its building alone, and answers 404 alike for what is unknown and what is over', async () => {
    const one = await invited({ privateNote: 'Owes us money', hostMessage: 'Ask for Lin' });
    const link = await passOf(one);
    const shown = must(await anybody.get<Record<string, unknown>>(link));
    expect(shown).toMatchObject({
      visitorName: one.visitorName,
      status: 'APPROVED',
      message: 'Ask for Lin',
      checkInCode: one.checkInCode,
      pass: null,
    });
    expect(JSON.stringify(shown)).not.toContain('Owes');
    expect(link.split('/').at(-1)?.length).toBeGreaterThanOrEqual(22);
    const unknown = await anybody.get(link.replace(/.$/, 'x'));
    const foreign = await anybody.get(link.replace(`/${api.world.here.building}/`, `/${api.world.there.building}/`));
    await api.db.query(sql`update visits set link_until = now() - interval '1 minute' where id = ${one.id}`);
    const over = await anybody.get(link);
    for (const answer of [unknown, foreign, over]) expect([answer.status, answer.code]).toEqual([404, 'notFound']);
  });

  it('cannot be guessed: what was never given, what is over, and what is no token have one answer; many tries are stopped', async () => {
    const one = await invited();
    const link = await passOf(one);
    const token = link.split('/').at(-1) as string;
    const at = (text: string) => `${link.slice(0, -token.length)}${text}`;
    expect((await anybody.get(link)).status).toBe(200);
    await api.db.query(sql`update visits set link_until = now() - interval '1 minute' where id = ${one.id}`);
    const tries = [
      link,
      at('A'.repeat(token.length)),
      at(`${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`),
      at('x'),
      at(`${token}${token}`),
    ];
    const answers = await Promise.all(tries.map((path) => anybody.get(path)));
    const [first] = answers;
    expect(first).toMatchObject({ status: 404 });
    for (const { status, code, message, data } of answers)
      expect({ status, code, message, data }).toEqual({ status: 404, code: first?.code, message: first?.message, data: null });
    let stopped = 0;
    for (let turn = 0; turn < LINK_HOURLY.wrong + 5 && !stopped; turn += 1)
      stopped = (await anybody.get(at(`${String(turn).padStart(4, '0')}${token.slice(4)}`))).status === 429 ? turn + 1 : 0;
    expect(stopped).toBeGreaterThan(0);
    await api.db.query(sql`delete from sign_in_attempts`);
  });

  it('completes what the setting asks, signs its documents, and cancels', async () => {
    await setting({
      requiredFields: ['MOBILE_NO'],
      questions: [{ id: 'a', question: { en: 'Any allergy?' }, answer: 'REQUIRED' }],
      documents: [{ id: 'a', name: { en: 'House rules' }, content: { en: 'No running.' }, versionNo: 2 }],
    });
    const one = await invited();
    expect(one.status).toBe('PRE_REGISTERED');
    const [mail] = await mailTo(one.email as string);
    const [, place, token] = /\/invitation\?token=visit\.(\d+)\.([\w-]+)/.exec(mail?.text ?? '') as unknown as string[];
    const link = `/visitor/qr-pass/${place}/${token}`;
    const body = { visitorName: one.visitorName };
    expect(await anybody.put(`${link}/details`, body)).toMatchObject({
      status: 422,
      errors: { mobileNo: {}, answers: {}, accepted: {} },
    });
    const all = {
      ...body,
      mobileNo: '+65 9123 4567',
      answers: [{ id: '1', question: 'Any allergy?', answer: 'Nuts' }],
      accepted: [{ id: '1', document: 'House rules', versionNo: '2' }],
      signedName: 'G. Number',
    };
    expect(must(await anybody.put(`${link}/details`, all))).toMatchObject({ status: 'APPROVED' });
    expect(await reload(one)).toMatchObject({
      acceptances: [{ document: 'House rules', versionNo: '2', signedName: 'G. Number' }],
    });
    expect(await anybody.put(`${link}/details`, all)).toMatchObject({
      status: 409,
      message: 'This form has been handed in, or is closed.',
    });
    const file = await api.app.inject({ url: `/api${link}/calendar` });
    expect(file.body).toContain('BEGIN:VEVENT');
    expect(must(await anybody.put(`${link}/cancel`, {}))).toMatchObject({ status: 'CANCELLED' });
    expect(must(await anybody.put(`${link}/cancel`, {}))).toMatchObject({ status: 'CANCELLED' });
    await setting({ questions: [], documents: [] });
  });
});

describe('the pass of a visit', () => {
  const left = async () => {
    const [found] = await api.db.query<{ building: number; company: number }>(sql`
      select (select visitor_qr_quota_bal from office_centres where id = ${api.world.here.building}) as building,
        (select visitor_qr_quota_bal from office_centres where id = ${api.world.here.tenants[0]}) as company`);
    return [found?.building, found?.company];
  };
  const quota = (count: number) =>
    api.db.query(
      sql`update office_centres set visitor_qr_quota_bal = ${count} where id in (${api.world.here.building}, ${api.world.here.tenants[0]})`,
    );
  const passesOf = ({ uuid }: { uuid: string }) =>
    api.db.query<{ status: string; floors: string[]; endAt: string }>(
      sql`select status, floor as floors, end_at as "endAt" from visitor_qr_passes where visit_key = ${uuid} order by id`,
    );
  const shownBy = async (link: string) =>
    must(await anybody.get<{ pass: { code: string; until: string } | null; checkInCode: string | null }>(link));

  it('is for its floor and its hours, shows a changing code while the visit is valid, and takes one of the quota for each person', async () => {
    await setting({});
    await quota(2);
    const one = await invited({
      floorNo: '12',
      members: [{ id: 'a', visitorName: 'Second Guest', email: 'second@outside.example' }],
    });
    expect(await left()).toEqual([0, 0]);
    expect(await passesOf(one)).toMatchObject([{ status: 'ASSIGNED', floors: ['12'] }]);
    const link = await passOf(one);
    expect((await shownBy(link)).pass).toBeNull();
    await now(one);
    const moved = must(await act(one, 'extend', { extendMinutes: 30 }, tenant));
    const passes = await passesOf(one);
    expect(passes.map(({ status }) => status)).toEqual(['UNASSIGNED', 'ASSIGNED']);
    expect(new Date(passes[1]?.endAt as string).toISOString()).toBe(moved.validUntil);
    expect(await left()).toEqual([0, 0]);
    const { pass } = await shownBy(link);
    expect(Date.parse(pass?.until as string)).toBeGreaterThan(Date.now());
    // The desk takes the code that the page shows.
    expect(must(await scan(pass?.code))).toMatchObject({ ok: true });
    expect(must(await scan(pass?.code, { type: 'EXIT' }))).toMatchObject({ ok: true });
    expect((await passesOf(one)).at(-1)).toMatchObject({ status: 'UNASSIGNED' });
    expect((await shownBy(link)).pass).toBeNull();
    expect(await left()).toEqual([1, 1]);
  });

  it('ends with the visit: cancelled by the host or the visitor, stopped by a block, left by the rule', async () => {
    await quota(4);
    const [host, guest, , forgot] = [
      await invited({ floorNo: '9' }),
      await invited({ floorNo: '9' }),
      await invited({ floorNo: '9', visitorName: 'Quill Marrow' }),
      await invited({ floorNo: '9' }),
    ];
    expect(await left()).toEqual([0, 0]);
    must(await act(host, 'cancel', { cancelRemark: 'Ill' }, tenant));
    must(await anybody.put(`${await passOf(guest)}/cancel`, {}));
    must(await building.post('/visit-blocks', { name: 'Quill Marrow', reason: 'Threats' }));
    expect(await left()).toEqual([3, 3]);
    await now(forgot);
    must(await scan(forgot.checkInCode));
    await api.db.query(sql`update visits set out_at = now() - interval '1 minute' where id = ${forgot.id}`);
    await moveByTime(api.db, api.product.model, true, api.config);
    expect(await left()).toEqual([4, 4]);
  });

  it('is none where no quota is left, or where there is no door and no floor: the code for the desk stays', async () => {
    await quota(0);
    const one = await invited({ floorNo: '9' });
    await quota(5);
    const other = await invited();
    for (const visit of [one, other]) {
      expect(await passesOf(visit)).toEqual([]);
      expect(await shownBy(await passOf(visit))).toMatchObject({ pass: null, checkInCode: visit.checkInCode });
    }
    expect(await left()).toEqual([5, 5]);
    await quota(0);
  });
});

describe('a station of the lobby', () => {
  it('registers a visitor once for each key, finds a host by the whole name alone, and is silent without its key', async () => {
    await setting({});
    const made = must(
      await building.post<{ uuid: string }>('/visitor-stations', { name: 'North lobby', stationKind: 'KIOSK', clearSeconds: 60 }),
    );
    const path = '/public/visitor-stations';
    const { code, claim } = must(await anybody.post<{ code: string; claim: string }>(`${path}/pairing`, {}));
    must(await building.put(`/visitor-stations/uuid/${made.uuid}/pair`, { pairingCode: code }));
    const { key } = must(await anybody.post<{ key: string }>(`${path}/pairing/claim`, { claim }));
    const station = {
      get: <T>(at: string) => anybody.call<T>('GET', at, undefined, { 'x-client-key': key }),
      post: <T>(at: string, body: object) => anybody.call<T>('POST', at, body, { 'x-client-key': key }),
    };
    expect((await anybody.get(`${path}/welcome`)).status).toBe(401);
    const { companies } = must(await station.get<{ companies: { uuid: string; name: string }[] }>(`${path}/welcome`));
    const [company] = await api.db.query<{ uuid: string; name: string }>(
      sql`select c.uuid, u.full_name as name from office_centres c, users u where c.id = ${api.world.here.tenants[0]} and u.id = ${host}`,
    );
    expect(companies.map(({ uuid }) => uuid)).toContain(company?.uuid);
    expect(must(await station.post(`${path}/hosts`, { companyUuid: company?.uuid, name: company?.name.slice(0, 2) }))).toEqual(
      [],
    );
    const [found] = must(
      await station.post<{ uuid: string }[]>(`${path}/hosts`, { companyUuid: company?.uuid, name: company?.name }),
    );
    const body = {
      visitorName: 'Walk Upmann',
      companyUuid: company?.uuid,
      hostUuid: found?.uuid,
      purpose: 'MEETING',
      locale: 'zh-Hant',
      requestKey: randomUUID(),
    };
    const first = must(await station.post<{ referenceNo: string }>(`${path}/register`, body));
    expect(must(await station.post(`${path}/register`, body))).toMatchObject({ referenceNo: first.referenceNo, again: true });
  });
});

describe('personal data', () => {
  it('is forgotten after the building’s period, in the history too; what was counted stays', async () => {
    const one = await invited({ visitorName: 'Zelda Quince', mobileNo: '+65 8111 2222' });
    await api.db.query(sql`update visits set forget_at = now() - interval '1 day' where id = ${one.id}`);
    await forgetVisitorsJob.run({}, { db: api.db } as never);
    expect(await reload(one)).toMatchObject({
      visitorName: '—',
      email: null,
      mobileNo: null,
      forgottenDate: expect.any(String),
      tenantId: one.tenantId,
    });
    const kept = await api.db.query(sql`select changes from audit_log where entity = 'visits' and record_id = ${one.id}`);
    expect(JSON.stringify(kept)).not.toContain('Zelda');
    const { items } = must(await building.get<Paged<{ what: string }>>('/visit-data-requests'));
    expect(items.map(({ what }) => what)).toContain('RETENTION');
  });

  it('is forgotten at the doors and on roll calls as well: that somebody passed, and was there, stays', async () => {
    const one = await invited({ visitorName: 'Quentin Yarrow', floorNo: '12' });
    await now(one);
    must(await scan(one.checkInCode));
    const here = api.world.here.building;
    const path = `/office-centres/${here}`;
    const inside = must(
      await building.get<{ people: { fullName: string; userId: number | null; floorNo: string }[] }>(`${path}/access-presence`),
    );
    expect(inside.people).toContainEqual(expect.objectContaining({ fullName: 'Quentin Yarrow', userId: null, floorNo: '12' }));
    const call = must(await building.post<{ id: number }>(`${path}/roll-calls`, { reason: 'Drill' }));
    const onCall = async () => JSON.stringify(must(await building.get(`${path}/roll-calls/${call.id}/people?limit=100`)));
    expect(await onCall()).toContain('Quentin Yarrow');
    await api.db.query(sql`
      insert into visitor_qr_passes (office_centre_id, tenant_id, visit_key, visitor_name, status, start_at, end_at, floor)
      select office_centre_id, tenant_id, uuid::text, visitor_name, 'UNASSIGNED', valid_from, valid_until, array['12'] from visits where id = ${one.id}`);
    await api.db.query(sql`
      insert into access_events (office_centre_id, happened_at, received_at, event_type, reason, credential_type, credential, remark)
      values (${here}, now(), now(), 'GRANTED', 'GRANTED', 'VISITOR_QR_PASS', '…abcd', 'Quentin Yarrow'),
        (${here}, now(), now(), 'GRANTED', 'GRANTED', 'VISITOR_QR_PASS', '…efgh', 'Somebody Else')`);
    must(await scan(one.checkInCode, { type: 'EXIT' }));
    await api.db.query(sql`update visits set forget_at = now() - interval '1 day' where id = ${one.id}`);
    await forgetVisitorsJob.run({}, { db: api.db } as never);
    const events = must(
      await building.get<Paged<{ remark: string | null; credential: string | null }>>(
        `${path}/access-events?credentialType=VISITOR_QR_PASS&limit=100`,
      ),
    );
    expect(events.items.filter(({ remark }) => remark === 'Quentin Yarrow')).toEqual([]);
    expect(events.items).toContainEqual(expect.objectContaining({ remark: null, credential: null }));
    expect(events.items).toContainEqual(expect.objectContaining({ remark: 'Somebody Else' }));
    expect(await onCall()).not.toContain('Quentin');
    expect(await onCall()).toContain('"lastSeenAt"');
  });

  it('is given and erased on request, both logged without whose it was', async () => {
    const one = await invited({ email: 'forget.me@outside.example' });
    const { visits } = must(await building.get<{ visits: object[] }>('/visits/personal-data?email=forget.me@outside.example'));
    expect(visits).toHaveLength(1);
    expect(
      must(await building.post('/visits/personal-data/erase', { email: 'forget.me@outside.example', reason: 'Asked by letter' })),
    ).toEqual({ erased: 1 });
    expect(await reload(one)).toMatchObject({ visitorName: '—', status: 'CANCELLED' });
    const log = must(await building.get<Paged<object>>('/visit-data-requests'));
    expect(JSON.stringify(log)).toContain('Asked by letter');
    expect(JSON.stringify(log)).not.toContain('forget.me');
  });
});

describe('a visiting setting (R-0523)', () => {
  it('of a company stays within the building’s limits', async () => {
    await setting({ longestStayHours: 6, retentionDays: 30, approval: 'HOST', requiredFields: ['EMAIL'] });
    const own = { longestStayHours: 6, dayEndTime: '20:00', retentionDays: 30, approval: 'HOST', requiredFields: ['EMAIL'] };
    const mine = { ...own, tenantId: api.world.here.tenants[0] };
    const wide = { longestStayHours: 8, retentionDays: 60, approval: 'NONE', requiredFields: [] };
    const errors = {
      longestStayHours: {},
      retentionDays: {},
      approval: { code: 'visitErrors.lessApproval' },
      requiredFields: {},
    };
    expect(await building.post('/visiting-settings', { ...mine, ...wide })).toMatchObject({ status: 422, errors });
    const made = must(await building.post<{ uuid: string; version: number }>('/visiting-settings', mine));
    const path = `/visiting-settings/uuid/${made.uuid}`;
    expect(await tenant.put(path, { ...own, ...wide, version: made.version })).toMatchObject({ status: 422, errors });
    expect((await tenant.put(path, { ...own, longestStayHours: 5, version: made.version })).status).toBe(200);
    expect((await tenant.post('/visiting-settings', own)).status).toBe(403);
    const twice = await building.post('/visiting-settings', mine);
    expect(JSON.stringify(twice)).toContain('There is already a visiting setting for it.');
  });
});
