/** Two server processes on one PostgreSQL lend the last pieces to as many people as there are pieces, and leave no half-written loan (001 §7). */
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

const LOANS = 200;
const PIECES = 3;
const TIME = 300_000;

describe('two processes on one PostgreSQL', () => {
  let database: TestDatabase;
  let dataDir: string;
  let token: string;
  let borrowers: number[];
  let running: ServerProcess[] = [];
  beforeAll(async () => {
    dataDir = await dataFolder('loans');
    database = await freshDatabase();
    const env = { DATA_DIR: dataDir, DATABASE_URL: database.url as string };
    await migrate(database.db);
    const { people } = await makeWorld(database.db);
    const { userId, officeCentreId } = people['LANDLORD_ADMIN@here'] as { userId: number; officeCentreId: number };
    borrowers = ['MASTER_ADMIN@here.0', 'STAFF@here.0', 'STAFF@here.1'].map((name) => people[name]?.userId as number);
    const auth = makeAuth({ db: database.db, config: readConfig(env) });
    const { sessionId } = await createSession(database.db, userId, officeCentreId);
    token = (await auth.tokens.issue(sessionId, userId)).accessToken;
    await auth.close();
    running = await Promise.all([startServer(env), startServer(env)]);
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
    const answer = await fetch(`${running[at]?.origin}/api${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const { data, message } = (await answer.json()) as { data: T; message: string };
    // Nothing was done: no connection was free in time. As its header says, the caller asks again.
    if (answer.status === 503 && answer.headers.has('retry-after')) return call<T>(at, method, path, body);
    return { status: answer.status, data, message };
  }

  it(
    'of 200 loans of the last three pieces, three go; each other one hears one clear sentence',
    async () => {
      const location = await call<{ id: number }>(0, 'POST', '/locations', { name: 'Hall' });
      const item = await call<{ id: number }>(1, 'POST', '/loan-items', { name: 'Umbrella', loanHours: 24 });
      const stock = await call<{ id: number; uuid: string }>(0, 'POST', '/location-loan-items', {
        locationId: location.data.id,
        loanItemId: item.data.id,
        totalCount: PIECES,
      });
      const locationLoanItemId = stock.data.id;
      const answers = await Promise.all(
        Array.from({ length: LOANS }, (_, index) =>
          call<{ id: number }>(index % 2, 'POST', '/loan-item-requests/loan', {
            userId: borrowers[index % borrowers.length],
            locationLoanItemId,
            quantity: 1,
          }),
        ),
      );
      const refusals = answers.filter(({ status }) => status !== 201);
      for (const { status, message } of refusals)
        expect({ status, message }).toEqual({
          status: 409,
          message: expect.stringMatching(/^No piece of “Umbrella” is left at Hall\. \S+ has it\.$/),
        });
      expect(refusals).toHaveLength(LOANS - PIECES);
      // Nothing of the others is there, and each loan is whole: its movement, and what the history and the outbox say of it.
      const db = database.db;
      const count = async (of: ReturnType<typeof sql>) => (await db.query<{ count: number }>(of))[0]?.count;
      expect(await count(sql`select count(*)::int as count from loan_item_requests`)).toBe(PIECES);
      expect(await count(sql`select count(*)::int as count from loan_stock_movements where movement_type = 'LOAN'`)).toBe(PIECES);
      expect(
        await count(sql`select count(distinct m.loan_item_request_id)::int as count from loan_stock_movements m
          join loan_item_requests l on l.id = m.loan_item_request_id and l.status = 'LOANED' and l.reference_no is not null and l.due_at is not null`),
      ).toBe(PIECES);
      expect(await count(sql`select count(*)::int as count from audit_log where entity = 'loan-item-requests'`)).toBe(PIECES);
      const now = await call<object>(1, 'GET', `/location-loan-items/uuid/${stock.data.uuid}`);
      expect(now.data).toMatchObject({ totalCount: PIECES, outCount: PIECES, lostCount: 0, availableCount: 0 });
    },
    TIME,
  );
});
