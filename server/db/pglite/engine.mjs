// PGlite with what the product asks of it, in PostgreSQL's own protocol: a statement is one message there and back. PGlite's own
// `query` sends six, and reads the description of every result twice. Plain JavaScript, so that its thread starts the same way
// from source, from tests and from the built server.
import { PGlite } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import utils from 'pg/lib/utils.js';
import { serialize } from 'pg-protocol';
import { Parser } from 'pg-protocol/dist/parser.js';
import { parserOf } from '../parsers.mjs';
import { SharedFolder } from './sharedFolder.mjs';

/** So many statements are kept prepared. */
const MAX_PREPARED = 300;

/** Many databases that live as long as a test need no room for a large one each. */
const SMALL = [...PGlite.defaultStartParams, '-c', 'shared_buffers=32MB'];

/** Values become text as on the other driver. */
const valueMapper = (value) => utils.prepareValue(value);

const columnsOf = ({ fields }) => fields.map(({ name, dataTypeID }) => ({ name, parse: parserOf(dataTypeID) }));
function rowOf(columns, texts) {
  const row = {};
  for (let at = 0; at < columns.length; at += 1) {
    const { name, parse } = columns[at];
    const text = texts[at];
    row[name] = text === null ? null : parse(text);
  }
  return row;
}

/**
 * Opens PGlite and waits until it answers.
 * @param {{ dataDir: string, backup?: Uint8Array, shared?: import('./sharedFolder.mjs').FolderInMemory, parts: object }} options
 * @param {(channel: string, payload: string) => void} onNotification
 */
export async function startEngine({ dataDir, backup, shared, parts }, onNotification) {
  const db = new PGlite({
    ...(shared ? { fs: new SharedFolder(shared), startParams: SMALL } : { dataDir }),
    extensions: { pg_trgm, btree_gist },
    ...parts,
    ...(backup ? { loadDataDir: new Blob([backup]) } : {}),
  });

  /**
   * Sends messages and reads the whole answer.
   * @param messages in the protocol's own form; the last one ends what PostgreSQL skips after an error
   * @param known the columns of a result that is not described
   * @throws DatabaseError what PostgreSQL refused
   */
  function ask(messages, known = []) {
    if (db.closed) throw new Error('The embedded database is closed.');
    const answer = db.execProtocolRawSync(Buffer.concat(messages));
    const rows = [];
    let columns = known;
    let refused;
    new Parser().parse(Buffer.from(answer.buffer, answer.byteOffset, answer.byteLength), (message) => {
      if (message.name === 'dataRow') rows.push(rowOf(columns, message.fields));
      else if (message.name === 'rowDescription') columns = columnsOf(message);
      else if (message.name === 'error') refused ??= message;
      else if (message.name === 'notification') queueMicrotask(() => onNotification(message.channel, message.payload));
    });
    if (refused) throw refused;
    return { rows, columns };
  }
  /** One statement, or several without values. */
  const run = (text, values = []) =>
    values.length === 0
      ? ask([serialize.query(text)])
      : ask([
          serialize.parse({ text }),
          serialize.bind({ values, valueMapper }),
          serialize.describe({ type: 'P' }),
          serialize.execute(),
          serialize.sync(),
        ]);

  /** Prepared statements by name, the latest used last; one of them that is refused lets all be prepared anew. */
  let prepared = new Map();
  let generation = 0;

  function runNamed(name, text, values) {
    const one = prepared.get(name) ?? prepare(name, text);
    prepared.delete(name);
    prepared.set(name, one);
    const { statement, columns } = one;
    return ask([serialize.bind({ statement, values, valueMapper }), serialize.execute(), serialize.sync()], columns);
  }
  function prepare(name, text) {
    if (prepared.size >= MAX_PREPARED) forgetOldest();
    generation += 1;
    const statement = `${name}_${generation}`;
    const described = [serialize.parse({ name: statement, text }), serialize.describe({ type: 'S', name: statement })];
    return { statement, columns: ask([...described, serialize.sync()]).columns };
  }
  function forgetOldest() {
    const [[name, { statement }]] = prepared;
    prepared.delete(name);
    ask([serialize.close({ type: 'S', name: statement }), serialize.sync()]);
  }
  function forgetPrepared() {
    prepared = new Map();
    try {
      run('deallocate all');
    } catch {
      // Refused within a transaction that has failed; names are never used twice, so nothing is in the way.
    }
  }

  await db.waitReady;
  return {
    query: async ({ text, values, name }) => {
      if (name)
        try {
          return runNamed(name, text, values).rows;
        } catch (error) {
          // A migration has changed what the statement gives. Within a transaction that is lost with it; else it runs again.
          if (error.code !== '0A000' && error.code !== '26000') throw error;
          forgetPrepared();
        }
      return run(text, values).rows;
    },
    listen: async ({ channel }) => {
      run(`listen ${utils.escapeIdentifier(channel)}`);
    },
    // A database that starts from the dump has nothing to recover.
    dump: async () => {
      run('checkpoint');
      return new Uint8Array(await (await db.dumpDataDir('gzip')).arrayBuffer());
    },
    close: async () => {
      if (!shared) run('checkpoint');
      await db.close();
    },
  };
}
