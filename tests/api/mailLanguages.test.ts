/** One event, several recipients: each reads it in the language chosen in the portal, others in the sender's. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { RefusedRow } from '#schemas/kernel/calls/task.ts';
import { type Api, startApi } from './harness.ts';
import { APPLICATIONS, type Application, type Desk, openDesk } from './parkingDesk.ts';

let api: Api;
let desk: Desk;
beforeAll(async () => {
  api = await startApi();
  desk = await openDesk(api);
});
afterAll(() => api.close());

const prefer = async (username: string, language: string) => {
  await api.db.query(sql`
    insert into user_preferences (user_id, key, value) select id, 'language', ${JSON.stringify(language)}::jsonb from users where username = ${username}
    on conflict (user_id, provider_building_id, key) do update set value = excluded.value`);
};
const lastTo = async (to: string) => {
  const [mail] = await api.db.query<{ subject: string; text: string }>(
    sql`select subject, text from mails where to_address = ${to} order by id desc limit 1`,
  );
  return mail;
};
const people = async () =>
  (await api.db.query<{ username: string }>(sql`select username from users order by id limit 2`)).map((one) => one.username);

it('two recipients of mail about one application read it in two languages, with dates and decision translated', async () => {
  const [first = '', second = ''] = await people();
  const bare = 'guard@outside.example';
  await prefer(first, 'zh-Hant');
  await prefer(second, 'en');
  await api.db.query(sql`
    update car_parks set notify_party_email = array[${first}, ${second}, ${bare}]::text[] where id = ${api.world.here.carParks[0]}`);
  const form = desk.form({ commencementDate: '2031-06-05', endDate: '2031-12-31' });
  const made = await desk.tenant.call<Application>('POST', `${APPLICATIONS}/create`, form, { 'accept-language': 'zh-CN' });
  expect(made.status).toBe(201);
  expect((await lastTo(first))?.text).toContain('2031年6月5日');
  expect((await lastTo(first))?.subject).toMatch(/\p{Script=Han}/u);
  expect((await lastTo(second))?.text).toContain('from 05 Jun 2031 to 31 Dec 2031');
  expect((await lastTo(second))?.subject).toMatch(/^New season parking application/);
  // Not a user of the portal: the language of the applicant.
  expect((await lastTo(bare))?.subject).toMatch(/\p{Script=Han}/u);

  const [applicant] = await api.db.query<{ username: string }>(
    sql`select username from users where id = ${made.data.applicantId}`,
  );
  await prefer(applicant?.username ?? '', 'zh-Hans');
  await desk.decide(APPLICATIONS, made.data, 'approve');
  const decided = await lastTo(applicant?.username ?? '');
  expect(decided?.text).not.toContain('approved');
  expect(decided?.subject).toMatch(/\p{Script=Han}/u);
});

it('the reasons why a bulk action failed for a record are in the language of the reader', async () => {
  const record = await desk.apply();
  const [task] = await api.db.query<{ id: string }>(sql`
    insert into background_tasks (user_id, office_centre_id, kind, subject, action, status)
    select id, ${api.world.here.building}, 'BULK_ACTION', 'season-parking-applications', 'approve', 'DONE' from users
    where id = ${(await desk.building.session()).userId} returning id`);
  await api.db.query(sql`
    insert into bulk_action_rows (task_id, record_id, version, status, code, message, params)
    values (${task?.id}::uuid, ${record.id}, 1, 'REFUSED', 'notAllowedNow', 'errors.notAllowedNow', '{}')`);
  const read = async (language: string) =>
    (
      await desk.building.call<RefusedRow[]>('GET', `/background-tasks/${task?.id}/refused`, undefined, {
        'accept-language': language,
      })
    ).data[0]?.message;
  expect(await read('en')).toMatch(/^[A-Z]\w+ /);
  expect(await read('zh-Hant')).toMatch(/\p{Script=Han}/u);
  expect(await read('zh-Hans')).not.toBe(await read('zh-Hant'));
});
