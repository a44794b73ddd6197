/** What a store has on its menu now, as whoever types an order in at the counter sees it. */
import { useQuery } from '@tanstack/react-query';
import { http } from '#dataProvider/httpClient.ts';

type Words = Record<string, string>;
export interface MenuOption {
  id: string;
  name: Words;
  price: number;
  quantity: number;
  available: boolean;
  preSelected: boolean;
}
export interface MenuOptions {
  id: number;
  name: Words;
  selectOption: string;
  required: boolean;
  options: readonly MenuOption[];
}
export interface MenuThing {
  uuid: string;
  name: Words;
  basePrice: number;
  canOrder: boolean;
  remainingQuantity: number | null;
  optionGroups: readonly MenuOptions[];
}
interface Menu {
  currency: string | null;
  menuGroups: readonly { uuid: string; name: Words; items: readonly MenuThing[] }[];
}

/** @param storeUuid undefined while no store is chosen */
export const useMenuOf = (storeUuid: string | undefined) =>
  useQuery({
    queryKey: ['opc-menu-preview', storeUuid, 'counter'],
    queryFn: async ({ signal }) =>
      (await http<Menu>('GET', '/opc-menu-groups/preview', { query: { retailStoreUuid: storeUuid as string }, signal })).data,
    enabled: storeUuid !== undefined,
  });
