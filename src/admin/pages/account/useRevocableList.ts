/** Loads the person's own sessions or trusted devices, and revokes them. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'ra-core';
import { http } from '#dataProvider/httpClient.ts';
import { errorText } from '#src/kit/values/errorText.ts';

/**
 * @param path of the list; `DELETE {path}/{id}` revokes one, `DELETE {path}` all that may be revoked
 * @param done the toast after one was revoked
 */
export function useRevocableList<T>(path: string, done: string) {
  const translate = useTranslate();
  const notify = useNotify();
  const client = useQueryClient();
  const queryKey = ['own', path];
  const list = useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await http<T[]>('GET', path, { signal })).data,
    staleTime: 0,
  });
  const end = useMutation({
    mutationFn: (id: string | undefined) => http<null>('DELETE', id === undefined ? path : `${path}/${encodeURIComponent(id)}`),
    onSuccess: (_, id) => notify(id === undefined ? 'security.othersEnded' : done, { type: 'success' }),
    onError: (error) => notify(errorText(translate, error), { type: 'error' }),
    // Also after a failure: it may be revoked already.
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
  return {
    list,
    end: (id?: string) => end.mutateAsync(id).catch(() => undefined),
    isEnding: (id?: string) => end.isPending && end.variables === id,
  };
}
