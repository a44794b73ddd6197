import { useQueryClient } from '@tanstack/react-query';

/**
 * After the server has said yes to a write, everything on the screen is asked for anew: a decision changes counts, the
 * history and the records that hang on the one it was made on.
 */
export function useAfterWrite(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries();
}
