/** The maintenance that people are told about now. It comes with the settings, and is asked again when it changes and now and then. */
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { http } from '#dataProvider/httpClient.ts';
import type { Maintenance } from '../portalSettings.ts';

/** Nothing is announced when the day before a maintenance begins. */
const AGAIN_MS = 600_000;
/** The longest delay that a timer takes. */
const LONGEST_MS = 2 ** 31 - 1;

/** What goes on, or else what comes next; undefined for nothing. The result changes by itself at its minutes. */
export function useMaintenance(first: readonly Maintenance[]): { told: Maintenance; isOngoing: boolean } | undefined {
  const [now, setNow] = useState(() => Date.now());
  const { data } = useQuery({
    // Under the entity's name: live updates ask again.
    queryKey: ['maintenance-broadcasts', 'current'],
    queryFn: async ({ signal }) =>
      (await http<readonly Maintenance[]>('GET', '/maintenance-broadcasts/current', { signal })).data,
    initialData: first,
    initialDataUpdatedAt: 0,
    staleTime: AGAIN_MS,
    refetchInterval: AGAIN_MS,
    retry: false,
  });
  const turns = data.flatMap(({ startAt, endAt }) => [Date.parse(startAt), Date.parse(endAt)]).filter((at) => at > now);
  const next = Math.min(...turns);
  useEffect(() => {
    if (!Number.isFinite(next)) return;
    const timer = setTimeout(() => setNow(Date.now()), Math.min(Math.max(next - Date.now(), 0), LONGEST_MS));
    return () => clearTimeout(timer);
  }, [next]);
  const told = data.find(({ endAt }) => Date.parse(endAt) > now);
  return told && { told, isOngoing: Date.parse(told.startAt) <= now };
}
