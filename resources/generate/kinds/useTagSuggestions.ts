import { useQuery } from '@tanstack/react-query';
import { useAtrium } from '../useAtrium.ts';
import { useSettled } from './useChoices.ts';

/** Tags that others in the building have given and that have the typed text in them. */
export function useTagSuggestions(typed: string, enabled: boolean): { tags: string[]; isFetching: boolean } {
  const provider = useAtrium();
  const search = useSettled(typed).trim();
  const { data, isFetching } = useQuery({
    queryKey: ['system-tags', search],
    queryFn: ({ signal }) => provider.tags({ search, signal }),
    enabled,
    staleTime: 30_000,
  });
  return { tags: data?.data ?? [], isFetching: enabled && isFetching };
}
