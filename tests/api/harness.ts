/** One API over one fresh database, and clients signed in as people of the test world. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Envelope } from '#schemas/kernel/calls/errors.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import type { Session } from '#schemas/kernel/rights/session.ts';
import { buildApp } from '#server/app.ts';
import { areas as allAreas } from '#server/areas/index.ts';
import { makeAuth } from '#server/auth/session/auth.ts';
import { createSession } from '#server/auth/session/sessions.ts';
import { type Config, readConfig } from '#server/config.ts';
import type { Database } from '#server/db/database.ts';
import { tracedDatabase } from '#server/db/tracedDatabase.ts';
import type { ServerArea } from '#server/engine/areas/area.ts';
import type { Product } from '#server/engine/areas/compose.ts';
import { prepareJobs, runDueJobs } from '#server/jobs/queue.ts';
import { makeProduct } from '#server/product.ts';
import { freshDatabase, type Template, type TestDatabase, tablesOfProduct } from './database.ts';
import { furnished, worldIn } from './furnished.ts';
import type { World } from './world.ts';

export interface Answer<T = unknown> extends Envelope<T> {
  status: number;
}
/** The data of an answer. @throws with what was refused */
export function must<T>(answer: Answer<T>): T {
  if (!answer.success) throw new Error(`${answer.status} ${answer.message} ${JSON.stringify(answer.errors ?? {})}`);
  return answer.data;
}
/** A record as calls answer it. */
export type Row = Record<string, unknown> & { id: number; uuid: string; version: number };
/** One with a status. */
export type StatusRow = Row & { status: string };
/** A mail that was sent, or is to be. */
export interface SentMail {
  id: number;
  to: string;
  subject: string;
  text: string;
  html: string;
  status: string;
  error: string | null;
  building: number | null;
}
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
export interface Client {
  /** The authorization header; undefined when nobody is signed in. */
  authorization?: string;
  call<T = Record<string, unknown>>(
    method: Method,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<Answer<T>>;
  get<T = Record<string, unknown>>(path: string): Promise<Answer<T>>;
  post<T = Record<string, unknown>>(path: string, body?: unknown): Promise<Answer<T>>;
  put<T = Record<string, unknown>>(path: string, body?: unknown): Promise<Answer<T>>;
  delete<T = Record<string, unknown>>(path: string, body?: unknown): Promise<Answer<T>>;
  session(): Promise<Session>;
}

export interface Api {
  app: FastifyInstance;
  db: Database;
  config: Config;
  /** Options: the model with its rules, the jobs. */
  product: Product;
  world: World;
  database: TestDatabase;
  /** A client by name: `LANDLORD_ADMIN@here`, `MASTER_ADMIN@here.0`, `SUPERADMIN`; `nobody` is not signed in. */
  as(name: string): Promise<Client>;
  /** The same person with another office centre selected, or none: provider staff in a building. */
  asIn(name: string, officeCentreId: number | null): Promise<Client>;
  /** The id of a person by name. @throws where nobody is called so */
  idOf(name: string): number;
  /** To this address, the oldest first. */
  mailsTo(address: string): Promise<SentMail[]>;
  /** Runs every job that is due. */
  runJobs(): Promise<void>;
  close(): Promise<void>;
}

export const testConfig = (over: Record<string, string> = {}): Config =>
  readConfig({
    LOG_LEVEL: 'fatal',
    SEED: 'none',
    RATE_LIMIT: '10000000',
    DATA_DIR: mkdtempSync(join(tmpdir(), 'atrium-test-')),
    ...over,
  });

/** A client over `inject`, with a bearer token when there is one. */
export function clientOf(app: FastifyInstance, token?: string): Client {
  const call: Client['call'] = async <T>(method: Method, path: string, body?: unknown, headers: Record<string, string> = {}) => {
    const reply = await app.inject({
      method,
      url: `/api${path}`,
      headers: { ...(token ? { authorization: `Bearer ${token}` } : {}), ...headers },
      ...(body === undefined ? {} : { payload: body as object }),
    });
    const envelope = (reply.body ? reply.json() : {}) as Envelope<T>;
    return { ...envelope, status: reply.statusCode };
  };
  return {
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    call,
    get: (path) => call('GET', path),
    post: (path, body = {}) => call('POST', path, body),
    put: (path, body = {}) => call('PUT', path, body),
    delete: (path, body) => call('DELETE', path, body),
    session: async () => (await call<Session>('GET', '/auth/info/1')).data,
  };
}

/** The product as it is: the same for every API that adds nothing to it. */
let asItIs: Product | undefined;
function productWith(entities: readonly Entity[] | undefined, areas: readonly ServerArea[]): Product {
  if (!entities && areas.length === 0) {
    asItIs ??= makeProduct({ areas: allAreas });
    return asItIs;
  }
  const others = allAreas.filter(({ name }) => !areas.some((one) => one.name === name));
  return makeProduct({ entities, areas: [...others, ...areas] });
}

/**
 * @param areas in addition to the product's own; one of the same name replaces it
 * @param tables in the database; the product's own by default
 */
export async function startApi({
  entities,
  areas = [],
  env = {},
  tables = tablesOfProduct,
}: {
  entities?: readonly Entity[];
  areas?: readonly ServerArea[];
  env?: Record<string, string>;
  tables?: Template;
} = {}): Promise<Api> {
  const database = await freshDatabase({ template: furnished(tables) });
  const config = testConfig(env);
  const db = config.tracesUrl ? tracedDatabase(database.db) : database.db;
  const world = await worldIn(db);
  const product = productWith(entities, areas);
  const app = await buildApp({ db, config, product });
  await prepareJobs(db, product.jobs);
  await app.ready();
  const auth = makeAuth({ db, config });
  const clients = new Map<string, Promise<Client>>();

  const personOf = (name: string) => {
    const person = world.people[name];
    if (!person) throw new Error(`nobody is called '${name}'`);
    return person;
  };
  const signIn = async (name: string, officeCentreId?: number | null): Promise<Client> => {
    if (name === 'nobody') return clientOf(app);
    const person = personOf(name);
    const issued = await createSession(db, person.userId, officeCentreId === undefined ? person.officeCentreId : officeCentreId);
    const { accessToken } = await auth.tokens.issue(issued.sessionId, person.userId);
    return clientOf(app, accessToken);
  };
  return {
    app,
    db,
    config,
    product,
    world,
    database,
    as: (name) => {
      const known = clients.get(name) ?? signIn(name);
      clients.set(name, known);
      return known;
    },
    asIn: signIn,
    idOf: (name) => personOf(name).userId,
    mailsTo: (address) =>
      db.query<SentMail>(sql`select id, to_address as "to", subject, text, html, status, error, office_centre_id as building
        from mails where to_address = ${address} order by id`),
    runJobs: () => runDueJobs({ db, config, kinds: product.jobs }),
    close: async () => {
      await app.close();
      await auth.close();
      await database.drop();
    },
  };
}
