import { useQuery } from '@tanstack/react-query';
import type { RaRecord } from 'ra-core';
import { useAtrium } from '#resources/generate/useAtrium.ts';
import { MAX_LIMIT } from '#schemas/kernel/lists/query.ts';

/** What a label shows of a deep link. */
export interface LinkRow extends RaRecord {
  uuid: string;
  referenceNo: string;
  name: string;
  url: string;
}

/** The deep links of the building, the newest first. */
export function useLinks() {
  const provider = useAtrium();
  return useQuery({
    queryKey: ['deep-links', 'template'],
    queryFn: async () =>
      (
        await provider.getList<LinkRow>('deep-links', {
          pagination: { page: 1, perPage: MAX_LIMIT },
          sort: { field: 'id', order: 'DESC' },
          filter: {},
        })
      ).data,
  });
}
