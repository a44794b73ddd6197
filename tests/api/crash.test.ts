/**
 * `kill -9` in the middle of a stream of writes. Every write is two rows in one transaction: a car park and its audit log
 * entry. CRASH_ROUNDS=20 runs the long form.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeAuth } from '#server/auth/auth.ts';
import { createSession } from '#server/auth/sessions.ts';
import { readConfig } from '#server/config.ts';
import type { Database } from '#server/db/database.ts';
import { migrate } from '#server/db/migrate.ts';
import { openDatabase } from '#server/db/open.ts';
import { startServer } from './crash/server.ts';
import { freshDatabase, type TestDatabase, testServer } from './database.ts';
import { makeWorld } from './world.ts';

const ROUNDS = Number(process.env.CRASH_ROUNDS ?? 3);
const WRITERS = 4;

const dataDir = mkdtempSync(join(tmpdir(), 'atrium-crash-'));
let database: TestDatabase | undefined;
let env: Record<string, string>;
let token: string;

const withDatabase = async <T>(run: (db: Database) => Promise<T>): Promise<T> => {
  const db = await openDatabase(readConfig(env));
  try {
    return await run(db);
  } finally {
    await db.close();
  }
};

beforeAll(async () => {
  database = testServer ? await freshDatabase() : undefined;
  env = { DATA_DIR: dataDir, ...(database?.url ? { DATABASE_URL: database.url } : {}) };
  await withDatabase(async (db) => {
    await migrate(db);
    const { people } = await makeWorld(db);
    const admin = people['LANDLORD_ADMIN@here'] as { userId: number; officeCentreId: number };
    const auth = makeAuth({ db, config: readConfig(env) });
    const { sessionId } = await createSession(db, admin.userId, admin.officeCentreId);
    token = (await auth.tokens.issue(sessionId, admin.userId)).accessToken;
    await auth.close();
  });
});
afterAll(async () => {
  await database?.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Writes until the server is killed, `afterMs` after the first answers; returns the codes of acknowledged records. */
async function writeUntilKilled(round: number, afterMs: number): Promise<string[]> {
  const server = await startServer(env);
  const acknowledged: string[] = [];
  const writer = async (number: number) => {
    for (let count = 0; ; count += 1) {
      const code = `R${round}-${number}-${count}`;
      const status = await fetch(`${server.origin}/api/car-parks`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ code, name: `Deck ${code}` }),
      }).then(
        (reply) => reply.status,
        () => 0,
      );
      if (status === 0) return;
      if (status >= 400) throw new Error(`a write was refused with ${status}`);
      acknowledged.push(code);
    }
  };
  const writers = Promise.all(Array.from({ length: WRITERS }, (_, number) => writer(number)));
  await expect.poll(() => acknowledged.length, { timeout: 30_000 }).toBeGreaterThan(WRITERS);
  await new Promise((done) => setTimeout(done, afterMs));
  await server.kill();
  await writers;
  return acknowledged;
}

describe(`a server on ${testServer ? 'PostgreSQL' : 'the embedded database'} that is killed while it writes`, () => {
  it(
    `keeps every acknowledged write complete, ${ROUNDS} times`,
    async () => {
      const acknowledged: string[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        acknowledged.push(...(await writeUntilKilled(round, Math.random() * 500)));
      }
      await withDatabase(async (db) => {
        const rows = await db.text<{ code: string; audited: number }>(
          `select code, (select count(*) from audit_log a where a.entity = 'car-parks' and a.action = 'create' and a.record_id = c.id) as audited
             from car_parks c where code like 'R%'`,
        );
        const orphans = await db.text(
          `select id from audit_log a where entity = 'car-parks' and not exists (select 1 from car_parks c where c.id = a.record_id)`,
        );
        const found = new Set(rows.map(({ code }) => code));
        expect(acknowledged.filter((code) => !found.has(code))).toEqual([]);
        expect(rows.filter(({ audited }) => audited !== 1)).toEqual([]);
        expect(orphans).toEqual([]);
      });
    },
    ROUNDS * 60_000,
  );
});
