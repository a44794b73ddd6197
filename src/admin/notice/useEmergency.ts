/** The emergency that the person is told of: asked once changes are heard; from then on the live events tell it. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'ra-core';
import { useEffect } from 'react';
import { useSession } from '#authProvider/useSession.ts';
import { http } from '#dataProvider/httpClient.ts';
import type { LocalizedText } from '#schemas/kernel/fields/field.ts';
import { hearChangesOf } from '#src/app/live/hearChanges.ts';
import { errorText } from '#src/kit/values/errorText.ts';

export type Reply = 'SAFE' | 'NEEDS_HELP';
export interface Emergency {
  id: number;
  uuid: string;
  title: LocalizedText;
  message: LocalizedText;
  /** ISO 8601 in UTC. */
  broadcastDate: string;
  reply: Reply | 'NONE';
}
const ENTITY = 'emergency-broadcasts';
// Not under the entity's name: its lists are read again after a change, and this has been told.
const KEY = ['told', ENTITY];

/** Undefined while there is none. */
export function useEmergency(): Emergency | undefined {
  const client = useQueryClient();
  const { buildingId } = useSession();
  const { data } = useQuery({
    queryKey: KEY,
    queryFn: async ({ signal }) => (await http<readonly Emergency[]>('GET', `/occupant/${ENTITY}/current`, { signal })).data,
    enabled: buildingId !== null,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  useEffect(
    () =>
      hearChangesOf(ENTITY, async (news) => {
        if (!Array.isArray(news)) return client.invalidateQueries({ queryKey: KEY });
        // An answer that is still under way may be older.
        await client.cancelQueries({ queryKey: KEY });
        client.setQueryData(KEY, news);
      }),
    [client],
  );
  return data?.[0];
}

export function useReply({ uuid }: Emergency): (reply: Reply) => void {
  const client = useQueryClient();
  const notify = useNotify();
  const translate = useTranslate();
  const { mutate } = useMutation({
    mutationFn: (reply: Reply) => http('PUT', `/occupant/${ENTITY}/uuid/${uuid}/reply`, { body: { reply } }),
    onError: (error) => notify(errorText(translate, error), { type: 'error' }),
    // Also after a refusal: it may have been stopped.
    onSettled: () => client.invalidateQueries({ queryKey: KEY }),
  });
  return mutate;
}
