/** When facilities are closed, for the calendar of bookings: the server knows their hours, public holidays and blocked dates. */
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSession } from '#authProvider/useSession.ts';
import { http } from '#dataProvider/httpClient.ts';
import { endpointPathOf } from '#dataProvider/paths.ts';
import type { ClosedTimes } from '#schemas/bookings/closedTimes.ts';
import type { Span } from '#src/kit/timeline/axis.ts';
import { useEntity } from '../generate/useEntity.ts';

/** @param within a period in milliseconds */
export function useClosedTimes(within: Span): ReadonlyMap<number, readonly Span[]> {
  const { path } = endpointPathOf(useEntity('facilities'), 'closedTimes', useSession(), '');
  const asked = new URLSearchParams({ from: new Date(within.from).toISOString(), to: new Date(within.to).toISOString() });
  const { data } = useQuery({
    // Under the name of the blocked dates: live updates ask again.
    queryKey: ['blocked-dates', 'closedTimes', String(asked)],
    queryFn: async ({ signal }) => (await http<ClosedTimes[]>('GET', `${path}?${asked}`, { signal })).data,
    placeholderData: (shown) => shown,
  });
  return useMemo(() => {
    const spans = (times: ClosedTimes['times']) => times.map(({ from, to }) => ({ from: Date.parse(from), to: Date.parse(to) }));
    return new Map((data ?? []).map(({ facilityId, times }) => [facilityId, spans(times)]));
  }, [data]);
}
