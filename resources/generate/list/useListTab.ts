/** The status tab of a list. It stands among the filters, so that the address holds it. */
import { useLocation, useStore } from 'ra-core';
import type { Entity, Tab } from '#schemas/kernel/entity.ts';
import { allTabs, firstTab } from '#schemas/kernel/query.ts';

function tabInSearch(search: string): unknown {
  try {
    return (JSON.parse(new URLSearchParams(search).get('filter') ?? '{}') as { tab?: unknown }).tab;
  } catch {
    // An address that somebody cut: the list opens on its first tab.
    return undefined;
  }
}

/** The tab that an address, else the remembered list state, names; the first one when neither does. */
export function tabOf(entity: Entity, search: string, remembered?: unknown): Tab | undefined {
  const tabs = allTabs(entity);
  const wanted = new URLSearchParams(search).has('filter') ? tabInSearch(search) : remembered;
  const found = tabs.find((tab) => tab.code === wanted);
  // A tab with sub-tabs is never chosen itself: its first sub-tab is.
  return found?.tabs?.[0] ?? found ?? firstTab(entity);
}

export const listStoreKey = (entity: Entity): string => `${entity.name}.listParams`;

export function useListTab(entity: Entity): Tab | undefined {
  const { search } = useLocation();
  const [params] = useStore<{ filter?: { tab?: unknown } } | undefined>(listStoreKey(entity));
  return tabOf(entity, search, params?.filter?.tab);
}
