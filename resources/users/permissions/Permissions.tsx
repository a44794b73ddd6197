/** The grid of a person's permissions, once they are read. */
import { useQuery } from '@tanstack/react-query';
import { http } from '#dataProvider/httpClient.ts';
import { ErrorState } from '#src/kit/states/ErrorState.tsx';
import { SectionsSkeleton } from '#src/kit/states/Skeletons.tsx';
import type { Held } from './choice.ts';
import { Grid } from './Grid.tsx';

/** @param props.path of the person's calls; `officeCentreId` which of several accounts is meant */
export function Permissions({ path, officeCentreId }: { path: string; officeCentreId?: number }) {
  const queryKey = ['permissions', path, officeCentreId];
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await http<Held>('GET', `${path}/permissions`, { query: { officeCentreId }, signal })).data,
    staleTime: 0,
  });
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return data ? (
    <Grid held={data} path={`${path}/set-permissions`} officeCentreId={officeCentreId} queryKey={queryKey} />
  ) : (
    <SectionsSkeleton />
  );
}
