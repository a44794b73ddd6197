/** The data of the Today page: one call, repeated when its records change (`live/apply.ts`). */
import { useQuery } from '@tanstack/react-query';
import { useSession } from '#authProvider/useSession.ts';
import { http } from '#dataProvider/httpClient.ts';
import { loadEntity } from '#dataProvider/schemas.ts';
import type { Today } from '#schemas/kernel/areas/todayAnswer.ts';
import { TODAY } from './key.ts';

/** Without a live connection, returning to the page reloads after this time. */
const STALE_MS = 10_000;

export function useToday() {
  const { officeCentre } = useSession();
  return useQuery({
    queryKey: [TODAY, officeCentre?.officeCentreId ?? null],
    queryFn: async ({ signal }) => {
      const { data } = await http<Today>('GET', '/today', { signal });
      // The texts of a widget come from its schema: load all of them first, so that the page renders at once.
      await Promise.all(data.entities.map(loadEntity));
      return data;
    },
    staleTime: STALE_MS,
    retry: false,
  });
}
