/** The first part of the query's key; the second are the entities that are counted. */
export const WAITING = 'waiting';

/** Does the answer to this query count any of these entities? */
export const countsAnyOf = (key: readonly unknown[], entities: ReadonlySet<string>): boolean =>
  key[0] === WAITING && Array.isArray(key[1]) && key[1].some((name) => entities.has(String(name)));
