/** What must not wait for the next time that lists are refetched hears of changes at once, by entity. */
type Listener = (news?: unknown) => void;
const listeners = new Map<string, Set<Listener>>();

/**
 * Calls the listener whenever records of the entity have changed, with what the server has told about it, if it has. Returns how to
 * stop.
 */
export function hearChangesOf(entity: string, listener: Listener): () => void {
  const those = listeners.get(entity) ?? new Set<Listener>();
  listeners.set(entity, those.add(listener));
  return () => those.delete(listener);
}

export function tellChangeOf(entity: string, news?: unknown): void {
  for (const listener of listeners.get(entity) ?? []) listener(news);
}

let isListening = false;
const waiting = new Set<() => void>();

/** The stream of live events is open: what is asked from now on misses nothing. */
export function tellListening(): void {
  isListening = true;
  for (const listener of waiting) listener();
}
export const areChangesHeard = (): boolean => isListening;
export function awaitListening(listener: () => void): () => void {
  waiting.add(listener);
  return () => waiting.delete(listener);
}
