import { writeFileSync } from 'node:fs';
import { Session } from 'node:inspector/promises';
import { buildApp } from '#server/app.ts';
import { makeAuth } from '#server/auth/auth.ts';
import { createSession } from '#server/auth/sessions.ts';
import type { Database } from '#server/db/database.ts';
import { prepareJobs } from '#server/jobs/queue.ts';
import { loggerFor } from '#server/process/log.ts';
import { makeProduct } from '#server/product.ts';
import { freshDatabase } from '#tests/api/database.ts';
import { testConfig } from '#tests/api/harness.ts';
import { makeWorld } from '#tests/api/world.ts';
const database = await freshDatabase(); const { db } = database;
const world = await makeWorld(db); await prepareJobs(db, makeProduct().jobs);
const { here, people } = world as any;
await db.text(`insert into season_parking (office_centre_id, reference_no, tenant_id, applicant_id, vehicle_type, vehicle_plate_no, vehicle_category, car_park_id, commencement_date, end_date, status, created_date)
 select $1::bigint, 'SP-2026-' || lpad(i::text, 7, '0'), (array[$2::bigint, $3::bigint])[1 + i % 2], $4::bigint, 'CAR', 'S' || i, 'PRIVATE', $5::bigint, date '2025-01-01' + (i % 700), date '2025-01-01' + (i % 700) + 365, 'APPROVED', now() - i * interval '1 second' from generate_series(1, $6::int) i`,
 [here.building, here.tenants[0], here.tenants[1], people['MASTER_ADMIN@here.0']?.userId, here.carParks[0], 300]);
let replay = false; const kept: unknown[] = []; let at = 0;
const rec: Database = { ...db, query: async (s: any) => { if (replay) { return kept[at++ % kept.length] as any; } const r = await db.query(s); kept.push(r); return r; } } as any;
const config = testConfig(); const log = loggerFor({ logLevel: 'info' } as any, '/dev/null');
const app = await buildApp({ db: rec, config, log }); await app.ready();
const auth = makeAuth({ db, config }); const { userId, officeCentreId } = people['LANDLORD_ADMIN@here'];
const issued = await createSession(db, userId, officeCentreId);
const headers = { authorization: `Bearer ${(await auth.tokens.issue(issued.sessionId, userId)).accessToken}`, host: '127.0.0.1' };
for (const [name, path] of [['list', ''], ['record', '/121']] as const) {
  const call = () => app.inject({ method: 'GET', url: '/api/season-parking-applications' + path, headers });
  replay = false; await call(); await call(); kept.length = 0; const r = await call(); if (r.statusCode !== 200) { console.log(r.statusCode, r.body.slice(0, 300)); process.exit(1); }
  console.log(name, kept.length, 'statements', r.body.length, 'bytes');
  replay = true; at = 0; const still = Date.now(); Date.now = () => still;
  const N = 3000;
  const warm = async (n: number) => { const t = process.cpuUsage(); for (let i = 0; i < n; i++) { const a = await call(); if (a.statusCode !== 200) throw new Error(a.body); } const u = process.cpuUsage(t); return Math.round((u.user + u.system) / n); };
  await warm(N); console.log(name, 'µs per call', await warm(N), await warm(N));
  const s = new Session(); s.connect(); await s.post('Profiler.enable'); await s.post('Profiler.setSamplingInterval', { interval: 200 }); await s.post('Profiler.start'); await warm(N); const { profile } = await s.post('Profiler.stop'); writeFileSync(`/tmp/run/y/in-${name}.cpuprofile`, JSON.stringify(profile));
}
process.exit(0);
