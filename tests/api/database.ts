/** A fresh, migrated database for one test file: PGlite in memory, or a new database on the PostgreSQL of TEST_DATABASE_URL. */
import { createHash, randomBytes } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import pg from 'pg';
import type { Database } from '#server/db/database.ts';
import { migrate, migrationsFolder } from '#server/db/migrate.ts';
import { clusterFolder, openPglite } from '#server/db/pglite/open.ts';
import { type FolderInMemory, sharedFolderOf } from '#server/db/pglite/sharedFolder.mjs';
import { openPostgres } from '#server/db/postgres.ts';

export const testServer = process.env.TEST_DATABASE_URL;

/**
 * What a suite finds in its database. It is made once per machine and then copied: making it takes seconds, a copy does not.
 * The name changes with the content.
 */
export interface Template {
  name: string;
  /** `YYYYMMDD`, if it is of use on that day only. */
  day?: string;
  make(db: Database): Promise<unknown>;
}

/** A name that changes with these texts. */
export const nameFor = (texts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 16);

const migrations = readdirSync(migrationsFolder).filter((name) => name.endsWith('.sql'));
export const tablesOfProduct: Template = {
  name: nameFor(migrations.sort().map((name) => readFileSync(join(migrationsFolder, name), 'utf8'))),
  make: (db) => migrate(db),
};

const fileName = ({ name, day }: Template): string => [name, ...(day ? [day] : [])].join('_');
/** Made before yesterday: no run that began before midnight may still copy it. */
const isOld = (name: string): boolean => {
  const [day] = name.match(/(?<=_)\d{8}$/) ?? [];
  return day !== undefined && day < dayOf(Date.now() - 86_400_000);
};
export const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10).replaceAll('-', '');

/** What is made once per machine. */
const madeIn = join(tmpdir(), 'atrium-test-folders');

/** PGlite's folder as bytes; unpacked, for it is opened more than a hundred times. */
async function imageOf(template: Template): Promise<Uint8Array> {
  const path = join(madeIn, `${fileName(template)}.tar`);
  if (existsSync(path)) return readFileSync(path);
  const db = await openPglite('memory://');
  await template.make(db);
  const bytes = gunzipSync(await db.dump());
  await db.close();
  mkdirSync(madeIn, { recursive: true });
  // Workers are threads of one process.
  const part = `${path}.${randomBytes(6).toString('hex')}.part`;
  writeFileSync(part, bytes);
  renameSync(part, path);
  for (const file of readdirSync(madeIn)) if (isOld(file.replace('.tar', ''))) rmSync(join(madeIn, file), { force: true });
  return bytes;
}

/** Its folder, which all databases of this worker begin with. */
const folders = new Map<string, Promise<FolderInMemory>>();
function folderOf(template: Template): Promise<FolderInMemory> {
  const key = fileName(template);
  const folder = folders.get(key) ?? imageOf(template).then(sharedFolderOf);
  folders.set(key, folder);
  return folder;
}

const packageLock = JSON.parse(readFileSync(join(import.meta.dirname, '../../package-lock.json'), 'utf8'));
/** An empty database as this version of PGlite makes it. */
const cluster = join(madeIn, `cluster-${packageLock.packages['node_modules/@electric-sql/pglite'].version}`);
async function makeCluster(): Promise<void> {
  mkdirSync(madeIn, { recursive: true });
  const part = mkdtempSync(`${cluster}.`);
  await (await openPglite(part)).close();
  try {
    renameSync(clusterFolder(part), cluster);
  } catch (error) {
    // Another worker was faster.
    if (!existsSync(cluster)) throw error;
  }
  rmSync(part, { recursive: true, force: true });
}

/**
 * A new data folder with an embedded database without tables: making one takes seconds, a copy does not. An empty folder where the
 * tests run on PostgreSQL.
 * @param name the beginning of its name
 */
export async function dataFolder(name: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), `atrium-${name}-`));
  if (testServer) return folder;
  if (!existsSync(cluster)) await makeCluster();
  cpSync(cluster, clusterFolder(folder), { recursive: true });
  return folder;
}

async function asAdmin<T>(run: (admin: pg.Client) => Promise<T>): Promise<T> {
  const admin = new pg.Client({ connectionString: testServer });
  await admin.connect();
  try {
    return await run(admin);
  } finally {
    await admin.end();
  }
}
const addressOf = (name: string): string => {
  const url = new URL(testServer as string);
  url.pathname = `/${name}`;
  return url.href;
};

/** An arbitrary number: the lock's holder makes the template, other workers wait for it. */
const LOCK = 4_127_090;

/** The name of a PostgreSQL database to copy. */
const templateOf = (template: Template): Promise<string> =>
  asAdmin(async (admin) => {
    const [whole, part] = [`atrium_template_${fileName(template)}`, `atrium_part_${fileName(template)}`];
    await admin.query('select pg_advisory_lock($1)', [LOCK]);
    const { rowCount } = await admin.query('select 1 from pg_database where datname = $1', [whole]);
    if (rowCount) return whole;
    await admin.query(`drop database if exists "${part}" with (force)`);
    await admin.query(`create database "${part}"`);
    const db = await openPostgres(addressOf(part), { poolSize: 4 });
    await template.make(db);
    await db.close();
    await admin.query(`alter database "${part}" rename to "${whole}"`);
    const others = await admin.query<{ name: string }>(
      `select datname as name from pg_database where datname like 'atrium\\_template\\_%'`,
    );
    for (const { name } of others.rows) if (isOld(name)) await admin.query(`drop database if exists "${name}"`);
    return whole;
  });

export interface TestDatabase {
  db: Database;
  /** Another connection to the same database, like that of a second process; PostgreSQL only. */
  another?: () => Promise<Database>;
  /** The database address; PostgreSQL only. */
  url?: string;
  drop(): Promise<void>;
}

/** @param empty without tables, as an installation finds it */
export async function freshDatabase({ empty = false, template = tablesOfProduct } = {}): Promise<TestDatabase> {
  if (!testServer) {
    const db = await openPglite('memory://', empty ? {} : { shared: await folderOf(template) });
    return { db, drop: () => db.close() };
  }
  const name = `atrium_test_${randomBytes(6).toString('hex')}`;
  const copied = empty ? '' : ` template "${await templateOf(template)}"`;
  await asAdmin((admin) => admin.query(`create database ${name}${copied}`));
  const url = addressOf(name);
  const opened: Database[] = [];
  const open = async () => {
    // Many who ask at once wait for each other, on a busy machine longer than a person would.
    const one = await openPostgres(url, { poolSize: 4, connectMs: 60_000 });
    opened.push(one);
    return one;
  };
  return {
    db: await open(),
    another: open,
    url,
    drop: async () => {
      for (const one of opened) await one.close();
      await asAdmin((admin) => admin.query(`drop database ${name} with (force)`));
    },
  };
}
