/**
 * A mail server that takes nothing up (it is silent, away, or refuses the sign-in) is left alone for a while, so that its mail does not
 * stand in connections that lead nowhere: as long as it has failed so far, a quarter of a minute to ten minutes. Then one mail tries. The
 * state of a server with stored settings is in their row, for every process and for the page of the building.
 */
import { sql } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { failureOf } from './failure.ts';
import type { MailServer } from './mailServer.ts';
import { sendWaiting } from './queue.ts';

const MIN_S = 15;
const MAX_S = 600;
/** As long as one mail tries, the others go on waiting. */
const TRIAL_S = 60;

interface Failing {
  since: number;
  until: number;
}
/** The server of the process has no row: each process finds out by itself. */
const ofProcess = new Map<string, Failing>();
export const forgetFailures = (): void => ofProcess.clear();

const soon = (seconds: number): Date => new Date(Date.now() + seconds * 1000);

/** Until when the server is left alone; undefined for whoever may try it. */
export async function leftAloneUntil(db: Database, server: MailServer): Promise<Date | undefined> {
  if ('url' in server) {
    const failing = ofProcess.get(server.url);
    if (!failing) return undefined;
    if (failing.until > Date.now()) return new Date(failing.until);
    failing.until = soon(TRIAL_S).getTime();
    return undefined;
  }
  const { id, failing, pausedUntil } = server.settings;
  if (!failing) return undefined;
  if (pausedUntil) return new Date(pausedUntil);
  const [first] = await db.query(sql`
    update mail_servers set paused_until = now() + make_interval(secs => ${TRIAL_S})
    where id = ${id} and failing_since is not null and coalesce(paused_until, now()) <= now() returning id`);
  return first ? undefined : soon(MIN_S);
}

/** @param error why it took nothing up */
export async function noteFailing(db: Database, server: MailServer, error: unknown): Promise<void> {
  if ('url' in server) {
    const since = ofProcess.get(server.url)?.since ?? Date.now();
    const seconds = Math.min(Math.max((Date.now() - since) / 1000, MIN_S), MAX_S);
    ofProcess.set(server.url, { since, until: soon(seconds).getTime() });
    return;
  }
  const { reason, answer } = failureOf(error);
  const { id, version } = server.settings;
  // Settings that have been changed meanwhile have not failed.
  await db.query(sql`
    update mail_servers set failing_since = coalesce(failing_since, now()), failure = ${reason}, failure_answer = nullif(${answer}, ''),
      paused_until = now() + least(greatest(now() - coalesce(failing_since, now()), make_interval(secs => ${MIN_S})), make_interval(secs => ${MAX_S}))
    where id = ${id} and version = ${version}`);
}

/** It has taken a mail up: what waits for it is sent. */
export async function noteAnswering(db: Database, server: MailServer): Promise<void> {
  if ('url' in server) {
    ofProcess.delete(server.url);
    return;
  }
  const { id, failing } = server.settings;
  if (failing) await db.transaction((tx) => sendWaiting(tx, id));
}
