/** A database whose statements are traced. Where nothing is traced, the database is used as it is, without this around it. */
import { traced } from '#server/traces/traces.ts';
import type { Database, Queryable } from './database.ts';
import { compile } from './statement.ts';
import { statementName } from './statementName.ts';

function over<T>(text: string, run: () => Promise<T[]>): Promise<T[]> {
  return traced(
    () => {
      const { verb, table } = statementName(text);
      return {
        name: table ? `${verb} ${table}` : verb,
        kind: 'client',
        attributes: {
          'db.system.name': 'postgresql',
          'db.operation.name': verb,
          ...(table ? { 'db.collection.name': table } : {}),
        },
      };
    },
    async (span) => {
      const rows = await run();
      span?.set({ 'db.response.returned_rows': rows.length });
      return rows;
    },
  );
}

const statements = (on: Queryable): Queryable => ({
  query: <T>(statement: Parameters<Queryable['query']>[0]) => {
    const compiled = compile(statement);
    return over(compiled.text, () => on.query<T>(compiled));
  },
  text: <T>(statement: string, values?: readonly unknown[]) => over(statement, () => on.text<T>(statement, values)),
});

/**
 * Every statement below a request or a job gets a span with its verb and table; a transaction gets one around them, which shows what waited for a connection.
 * What the process asks for itself, such as whether there are jobs, gets none.
 */
export function tracedDatabase(db: Database): Database {
  const { reader } = db;
  const made: Database = {
    ...db,
    ...statements(db),
    transaction: (run) =>
      traced(
        () => ({ name: 'transaction', kind: 'internal' }),
        () => db.transaction((tx) => run({ ...statements(tx), afterCommit: (then) => tx.afterCommit(() => then(made)) })),
      ),
    ...(reader ? { reader: async (freshness) => statements(await reader(freshness)) } : {}),
  };
  return made;
}
