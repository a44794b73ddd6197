import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { EmbeddedFile } from '#schemas/kernel/types.ts';
import { useAtrium } from '../useAtrium.ts';

/** The address under which the page itself can show bytes; gone with the component that shows them. */
function useBlobUrl(blob: Blob | undefined): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!blob) return setUrl(undefined);
    const made = URL.createObjectURL(blob);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [blob]);
  return url;
}

/** A stored picture, fetched with the session's token, because an `img` would ask without it; undefined until it is there. */
export function useStoredPicture(file: EmbeddedFile | null | undefined): string | undefined {
  const provider = useAtrium();
  const { data } = useQuery({
    queryKey: ['storedPicture', file?.uuid],
    queryFn: ({ signal }) => provider.fileBlob(file as EmbeddedFile, signal),
    enabled: Boolean(file),
    // What lies under an id never changes.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
    retry: false,
  });
  return useBlobUrl(data);
}
