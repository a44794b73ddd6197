// The thread in which PGlite lives: a slow query blocks this thread, never the one that answers requests.
// Plain JavaScript, so that it starts the same way from source, from tests and from the built server.
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';

const instant = (text) => new Date(text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00')).toISOString();
const parsers = { 20: Number, 1700: Number, 1082: (text) => text, 1083: (text) => text.slice(0, 5), 1184: instant };

const db = new PGlite({
  dataDir: workerData.dataDir,
  extensions: { pg_trgm, btree_gist },
  parsers,
  ...(workerData.loadDataDir ? { loadDataDir: new Blob([workerData.loadDataDir]) } : {}),
});

const verbs = {
  query: async ({ text, values }) => {
    const { rows, affectedRows } = await db.query(text, values);
    return { rows, affectedRows };
  },
  script: async ({ text }) => {
    await db.exec(text);
  },
  listen: async ({ channel }) => {
    await db.listen(channel, (payload) => parentPort.postMessage({ heard: channel, payload }));
  },
  unlisten: async ({ channel }) => {
    await db.unlisten(channel);
  },
  dump: async () => {
    const file = await db.dumpDataDir('gzip');
    return { bytes: new Uint8Array(await file.arrayBuffer()) };
  },
  close: async () => {
    await db.close();
  },
};

parentPort.on('message', async ({ id, verb, ...input }) => {
  try {
    const value = await verbs[verb](input);
    parentPort.postMessage({ id, value });
  } catch (error) {
    parentPort.postMessage({ id, error: { message: error.message, code: error.code, constraint: error.constraint, detail: error.detail } });
  }
});

db.waitReady.then(
  () => parentPort.postMessage({ ready: true }),
  (error) => parentPort.postMessage({ failed: String(error?.message ?? error) }),
);
