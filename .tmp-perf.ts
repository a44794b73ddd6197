import autocannon from 'autocannon';
import Fastify from 'fastify';
import { sql } from 'drizzle-orm';
import { buildApp } from '#server/app.ts';
import { makeAuth } from '#server/auth/auth.ts';
import { createSession } from '#server/auth/sessions.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { migrate } from '#server/db/migrate.ts';
import { prepareJobs } from '#server/jobs/queue.ts';
import { readConfig } from '#server/config.ts';
import { makeWorld } from '#tests/api/world.ts';
import { compile } from '#server/db/compile.ts';

const rows = Number(process.argv[2] ?? 10000);
const db = await openPostgres(process.env.PERF!, { poolSize: 8 });
await migrate(db);
await prepareJobs(db);
const [has] = await db.text<{n:number}>('select count(*)::int n from office_centres');
let world: {b:number; u:number};
if (!has?.n) {
  await makeWorld(db);
  await db.text(`insert into season_parking (office_centre_id, reference_no, tenant_id, applicant_id, vehicle_type, vehicle_plate_no, vehicle_category, car_park_id, commencement_date, end_date, status, created_date)
   select 1, 'SP-2026-' || lpad(i::text, 7, '0'), 2 + i % 2, 7 + i % 3, case when i % 5 = 0 then 'MOTORCYCLE' else 'CAR' end, 'S' || chr(65 + i % 26) || chr(65 + (i/26) % 26) || (i * 7919 % 9999), 'PRIVATE', 1 + i % 2, date '2025-01-01' + (i % 700), date '2025-01-01' + (i % 700) + 365,
   (array['PENDING_APPROVAL','APPROVED','REJECTED','TERMINATED','PAST'])[1 + i % 5], now() - i * interval '1 second' from generate_series(1, ${rows}) i`);
  await db.maintain();
}
const config = readConfig({ LOG_LEVEL: 'fatal', SEED: 'none', RATE_LIMIT: '10000000', DATA_DIR: '/tmp/eng/data' });
const app = await buildApp({ db, config });
await app.listen({ port: 0 });
const auth = makeAuth({ db, config });
const issued = await createSession(db, 1, 1);
const { accessToken } = await auth.tokens.issue(issued.sessionId, 1);
const origin = app.listeningOrigin;
// capture statements
const captured: {text:string; values:unknown[]}[] = [];
const original = db.query;
const cases: [string,string][] = [
  ['page1', ''], ['page1000', '?page=1000'], ['filter', '?vehicleType=MOTORCYCLE&status=APPROVED'], ['search', '?wildcardSearch=0004321'], ['tab', '?tab=ACTIVE'], ['sort', '?sortProperties=vehiclePlateNo'],['notenant','?tenantId=2&carParkId=2'],['date','?commencementDateFrom=2025-03-01&commencementDateTo=2025-03-03'],
];
const headers = { authorization: `Bearer ${accessToken}`, 'accept-encoding': 'gzip' };
const run = (url: string, duration = 2, connections=4) => autocannon({ url, headers, connections, duration });
const only = process.argv[3];
for (const [name, query] of cases) {
  if (only && only !== name) continue;
  const url = `${origin}/api/season-parking-applications${query}`;
  captured.length = 0;
  db.query = ((s: never) => { const c = compile(s); captured.push({ text: c.text, values: c.values }); return original(s); }) as never;
  const textOriginal = db.text;
  db.text = ((t: string, v: unknown[]) => { captured.push({text:t, values:v}); return textOriginal(t, v as never); }) as never;
  const first = await (await fetch(url, { headers })).json() as any;
  db.query = original; db.text = textOriginal;
  const two = captured.filter((c) => c.text.includes('season_parking'));
  const bare = Fastify();
  bare.get('/x', async () => { const [a, b] = await Promise.all(two.map((c) => db.text(c.text, c.values))); return { success: true, data: { items: a, total: (b as any)[0].total }, message: '' }; });
  await bare.listen({ port: 0 });
  if (process.env.SHOW) { for (const c of two) { console.log(c.text, c.values); console.log((await db.text('explain analyze ' + c.text, c.values)).map((r: any) => Object.values(r)[0]).join('\n')); } }
  await run(url, 1); await run(`${bare.listeningOrigin}/x`, 1);
  const a = await run(url), b = await run(`${bare.listeningOrigin}/x`);
  const a2 = await run(url), b2 = await run(`${bare.listeningOrigin}/x`);
  const A = a.requests.average + a2.requests.average, B = b.requests.average + b2.requests.average;
  console.log(name, 'statements', two.length, 'total', first.data?.total, 'app', A / 2, 'bare', B / 2, 'ratio', (A / B).toFixed(2), 'p95', a.latency.p97_5, 'non2xx', a.non2xx);
  await bare.close();
}
await app.close(); await auth.close(); await db.close(); process.exit(0);
