/** What is free on the plan of a zone at a time, and what the person does there. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { http } from '#dataProvider/httpClient.ts';
import type { DayPart } from '#schemas/hotdesks/spans.ts';
import { hearChangesOf } from '#src/app/live/hearChanges.ts';

export type PlanState = 'FREE' | 'TAKEN' | 'MINE' | 'KEPT' | 'TODAY_ONLY';
export interface PlanDesk {
  uuid: string;
  id: number;
  deskNo: string;
  deskType: 'HOT' | 'RESERVABLE' | 'ASSIGNED';
  amenities: string[];
  planX: number | null;
  planY: number | null;
  state: PlanState;
  holder: string | null;
  bookingUuid: string | null;
}
export interface PlanTime {
  date: string;
  part: Exclude<DayPart, 'HOURS'>;
}

export function usePlan(zone: string, { date, part }: PlanTime) {
  const client = useQueryClient();
  const queryKey = ['hotdesks', 'plan', zone];
  useEffect(() => {
    const ask = () => void client.invalidateQueries({ queryKey: ['hotdesks', 'plan', zone] });
    const stops = ['hotdesks', 'hotdesk-bookings'].map((entity) => hearChangesOf(entity, ask));
    return () => {
      for (const stop of stops) stop();
    };
  }, [client, zone]);
  const { data, error, refetch } = useQuery({
    queryKey: [...queryKey, date, part],
    queryFn: async ({ signal }) =>
      (await http<{ desks: PlanDesk[] }>('GET', `/hotdesk-zones/uuid/${zone}/plan`, { query: { date, part }, signal })).data
        .desks,
    placeholderData: (before) => before,
  });
  return { desks: data, error, refetch };
}

export const placeDesk = (uuid: string, planX: number, planY: number) =>
  http('PUT', `/hotdesks/uuid/${uuid}/place`, { body: { planX, planY } });
export const takeDesk = (uuid: string, { date, part }: PlanTime, requestKey: string) =>
  http('POST', `/occupant/hotdesks/uuid/${uuid}/book`, { body: { requestKey, date, part } });
export const giveBack = (bookingUuid: string) =>
  http('PUT', `/occupant/hotdesk-bookings/uuid/${bookingUuid}/cancel`, { body: {} });
