/** Number of records waiting for the person, by entity: one cached call for the whole menu, refetched when such records change. */
import { manifest } from 'virtual:atrium/manifest';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '#authProvider/useSession.ts';
import { http } from '#dataProvider/httpClient.ts';
import { refusalOf } from '#schemas/kernel/rights/access.ts';
import type { Session } from '#schemas/kernel/rights/session.ts';
import { WAITING } from './key.ts';

/** Refetch interval without live updates. */
const STALE_MS = 60_000;

/** The entities that can wait for this session; it asks for nothing when there are none. */
const waitingFor = (session: Session): string[] =>
  manifest.entities.filter(({ waits = [] }) => waits.some((needs) => !refusalOf(session, needs))).map(({ name }) => name);

/** Counts by entity; empty while loading and for people who decide nothing. */
export function useWaiting(): Readonly<Record<string, number>> {
  const session = useSession();
  const names = waitingFor(session);
  const { data } = useQuery({
    queryKey: [WAITING, names, session.officeCentre?.officeCentreId ?? null],
    queryFn: async ({ signal }) => (await http<Record<string, number>>('GET', '/waiting', { signal })).data,
    enabled: names.length > 0,
    staleTime: STALE_MS,
    retry: false,
  });
  return data ?? {};
}
