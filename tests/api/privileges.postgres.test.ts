/** Two server processes on one PostgreSQL give out exactly as many of a privilege as there are, and to each person as many as may be (001 §4, §7). */
import { rmSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { promotionSample } from '#schemas/privileges/samples.ts';
import { makeAuth } from '#server/auth/session/auth.ts';
import { createSession } from '#server/auth/session/sessions.ts';
import { readConfig } from '#server/config.ts';
import { migrate } from '#server/db/migrate.ts';
import { type ServerProcess, startServer } from './crash/server.ts';
import { dataFolder, freshDatabase, type TestDatabase } from './database.ts';
import { isFull } from './shapes.ts';
import { makeWorld, type World } from './world.ts';

/** In the exhaustive run a thousand; otherwise as many as show the same. */
const [PEOPLE, QUOTA] = isFull ? [1200, 1000] : [240, 200];
/** What the first people may have, and how often each of them asks at once: nobody may ask more than 600 times an hour. */
const [KEEN, EACH, ASKED] = [4, 3, 40];
const TIME = 600_000;

describe('two processes on one PostgreSQL', () => {
  let database: TestDatabase;
  let dataDir: string;
  let world: World;
  let building: string;
  let crowd: string[];
  let running: ServerProcess[] = [];
  beforeAll(async () => {
    dataDir = await dataFolder('privileges');
    database = await freshDatabase();
    const { db } = database;
    const env = { DATA_DIR: dataDir, DATABASE_URL: database.url as string };
    await migrate(db);
    world = await makeWorld(db);
    const [centre] = world.here.tenants;
    const people = await db.query<{ id: number }>(sql`
      with person as (insert into users (full_name, username, status)
        select 'Crowd', 'crowd.' || n || '@here.example', 'ACTIVE' from generate_series(1, ${PEOPLE}::int) n returning id)
      insert into user_roles (user_id, office_centre_id, building_id, role_code, active)
      select person.id, ${centre}, ${world.here.building}, 'STAFF', true from person returning user_id as id`);
    const auth = makeAuth({ db, config: readConfig(env) });
    const tokenOf = async (userId: number, officeCentreId: number | null) => {
      const { sessionId } = await createSession(db, userId, officeCentreId);
      return (await auth.tokens.issue(sessionId, userId)).accessToken;
    };
    const admin = world.people['LANDLORD_ADMIN@here'] as { userId: number; officeCentreId: number };
    building = await tokenOf(admin.userId, admin.officeCentreId);
    crowd = [];
    for (const { id } of people) crowd.push(await tokenOf(Number(id), centre));
    await auth.close();
    running = await Promise.all([startServer(env), startServer(env)]);
  }, TIME);
  afterAll(async () => {
    await Promise.all(running.map((one) => one.kill()));
    await database.drop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  async function call<T>(at: number, token: string, method: string, path: string, body: object) {
    for (;;) {
      const answer = await fetch(`${running[at]?.origin}/api${path}`, {
        method,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      const { data, message } = (await answer.json()) as { data: T; message: string };
      // Nothing was done: no connection was free in time. As its header says, the caller asks again.
      if (answer.status !== 503 || !answer.headers.has('retry-after')) return { status: answer.status, data, message };
    }
  }
  async function published(over: object) {
    const body = { ...promotionSample.records[0], ...over };
    const { data } = await call<{ id: number; uuid: string }>(0, building, 'POST', '/promotions/create', body);
    expect((await call(1, building, 'PUT', `/promotions/uuid/${data.uuid}/publish`, {})).status).toBe(200);
    return data;
  }
  const claim = (at: number, token: string, uuid: string, number: number) =>
    call<{ number: number }>(at, token, 'PUT', `/occupant/promotions/uuid/${uuid}/claim`, { number });
  /** What exists of a privilege: redemptions, people who have one, most of one person, and entries of the history. */
  const keptOf = async (id: number) =>
    (
      await database.db.query<Record<string, number>>(sql`
        select coalesce(sum(n), 0)::int as rows, count(*)::int as people, coalesce(max(n), 0)::int as most,
          (select count(*)::int from audit_log a join promotion_redemptions r on r.id = a.record_id
            where a.entity = 'promotion-redemptions' and r.promotion_id = ${id}) as entries
        from (select user_id, count(*) as n from promotion_redemptions where promotion_id = ${id} and status = 'CLAIMED' group by 1) each`)
    )[0];

  it(
    `of ${PEOPLE} people who claim at once, exactly ${QUOTA} get one; the others are refused before anything of theirs exists`,
    async () => {
      const offer = await published({
        totalQty: QUOTA,
        promotionQuotaFrequencyType: 'OVERALL',
        multipleRedemption: false,
        userMaxLimit: null,
      });
      const answers = await Promise.all(crowd.map((token, index) => claim(index % 2, token, offer.uuid, 1)));
      const by = (wanted: number) => answers.filter(({ status }) => status === wanted);
      expect([by(200).length, by(409).length]).toEqual([QUOTA, PEOPLE - QUOTA]);
      expect([...new Set(by(409).map(({ message }) => message))]).toEqual(['All of this privilege have been given out for now']);
      expect(await keptOf(offer.id)).toEqual({ rows: QUOTA, people: QUOTA, most: 1, entries: QUOTA });
    },
    TIME,
  );

  it(
    `a person who asks ${ASKED} times at once gets ${EACH}, as many as may be, and no more by asking elsewhere`,
    async () => {
      const offer = await published({ totalQty: null, multipleRedemption: true, userMaxLimit: EACH });
      const keen = crowd.slice(0, KEEN);
      const answers = await Promise.all(
        keen.flatMap((token) => Array.from({ length: ASKED }, (_, index) => claim(index % 2, token, offer.uuid, ASKED))),
      );
      const by = (wanted: number) => answers.filter(({ status }) => status === wanted).length;
      expect([by(200), by(409)]).toEqual([KEEN * EACH, KEEN * (ASKED - EACH)]);
      expect(await keptOf(offer.id)).toEqual({ rows: KEEN * EACH, people: KEEN, most: EACH, entries: KEEN * EACH });
    },
    TIME,
  );
});
