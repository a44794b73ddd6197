/** Checks in whom a code belongs to. */
import { useQueryClient } from '@tanstack/react-query';
import { http } from '#dataProvider/httpClient.ts';
import type { CheckedIn } from '#schemas/events/checkInCode.ts';
import { useScans } from '#src/kit/scanDesk/useScans.ts';

export function useCheckIn(eventUuid: string, sessionId: number | undefined) {
  const queries = useQueryClient();
  return useScans(async (code) => {
    const path = `/activity-events/uuid/${eventUuid}/activity-event-participants/check-in-by-code`;
    const body = { code, ...(sessionId === undefined ? {} : { activityEventTimeSlotId: sessionId }) };
    try {
      return (await http<CheckedIn>('PUT', path, { body })).data;
    } finally {
      void queries.invalidateQueries({ queryKey: ['activity-event-participants'] });
    }
  });
}
