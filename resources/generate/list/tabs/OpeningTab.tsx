import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate, useStore } from 'ra-core';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import type { ListFilter } from '#dataProvider/types.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { filterInSearch } from '#schemas/kernel/lists/address.ts';
import { openingTab } from '#schemas/kernel/lists/query.ts';
import { TableSkeleton } from '#src/kit/states/Skeletons.tsx';
import { useAtrium } from '../../useAtrium.ts';
import { listStoreKey } from './useListTab.ts';

interface Props {
  entity: Entity;
  /** Nothing asks for a tab: the first one with rows is looked up. */
  asks: boolean;
  children: ReactNode;
}

/**
 * Finds the initial tab of a list before rendering one, so that no other tab flashes up. It is stored where the list
 * reads it: in the address, if that names filters, else in the remembered state.
 */
export function OpeningTab({ entity, asks, children }: Props) {
  // Once open, the tab stays, even when its rows are gone.
  const [isOpen, setOpen] = useState(!asks);
  const { search } = useLocation();
  const navigate = useNavigate();
  const provider = useAtrium();
  const [params, remember] = useStore<object | undefined>(listStoreKey(entity));
  const filter = useMemo(() => {
    const { tab: _tab, ...others }: ListFilter = filterInSearch(search) ?? {};
    return others;
  }, [search]);
  const { data, isError } = useQuery({
    queryKey: [entity.name, 'statusCounts', filter],
    queryFn: ({ signal }) => provider.statusCounts(entity.name, { filter, signal }),
    enabled: !isOpen,
  });
  useEffect(() => {
    if (isOpen || !(data || isError)) return;
    const tab = openingTab(entity, data?.data ?? {})?.code;
    const query = new URLSearchParams(search);
    if (query.has('filter')) {
      query.set('filter', JSON.stringify({ ...filter, tab }));
      navigate({ search: `?${query}` }, { replace: true });
    } else remember({ ...params, filter: { ...filter, tab } });
    setOpen(true);
  }, [isOpen, data, isError, entity, search, filter, params, navigate, remember]);
  return isOpen ? children : <TableSkeleton />;
}
