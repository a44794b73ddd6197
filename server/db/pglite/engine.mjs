// PGlite with what the product asks of it. Plain JavaScript, so that its thread starts the same way from source, from tests and from
// the built server.
import { PGlite } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { parsers } from '../parsers.mjs';
import { SharedFolder } from './sharedFolder.mjs';

/** So many statements are kept prepared. */
const MAX_PREPARED = 300;

/** Many databases that live as long as a test need no room for a large one each. */
const SMALL = [...PGlite.defaultStartParams, '-c', 'shared_buffers=32MB'];

/**
 * Opens PGlite and waits until it answers.
 * @param {{ dataDir: string, backup?: Uint8Array, shared?: import('./sharedFolder.mjs').FolderInMemory, parts: object }} options
 * @param {(channel: string, payload: string) => void} onNotification
 */
export async function startEngine({ dataDir, backup, shared, parts }, onNotification) {
  const db = new PGlite({
    ...(shared ? { fs: new SharedFolder(shared), startParams: SMALL } : { dataDir }),
    extensions: { pg_trgm, btree_gist },
    parsers,
    ...parts,
    ...(backup ? { loadDataDir: new Blob([backup]) } : {}),
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
    const unique = await preparedAs(name, text);
    return db.query(`execute ${unique}${literals.length ? `(${literals.join(', ')})` : ''}`);
  }
  /** The name under which a statement is prepared; those who ask at the same time wait for the same one. */
  async function preparedAs(name, text) {
    if (!prepared.has(name)) {
      if (prepared.size >= MAX_PREPARED) await forgetPrepared();
      const unique = `${name}_${generation}`;
      const preparing = db.exec(`prepare ${unique} as ${text}`).then(() => unique);
      prepared.set(name, preparing);
      preparing.catch(() => prepared.delete(name));
    }
    return prepared.get(name);
  }
  async function forgetPrepared() {
    prepared = new Map();
    generation += 1;
    // Refused within a transaction that has failed; names are never used twice, so nothing is in the way.
    await db.exec('deallocate all').catch(() => undefined);
  }

  await db.waitReady;
  return {
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
      await db.listen(channel, (payload) => onNotification(channel, payload));
    },
    // A database that starts from the dump has nothing to recover.
    dump: async () => {
      await db.exec('checkpoint');
      return new Uint8Array(await (await db.dumpDataDir('gzip')).arrayBuffer());
    },
    close: async () => {
      if (!shared) await db.exec('checkpoint');
      await db.close();
    },
  };
}
