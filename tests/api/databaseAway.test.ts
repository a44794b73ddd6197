/** The database becomes unavailable in every possible way: the answer is the same everywhere, and all works again afterwards. */
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { buildApp } from '#server/app.ts';
import { type Database, DatabaseAway, DatabaseError } from '#server/db/database.ts';
import { openPglite } from '#server/db/pglite/open.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { dataFolder, testServer } from './database.ts';
import { type Api, type Client, clientOf, startApi, testConfig } from './harness.ts';
import { describeIf } from './itIf.ts';

let api: Api;
let authorization: Record<string, string>;
beforeAll(async () => {
  api = await startApi();
  authorization = { authorization: (await api.as('LANDLORD_ADMIN@here')).authorization as string };
});
afterAll(() => api.close());

const FILE = '/system-files/uuid/00000000-0000-4000-8000-000000000000';
/** One call of every kind: a list, a write, sign-in, the live stream, a file, the session, readiness. */
const calls: readonly (readonly ['GET' | 'POST', string, object?])[] = [
  ['GET', '/car-parks'],
  ['POST', '/car-parks', { code: 'Z1', name: 'Deck' }],
  ['POST', '/auth/login', { username: 'a@b.sg', password: 'x' }],
  ['POST', '/auth/refresh-token'],
  ['GET', '/live'],
  ['GET', FILE],
  ['GET', '/auth/info/1'],
  ['GET', '/health/ready'],
];

async function expectAway(app: FastifyInstance): Promise<void> {
  for (const [method, url, payload] of calls) {
    const reply = await app.inject({
      method,
      url: `/api${url}`,
      headers: { ...authorization, cookie: `atrium_refresh=${'x'.repeat(43)}` },
      payload,
    });
    const answer = reply.json<{ code: string; success: boolean; message: string }>();
    expect([url, reply.statusCode, answer.code, answer.success], reply.body).toEqual([url, 503, 'unavailable', false]);
    expect(reply.headers['retry-after'], url).toMatch(/^\d+$/);
    expect(answer.message, url).toBe('The server is not available right now. Please try again in a moment.');
  }
}

describeIf(!testServer)('the embedded database', () => {
  it('that has been closed gives 503 everywhere', async () => {
    const db = await openPglite(await dataFolder('away'));
    const app = await buildApp({ db, config: testConfig() });
    await db.close();
    await expect(db.text('select 1')).rejects.toBeInstanceOf(DatabaseAway);
    await expectAway(app);
    await app.close();
  });
});

describeIf(testServer)('a PostgreSQL server', () => {
  /** A proxy between the server and the database, so that the connection can be cut. */
  let line: Server;
  const sockets = new Set<Socket>();
  let way: 'open' | 'silent';
  let port: number;
  const server = () => new URL(api.database.url as string);
  const listen = () =>
    new Promise<void>((done) => {
      line = createServer((near) => {
        const far = connect(Number(server().port), server().hostname);
        for (const [one, other] of [
          [near, far],
          [far, near],
        ] as const) {
          sockets.add(one);
          one.on('data', (bytes) => void (way === 'open' && other.write(bytes)));
          one.on('error', () => undefined).on('close', () => other.destroy());
        }
      }).listen(port ?? 0, '127.0.0.1', () => {
        port = (line.address() as AddressInfo).port;
        done();
      });
    });
  const cut = async () => {
    const closed = new Promise((done) => line.close(done));
    for (const one of sockets) one.destroy();
    sockets.clear();
    await closed;
  };

  let db: Database;
  let app: FastifyInstance;
  let admin: Client;
  const start = async (poolSize = 4, connectMs = 2_000) => {
    way = 'open';
    await listen();
    const url = server();
    url.port = String(port);
    db = await openPostgres(url.href, { poolSize, connectMs });
    app = await buildApp({ db, config: testConfig() });
    admin = clientOf(app, authorization.authorization?.slice('Bearer '.length));
    expect((await admin.get('/car-parks')).status).toBe(200);
  };
  afterEach(async () => {
    await app.close();
    await db.close();
    await cut();
  });
  const works = () => expect.poll(async () => (await admin.get('/car-parks')).status, { timeout: 20_000 }).toBe(200);

  it('that refuses connections gives 503 until it accepts them again', async () => {
    await start();
    await cut();
    await expectAway(app);
    await listen();
    await works();
    expect((await admin.get('/health/ready')).data).toMatchObject({ status: 'ready', details: { database: 'ok' } });
  });

  it('that has no free connections gives 503', async () => {
    await start(2, 1_500);
    let free: () => void = () => {};
    const held = new Promise<void>((done) => {
      free = done;
    });
    const taken = [1, 2].map(() => db.transaction(() => held));
    try {
      await expectAway(app);
    } finally {
      free();
      await Promise.all(taken);
    }
    await works();
  }, 120_000);

  it('that does not answer a new connection gives 503', async () => {
    await start(4, 1_500);
    for (const one of sockets) one.destroy();
    way = 'silent';
    await expectAway(app);
    way = 'open';
    for (const one of sockets) one.destroy();
    await works();
  }, 120_000);

  it('that ends connections in use makes only that transaction fail; the process and other requests continue', async () => {
    await start();
    const outcome = db
      .transaction(async (tx) => {
        const [row] = await tx.text<{ pid: number }>('select pg_backend_pid() as pid');
        const other = new pg.Client({ connectionString: api.database.url });
        await other.connect();
        await other.query('select pg_terminate_backend($1)', [row?.pid]);
        const left = async () => (await other.query('select 1 from pg_stat_activity where pid = $1', [row?.pid])).rowCount;
        await expect.poll(left).toBe(0);
        await other.end();
        await tx.text('select 1');
      })
      .catch((error: unknown) => error);
    expect(await outcome).toBeInstanceOf(DatabaseAway);
    await works();
  });

  it('that ends idle connections does not disturb the next requests', async () => {
    await start();
    await api.db.text(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
    await works();
  });

  it('that is stopping, full, or read-only gives 503; an invalid statement does not', async () => {
    await start();
    const raise = (code: string) =>
      db.text(`do $$ begin raise exception using errcode = '${code}'; end $$`).catch((error: unknown) => error);
    for (const code of ['57P01', '57P02', '57P03', '53100', '53300', '08006', '25006'])
      expect(await raise(code), code).toBeInstanceOf(DatabaseAway);
    for (const code of ['23505', '40001', '22003', '57014']) expect(await raise(code), code).toBeInstanceOf(DatabaseError);
  });
});
