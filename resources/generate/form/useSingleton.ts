import { useQuery } from '@tanstack/react-query';
import { http } from '#dataProvider/httpClient.ts';
import { type Endpoint, wayOf } from '#schemas/kernel/calls/endpoint.ts';
import { fillPath } from '#schemas/kernel/calls/path.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { useCentreId } from '../place.ts';
import type { Values } from './body.ts';

/** What the building has set, or the defaults; read anew whenever a page needs it. Without an entity there is nothing to read. */
export const useSingleton = (entity: Entity | undefined) => {
  const officeCentreId = useCentreId();
  return useQuery({
    queryKey: [entity?.name, 'singleton', officeCentreId],
    queryFn: async ({ signal }) => {
      const { method, path } = wayOf(entity?.endpoints?.read as Endpoint);
      return (await http<Values>(method, fillPath(path, { officeCentreId }), { signal })).data;
    },
    enabled: entity !== undefined,
    gcTime: 0,
    staleTime: 0,
  });
};
