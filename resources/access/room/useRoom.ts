/** What the control room shows, asked again as soon as something has happened, and twice a minute, because time changes it, too. */
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { http } from '#dataProvider/httpClient.ts';
import type { AccessReason } from '#schemas/access/decide.ts';
import type { ContactState } from '#schemas/access/doors/doorFields.ts';
import type { AccessEventType } from '#schemas/access/room/accessEvent.ts';
import { hearChangesOf } from '#src/app/live/hearChanges.ts';

export interface RoomDoor {
  id: number;
  code: string;
  name: string;
  floorNo: string | null;
  liveState: ContactState | 'INACTIVE' | 'OFFLINE';
  hasController: boolean;
  version: number;
  lastCommand: string | null;
  lockdowns: number;
  lockedUntil: string | null;
}
export interface Room {
  at: string;
  doors: RoomDoor[];
  lockdowns: number;
}
export interface Presence {
  at: string;
  count: number;
  floors: { floorNo: string | null; count: number }[];
  companies: { id: number; name: string; count: number }[];
}
interface Named {
  id: number;
  label: string;
}
export interface RoomEvent {
  id: number;
  happenedAt: string;
  eventType: AccessEventType;
  reason: AccessReason | null;
  door: Named | null;
  user: Named | null;
  tenant: Named | null;
  actor?: Named | null;
  remark: string | null;
}
export interface Lockdown {
  id: number;
  version: number;
  referenceNo: string;
  covers: 'BUILDING' | 'DOOR_GROUP' | 'DOOR';
  door: Named | null;
  doorGroup: Named | null;
  reason: string;
  endsAt: string | null;
}

/** Shown at once; the list has the others. */
const SHOWN_EVENTS = 30;
const AGAIN_MS = 30_000;
/** Events come in crowds: they are asked for once for each. */
const GATHER_MS = 300;
const HEARD = ['access-events', 'access-lockdowns', 'access-commands', 'access-doors', 'device-controllers'];

function useLive<T>(centre: number, what: string, path: string, query?: Record<string, string | number>) {
  const asked = useQuery({
    queryKey: ['access-room', what, centre],
    queryFn: async ({ signal }) =>
      (await http<T>('GET', `/office-centres/${centre}${path}`, { signal, ...(query && { query }) })).data,
    refetchInterval: AGAIN_MS,
    placeholderData: (shown) => shown,
  });
  const { refetch } = asked;
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const hear = () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        void refetch();
      }, GATHER_MS);
    };
    const stops = HEARD.map((entity) => hearChangesOf(entity, hear));
    return () => {
      clearTimeout(timer);
      for (const stop of stops) stop();
    };
  }, [refetch]);
  return asked;
}

export const useRoom = (centre: number) => useLive<Room>(centre, 'doors', '/access-doors/control-room');
export const usePresence = (centre: number) => useLive<Presence>(centre, 'presence', '/access-presence');
export const useRoomEvents = (centre: number) =>
  useLive<{ items: RoomEvent[] }>(centre, 'events', '/access-events', { limit: SHOWN_EVENTS });
export const useLockdowns = (centre: number) =>
  useLive<{ items: Lockdown[] }>(centre, 'lockdowns', '/access-lockdowns', { tab: 'ACTIVE', limit: 50 });
