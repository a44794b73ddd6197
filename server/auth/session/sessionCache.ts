/**
 * Cache of recently read sessions. A change of rights takes effect everywhere within a second: entries live that long at most,
 * and a change is announced to every process in the same transaction.
 */
import { isDeepStrictEqual } from 'node:util';
import { sql } from 'drizzle-orm';
import type { Session } from '#schemas/kernel/rights/session.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import { readSession } from './readSession.ts';

export const LIFE_MILLISECONDS = 1000;
export const SESSIONS_CHANNEL = 'sessions';
const MAX_SESSIONS = 10_000;

/** Selects sessions: a person's, everybody's in an office centre, or one. */
export interface SessionSelector {
  userId?: number;
  officeCentreId?: number;
  sessionId?: string;
}

interface Entry {
  session: Session;
  until: number;
}

const caches = new Set<SessionCache>();

export class SessionCache {
  readonly #entries = new Map<string, Entry>();
  readonly #db: Database;
  #unlisten?: Promise<() => Promise<void>>;

  constructor(db: Database) {
    this.#db = db;
  }

  async get(sessionId: string): Promise<Session | undefined> {
    const entry = this.#entries.get(sessionId);
    if (entry && entry.until > Date.now()) return entry.session;
    this.#listen();
    const read = await readSession(this.#db, sessionId);
    // The same rights stay the same object: what was made for them is still good (`engine/keptFor.ts`).
    const session = entry && isDeepStrictEqual(entry.session, read) ? entry.session : read;
    this.#entries.delete(sessionId);
    if (!session) return undefined;
    if (this.#entries.size >= MAX_SESSIONS) this.#entries.delete(this.#entries.keys().next().value as string);
    this.#entries.set(sessionId, { session, until: Date.now() + LIFE_MILLISECONDS });
    return session;
  }

  forget(whose: SessionSelector): void {
    if (whose.sessionId !== undefined) this.#entries.delete(whose.sessionId);
    for (const [id, { session }] of this.#entries) {
      const centre = session.officeCentre;
      if (
        session.userId === whose.userId ||
        (whose.officeCentreId !== undefined &&
          (centre?.officeCentreId === whose.officeCentreId || session.buildingId === whose.officeCentreId))
      )
        this.#entries.delete(id);
    }
  }

  #listen(): void {
    if (this.#unlisten) return;
    caches.add(this);
    this.#unlisten = this.#db.listen(SESSIONS_CHANNEL, (payload) => this.forget(JSON.parse(payload) as SessionSelector));
    // Without the announcements, an entry's short life still limits how long a change takes; the next read tries again.
    this.#unlisten.catch(() => {
      this.#unlisten = undefined;
    });
  }

  async close(): Promise<void> {
    caches.delete(this);
    await (await this.#unlisten?.catch(() => undefined))?.();
  }
}

/** Announces that rights have changed; takes effect in every process when `tx` commits. For roles, add-ons, settings. */
export async function forgetSessions(tx: Transaction, whose: SessionSelector): Promise<void> {
  await tx.query(sql`select pg_notify(${SESSIONS_CHANNEL}, ${JSON.stringify(whose)})`);
  tx.afterCommit(() => {
    for (const cache of caches) cache.forget(whose);
  });
}
