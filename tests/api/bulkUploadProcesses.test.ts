/** An upload is confirmed once, whichever process handles it and however many requests arrive at once. */
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { UploadResult } from '#schemas/kernel/calls/upload.ts';
import { buildApp } from '#server/app.ts';
import { makeAuth } from '#server/auth/session/auth.ts';
import { createSession } from '#server/auth/session/sessions.ts';
import { prepareJobs } from '#server/jobs/queue.ts';
import { testServer } from './database.ts';
import { type Api, type Client, clientOf, startApi } from './harness.ts';
import { itIf } from './itIf.ts';

const NAME = 'LANDLORD_ADMIN@here';
let api: Api;
let second: FastifyInstance;
let clients: [Client, Client];
let users: string;
beforeAll(async () => {
  api = await startApi();
  // On PostgreSQL a separate connection pool; the embedded database allows one process, which then acts as both.
  const secondDb = (await api.database.another?.()) ?? api.db;
  second = await buildApp({ db: secondDb, config: api.config });
  await second.ready();
  await prepareJobs(secondDb, api.product.jobs);
  const { userId, officeCentreId } = api.world.people[NAME] as { userId: number; officeCentreId: number };
  const { sessionId } = await createSession(api.db, userId, officeCentreId);
  const auth = makeAuth({ db: api.db, config: api.config });
  const { accessToken } = await auth.tokens.issue(sessionId, userId);
  await auth.close();
  clients = [clientOf(api.app, accessToken), clientOf(second, accessToken)];
  users = `/office-centres/${api.world.here.building}/users`;
});
afterAll(async () => {
  await second.close();
  await api.close();
});

const people = (count: number, name: string) =>
  Array.from({ length: count }, (_, index) => ({
    number: index + 2,
    data: { fullName: `P ${index}`, username: `${name}.${index}@company.example`, officeCentre: 'HERE-T0', roleCode: 'STAFF' },
  }));
const process = (client: Client, rows: unknown) =>
  client.post<UploadResult>(`${users}/process-data`, { fileName: 'a.csv', rows });
const confirm = (client: Client, uploadId: string) => client.post<UploadResult>(`${users}/upload-data`, { uploadId });
const count = async (like: string) =>
  (
    await api.db.query<{ people: number; places: number; mails: number; entries: number }>(sql`
      select count(*)::int as people, (select count(*)::int from user_roles r join users u on u.id = r.user_id where u.username like ${like}) as places,
        (select count(*)::int from mails where to_address like ${like}) as mails,
        (select count(*)::int from audit_log a join users u on u.id = a.record_id where a.entity = 'users' and u.username like ${like}) as entries
      from users where username like ${like}`)
  )[0];

it('one upload confirmed through two processes at once is carried out once', async () => {
  const { data } = await process(clients[0], people(300, 'both'));
  const answers = await Promise.all([0, 1, 0, 1, 1].map((which) => confirm(clients[which as 0 | 1], data.uploadId)));
  for (const answer of answers) expect(answer).toEqual(answers[0]);
  expect(answers[0]?.message).toBe('300 users successfully uploaded');
  expect(await count('both.%')).toEqual({ people: 300, places: 300, mails: 300, entries: 300 });
});

it('two uploads of the same people, confirmed through one process each, create each person once', async () => {
  const rows = people(300, 'same');
  const uploads = [await process(clients[0], rows), await process(clients[1], [...rows].reverse())];
  const answers = await Promise.all(uploads.map(({ data }, which) => confirm(clients[which as 0 | 1], data.uploadId)));
  expect(answers.map(({ data }) => data.uploadedRecords).reduce((sum, one) => sum + one)).toBe(300);
  expect(await count('same.%')).toEqual({ people: 300, places: 300, mails: 300, entries: 300 });
});

it('an upload and single additions of the same people create each person once', async () => {
  const rows = people(60, 'mixed');
  const { data } = await process(clients[0], rows);
  const adding = rows
    .slice(0, 20)
    .map(({ data: { officeCentre: _, ...user } }) =>
      clients[1].post(users, { ...user, officeCentreId: api.world.here.tenants[0] }),
    );
  const [confirmed, ...added] = await Promise.all([confirm(clients[0], data.uploadId), ...adding]);
  const single = added.filter(({ success }) => success).length;
  expect(confirmed?.data).toMatchObject({ uploadedRecords: 60 - single, failedRecords: single });
  expect(await count('mixed.%')).toEqual({ people: 60, places: 60, mails: 60, entries: 60 });
});

// The embedded database allows one process.
itIf(testServer)('while one process confirms, the other reports that the confirmation is in progress', async () => {
  const { data } = await process(clients[0], people(1, 'held'));
  const statusNow = async () => (await clients[1].get<UploadResult>(`/bulk-uploads/${data.uploadId}`)).data.status;
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  let holding: Promise<void> = Promise.resolve();
  await new Promise<void>((held) => {
    holding = api.db.transaction(async (tx) => {
      await tx.query(sql`select 1 from bulk_uploads where id = ${data.uploadId}::uuid for update`);
      held();
      await released;
    });
  });
  expect(await statusNow()).toBe('UPLOADING');
  release();
  await holding;
  expect(await statusNow()).toBe('PROCESSED');
});
