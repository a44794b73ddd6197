/** The saved views of a list, and the calls that change them. */
import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { http } from '#dataProvider/httpClient.ts';
import type { ListView } from '#schemas/kernel/lists/listView.ts';

export interface SavedView {
  id: number;
  name: string;
  owner: string;
  mine: boolean;
  mayChange: boolean;
  shared: boolean;
  settings: ListView;
}
type Change = Partial<Pick<SavedView, 'name' | 'shared' | 'settings'>>;

const PATH = '/saved-views';
const keyOf = (entity: string) => [entity, 'savedViews'] as const;

export const useSavedViews = (entity: string): UseQueryResult<SavedView[]> =>
  useQuery({
    queryKey: keyOf(entity),
    queryFn: async ({ signal }) => (await http<SavedView[]>('GET', PATH, { query: { entity }, signal })).data,
    staleTime: 60_000,
  });

/** Each call returns the stored view; the list of views is refetched after it. */
export function useViewCalls(entity: string) {
  const client = useQueryClient();
  const then = async <T>(call: Promise<{ data: T }>): Promise<T> => {
    const { data } = await call;
    await client.invalidateQueries({ queryKey: keyOf(entity) });
    return data;
  };
  return {
    create: (body: Required<Change>) => then(http<SavedView>('POST', PATH, { body: { ...body, entity } })),
    change: (id: number, body: Change) => then(http<SavedView>('PUT', `${PATH}/${id}`, { body })),
    remove: (id: number) => then(http<null>('DELETE', `${PATH}/${id}`)),
  };
}
