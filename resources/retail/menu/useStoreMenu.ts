/** The groups and items of a store, in order. */
import { useGetList } from 'ra-core';
import type { RecordOf } from '#schemas/kernel/entity/types.ts';
import { MAX_LIMIT } from '#schemas/kernel/lists/query.ts';
import type { opcItem } from '#schemas/retail/opcItem.ts';
import type { opcMenuGroup } from '#schemas/retail/opcMenuGroup.ts';

export type Group = RecordOf<typeof opcMenuGroup>;
export type Item = RecordOf<typeof opcItem>;
export interface StoreMenuRows {
  groups: readonly Group[];
  items: readonly Item[];
  isPending: boolean;
  error: unknown;
  refetch: () => void;
  /** Another one whenever a row is. */
  stamp: string;
}

const inOrder = { pagination: { page: 1, perPage: MAX_LIMIT }, sort: { field: 'position', order: 'ASC' as const } };

export function useStoreMenu(retailStoreId: number): StoreMenuRows {
  const groups = useGetList<Group>('opc-menu-groups', { ...inOrder, filter: { retailStoreId } });
  const items = useGetList<Item>('opc-items', { ...inOrder, filter: { retailStoreId } });
  const stampOf = (rows: readonly { id: unknown; version: number; position?: unknown }[] = []) =>
    rows.map(({ id, version, position }) => `${id}.${version}.${position}`).join();
  return {
    groups: groups.data ?? [],
    items: items.data ?? [],
    isPending: groups.isPending || items.isPending,
    error: groups.data && items.data ? null : (groups.error ?? items.error),
    refetch: () => {
      void groups.refetch();
      void items.refetch();
    },
    stamp: `${stampOf(groups.data)} ${stampOf(items.data)}`,
  };
}
