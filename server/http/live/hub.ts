/** Everybody who listens to this process: what they are told, and that they still may hear it. */
import type { Session } from '#schemas/kernel/session.ts';
import { readSession } from '#server/auth/readSession.ts';
import { SESSIONS_CHANNEL, type Whose } from '#server/auth/sessionCache.ts';
import type { Database } from '#server/db/database.ts';
import type { Model } from '#server/db/model.ts';
import { rowsFor } from '#server/engine/maySeeChange.ts';
import { CHANNEL, type Change, type TaskChange } from '#server/live/change.ts';
import type { Farewell, Stream } from './stream.ts';

export const BEAT_MS = 25_000;
/** Open streams of one person, and of everybody, in one process. */
export const MOST_OF_ONE = 12;
const MOST = 5_000;

export interface Listener {
  sessionId: string;
  session: Session;
  stream: Stream;
  /** The rights are being read anew; what comes meanwhile waits for it. */
  checking?: Promise<void>;
}

/** What rights consist of: when any of it changes, the stream ends and the portal asks who it is now. */
const rightsOf = ({ permissions, addOns, side, roleCodes, buildingId, officeCentre }: Session): string =>
  JSON.stringify([permissions, addOns, side, roleCodes, buildingId, officeCentre?.officeCentreId]);

export class LiveHub {
  readonly #listeners = new Set<Listener>();
  readonly #db: Database;
  readonly #model: Model;
  #ears?: Promise<(() => Promise<void>)[]>;
  #pulse?: ReturnType<typeof setInterval>;

  constructor({ db, model }: { db: Database; model: Model }) {
    this.#db = db;
    this.#model = model;
  }

  /** False when this person, or the process, has enough open streams. */
  hasRoomFor(userId: number): boolean {
    let mine = 0;
    for (const { session } of this.#listeners) if (session.userId === userId) mine += 1;
    return mine < MOST_OF_ONE && this.#listeners.size < MOST;
  }

  /** Begins to hear the database; to be awaited before a stream says that it is open. */
  async listen(): Promise<void> {
    this.#ears ??= this.#hearAll().catch((error) => {
      this.#ears = undefined;
      throw error;
    });
    await this.#ears;
    this.#pulse ??= setInterval(() => this.#beat(), BEAT_MS).unref();
  }

  async #hearAll(): Promise<(() => Promise<void>)[]> {
    const stop = await this.#db.listen(
      CHANNEL,
      (payload) => this.#hear(payload),
      () => this.#tellAll('missed', {}),
    );
    try {
      return [stop, await this.#db.listen(SESSIONS_CHANNEL, (payload) => this.#recheckWhose(JSON.parse(payload) as Whose))];
    } catch (error) {
      // Or everything would be heard twice after the next try.
      await stop();
      throw error;
    }
  }

  add(listener: Listener): void {
    this.#listeners.add(listener);
  }

  remove(listener: Listener): void {
    this.#listeners.delete(listener);
  }

  get size(): number {
    return this.#listeners.size;
  }

  /** Ends every stream; the portal comes back to whichever process there is then. */
  async close(): Promise<void> {
    clearInterval(this.#pulse);
    for (const { stream } of [...this.#listeners]) stream.end('restart');
    for (const stop of (await this.#ears?.catch(() => undefined)) ?? []) await stop();
  }

  #tellAll(event: string, data: unknown): void {
    for (const { stream } of [...this.#listeners]) stream.send(event, data);
  }

  #hear(payload: string): void {
    const said = JSON.parse(payload) as Change[] | TaskChange;
    for (const listener of [...this.#listeners]) {
      const tell = () => (Array.isArray(said) ? this.#tellChanges(listener, said) : this.#tellTask(listener, said));
      if (listener.checking) void listener.checking.then(tell);
      else tell();
    }
  }

  #tellChanges({ session, stream }: Listener, changes: readonly Change[]): void {
    const told = new Map<string, Pick<Change, 'entity' | 'kind' | 'rows'> & { mine: boolean }>();
    for (const { entity: name, kind, owners, rows: all, by } of changes) {
      const entity = this.#model.entities.find((one) => one.name === name);
      const rows = entity && rowsFor(session, entity, { owners, rows: all });
      if (rows === undefined) continue;
      const mine = by === session.userId;
      const known = told.get(`${name} ${kind} ${mine}`);
      // One write to rows of several owners is one event for whoever reaches them all.
      const together = known ? known.rows && rows && [...new Map([...known.rows, ...rows])] : rows;
      told.set(`${name} ${kind} ${mine}`, { entity: name, kind, rows: together, mine });
    }
    for (const change of told.values()) stream.send('change', change);
  }

  #tellTask({ session, stream }: Listener, { task, userId, status }: TaskChange): void {
    if (session.userId === userId) stream.send('task', { id: task, status });
  }

  #recheckWhose({ userId, officeCentreId, sessionId }: Whose): void {
    for (const listener of [...this.#listeners]) {
      const { session } = listener;
      const places = [session.officeCentre?.officeCentreId, session.buildingId];
      const isMeant =
        listener.sessionId === sessionId ||
        session.userId === userId ||
        (officeCentreId !== undefined && places.includes(officeCentreId));
      if (isMeant) this.recheck(listener);
    }
  }

  /** Reads the rights of a listener anew, and ends the stream when they are others now. */
  recheck(listener: Listener): void {
    const check = async (): Promise<Farewell | undefined> => {
      const now = await readSession(this.#db, listener.sessionId);
      if (!now) return 'session';
      if (rightsOf(now) !== rightsOf(listener.session)) return 'rights';
      listener.session = now;
      return undefined;
    };
    const checking = check()
      // A database that cannot be asked vouches for nobody.
      .catch((): Farewell => 'restart')
      .then((reason) => {
        if (listener.checking === checking) listener.checking = undefined;
        if (reason) listener.stream.end(reason);
      });
    listener.checking = checking;
  }

  #beat(): void {
    for (const listener of [...this.#listeners]) {
      listener.stream.beat();
      if (!listener.stream.closed) this.recheck(listener);
    }
  }
}
