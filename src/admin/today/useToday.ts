/** What the page Today shows: one call, asked anew when such records change (`live/apply.ts`). */
import { useQuery } from '@tanstack/react-query';
import { useSession } from '#authProvider/useSession.ts';
import { http } from '#dataProvider/httpClient.ts';
import { loadEntity } from '#dataProvider/schemas.ts';
import type { Today } from '#schemas/kernel/todayAnswer.ts';
import { TODAY } from './key.ts';

/** Where there is no live line, coming back to the page asks again after so long. */
const STALE_MS = 10_000;

export function useToday() {
  const { officeCentre } = useSession();
  return useQuery({
    queryKey: [TODAY, officeCentre?.officeCentreId ?? null],
    queryFn: async ({ signal }) => {
      const { data } = await http<Today>('GET', '/today', { signal });
      // The words of a widget are made from its schema: with all of them at hand, the page is drawn at once.
      await Promise.all(data.entities.map(loadEntity));
      return data;
    },
    staleTime: STALE_MS,
    retry: false,
  });
}
