/** The rows of the last release, in a file: a line of JSON for each table, behind one that names the last migration. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { Database } from '#server/db/database.ts';

const file = join(import.meta.dirname, 'rows.jsonl.gz');

interface Table {
  table: string;
  rows: Record<string, unknown>[];
}
interface Kept {
  /** The last migration of that release. */
  migration: string;
  tables: Table[];
}

/** Columns that PostgreSQL writes itself are left out. */
const COLUMNS = `select table_name as "table", json_agg(column_name order by ordinal_position) as columns
  from information_schema.columns
  join information_schema.tables using (table_schema, table_name)
  where table_schema = 'public' and table_type = 'BASE TABLE' and is_generated = 'NEVER' and table_name <> 'schema_migrations'
  group by table_name order by table_name`;

const quoted = (columns: readonly string[]) => columns.map((column) => `"${column}"`).join(', ');

export async function keepRows(db: Database): Promise<void> {
  const [last] = await db.text<{ name: string }>('select name from schema_migrations order by name desc limit 1');
  const lines: string[] = [JSON.stringify(last?.name)];
  for (const { table, columns } of await db.text<{ table: string; columns: string[] }>(COLUMNS)) {
    const [found] = await db.text<{ rows: string | null }>(
      `select json_agg(one)::text as rows from (select ${quoted(columns)} from "${table}") one`,
    );
    if (found?.rows) lines.push(`{"table":"${table}","rows":${found.rows.replaceAll('\n', '')}}`);
  }
  writeFileSync(file, gzipSync(`${lines.join('\n')}\n`, { level: 9 }));
}

export function keptRows(): Kept {
  const [first = '', ...lines] = gunzipSync(readFileSync(file)).toString('utf8').trim().split('\n');
  return { migration: JSON.parse(first), tables: lines.map((line) => JSON.parse(line) as Table) };
}

/** Fills the tables of that release, whatever order they depend on each other in. */
export async function fillWith(db: Database, tables: readonly Table[]): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.text('set local session_replication_role = replica');
    for (const { table, rows } of tables) {
      const columns = quoted(Object.keys(rows[0] ?? {}));
      await tx.text(
        `insert into "${table}" (${columns}) overriding system value select ${columns} from json_populate_recordset(null::"${table}", $1::json)`,
        [JSON.stringify(rows)],
      );
    }
  });
}
