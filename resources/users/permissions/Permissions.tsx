/** The grid of a person's permissions, once they are read. */
import { useQuery } from '@tanstack/react-query';
import { http } from '#dataProvider/httpClient.ts';
import { ErrorState } from '#src/kit/ErrorState.tsx';
import { SectionsSkeleton } from '#src/kit/Skeletons.tsx';
import type { Held } from './choice.ts';
import { Grid } from './Grid.tsx';

/** @param props.path of the person's calls */
export function Permissions({ path }: { path: string }) {
  const queryKey = ['permissions', path];
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await http<Held>('GET', `${path}/permissions`, { signal })).data,
    staleTime: 0,
  });
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return data ? <Grid held={data} path={`${path}/set-permissions`} queryKey={queryKey} /> : <SectionsSkeleton />;
}
