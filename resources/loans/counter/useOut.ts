/** What a person has, and what is left of a stock: under the names of the rows that change, so that another counter's work shows at once. */
import { useQuery } from '@tanstack/react-query';
import { http } from '#dataProvider/httpClient.ts';
import type { Paged } from '#schemas/kernel/calls/errors.ts';
import type { Out } from './types.ts';

export const useOut = (userId: number | undefined) =>
  useQuery({
    queryKey: ['loan-item-requests', 'counter', userId],
    enabled: userId !== undefined,
    queryFn: async () => (await http<Out>('GET', '/loan-item-requests/counter/out', { query: { userId } })).data,
  });

/** Available pieces by the id of the stock. */
export function useLeft(ids: readonly number[]): ReadonlyMap<number, number> {
  const { data } = useQuery({
    queryKey: ['location-loan-items', 'counter', ...ids],
    enabled: ids.length > 0,
    queryFn: async () =>
      (
        await http<Paged<{ id: number; availableCount: number }>>('GET', '/location-loan-items', {
          query: { ids: ids.join(','), limit: 50 },
        })
      ).data.items,
  });
  return new Map((data ?? []).map(({ id, availableCount }) => [id, availableCount]));
}
