// The thread in which PGlite lives: a slow query blocks this thread, never the one that answers requests.
// Plain JavaScript, so that it starts the same way from source, from tests and from the built server.
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { parsers } from '../parsers.mjs';

const { dataDir, backup } = workerData;
const db = new PGlite({
  dataDir,
  extensions: { pg_trgm, btree_gist },
  parsers,
  ...(backup ? { loadDataDir: new Blob([backup]) } : {}),
});

const verbs = {
  query: async ({ text, values }) => {
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
