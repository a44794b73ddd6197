import type { QueryClient } from '@tanstack/react-query';
import type { Store } from 'ra-core';
import { dataProvider } from '#dataProvider/dataProvider.ts';
import { defaultSort } from '#dataProvider/listQuery.ts';
import type { Entity } from '#schemas/kernel/entity.ts';
import { firstTab, openingTab } from '#schemas/kernel/query.ts';
import type { Session } from '#schemas/kernel/session.ts';
import { preference } from '#src/app/preferences/preferences.ts';
import { slotsOf } from '../../areas.ts';
import { needsCentre } from '../CentreNeeded.tsx';
import { type ListSettings, pageSizeOf, settingsKey } from './listSettings.ts';
import { listStoreKey, opensByCounts } from './useListTab.ts';

interface Places {
  queryClient: QueryClient;
  store: Store;
  /** Aborted once the list is drawn: then it asks for everything itself. */
  drawn: AbortSignal;
}

/**
 * Asks for the counts and the first rows of a list that nothing but its usual state describes, before the frame is drawn, and
 * puts them where the list looks for them: under the keys of its queries, and its tab into the remembered state. A list that asks
 * for anything else finds nothing there and asks for itself.
 */
export async function askEarly(entity: Entity, session: Session, { queryClient, store, drawn }: Places): Promise<void> {
  const { name } = entity;
  const settings = (preference(settingsKey(entity)) ?? {}) as ListSettings;
  if (needsCentre(session, entity, 'list') || settings.view !== undefined || slotsOf(name).views?.list) return;
  const counts =
    opensByCounts(entity) &&
    (await queryClient.fetchQuery({
      queryKey: [name, 'statusCounts', {}],
      queryFn: ({ signal }) => dataProvider.statusCounts(name, { filter: {}, signal }),
    }));
  const tab = counts ? openingTab(entity, counts.data) : firstTab(entity);
  // What a person has done to the list meanwhile stays.
  if (tab?.of || drawn.aborted) return;
  if (counts) store.setItem(listStoreKey(entity), { filter: { tab: tab?.code } });
  const params = {
    pagination: { page: 1, perPage: pageSizeOf(settings) },
    sort: defaultSort(entity),
    filter: tab ? { tab: tab.code } : {},
  };
  await queryClient.prefetchQuery({
    queryKey: [name, 'getList', params],
    queryFn: ({ signal }) => dataProvider.getList(name, { ...params, signal }),
  });
}
