import { useQueryClient } from '@tanstack/react-query';
import type { Identifier } from 'ra-core';

/** A record that is no more. */
interface Gone {
  resource: string;
  id: Identifier;
}

/**
 * After the server has said yes to a write, everything on the screen is asked for anew: a decision changes counts, the
 * history and the records that hang on the one it was made on. What is gone is not asked for again.
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
