/** How many people a record addresses now, by the call that forms ask as well; undefined until it is known. */
import { useQuery } from '@tanstack/react-query';
import { http } from '#dataProvider/httpClient.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { AUDIENCE_KEYS, audiencePath } from '#schemas/kernel/rights/audience.ts';
import type { Row } from '../generate/Row.ts';

export function useAudienceSize(entity: Entity, record: Row): number | undefined {
  const body = Object.fromEntries(AUDIENCE_KEYS.flatMap((key) => (record[key] == null ? [] : [[key, record[key]] as const])));
  const { data } = useQuery({
    queryKey: [entity.name, 'audience', JSON.stringify(body)],
    queryFn: ({ signal }) => http<{ people: number }>('POST', audiencePath(entity), { body, signal }),
  });
  return data?.data.people;
}
