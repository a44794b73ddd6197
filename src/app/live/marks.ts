/** What others have changed lately: rows that are marked for a moment, and versions that an open page does not show yet. */
export interface Newer {
  version: number;
  kind: 'update' | 'delete';
  /** By the same person, in another window. */
  mine: boolean;
}

/** So long a changed row stands out. */
export const MARK_MS = 3_000;
/** Records remembered per session; the oldest are forgotten. */
const MOST = 500;

const NONE: ReadonlySet<number> = new Set();
let marked: ReadonlyMap<string, ReadonlySet<number>> = new Map();
const newer = new Map<string, Newer>();
const listeners = new Set<() => void>();

const tellAll = () => {
  for (const listener of listeners) listener();
};
export function watchMarks(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Numbers of the rows of an entity that stand out now; the same set until it changes. */
export const marksOf = (entity: string): ReadonlySet<number> => marked.get(entity) ?? NONE;

/** Marks rows for a moment. */
export function mark(entity: string, ids: readonly number[]): void {
  if (ids.length === 0) return;
  marked = new Map(marked).set(entity, new Set([...marksOf(entity), ...ids]));
  tellAll();
  setTimeout(() => {
    const left = [...marksOf(entity)].filter((id) => !ids.includes(id));
    const next = new Map(marked);
    if (left.length) next.set(entity, new Set(left));
    else next.delete(entity);
    marked = next;
    tellAll();
  }, MARK_MS);
}

const keyOf = (entity: string, id: number) => `${entity}/${id}`;
/** The latest version of a record that was heard of; undefined when nothing was. */
export const newerOf = (entity: string, id: number): Newer | undefined => newer.get(keyOf(entity, id));

export function noteVersion(entity: string, id: number, change: Newer): void {
  const key = keyOf(entity, id);
  newer.delete(key);
  newer.set(key, change);
  if (newer.size > MOST) newer.delete(newer.keys().next().value as string);
  tellAll();
}
