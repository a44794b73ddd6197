import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { UploadResult } from '#schemas/kernel/calls/upload.ts';
import { useAtrium } from '../useAtrium.ts';

const keyOf = (uploadId: string) => ['bulk-upload', uploadId];
/** Polling interval while the upload is being confirmed. */
const LOOK_AGAIN_MS = 2000;

/** Rechecked rows replace those with the same number. */
export function withRows(known: UploadResult, fresh: UploadResult): UploadResult {
  const rows = new Map(fresh.dataList.map((row) => [row.number, row]));
  return { ...fresh, dataList: known.dataList.map((row) => rows.get(row.number) ?? row) };
}

const keep = (client: QueryClient, result: UploadResult) => client.setQueryData(keyOf(result.uploadId), result);

/** Caches the answer of a step, so that the next page has it at once. */
export function useCacheUpload(): (result: UploadResult) => void {
  const client = useQueryClient();
  return useCallback((result) => void keep(client, result), [client]);
}

/** An upload as stored by the server: the page survives a reload and opens elsewhere. */
export function useUploadState(uploadId: string) {
  const provider = useAtrium();
  const client = useQueryClient();
  const query = useQuery({
    queryKey: keyOf(uploadId),
    queryFn: async ({ signal }) => (await provider.uploadState({ uploadId, signal })).data,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    refetchInterval: ({ state }) => (state.data?.status === 'UPLOADING' ? LOOK_AGAIN_MS : false),
  });
  const merge = useCallback(
    (fresh: UploadResult) => {
      const known = client.getQueryData<UploadResult>(keyOf(fresh.uploadId));
      if (known) keep(client, withRows(known, fresh));
    },
    [client],
  );
  const latest = useCallback(() => client.getQueryData<UploadResult>(keyOf(uploadId))?.dataList ?? [], [client, uploadId]);
  return { ...query, merge, latest };
}
