/**
 * The list call over season parking on PostgreSQL: its throughput against a bare route that runs the same two
 * statements, and its p95 at a million rows against ten thousand.
 */
import autocannon, { type Result } from 'autocannon';
import Fastify from 'fastify';
import { buildApp } from '#server/app.ts';
import { makeAuth } from '#server/auth/auth.ts';
import { createSession } from '#server/auth/sessions.ts';
import { compile } from '#server/db/compile.ts';
import type { Database } from '#server/db/database.ts';
import { prepareJobs } from '#server/jobs/queue.ts';
import { makeProduct } from '#server/product.ts';
import { freshDatabase, testServer } from '#tests/api/database.ts';
import { testConfig } from '#tests/api/harness.ts';
import { makeWorld, type World } from '#tests/api/world.ts';
import { report } from './report.ts';

const SMALL = 10_000;
const LARGE = 1_000_000;
const CONNECTIONS = 4;
const SECONDS = 2;

const cases: Readonly<Record<string, string>> = {
  'page 1': '',
  'page 1,000': '?page=1000',
  filter: '?vehicleType=MOTORCYCLE&status=APPROVED',
  search: '?wildcardSearch=0004321',
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

interface Measured {
  ratio: number;
  p95: number;
}

async function measure(rows: number): Promise<Record<string, Measured>> {
  const database = await freshDatabase();
  const { db } = database;
  const world = await makeWorld(db);
  await prepareJobs(db, makeProduct().jobs);
  await fill(db, world, rows);
  const statements: { text: string; values: readonly unknown[] }[] = [];
  const recording: Database = {
    ...db,
    query: (statement) => {
      const { text, values } = compile(statement);
      statements.push({ text, values });
      return db.query(statement);
    },
    text: (text, values) => {
      statements.push({ text, values: values ?? [] });
      return db.text(text, values);
    },
  };
  const config = testConfig();
  const app = await buildApp({ db: recording, config });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const auth = makeAuth({ db, config });
  const { userId, officeCentreId } = world.people['LANDLORD_ADMIN@here'] as { userId: number; officeCentreId: number };
  const issued = await createSession(db, userId, officeCentreId);
  const headers = { authorization: `Bearer ${(await auth.tokens.issue(issued.sessionId, userId)).accessToken}` };
  const results: Record<string, Measured> = {};

  for (const [name, query] of Object.entries(cases)) {
    const url = `${app.listeningOrigin}/api/season-parking-applications${query}`;
    await fetch(url, { headers });
    statements.length = 0;
    const answer = await fetch(url, { headers });
    if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}`);
    await answer.json();
    const own = statements.filter(({ text }) => text.includes('season_parking'));
    const bare = Fastify();
    bare.get('/bare', async () => {
      const [items, counted] = await Promise.all(own.map(({ text, values }) => db.text(text, values)));
      return { success: true, data: { items, total: counted?.[0] }, message: '' };
    });
    await bare.listen({ host: '127.0.0.1', port: 0 });
    await load(url, headers);
    // Turn by turn, so that whatever else the machine does hits both alike.
    const runs = { product: [] as Result[], bare: [] as Result[] };
    for (let turn = 0; turn < 2; turn += 1) {
      runs.product.push(await load(url, headers));
      runs.bare.push(await load(`${bare.listeningOrigin}/bare`, {}));
    }
    const rate = (list: readonly Result[]) => list.reduce((sum, one) => sum + one.requests.average, 0);
    results[name] = {
      ratio: rate(runs.product) / rate(runs.bare),
      p95: Math.min(...runs.product.map((one) => one.latency.p97_5)),
    };
    statements.length = 0;
    await bare.close();
  }
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
  return report(
    Object.keys(cases).flatMap((name) => {
      const [few, many] = [small[name] as Measured, large[name] as Measured];
      return [
        { what: `${name}: throughput against a bare route, 10,000 rows`, value: few.ratio, atLeast: 0.7 },
        { what: `${name}: throughput against a bare route, 1,000,000 rows`, value: many.ratio, atLeast: 0.7 },
        // Latencies come in whole milliseconds: one more is the least that can be told apart.
        {
          what: `${name}: p95 at 1,000,000 rows / at 10,000`,
          value: many.p95 / Math.max(few.p95, 1),
          atMost: 1.5,
          note: `${few.p95} ms, ${many.p95} ms`,
        },
      ];
    }),
  );
}
