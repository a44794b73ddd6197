/** A comparable summary of everything that a call may write, table by table: equal fingerprints mean that nothing was written. */
import { sql } from 'drizzle-orm';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import type { Database } from '#server/db/database.ts';
import { prepared } from '#server/db/statement.ts';
import { entities as registry } from './registry.ts';
import { isFull } from './shapes.ts';

/** Reads write these too: the last use of a session, the rate limits. */
const MOVING = ['sessions', 'sign_in_attempts'];
/** Up to this number of entities, every table is compared. */
const FEW = 40;

export type Fingerprint = Record<string, string>;
/** The tables that a call of this entity could write; all tables if no entity is named. */
export type TakeFingerprint = (of?: Entity) => Promise<Fingerprint>;

const targetsOf = ({ fields, scope }: Entity): string[] => [
  ...Object.values(fields).flatMap((field) => ('to' in field ? [field.to] : 'of' in field ? [field.of as string] : [])),
  ...(scope.through ? [scope.through.entity] : []),
];

/** Tables of entities that no reference connects to this one. */
function strangersOf(entity: Entity, entities: readonly Entity[]): Set<string> {
  const near = new Set([entity.name, ...targetsOf(entity)]);
  for (const one of entities) if (targetsOf(one).includes(entity.name)) near.add(one.name);
  const tables = new Set(entities.filter(({ name }) => near.has(name)).map(({ table }) => table));
  return new Set(entities.map(({ table }) => table).filter((table) => !tables.has(table)));
}

/**
 * @param entities whose tables are compared; if there are many, the fingerprint for one entity leaves out the tables that no
 * reference connects to it, except in a full run
 */
export async function makeFingerprint(db: Database, entities: readonly Entity[] = registry): Promise<TakeFingerprint> {
  const tables = await db.text<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  );
  const names = tables.map(({ name }) => name).filter((name) => !MOVING.includes(name));
  const statementFor = (some: readonly string[]) => {
    // The newest transaction that left a row, and the number of rows: together they detect every write.
    const parts = some.map(
      (name) => `select '${name}' as name, count(*) || ':' || coalesce(max(xmin::text::bigint), 0) as state from "${name}"`,
    );
    return [...parts, `select 'jobs' as name, count(*) || '' as state from pgboss.job`].join(' union all ');
  };
  const statements = new Map<string, string>();
  const statementOf = (of: Entity | undefined): string => {
    const key = of && !isFull && entities.length > FEW ? of.name : '';
    let known = statements.get(key);
    if (known === undefined) {
      const strangers = key && of ? strangersOf(of, entities) : new Set<string>();
      known = statementFor(names.filter((name) => !strangers.has(name)));
      statements.set(key, known);
    }
    return known;
  };
  /** Every write takes the next number of a transaction: while that stays, nothing needs to be read again. */
  const known = new Map<string, { mark: string | undefined; state: Fingerprint }>();
  return async (of) => {
    const statement = statementOf(of);
    const [now] = await db.text<{ mark: string }>('select pg_snapshot_xmax(pg_current_snapshot())::text as mark');
    const last = known.get(statement);
    if (last && last.mark === now?.mark) return last.state;
    // A hundred small tables are counted in less time than the statement is planned.
    const rows = await db.query<{ name: string; state: string }>(prepared(sql.raw(statement)));
    const state = Object.fromEntries(rows.map(({ name, state }) => [name, state]));
    known.set(statement, { mark: now?.mark, state });
    return state;
  };
}
