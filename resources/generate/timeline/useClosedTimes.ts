/** When the lanes of a timeline cannot be had, as a call of their entity says. */
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSession } from '#authProvider/useSession.ts';
import { http } from '#dataProvider/httpClient.ts';
import { endpointPathOf } from '#dataProvider/paths.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import type { Span } from '#src/kit/timeline/axis.ts';
import { slotsOf } from '../../areas.ts';

interface Closed {
  id: number;
  times: readonly { from: string; to: string }[];
}

/** @param within a period in milliseconds */
export function useClosedTimes(above: Entity, within: Span): ReadonlyMap<number, readonly Span[]> {
  const asks = slotsOf(above.name).closedTimes;
  const session = useSession();
  const asked = new URLSearchParams({ from: new Date(within.from).toISOString(), to: new Date(within.to).toISOString() });
  const { data } = useQuery({
    // Under the name of what decides on it: live updates ask again.
    queryKey: [asks?.follows ?? above.name, 'closedTimes', String(asked)],
    queryFn: async ({ signal }) => {
      const { path } = endpointPathOf(above, asks?.call ?? '', session, '');
      return (await http<Closed[]>('GET', `${path}?${asked}`, { signal })).data;
    },
    enabled: asks !== undefined,
    placeholderData: (shown) => shown,
  });
  return useMemo(() => {
    const spans = (times: Closed['times']) => times.map(({ from, to }) => ({ from: Date.parse(from), to: Date.parse(to) }));
    return new Map((data ?? []).map(({ id, times }) => [id, spans(times)]));
  }, [data]);
}
