/** The status tab of a list. It stands among the filters, so that the address holds it. */
import { useLocation, useStore } from 'ra-core';
import type { ListFilter } from '#dataProvider/types.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { requestedTab } from '#schemas/kernel/lists/address.ts';
import type { Tab } from '#schemas/kernel/lists/list.ts';
import { firstTab } from '#schemas/kernel/lists/query.ts';

/** The tab of an address, else of the remembered list state; the declared or the first one when neither names one. */
export const tabOf = (entity: Entity, search: string, remembered?: unknown): Tab | undefined =>
  requestedTab(entity, search, remembered) ?? firstTab(entity);

export const listStoreKey = (entity: Entity): string => `${entity.name}.listParams`;

/** The open tab, and whether it was chosen explicitly. */
export function useListTab(entity: Entity): { tab: Tab | undefined; isAsked: boolean } {
  const { search } = useLocation();
  const [params] = useStore<{ filter?: ListFilter } | undefined>(listStoreKey(entity));
  const asked = requestedTab(entity, search, params?.filter?.tab);
  return { tab: asked ?? firstTab(entity), isAsked: asked !== undefined };
}
