/**
 * Announces committed writes to every process. Writes in quick succession are announced together: a bulk upload of
 * ten thousand rows is a few announcements. A lost announcement loses nothing: a browser that reconnects reads its lists again.
 */
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import type { Model } from '#server/db/model.ts';
import { CHANNEL, type Change, type ChangeKind, MAX_NAMED, type Owner, payloadsOf } from './change.ts';
import { linkedOwners, listedAs, rowsById } from './owners.ts';
import { noteWritten } from './written.ts';

type Row = Readonly<Record<string, unknown>> & { id: number; version?: number };

/** Milliseconds for which writes are batched. */
const GATHER_MS = 80;

interface Gathered extends Omit<Change, 'rows'> {
  /** Version by id. */
  rows: Map<number, number>;
}
const waiting = new WeakMap<Database, Map<string, Gathered>>();

function send(db: Database): void {
  const gathered = [...(waiting.get(db)?.values() ?? [])];
  waiting.delete(db);
  const changes = gathered.map(({ rows, ...rest }): Change => ({ ...rest, rows: rows.size > MAX_NAMED ? null : [...rows] }));
  // A database that is closing announces nothing: no subscriber is left.
  for (const payload of payloadsOf(changes)) void db.notify(CHANNEL, payload).catch(() => undefined);
}

function gather(db: Database, { rows, ...change }: Change): void {
  noteWritten(change.entity);
  let mine = waiting.get(db);
  if (!mine) {
    mine = new Map();
    waiting.set(db, mine);
    setTimeout(() => send(db), GATHER_MS).unref();
  }
  const key = JSON.stringify(change);
  const known = mine.get(key) ?? { ...change, rows: new Map<number, number>() };
  for (const [id, version] of rows ?? []) known.rows.set(id, version);
  mine.set(key, known);
}

const distinct = (owners: readonly Owner[]): Owner[] => [
  ...new Map(owners.map((one) => [`${one.building}/${one.tenant}`, one])).values(),
];

interface Written {
  model: Model;
  entity: Entity;
  kind: ChangeKind;
  /** The record before and after, where both exist: people who can no longer see it are notified, too. */
  records: readonly (Row | undefined)[];
  /** Who did it. */
  reach: { session: { userId: number } };
}

/** Maximum number of owners in one announcement. */
const OWNERS_AT_ONCE = 50;

/** Rows with the same owners: nobody is told of a row because of another row's owner. */
interface Together {
  owners: Owner[];
  rows: [id: number, version: number][];
}

/** Call it in the transaction that writes; nothing is announced unless it commits. The last version wins. */
export async function announce(tx: Transaction, { model, entity, kind, records, reach }: Written): Promise<void> {
  const rows = records.filter((one) => one !== undefined);
  const by = reach.session.userId || null;
  const versions = new Map(rows.map(({ id, version }) => [id, version ?? 0]));
  const linked = new Map<number, Owner[]>();
  for (const { id, building, tenant } of await linkedOwners(tx, model, entity, [...versions.keys()]))
    linked.set(id, [...(linked.get(id) ?? []), { building, tenant }]);
  const listed = new Map<string, Map<number, Owner[]>>();
  for (const row of rows)
    for (const { entity: one, owner } of listedAs(model, entity, row)) {
      const owners = listed.get(one.name) ?? new Map<number, Owner[]>();
      listed.set(one.name, owners);
      owners.set(row.id, one.scope.through ? (linked.get(row.id) ?? []) : [...(owners.get(row.id) ?? []), owner]);
    }
  const changes = [...listed].flatMap(([name, owners]) =>
    together(owners, versions).map((one): Change => ({ entity: name, kind, ...one, by })),
  );
  tx.afterCommit((db) => {
    for (const { owners, ...change } of changes)
      for (let at = 0; at < owners.length; at += OWNERS_AT_ONCE)
        gather(db, { ...change, owners: owners.slice(at, at + OWNERS_AT_ONCE) });
  });
}

function together(ownersById: ReadonlyMap<number, readonly Owner[]>, versions: ReadonlyMap<number, number>): Together[] {
  const groups = new Map<string, Together>();
  for (const [id, all] of ownersById) {
    const owners = distinct(all);
    const key = JSON.stringify(owners);
    const group = groups.get(key) ?? { owners, rows: [] };
    groups.set(key, group);
    group.rows.push([id, versions.get(id) ?? 0]);
  }
  return [...groups.values()];
}

/** The same for rows changed directly by a statement: a new order, a job at midnight. */
export async function announceRows(db: Database, entity: Entity, ids: readonly number[], by: number | null): Promise<void> {
  for (const { id, version, building, tenant } of await rowsById(db, entity, ids))
    gather(db, { entity: entity.name, kind: 'update', owners: [{ building, tenant }], rows: [[id, version]], by });
}
