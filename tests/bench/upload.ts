/**
 * Ten thousand users from a real xlsx on PostgreSQL, created and then changed: how many rows per second the server processes
 * and confirms, from the first byte of the file to the last answer.
 */
import { buildApp } from '#server/app.ts';
import { makeAuth } from '#server/auth/session/auth.ts';
import { createSession } from '#server/auth/session/sessions.ts';
import { prepareJobs } from '#server/jobs/queue.ts';
import { makeProduct } from '#server/product.ts';
import { bookOf, formOf, userBook } from '#tests/api/bulkUploadFiles.ts';
import { freshDatabase, testServer } from '#tests/api/database.ts';
import { testConfig } from '#tests/api/harness.ts';
import { makeWorld } from '#tests/api/world.ts';
import { report } from './report.ts';

const ROWS = 10_000;
const FEW = 1_000;

const fileOf = (count: number, turn: number): Buffer =>
  userBook(
    Array.from({ length: count }, (_, index) => [
      `Person ${turn}-${index}`,
      `person.${turn}.${index}@company.example`,
      'Clerk',
      '+65 6123 4567',
      91_000_000 + index,
      index % 2 ? 'HERE-T0' : 'Marina One Tenant 1',
      'Staff',
    ]),
  );

/** A new job title for each of them. */
const changesOf = (count: number, turn: number): Buffer =>
  bookOf({
    Users: [
      ['E-mail address', 'Job title'],
      ...Array.from({ length: count }, (_, index) => [`person.${turn}.${index}@company.example`, `Clerk ${index}`]),
    ],
  });

interface Measured {
  process: number;
  confirm: number;
}

export async function benchUpload(): Promise<number> {
  if (!testServer) {
    process.stdout.write('TEST_DATABASE_URL is not set: run it as `node scripts/withPostgres.mjs npm run bench`.\n');
    return 1;
  }
  const database = await freshDatabase();
  const { db } = database;
  const { here, people } = await makeWorld(db);
  await prepareJobs(db, makeProduct().jobs);
  const config = testConfig();
  const app = await buildApp({ db, config });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const auth = makeAuth({ db, config });
  const { userId, officeCentreId } = people['LANDLORD_ADMIN@here'] as { userId: number; officeCentreId: number };
  const { sessionId } = await createSession(db, userId, officeCentreId);
  const { accessToken } = await auth.tokens.issue(sessionId, userId);
  const authorization = `Bearer ${accessToken}`;
  const users = `${app.listeningOrigin}/api/office-centres/${here.building}/users`;

  const run = async (bytes: Buffer, count: number, of = 'data'): Promise<Measured> => {
    const { payload, headers } = formOf({ name: 'people.xlsx', bytes });
    const started = performance.now();
    const first = await fetch(`${users}/process-${of}`, {
      method: 'POST',
      body: new Uint8Array(payload),
      headers: { ...headers, authorization },
    });
    const { data } = (await first.json()) as { data: { uploadId: string } };
    const between = performance.now();
    const second = await fetch(`${users}/upload-${of}`, {
      method: 'POST',
      body: JSON.stringify({ uploadId: data.uploadId }),
      headers: { 'content-type': 'application/json', authorization },
    });
    const answer = (await second.json()) as { data: { uploadedRecords: number } };
    if (answer.data?.uploadedRecords !== count) throw new Error(`uploaded ${JSON.stringify(answer).slice(0, 500)}`);
    return { process: (between - started) / 1000, confirm: (performance.now() - between) / 1000 };
  };

  await run(fileOf(FEW, 0), FEW);
  const few = await run(fileOf(FEW, 1), FEW);
  const many = await run(fileOf(ROWS, 2), ROWS);
  const changed = await run(changesOf(ROWS, 2), ROWS, 'update-data');
  await app.close();
  await auth.close();
  await database.drop();
  const total = (one: Measured) => one.process + one.confirm;
  return report([
    { what: 'processing 10,000 users from an xlsx', value: many.process, unit: ' s', atMost: 5 },
    { what: 'confirming them', value: many.confirm, unit: ' s' },
    { what: 'rows a second, both steps', value: Math.round(ROWS / total(many)), atLeast: 1000 },
    { what: 'processing changes of 10,000 users from an xlsx', value: changed.process, unit: ' s' },
    { what: 'confirming them', value: changed.confirm, unit: ' s' },
    { what: 'time of changing / time of making', value: total(changed) / total(many), atMost: 1.5 },
    { what: 'time of 10,000 rows / ten times that of 1,000', value: total(many) / (total(few) * 10), atMost: 1.5 },
  ]);
}
