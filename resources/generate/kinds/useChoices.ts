import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { CallMeta, Choice } from '#dataProvider/types.ts';
import type { Where } from '#schemas/kernel/where.ts';
import { useAtrium } from '../useAtrium.ts';

const SETTLE_MS = 300;

/** The text once nobody has typed for a moment. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

interface Wanted {
  to: string;
  search: string;
  pick: Where | undefined;
  meta?: CallMeta;
  enabled: boolean;
}
/** Options of a reference, searched by the server as somebody types. */
export function useChoices({ to, search, pick, meta, enabled }: Wanted): {
  choices: Choice[];
  isFetching: boolean;
  error: unknown;
} {
  const provider = useAtrium();
  const settled = useSettled(search);
  const { data, isFetching, error } = useQuery({
    queryKey: [to, 'choices', { search: settled, pick, meta }],
    queryFn: ({ signal }) => provider.choices(to, { search: settled, pick, meta, signal }),
    enabled,
    staleTime: 30_000,
  });
  return { choices: data?.data ?? [], isFetching: enabled && (isFetching || settled !== search), error };
}

/** The options behind ids whose labels nobody told. */
export function useChoicesById(to: string, ids: readonly number[]): Choice[] {
  const provider = useAtrium();
  const { data } = useQuery({
    queryKey: [to, 'choices', { ids }],
    queryFn: ({ signal }) => provider.choices(to, { ids, signal }),
    enabled: ids.length > 0,
    staleTime: 60_000,
  });
  return data?.data ?? [];
}
