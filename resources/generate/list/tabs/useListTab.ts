/** The status tab of a list. It stands among the filters, so that the address holds it. */
import { useLocation, useStore } from 'ra-core';
import type { ListFilter } from '#dataProvider/types.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import type { Tab } from '#schemas/kernel/lists/list.ts';
import { allTabs, firstTab, leafTabs } from '#schemas/kernel/lists/query.ts';

/** The filters that an address names; undefined when it names none or is malformed. */
export function filterInSearch(search: string): ListFilter | undefined {
  try {
    const filter: unknown = JSON.parse(new URLSearchParams(search).get('filter') ?? 'null');
    return typeof filter === 'object' && filter !== null ? (filter as ListFilter) : undefined;
  } catch {
    return undefined;
  }
}

/** The tab that an address, else the remembered list state, asks for: undefined when neither names an existing tab. */
export function requestedTab(entity: Entity, search: string, remembered?: unknown): Tab | undefined {
  const wanted = new URLSearchParams(search).has('filter') ? filterInSearch(search)?.tab : remembered;
  const found = allTabs(entity).find((tab) => tab.code === wanted);
  // A tab with sub-tabs is never chosen itself: its first sub-tab is.
  return found?.tabs?.[0] ?? found;
}

/** The tab of an address, else of the remembered list state; the declared or the first one when neither names one. */
export const tabOf = (entity: Entity, search: string, remembered?: unknown): Tab | undefined =>
  requestedTab(entity, search, remembered) ?? firstTab(entity);

/** Does the number of rows decide on which tab this list opens? */
export const opensByCounts = (entity: Entity): boolean =>
  !entity.list.opensOn && leafTabs(entity).length > 1 && Boolean(entity.api.verbs.statusCount);

export const listStoreKey = (entity: Entity): string => `${entity.name}.listParams`;

/** The open tab, and whether it was chosen explicitly. */
export function useListTab(entity: Entity): { tab: Tab | undefined; isAsked: boolean } {
  const { search } = useLocation();
  const [params] = useStore<{ filter?: ListFilter } | undefined>(listStoreKey(entity));
  const asked = requestedTab(entity, search, params?.filter?.tab);
  return { tab: asked ?? firstTab(entity), isAsked: asked !== undefined };
}
