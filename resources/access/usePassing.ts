/** Who can pass, or where a person can go, as the server answers. */
import { useQuery } from '@tanstack/react-query';
import { http } from '#dataProvider/httpClient.ts';
import type { AccessReason } from '#schemas/access/decide.ts';
import type { DoorState } from '#schemas/access/doors/doorStates.ts';

export interface Passing {
  granted: boolean;
  reason: AccessReason;
  state: DoorState;
  /** It would be free, and nobody is in yet. */
  waits: boolean;
  /** Of a lift: the floors that may be chosen. */
  floors: readonly string[] | null;
  by: { accessGroup: string; schedule: string } | null;
  grants: readonly {
    accessGroupId: number;
    accessGroup: string;
    doorGroup: string | null;
    via: 'NAMED' | 'COMPANY' | 'FLOOR';
    schedules: readonly { id: number; name: string }[];
  }[];
}
interface Answer<T> {
  more: boolean;
  items: readonly (T & Passing)[];
}

export const usePassing = <T>(path: string) =>
  useQuery({
    queryKey: ['access-passing', path],
    queryFn: async ({ signal }) => (await http<Answer<T>>('GET', path, { signal })).data,
    staleTime: 0,
  });
