/** The people who can be added, page after page; one more page is read when the person asks for it. */
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { http } from '#dataProvider/httpClient.ts';
import type { ListFilter } from '#dataProvider/types.ts';
import type { Paged } from '#schemas/kernel/calls/errors.ts';

export interface Candidate {
  id: number;
  uuid: string;
  fullName: string;
  username: string;
  officeCentre?: { label: string } | null;
}
const PAGE = 20;

export function useCandidates(path: string, filter: ListFilter) {
  const query = useInfiniteQuery({
    queryKey: ['candidates', path, filter],
    initialPageParam: 1,
    queryFn: async ({ pageParam, signal }) =>
      (
        await http<Paged<Candidate>>('GET', path, {
          query: { ...filter, page: pageParam, limit: PAGE, sortProperties: 'fullName' },
          signal,
        })
      ).data,
    getNextPageParam: (last, all) => (all.length < last.totalPage ? all.length + 1 : undefined),
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
  const [first] = query.data?.pages ?? [];
  return {
    items: query.data?.pages.flatMap(({ items }) => items),
    total: first?.total,
    capped: first?.totalCapped ?? false,
    error: query.error,
    hasMore: query.hasNextPage,
    isBusy: query.isFetching,
    more: () => void query.fetchNextPage(),
    retry: () => void query.refetch(),
  };
}
export type Found = ReturnType<typeof useCandidates>;
