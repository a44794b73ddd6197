/**
 * The cost of calls over season parking on PostgreSQL: lists, a search, a record and a creation compared with a bare route that
 * runs the same statements, prepared like in the product, and writes the same log lines; and the p95 of lists with a million
 * rows compared with ten thousand.
 */
import autocannon, { type Result } from 'autocannon';
import type { SQL } from 'drizzle-orm';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { buildApp } from '#server/app.ts';
import { makeAuth } from '#server/auth/session/auth.ts';
import { createSession } from '#server/auth/session/sessions.ts';
import type { Database } from '#server/db/database.ts';
import { compile, type Statement } from '#server/db/statement.ts';
import { prepareJobs } from '#server/jobs/queue.ts';
import { loggerFor } from '#server/process/log.ts';
import { makeProduct } from '#server/product.ts';
import { freshDatabase, testServer } from '#tests/api/database.ts';
import { testConfig } from '#tests/api/harness.ts';
import { makeWorld, type World } from '#tests/api/world.ts';
import { creations } from './creations.ts';
import { report } from './report.ts';

const SMALL = 10_000;
const LARGE = 1_000_000;
const CONNECTIONS = 4;
const SECONDS = 1;
const TURNS = 9;

/** The calls, and the share of the bare route's throughput that each must reach. */
const cases: Readonly<Record<string, { path: string; atLeast: number }>> = {
  'page 1': { path: '', atLeast: 0.9 },
  'page 1,000': { path: '?page=1000', atLeast: 0.9 },
  filter: { path: '?vehicleType=MOTORCYCLE&status=APPROVED', atLeast: 0.9 },
  search: { path: '?wildcardSearch=0004321', atLeast: 0.7 },
  record: { path: '/4321', atLeast: 0.7 },
};

/** Applications of one building, in every status, spread over two years. */
async function fill(db: Database, { here, people }: World, rows: number): Promise<void> {
  await db.text(
    `insert into season_parking (office_centre_id, reference_no, tenant_id, applicant_id, vehicle_type, vehicle_plate_no, vehicle_category,
       car_park_id, commencement_date, end_date, status, created_date)
     select $1::bigint, 'SP-2026-' || lpad(i::text, 7, '0'), (array[$2::bigint, $3::bigint])[1 + i % 2], $4::bigint,
       case when i % 5 = 0 then 'MOTORCYCLE' else 'CAR' end, 'S' || chr(65 + i % 26) || chr(65 + (i / 26) % 26) || ' ' || (i::bigint * 7919 % 9999), 'PRIVATE',
       $5::bigint, date '2025-01-01' + (i % 700), date '2025-01-01' + (i % 700) + 365,
       (array['PENDING_APPROVAL', 'APPROVED', 'REJECTED', 'TERMINATED', 'PAST'])[1 + (i / 7) % 5], now() - i * interval '1 second'
     from generate_series(1, $6::int) i`,
    [here.building, here.tenants[0], here.tenants[1], people['MASTER_ADMIN@here.0']?.userId, here.carParks[0], rows],
  );
  await db.text('vacuum (analyze)');
}

const load = (url: string, headers: Record<string, string>): Promise<Result> =>
  autocannon({ url, headers, connections: CONNECTIONS, duration: SECONDS, workers: 1 });

/** Both sides write their log lines to the same place, buffered in the same way. */
const makeLog = () => loggerFor({ logLevel: 'info' }, '/dev/null');

/** A server with a log line for each request and nothing else. */
function bareServer(log: ReturnType<typeof makeLog>): FastifyInstance {
  const bare = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => crypto.randomUUID(),
  });
  bare.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request;
    request.log.info({ method, route: routeOptions.url, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'request');
  });
  return bare;
}

/** How much these statements say. */
const wordsIn = (statements: readonly (SQL | Statement)[]): number =>
  statements.reduce((sum, one) => sum + compile(one).text.length, 0);

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] as number;

interface Measured {
  ratio: number;
  p95: number;
  perSecond: number;
}

async function measure(rows: number): Promise<Record<string, Measured>> {
  const database = await freshDatabase();
  const { db } = database;
  const world = await makeWorld(db);
  await prepareJobs(db, makeProduct().jobs);
  await fill(db, world, rows);
  const statements: (SQL | Statement)[] = [];
  const recording: Database = {
    ...db,
    query: (statement) => {
      statements.push(statement);
      return db.query(statement);
    },
  };
  const log = makeLog();
  const config = testConfig();
  const app = await buildApp({ db: recording, config, log });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const auth = makeAuth({ db, config });
  const { userId, officeCentreId } = world.people['LANDLORD_ADMIN@here'] as { userId: number; officeCentreId: number };
  const issued = await createSession(db, userId, officeCentreId);
  const headers = { authorization: `Bearer ${(await auth.tokens.issue(issued.sessionId, userId)).accessToken}` };
  const results: Record<string, Measured> = {};

  const urlOf = (path: string) => `${app.listeningOrigin}/api/season-parking-applications${path}`;
  // A server runs for days: what is measured first would otherwise be what is compiled first.
  for (const { path } of Object.values(cases)) await load(urlOf(path), headers);
  for (const [name, { path }] of Object.entries(cases)) {
    const url = urlOf(path);
    const asked = async (): Promise<typeof statements> => {
      statements.length = 0;
      const answer = await fetch(url, { headers });
      if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}`);
      await answer.json();
      return [...statements];
    };
    // Once in a second a call also loads the session, once in ten it counts many rows again: the others ask least.
    const calls = [await asked(), await asked(), await asked()];
    const own = calls.reduce((least, one) => (wordsIn(one) < wordsIn(least) ? one : least));
    if (own.length === 0) throw new Error(`${url} asked the database nothing`);
    const bare = bareServer(log);
    bare.get('/bare', async () => {
      const data: unknown[] = [];
      for (const statement of own) data.push(await db.query(statement));
      return { success: true, data, message: '' };
    });
    await bare.listen({ host: '127.0.0.1', port: 0 });
    await load(url, headers);
    await load(`${bare.listeningOrigin}/bare`, {});
    // Alternating, so that other load on the machine affects both sides equally: the median of the pairs is what counts.
    const runs = { product: [] as Result[], bare: [] as Result[] };
    for (let turn = 0; turn < TURNS; turn += 1) {
      runs.product.push(await load(url, headers));
      runs.bare.push(await load(`${bare.listeningOrigin}/bare`, {}));
    }
    const best = (list: readonly Result[]) => Math.max(...list.map((one) => one.requests.average));
    results[name] = {
      ratio: median(runs.product.map((one, turn) => one.requests.average / (runs.bare[turn] as Result).requests.average)),
      p95: Math.min(...runs.product.map((one) => one.latency.p97_5)),
      perSecond: best(runs.product),
    };
    statements.length = 0;
    await bare.close();
  }
  results.creation = { ...(await creations({ app, db, world, bare: bareServer(log) })), p95: 0 };
  await app.close();
  await auth.close();
  await database.drop();
  return results;
}

export async function benchLists(): Promise<number> {
  if (!testServer) {
    process.stdout.write('TEST_DATABASE_URL is not set: run it as `node scripts/withPostgres.mjs npm run bench`.\n');
    return 1;
  }
  const small = await measure(SMALL);
  const large = await measure(LARGE);
  const against = (name: string, rows: string, { ratio, perSecond }: Measured, atLeast: number) => ({
    what: `${name}: throughput against a bare route, ${rows} rows`,
    value: ratio,
    atLeast,
    note: `${Math.round(perSecond)}/s`,
  });
  const lines = Object.entries(cases).flatMap(([name, { atLeast }]) => {
    const [few, many] = [small[name] as Measured, large[name] as Measured];
    return [
      against(name, '10,000', few, atLeast),
      against(name, '1,000,000', many, atLeast),
      // Latencies are whole milliseconds: a difference of one is the smallest that can be measured.
      {
        what: `${name}: p95 at 1,000,000 rows / at 10,000`,
        value: many.p95 / Math.max(few.p95, 1),
        atMost: 1.5,
        note: `${few.p95} ms, ${many.p95} ms`,
      },
    ];
  });
  const { creation } = small as { creation: Measured };
  return report([...lines, against('creation', '10,000', creation, 0.2)]);
}
