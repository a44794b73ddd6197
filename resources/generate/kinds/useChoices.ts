import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { CallMeta, Choice } from '#dataProvider/types.ts';
import { MAX_LIMIT } from '#schemas/kernel/lists/query.ts';
import type { Where } from '#schemas/kernel/rules/where.ts';
import { useAtrium } from '../useAtrium.ts';

const SETTLE_MS = 300;

/** The debounced text. */
export function useSettled(text: string): string {
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
  /** The field by which they are called and sorted, instead of the title. */
  sort?: string;
  meta?: CallMeta;
  enabled: boolean;
}
/** Options of a reference, searched by the server as somebody types. */
export function useChoices({ to, search, pick, sort, meta, enabled }: Wanted): {
  choices: Choice[];
  isFetching: boolean;
  error: unknown;
} {
  const provider = useAtrium();
  const settled = useSettled(search);
  const { data, isFetching, error } = useQuery({
    queryKey: [to, 'choices', { search: settled, pick, sort, meta }],
    queryFn: ({ signal }) => provider.choices(to, { search: settled, pick, sort, meta, signal }),
    enabled,
    staleTime: 30_000,
  });
  return { choices: data?.data ?? [], isFetching: enabled && (isFetching || settled !== search), error };
}

/** The options of ids whose labels are unknown. */
export function useChoicesById(to: string, ids: readonly number[], sort?: string): Choice[] {
  const provider = useAtrium();
  // As many as one call answers; a list that is longer shows the others by what the record embeds.
  const asked = ids.slice(0, MAX_LIMIT);
  const { data } = useQuery({
    queryKey: [to, 'choices', { ids: asked, sort }],
    queryFn: ({ signal }) => provider.choices(to, { ids: asked, sort, signal }),
    enabled: asked.length > 0,
    staleTime: 60_000,
  });
  return data?.data ?? [];
}
