/** The database as the rest of the server sees it: one dialect, two drivers (`./pglite`, `./postgres.ts`). */
import type { SQL } from 'drizzle-orm';
import type { Statement } from './statement.ts';

export interface Queryable {
  /**
   * Runs one statement and returns its rows, keyed by column alias. `int8` and `numeric` counts come as numbers, `date` as
   * `YYYY-MM-DD`, `timestamptz` as ISO 8601 in UTC, `jsonb` parsed. Throws `DatabaseError` with PostgreSQL's code, or
   * `DatabaseAway`.
   */
  query<T = Record<string, unknown>>(statement: SQL | Statement): Promise<T[]>;
  /**
   * The same for a statement that is already text, with `$1` parameters. Without values it may be several statements; their
   * rows are concatenated.
   */
  text<T = Record<string, unknown>>(statement: string, values?: readonly unknown[]): Promise<T[]>;
}

export interface Transaction extends Queryable {
  /** Runs after the commit, outside the transaction: wake-ups and cache clearing, never something that must not be lost. */
  afterCommit(run: (db: Database) => void): void;
}

/** What a replica answers. `current`: with everything that was written before. `recent`: up to the age that is set. */
export type Freshness = 'current' | 'recent';

export interface Database extends Queryable {
  readonly kind: 'pglite' | 'postgres';
  /** Commits when `run` resolves, rolls back when it throws. Inside, only `tx` may be used; anything else is refused. */
  transaction<T>(run: (tx: Transaction) => Promise<T>): Promise<T>;
  /**
   * Runs `run` while no other process that shares the database is inside this; the others wait for their turn. It is no
   * transaction: inside, the database is used as usual. For the preparations of a start.
   */
  oneAtATime<T>(run: () => Promise<T>): Promise<T>;
  /** Runs several statements separated by semicolons (migrations). */
  script(statements: string): Promise<void>;
  /** Notifies every process that shares the database; payload up to 8000 bytes. */
  notify(channel: string, payload: string): Promise<void>;
  /** Returns the function that unsubscribes. `missed` is called after the connection was lost: notices may have been missed. */
  listen(channel: string, heard: (payload: string) => void, missed?: () => void): Promise<() => Promise<void>>;
  /** Where there is a replica that may be read; use `readerOf`. */
  reader?(freshness: Freshness): Promise<Queryable>;
  /** Whether notices arrive here: behind a pooler the connection that listens may be given to somebody else. False after five seconds. */
  hears?(): Promise<boolean>;
  /** Of the pool to PostgreSQL: those that are open, those of them that are idle, and the statements that wait for one. */
  connections?(): { open: number; idle: number; waiting: number };
  /** Updates the statistics (and, on the embedded driver, removes dead rows): call it after bulk writes. */
  maintain(): Promise<void>;
  close(): Promise<void>;
}

/** The database is unavailable: it is down, unreachable, out of resources, or closed. */
export class DatabaseAway extends Error {}

/** A statement that PostgreSQL refused: `code` is its SQLSTATE, `constraint` the name of the violated constraint. */
export class DatabaseError extends Error {
  constructor(
    message: string,
    readonly code: string,
    readonly constraint?: string,
    readonly detail?: string,
  ) {
    super(message);
  }
}
