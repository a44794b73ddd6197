import type { QueryClient } from '@tanstack/react-query';
import { getQuery, parseQueryFromLocation, type Store } from 'ra-core';
import { dataProvider } from '#dataProvider/dataProvider.ts';
import { defaultSort } from '#dataProvider/listQuery.ts';
import type { ListFilter } from '#dataProvider/types.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { type ListSettings, lookIn, openedTab, opensByCounts, pageSizeOf, settingsKey } from '#schemas/kernel/lists/address.ts';
import type { Session } from '#schemas/kernel/rights/session.ts';
import { preference } from '#src/app/preferences/preferences.ts';
import { slotsOf } from '../../areas.ts';
import { needsCentre } from '../CentreNeeded.tsx';
import { listStoreKey } from './tabs/useListTab.ts';
import { listSearch } from './toolbar/queueAddress.ts';

interface Places {
  queryClient: QueryClient;
  store: Store;
  /** Aborted once the list is drawn: then it asks for everything itself. */
  drawn: AbortSignal;
}

/**
 * Asks for the counts and the rows of the list at the address before the frame is drawn, and puts them where the list looks for
 * them: under the keys of its queries. A bare address of a list that opens by its counts gets the tab that they lead to, as the
 * list would write it, and the remembered state what the address says: a list that finds all this is drawn once. A list that asks
 * for anything else asks for itself.
 */
export async function askEarly(entity: Entity, session: Session, { queryClient, store, drawn }: Places): Promise<void> {
  const { name, list, api } = entity;
  const { search } = window.location;
  const settings = (preference(settingsKey(entity)) ?? {}) as ListSettings;
  const opensView = search === '' && settings.view !== undefined;
  if (needsCentre(session, entity, 'list') || opensView || slotsOf(name).views?.list) return;

  const usual = { sort: defaultSort(entity), perPage: pageSizeOf(settings), params: {}, filterDefaultValues: {} };
  // As the list itself reads its address.
  const stateAt = (search: string) => getQuery({ queryFromLocation: parseQueryFromLocation({ search }), ...usual });
  const { tab: _tab, ...filter }: ListFilter = stateAt(search).filter ?? {};
  const counts =
    list.tabs && api.verbs.statusCount
      ? queryClient
          .fetchQuery({
            queryKey: [name, 'statusCounts', filter],
            queryFn: ({ signal }) => dataProvider.statusCounts(name, { filter, signal }),
          })
          .catch(() => undefined)
      : undefined;
  const opened = await openedTab(entity, search, async () => (await counts)?.data);
  // Whoever has gone on meanwhile stays there.
  if (!opened || drawn.aborted) return;
  const { tab } = opened;
  if (search === '' && opensByCounts(entity) && tab && !tab.of) {
    const { sort, perPage } = usual;
    const written = listSearch({ filterValues: { tab: tab.code }, sort, page: 1, perPage });
    window.history.replaceState(window.history.state, '', written);
  }
  const shown = stateAt(window.location.search);
  if (tab?.of || lookIn(entity, shown.filter)) return;

  if (window.location.search) store.setItem(listStoreKey(entity), shown);
  const params = {
    pagination: { page: shown.page, perPage: shown.perPage },
    sort: { field: shown.sort, order: shown.order as 'ASC' | 'DESC' },
    filter: { ...shown.filter, ...(tab && { tab: tab.code }) },
  };
  const rows = queryClient.prefetchQuery({
    queryKey: [name, 'getList', params],
    queryFn: ({ signal }) => dataProvider.getList(name, { ...params, signal }),
  });
  await Promise.allSettled([counts, rows]);
}
