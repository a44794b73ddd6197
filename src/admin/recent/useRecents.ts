/** Recently opened records of this office centre with their current labels; records out of reach are left out. */
import { manifest } from 'virtual:atrium/manifest';
import { useQuery } from '@tanstack/react-query';
import { type Identifier, useDataProvider } from 'ra-core';
import { useSession } from '#authProvider/useSession.ts';
import type { AtriumDataProvider } from '#dataProvider/types.ts';
import { entityPages, pageRefusal } from '#schemas/kernel/areas/page.ts';
import { usePreference } from '#src/app/preferences/usePreference.ts';
import { type Recent, readRecents, recentsIn } from '#src/app/recent/recents.ts';
import { RECENT } from '#src/app/recent/useVisit.ts';

export interface RecentRecord {
  entity: string;
  id: Identifier;
  label: string;
}

const numberOf = ({ id, number }: Recent): number => number ?? Number(id);

/** Records that have a page which opens for this person. */
function openable(list: readonly Recent[], session: Parameters<typeof pageRefusal>[0]): Recent[] {
  const opening = entityPages(manifest).filter(
    (page) => (page.view === 'show' || page.view === 'edit') && !pageRefusal(session, page),
  );
  const names = new Set(opening.map((page) => page.entity));
  return list.filter(({ entity }) => names.has(entity));
}

/** The records of the list that the server still shows, in its order: one call for each kind of record. */
async function named(provider: AtriumDataProvider, list: readonly Recent[], signal: AbortSignal): Promise<RecentRecord[]> {
  const labels = new Map<string, string>();
  await Promise.all(
    [...new Set(list.map(({ entity }) => entity))].map(async (entity) => {
      const ids = list.filter((one) => one.entity === entity).map(numberOf);
      // A refused kind drops only its own records; without an answer nothing is known.
      const choices = await provider.choices(entity, { ids, limit: ids.length, signal }).catch((error: { status?: number }) => {
        if (!error.status) throw error;
        return { data: [] };
      });
      for (const { id, label } of choices.data) labels.set(`${entity} ${id}`, label);
    }),
  );
  return list.flatMap((one) => {
    const label = labels.get(`${one.entity} ${numberOf(one)}`);
    return label === undefined ? [] : [{ entity: one.entity, id: one.id, label }];
  });
}

/** @param isWanted whether to fetch at all */
export function useRecents(isWanted: boolean): {
  records: readonly RecentRecord[];
  isPending: boolean;
  error: unknown;
  retry: () => void;
} {
  const session = useSession();
  const provider = useDataProvider<AtriumDataProvider>();
  const [kept] = usePreference<unknown>(RECENT, []);
  const mine = openable(recentsIn(readRecents(kept), session.officeCentre?.officeCentreId ?? null), session);
  const {
    data = [],
    isPending,
    error,
    refetch,
  } = useQuery({
    queryKey: ['recent', mine],
    queryFn: ({ signal }) => named(provider, mine, signal),
    enabled: isWanted && mine.length > 0,
    staleTime: 30_000,
  });
  return {
    records: mine.length > 0 ? data : [],
    isPending: isWanted && mine.length > 0 && isPending,
    error: mine.length > 0 ? error : null,
    retry: () => void refetch(),
  };
}
