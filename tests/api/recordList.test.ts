/** 000 §7 email-record: the list as shown on the screen, mailed as a spreadsheet without active formulas. */
import { readdirSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as XLSX from 'xlsx';
import { entityOf } from '#schemas/index.ts';
import { taskFileLink } from '#server/auth/signedLink.ts';
import { rowsOf } from '#server/engine/calls/exportJob.ts';
import { reachOf } from '#server/engine/reach/reach.ts';
import { storageOf } from '#server/files/storage.ts';
import { type Api, startApi } from './harness.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

/** Requests the list of users as a person, runs the jobs, and reads the spreadsheet from the mail. */
async function listOf(name: string, query = ''): Promise<{ to: string; rows: Record<string, unknown>[]; message: string }> {
  const client = await api.as(name);
  const centre = api.world.people[name]?.officeCentreId;
  const { status, message } = await client.get(`/office-centres/${centre}/users/email-record${query}`);
  expect(status).toBe(202);
  await api.runJobs();
  const [mail] = await api.db.query<{ to: string; attachments: { filename: string; storageKey: string }[] }>(
    sql`select to_address as "to", attachments from mails order by id desc limit 1`,
  );
  const [attachment] = mail?.attachments ?? [];
  expect(attachment?.filename).toBe('users.xlsx');
  const chunks: Buffer[] = [];
  for await (const chunk of await storageOf(api.config).read(attachment?.storageKey ?? '')) chunks.push(chunk as Buffer);
  const book = XLSX.read(Buffer.concat(chunks));
  const sheet = book.Sheets[book.SheetNames[0] as string] as XLSX.WorkSheet;
  return { to: mail?.to ?? '', message, rows: XLSX.utils.sheet_to_json<Record<string, unknown>>(sheet) };
}

it('the request answers at once, and the list is mailed to the person', async () => {
  const { to, message } = await listOf('LANDLORD_ADMIN@here');
  expect(message).toBe('The record list will be emailed to you once it is ready.');
  expect(to).toBe('landlord_admin-here@atrium.example');
});

it('the list contains the same rows as on screen: same scope, filter, search and order', async () => {
  const namesOf = async (name: string, query = '') => (await listOf(name, query)).rows.map((row) => row['Full name']);
  expect((await namesOf('MASTER_ADMIN@here.0')).sort()).toEqual([
    'MASTER_ADMIN@here.0',
    'MERCHANT@here.0',
    'STAFF@here.0',
    'SUB_ADMIN@here.0',
  ]);
  expect(await namesOf('LANDLORD_ADMIN@here', '?roleCode=STAFF&sortProperties=fullName')).toEqual([
    'STAFF@here.0',
    'STAFF@here.1',
  ]);
  expect(await namesOf('LANDLORD_ADMIN@here', '?wildcardSearch=sub_admin@here.1')).toEqual(['SUB_ADMIN@here.1']);
});

it('no file is left behind when the mail cannot be written, and a retry sends it', async () => {
  const kept = () =>
    readdirSync(api.config.storageDir, { recursive: true, withFileTypes: true }).filter((one) => one.isFile()).length;
  const before = kept();
  await api.db.script('alter table mails rename to mails_away');
  try {
    const client = await api.as('LANDLORD_ADMIN@here');
    expect((await client.get(`/office-centres/${api.world.here.building}/users/email-record`)).status).toBe(202);
    await expect(api.runJobs()).rejects.toThrow('mails');
    expect(kept()).toBe(before);
  } finally {
    await api.db.script('alter table mails_away rename to mails');
  }
  await api.db.text(`update pgboss.job set start_after = now() where state = 'retry'`);
  await api.runJobs();
  expect(kept()).toBe(before + 1);
});

it('a query that the list rejects is rejected, and nothing is sent', async () => {
  const client = await api.as('LANDLORD_ADMIN@here');
  const jobs = () => api.db.text<{ total: number }>('select count(*)::int as total from pgboss.job');
  const before = await jobs();
  expect((await client.get(`/office-centres/${api.world.here.building}/users/email-record?nonsense=1`)).status).toBe(400);
  expect(await jobs()).toEqual(before);
});

it.each([
  ['email-record', 'emailRecord', 20, 202],
  ['download-users-base64', 'download', 120, 200],
])('%s has an hourly rate limit for each person', async (path, what, limit, fine) => {
  const centre = api.world.here.tenants[0];
  const ask = async (name: string) => api.as(name).then((client) => client.get(`/office-centres/${centre}/users/${path}`));
  expect((await ask('MASTER_ADMIN@here.0')).status).toBe(fine);
  const key = `${what}:user:${api.world.people['MASTER_ADMIN@here.0']?.userId}`;
  await api.db.query(sql`update sign_in_attempts set count = ${limit} where key = ${key}`);
  const jobs = () => api.db.text<{ total: number }>('select count(*)::int as total from pgboss.job');
  const before = await jobs();
  expect(await ask('MASTER_ADMIN@here.0')).toMatchObject({ status: 429, code: 'tooMany' });
  expect(await jobs()).toEqual(before);
  expect((await ask('SUB_ADMIN@here.0')).status).toBe(fine);
  await api.db.query(sql`update sign_in_attempts set locked_until_date = now() where key = ${key}`);
  expect((await ask('MASTER_ADMIN@here.0')).status).toBe(fine);
});

it('a formula is shown as plain text', async () => {
  const { userId } = api.world.people['STAFF@here.0'] as { userId: number };
  await api.db.query(
    sql`update users set full_name = '=HYPERLINK("http://evil.example","x")', job_title = '@SUM(1)' where id = ${userId}`,
  );
  const { rows } = await listOf('LANDLORD_ADMIN@here', '?roleCode=STAFF');
  const row = rows.find((one) => String(one['Full name']).includes('HYPERLINK'));
  expect(row?.['Full name']).toBe(`=HYPERLINK("http://evil.example","x")`);
  expect(Object.values(row ?? {})).toContain('@SUM(1)');
});

it('the list has more rows than one page', async () => {
  const { building, tenants } = api.world.here;
  await api.db.query(sql`
    with people as (
      insert into users (full_name, username, status) select 'Many ' || n, 'many' || n || '@example.com', 'ACTIVE' from generate_series(1, 2350) n returning id)
    insert into user_roles (user_id, office_centre_id, building_id, role_code, active) select id, ${tenants[1]}, ${building}, 'STAFF', true from people`);
  const { rows } = await listOf('LANDLORD_ADMIN@here', '?wildcardSearch=many');
  expect(new Set(rows.map((row) => row['Full name'])).size).toBe(2350);
});

it('no row is missing when others are deleted while the list is written', async () => {
  const session = await (await api.as('LANDLORD_ADMIN@here')).session();
  const order = { query: { wildcardSearch: 'many' }, reach: reachOf(session), locale: 'en' as const };
  const seen: unknown[] = [];
  for await (const [name] of rowsOf({ db: api.db, model: api.product.model }, entityOf('users'), order)) {
    seen.push(name);
    // Halfway through the first of three pages, records that have already been read are deleted.
    if (seen.length === 500)
      await api.db.query(sql`delete from users where full_name in ('Many 2350', 'Many 2349', 'Many 2348', 'Many 2347')`);
  }
  expect(new Set(seen).size).toBe(2351);
});

describe('the person who asked', () => {
  const tasks = async (name: string) =>
    (
      await (
        await api.as(name)
      ).get<{ id: string; status: string; done: number; total: number; subject: string }[]>('/background-tasks')
    ).data;
  const ask = async (name: string) => {
    const centre = api.world.people[name]?.officeCentreId;
    return (await (await api.as(name)).get<{ taskId: string }>(`/office-centres/${centre}/users/email-record`)).data.taskId;
  };
  const mailsTo = (name: string) =>
    api.db.query<{ text: string }>(
      sql`select text from mails where to_address = ${`${name.toLowerCase().replace(/[@.]/g, '-')}@atrium.example`} and subject like 'Your record list%'`,
    );

  it('sees the progress, and nobody else does', async () => {
    const taskId = await ask('MASTER_ADMIN@here.1');
    const mine = async () => (await tasks('MASTER_ADMIN@here.1')).find(({ id }) => id === taskId);
    expect(await mine()).toMatchObject({ status: 'QUEUED', subject: 'users', total: null });
    await api.runJobs();
    const done = await mine();
    expect(done).toMatchObject({ status: 'DONE', done: done?.total });
    expect(done?.done).toBeGreaterThan(2);
    expect((await tasks('SUB_ADMIN@here.1')).map(({ id }) => id)).not.toContain(taskId);
  });

  it('gets one mail, also when the job runs again after a crash', async () => {
    await ask('SUB_ADMIN@here.1');
    await api.runJobs();
    const before = (await mailsTo('SUB_ADMIN@here.1')).length;
    // As if the process had crashed after the commit, before the queue marked the job as done.
    await api.db.text(
      `update pgboss.job set state = 'created', completed_on = null, started_on = null, retry_count = 0 where name = 'record-list'`,
    );
    await api.runJobs();
    expect([before, (await mailsTo('SUB_ADMIN@here.1')).length]).toEqual([1, 1]);
  });

  it.each<[string, (userId: number) => Promise<unknown>]>([
    ['is deactivated', (userId) => api.db.query(sql`update users set status = 'INACTIVE' where id = ${userId}`)],
    ['is delinked', (userId) => api.db.query(sql`delete from user_roles where user_id = ${userId}`)],
    [
      'loses the permission',
      (userId) => api.db.query(sql`update user_roles set denied_permissions = array['USER_DOWNLOAD'] where user_id = ${userId}`),
    ],
  ])('gets no mail if the person %s before the list is ready', async (_, shut) => {
    const name = {
      'is deactivated': 'MASTER_ADMIN@there.0',
      'is delinked': 'SUB_ADMIN@there.0',
      'loses the permission': 'MASTER_ADMIN@there.1',
    }[_] as string;
    const taskId = await ask(name);
    await shut(api.world.people[name]?.userId as number);
    await api.runJobs();
    expect(await mailsTo(name)).toEqual([]);
    const [row] = await api.db.query<{ status: string }>(sql`select status from background_tasks where id = ${taskId}::uuid`);
    expect(row?.status).toBe('FAILED');
  });

  it('downloads a large list through a link that expires and cannot be forged', async () => {
    const taskId = await ask('LANDLORD_ADMIN@here');
    await api.runJobs();
    const link = new URL(await taskFileLink(api.db, api.config, taskId));
    const fetch = (path: string) => api.app.inject({ method: 'GET', url: path });
    const answer = await fetch(link.pathname + link.search);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-disposition']).toContain('users.xlsx');
    expect(XLSX.read(answer.rawPayload).SheetNames).toEqual(['List']);
    const later = link.search.replace(/until=\d+/, 'until=99999999999');
    for (const wrong of [
      later,
      link.search.replace(/signature=(.)/, (_, first) => `signature=${first === 'A' ? 'B' : 'A'}`),
      '',
      '?until=1&signature=',
    ])
      expect((await fetch(link.pathname + wrong)).statusCode).toBe(404);
    expect((await fetch(link.pathname.replace(taskId, '00000000-0000-4000-8000-000000000000') + link.search)).statusCode).toBe(
      404,
    );
  });
});
