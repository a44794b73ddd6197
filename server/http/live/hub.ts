/** The subscribers of this process: sends each the changes that it may see, and rechecks its rights regularly. */
import type { Session } from '#schemas/kernel/rights/session.ts';
import { readSession } from '#server/auth/session/readSession.ts';
import { SESSIONS_CHANNEL, type SessionSelector } from '#server/auth/session/sessionCache.ts';
import type { Database } from '#server/db/database.ts';
import type { DomainModel, WithNews } from '#server/engine/areas/rules.ts';
import { rowsFor } from '#server/engine/reach/maySeeChange.ts';
import { CHANNEL, type Change, type NoticeChange, type TaskChange } from '#server/live/change.ts';
import { noteWritten } from '#server/live/written.ts';
import type { EndReason, Stream } from './stream.ts';

export const HEARTBEAT_MS = 25_000;
/** Maximum number of open streams of one person, and of everybody, in one process. */
export const MAX_PER_PERSON = 12;
const MAX_STREAMS = 5_000;

export interface Listener {
  sessionId: string;
  session: Session;
  stream: Stream;
  /** The rights are being read again; notices that arrive meanwhile wait for it. */
  checking?: Promise<void>;
}

/** A client with a key (`engine/keyed`): told that something has changed, and nothing else. */
export interface Follower {
  entities: readonly string[];
  building: number;
  stream: Stream;
  /** Is its key still good? */
  still: () => Promise<boolean>;
}

/** The parts of the rights: when any of them changes, the stream ends and the portal reads the rights again. */
const rightsOf = ({ permissions, addOns, services, side, roleCodes, buildingId, officeCentre }: Session): string =>
  JSON.stringify([permissions, addOns, services, side, roleCodes, buildingId, officeCentre?.officeCentreId]);

export class LiveHub {
  readonly #listeners = new Set<Listener>();
  readonly #followers = new Set<Follower>();
  readonly #db: Database;
  readonly #model: DomainModel;
  /** News with content goes out in the order in which it came. */
  #telling: Promise<void> = Promise.resolve();
  #subscriptions?: Promise<(() => Promise<void>)[]>;
  #heartbeat?: ReturnType<typeof setInterval>;

  constructor({ db, model }: { db: Database; model: DomainModel }) {
    this.#db = db;
    this.#model = model;
  }

  /** False when this person, or the process, has too many open streams. */
  hasRoomFor(userId: number): boolean {
    let mine = 0;
    for (const { session } of this.#listeners) if (session.userId === userId) mine += 1;
    return mine < MAX_PER_PERSON && this.#listeners.size < MAX_STREAMS;
  }

  /** Subscribes to the database's channels; await it before a stream says that it is open. */
  async listen(): Promise<void> {
    this.#subscriptions ??= this.#subscribe().catch((error) => {
      this.#subscriptions = undefined;
      throw error;
    });
    await this.#subscriptions;
    this.#heartbeat ??= setInterval(() => this.#checkAll(), HEARTBEAT_MS).unref();
  }

  async #subscribe(): Promise<(() => Promise<void>)[]> {
    const stop = await this.#db.listen(
      CHANNEL,
      (payload) => this.#receive(payload),
      () => this.#sendToAll('missed', {}),
    );
    try {
      return [
        stop,
        await this.#db.listen(SESSIONS_CHANNEL, (payload) => this.#recheckWhose(JSON.parse(payload) as SessionSelector)),
      ];
    } catch (error) {
      // Otherwise the next attempt would receive everything twice.
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

  /** False when the process has too many open streams. */
  hasRoomForFollower(): boolean {
    return this.#followers.size < MAX_STREAMS;
  }

  addFollower(follower: Follower): void {
    this.#followers.add(follower);
  }

  removeFollower(follower: Follower): void {
    this.#followers.delete(follower);
  }

  get size(): number {
    return this.#listeners.size;
  }

  /** Ends every stream; the portal reconnects to another process. */
  async close(): Promise<void> {
    clearInterval(this.#heartbeat);
    for (const { stream } of [...this.#listeners, ...this.#followers]) stream.end('restart');
    for (const stop of (await this.#subscriptions?.catch(() => undefined)) ?? []) await stop();
  }

  #sendToAll(event: string, data: unknown): void {
    for (const { stream } of [...this.#listeners, ...this.#followers]) stream.send(event, data);
  }

  #receive(payload: string): void {
    const said = JSON.parse(payload) as Change[] | TaskChange | NoticeChange;
    if (Array.isArray(said)) this.#receiveChanges(said);
    else this.#toEach((listener) => ('noticeTo' in said ? this.#sendNotice(listener, said) : this.#sendTask(listener, said)));
  }

  #toEach(send: (listener: Listener) => void): void {
    for (const listener of [...this.#listeners])
      if (listener.checking) void listener.checking.then(() => send(listener));
      else send(listener);
  }

  #receiveChanges(changes: readonly Change[]): void {
    for (const { entity } of changes) noteWritten(entity);
    this.#tellFollowers(changes);
    const plain = changes.filter(({ entity }) => !this.#model.news[entity]);
    if (plain.length) this.#toEach((listener) => this.#sendChanges(listener, plain));
    for (const change of changes)
      if (this.#model.news[change.entity]) this.#telling = this.#telling.then(() => this.#tell(change));
  }

  /** Clients read again what they show; of one whose key has ended meanwhile the stream ends. */
  #tellFollowers(changes: readonly Change[]): void {
    for (const follower of [...this.#followers]) {
      const { entities, building, stream } = follower;
      const concerns = changes.some(
        ({ entity, owners }) => entities.includes(entity) && owners.some((owner) => owner.building === building),
      );
      if (concerns) void this.#checkFollower(follower).then(() => stream.send('change', {}));
    }
  }

  async #checkFollower({ still, stream }: Follower): Promise<void> {
    // While the database is unavailable, it is unknown.
    if (!(await still().catch(() => true))) stream.end('rights');
  }

  /** One question for everybody who is listening, instead of one from each of them. */
  async #tell(change: Change): Promise<void> {
    const ask = this.#model.news[change.entity] as WithNews;
    const told = new Map<number, ReadonlyMap<number, unknown>>();
    for (const building of new Set(change.owners.map((owner) => owner.building))) {
      const those = [...this.#listeners].filter(({ session }) => building !== null && session.buildingId === building);
      if (building === null || those.length === 0) continue;
      const people = [...new Set(those.map(({ session }) => session.userId))];
      // Without an answer they ask themselves.
      told.set(building, await ask(this.#db, building, people).catch(() => new Map()));
    }
    this.#toEach((listener) => {
      const { buildingId, userId } = listener.session;
      this.#sendChanges(listener, [change], told.get(buildingId ?? 0)?.get(userId));
    });
  }

  #sendChanges({ session, stream }: Listener, changes: readonly Change[], content?: unknown): void {
    const told = new Map<string, Pick<Change, 'entity' | 'kind' | 'rows'> & { mine: boolean; news?: unknown }>();
    for (const { entity: name, kind, owners, rows: all, by } of changes) {
      const entity = this.#model.entities.find((one) => one.name === name);
      const rows = entity && rowsFor(session, entity, { owners, rows: all });
      if (rows === undefined) continue;
      const mine = by === session.userId;
      const known = told.get(`${name} ${kind} ${mine}`);
      // One write to rows of several owners is one event for a subscriber who may see several of them.
      const together = known ? known.rows && rows && [...new Map([...known.rows, ...rows])] : rows;
      told.set(`${name} ${kind} ${mine}`, { entity: name, kind, rows: together, mine, news: content });
    }
    for (const change of told.values()) stream.send('change', change);
  }

  #sendTask({ session, stream }: Listener, { task, userId, status }: TaskChange): void {
    if (session.userId === userId) stream.send('task', { id: task, status });
  }

  #sendNotice({ session, stream }: Listener, { noticeTo }: NoticeChange): void {
    if (noticeTo.includes(session.userId)) stream.send('notice', {});
  }

  #recheckWhose({ userId, officeCentreId, sessionId }: SessionSelector): void {
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

  /** Reads the rights of a subscriber again, and ends the stream when they have changed. */
  recheck(listener: Listener): void {
    const check = async (): Promise<EndReason | undefined> => {
      const now = await readSession(this.#db, listener.sessionId);
      if (!now) return 'session';
      if (rightsOf(now) !== rightsOf(listener.session)) return 'rights';
      listener.session = now;
      return undefined;
    };
    const checking = check()
      // While the database is unavailable, the rights are unknown.
      .catch((): EndReason => 'restart')
      .then((reason) => {
        if (listener.checking === checking) listener.checking = undefined;
        if (reason) listener.stream.end(reason);
      });
    listener.checking = checking;
  }

  #checkAll(): void {
    for (const listener of [...this.#listeners]) {
      listener.stream.beat();
      if (!listener.stream.closed) this.recheck(listener);
    }
    for (const follower of [...this.#followers]) {
      follower.stream.beat();
      if (!follower.stream.closed) void this.#checkFollower(follower);
    }
  }
}
