import { useQuery } from '@tanstack/react-query';
import type { RaRecord } from 'ra-core';
import { useSession } from '#authProvider/useSession.ts';
import { whereFilter } from '#dataProvider/listQuery.ts';
import { daysOf } from '#resources/generate/calendar/month.ts';
import { useAtrium } from '#resources/generate/useAtrium.ts';
import type { Entity } from '#schemas/kernel/entity.ts';
import { MAX_LIMIT } from '#schemas/kernel/query.ts';

/** More than this fills no readable calendar. */
export const MAX_SHOWN = 500;

/** What the calendar reads of a session. */
export interface Session extends RaRecord {
  sessionName: string;
  sessionDate: string;
  startTime: string;
  endTime: string;
  location: string | null;
  status: string;
  activityEvent: { label: string };
}

const byTime = (one: Session, other: Session): number =>
  `${one.sessionDate} ${one.startTime}`.localeCompare(`${other.sessionDate} ${other.startTime}`);

/** The sessions of the month by time, cancelled ones among them, by the list's own call, page by page. */
export function useSessions(entity: Entity, month: string) {
  const provider = useAtrium();
  const { today } = useSession();
  const { first, last } = daysOf(month);
  const filter = whereFilter(entity, { sessionDate: { gte: first, lte: last } }, { today });
  return useQuery({
    queryKey: [entity.name, 'calendar', month],
    queryFn: async () => {
      const rows: Session[] = [];
      for (let page = 1; ; page += 1) {
        const { data } = await provider.getList<Session>(entity.name, {
          pagination: { page, perPage: MAX_LIMIT },
          sort: { field: 'sessionDate', order: 'ASC' },
          filter,
        });
        rows.push(...data);
        const isCapped = rows.length >= MAX_SHOWN;
        if (isCapped || data.length < MAX_LIMIT) return { rows: rows.slice(0, MAX_SHOWN).sort(byTime), isCapped };
      }
    },
  });
}
