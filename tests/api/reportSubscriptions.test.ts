/** Subscriptions: lists and reports by mail on a schedule, once per period and recipient, with the rights of the moment. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { localAt } from '#schemas/kernel/fields/clock.ts';
import { daysCovered } from '#schemas/reports/covers.ts';
import { nextPeriod, type Schedule } from '#schemas/reports/schedule.ts';
import { planDue } from '#server/areas/reports/subscriptions/plan.ts';
import type { Database } from '#server/db/database.ts';
import { prepareJobs, runDueJobs } from '#server/jobs/queue.ts';
import { HOUR } from '../times.ts';
import { type Api, type Client, must, type Row, startApi } from './harness.ts';
import { mailedSheet } from './mailedSheet.ts';
import { mailOf } from './world.ts';

const PATH = '/report-subscriptions';

let api: Api;
let owner: Client;
let otherDb: Database;
beforeAll(async () => {
  api = await startApi();
  owner = await api.as('LANDLORD_ADMIN@here');
  // On PostgreSQL connections of its own; the embedded database allows one process, which then acts as both.
  otherDb = (await api.database.another?.()) ?? api.db;
  await prepareJobs(otherDb, api.product.jobs);
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.db.text('delete from report_subscriptions');
  await api.db.text('delete from mails');
  await api.db.text("delete from sign_in_attempts where key like 'emailRecord:%'");
});

const userIdOf = (name: string) => (api.world.people[name] as { userId: number }).userId;
const daily = (over: object = {}) => ({
  name: 'People',
  about: 'LIST',
  source: 'users',
  query: 'roleCode=STAFF&sortProperties=fullName',
  frequency: 'DAILY',
  time: '08:00',
  toMe: true,
  skipEmpty: true,
  active: true,
  ...over,
});
const subscribe = async (over: object = {}, by = owner) => must(await by.post<Row>(PATH, daily(over)));
const due = (id: number, ago = HOUR) =>
  api.db.query(
    sql`update report_subscriptions set next_date = ${new Date(Date.now() - ago).toISOString()}::timestamptz where id = ${id}`,
  );
let periods = 0;
/** The next period is one that has not been sent. */
const anotherPeriod = () => {
  periods += 1;
  return api.db.text(`update report_subscriptions set next_day = 'day ${periods}'`);
};
/** What one process does every minute. */
const tick = () =>
  api.product.jobs
    .find(({ name }) => name === 'reports.subscriptions')
    ?.handler({}, { db: api.db, config: api.config, signal: new AbortController().signal });
/** Plans what is due, does what follows from it, and sees what has become of the mails. */
const pass = async () => {
  await tick();
  await api.runJobs();
  await tick();
};
interface Delivery {
  address: string;
  status: string;
  reason: string | null;
  rowCount: number | null;
  period: string;
}
const deliveries = async (id: number, by = owner) =>
  must(await by.get<{ items: Delivery[] }>(`/report-deliveries?subscriptionId=${id}&limit=50`)).items;
const outcomes = async (id: number, by = owner) =>
  (await deliveries(id, by)).map(({ address, status, reason }) => [address, status, reason]).sort();
const mails = () =>
  api.db.query<{ to: string; subject: string; text: string; unsubscribe: string }>(
    sql`select to_address as "to", subject, text, unsubscribe from mails order by id`,
  );

describe('when it is sent', () => {
  const berlin = 'Europe/Berlin';
  const at = (text: string) => Date.parse(text);
  const days = (schedule: Schedule, zone: string, from: string, count: number) => {
    const found: string[] = [];
    for (let after = at(from); found.length < count; ) {
      const next = nextPeriod(schedule, zone, after);
      found.push(`${next.day} ${new Date(next.at).toISOString().slice(0, 16)}`);
      after = next.at;
    }
    return found;
  };
  const every = (time: string): Schedule => ({ frequency: 'DAILY', time });

  it('is the same time of the clock on the days on which it is moved', () => {
    expect(days(every('08:00'), berlin, '2026-03-27T12:00:00Z', 3)).toEqual([
      '2026-03-28 2026-03-28T07:00',
      '2026-03-29 2026-03-29T06:00',
      '2026-03-30 2026-03-30T06:00',
    ]);
    expect(days(every('08:00'), berlin, '2026-10-24T12:00:00Z', 2)).toEqual([
      '2026-10-25 2026-10-25T07:00',
      '2026-10-26 2026-10-26T07:00',
    ]);
  });

  it('is once where the clock skips the time, and where it shows it twice', () => {
    expect(days(every('02:30'), berlin, '2026-03-28T12:00:00Z', 2)).toEqual([
      '2026-03-29 2026-03-29T01:00',
      '2026-03-30 2026-03-30T00:30',
    ]);
    expect(days(every('02:30'), berlin, '2026-10-24T12:00:00Z', 2)).toEqual([
      '2026-10-25 2026-10-25T00:30',
      '2026-10-26 2026-10-26T01:30',
    ]);
  });

  it('is the last day of a month that is shorter', () => {
    const monthly: Schedule = { frequency: 'MONTHLY', monthDay: 31, time: '07:30' };
    expect(days(monthly, 'Asia/Singapore', '2027-12-31T12:00:00Z', 5).map((one) => one.slice(0, 10))).toEqual([
      '2028-01-31',
      '2028-02-29',
      '2028-03-31',
      '2028-04-30',
      '2028-05-31',
    ]);
  });

  it('is the first Friday of a month, and the last', () => {
    const friday = (week: 'FIRST' | 'LAST'): Schedule => ({
      frequency: 'MONTHLY_BY_WEEKDAY',
      weekday: 'FRI',
      week,
      time: '09:00',
    });
    const shown = (schedule: Schedule) =>
      days(schedule, 'Asia/Singapore', '2026-12-10T00:00:00Z', 2).map((one) => one.slice(0, 10));
    expect(shown(friday('FIRST'))).toEqual(['2027-01-01', '2027-02-05']);
    expect(shown(friday('LAST'))).toEqual(['2026-12-25', '2027-01-29']);
  });

  it('is the same in the answer, the list and the database', async () => {
    const made = await subscribe({ frequency: 'MONTHLY_BY_WEEKDAY', weekday: 'FRI', week: 'FIRST', zone: berlin, time: '09:00' });
    const listed = must(await owner.get<{ items: Row[] }>(PATH)).items[0];
    const expected = nextPeriod(
      { frequency: 'MONTHLY_BY_WEEKDAY', weekday: 'FRI', week: 'FIRST', time: '09:00' },
      berlin,
      Date.now(),
    );
    expect([made.nextDate, listed?.nextDate].map((one) => new Date(String(one)).getTime())).toEqual([expected.at, expected.at]);
    expect(localAt(berlin, expected.at).time).toBe('09:00');
    expect(made.nextDay).toBe(expected.day);
  });

  it('covers whole days before the one on which it is sent', () => {
    expect(daysCovered('YESTERDAY', '2026-03-01')).toEqual({ from: '2026-02-28', to: '2026-02-28' });
    expect(daysCovered('LAST_7_DAYS', '2026-03-30')).toEqual({ from: '2026-03-23', to: '2026-03-29' });
    expect(daysCovered('LAST_MONTH', '2026-03-31')).toEqual({ from: '2026-02-01', to: '2026-02-28' });
  });

  it('follows the clock of the building when that changes', async () => {
    const { id } = await subscribe({ time: '08:00' });
    const { building } = api.world.here;
    const nextAt = async (zone: string) => {
      await api.db.query(sql`update office_centres set time_zone = ${zone} where id = ${building}`);
      await pass();
      const [row] = await api.db.query<{ next: string }>(
        sql`select next_date as next from report_subscriptions where id = ${id}`,
      );
      return localAt(zone, new Date(String(row?.next)).getTime()).time;
    };
    expect(await nextAt('America/New_York')).toBe('08:00');
    expect(await nextAt('Asia/Singapore')).toBe('08:00');
    expect(await deliveries(id)).toEqual([]);
  });
});

describe('what is due', () => {
  it('is sent once though two processes plan and send', async () => {
    const { id } = await subscribe({ peopleIds: [userIdOf('MASTER_ADMIN@here.0')] });
    await due(id);
    await Promise.all([planDue(api.db, Date.now()), planDue(otherDb, Date.now())]);
    const work = { config: api.config, kinds: api.product.jobs };
    await Promise.all([runDueJobs({ db: api.db, ...work }), runDueJobs({ db: otherDb, ...work })]);
    expect((await mails()).map(({ to }) => to).sort()).toEqual([mailOf('LANDLORD_ADMIN@here'), mailOf('MASTER_ADMIN@here.0')]);
    expect(await deliveries(id)).toHaveLength(2);
  });

  it('is not sent again when the process is killed after or while sending', async () => {
    const { id } = await subscribe();
    await due(id);
    await planDue(api.db, Date.now());
    // Killed while the file is written: the mail cannot be stored, and the job stays in the queue.
    await api.db.script('alter table mails rename to mails_away');
    await expect(api.runJobs()).rejects.toThrow('mails');
    await api.db.script('alter table mails_away rename to mails');
    expect((await deliveries(id))[0]?.status).toBe('PENDING');
    await api.db.text(`update pgboss.job set start_after = now() where state = 'retry'`);
    await api.runJobs();
    expect(await mails()).toHaveLength(1);
    // Killed after the commit, before the queue has heard of it.
    await api.db.text(
      `update pgboss.job set state = 'created', completed_on = null, started_on = null, retry_count = 0 where name in ('reports.deliver')`,
    );
    await pass();
    expect(await mails()).toHaveLength(1);
    expect(await outcomes(id)).toEqual([[mailOf('LANDLORD_ADMIN@here'), 'KEPT', null]]);
  });

  it('is ordered again when its job is lost, and given up after a day', async () => {
    const { id } = await subscribe();
    await due(id);
    await planDue(api.db, Date.now());
    await api.db.text("delete from pgboss.job where name = 'reports.deliver'");
    await api.db.text("update report_deliveries set updated_date = now() - interval '1 hour'");
    await tick();
    await api.runJobs();
    expect(await mails()).toHaveLength(1);
    await api.db.text("update report_deliveries set status = 'PENDING', created_date = now() - interval '2 days'");
    await tick();
    expect((await outcomes(id))[0]?.slice(1)).toEqual(['FAILED', 'FAILED']);
  });

  it('was missed for days: it is sent once', async () => {
    const { id } = await subscribe();
    await due(id, 5 * 24 * HOUR);
    await pass();
    await pass();
    expect(await mails()).toHaveLength(1);
    const [row] = await api.db.query<{ next: string }>(sql`select next_date as next from report_subscriptions where id = ${id}`);
    expect(new Date(String(row?.next)).getTime()).toBeGreaterThan(Date.now());
  });

  it('counts as sent when the mail has been accepted, not before', async () => {
    const { id } = await subscribe();
    await due(id);
    await pass();
    const as = async (status: string) => {
      await api.db.text(`update mails set status = '${status}'`);
      await api.db.text("update report_deliveries set status = 'QUEUED', reason = null");
      await tick();
      return (await outcomes(id))[0]?.slice(1);
    };
    expect(await as('SENDING')).toEqual(['QUEUED', null]);
    expect(await as('SENT')).toEqual(['SENT', null]);
    expect(await as('FAILED')).toEqual(['FAILED', 'FAILED']);
  });

  it('has no rows: nothing is sent, or a mail that says so; the history says either', async () => {
    const empty = { query: 'wildcardSearch=nobody-is-called-so' };
    const skipped = await subscribe(empty);
    const sent = await subscribe({ ...empty, skipEmpty: false });
    await due(skipped.id);
    await due(sent.id);
    await pass();
    expect((await outcomes(skipped.id))[0]?.[1]).toBe('SKIPPED');
    expect((await deliveries(sent.id))[0]).toMatchObject({ rowCount: 0 });
    const all = await mails();
    expect(all).toHaveLength(1);
    expect(all[0]?.text).toContain('No available data.');
  });
});

describe('who gets it', () => {
  it('gets the rows of the list as they see them, sorted and filtered', async () => {
    const { id } = await subscribe({ toMe: false, peopleIds: [userIdOf('MASTER_ADMIN@here.0')] });
    await due(id);
    await pass();
    const { to, rows } = await mailedSheet(api);
    expect(to).toBe(mailOf('MASTER_ADMIN@here.0'));
    // The owner would see the staff of both companies.
    expect(rows.slice(1).map(([name]) => name)).toEqual(['STAFF@here.0']);
  });

  it('gets a report of the days before', async () => {
    const { id } = await subscribe({ about: 'REPORT', query: '', covers: 'LAST_7_DAYS' });
    await api.db.text("update users set created_date = now() - interval '2 days'");
    await due(id);
    await pass();
    const { rows } = await mailedSheet(api);
    expect(rows[0]?.slice(0, 3)).toEqual(['Counted by', 'Name', 'Number']);
    expect(rows.filter(([part]) => part === 'Day')).toHaveLength(1);
    expect((await mails())[0]?.subject).toBe('People: New users');
  });

  it('gets nothing after the right was taken away, and the history says why; the owner’s leaving stops all of it', async () => {
    const colleague = 'SUB_ADMIN@here.1';
    const { id } = await subscribe({ toMe: false, peopleIds: [userIdOf(colleague)] });
    await due(id);
    await pass();
    expect((await outcomes(id))[0]?.[1]).toBe('KEPT');
    const again = async () => {
      await anotherPeriod();
      await due(id);
      await pass();
      return (await deliveries(id))[0];
    };
    await api.db.query(
      sql`update user_roles set denied_permissions = array['USER_DOWNLOAD'] where user_id = ${userIdOf(colleague)}`,
    );
    expect(await again()).toMatchObject({ status: 'REFUSED', reason: 'NO_RIGHT' });
    await api.db.query(
      sql`update user_roles set denied_permissions = null, active = false where user_id = ${userIdOf(colleague)}`,
    );
    expect(await again()).toMatchObject({ status: 'REFUSED', reason: 'LEFT' });
    await api.db.query(sql`update user_roles set active = true where user_id = ${userIdOf(colleague)}`);

    const leaving = await api.as('MASTER_ADMIN@here.1');
    const theirs = await subscribe({ peopleIds: [userIdOf(colleague)] }, leaving);
    await api.db.query(sql`update user_roles set active = false where user_id = ${userIdOf('MASTER_ADMIN@here.1')}`);
    await due(theirs.id);
    await pass();
    // Whoever manages what the building shares sees it.
    expect((await outcomes(theirs.id)).map(([, ...rest]) => rest)).toEqual([
      ['REFUSED', 'OWNER_LEFT'],
      ['REFUSED', 'OWNER_LEFT'],
    ]);
    await api.db.query(sql`update user_roles set active = true where user_id = ${userIdOf('MASTER_ADMIN@here.1')}`);
    expect(await mails()).toHaveLength(1);
  });

  it('is outside only in a domain that the building has listed, which is asked again at each run', async () => {
    const outside = ['auditor@Listed.example'];
    const refused = await owner.post(PATH, daily({ outside }));
    expect([refused.status, refused.errors?.outside?.code, refused.message]).toEqual([
      422,
      'domainNotListed',
      'Please check the marked fields.',
    ]);
    expect(JSON.stringify(refused.errors)).toContain('listed.example');
    const settings = must(await owner.get<Row>('/report-settings'));
    must(await owner.put('/report-settings', { mailDomains: ['listed.example'], version: settings.version }));
    expect((await owner.post(PATH, daily({ outside: ['a@sub.listed.example'] }))).status).toBe(422);
    expect((await owner.post(PATH, daily({ outside: ['a@notlisted.example'] }))).status).toBe(422);
    const { id } = await subscribe({ toMe: false, outside });
    await due(id);
    await pass();
    expect((await mails()).map(({ to }) => to)).toEqual(['auditor@listed.example']);
    expect((await mails())[0]?.text).toContain('You have no account with the sender');
    const { version } = must(await owner.get<Row>('/report-settings'));
    must(await owner.put('/report-settings', { mailDomains: [], version }));
    await anotherPeriod();
    await due(id);
    await pass();
    expect((await deliveries(id))[0]).toMatchObject({ status: 'REFUSED', reason: 'DOMAIN' });
  });

  it('may subscribe only to what they may have mailed, with a filter that the list has', async () => {
    const company = await api.as('MASTER_ADMIN@here.0');
    for (const source of ['feedbacks', 'mails', 'report-subscriptions', '__proto__', 'nothing'])
      expect([source, (await company.post(PATH, daily({ source, query: '' }))).errors?.source?.code]).toEqual([
        source,
        'notSubscribed',
      ]);
    for (const query of ['nonsense=1', 'sortProperties=passwordHash', 'tab=NONE'])
      expect([query, (await company.post(PATH, daily({ query }))).errors?.query?.code]).toEqual([query, 'filterRefused']);
    expect((await company.post(PATH, daily({ zone: 'Mars/Olympus' }))).status).toBe(422);
    expect((await (await api.as('STAFF@here.0')).post(PATH, daily())).status).toBe(403);
  });
});

describe('whose it is', () => {
  it('is the owner’s: nobody else in the company or the building reads, changes or sends it', async () => {
    const mine = await subscribe({}, await api.as('MASTER_ADMIN@here.0'));
    await due(mine.id);
    await pass();
    for (const name of ['SUB_ADMIN@here.0', 'MASTER_ADMIN@here.1', 'LANDLORD_ADMIN_VIEW_ONLY@here', 'LANDLORD_ADMIN@there']) {
      const other = await api.as(name);
      expect([name, (await other.get(`${PATH}/${mine.id}`)).status]).toEqual([name, 404]);
      expect((await other.put(`${PATH}/${mine.id}`, { ...daily(), version: mine.version })).status).toBe(404);
      expect(must(await other.get<{ total: number }>(PATH)).total).toBe(0);
      expect(must(await other.get<{ total: number }>('/report-deliveries')).total).toBe(0);
      expect((await other.put(`${PATH}/${mine.id}/send-now`)).status).toBe(404);
      expect((await other.delete(`${PATH}/${mine.id}`, { version: mine.version })).status).toBe(404);
    }
    expect(must(await owner.get<Row>(`${PATH}/${mine.id}`)).name).toBe('People');
  });

  it('is stopped by an admin of the building, who changes nothing else of it', async () => {
    const theirs = await subscribe({}, await api.as('MASTER_ADMIN@here.0'));
    const change = async (over: object) => {
      const { version } = must(await owner.get<Row>(`${PATH}/${theirs.id}`));
      return (await owner.put<Row>(`${PATH}/${theirs.id}`, { ...daily(over), version })).status;
    };
    expect(await change({ peopleIds: [userIdOf('LANDLORD_ADMIN@here')] })).toBe(403);
    expect(await change({ active: false })).toBe(200);
    await due(theirs.id);
    await pass();
    expect(await mails()).toEqual([]);
  });

  it('is sent to whoever asks, at once and by their own rights, as often as lists are mailed', async () => {
    const { id } = await subscribe({ toMe: false });
    const answer = await owner.put(`${PATH}/${id}/send-now`);
    expect([answer.status, answer.message]).toEqual([200, 'The record list will be emailed to you once it is ready.']);
    await api.runJobs();
    expect((await mails()).map(({ to }) => to)).toEqual([mailOf('LANDLORD_ADMIN@here')]);
    await api.db.query(
      sql`update sign_in_attempts set count = 20 where key = ${`emailRecord:user:${userIdOf('LANDLORD_ADMIN@here')}`}`,
    );
    expect((await owner.put(`${PATH}/${id}/send-now`)).status).toBe(429);
  });
});

describe('the link that ends it', () => {
  const pathOf = (link: string) => new URL(link).pathname;
  const ask = (method: 'GET' | 'POST', url: string, accept = '*/*') =>
    api.app.inject({
      method,
      url,
      headers: { accept, ...(method === 'POST' ? { 'content-type': 'application/x-www-form-urlencoded' } : {}) },
      ...(method === 'POST' ? { payload: 'List-Unsubscribe=One-Click' } : {}),
    });

  it('asks first, takes the reader out with one click, and rests when nobody is left', async () => {
    const { id } = await subscribe({ peopleIds: [userIdOf('MASTER_ADMIN@here.0')] });
    await due(id);
    await pass();
    const linkOf = async (name: string) => pathOf((await mails()).find(({ to }) => to === mailOf(name))?.unsubscribe ?? '');
    const read = async () => must(await owner.get<Row>(`${PATH}/${id}`));
    const link = await linkOf('MASTER_ADMIN@here.0');
    const page = await ask('GET', link);
    expect([page.statusCode, page.body.includes('People')]).toEqual([200, true]);
    expect((await read()).peopleIds).toEqual([userIdOf('MASTER_ADMIN@here.0')]);
    expect((await ask('POST', link)).statusCode).toBe(200);
    expect(await read()).toMatchObject({ peopleIds: [], toMe: true, active: true });
    expect((await ask('POST', link)).statusCode).toBe(200);
    expect((await ask('POST', await linkOf('LANDLORD_ADMIN@here'), 'text/html')).body).toContain('no longer sent');
    expect(await read()).toMatchObject({ toMe: false, active: false });
  });

  it('is nobody else’s', async () => {
    const { id, uuid } = await subscribe();
    await due(id);
    await pass();
    const link = pathOf((await mails())[0]?.unsubscribe ?? '');
    const other = Buffer.from(mailOf('MASTER_ADMIN@here.0')).toString('base64url');
    const parts = link.split('/');
    for (const wrong of [
      link.replace(uuid, '00000000-0000-4000-8000-000000000000'),
      [...parts.slice(0, -2), other, parts.at(-1)].join('/'),
      link.slice(0, -1),
      link.replace(uuid, 'x'),
    ])
      expect((await ask('POST', wrong)).statusCode).toBe(404);
    expect(must(await owner.get<Row>(`${PATH}/${id}`)).toMe).toBe(true);
  });
});
