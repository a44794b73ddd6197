/** Checks in whom a code belongs to. */
import { useQueryClient } from '@tanstack/react-query';
import { http } from '#dataProvider/httpClient.ts';
import type { CheckedIn } from '#schemas/events/checkInCode.ts';
import { useScans } from '#src/kit/scanDesk/useScans.ts';
import type { SessionRow } from './useSessions.ts';

/** @param allow throws a sentence that says why nobody is checked in to the session now */
export function useCheckIn(eventUuid: string, session: SessionRow | undefined, allow: (session: SessionRow) => Promise<void>) {
  const queries = useQueryClient();
  return useScans(async (code) => {
    if (session) await allow(session);
    const path = `/activity-events/uuid/${eventUuid}/activity-event-participants/check-in-by-code`;
    const body = { code, ...(session && { activityEventTimeSlotId: session.recordId }) };
    try {
      return (await http<CheckedIn>('PUT', path, { body })).data;
    } finally {
      void queries.invalidateQueries({ queryKey: ['activity-event-participants'] });
    }
  });
}
