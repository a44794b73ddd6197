/** Does a list show its board? That stands among the filters, so that the address and the remembered state hold it. */
import { useLocation, useStore } from 'ra-core';
import type { ListFilter } from '#dataProvider/types.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { BOARD } from '#schemas/kernel/lists/board.ts';
import { filterInSearch, listStoreKey } from '../tabs/useListTab.ts';

export const isOnBoard = ({ list }: Pick<Entity, 'list'>, filter: ListFilter | undefined): boolean =>
  list.board !== undefined && filter?.[BOARD] === true;

/** The filters that lead to the board, or back to the table. */
export function withBoard({ [BOARD]: _, ...filter }: ListFilter, isOn: boolean): ListFilter {
  return isOn ? { ...filter, [BOARD]: true } : filter;
}

/** Outside the list: by the address, else by the remembered state. */
export function useOnBoard(entity: Entity): boolean {
  const { search } = useLocation();
  const [params] = useStore<{ filter?: ListFilter } | undefined>(listStoreKey(entity));
  return isOnBoard(entity, new URLSearchParams(search).has('filter') ? filterInSearch(search) : params?.filter);
}
