/** The steps from a position in the queue: within a page, to another page, and to the end. */
import type { Identifier } from 'ra-core';
import type { Place } from '../list/toolbar/queueAddress.ts';

export interface QueuePosition {
  /** The ids of the page. */
  ids: readonly Identifier[];
  /** Where the open record stands; -1 when it has left the list, and `lastAt` is where it stood. */
  at: number;
  lastAt: number;
  page: number;
  perPage: number;
  total: number;
}
export interface Step {
  to: Identifier | Place;
  page: number;
}

/** The record after this one; undefined after the last. If the record has left the list, the next one is now in its place. */
export function nextStep({ ids, at, lastAt, page, perPage, total }: QueuePosition): Step | undefined {
  const next = ids[at < 0 ? lastAt : at + 1];
  if (next !== undefined) return { to: next, page };
  return page * perPage < total ? { to: 'first', page: page + 1 } : undefined;
}

export function previousStep({ ids, at, lastAt, page }: QueuePosition): Step | undefined {
  const before = ids[(at < 0 ? lastAt : at) - 1];
  if (before !== undefined) return { to: before, page };
  return page > 1 ? { to: 'last', page: page - 1 } : undefined;
}

/** The id at a placeholder, once its page is loaded; undefined when nothing is left. */
export function resolveStep(place: Exclude<Place, 'end'>, { ids, page }: Pick<QueuePosition, 'ids' | 'page'>): Step | undefined {
  const id = place === 'first' ? ids[0] : ids.at(-1);
  if (id !== undefined) return { to: id, page };
  return page > 1 ? { to: 'last', page: page - 1 } : undefined;
}
