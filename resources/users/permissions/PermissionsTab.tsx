/** The permissions of a person (000 §6): visible to everybody who may see the person, editable by those who may grant them. */
import { useQuery } from '@tanstack/react-query';
import { http } from '#dataProvider/httpClient.ts';
import type { user } from '#schemas/users/user.ts';
import { ErrorState } from '#src/kit/ErrorState.tsx';
import { SectionsSkeleton } from '#src/kit/Skeletons.tsx';
import type { RecordSlot } from '../../area.ts';
import type { Held } from './choice.ts';
import { Grid } from './Grid.tsx';

export default function PermissionsTab({ record: { id } }: RecordSlot<typeof user>) {
  const queryKey = ['users', id, 'permissions'];
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await http<Held>('GET', `/users/${id}/permissions`, { signal })).data,
    staleTime: 0,
  });
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return data ? <Grid held={data} path={`/users/${id}/set-permissions`} queryKey={queryKey} /> : <SectionsSkeleton />;
}
