import { useInfiniteQuery } from '@tanstack/react-query';
import type { Identifier } from 'ra-core';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { useCallMeta } from '../place.ts';
import { useAtrium } from '../useAtrium.ts';

/** The audit log of a record, newest first and page by page; one query shared by all views. */
export function useHistory(entity: Pick<Entity, 'name'>, id: Identifier, enabled = true) {
  const provider = useAtrium();
  const meta = useCallMeta();
  return useInfiniteQuery({
    queryKey: [entity.name, 'history', String(id), ...(meta ? [meta] : [])],
    queryFn: ({ pageParam, signal }) => provider.history(entity.name, { id, page: pageParam, meta, signal }),
    initialPageParam: 1,
    getNextPageParam: (last, pages) =>
      pages.reduce((sum, page) => sum + page.data.length, 0) < last.total ? pages.length + 1 : undefined,
    enabled,
  });
}
