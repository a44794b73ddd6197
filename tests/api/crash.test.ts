/**
 * `kill -9` in the middle of a stream of writes and of a controller's batches of events, and of a notification or a subscription on
 * its way. Every write is two rows in one transaction: a car park and its audit log entry. CRASH_ROUNDS=20 runs the long form.
 */
import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CLIENT_KEY } from '#schemas/kernel/calls/keyed.ts';
import { turnedOffKey } from '#schemas/kernel/notices/channels.ts';
import { BATCH } from '#server/areas/broadcasts/notifications/sending.ts';
import { planDue } from '#server/areas/reports/subscriptions/plan.ts';
import { makeAuth } from '#server/auth/session/auth.ts';
import { createSession } from '#server/auth/session/sessions.ts';
import { readConfig } from '#server/config.ts';
import type { Database } from '#server/db/database.ts';
import { migrate } from '#server/db/migrate.ts';
import { openDatabase } from '#server/db/open.ts';
import { type ServerProcess, startServer } from './crash/server.ts';
import { dataFolder, freshDatabase, type TestDatabase, testServer } from './database.ts';
import { isFull } from './shapes.ts';
import { makeWorld, type World } from './world.ts';

const ROUNDS = Number(process.env.CRASH_ROUNDS ?? (isFull ? 2 : 1));
const WRITERS = 4;

const dataDir = await dataFolder('crash');
let database: TestDatabase | undefined;
let env: Record<string, string>;
let token: string;
let installerToken: string;
let place: World['here'];

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
    const { people, here } = await makeWorld(db);
    const admin = people['LANDLORD_ADMIN@here'] as { userId: number; officeCentreId: number };
    place = here;
    const auth = makeAuth({ db, config: readConfig(env) });
    const tokenOf = async ({ userId, officeCentreId }: { userId: number; officeCentreId: number }) => {
      const { sessionId } = await createSession(db, userId, officeCentreId);
      return (await auth.tokens.issue(sessionId, userId)).accessToken;
    };
    token = await tokenOf(admin);
    installerToken = await tokenOf(people.SUPERADMIN as typeof admin);
    await auth.close();
  });
});
afterAll(async () => {
  await database?.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

const EVENTS = 50;
interface Controller {
  key: string;
  doorUuid: string;
}
let controller: Controller | undefined;
async function installed({ origin }: ServerProcess): Promise<Controller> {
  const made = async <T>(what: string, body: object) => {
    const reply = await fetch(`${origin}/api/office-centres/${place.building}/${what}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${installerToken}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return ((await reply.json()) as { data: T }).data;
  };
  const { id, accessKey: key } = await made<{ id: number; accessKey: string }>('device-controllers', {
    ...{ name: 'Riser', serialNo: 'CT-1', networkMode: 'QR_NETWORK_MODE_ETHERNET' },
  });
  const { uuid } = await made<{ uuid: string }>('doors', { code: 'C1', name: 'Door', floorNo: '1', deviceControllerId: id });
  return { key, doorUuid: uuid };
}

/** The boots of a controller's batches that were acknowledged: every batch says another one. */
const batches: string[] = [];
/** Sends batches until the server is killed. */
async function pushUntilKilled(server: ServerProcess, round: number, { key, doorUuid }: Controller): Promise<void> {
  for (let count = 0; ; count += 1) {
    const bootId = `boot-${round}-${count}`;
    const events = Array.from({ length: EVENTS }, (_, eventNo) => {
      return { eventNo, eventType: 'DOOR_OPENED', happenedAt: new Date().toISOString(), doorUuid };
    });
    const status = await fetch(`${server.origin}/api/device/v1/events`, {
      method: 'POST',
      headers: { [CLIENT_KEY]: key, 'content-type': 'application/json' },
      body: JSON.stringify({ bootId, events }),
    }).then(
      (reply) => reply.status,
      () => 0,
    );
    if (status === 0) return;
    if (status >= 400) throw new Error(`a batch was refused with ${status}`);
    batches.push(bootId);
  }
}

/** Writes until the server is killed, `afterMs` after the first answers; returns the codes of acknowledged records. */
async function writeUntilKilled(round: number, afterMs: number): Promise<string[]> {
  const server = await startServer(env);
  controller ??= await installed(server);
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
  const device = pushUntilKilled(server, round, controller);
  await expect.poll(() => acknowledged.length, { timeout: 30_000 }).toBeGreaterThan(WRITERS);
  await expect
    .poll(() => batches.filter((boot) => boot.startsWith(`boot-${round}-`)).length, { timeout: 30_000 })
    .toBeGreaterThan(0);
  await new Promise((done) => setTimeout(done, afterMs));
  await server.kill();
  await writers;
  await device;
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
        // Of a controller's batches, what was acknowledged is there, and none by half.
        const kept = await db.text<{ boot: string; events: number }>(
          `select boot_id as boot, count(*)::int as events from access_events where boot_id like 'boot-%' group by 1`,
        );
        const whole = new Set(kept.filter(({ events }) => events === EVENTS).map(({ boot }) => boot));
        expect(batches.filter((boot) => !whole.has(boot))).toEqual([]);
        expect(kept.length).toBe(whole.size);
      });
    },
    ROUNDS * 60_000,
  );
});

async function callOf<T>({ origin }: ServerProcess, method: string, path: string, body?: object): Promise<T> {
  const reply = await fetch(`${origin}/api${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`);
  return ((await reply.json()) as { data: T }).data;
}
/** Where several processes share a database, a run is lost when its time is over. */
const loseRuns = async (): Promise<void> => {
  if (testServer)
    await withDatabase((db) =>
      db.text(`update pgboss.job set started_on = started_on - interval '1 hour' where state = 'active'`),
    );
};

describe('a server that is killed while it sends a notification', () => {
  const PEOPLE = BATCH * 8;
  const KILLS = isFull ? 2 : 1;
  interface Sending {
    uuid: string;
    status: string;
    sentCount: number;
  }
  let server: ServerProcess;
  afterAll(() => server.kill());
  const call = <T>(method: string, path: string, body?: object) => callOf<T>(server, method, `/notifications${path}`, body);

  it('reaches everybody once after the next start, killed on its way', { timeout: 240_000 }, async () => {
    await withDatabase((db) =>
      db.text(
        `with made as (
           insert into users (full_name, username, status, account_registered)
           select 'Person ' || i, 'crash-' || i || '@atrium.example', 'ACTIVE', true from generate_series(1, $1::int) i returning id),
         silent as (
           insert into user_preferences (user_id, key, value) select id, $2, '["mail"]'::jsonb from made)
         insert into user_roles (user_id, office_centre_id, building_id, role_code, active)
         select id, $3, $4, 'STAFF', true from made`,
        [PEOPLE, turnedOffKey('notification'), place.tenants[0], place.building],
      ),
    );
    server = await startServer(env);
    const body = { title: { en: 'Lift 3' }, message: { en: 'It runs again.' }, viewableBy: 'ALL' };
    const { uuid } = await call<Sending>('POST', '', body);
    await call('PUT', `/uuid/${uuid}/send`, {});
    const now = () => call<Sending>('GET', `/uuid/${uuid}`);
    let reached = 0;
    for (let kills = 0; kills < KILLS; kills += 1) {
      await expect.poll(async () => (await now()).sentCount, { timeout: 60_000, interval: 5 }).toBeGreaterThan(reached);
      reached = (await now()).sentCount;
      await server.kill();
      expect(reached).toBeLessThan(PEOPLE);
      await loseRuns();
      server = await startServer(env);
    }
    await expect.poll(async () => (await now()).status, { timeout: 90_000 }).toBe('SENT');
    await server.kill();

    await withDatabase(async (db) => {
      const [told] = await db.text(
        `select count(*)::int as people, count(sent_date)::int as sent, max(n.sent_count) as counted,
           (select count(*)::int from delivery_recipients d join deliveries o on o.id = d.delivery_id
            where o.key = n.uuid::text and d.channel = 'PORTAL') as notices,
           (select count(*)::int from audit_log a where a.entity = 'notifications' and a.record_id = n.id and a.action = 'finish') as ends
         from notifications n join notification_recipients r on r.notification_id = n.id where n.uuid = $1 group by n.id`,
        [uuid],
      );
      const people = (told as { people: number }).people;
      expect(people).toBeGreaterThanOrEqual(PEOPLE);
      expect(told).toEqual({ people, sent: people, counted: people, notices: people, ends: 1 });
    });
  });
});

describe('a server that is killed while it sends a subscription', () => {
  const PEOPLE = isFull ? 20 : 10;
  let server: ServerProcess;
  afterAll(() => server.kill());

  it('mails it to everybody once after the next start, killed on its way', { timeout: 240_000 }, async () => {
    const people = await withDatabase((db) =>
      db.text<{ id: number }>(
        `with made as (
           insert into users (full_name, username, status, account_registered)
           select 'Reader ' || i, 'reader-' || i || '@atrium.example', 'ACTIVE', true from generate_series(1, $1::int) i returning id)
         insert into user_roles (user_id, office_centre_id, building_id, role_code, active)
         select id, $2, $2, 'LANDLORD_ADMIN', true from made returning user_id::int as id`,
        [PEOPLE, place.building],
      ),
    );
    server = await startServer(env);
    const { id } = await callOf<{ id: number }>(server, 'POST', '/report-subscriptions', {
      name: 'Killed',
      about: 'LIST',
      source: 'users',
      query: 'sortProperties=fullName',
      frequency: 'DAILY',
      time: '08:00',
      toMe: false,
      peopleIds: people.map((one) => one.id),
      skipEmpty: false,
      active: true,
    });
    await server.kill();
    await withDatabase(async (db) => {
      await db.text(`update report_subscriptions set next_date = now() - interval '1 minute' where id = $1`, [id]);
      await planDue(db, Date.now());
    });
    const left = async (): Promise<number> =>
      (
        await callOf<{ items: { status: string }[] }>(server, 'GET', `/report-deliveries?subscriptionId=${id}&limit=100`)
      ).items.filter(({ status }) => status === 'PENDING').length;
    server = await startServer(env);
    await expect.poll(left, { timeout: 60_000, interval: 5 }).toBeLessThan(PEOPLE);
    await server.kill();
    await loseRuns();
    const [cut] = await withDatabase((db) =>
      db.text<{ pending: number }>(
        `select count(*)::int as pending from report_deliveries where subscription_id = $1 and status = 'PENDING'`,
        [id],
      ),
    );
    expect(cut?.pending).toBeGreaterThan(0);
    server = await startServer(env);
    await expect.poll(left, { timeout: 120_000 }).toBe(0);
    await server.kill();
    const [told] = await withDatabase((db) =>
      db.text(
        `select count(*)::int as deliveries, count(distinct address)::int as people, count(mail_id)::int as mails
         from report_deliveries where subscription_id = $1`,
        [id],
      ),
    );
    expect(told).toEqual({ deliveries: PEOPLE, people: PEOPLE, mails: PEOPLE });
    const twice = await withDatabase((db) =>
      db.text(`select to_address from mails where to_address like 'reader-%' group by to_address having count(*) <> 1`),
    );
    expect(twice).toEqual([]);
  });
});
