/**
 * The queue has the address of its list plus the open record: filter, tab, search and order are kept, and with them the
 * way back.
 */
import type { ListFilter } from '#dataProvider/types.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';

/** Placeholders for an id until the page is loaded: its first or its last record; `end` when there is no next one. */
export type Place = 'first' | 'last' | 'end';
const PARAM = 'queue';

/** The record that an address opens, or a place in the queue; undefined where it shows the list. */
export const queueOf = (search: string): string | undefined => new URLSearchParams(search).get(PARAM) || undefined;

/** Does the address show the queue? A bare one does where the list opens as one. */
export const isQueueAt = (search: string, { list }: Pick<Entity, 'list'>): boolean =>
  queueOf(search) !== undefined || (search === '' && list.opensQueue === true);

export interface ListState {
  filterValues: ListFilter;
  sort: { field: string; order: string };
  page: number;
  perPage: number;
}

/** The query of a list as it is shown; with `queue`, of the queue through it. */
export function listSearch({ filterValues, sort, page, perPage }: ListState, queue?: string): string {
  const search = new URLSearchParams({
    filter: JSON.stringify(filterValues),
    sort: sort.field,
    order: sort.order,
    page: String(page),
    perPage: String(perPage),
    ...(queue === undefined ? {} : { [PARAM]: queue }),
  });
  return `?${search}`;
}
