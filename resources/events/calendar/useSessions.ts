import { useQuery } from '@tanstack/react-query';
import type { RaRecord } from 'ra-core';
import { useSession } from '#authProvider/useSession.ts';
import { whereFilter } from '#dataProvider/listQuery.ts';
import { daysOf } from '#resources/generate/calendar/month.ts';
import { monthRows } from '#resources/generate/calendar/monthRows.ts';
import { useAtrium } from '#resources/generate/useAtrium.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';

/** What the calendar reads of a session. */
export interface Session extends RaRecord {
  sessionName: string;
  sessionDate: string;
  startTime: string;
  endTime: string;
  location: string | null;
  status: string;
  activityEvent: { label: string; status: string };
}

const byTime = (one: Session, other: Session): number =>
  `${one.sessionDate} ${one.startTime}`.localeCompare(`${other.sessionDate} ${other.startTime}`);

/** The sessions of the month by time, cancelled ones among them. */
export function useSessions(entity: Entity, month: string) {
  const provider = useAtrium();
  const { today } = useSession();
  const { first, last } = daysOf(month);
  const filter = whereFilter(entity, { sessionDate: { gte: first, lte: last } }, { today });
  return useQuery({
    queryKey: [entity.name, 'calendar', month],
    queryFn: () =>
      monthRows<Session, Session>(provider, entity, {
        filter,
        sort: { field: 'sessionDate', order: 'ASC' },
        shown: (read) => read,
      }).then(({ rows, isCapped }) => ({ rows: rows.sort(byTime), isCapped })),
  });
}
