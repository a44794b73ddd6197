import { type RaRecord, useGetOne } from 'ra-core';
import { useState } from 'react';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { useCallMeta } from '../place.ts';

interface FreshRecord {
  /** Undefined until the server has answered: a form starts from its current state, not from a cached list. */
  fresh: RaRecord | undefined;
  error: Error | null;
  retry: () => void;
  /** Reads the record again and starts the form anew with it. */
  refresh: () => void;
  /** Counts these starts: the key of the form. */
  round: number;
}

/** The record that a form changes, as it is now. */
export function useFreshRecord(entity: Entity, id: string): FreshRecord {
  const [asked] = useState(() => Date.now());
  const [round, setRound] = useState(0);
  const { data, error, refetch, dataUpdatedAt } = useGetOne(
    entity.name,
    { id, meta: useCallMeta() },
    { staleTime: 0, refetchOnMount: 'always', retry: false },
  );
  return {
    fresh: data && (dataUpdatedAt ?? 0) >= asked ? data : undefined,
    error,
    retry: () => void refetch(),
    refresh: () => void refetch().then(() => setRound((before) => before + 1)),
    round,
  };
}
