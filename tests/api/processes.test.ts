/** Several identical API processes on one database serve one portal: sessions, numbers and jobs are shared. */
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { buildApp } from '#server/app.ts';
import { makeAuth } from '#server/auth/session/auth.ts';
import { createSession, revokeSessions } from '#server/auth/session/sessions.ts';
import type { Database } from '#server/db/database.ts';
import { enqueue, type Job, prepareJobs, runDueJobs } from '#server/jobs/queue.ts';
import { PATIENCE } from '../patience.ts';
import { type Api, type Client, clientOf, startApi } from './harness.ts';
import { APPLICATIONS, type Application, type Desk, openDesk } from './parkingDesk.ts';

const done: number[] = [];
const once: Job<{ number: number }> = {
  name: 'test.once',
  run: async ({ number }) => {
    done.push(number);
  },
};

let api: Api;
let desk: Desk;
let secondDb: Database;
let second: FastifyInstance;
beforeAll(async () => {
  api = await startApi({ areas: [{ name: 'test', jobs: [once] }] });
  desk = await openDesk(api);
  // On PostgreSQL a separate connection pool; the embedded database allows one process, which then acts as both.
  secondDb = (await api.database.another?.()) ?? api.db;
  second = await buildApp({ db: secondDb, config: api.config });
  await second.ready();
  await prepareJobs(secondDb, api.product.jobs);
});
afterAll(async () => {
  await second.close();
  await api.close();
});

/** The same session, used with each of the two processes. */
async function both(name: string): Promise<{ first: Client; other: Client; sessionId: string }> {
  const { userId, officeCentreId } = api.world.people[name] as { userId: number; officeCentreId: number | null };
  const { sessionId } = await createSession(api.db, userId, officeCentreId);
  const auth = makeAuth({ db: api.db, config: api.config });
  const { accessToken } = await auth.tokens.issue(sessionId, userId);
  await auth.close();
  return { first: clientOf(api.app, accessToken), other: clientOf(second, accessToken), sessionId };
}

it('a sign-in and a sign-out take effect in both processes', async () => {
  const { first, other, sessionId } = await both('MASTER_ADMIN@here.0');
  for (const one of [first, other]) expect((await one.get(APPLICATIONS)).status).toBe(200);
  await api.db.transaction((tx) => revokeSessions(tx, { sessionId }));
  expect((await first.get(APPLICATIONS)).status).toBe(401);
  await vi.waitFor(async () => expect((await other.get(APPLICATIONS)).status).toBe(401), PATIENCE);
});

it('parallel requests get reference numbers without duplicates or gaps', async () => {
  const { first, other } = await both('MASTER_ADMIN@here.0');
  const before = Number((await desk.apply()).referenceNo?.slice(-5));
  const asked = Array.from({ length: 24 }, (_, index) =>
    (index % 2 ? first : other).post<Application>(`${APPLICATIONS}/create`, desk.form()),
  );
  const numbers = (await Promise.all(asked)).map(({ data }) => Number(data.referenceNo?.slice(-5))).sort((a, b) => a - b);
  expect(numbers).toEqual(Array.from({ length: 24 }, (_, index) => before + 1 + index));
});

it('a rejected creation returns its number', async () => {
  const before = Number((await desk.apply()).referenceNo?.slice(-5));
  expect((await desk.tenant.post(`${APPLICATIONS}/create`, desk.form({ carParkId: 999_999 }))).status).toBe(422);
  expect(Number((await desk.apply()).referenceNo?.slice(-5))).toBe(before + 1);
});

it('of two simultaneous changes of one version, one is rejected as stale', async () => {
  const { first, other } = await both('MASTER_ADMIN@here.0');
  const { id, version, vehiclePlateNo } = await desk.apply();
  const write = (who: Client, vehicleMake: string) =>
    who.put<Application>(`${APPLICATIONS}/${id}/update`, { ...desk.form({ vehiclePlateNo, vehicleMake }), version });
  const answers = await Promise.all([write(first, 'First'), write(other, 'Other')]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const [won, lost] = answers[0]?.success ? answers : [answers[1], answers[0]];
  expect(lost).toMatchObject({ code: 'stale', data: { vehicleMake: won?.data.vehicleMake, version: version + 1 } });
});

it('of two simultaneous decisions, only one takes effect', async () => {
  const { first, other } = await both('LANDLORD_ADMIN@here');
  const made = await desk.apply();
  await desk.mails();
  const answers = await Promise.all([first, other].map((who) => who.put(`${APPLICATIONS}/${made.id}/approve`)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await desk.mails()).toHaveLength(1);
});

it('a job runs once, in any one of the processes', async () => {
  await api.db.transaction(async (tx) => {
    for (let number = 0; number < 20; number += 1) await enqueue(tx, 'test.once', { number });
  });
  const due = { config: api.config, kinds: api.product.jobs };
  await Promise.all([runDueJobs({ db: api.db, ...due }), runDueJobs({ db: secondDb, ...due })]);
  expect(done.sort((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, number) => number));
});
