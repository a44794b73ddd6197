/** Recent changes by others: rows highlighted for a moment, and versions newer than an open page shows. */
export interface NewerVersion {
  version: number;
  kind: 'update' | 'delete';
  /** By the same person, in another window. */
  mine: boolean;
}

/** How long a changed row is highlighted. */
export const HIGHLIGHT_MS = 3_000;
/** At most this many records are remembered; the oldest are dropped. */
const MAX_VERSIONS = 500;

const NONE: ReadonlySet<number> = new Set();
let highlighted: ReadonlyMap<string, ReadonlySet<number>> = new Map();
const newer = new Map<string, NewerVersion>();
const listeners = new Set<() => void>();

const notify = () => {
  for (const listener of listeners) listener();
};
export function watchChanges(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Ids of the highlighted rows of an entity; same set until it changes. */
export const highlightedRows = (entity: string): ReadonlySet<number> => highlighted.get(entity) ?? NONE;

/** Highlights rows for a moment. */
export function highlight(entity: string, ids: readonly number[]): void {
  if (ids.length === 0) return;
  highlighted = new Map(highlighted).set(entity, new Set([...highlightedRows(entity), ...ids]));
  notify();
  setTimeout(() => {
    const left = [...highlightedRows(entity)].filter((id) => !ids.includes(id));
    const next = new Map(highlighted);
    if (left.length) next.set(entity, new Set(left));
    else next.delete(entity);
    highlighted = next;
    notify();
  }, HIGHLIGHT_MS);
}

const keyOf = (entity: string, id: number) => `${entity}/${id}`;
/** The latest known version of a record; undefined when no change was reported. */
export const newerVersionOf = (entity: string, id: number): NewerVersion | undefined => newer.get(keyOf(entity, id));

export function noteVersion(entity: string, id: number, change: NewerVersion): void {
  const key = keyOf(entity, id);
  newer.delete(key);
  newer.set(key, change);
  if (newer.size > MAX_VERSIONS) newer.delete(newer.keys().next().value as string);
  notify();
}
