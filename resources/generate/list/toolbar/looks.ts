/**
 * The looks of a list besides its table: a board, a timeline. Which one it has stands among the filters, so that the address and the
 * remembered state hold it.
 */
import { useLocation, useStore } from 'ra-core';
import type { ListFilter } from '#dataProvider/types.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { filterInSearch, type Look, lookIn } from '#schemas/kernel/lists/address.ts';
import { BOARD } from '#schemas/kernel/lists/board.ts';
import { ON, TIMELINE } from '#schemas/kernel/lists/timeline.ts';
import { listStoreKey } from '../tabs/useListTab.ts';

/** The looks that a list has besides its table. */
export const looksOf = ({ list }: Pick<Entity, 'list'>): Look[] => [
  ...(list.board ? (['board'] as const) : []),
  ...(list.timeline ? (['timeline'] as const) : []),
];

/** The filters that lead to a look, or to the table. `view` and `on` are those of the timeline: what it shows at once, and a day of it. */
export function withLook(
  filter: ListFilter,
  look: Look | undefined,
  { view = 'week', on }: { view?: string; on?: string } = {},
): ListFilter {
  const { [BOARD]: _, [TIMELINE]: __, [ON]: ___, ...rest } = filter;
  if (look === 'board') return { ...rest, [BOARD]: true };
  return look === 'timeline' ? { ...rest, [TIMELINE]: view, ...(on && { [ON]: on }) } : rest;
}

/** The same, of a list whose look stays. */
export const keepingLook = (entity: Entity, filter: ListFilter, now: ListFilter): ListFilter =>
  withLook(filter, lookIn(entity, now), { view: String(now[TIMELINE] ?? 'week'), on: now[ON] as string | undefined });

/** Outside the list: by the address, else by the remembered state. */
export function useLook(entity: Entity): Look | undefined {
  const { search } = useLocation();
  const [params] = useStore<{ filter?: ListFilter } | undefined>(listStoreKey(entity));
  return lookIn(entity, new URLSearchParams(search).has('filter') ? filterInSearch(search) : params?.filter);
}
