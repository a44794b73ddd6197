/** 000 §7 email-record: the list as it is on the screen, sent as a spreadsheet that runs nothing. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as XLSX from 'xlsx';
import { type Api, startApi } from './harness.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

/** Asks for the list of users as somebody, does the work, and reads the spreadsheet out of the mail. */
async function listOf(name: string, query = ''): Promise<{ to: string; rows: Record<string, unknown>[]; message: string }> {
  const client = await api.as(name);
  const centre = api.world.people[name]?.officeCentreId;
  const { status, message } = await client.get(`/office-centres/${centre}/users/email-record${query}`);
  expect(status).toBe(202);
  await api.runJobs();
  const [mail] = await api.db.query<{ to: string; attachments: { filename: string; content: string }[] }>(
    sql`select to_address as "to", attachments from mails order by id desc limit 1`,
  );
  const [attachment] = mail?.attachments ?? [];
  expect(attachment?.filename).toBe('users.xlsx');
  const book = XLSX.read(Buffer.from(attachment?.content ?? '', 'base64'));
  const sheet = book.Sheets[book.SheetNames[0] as string] as XLSX.WorkSheet;
  return { to: mail?.to ?? '', message, rows: XLSX.utils.sheet_to_json<Record<string, unknown>>(sheet) };
}

it('answers at once, and mails to whoever asked', async () => {
  const { to, message } = await listOf('LANDLORD_ADMIN@here');
  expect(message).toBe('The record list will be emailed to you once it is ready.');
  expect(to).toBe('landlord_admin-here@atrium.example');
});

it('holds the rows of the list: the same reach, filter, search and order', async () => {
  const namesOf = async (name: string, query = '') => (await listOf(name, query)).rows.map((row) => row['Full name']);
  expect((await namesOf('MASTER_ADMIN@here.0')).sort()).toEqual(['MASTER_ADMIN@here.0', 'STAFF@here.0', 'SUB_ADMIN@here.0']);
  expect(await namesOf('LANDLORD_ADMIN@here', '?roleCode=STAFF&sortProperties=fullName')).toEqual([
    'STAFF@here.0',
    'STAFF@here.1',
  ]);
  expect(await namesOf('LANDLORD_ADMIN@here', '?wildcardSearch=sub_admin@here.1')).toEqual(['SUB_ADMIN@here.1']);
});

it('refuses a query that the list refuses, and sends nothing', async () => {
  const client = await api.as('LANDLORD_ADMIN@here');
  const jobs = () => api.db.text<{ total: number }>('select count(*)::int as total from pgboss.job');
  const before = await jobs();
  expect((await client.get(`/office-centres/${api.world.here.building}/users/email-record?nonsense=1`)).status).toBe(400);
  expect(await jobs()).toEqual(before);
});

it('shows a formula as the text that it is', async () => {
  const { userId } = api.world.people['STAFF@here.0'] as { userId: number };
  await api.db.query(
    sql`update users set full_name = '=HYPERLINK("http://evil.example","x")', job_title = '@SUM(1)' where id = ${userId}`,
  );
  const { rows } = await listOf('LANDLORD_ADMIN@here', '?roleCode=STAFF');
  const row = rows.find((one) => String(one['Full name']).includes('HYPERLINK'));
  expect(row?.['Full name']).toBe(`'=HYPERLINK("http://evil.example","x")`);
  expect(Object.values(row ?? {})).toContain("'@SUM(1)");
});

it('holds more rows than a page has', async () => {
  const { building, tenants } = api.world.here;
  await api.db.query(sql`
    with people as (
      insert into users (full_name, username, status) select 'Many ' || n, 'many' || n || '@example.com', 'ACTIVE' from generate_series(1, 250) n returning id)
    insert into user_roles (user_id, office_centre_id, building_id, role_code, active) select id, ${tenants[1]}, ${building}, 'STAFF', true from people`);
  const { rows } = await listOf('LANDLORD_ADMIN@here', '?wildcardSearch=many');
  expect(new Set(rows.map((row) => row['Full name'])).size).toBe(250);
});
