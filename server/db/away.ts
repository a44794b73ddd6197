/** Tells an unreachable database from a statement that it refuses. */
import pg from 'pg';
import { DatabaseAway, DatabaseError } from './database.ts';

/**
 * SQLSTATEs about the server, not the statement: lost connections (08), refused sign-ins (28), a missing database
 * (3D), a read-only database (25006, after a fail-over), no more connections, memory or disk (53),
 * shutting down or starting (57P), an I/O error (58030), a connection that the server has closed (25P03).
 */
const ABOUT_THE_SERVER = /^(08|28|3D|53|57P0)|^(25006|25P03|58030)$/;

/** Errors of the driver for a lost connection, a connect timeout, and a closed pool. */
const BY_THE_DRIVER =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Client (has encountered a connection error|was closed)|Cannot use a pool after calling end|The server does not support SSL|There was an error establishing an SSL)/;

/** Errors of the operating system: ECONNREFUSED, ENOTFOUND, EPIPE and so on. */
const BY_THE_SYSTEM = /^E[A-Z]{3,}$/;

/** An SQL error by its code: either a refused statement or an unreachable database. */
export const fromCode = (message: string, code: string, constraint?: string, detail?: string): DatabaseError | DatabaseAway =>
  ABOUT_THE_SERVER.test(code) ? new DatabaseAway(message) : new DatabaseError(message, code, constraint, detail);

/** Translates what the PostgreSQL driver threw into our errors; anything unrelated to the database is returned unchanged. */
export function renamed(error: unknown): unknown {
  if (error instanceof pg.DatabaseError && error.code) return fromCode(error.message, error.code, error.constraint, error.detail);
  if (!(error instanceof Error)) return error;
  const { code } = error as NodeJS.ErrnoException;
  return BY_THE_DRIVER.test(error.message) || (code !== undefined && BY_THE_SYSTEM.test(code))
    ? new DatabaseAway(error.message || code)
    : error;
}

/** For use in `catch`. */
export const rename = (error: unknown): never => {
  throw renamed(error);
};
