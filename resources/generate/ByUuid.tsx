/** A page whose address names the record by its uuid, as others write it (001 §2): it goes on to the address with the key of the API. */
import { useQuery } from '@tanstack/react-query';
import { Navigate, useLocation, useParams } from 'ra-core';
import { http } from '#dataProvider/httpClient.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { Loading } from '#src/kit/states/Loading.tsx';
import { RecordError } from './RecordError.tsx';
import type { ViewProps } from './ViewProps.ts';

/** The call that finds a record by its uuid; undefined where there is none, or where uuids are the key anyway. */
export function pathByUuid({ api: { key, also = [] } }: Entity): string | undefined {
  if (key !== 'id') return undefined;
  const form = also.find((one) => one.key === 'uuid' && typeof one.calls?.get === 'string' && !one.path.includes('{'));
  return form && `${form.path}${String(form.calls?.get).replace('GET ', '')}`;
}

export default function ByUuid({ entity }: ViewProps) {
  const { id = '' } = useParams();
  const { pathname, search } = useLocation();
  const path = pathByUuid(entity)?.replace('{uuid}', id) ?? '';
  const { data, error, refetch } = useQuery({
    queryKey: [entity.name, 'byUuid', id],
    queryFn: ({ signal }) => http<{ id: number }>('GET', path, { signal }).then((answer) => answer.data.id),
    retry: false,
  });
  if (error && !data) return <RecordError entity={entity} error={error} onRetry={() => void refetch()} />;
  return data ? <Navigate to={`${pathname.replace(id, String(data))}${search}`} replace /> : <Loading />;
}
