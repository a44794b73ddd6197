/** The event of the address with its open sessions; the counts of who has come follow live. */
import { useQuery } from '@tanstack/react-query';
import type { RaRecord } from 'ra-core';
import type { LocalizedText } from '#schemas/kernel/fields/localized.ts';
import { MAX_LIMIT } from '#schemas/kernel/lists/query.ts';
import { useAtrium } from '../../generate/useAtrium.ts';
import type { Session } from './sessionNow.ts';

export type EventRow = RaRecord & { recordId: number; name: LocalizedText };
export type SessionRow = RaRecord &
  Session & { recordId: number; sessionName: string; participantCount: number; checkedInCount: number };

export function useSessions(id: string) {
  const provider = useAtrium();
  return useQuery({
    // Under the name of the rows that change with everybody who comes: live updates ask again.
    queryKey: ['activity-event-participants', 'sessions', id],
    queryFn: async () => {
      const { data: event } = await provider.getOne<EventRow>('activity-events', { id });
      const { data: sessions } = await provider.getList<SessionRow>('activity-event-time-slots', {
        filter: { activityEventId: event.recordId, status: 'OPEN' },
        sort: { field: 'sessionDate', order: 'ASC' },
        pagination: { page: 1, perPage: MAX_LIMIT },
      });
      return { event, sessions };
    },
  });
}
