/** The records of a timeline in a period, and its lanes, by the lists' own calls. Live changes of either read them anew. */
import { useQuery } from '@tanstack/react-query';
import type { RaRecord } from 'ra-core';
import { useMemo } from 'react';
import { useSession } from '#authProvider/useSession.ts';
import { defaultSort, whereFilter } from '#dataProvider/listQuery.ts';
import type { AtriumDataProvider, ListFilter } from '#dataProvider/types.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import type { ReferenceField } from '#schemas/kernel/fields/field.ts';
import { MAX_LIMIT } from '#schemas/kernel/lists/query.ts';
import type { Timeline } from '#schemas/kernel/lists/timeline.ts';
import { can } from '#schemas/kernel/rights/access.ts';
import type { Span } from '#src/kit/timeline/axis.ts';
import { resolvePick } from '../kinds/pick.ts';
import { useAtrium } from '../useAtrium.ts';
import { narrowedLanes, timelineFilter } from './bars.ts';

/** More bars than this are read with filters. */
const MOST_ROWS = 3000;
const MOST_LANES = 500;

interface Rows {
  rows: RaRecord[];
  total: number;
}

/** All rows of a list up to a number: the first page says how many there are, the others are asked for together. */
async function allRows(provider: AtriumDataProvider, entity: Entity, filter: ListFilter, most: number): Promise<Rows> {
  const page = (number: number) =>
    provider.getList(entity.name, {
      pagination: { page: number, perPage: MAX_LIMIT },
      sort: defaultSort(entity),
      filter,
    });
  const { data, total = 0 } = await page(1);
  const pages = Math.ceil(Math.min(total, most) / MAX_LIMIT);
  const others = await Promise.all(Array.from({ length: Math.max(0, pages - 1) }, (_, index) => page(index + 2)));
  return { rows: [...data, ...others.flatMap((one) => one.data)], total };
}

export function useTimelineRows(entity: Entity, filterValues: ListFilter, span: Span) {
  const provider = useAtrium();
  const session = useSession();
  const filter = timelineFilter(entity, filterValues, session, span);
  return useQuery({
    queryKey: [entity.name, 'timeline', filter],
    queryFn: () => allRows(provider, entity, filter, MOST_ROWS),
    placeholderData: (shown) => shown,
  });
}

/** What can be had, whether anything of it is taken or not; for those who may not list it, what the records name. */
export function useLanes(entity: Entity, above: Entity, filterValues: ListFilter, rows: readonly RaRecord[] | undefined) {
  const provider = useAtrium();
  const session = useSession();
  const { lane } = entity.list.timeline as Timeline;
  const field = entity.fields[lane] as ReferenceField;
  const isListed = can(session, above, 'list');
  const pick = resolvePick(field, {}, session);
  const narrowed = narrowedLanes(entity, filterValues);
  const filter: ListFilter = {
    ...whereFilter(above, pick, { today: session.today }),
    ...(narrowed && { ids: narrowed.join(',') }),
  };
  const { data, error, refetch } = useQuery({
    queryKey: [above.name, 'lanes', filter],
    queryFn: () => allRows(provider, above, filter, MOST_LANES),
    enabled: isListed,
  });
  const lanes = useMemo(() => {
    if (isListed) return data?.rows;
    const named = (rows ?? []).flatMap((row) => (row[lane] ? [row[lane] as RaRecord] : []));
    return rows && [...new Map(named.map((one) => [one.id, one])).values()];
  }, [isListed, data, rows, lane]);
  return { lanes, error, refetch };
}
