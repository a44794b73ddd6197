/** Two server processes on one PostgreSQL give a facility for three to three of many who ask at once; moves and approvals included. */
import { rmSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeAuth } from '#server/auth/session/auth.ts';
import { createSession } from '#server/auth/session/sessions.ts';
import { readConfig } from '#server/config.ts';
import { migrate } from '#server/db/migrate.ts';
import { type ServerProcess, startServer } from './crash/server.ts';
import { dataFolder, freshDatabase, type TestDatabase } from './database.ts';
import { makeWorld } from './world.ts';

const ASKING = process.env.TEST_FULL ? 500 : 120;
const PLACES = 3;
const TIME = 300_000;

describe('two processes on one PostgreSQL', () => {
  let database: TestDatabase;
  let dataDir: string;
  let token: string;
  let running: ServerProcess[] = [];
  let categoryId: number;
  beforeAll(async () => {
    dataDir = await dataFolder('bookings');
    database = await freshDatabase();
    const env = { DATA_DIR: dataDir, DATABASE_URL: database.url as string };
    await migrate(database.db);
    const { people } = await makeWorld(database.db);
    const { userId, officeCentreId } = people['LANDLORD_ADMIN@here'] as { userId: number; officeCentreId: number };
    const auth = makeAuth({ db: database.db, config: readConfig(env) });
    const { sessionId } = await createSession(database.db, userId, officeCentreId);
    token = (await auth.tokens.issue(sessionId, userId)).accessToken;
    await auth.close();
    running = await Promise.all([startServer(env), startServer(env)]);
    categoryId = (await call<{ id: number }>(0, 'POST', '/facility-categories', { name: { en: 'Courts' } })).data.id;
  }, TIME);
  afterAll(async () => {
    await Promise.all(running.map((one) => one.kill()));
    await database.drop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  async function call<T>(
    at: number,
    method: string,
    path: string,
    body?: object,
  ): Promise<{ status: number; data: T; message: string }> {
    const answer = await fetch(`${running[at % 2]?.origin}/api${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const { data, message } = (await answer.json()) as { data: T; message: string };
    // Nothing was done: no connection was free in time. As its header says, the caller asks again.
    if (answer.status === 503 && answer.headers.has('retry-after')) return call<T>(at, method, path, body);
    return { status: answer.status, data, message };
  }
  const begins = Math.ceil(Date.now() / 86_400_000) * 86_400_000 + 86_400_000;
  const span = (from: number, to: number) => ({
    startAt: new Date(begins + from * 3_600_000).toISOString(),
    endAt: new Date(begins + to * 3_600_000).toISOString(),
  });
  const facility = async (over: object) =>
    (
      await call<{ id: number }>(0, 'POST', '/facilities', {
        name: { en: 'Court' },
        categoryId,
        openingHrs: [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, from: '00:00', to: '23:59' })),
        slotMinutes: 5,
        minMinutes: 5,
        leadMinutes: 0,
        horizonDays: 90,
        bufferBefore: 0,
        bufferAfter: 15,
        overlapAllowed: true,
        viewableBy: 'ALL',
        ...over,
      })
    ).data.id;
  const most = async (facilityId: number) =>
    (
      await database.db.query<{ most: number }>(sql`
        select max(n)::int as most from (select count(*) as n from facility_bookings a join facility_bookings b on b.facility_id = a.facility_id
          and tstzrange(b.held_from, b.held_until) @> a.held_from and b.holds and b.status = 'CONFIRMED'
          where a.facility_id = ${facilityId} and a.holds and a.status = 'CONFIRMED' group by a.id) counted`)
    )[0]?.most;

  it(
    'of many who ask at once for a facility for three, three get it, and of those who move there as many as are left',
    async () => {
      const facilityId = await facility({ atOnce: PLACES });
      const asked = await Promise.all(
        Array.from({ length: ASKING }, (_, n) =>
          call<{ id: number }>(n, 'POST', '/facility-bookings', { facilityId, ...span(1 + (n % 4) / 12, 2) }),
        ),
      );
      const made = asked.filter(({ status }) => status === 201);
      expect(made).toHaveLength(PLACES);
      for (const { status, message } of asked.filter((one) => one.status !== 201))
        expect([status, message]).toEqual([409, 'The facility is taken at this time.']);
      const moving = await Promise.all(
        Array.from({ length: 6 }, (_, n) =>
          call<{ id: number }>(n, 'POST', '/facility-bookings', { facilityId, ...span(4 + 2 * n, 5 + 2 * n) }),
        ),
      );
      await call(0, 'PUT', `/facility-bookings/${made[0]?.data.id}/cancel`, {});
      const moves = await Promise.all(
        moving.map(({ data }, n) => call(n, 'PUT', `/facility-bookings/${data.id}/move`, { facilityId, ...span(1, 2) })),
      );
      expect(moves.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(await most(facilityId)).toBe(PLACES);
    },
    TIME,
  );

  it(
    'of requests that compete for a facility for one, one is approved',
    async () => {
      const facilityId = await facility({ atOnce: 1, needsApproval: true, pendingMode: 'COMPETES' });
      const asked = await Promise.all(
        Array.from({ length: 10 }, (_, n) =>
          call<{ id: number }>(n, 'POST', '/facility-bookings', { facilityId, ...span(1, 2) }),
        ),
      );
      expect(asked.map(({ status }) => status)).toEqual(Array(10).fill(201));
      const approved = await Promise.all(asked.map(({ data }, n) => call(n, 'PUT', `/facility-bookings/${data.id}/approve`, {})));
      expect(approved.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(approved.filter(({ message }) => / is taken by booking BK/.test(message))).toHaveLength(9);
    },
    TIME,
  );
});
