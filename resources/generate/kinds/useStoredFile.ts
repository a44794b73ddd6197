import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { EmbeddedFile } from '#schemas/kernel/entity/types.ts';
import { useAtrium } from '../useAtrium.ts';

/** An object URL for the bytes, revoked when the component unmounts. */
function useBlobUrl(blob: Blob | undefined, type: string | undefined): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!blob) return setUrl(undefined);
    const made = URL.createObjectURL(type ? blob.slice(0, blob.size, type) : blob);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [blob, type]);
  return url;
}

interface StoredFile {
  /** Undefined until it is there. */
  address: string | undefined;
  error: Error | null;
  retry: () => void;
}

/**
 * A stored file, fetched with the session's token, because an `img` or a frame would ask without it.
 * @param type what it is shown as; absent: what the server calls it
 */
export function useStoredFile(file: EmbeddedFile | null | undefined, type?: string): StoredFile {
  const provider = useAtrium();
  const { data, error, refetch } = useQuery({
    queryKey: ['storedFile', file?.uuid],
    queryFn: ({ signal }) => provider.fileBlob(file as EmbeddedFile, signal),
    enabled: Boolean(file),
    // What lies under an id never changes.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
    retry: false,
  });
  return { address: useBlobUrl(data, type), error, retry: () => void refetch() };
}
