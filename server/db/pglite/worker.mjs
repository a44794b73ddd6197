// The thread in which PGlite lives: a slow query blocks this thread, never the one that answers requests.
// Plain JavaScript, so that it starts the same way from source, from tests and from the built server.
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { parsers } from '../parsers.mjs';

/** So many statements are kept prepared. */
const MAX_PREPARED = 300;

const { dataDir, backup, parts } = workerData;
/** A folder's dump, packed or not. */
const fileOf = (bytes) =>
  bytes[0] === 0x1f && bytes[1] === 0x8b ? new Blob([bytes]) : new File([bytes], 'folder.tar', { type: 'application/x-tar' });
const db = new PGlite({
  dataDir,
  extensions: { pg_trgm, btree_gist },
  parsers,
  ...parts,
  ...(backup ? { loadDataDir: fileOf(backup) } : {}),
});

/** Prepared statements by name; one of them that is refused lets all be prepared anew. */
let prepared = new Map();
let generation = 0;

/** A value as text within a statement; undefined for what has parts. */
const literal = (value) => {
  if (value === null || value === undefined) return 'null';
  if (typeof value === 'object') return undefined;
  return `'${String(value).replaceAll("'", "''")}'`;
};

/** PREPARE and EXECUTE: the driver's own way describes a statement and parses it again at every call. */
async function runNamed(name, text, values) {
  const literals = values.map(literal);
  if (literals.includes(undefined)) return db.query(text, values);
  if (!prepared.has(name)) {
    if (prepared.size >= MAX_PREPARED) await forgetPrepared();
    const unique = `${name}_${generation}`;
    await db.exec(`prepare ${unique} as ${text}`);
    prepared.set(name, unique);
  }
  return db.query(`execute ${prepared.get(name)}${literals.length ? `(${literals.join(', ')})` : ''}`);
}
async function forgetPrepared() {
  prepared = new Map();
  generation += 1;
  // Refused within a transaction that has failed; names are never used twice, so nothing is in the way.
  await db.exec('deallocate all').catch(() => undefined);
}

const verbs = {
  query: async ({ text, values, name }) => {
    if (name)
      try {
        return (await runNamed(name, text, values)).rows;
      } catch (error) {
        // A migration has changed what the statement gives. Within a transaction that is lost with it; else it runs again.
        if (error.code !== '0A000' && error.code !== '26000') throw error;
        await forgetPrepared();
      }
    if (values.length) return (await db.query(text, values)).rows;
    return (await db.exec(text)).flatMap(({ rows }) => rows);
  },
  listen: async ({ channel }) => {
    await db.listen(channel, (payload) => parentPort.postMessage({ heard: channel, payload }));
  },
  dump: async () => new Uint8Array(await (await db.dumpDataDir('gzip')).arrayBuffer()),
  close: async () => {
    await db.exec('checkpoint');
    await db.close();
  },
};

parentPort.on('message', async ({ id, verb, ...input }) => {
  try {
    parentPort.postMessage({ id, value: await verbs[verb](input) });
  } catch ({ message, code, constraint, detail }) {
    parentPort.postMessage({ id, error: { message, code, constraint, detail } });
  }
});

db.waitReady.then(
  () => parentPort.postMessage({ ready: true }),
  (error) => parentPort.postMessage({ failed: String(error?.message ?? error) }),
);
