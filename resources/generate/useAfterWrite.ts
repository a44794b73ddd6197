import { useQueryClient } from '@tanstack/react-query';
import type { Identifier } from 'ra-core';

/** A deleted record. */
interface Gone {
  resource: string;
  id: Identifier;
}

/**
 * After a successful write everything on the screen is refetched: a decision changes counts, the history and dependent records.
 * A deleted record is not refetched.
 */
export function useAfterWrite(): (gone?: Gone) => Promise<void> {
  const client = useQueryClient();
  return async (gone) => {
    const isGone = ([resource, kind, key]: readonly unknown[]) =>
      gone?.resource === resource &&
      (kind === 'getOne' || kind === 'history') &&
      String((key as { id?: Identifier } | undefined)?.id ?? key) === String(gone?.id);
    await client.invalidateQueries({ predicate: ({ queryKey }) => !isGone(queryKey) });
  };
}
