/** The database as the rest of the server sees it: one dialect, two drivers (`./pglite`, `./postgres.ts`). */
import type { SQL } from 'drizzle-orm';

export interface Queryable {
  /**
   * Runs one statement and gives its rows, keyed by column alias. `int8` and `numeric` counts come as numbers, `date` as
   * `YYYY-MM-DD`, `timestamptz` as ISO 8601 in UTC, `jsonb` parsed. Throws `DatabaseError` with PostgreSQL's code, or
   * `DatabaseAway`.
   */
  query<T = Record<string, unknown>>(statement: SQL): Promise<T[]>;
  /**
   * The same for a statement that is text already, with `$1` parameters. Without values it may be several statements; their
   * rows come one after the other.
   */
  text<T = Record<string, unknown>>(statement: string, values?: readonly unknown[]): Promise<T[]>;
}

export interface Transaction extends Queryable {
  /** Runs after the commit, with the database itself: wake-ups and cache clearing, never something that must not be lost. */
  afterCommit(run: (db: Database) => void): void;
}

export interface Database extends Queryable {
  readonly kind: 'pglite' | 'postgres';
  /** Commits when `run` resolves, rolls back when it throws. Inside, only `tx` may be used; anything else is refused. */
  transaction<T>(run: (tx: Transaction) => Promise<T>): Promise<T>;
  /**
   * Runs `run` while no other process that shares the database is inside this; the others wait for their turn. It is no
   * transaction: inside, the database is used as ever. For what a start prepares.
   */
  oneAtATime<T>(run: () => Promise<T>): Promise<T>;
  /** Runs several statements separated by semicolons (migrations). */
  script(statements: string): Promise<void>;
  /** Tells every process that shares the database; payload up to 8000 bytes. */
  notify(channel: string, payload: string): Promise<void>;
  /** Gives the function that stops listening. `missed` is called when the line was down for a while: anything may have been said. */
  listen(channel: string, heard: (payload: string) => void, missed?: () => void): Promise<() => Promise<void>>;
  /** Brings statistics up to date (and, embedded, removes dead rows): to be called after bulk writes. */
  maintain(): Promise<void>;
  close(): Promise<void>;
}

/** The database cannot be asked at all, or not now: it is down, out of reach, out of room, or closed. */
export class DatabaseAway extends Error {}

/** A statement that PostgreSQL refused: `code` is its SQLSTATE, `constraint` the name that was violated. */
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
